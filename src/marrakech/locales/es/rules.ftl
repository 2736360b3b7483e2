### The rules page.

rules-title = Cómo se juega a Marrakech
rules-intro = Eres mercader de alfombras. Assam, el dueño del mercado, pasea entre las alfombras. Quien lo manda a la alfombra de alguien paga por ello.
rules-choose = Reglas de
rules-inForce = Esta partida se juega con
rules-sections-aim-title = El objetivo
rules-sections-aim-text = Cuando se ha tendido la última alfombra, cada dírham de tu bolsa y cada casilla de tu color a la vista valen un punto. Gana quien tenga más puntos; en un empate, la bolsa más llena, y si también es igual, se comparte el puesto.
rules-sections-preparation-title = Antes del primer turno
rules-sections-preparation-text = Assam está en la casilla del centro. Todos empiezan con 30 dírhams: cinco monedas de 1 y cinco de 5. Cuatro mercaderes tienen 12 alfombras de un color cada uno, tres tienen 15. Se juega en el sentido de las agujas del reloj.
rules-sections-preparation-more = Dos mercaderes tienen 24 alfombras cada uno, 12 de cada uno de dos colores, barajadas en una pila y tendidas en su orden. Los dos ven la alfombra de encima, y nadie lo que hay debajo. Una zona es de un solo color, y ninguno de tus colores te cuesta nada.
rules-sections-turn-title = 1. Girar
rules-sections-turn-text = Antes de tirar puedes girar a Assam un cuarto de vuelta a la izquierda o a la derecha, o dejarlo como está. Nunca media vuelta.
rules-sections-walk-title = 2. Andar
rules-sections-walk-text = El dado tiene las caras 1, 2, 2, 3, 3 y 4. Assam avanza tantas casillas en línea recta.

rules-sections-walk-more =
    { $edge ->
        [mosaics] En el borde un semicírculo de mosaico lo lleva a la línea de al lado. En dos esquinas el mosaico grande lo devuelve a la misma casilla que dejó, girado un cuarto de vuelta. El mosaico no cuesta ningún paso; la casilla a la que vuelve es uno.
       *[arrows] En el borde una flecha lo lleva a la línea de al lado. En dos esquinas la flecha grande lo devuelve a la misma casilla que dejó, girado un cuarto de vuelta. La flecha no cuesta ningún paso; la casilla a la que vuelve es uno.
    }

rules-sections-pay-title = 3. Pagar el diezmo
rules-sections-pay-text = Si se para en la alfombra de otro mercader, le debes el diezmo: un dírham por cada casilla de la zona en la que está. Una zona son todas las casillas de ese color a la vista unidas lado con lado; las esquinas no cuentan, la casilla de Assam sí.
rules-sections-pay-more = El suelo libre, tus alfombras y las de quien está fuera no cuestan nada.
rules-sections-lay-title = 4. Tender una alfombra
rules-sections-lay-text = Una alfombra cubre dos casillas contiguas. Una mitad comparte un lado con la casilla de Assam; la otra va al lado de la primera. La casilla de él queda libre.
rules-sections-lay-more = Puede cubrir suelo libre, media alfombra y suelo libre, o mitades de dos alfombras distintas. Nunca a la vez las dos mitades a la vista de una alfombra. Una alfombra que ha perdido una mitad puede perder la otra.
rules-sections-end-title = El final
rules-sections-end-text = La partida acaba cuando se tiende la última alfombra, o en cuanto queda un solo mercader.
rules-outTitle = Cuando no puedes pagar
rules-out = Pagas lo que tienes y quedas fuera: las alfombras que no has tendido vuelven a la caja, las del tablero se quedan, no cuestan nada y no cuentan para nadie. No tiendes alfombra.
rules-playsOn = Pagas lo que tienes y sigues jugando.
rules-playsOnNote = Esta hoja no dice qué pasa; así lo hacemos nosotros.
rules-variantTitle = La variante: giro al final
rules-variant = No giras a Assam antes de tirar sino después de tu alfombra: un cuarto de vuelta a la izquierda o a la derecha, y por ahí tiene que ir el siguiente mercader.
rules-variantNone = Esta hoja no tiene variante.

rules-pictures-walk =
    { $edge ->
        [mosaics] Por un semicírculo, y por el mosaico grande de la esquina.
       *[arrows] Por una flecha, y por la flecha grande de la esquina.
    }

rules-pictures-pay = Assam se ha parado en Índigo: cuatro casillas, cuatro dírhams. El Índigo de la derecha no toca ninguna por un lado.
rules-pictures-cut = Una alfombra de través corta una zona: Assam en Azafrán cuesta cuatro, y no seis.
rules-pictures-legal = Permitido
rules-pictures-illegal = No permitido
rules-pictures-bare = Dos casillas libres.
rules-pictures-half = Una casilla libre y media alfombra.
rules-pictures-two = Mitades de dos alfombras distintas.
rules-pictures-assam = Bajo Assam.
rules-pictures-away = Lejos de Assam: ninguna mitad toca su casilla.
rules-pictures-whole = Las dos mitades de una alfombra a la vez.
rules-printings = Las ediciones, comparadas
rules-printingsNote = El mismo juego se imprimió varias veces. Donde una hoja calla, decimos qué hacemos.
rules-table-rugs = Alfombras en la caja
rules-table-edge = Alrededor del borde
rules-table-insolvency = No puede pagarlo todo
rules-table-variant = Giro al final
rules-table-two = Dos mercaderes
rules-table-starter = Quién empieza
rules-rugsUnknown = no consta
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = mosaicos
rules-edge-arrows = flechas
rules-insolvency-out = queda fuera
rules-insolvency-plays_on = paga lo que tiene, sigue jugando
rules-variants-yes = la ofrece
rules-variants-no = no consta
rules-two-two_colours = 24 alfombras de dos colores
rules-two-one_colour = o 15 de un color
rules-starter-holiday = el último que estuvo de vacaciones en Marruecos
rules-starter-decide = lo deciden los jugadores
rules-starter-not_printed = no consta
rules-ours = criterio nuestro
rules-printed = consta en la hoja
rules-none = no se da
rules-rulingsTitle = Lo que las hojas dejan abierto
rules-rulingsNote = Marcado por edición: dónde lo dice la hoja y dónde es criterio nuestro.
rules-point = Punto
rules-rulings-shared-title = Puestos compartidos
rules-rulings-shared-text = Misma puntuación y misma bolsa comparten el puesto.
rules-rulings-whole-title = Una alfombra propia entera
rules-rulings-whole-text = Las hojas prohíben cubrir de una vez la alfombra entera de un rival y solo nombran mitades de alfombras distintas; nosotros lo prohibimos también para la propia. Una regla de la casa lo permite.
rules-rulings-begins-title = Quién empieza
rules-rulings-begins-text = Quien monta la partida elige quién empieza; si no, empieza el sitio 1.
rules-rulings-top-title = Lo alto de la pila
rules-rulings-top-text = Con dos mercaderes, los dos ven la alfombra de encima de cada pila, y nadie lo que hay debajo.
rules-rulings-order-title = El orden de la pila
rules-rulings-order-text = Las alfombras se tienden en el orden de la pila.
rules-rulings-twelve-title = Doce de cada color
rules-rulings-twelve-text = Las 24 alfombras de dos mercaderes son 12 de cada color.
rules-rulings-insolvent-title = Quien no puede pagar
rules-rulings-insolvent-text = Donde la hoja no dice nada, se paga lo que hay y se sigue jugando.
rules-rulings-exact-title = Pagar lo justo
rules-rulings-exact-text = Quien puede pagarlo todo sigue dentro, aunque no le quede nada.
rules-rulings-ranked-title = Orden de los que quedan fuera
rules-rulings-ranked-text = Quien queda fuera va detrás de todos los que siguieron, y quien salió más tarde delante de quien salió antes.
rules-rulings-noRug-title = Sin alfombra al quedar fuera
rules-rulings-noRug-text = El turno de quien queda fuera acaba ahí: sin alfombra y, en la variante, sin cuarto de vuelta.
rules-rulings-variant-title = El primer turno de la variante
rules-rulings-variant-text = Assam mira al norte; nadie lo ha girado todavía.
rules-rulings-short-title = El juego corto
rules-rulings-short-text = Un juego tiene 12 alfombras; el nuestro es Almendra, así que tres mercaderes usan los otros tres.
rules-rulings-preparation-title = Preparación
rules-rulings-preparation-text = Assam en el centro, 30 dírhams, 12 o 15 alfombras, en el sentido del reloj. Suleika no imprime preparación ni contenido; tomamos los de las otras hojas.
rules-learn = ¿Mejor aprender jugando? Unos pasos, cinco minutos.
rules-print = Imprimir estas reglas
