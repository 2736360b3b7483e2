### The game: prompt, steps, board.

game-page = Partita
game-round = Giro { $round } di { $rounds }
game-board = Piazza del mercato
game-merchants = Mercanti
game-yourTurn = Tocca a te

game-turnOf =
    { $who-is ->
        [you] Tocca a te
       *[other] Tocca a { $who }
    }

game-score = Punteggio
game-person = Persona su questo dispositivo
game-here = In linea
game-away = Assente
game-waiting = Non ancora qui
game-held = Un bot tiene il posto
game-out = Fuori
game-pays = Paga
game-paid = Incassa
game-thinks = Pensa…

game-level =
    { $level ->
        [novice] Novizio
        [apprentice] Apprendista
        [merchant] Mercante
        [master] Maestro
        [even] Alla pari
       *[other] Bot
    }

game-dirhamsWord =
    { $count ->
        [one] dirham
       *[other] dirham
    }

game-squaresWord =
    { $count ->
        [one] casella
       *[other] caselle
    }

game-inPile = nella pila
game-addressed = { $name }: { $text }
game-thenBot = Poi gioca un bot per te
game-notifyBody = Il mercato ti aspetta.
game-askSound = Un suono quando tocca a te?
game-soundYes = Sì
game-soundNo = No
game-skipKey = Spazio
game-nextRug = Prossimo tappeto:
game-next = Poi
game-pileLeft = { $colour } { $left }
game-steps-turn = Gira
game-steps-walk = Cammina
game-steps-pay = Paga
game-steps-lay = Stendi
game-stepsLabel = Fasi del turno
game-loading = Si allestisce il mercato…
game-skip = Salta
game-hereBefore = Eri già qui, in un altro browser?
game-findSeat = Trova il mio posto
game-spectator = Stai guardando.
game-aside = Messa da parte
game-log = Che cosa è successo
game-logEmpty = Ancora niente: il mercato apre.
game-lookBack = Rivedi
game-takeBack = Annulla
game-takeBackTitle = Annullare questa mossa?
game-takeBackNote = La partita diventa allora un allenamento: viene segnata così, e non conta nelle tue statistiche.
game-takeBackNo = Lascia così
game-takeBackYes = Annulla
game-practised = Allenamento
game-practisedNote = Giocata con mosse annullate: questa partita non conta nelle tue statistiche.
game-allLaid = Tutti i tappeti sono stesi
game-result = Vedi il risultato
game-hold = Lascia giocare un bot per { $who }
game-reclaim = Riprendi il mio posto
game-timeLeft = ancora { $text }

orient-title = Da che parte va Assam?
orient-note = Scegli una freccia sul tabellone, poi tira.
orient-rollTitle = Tira il dado per Assam
orient-rollNote = La sua direzione è decisa: va dove guarda.
orient-worst = max −{ $most }
orient-free = sempre gratis
orient-odds = Rischi
orient-oddsTitle = Quanto può costare ogni direzione
orient-group = Direzione di Assam
orient-table = Decima per direzione e tiro
orient-onRoll = Decima con un
orient-average = in media
orient-on = su { $square }
orient-out = fuori
orient-arrow = { $turn }, verso { part-heading }, decima in media { $average }
orient-roll = Tira il dado
orient-lastRoll = Ultimo tiro: { $steps }

walk-rolling =
    { $who-is ->
        [you] Tiri
       *[other] { $who } tira
    } il dado…

walk-rolled = { part-has } fatto { number }

walk-paying =
    { $to-is ->
        [you] { $from } ti deve { $due }
       *[other] { $from-is ->
            [you] Devi { $due } a { $to }
           *[other] { $from } deve { $due } a { $to }
        }
    }

walk-laying =
    { $who-is ->
        [you] Stendi
       *[other] { $who } stende
    } un tappeto

walk-turning =
    { $who-is ->
        [you] Giri
       *[other] { $who } gira
    } Assam

walk-region =
    { $number ->
        [one] Una sola casella { $colour } sotto i piedi di Assam.
       *[other] { CAPITAL(number) } caselle { $colour } si toccano sotto i piedi di Assam.
    }

walk-then = poi { $purse }

walk-wait =
    { $who-is ->
        [you] Tocca a te
       *[other] { $who } sta pensando
    }

walk-away =
    { $who-is ->
        [you] Tocca a te
       *[other] { $who } non c’è
    }

walk-awayNote = Nessun bot gioca se non lo chiedi tu.
lay-title = Stendi un tappeto accanto ad Assam
lay-note = Tocca una casella tratteggiata, poi quella accanto; oppure trascina su entrambe.
lay-second = Una metà su { $square }. Ora tocca una casella tratteggiata accanto.
lay-chosen = Su { $place }, sopra { $covers }. Il pulsante lo stende.
lay-chosenQuick = Su { $place }, sopra { $covers }. Toccalo ancora per stenderlo.
lay-colour = Tappeto { $colour }
lay-group = Posti per il tappeto
lay-place = { $place }, sopra { $covers }
lay-confirm = Stendilo qui
lay-cancel = Scegli di nuovo
lay-choose = Scegli un posto
lay-refused-assam = Lì c’è Assam: sotto i suoi piedi non va nessun tappeto.
lay-refused-away = Una metà del tappeto deve toccare la casella di Assam.
lay-refused-whole_rug = Un tappeto non può coprire insieme le due metà di un altro.
turn-title = Da che parte va il prossimo mercante?
turn-note = Gira Assam di un quarto: il prossimo mercante va da quella parte.
turn-noteKeep = Gira Assam di un quarto o lascialo com’è: il prossimo mercante va da quella parte.
turn-confirm = Gira Assam

turn-costs =
    { $who-is ->
        [you] La tua decima con un
       *[other] La decima di { $who } con un
    }

square-bare = { $square }, suolo libero

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , di nessuno
        [you] , tuo
       *[other] , di { $owner }
    }{ $other-is ->
        [given] , intero con { $other }
       *[nothing] , metà
    }

square-assam = Qui c’è Assam, rivolto a { part-heading }
square-grid = Caselle del mercato

moment-cannot =
    { $to-is ->
        [you] { $who } non può pagarti tutto
       *[other] { $who-is ->
            [you] Non puoi pagare tutto a { $to }
           *[other] { $who } non può pagare tutto a { $to }
        }
    }

moment-takes =
    { $from-is ->
        [you] { $to } ti prende { $paid }
       *[other] { $to-is ->
            [you] Prendi { $paid } a { $from }
           *[other] { $to } prende { $paid } a { $from }
        }
    }

moment-leaves =
    { $who-is ->
        [you] lasci il mercato
       *[other] lascia il mercato
    }

moment-left =
    { $purse ->
        [one] resta { $purse }
       *[other] restano { $purse }
    }

moment-has =
    { $who-is ->
        [you] hai
       *[other] ha
    } { $purse } dirham

moment-owed = dovuti
moment-paid = pagati
moment-all = pagati, tutto quel che c’era
moment-forgiven = condonati

moment-rugs =
    { $who-is ->
        [you] I tuoi
       *[other] I
    } tappeti restano sul mercato. Non costano nulla e non fanno punti.

moment-go = Avanti
moment-watch = Continua a guardare
moment-leave = Esci
