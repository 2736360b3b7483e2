### A table for friends: inviting, private links and gestures.

table-page = Neuer Tisch
table-title = Schick deinen Freunden diesen Link
table-note = Wer ihn öffnet, nimmt den nächsten freien Platz.
table-guest = Du hast einen Platz

table-guestNote =
    { $host-is ->
        [given] { $host } startet das Spiel, oder es beginnt, wenn alle Plätze besetzt sind.
       *[nothing] Das Spiel beginnt, wenn alle Plätze besetzt sind.
    }

table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-shareText = Komm, spiel Marrakech mit uns.
table-scan = Oder scannen
table-scanNote = Mit einem Handy im selben Netz. Ohne App, ohne Konto.
table-qr = QR-Code des Links zum Tisch
table-network = Dieses Gerät in deinem Netz. Dasselbe WLAN ist nötig.
table-alone = Diese Adresse gilt nur an diesem Gerät.
table-aloneHow = Für Freunde an eigenen Geräten starte das Spiel neu mit
table-aloneThen = Dann zeigt diese Seite eine Adresse und einen QR-Code für dein Netz. Freunde an diesem Gerät können den Link in einem anderen Browser öffnen.
table-seats = Plätze
table-you = Du
table-ready = bereit
table-here = da
table-away = nicht da
table-bot = Bot, { $level }
table-free = Frei
table-somebody = Jemand
table-chooses = wählt einen Namen
table-empty = Platz frei machen
table-emptyOf = Platz von { $name } frei machen
table-addBot = Bot dazusetzen
table-addBotAt = Bot an Platz { $seat } setzen
table-unseated = Dein Platz wurde frei gemacht
table-unseatedNote = Öffne den Link noch einmal, um einen Platz zu nehmen, oder schau zu.
table-getUp = Meinen Platz aufgeben
table-joined = gerade gekommen

table-freeSeats =
    { $count ->
        [one] { $count } freier Platz. Bots dürfen ihn nehmen:
       *[other] { $count } freie Plätze. Bots dürfen sie nehmen:
    }

table-start =
    { $bots ->
        [0] Beginnen
        [one] Mit { $bots } Bot beginnen
       *[other] Mit { $bots } Bots beginnen
    }

table-starting = Beginnt …
table-cancel = Tisch aufgeben

seat-title = Hier mit deinem Platz weiterspielen
seat-note = Mit diesem privaten Link spielt auch dieses Gerät für deinen Platz. Er gilt einmal.
seat-button = Hier weiterspielen
seat-make = An einem anderen Gerät weiterspielen
seat-made = Öffne diesen Link am anderen Gerät. Er gilt einmal; zeig ihn niemandem.
seat-qr = QR-Code des privaten Links
seat-copied = Privater Link kopiert.
seat-alone = Für andere Geräte starte das Spiel neu mit

leaving-leave = Vorerst gehen
leaving-resign = Aufgeben (ein Bot spielt weiter)
leaving-resignAsk = Ein Bot spielt für dich zu Ende. Aufgeben?
leaving-remove = Dieses Spiel löschen
leaving-removeAsk = Das Spiel ist dann für immer weg. Löschen?
leaving-removed = Das Spiel ist gelöscht.
leaving-yes = Ja
leaving-no = Nein

gestures-title = Dem Tisch etwas sagen
gestures-others = Worte der anderen
gestures-of = Worte von { $name }
gestures-words-hello = Hallo!
gestures-words-well_played = Gut gespielt!
gestures-words-thanks = Danke!
gestures-words-ouch = Autsch!
gestures-words-hurry = Du bist dran!
gestures-words-sorry = Tut mir leid!
gestures-said = { part-subject }: { $words }
