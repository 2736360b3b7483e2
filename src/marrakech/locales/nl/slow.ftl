### My slow games, and how their players are called.

slow-none = Niemand wacht op je.
slow-noGames = Nog geen langzaam spel. Kies bij de klok een beurt binnen een paar dagen.

slow-yourTurnIn =
    { $count ->
        [1] Jij bent aan de beurt in één spel
        [2] Jij bent aan de beurt in twee spellen
        [3] Jij bent aan de beurt in drie spellen
        [4] Jij bent aan de beurt in vier spellen
       *[other] Jij bent aan de beurt in { $count } spellen
    }

slow-title = Langzame spellen

slow-kind =
    { $days ->
        [one] Langzame spellen, { $days } dag per beurt
       *[other] Langzame spellen, { $days } dagen per beurt
    }

slow-laid = { part-has } { $rug } gelegd
slow-begins = De markt gaat open
slow-hasWaited = { $name } wacht
slow-yourTurn = Jij bent aan de beurt
slow-turnOf = { $name } is aan de beurt

slow-forMinutes =
    { $minutes ->
        [one] al { $minutes } minuut
       *[other] al { $minutes } minuten
    }

slow-sinceToday = sinds vandaag { $time }
slow-sinceYesterday = sinds gisteren { $time }
slow-since = sinds { $day }, { $time }
slow-left = nog { $time }
slow-leftThenBot = nog { $time }, dan speelt een bot

slow-move = Jouw zet
slow-others = De anderen zijn aan de beurt
slow-othersNote = Hier hoef je niets te doen

slow-roundOf =
    Ronde { $round } van { $rounds }, { $players ->
        [2] twee kooplieden
        [3] drie kooplieden
       *[4] vier kooplieden
    }

slow-standing = Scores: { $names }
slow-calls-title = Hoe geven we je een seintje?
slow-calls-note = Alleen als je aan de beurt bent, en nog eens als er één dag over is.
slow-calls-called = Je krijgt een seintje { $ways }
slow-calls-by-push = op dit apparaat
slow-calls-by-mail = per e-mail
slow-calls-by-webhook = via een webhook
slow-calls-push-name = Dit apparaat
slow-calls-push-note = Een melding, ook als de pagina dicht is
slow-calls-push-off = Deze server heeft geen Web Push
slow-calls-push-field = Dit apparaat
slow-calls-mail-name = E-mail
slow-calls-mail-note = Eén regel en een link, verder niets
slow-calls-mail-off = Deze server verstuurt geen mail
slow-calls-mail-field = E-mailadres
slow-calls-webhook-name = Een webhook
slow-calls-webhook-note = Voor een chat, of wat er verder meeluistert
slow-calls-webhook-off = Deze server heeft geen webhooks
slow-calls-webhook-field = Adres van de webhook
slow-calls-refused = Van deze browser mag het niet
slow-calls-now = nu
slow-calls-reads = Dit staat er in de melding
slow-calls-unconfirmed = We hebben er een mail heen gestuurd. Open de link erin: dan krijg je seintjes.
slow-calls-save = Bewaren
slow-calls-test = Proefbericht sturen
slow-calls-testing = Wordt verstuurd…
slow-calls-tested = Verstuurd: { $ways }.
slow-calls-failed = Niet aangekomen: { $ways }.
slow-calls-done = Klaar
slow-message-stop-title = Geen seintjes meer?
slow-message-stop-note = We sturen daar niets meer heen, en het adres wordt gewist. Je spellen gaan door.
slow-message-stop-button = Geen seintjes meer
slow-message-stop-done = Gestopt. Het adres is gewist.
slow-message-confirm-title = Zullen we je hier een seintje geven?
slow-message-confirm-note = Als je aan de beurt bent in een langzaam spel, en nog eens als er één dag over is. In elk bericht staat een link om ermee te stoppen.
slow-message-confirm-button = Ja, geef me hier een seintje
slow-message-confirm-done = Vanaf nu geven we je op dit adres een seintje.
slow-message-games = Naar mijn spellen
