### The box on the table: the page referees a real game.

referee-page = La caja en la mesa
referee-round = Ronda { $round } de { $rounds }, la caja de verdad
referee-pileOf = Pila de { $who }
referee-whichRug = ¿Qué alfombra está encima?
referee-whichWay = ¿Hacia dónde?
referee-turningOn = { $who } gira a Assam al final
referee-rolling = { $who } tira el dado
referee-whatNumber = ¿Qué número?

referee-squaresOn =
    { $number ->
        [one] Una casilla más allá, { $colour }
       *[other] { CAPITAL(number) } casillas más allá, { $colour }
    }

referee-pays = { $who } paga { $paid } a { $to }
referee-paysAll = { $who } da { $paid } a { $to }, todo lo que hay

referee-owes =
    { $out ->
        [yes] { $who } debe { $due } y queda fuera: las alfombras se quedan y no cuestan nada
       *[no] { $who } debe { $due } y sigue jugando
    }

referee-free-bare = Gratis: suelo libre
referee-free-nobody = Gratis: alfombra de nadie
referee-free-own = Gratis: alfombra propia de { $who }
referee-goOn = Seguir
referee-twoSquares = Toca dos casillas
referee-here = ¿Está aquí?
referee-beside = Junto a { $square }, donde está Assam.
referee-dashed = Primero una casilla punteada, luego la de al lado.
referee-first = Primera casilla: { $square }.
referee-second = Ahora la de al lado.
referee-over = Sobre { $covers }.
referee-liesHere = Está aquí
referee-thenOnTop = Está aquí. Ahora la pila muestra:
referee-notThere = Ahí no.
referee-refused-assam = Assam está en { $square }: bajo sus pies no va ninguna alfombra.
referee-refused-away = Ninguna mitad toca { $square }, donde está Assam. Las casillas punteadas sí.
referee-refused-whole_rug = Así se cubrirían a la vez las dos mitades de una alfombra.
referee-gold =
    { $count ->
        [1] una
       *[other] { $words }
    } de oro
referee-silver =
    { $count ->
        [1] una
       *[other] { $words }
    } de plata
referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, vuelta { $back }

referee-change =
    { $who-is ->
        [nobody] Cambiad antes una de oro por cinco de plata de la caja.
       *[other] Cambiad antes una de oro por cinco de plata con { $who }.
    }

referee-paid = Pagado
referee-purses = Bolsas
referee-goldOf = oro
referee-silverOf = plata
referee-undo = Deshacer
referee-undone-heading = Deshacer la dirección
referee-undone-roll = Deshacer la tirada
referee-undone-payment = Deshacer el pago
referee-undone-draw = Deshacer la pila
referee-undone-turn = Deshacer el giro
referee-undone-rug = Deshacer la alfombra de { $who }
referee-turnPicture = Girar la imagen
referee-differ = Las bolsas no cuadran
referee-shouldHold = Según lo apuntado, cada cual debería tener:
referee-mend = Otras monedas del mismo valor sirven igual. Si las monedas están mal, ponedlas bien; si algo se apuntó mal, deshaced hasta ahí.
referee-tithes = Lo que se pagó
referee-paidIn = Ronda { $round }: { $who } pagó { $paid } a { $to }
referee-awake = La pantalla sigue encendida.
referee-sleeps = Este navegador deja que la pantalla se apague: ajusta tu aparato para que no lo haga.
