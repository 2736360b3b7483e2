### The start page, setting up a game, printings and levels.

start-daily = Problema del giorno
start-dailyNote = Una scelta è chiaramente la migliore. Quale?

start-dailySolved =
    { $days ->
        [0] Risolto oggi
        [1] Risolto oggi
       *[other] Risolto, { $days } giorni di fila
    }

start-dailySolve = Risolvilo
start-dailySee = Guardalo
start-puzzles = Tutti i problemi
start-page = Gioca
start-headline = Stendi i tuoi tappeti dove gli altri devono passare.
start-learn = Impara
start-learnNote = Cinque minuti, una mossa alla volta.

start-learnSteps =
    { $done ->
        [0] { $of } passi
       *[other] { $done } di { $of } passi fatti
    }

start-learnStart = Comincia la lezione
start-learnStartShort = Comincia
start-learnOn = Continua a imparare
start-learnOnShort = Continua
start-learnAgain = Impara di nuovo
start-playTitle = Gioca

start-playNote =
    Subito, contro { $bots ->
        [0] nessun bot
        [1] un bot
        [2] due bot
        [3] tre bot
       *[other] { $bots }
    }.

start-playWatch = Bot tra loro: tu guardi.
start-playTogether = Passatevi questo dispositivo.
start-level = Quanto giocano bene i bot
start-play = Gioca
start-preparing = Il livello { $level } si sta ancora preparando. Fino ad allora lo sostituisce un bot più semplice.
start-chooseRules = Scegli le regole
start-friends = Amici
start-friendsNote = Manda un link. Ognuno prende un posto.
start-pass = O passatevi un dispositivo
start-doors-friends = Apri un tavolo
start-doors-here = Passatevi un dispositivo
start-doors-box = La scatola sul tavolo
start-box = Arbitro per la scatola sul tavolo
start-openTable = Apri un tavolo
start-goesOn = La tua partita continua
start-goOn = Continua
start-waits = Tocca a te

start-others =
    { $count ->
        [one] un’altra partita ti aspetta
       *[other] altre { $count } partite ti aspettano
    }

start-open = Apri un file di partita

coach-title = Un piccolo aiuto
coach-fine = Bene
coach-none = Basta aiuti
coach-steps-orient = Scegli una direzione per Assam. Le cifre dicono quanto potresti pagare lì; poi tira.
coach-steps-roll = Tira: Assam va dove guarda, e paghi se si ferma sul tappeto di qualcuno.
coach-steps-lay = Stendi un tappeto accanto ad Assam, dove gli altri devono passare: due caselle vicine, una attaccata alla sua.
coach-steps-turn = Gira Assam di un quarto: il prossimo mercante deve andare da quella parte.

ruleLine-printings-en2021 = regole inglesi del 2021
ruleLine-printings-fr60 = regole francesi, 60 tappeti
ruleLine-printings-fr57 = regole francesi, 57 tappeti
ruleLine-printings-ro57 = regole romene
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] due mercanti
        [3] tre mercanti
        [4] quattro mercanti
       *[other] { $players } mercanti
    }

ruleLine-bots-novice = novizi
ruleLine-bots-apprentice = apprendisti
ruleLine-bots-merchant = livello mercante
ruleLine-bots-master = maestri
ruleLine-bots-even = bot alla pari
ruleLine-bots-random = bot distratti
ruleLine-bots-greedy = bot scaltri
ruleLine-bots-lookahead = bot lungimiranti
ruleLine-mixed = bot di vari livelli
ruleLine-endTurn = si gira Assam alla fine
ruleLine-keepHeading = regola della casa: si può saltare
ruleLine-oneColour = un colore a testa
ruleLine-out = regola della casa: chi non può pagare è fuori
ruleLine-playsOn = regola della casa: nessuno va fuori
ruleLine-coverOwn = regola della casa: un tappeto proprio si può coprire intero
ruleLine-perTurn = { $seconds } s a turno

ruleLine-days =
    { $days ->
        [one] { $days } giorno a turno
       *[other] { $days } giorni a turno
    }

ruleLine-total = { $minutes } min a testa

setup-title = Scegli le regole
setup-page = Scegli le regole
setup-formLabel = Prepara una partita
setup-lede = Queste sono le regole della tua prossima partita, da solo o con gli amici. Questo dispositivo le ricorda.
setup-ledes-friends = Ricevi un link per i tuoi amici. «Gioca» conserva le sue regole.
setup-ledes-here = Tutti giocano su questo dispositivo, a turno. «Gioca» conserva le sue regole.
setup-ledes-box = Giocate con la scatola vera: tirate, pagate e stendete voi. Il telefono vigila: conta le decime, conosce ogni regola e conserva la partita.
setup-keep = Tieni queste regole
setup-readRules = Leggi le regole di questa edizione
setup-merchants = Mercanti
setup-players = Numero di giocatori
setup-printing = Edizione
setup-rules = Regole
setup-seat = Posto { $seat }
setup-name = Nome al posto { $seat }
setup-namePlaceholder = Nome
setup-kinds-person = Persona qui
setup-kinds-link = Amico via link
setup-bot = Bot, { $level }
setup-botSoon = Bot, { $level } (non ancora pronto)
setup-friend = Amico
setup-passAndPlay = Più persone qui: vi passate il dispositivo.
setup-roundTheTable = I giocatori siedono in quest’ordine attorno al tavolo.
setup-byLink = Ricevi un solo link, con il suo codice QR, per tutti.
setup-watch = Qui non siede nessuno: guardi giocare i bot.
setup-twoColours = Due colori a testa
setup-twoColoursNote = 24 tappeti a testa, 12 per ciascuno dei due colori, mescolati in una pila: vedi quello in cima.
setup-oneColour = Un colore a testa
setup-oneColourNote = 15 tappeti di un colore, come dice la preparazione di questo foglio.
setup-endTurn = Gira Assam alla fine
setup-endTurnNote = Il quarto di giro chiude il tuo turno e fissa la via del prossimo mercante.
setup-endTurnMissing = Questa edizione non lo prevede.
setup-keepHeading = …o lascialo com’è
setup-keepHeadingNote = Regola della casa: il quarto di giro alla fine si può saltare.
setup-elimination = Fuori quando non puoi pagare
setup-eliminationNote = Paghi quel che hai e te ne vai. I tuoi tappeti restano, non costano nulla e non fanno punti.
setup-eliminationOff = Paghi quel che hai e continui.
setup-printed = Come stampato.
setup-houseRule = Regola della casa su questa edizione.
setup-notPrinted = Questo foglio non lo dice; da noi si continua.
setup-coverOwn = Coprire intero un proprio tappeto
setup-coverOwnNote = Regola della casa: le due metà di un tuo tappeto possono sparire insieme.
setup-clock = Orologio
setup-clockNone = Senza orologio
setup-clockTurn = { $seconds } secondi a turno

setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minuto in tutto a testa
       *[other] { $minutes } minuti in tutto a testa
    }

setup-clockDays =
    { $days ->
        [one] Un turno entro { $days } giorno
       *[other] Un turno entro { $days } giorni
    }

setup-clockSlowNote = Nessuno deve essere presente: ti avvisiamo quando tocca a te. Se il tempo scade, gioca un bot per te.
setup-clockNote = Se il tempo scade, gioca un bot per te.
setup-starts = Chi comincia
setup-start = Comincia questa partita
setup-invite = Apri il tavolo
setup-busy = Si prepara…
setup-threeOf57 = Questa scatola ha tre serie da 15: giocano Henné, Indaco e Zafferano.

levels-novice = novizio
levels-apprentice = apprendista
levels-merchant = mercante
levels-master = maestro
levels-even = alla pari
levels-random = distratto
levels-greedy = scaltro
levels-lookahead = lungimirante

printings-en2021-name = Inglese, 2021
printings-en2021-note = La tua scatola ha mosaici attorno al tabellone e 15 tappeti per colore. Chi non può pagare è fuori.
printings-fr60-name = Francese, 60 tappeti
printings-fr60-note = La tua scatola ha frecce attorno al tabellone e 15 tappeti per colore. Chi non può pagare è fuori.
printings-fr57-name = Francese, 57 tappeti
printings-fr57-note = La tua scatola ha frecce attorno al tabellone e solo 12 tappeti di un colore. Chi non può pagare continua.
printings-ro57-name = Romena, 57 tappeti
printings-ro57-note = La tua scatola ha le regole in romeno e solo 12 tappeti di un colore. Chi non può pagare continua.
printings-suleika-name = Suleika
printings-suleika-note = Sul coperchio della tua scatola c’è scritto Suleika. Chi non può pagare continua; non c’è variante.

start-offlineReady = Pronto anche senza rete
start-pressNow = Premilo ora: la partita si apre quando le bancarelle sono in piedi.
