### My slow games, and how their players are called.

slow-none = Niemand wartet auf dich.
slow-noGames = Noch kein langsames Spiel. Wähle bei der Uhr einen Zug binnen Tagen.

slow-yourTurnIn =
    { $count ->
        [1] Du bist in einem Spiel dran
        [2] Du bist in zwei Spielen dran
        [3] Du bist in drei Spielen dran
        [4] Du bist in vier Spielen dran
       *[other] Du bist in { $count } Spielen dran
    }

slow-title = Langsame Spiele

slow-kind =
    { $days ->
        [one] Langsame Spiele, { $days } Tag je Zug
       *[other] Langsame Spiele, { $days } Tage je Zug
    }

slow-laid =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } { $rug } gelegt

slow-begins = Der Markt öffnet
slow-hasWaited = { $name } wartet
slow-yourTurn = Du bist dran
slow-turnOf = { $name } ist dran

slow-forMinutes =
    { $minutes ->
        [one] seit { $minutes } Minute
       *[other] seit { $minutes } Minuten
    }

slow-sinceToday = seit heute, { $time }
slow-sinceYesterday = seit gestern, { $time }
slow-since = seit { $day }, { $time }
slow-left = noch { $time }
slow-leftThenBot = noch { $time }, dann zieht ein Bot
slow-move = Dein Zug
slow-others = Die anderen sind dran
slow-othersNote = Hier ist nichts zu tun

slow-roundOf =
    Runde { $round } von { $rounds }, { $players ->
        [2] zwei Händler
        [3] drei Händler
       *[4] vier Händler
    }

slow-standing = Punkte: { $names }
slow-calls-title = Wie sollen wir dir Bescheid geben?
slow-calls-note = Nur wenn du dran bist, und noch einmal, wenn nur noch ein Tag bleibt.
slow-calls-called = Bescheid bekommst du { $ways }
slow-calls-by-push = auf diesem Gerät
slow-calls-by-mail = per E-Mail
slow-calls-by-webhook = per Webhook
slow-calls-push-name = Dieses Gerät
slow-calls-push-note = Eine Mitteilung, auch wenn die Seite geschlossen ist
slow-calls-push-off = Web Push gibt es in diesem Haus nicht
slow-calls-push-field = Dieses Gerät
slow-calls-mail-name = E-Mail
slow-calls-mail-note = Eine Zeile und ein Link, sonst nichts
slow-calls-mail-off = Dieses Haus verschickt keine Mail
slow-calls-mail-field = E-Mail-Adresse
slow-calls-webhook-name = Ein Webhook
slow-calls-webhook-note = Für einen Chatraum oder was sonst zuhört
slow-calls-webhook-off = Webhooks gibt es in diesem Haus nicht
slow-calls-webhook-field = Adresse des Webhooks
slow-calls-refused = Dieser Browser erlaubt es nicht
slow-calls-now = jetzt
slow-calls-reads = So liest sich die Mitteilung
slow-calls-unconfirmed = Wir haben eine Mail dorthin geschickt. Öffne den Link darin: Dann geben wir dir Bescheid.
slow-calls-save = Speichern
slow-calls-test = Probe schicken
slow-calls-testing = Wird geschickt …
slow-calls-tested = { CAPITAL($ways) } geschickt.
slow-calls-failed = { CAPITAL($ways) } kam nichts an.
slow-calls-done = Fertig
slow-message-stop-title = Nicht mehr Bescheid geben?
slow-message-stop-note = Dorthin wird nichts mehr geschickt, und die Adresse wird gelöscht. Deine Spiele gehen weiter.
slow-message-stop-button = Nicht mehr Bescheid geben
slow-message-stop-done = Beendet. Die Adresse ist gelöscht.
slow-message-confirm-title = Sollen wir dir hier Bescheid geben?
slow-message-confirm-note = Wenn du in einem langsamen Spiel dran bist, und noch einmal, wenn nur noch ein Tag bleibt. In jeder Nachricht steht ein Link, der das beendet.
slow-message-confirm-button = Ja, gebt mir hier Bescheid
slow-message-confirm-done = Ab jetzt geben wir dir unter dieser Adresse Bescheid.
slow-message-games = Zu meinen Spielen
