### The end of a game.

over-eyebrowLast = Nur ein Händler ist übrig

over-wins =
    { $who-is ->
        [you] Du gewinnst den Markt
       *[other] { $who } gewinnt den Markt
    }

over-shared = { $names } teilen sich den Markt

over-yours = Du kommst mit { $score } auf Platz { $place }.

over-youOut = Du konntest nicht zahlen und musstest den Markt verlassen.
over-turned = Wie es kam
over-curveChances = Gewinnchancen
over-curveScores = Punkte
over-curveText = { part-subject }: { $values }
over-roundOne = Runde 1
over-turning = Runde { $round }: wo die Teppiche zu liegen kamen.

over-turningPaid =
    Runde { $round }: { $from-is ->
        [you] Du zahlst
       *[other] { $from } zahlt
    } { part-to } { $paid }.

over-account = { $start } zu Beginn, Würfel { $luck }, eigene Wahl { $own }, Wahl der anderen { $others }, unser Fehler { $error }
over-picture = Ein Bild vom Markt und vom Ergebnis, mit einem Link zur Wiederholung.

over-beat =
    { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

over-saved = Das Bild ist gespeichert.
over-linkCopied = Der Link zur Wiederholung ist kopiert.
over-frameCopied = Der Rahmen ist kopiert: Füge ihn in deine Seite ein.
over-sheet = Den Markt teilen
over-sheetNote = Ein Bild vom Brett, wie es am Ende lag, mit einem Link zur Wiederholung.
over-named = Namen
over-unnamed = Nur Händler
over-namedNote = „Du“ steht nie auf einem Bild: { $name } heißt für alle { $name }.
over-unnamedNote = Nur die Händler werden genannt.
over-copyLink = Link kopieren
over-copyFrame = Rahmen für die eigene Website kopieren
over-savePicture = Bild speichern
over-saveFilm = Das Spiel als Film speichern
over-filming = { $done } von { $of } Bildern
over-stopFilm = Anhalten
over-filmFailed = Der Film konnte nicht gemacht werden.
over-posterBy = { $name } gewinnt mit { $number } Vorsprung
over-posterWins = { $name } gewinnt den Markt
over-posterDay = Nach { $rounds } Runden, { $day }
over-ranking = Rangliste
over-place = { $place }. Platz
over-outNote = ausgeschieden
over-keyDirhams = Dirham in der Hand
over-keySquares = sichtbare Felder
over-keyParts = Woher die Punkte kamen: Die Teile ergeben zusammen das Ergebnis
over-again = Noch einmal spielen
over-review = Zurückblicken
over-replay = Wiederholung ansehen
over-share = Teilen
over-download = Herunterladen
over-verify = Würfel prüfen
over-byHand = Gewürfelt wurde von Hand, an einem echten Tisch.
over-verifying = Wird geprüft …
over-verified = Die Würfel sind ehrlich: Jeder Wurf folgt aus dem Geheimnis, das vor dem ersten versiegelt wurde.
over-notVerified = Die Würfel passen nicht zum Siegel.
over-checks-commitment = Das Geheimnis ist das versiegelte
over-checks-rolls = Jeder Wurf folgt daraus
over-checks-piles = Die Stapel folgen daraus
over-checks-numbers = Deine eigenen Zahlen sind eingegangen
over-seal = Siegel
over-secret = Geheimnis
over-board = Zum Brett

over-thoughts = Was die Bots dachten
over-even-up = Es soll ausgeglichen bleiben: Nächstes Mal spielt { $name } etwas besser.
over-even-down = Es soll ausgeglichen bleiben: Nächstes Mal spielt { $name } etwas schlechter.
over-even-same = Es soll ausgeglichen bleiben: Nächstes Mal spielt { $name } wie diesmal.
