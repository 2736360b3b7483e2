### The end of a game.

over-eyebrowLast = Er is nog één koopman over

over-wins =
    { $who-is ->
        [you] Jij wint de markt
       *[other] { $who } wint de markt
    }

over-shared = { $names } delen de markt

over-yours =
    Je wordt { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] { $place }e
    } met { $score }.

over-youOut = Je kon niet betalen en verliet de markt.
over-turned = Hoe het liep
over-curveChances = winstkans
over-curveScores = scores
over-curveText = { part-subject }: { $values }
over-roundOne = Ronde 1
over-turning = Ronde { $round }: waar de tapijten kwamen te liggen.

over-turningPaid =
    Ronde { $round }: { $from-is ->
        [you] je betaalt
       *[other] { $from } betaalt
    } { part-to } { $paid }.

over-account = { $start } aan het begin, dobbelsteen { $luck }, eigen keuzes { $own }, keuzes van anderen { $others }, onze fout { $error }
over-picture = Een plaatje van de markt en de score, met een link naar de herhaling.

over-beat =
    { $who-is ->
        [you] Je wint
       *[other] { $who } wint
    } na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }

over-saved = Het plaatje is bewaard.
over-linkCopied = De link naar de herhaling is gekopieerd.
over-frameCopied = Het frame is gekopieerd: plak het in je pagina.
over-sheet = De markt delen
over-sheetNote = Een plaatje van het bord zoals het eindigde, met een link naar de herhaling.
over-named = Namen
over-unnamed = Alleen kooplieden
over-namedNote = ‘Jij’ staat nooit op een plaatje: { $name } is voor iedereen { $name }.
over-unnamedNote = Alleen de kooplieden worden genoemd.
over-copyLink = Link kopiëren
over-copyFrame = Frame voor je eigen site kopiëren
over-savePicture = Plaatje bewaren
over-saveFilm = Het spel als film bewaren
over-filming = { $done } van { $of } beelden
over-stopFilm = Stoppen
over-filmFailed = De film kon niet gemaakt worden.
over-posterBy = { $name } wint met { $number } verschil
over-posterWins = { $name } wint de markt
over-posterDay = Na { $rounds } rondes, { $day }
over-ranking = Eindstand
over-place = Plaats { $place }
over-outNote = eruit
over-keyDirhams = dirhams in de hand
over-keySquares = zichtbare vakjes
over-keyParts = Waar de punten vandaan kwamen: de delen samen zijn de score
over-again = Nog eens spelen
over-review = Terugkijken
over-replay = De herhaling bekijken
over-share = Delen
over-download = Downloaden
over-verify = De dobbelsteen controleren
over-byHand = Er is met de hand gegooid, aan een echte tafel.
over-verifying = Wordt gecontroleerd…
over-verified = De dobbelsteen is eerlijk: elke worp volgt uit het geheim dat vóór de eerste verzegeld werd.
over-notVerified = De worpen passen niet bij het zegel.
over-checks-commitment = Het geheim is het verzegelde
over-checks-rolls = Elke worp volgt eruit
over-checks-piles = De stapels volgen eruit
over-checks-numbers = Je eigen getallen zijn gebruikt
over-seal = Zegel
over-secret = Geheim
over-board = Naar het bord

over-thoughts = Wat de bots dachten
over-even-up = We spelen gelijk op: de volgende keer speelt { $name } iets beter.
over-even-down = We spelen gelijk op: de volgende keer speelt { $name } iets slechter.
over-even-same = We spelen gelijk op: de volgende keer speelt { $name } zoals nu.
