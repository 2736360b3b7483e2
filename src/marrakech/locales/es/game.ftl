### The game: prompt, steps, board.

game-page = Partida
game-round = Ronda { $round } de { $rounds }
game-board = Plaza del mercado
game-merchants = Mercaderes
game-yourTurn = Te toca

game-turnOf =
    { $who-is ->
        [you] Te toca
       *[other] Le toca a { $who }
    }

game-score = Puntuación
game-person = Persona en este aparato
game-here = En línea
game-away = Ausente
game-waiting = Aún no ha llegado
game-held = Un bot guarda el sitio
game-out = Fuera
game-pays = Paga
game-paid = Cobra
game-thinks = Piensa…

game-level =
    { $level ->
        [novice] Novato
        [apprentice] Aprendiz
        [merchant] Mercader
        [master] Maestro
        [even] A la par
       *[other] Bot
    }

game-dirhamsWord =
    { $count ->
        [one] dírham
       *[other] dírhams
    }

game-squaresWord =
    { $count ->
        [one] casilla
       *[other] casillas
    }

game-inPile = en la pila
game-addressed = { $name }: { $text }
game-thenBot = Después juega un bot por ti
game-notifyBody = El mercado te espera.
game-askSound = ¿Un sonido cuando te toque?
game-soundYes = Sí
game-soundNo = No
game-skipKey = Espacio
game-nextRug = Siguiente alfombra:
game-next = Después
game-pileLeft = { $colour } { $left }
game-steps-turn = Girar
game-steps-walk = Andar
game-steps-pay = Pagar
game-steps-lay = Tender
game-stepsLabel = Pasos del turno
game-loading = Se monta el mercado…
game-skip = Saltar
game-hereBefore = ¿Ya estabas aquí, en otro navegador?
game-findSeat = Buscar mi sitio
game-spectator = Estás mirando.
game-aside = Apartada
game-log = Lo que ha pasado
game-logEmpty = Nada todavía: abre el mercado.
game-lookBack = Repasar
game-takeBack = Deshacer
game-takeBackTitle = ¿Deshacer esto?
game-takeBackNote = La partida pasa a ser de práctica: así consta, y no cuenta en tus estadísticas.
game-takeBackNo = Dejarlo
game-takeBackYes = Deshacer
game-practised = Práctica
game-practisedNote = De práctica, con jugadas deshechas: esta partida no cuenta en tus estadísticas.
game-allLaid = Todas las alfombras están tendidas
game-result = Ver el resultado
game-hold = Que un bot juegue por { $who }
game-reclaim = Recuperar mi sitio
game-timeLeft = quedan { $text }

orient-title = ¿Por dónde irá Assam?
orient-note = Elige una flecha en el tablero y tira.
orient-rollTitle = Tira por Assam
orient-rollNote = Su camino está fijado: va hacia donde mira.
orient-worst = máx. −{ $most }
orient-free = siempre gratis
orient-odds = Riesgos
orient-oddsTitle = Lo que puede costar cada camino
orient-group = Dirección de Assam
orient-table = Diezmo según dirección y tirada
orient-onRoll = Diezmo con un
orient-average = de media
orient-on = en { $square }
orient-out = fuera
orient-arrow = { $turn }, hacia { part-heading }, diezmo medio { $average }
orient-roll = Tirar el dado
orient-lastRoll = Última tirada: { $steps }

walk-rolling =
    { $who-is ->
        [you] Tiras
       *[other] { $who } tira
    } el dado…

walk-rolled = { part-has } sacado un { number }

walk-paying =
    { $to-is ->
        [you] { $from } te debe { $due }
       *[other] { $from-is ->
            [you] Debes { $due } a { $to }
           *[other] { $from } debe { $due } a { $to }
        }
    }

walk-laying =
    { $who-is ->
        [you] Tiendes
       *[other] { $who } tiende
    } una alfombra

walk-turning =
    { $who-is ->
        [you] Giras
       *[other] { $who } gira
    } a Assam

walk-region =
    { $number ->
        [one] Una sola casilla { $colour } bajo los pies de Assam.
       *[other] { CAPITAL(number) } casillas { $colour } se juntan bajo los pies de Assam.
    }

walk-then = luego { $purse }

walk-wait =
    { $who-is ->
        [you] Te toca
       *[other] { $who } está pensando
    }

walk-away =
    { $who-is ->
        [you] Te toca
       *[other] { $who } no está
    }

walk-awayNote = Ningún bot juega si tú no lo pides.
lay-title = Tiende una alfombra junto a Assam
lay-note = Toca una casilla punteada y luego la de al lado; o arrastra sobre las dos.
lay-second = Una mitad en { $square }. Toca ahora una casilla punteada de al lado.
lay-chosen = En { $place }, sobre { $covers }. El botón la tiende.
lay-chosenQuick = En { $place }, sobre { $covers }. Tócala otra vez para tenderla.
lay-colour = Alfombra { $colour }
lay-group = Sitios para la alfombra
lay-place = { $place }, sobre { $covers }
lay-confirm = Tenderla aquí
lay-cancel = Elegir otra vez
lay-choose = Elige un sitio
lay-refused-assam = Ahí está Assam: bajo sus pies no va ninguna alfombra.
lay-refused-away = Una mitad de la alfombra debe tocar la casilla de Assam.
lay-refused-whole_rug = Una alfombra no puede cubrir a la vez las dos mitades de otra.
turn-title = ¿Hacia dónde para el siguiente mercader?
turn-note = Gira a Assam un cuarto de vuelta: por ahí irá el siguiente mercader.
turn-noteKeep = Gira a Assam un cuarto de vuelta o déjalo: por ahí irá el siguiente mercader.
turn-confirm = Girar a Assam

turn-costs =
    { $who-is ->
        [you] Tu diezmo con un
       *[other] Diezmo de { $who } con un
    }

square-bare = { $square }, suelo libre

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , de nadie
        [you] , tuya
       *[other] , de { $owner }
    }{ $other-is ->
        [given] , entera con { $other }
       *[nothing] , media
    }

square-assam = Aquí está Assam, mirando hacia { part-heading }
square-grid = Casillas del mercado

moment-cannot =
    { $to-is ->
        [you] { $who } no puede pagártelo todo
       *[other] { $who-is ->
            [you] No puedes pagárselo todo a { $to }
           *[other] { $who } no puede pagárselo todo a { $to }
        }
    }

moment-takes =
    { $from-is ->
        [you] { $to } te cobra { $paid }
       *[other] { $to-is ->
            [you] Cobras { $paid } a { $from }
           *[other] { $to } cobra { $paid } a { $from }
        }
    }

moment-leaves =
    { $who-is ->
        [you] dejas el mercado
       *[other] deja el mercado
    }

moment-left = quedan { $purse }

moment-has =
    { $who-is ->
        [you] tienes
       *[other] tiene
    } { $purse ->
        [one] { $purse } dírham
       *[other] { $purse } dírhams
    }

moment-owed = debido
moment-paid = pagado
moment-all = pagado, todo lo que había
moment-forgiven = perdonado

moment-rugs =
    { $who-is ->
        [you] Tus alfombras
       *[other] Las alfombras
    } se quedan en el mercado. No cuestan nada ni puntúan.

moment-go = Seguir
moment-watch = Seguir mirando
moment-leave = Salir
