### The start page, setting up a game, printings and levels.

start-daily = Problema del día
start-dailyNote = Una opción es claramente la mejor. ¿Cuál?

start-dailySolved =
    { $days ->
        [0] Resuelto hoy
        [1] Resuelto hoy
       *[other] Resuelto, { $days } días seguidos
    }

start-dailySolve = Resolverlo
start-dailySee = Verlo
start-puzzles = Todos los problemas
start-page = Jugar
start-headline = Tiende tus alfombras por donde tengan que pasar los demás.
start-learn = Aprender
start-learnNote = Cinco minutos, jugada a jugada.

start-learnSteps =
    { $done ->
        [0] { $of } pasos
       *[other] { $done } de { $of } pasos hechos
    }

start-learnStart = Empezar la lección
start-learnStartShort = Empezar
start-learnOn = Seguir aprendiendo
start-learnOnShort = Seguir
start-learnAgain = Aprender otra vez
start-playTitle = Jugar

start-playNote =
    Ya mismo, { $bots ->
        [0] sin bots
        [1] contra un bot
        [2] contra dos bots
        [3] contra tres bots
       *[other] contra { $bots } bots
    }.

start-playWatch = Bots entre sí: tú miras.
start-playTogether = Pasad este aparato de mano en mano.
start-level = Lo bien que juegan los bots
start-play = Jugar
start-preparing = El nivel { $level } aún se está preparando. Hasta entonces lo sustituye un bot más sencillo.
start-chooseRules = Elegir reglas
start-friends = Amigos
start-friendsNote = Envía un enlace. Cada cual toma un sitio.
start-pass = O pasad un aparato de mano en mano
start-doors-friends = Abrir una mesa
start-doors-here = Pasar un aparato de mano en mano
start-doors-box = La caja en la mesa
start-box = Árbitro para la caja en la mesa
start-openTable = Abrir una mesa
start-goesOn = Tu partida sigue
start-goOn = Seguir
start-waits = Te toca

start-others =
    { $count ->
        [one] te espera { $count } partida más
       *[other] te esperan { $count } partidas más
    }

start-open = Abrir un archivo de partida

coach-title = Una ayudita
coach-fine = Vale
coach-none = Sin más ayuda
coach-steps-orient = Elige un camino para Assam. Las cifras dicen lo que quizá pagues ahí; después tira.
coach-steps-roll = Tira: Assam va hacia donde mira, y pagas si se para en la alfombra de alguien.
coach-steps-lay = Tiende una alfombra junto a Assam, por donde tengan que pasar los demás: dos casillas contiguas, una de ellas pegada a la suya.
coach-steps-turn = Gira a Assam un cuarto de vuelta: por ahí tendrá que ir el siguiente mercader.

ruleLine-printings-en2021 = reglas inglesas de 2021
ruleLine-printings-fr60 = reglas francesas, 60 alfombras
ruleLine-printings-fr57 = reglas francesas, 57 alfombras
ruleLine-printings-ro57 = reglas rumanas
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] dos mercaderes
        [3] tres mercaderes
        [4] cuatro mercaderes
       *[other] { $players } mercaderes
    }

ruleLine-bots-novice = novatos
ruleLine-bots-apprentice = aprendices
ruleLine-bots-merchant = nivel mercader
ruleLine-bots-master = maestros
ruleLine-bots-even = bots a la par
ruleLine-bots-random = bots descuidados
ruleLine-bots-greedy = bots astutos
ruleLine-bots-lookahead = bots previsores
ruleLine-mixed = bots de varios niveles
ruleLine-endTurn = giro al final
ruleLine-keepHeading = regla de la casa: se puede omitir
ruleLine-oneColour = un color cada uno
ruleLine-out = regla de la casa: quien no puede pagar queda fuera
ruleLine-playsOn = regla de la casa: nadie queda fuera
ruleLine-coverOwn = regla de la casa: se puede cubrir entera una alfombra propia
ruleLine-perTurn = { $seconds } s por turno

ruleLine-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }

ruleLine-total = { $minutes } min cada uno

setup-title = Elegir reglas
setup-page = Elegir reglas
setup-formLabel = Montar una partida
setup-lede = Estas son las reglas de tu próxima partida. Este aparato las recuerda.
setup-ledes-friends = Recibes un enlace para tus amigos. «Jugar» conserva sus reglas.
setup-ledes-here = Todos juegan en este aparato, por turnos. «Jugar» conserva sus reglas.
setup-ledes-box = Jugáis con la caja de verdad, y tiráis, pagáis y tendéis vosotros. El teléfono vigila: cuenta los diezmos, conoce todas las reglas y guarda la partida.
setup-keep = Guardar estas reglas
setup-readRules = Leer las reglas de esta edición
setup-merchants = Mercaderes
setup-players = Número de jugadores
setup-printing = Edición
setup-rules = Reglas
setup-seat = Sitio { $seat }
setup-name = Nombre del sitio { $seat }
setup-namePlaceholder = Nombre
setup-kinds-person = Persona aquí
setup-kinds-link = Amigo por enlace
setup-bot = Bot, { $level }
setup-botSoon = Bot, { $level } (aún no está listo)
setup-friend = Amigo
setup-passAndPlay = Varias personas aquí: os pasáis el aparato.
setup-roundTheTable = Así se sientan los jugadores alrededor de la mesa.
setup-byLink = Recibes un solo enlace, con su código QR, para todos.
setup-watch = Aquí no se sienta nadie: miras jugar a los bots.
setup-twoColours = Dos colores cada uno
setup-twoColoursNote = 24 alfombras cada uno, 12 de dos colores, barajadas en una pila: ves la de encima.
setup-oneColour = Un color cada uno
setup-oneColourNote = 15 alfombras de un color, como dice la preparación de esta hoja.
setup-endTurn = Girar a Assam al final
setup-endTurnNote = El cuarto de vuelta cierra tu turno y fija el camino del siguiente mercader.
setup-endTurnMissing = Esta edición no lo ofrece.
setup-keepHeading = …o dejarlo como está
setup-keepHeadingNote = Regla de la casa: el giro del final se puede omitir.
setup-elimination = Fuera cuando no puedas pagar
setup-eliminationNote = Pagas lo que tienes y te vas. Tus alfombras se quedan, no cuestan nada ni puntúan.
setup-eliminationOff = Pagas lo que tienes y sigues jugando.
setup-printed = Como está impreso.
setup-houseRule = Regla de la casa sobre esta edición.
setup-notPrinted = Esta hoja no lo dice; aquí se sigue jugando.
setup-coverOwn = Cubrir entera tu propia alfombra
setup-coverOwnNote = Regla de la casa: las dos mitades de una alfombra tuya pueden desaparecer a la vez.
setup-clock = Reloj
setup-clockNone = Sin reloj
setup-clockTurn =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }

setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minuto en total cada uno
       *[other] { $minutes } minutos en total cada uno
    }

setup-clockDays =
    { $days ->
        [one] Un turno en { $days } día
       *[other] Un turno en { $days } días
    }

setup-clockSlowNote = Nadie tiene que estar presente: te avisamos cuando te toque. Si se acaba el tiempo, juega un bot por ti.
setup-clockNote = Si se acaba el tiempo, juega un bot por ti.
setup-starts = Quién empieza
setup-start = Empezar esta partida
setup-invite = Abrir la mesa
setup-busy = Preparando…
setup-threeOf57 = Esta caja tiene tres juegos de 15: juegan Henna, Índigo y Azafrán.

levels-novice = novato
levels-apprentice = aprendiz
levels-merchant = mercader
levels-master = maestro
levels-even = a la par
levels-random = descuidado
levels-greedy = astuto
levels-lookahead = previsor

printings-en2021-name = Inglesa, 2021
printings-en2021-note = Tu caja tiene mosaicos alrededor del tablero y 15 alfombras de cada color. Quien no puede pagar queda fuera.
printings-fr60-name = Francesa, 60 alfombras
printings-fr60-note = Tu caja tiene flechas alrededor del tablero y 15 alfombras de cada color. Quien no puede pagar queda fuera.
printings-fr57-name = Francesa, 57 alfombras
printings-fr57-note = Tu caja tiene flechas alrededor del tablero y solo 12 alfombras de un color. Quien no puede pagar sigue jugando.
printings-ro57-name = Rumana, 57 alfombras
printings-ro57-note = Tu caja tiene las reglas en rumano y solo 12 alfombras de un color. Quien no puede pagar sigue jugando.
printings-suleika-name = Suleika
printings-suleika-note = En la tapa de tu caja pone Suleika. Quien no puede pagar sigue jugando; no hay variante.

start-offlineReady = Listo sin conexión
start-pressNow = Púlsalo ya: la partida se abre cuando los puestos estén en pie.
