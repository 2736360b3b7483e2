### My slow games, and how their players are called.

slow-none = Nessuno ti aspetta.
slow-noGames = Ancora nessuna partita lenta. Per averne una, scegli un orologio con più giorni per turno.

slow-yourTurnIn =
    { $count ->
        [1] Tocca a te in una partita
        [2] Tocca a te in due partite
        [3] Tocca a te in tre partite
        [4] Tocca a te in quattro partite
       *[other] Tocca a te in { $count } partite
    }

slow-title = Partite lente

slow-kind =
    { $days ->
        [one] Partite lente, { $days } giorno a turno
       *[other] Partite lente, { $days } giorni a turno
    }

slow-laid = { part-has } steso { $rug }
slow-begins = Il mercato apre
slow-hasWaited = { $name } aspetta
slow-yourTurn = Tocca a te
slow-turnOf = Tocca a { $name }

slow-forMinutes =
    { $minutes ->
        [one] da { $minutes } minuto
       *[other] da { $minutes } minuti
    }

slow-sinceToday = da oggi, { $time }
slow-sinceYesterday = da ieri, { $time }
slow-since = da { $day }, { $time }
slow-left = ancora { $time }
slow-leftThenBot = ancora { $time }, poi gioca un bot
slow-move = La tua mossa
slow-others = Tocca agli altri
slow-othersNote = Qui non c’è niente da fare

slow-roundOf =
    Giro { $round } di { $rounds }, { $players ->
        [2] due mercanti
        [3] tre mercanti
       *[4] quattro mercanti
    }

slow-standing = Punteggi: { $names }
slow-calls-title = Come ti avvisiamo?
slow-calls-note = Solo quando tocca a te, e ancora una volta quando resta un giorno.
slow-calls-called = Ti avvisiamo { $ways }
slow-calls-by-push = su questo dispositivo
slow-calls-by-mail = per e-mail
slow-calls-by-webhook = via webhook
slow-calls-push-name = Questo dispositivo
slow-calls-push-note = Una notifica, anche a pagina chiusa
slow-calls-push-off = In questa casa il Web Push non c’è
slow-calls-push-field = Questo dispositivo
slow-calls-mail-name = E-mail
slow-calls-mail-note = Una riga e un link, nient’altro
slow-calls-mail-off = Questa casa non manda e-mail
slow-calls-mail-field = Indirizzo e-mail
slow-calls-webhook-name = Un webhook
slow-calls-webhook-note = Per una chat o qualunque cosa ascolti
slow-calls-webhook-off = In questa casa i webhook non ci sono
slow-calls-webhook-field = Indirizzo del webhook
slow-calls-refused = Questo browser non ce lo permette
slow-calls-now = adesso
slow-calls-reads = Che cosa dice la notifica
slow-calls-unconfirmed = Abbiamo mandato lì una mail. Apri il link che contiene: poi ti avvisiamo.
slow-calls-save = Salva
slow-calls-test = Manda una prova
slow-calls-testing = Invio…
slow-calls-tested = Inviata { $ways }.
slow-calls-failed = Non è arrivata { $ways }.
slow-calls-done = Fatto
slow-message-stop-title = Basta avvisi?
slow-message-stop-note = Lì non si manda più niente, e l’indirizzo viene cancellato. Le tue partite continuano.
slow-message-stop-button = Basta avvisi
slow-message-stop-done = Fatto: niente più avvisi. L’indirizzo è cancellato.
slow-message-confirm-title = Ti avvisiamo qui?
slow-message-confirm-note = Quando tocca a te in una partita lenta, e ancora una volta quando resta un giorno. Ogni messaggio ha un link che ferma tutto.
slow-message-confirm-button = Sì, avvisatemi qui
slow-message-confirm-done = Da ora ti avvisiamo a questo indirizzo.
slow-message-games = Alle mie partite
