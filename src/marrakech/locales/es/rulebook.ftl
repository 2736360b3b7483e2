### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } jugadores

rulebook-printing =
    { $printing ->
        [fr60] Marrakech, francesa, 60 alfombras
        [fr57] Marrakech, francesa, 57 alfombras
        [suleika] Suleika, francesa
        [ro57] Marrakech, rumana, 57 alfombras
       *[en2021] Marrakech, inglesa, 2021
    }

## The market

rulebook-market-title = El mercado
rulebook-market =
    Siete por siete casillas, de a1 abajo a la izquierda a g7 arriba a la derecha. Assam, el dueño del mercado,
    empieza en d4, en el centro. Por el borde corren { $edge ->
        [arrows] flechas
       *[mosaics] mosaicos
    } que lo devuelven al tablero cada vez que sale.

## Setting up

rulebook-setup-title = Preparación
rulebook-setup-piles =
    Dos mercaderes empiezan con { $purse } dírhams y { $rugs } alfombras cada uno: { $stock } de cada uno de dos
    colores, barajadas en una pila. Henna y Azafrán juegan contra Índigo y Almendra.
rulebook-setup-colours =
    { $players ->
        [2] Dos
        [3] Tres
       *[4] Cuatro
    } mercaderes empiezan con { $purse } dírhams y { $rugs } alfombras cada uno, todas de un color: { $players ->
        [2] Henna, Índigo
        [3] Henna, Índigo, Azafrán
       *[4] Henna, Índigo, Azafrán, Almendra
    }.
rulebook-starter =
    { $starter ->
        [holiday] Empieza el último que estuvo de vacaciones en Marruecos.
        [decide] Los jugadores deciden quién empieza.
       *[unsaid] Esta edición no dice quién empieza.
    } Se juega en el sentido del reloj; aquí empieza el primer sitio.
rulebook-box =
    La caja trae { $rugs } alfombras y solo tres juegos de 15, así que tres jugadores usan esos tres colores.

## A turn

rulebook-orient-title = 1. Elegir la dirección
rulebook-orient =
    Antes de tirar el dado, deja a Assam como está o gíralo un cuarto de vuelta a la izquierda o a la derecha. Nunca da
    media vuelta en el sitio.
rulebook-rollFirst-title = 1. Sin elegir la dirección
rulebook-rollFirst =
    Esta es la variante: Assam va hacia donde mira, según lo fijó el mercader anterior al girarlo al final de su
    turno.
rulebook-walk-title = 2. Tirar y andar
rulebook-walk =
    Las caras del dado son { $faces }. Assam avanza tantas casillas en línea recta. Donde sale del tablero,
    { $edge ->
        [arrows] las flechas
       *[mosaics] los mosaicos
    } lo llevan a la línea vecina, de vuelta; en las esquinas g7 y a1 vuelve a la misma casilla, girado un
    cuarto de vuelta. El rodeo no cuesta ningún paso: la casilla en la que entra, sí.
rulebook-pay-title = 3. Pagar el diezmo
rulebook-pay =
    Si Assam se para en la alfombra de un rival, págale un dírham por cada casilla de la zona: todas las casillas
    a la vista de ese color unidas lado con lado a la suya, esta incluida. Tocarse por una esquina no une. El
    suelo libre y tus propias alfombras son gratis.
rulebook-pay-piles =
    Una zona es de un solo color: acaba donde empieza el otro color del mismo rival.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Quien no puede pagarlo todo paga lo que tiene y queda fuera: el turno acaba ahí, las alfombras sin tender
            vuelven a la caja, las tendidas se quedan y pasan a ser neutrales, de modo que nadie paga en ellas ni
            puntúan, pero se pueden cubrir como las demás. Pagar hasta el último dírham sigue siendo pagarlo todo.
       *[no] Quien no puede pagarlo todo paga lo que tiene y sigue jugando.
    }{ $source ->
        [house] {" "}(Una regla de la casa sobre { $printing }.)
        [unsaid] {" "}(La hoja de { $printing } no lo dice; así jugamos nosotros.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Tender una alfombra
rulebook-lay =
    Una alfombra cubre dos casillas vecinas. Al menos una comparte un lado con la casilla de Assam, y ninguna es
    la casilla de Assam.
rulebook-lay-over =
    Puede ir sobre suelo libre, sobre una casilla libre y media alfombra, o sobre mitades de dos alfombras distintas,
    sean del color que sean. { $own ->
        [yes] Solo puede cubrir a la vez las dos mitades a la vista de una alfombra si esa alfombra es tuya (una regla de la casa).
       *[no] Nunca puede cubrir a la vez las dos mitades a la vista de una alfombra.
    } Una alfombra con una mitad ya tapada puede perder la otra.
rulebook-piles-title = Las pilas
rulebook-piles =
    Las alfombras se tienden en el orden de la pila. La de encima la conocen los dos jugadores, lo de debajo nadie:
    la probabilidad de un color es su parte de lo que queda.
rulebook-turn-title = 5. Girar a Assam
rulebook-turn =
    Gira a Assam un cuarto de vuelta a la izquierda o a la derecha, lo que fija el camino del siguiente mercader. { $keep ->
        [yes] Por regla de la casa también se puede dejar como está.
       *[no] El cuarto de vuelta es obligatorio.
    }{ $elimination ->
        [yes] {" "}Un mercader que queda fuera no lo gira.
       *[no] {""}
    }

## The end

rulebook-end-title = El final
rulebook-end =
    La partida acaba cuando se tiende la última alfombra{ $elimination ->
        [yes] , o en cuanto queda un solo mercader
       *[no] {""}
    }. Cada dírham y cada casilla a la vista de tus colores es un punto. Gana quien tenga más; en un empate, quien tenga
    más dírhams, y si también hay empate, se comparte el puesto.{ $elimination ->
        [yes] {" "}Quien queda fuera va detrás de todos los que siguieron, el que salió más tarde delante del que salió antes.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Otras formas de jugar
rulebook-ways-one-colour = - one-colour: dos jugadores con 15 alfombras de un color cada uno, como dice la preparación
rulebook-ways-end-turn = - end-turn: la variante de esta edición, con el giro al final y no al principio
rulebook-ways-keep-heading = - keep-heading: el giro del final se puede omitir (regla de la casa)
rulebook-ways-cover-own = - cover-own: las dos mitades de una alfombra propia se pueden cubrir a la vez (regla de la casa)
rulebook-ways-elimination = - elimination: quien no puede pagarlo todo queda fuera (regla de la casa)
rulebook-ways-no-elimination = - no-elimination: quien no puede pagarlo todo paga lo que tiene y sigue jugando (regla de la casa)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = título
rulebook-rows-language = idioma
rulebook-cells-language = { $language ->
    [en] inglés
    [ro] rumano
   *[fr] francés
  }
rulebook-rows-rugs = alfombras en la caja
rulebook-cells-rugs = { $rugs ->
    [0] no consta
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = borde
rulebook-cells-edge = { $edge ->
    [arrows] flechas
   *[mosaics] mosaicos
  }
rulebook-rows-insolvency = no puede pagarlo todo
rulebook-cells-insolvency = { $elimination ->
    [yes] queda fuera
   *[no] paga lo que tiene y sigue jugando
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(no consta)
  }
rulebook-rows-variant = variante: giro al final
rulebook-cells-variant = { $offered ->
    [yes] la ofrece
   *[no] no
  }
rulebook-rows-two = dos jugadores
rulebook-cells-two = { $ways ->
    [both] 24 alfombras de dos colores o 15 de uno
    [one_colour] 15 de un color
   *[two_colours] 24 alfombras de dos colores
  }
rulebook-rows-starter = quién empieza
rulebook-cells-starter = { $starter ->
    [holiday] el último de vacaciones en Marruecos
    [decide] lo deciden los jugadores
   *[unsaid] no consta
  }
