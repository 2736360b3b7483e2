### People who play together: joining, coming back to a seat, playing again.

join-looking = Cerchiamo il tavolo…

join-invites =
    { $host-is ->
        [given] { $host } ti invita
       *[nothing] Hai un invito
    }

join-title = C’è un posto per te
join-lay = Stendi { $colours }

join-stock =
    { $rugs ->
        [one] { $rugs } tappeto
       *[other] { $rugs } tappeti
    }, { $dirhams } dirham

join-name = Il tuo nome
join-nameFirst = Scrivi prima il tuo nome.
join-figure = Il tuo viso
join-figures-hana = Velo
join-figures-idir = Turbante
join-figures-safia = Cappello di paglia
join-figures-anir = Barba bianca
join-figures-novice = Ricci
join-figures-apprentice = Crocchia
join-figures-merchant = Baffi
join-figures-master = Occhiali
join-thisSeat = questo posto
join-button = Prendi il posto
join-taking = Prendi posto…
join-watch = Guarda
join-overTitle = Questa partita è finita
join-overNote = Puoi guardare com’è andata.
join-replay = Guarda il replay
join-bad = Questo link non porta a nessun tavolo
join-badNote = Forse è incompleto, o la partita è stata eliminata. Chiedi un nuovo link.
join-mine = Hai già un posto qui
join-toGame = Alla partita

rematch-another = Un’altra partita?

rematch-starts =
    Stessi visi, stessi tappeti. { $who-is ->
        [you] Cominci tu.
       *[other] Comincia { $who }.
    }

rematch-youAsked = Hai chiesto un’altra partita
rematch-wants = { $name } vuole giocare ancora
rematch-asks = { $name } chiede

rematch-coming =
    { $who-is ->
        [you] Tu vieni
       *[other] { $who } viene
    }

rematch-unanswered = { $name } non ha risposto

rematch-declined =
    { $who-is ->
        [you] Ora non puoi
       *[other] { $who } ora non può
    }

rematch-replaced = Un bot gioca per { $name }
rematch-stays = { $colours } resta a te
rematch-starter = { $colours }, comincia
rematch-open = Qui: la pagina è aperta
rematch-closed = La pagina è chiusa
rematch-for = Per { $name }
rematch-wait = Aspetta
rematch-without = Gioca senza { $name }
rematch-bot = Un bot per { $name }
rematch-waiting = Aspettiamo { $names }
rematch-allCome = Vengono tutti. Si comincia…
rematch-startFewer = Comincia, in { number }

rematch-startBots =
    { $bots ->
        [one] Comincia con { $bots } bot
       *[other] Comincia con { $bots } bot
    }

rematch-takeBack = Ritira
rematch-come = Vengo
rematch-notNow = Non ora
rematch-begun = È cominciata
rematch-watch = Guarda la prossima partita
rematch-goTo = Alla partita

series-title =
    { $number ->
        [2] Voi due
        [3] Voi tre
        [4] Voi quattro
       *[other] Il vostro gruppo
    }

series-since =
    { $number ->
        [one] Una partita, il { $since }
       *[other] { CAPITAL(number) } partite dal { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Partita { $game }: { $names }
series-runner = Chi ha vinto ogni partita
series-next = la prossima
series-older = { $count } prima

back-table =
    { $host-is ->
        [given] Il tavolo di { $host }
       *[nothing] Un tavolo per amici
    }

back-title = Chi sei?

back-newHere =
    Questo browser è nuovo qui. { $count ->
        [0] Ci sono tutti.
        [one] Un posto è vuoto.
       *[other] { $count } posti sono vuoti.
    }

back-iAm = Sono { $name }
back-away = { $colours }, assente
back-here = { $name } è qui
back-thatIsMe = Sono { $name }, in un altro browser
back-none = Nessuno di questi?
back-watch = Guarda la partita
back-goesOn = La partita continua. I tuoi tappeti e la tua borsa sono come li hai lasciati.
back-waits = Il tavolo aspetta. Il tuo posto è tenuto per te.
back-asked = Chiediamo a { $name }
back-askedAll = Chiediamo a chi è al tavolo
back-askedNote = Un tocco lì, e torni al posto di { $name }. Intanto non si perde nulla: nessuno gioca per te.
back-hostAway = { $name } non c’è. Dopo un minuto possono rispondere anche gli altri.
back-nobody = Non c’è nessun altro a questo tavolo: torna con il link di ritorno, mostrato all’apertura del tavolo.
back-not = Non sono { $name }

back-refused =
    { $name-is ->
        [given] { $name } ha detto di no.
       *[nothing] Qualcuno al tavolo ha detto di no.
    }

back-lapsed = Nessuno ha risposto. Chiedi di nuovo.
back-linkTitle = Torna al tuo posto
back-linkNote = Questo link privato porta il tuo posto, e il tavolo che hai aperto, in questo browser. Vale una volta.
back-linkButton = Continua qui
claim-title = È { $name }?
claim-note = { $name } chiede il posto da un altro browser.
claim-yes = Sì, fai entrare { $name }
claim-no = No
claim-soon = Chiediamo a { $name }; dopo un minuto anche a te, se { $name } non c’è.
moved-title = { $name } ora gioca su un altro dispositivo
moved-button = Gioca qui

gathering-starts = Chi comincia
gathering-change = Nome e viso
gathering-noAnswer = { $name } non ha risposto
gathering-cannot = { $name } ora non può
gathering-bot = Un bot per { $name }
gathering-return = La tua via di ritorno
gathering-returnNote = Se questo browser ti dimentica, questo link privato ti riporta al tuo posto. Vale una volta; non mostrarlo a nessuno.
gathering-returnCopy = Copia il link di ritorno
gathering-cancelAsk = Il link non porterà più da nessuna parte. Rinunciare al tavolo?
