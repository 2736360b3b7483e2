### The review of a game.

review-page = Revisione
review-loading = Si rivede la partita
review-ready = La revisione è pronta.

review-queue =
    { $before ->
        [1] Prima ce n’è un’altra.
       *[other] Prima ce ne sono altre { $before }.
    }

review-preparing = La prima revisione dopo un avvio dura un po’ di più.
review-done = { $done } di { $total } mosse
review-failed = Non si è potuta fare la revisione.
review-notOver = Una partita si può rivedere quando è finita.
review-retry = Riprova
review-replay = Guarda il replay
review-result = Torna al risultato
review-games = Le mie partite
review-analyse = Provalo
review-fromHere = Guardalo nel replay

review-moments =
    { $count ->
        [0] Nessun momento da solo l’ha cambiata.
        [1] Un momento l’ha cambiata.
        [2] Due momenti l’hanno cambiata.
        [3] Tre momenti l’hanno cambiata.
        [4] Quattro momenti l’hanno cambiata.
        [5] Cinque momenti l’hanno cambiata.
        [6] Sei momenti l’hanno cambiata.
        [7] Sette momenti l’hanno cambiata.
       *[other] { $count } momenti l’hanno cambiata.
    }

review-chance = { part-chances } di vincere, mossa per mossa.
review-won = { part-has } vinto
review-wonFromNothing = { part-has } vinto in rimonta, quasi da zero
review-wonFrom = { part-has } vinto in rimonta da { $lowest } su 100
review-shared = { part-has } diviso la vittoria

review-lost =
    { $who-is ->
        [you] Non hai vinto
       *[other] { $who } non ha vinto
    }

review-lostFrom = { part-has } perso, pur arrivando a { $highest } su 100
review-round = Giro { $round }
review-turningPoints = Momenti decisivi
review-none = Nessun tiro e nessuna scelta ha cambiato con certezza le probabilità del 5%.

review-where =
    Giro { $round }, { $kind ->
        [luck] fortuna
       *[choice] scelta
    }

review-rolls =
    { $who-is ->
        [you] Fai
       *[other] { $who } fa
    } { $steps }

review-draws =
    { $who-is ->
        [you] Peschi
       *[other] { $who } pesca
    } un tappeto

review-pays =
    { $to-is ->
        [you] { $from } ti paga { $paid }
       *[other] { $from-is ->
            [you] Paghi { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }

review-lays =
    { $who-is ->
        [you] Stendi
       *[other] { $who } stende
    } { $place }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Lasci
           *[other] { $who } lascia
        } Assam com’è
        [left] { $who-is ->
            [you] Giri
           *[other] { $who } gira
        } Assam a sinistra
       *[right] { $who-is ->
            [you] Giri
           *[other] { $who } gira
        } Assam a destra
    }

review-head-rug =
    Giro { $round }, { $who-is ->
        [you] il tuo tappeto
       *[other] tappeto di { $who }
    }

review-head-way =
    Giro { $round }, { $who-is ->
        [you] la tua direzione
       *[other] direzione di { $who }
    }

review-head-roll =
    Giro { $round }, { $who-is ->
        [you] il tuo tiro
       *[other] tiro di { $who }
    }

review-step = { $at } di { $of }
review-previous = Momento precedente
review-next = Momento seguente
review-slider = Momento della partita
review-at = Giro { $round }: { $what }. { $chances }
review-played = Giocato
review-better = Meglio
review-toWin = di vincere
review-ways-left = sinistra
review-ways-ahead = dritto
review-ways-right = destra
review-titles-squares = { part-has } regalato caselle.

review-titles-region =
    { $who-is ->
        [you] Hai lasciato divise le tue caselle.
       *[other] { $who } ha lasciato divise le proprie caselle.
    }

review-titles-cut = { part-has } lasciato intera la zona di un avversario.
review-titles-toll = { part-has } lasciato passare il prossimo a buon mercato.
review-titles-passage = { part-has } mandato il prossimo per una via facile.
review-titles-tax = { part-has } lasciato al prossimo una via economica.

review-titles-feeds = { part-has } riempito la borsa di un avversario.

review-titles-landing = { part-has } voltato le spalle ai posti migliori.

review-titles-chase = { part-has } voltato le spalle alle caselle di chi è in testa.

review-titles-trap =
    { $who-is ->
        [you] Non hai teso nessuna trappola al prossimo.
       *[other] { $who } non ha teso nessuna trappola al prossimo.
    }

review-titles-fare = { part-has } mandato il prossimo per una via economica.
review-titles-gift = { part-has } lasciato un posto troppo buono al prossimo tappeto.
review-titles-reply = { part-has } lasciato caselle da coprire.

review-titles-race = { part-has } perso terreno nella corsa.

review-titles-hold = { part-has } lasciato la vittoria all’ultimo turno.
review-titles-lead = { part-has } preso la via che porta in testa meno spesso.
review-titles-rent = { part-has } lasciato caselle che rendono meno.
review-titles-dues = { part-has } lasciato un mercato più caro.
review-titles-ways = { part-has } chiesto meno al prossimo.
review-titles-finish = { part-has } lasciato troppo al dado.
review-titles-final = { part-has } mancato il finale migliore.
review-titles-risk = { part-has } preso la via più cara.

review-titles-purse =
    { $who-is ->
        [you] Hai messo in pericolo la tua borsa.
       *[other] { $who } ha messo in pericolo la propria borsa.
    }

review-otherPlace =
    C’era un posto migliore per { $who-is ->
        [you] te
       *[other] { $who }
    }.

review-otherWay =
    C’era una via migliore per { $who-is ->
        [you] te
       *[other] { $who }
    }.

review-on = Su { $better }
review-turned = { CAPITAL($better) }
review-noReason = Nulla che si possa contare subito li distingue: è quel che viene dopo.

review-moved =
    Ha cambiato { $who-is ->
        [you] la tua probabilità di vincere
       *[other] la probabilità di vincere di { $who }
    } di { $change }.

review-odds =
    { $weight ->
        [one] Una faccia su sei costa
        [6] Tutte e sei le facce costano
       *[other] { $weight } facce su sei costano
    } { $sum }{ $others ->
        [same] ; le altre { $least }
        [range] ; le altre da { $least } a { $most }
       *[none] { "" }
    }.

review-quiet = Un momento tranquillo: qui nulla è stato un errore.
review-accountsPoints = Da dove vengono i punti
review-accountsChances = Da dove vengono le probabilità
review-accountsNote = Pieno è guadagno, tratteggiato è perdita. La scelta migliore non costa nulla, così le scelte proprie non guadagnano mai. Grigio è quel che le nostre stime non hanno visto.
review-unit = Contato in
review-units-score = punti
review-units-win = probabilità
review-parts-luck = dadi
review-parts-own = scelte proprie
review-parts-others = scelte altrui
review-parts-correction = nostro errore
review-atStart = { $start } all’inizio

review-account =
    { $who-is ->
        [you] Tu
       *[other] { $who }
    }: { $start } all’inizio, dadi { $luck }, scelte proprie { $own }, scelte altrui { $others }, nostro errore { $error }, in tutto { $result }

review-sentence =
    { $result ->
        [won] { part-has } vinto { $by ->
            [0] grazie ai dirham
           *[other] di { $by }
        }
        [shared] { part-has } diviso la vittoria
       *[lost] { part-has } perso { $by ->
            [0] grazie ai dirham
           *[other] di { $by }
        }
    } con { part-points }.

review-everyDecision = Ogni decisione
review-whose = Di chi sono le decisioni
review-all = Tutte le { $count }
review-onlyMarked = Solo ? e ??
review-noneMarked = Qui non è segnata nessuna scelta.
review-roundHead = Giro
review-decision = Decisione
review-rank = Posto
review-rankOf = { $rank } di { $options }
review-theBest = la migliore
review-betterWas = meglio { $better }
review-marks-one = dubbia
review-marks-two = un grave errore
review-sure = sicuro entro
review-exact = esatto
review-sureTo = ± { $points }
review-ofAWin = di una vittoria
review-cost = Meglio era { $better }: avrebbe reso { $points } punti e { $chance } di una vittoria in più.
review-costExact = È esatto.
review-costSure = Sicuro entro ± { $points } punti e ± { $chance }.
review-marked = Una scelta riceve ? da 2 punti o dal 5% di una vittoria, ?? da 4 punti o dal 10%, e mai dove il suo intervallo arriva a zero. I momenti decisivi sono quelli che costano almeno il 5% di una vittoria.
review-players = La partita di ogni mercante

review-perDecision =
    { $decisions ->
        [one] Perso { $loss } a decisione, su { $decisions } decisione
       *[other] Perso { $loss } a decisione, su { $decisions } decisioni
    }

review-like =
    { $level ->
        [novice] come un novizio
        [apprentice] come un apprendista
        [merchant] come un mercante
        [master] come un maestro
       *[other] come { $level }
    }

review-mistakes =
    { $count ->
        [0] nessun errore
        [one] { $count } errore
       *[other] { $count } errori
    }

review-luckier = Più fortuna che in { $games } partite su 100 come questa
review-hardest = Il tiro che ha fatto più male
review-hardestText = Giro { $round }: { part-has } fatto { $roll }. Che cosa poteva venire, esattamente:
review-hardestDraw = Giro { $round }: { part-has } pescato un tappeto. Che cosa poteva venire, esattamente:
review-oddsRow = { $roll } ({ $odds })
review-came = è venuto
review-overTime = Fortuna e perdita, partita per partita
review-by = Divisi per
review-opponents = avversari
review-printing = edizione
review-which = Partite
review-allGames = tutte le riviste
review-savePlot = Salva il grafico

review-means =
    { $games ->
        [one] { $games } partita rivista
       *[other] { $games } partite riviste
    }: fortuna { $luck } a partita, { $loss } perso a decisione.

review-luckAxis = fortuna
review-lossAxis = perdita
review-deeper = Guarda più a fondo
review-deeperNote = Continua molte volte le scelte vicine; mezzo minuto o più.
review-deepening = Si continuano le scelte vicine…
review-stop = Ferma e mostra quel che c’è

review-sampled =
    { $stopped ->
        [yes] Le scelte vicine sono state continuate { $playouts } volte ciascuna con gli stessi dadi, fino all’interruzione.
       *[no] Le scelte vicine sono state continuate { $playouts } volte ciascuna con gli stessi dadi.
    }

review-depth =
    Ogni scelta è stata pesata { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } avanti, e calcolata esattamente verso la fine.
