### What bots do and advise.

advice-levels-novice = Guarda quanto costa una camminata e come cresce la sua zona, non vede che cosa copre e sbaglia spesso.
advice-levels-apprentice = Sfrutta al massimo il suo turno e ogni tanto sbaglia; non guarda dove andrà poi Assam.
advice-levels-merchant = Calcola il suo turno e la risposta del prossimo, e sbaglia di rado.
advice-levels-master = Ha imparato da moltissime partite quanto vale un mercato, e guarda lontano.
advice-levels-even = Gioca bene quanto te: un po’ meglio dopo ogni partita che vinci, un po’ peggio dopo ogni partita che perdi.
advice-levelsTitle = Come giocano i bot
advice-preparing = Si sta preparando: puoi cominciare senza di lui.
advice-button = Consiglio
advice-thinking = Pensa…
advice-title = Consiglio
advice-close = Chiudi il consiglio
advice-turn-left = Gira Assam a sinistra
advice-turn-ahead = Lascia Assam com’è
advice-turn-right = Gira Assam a destra
advice-turnShort-left = sinistra
advice-turnShort-ahead = dritto
advice-turnShort-right = destra
advice-rug = Stendi { $place }
advice-reasons-free = con nessun tiro c’è qualcosa da pagare
advice-reasons-costs = paghi { $average } in media, { $worst } al peggio
advice-reasons-costsThem = { $who } paga poi { $average } in media, { $worst } al peggio
advice-reasons-freeForThem = { $who } poi passa gratis; le altre direzioni ti aiutano meno
advice-reasons-joined = unisce { $squares } delle tue caselle
advice-reasons-taken = ne copre { $count } di { $who }

advice-reasons-gained =
    { $count ->
        [one] mostra una tua casella in più
       *[other] mostra { $count } tue caselle in più
    }

advice-reasons-toll = anche per la via migliore { $who } ti paga { $average } in media
advice-reasons-noToll = { $who } può ancora girarci attorno
advice-wins = { $share } di probabilità di vincere
advice-expects = fa prevedere { part-points }
advice-next = la seconda scelta, { $what }: { $share }
advice-better = vale { part-points } più della seconda scelta, { $what }
advice-equal = buona quanto { $what }
advice-only = non c’è altra scelta

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = Il maestro si sta ancora preparando: questo è il consiglio del livello { $level }.

advice-looked =
    { $turns ->
        [one] Un turno avanti, { $positions } posizioni.
       *[other] { $turns } turni avanti, { $positions } posizioni.
    }

advice-bar = Probabilità di vincere
advice-barSetting = Mostra le probabilità di vincere di tutti
advice-share = { $name } { $share }
advice-weighing = Si pesa il mercato…
advice-refusals-preparing = Il maestro si sta preparando: le probabilità arriveranno da sole.
advice-refusals-level_not_ready = Il maestro si sta preparando. Chiedilo di nuovo fra un momento.
advice-refusals-not_casual = I consigli sono per le partite contro i bot. Tra persone, le probabilità si vedono a partita finita.
advice-refusals-stale = La partita è andata avanti.
advice-refusals-wrong_step = Non c’è niente da scegliere: tira il dado.
advice-refusals-too_many_requests = Il maestro è occupato. Chiedilo di nuovo fra un momento.
