### The review of a game.

review-page = Rückblick
review-loading = Wir blicken auf das Spiel zurück
review-ready = Der Rückblick ist fertig.

review-queue =
    { $before ->
        [1] Ein anderer kommt vorher dran.
       *[other] { $before } andere kommen vorher dran.
    }

review-preparing = Der erste Rückblick nach einem Start dauert etwas länger.
review-done = { $done } von { $total } Zügen
review-failed = Der Rückblick ließ sich nicht machen.
review-notOver = Zurückblicken lässt sich, sobald das Spiel zu Ende ist.
review-retry = Noch einmal versuchen
review-replay = Wiederholung ansehen
review-result = Zurück zum Ergebnis
review-games = Meine Spiele
review-analyse = Ausprobieren
review-fromHere = In der Wiederholung ansehen

review-moments =
    { $count ->
        [0] Kein einzelner Moment hat es gewendet.
        [1] Ein Moment hat es gewendet.
        [2] Zwei Momente haben es gewendet.
        [3] Drei Momente haben es gewendet.
        [4] Vier Momente haben es gewendet.
        [5] Fünf Momente haben es gewendet.
        [6] Sechs Momente haben es gewendet.
        [7] Sieben Momente haben es gewendet.
       *[other] { $count } Momente haben es gewendet.
    }

review-chance =
    { $who-is ->
        [you] Deine Gewinnchance
       *[other] Die Gewinnchance von { $who }
    }, Zug für Zug.

review-won = { part-has } gewonnen
review-wonFromNothing = { part-has } fast aus dem Nichts gewonnen
review-wonFrom = { part-has } mit nur { $lowest } von 100 noch gewonnen
review-shared = { part-has } den Sieg geteilt
review-lost = { part-has } nicht gewonnen
review-lostFrom = { part-has } mit { $highest } von 100 noch verloren
review-round = Runde { $round }
review-turningPoints = Wendepunkte
review-none = Kein Wurf und keine Wahl hat die Chancen sicher um 5 % verändert.

review-where =
    Runde { $round }, { $kind ->
        [luck] Glück
       *[choice] Wahl
    }

review-rolls =
    { $who-is ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $steps }

review-draws =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } einen Teppich

review-pays =
    { $from-is ->
        [you] Du zahlst
       *[other] { $from } zahlt
    } { part-to } { $paid }

review-lays =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $place }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Du lässt
           *[other] { $who } lässt
        } Assam, wie er ist
        [left] { $who-is ->
            [you] Du drehst
           *[other] { $who } dreht
        } Assam nach links
       *[right] { $who-is ->
            [you] Du drehst
           *[other] { $who } dreht
        } Assam nach rechts
    }

review-head-rug =
    Runde { $round }, { $who-is ->
        [you] dein Teppich
       *[other] Teppich von { $who }
    }

review-head-way =
    Runde { $round }, { $who-is ->
        [you] deine Richtung
       *[other] Richtung von { $who }
    }

review-head-roll =
    Runde { $round }, { $who-is ->
        [you] dein Wurf
       *[other] Wurf von { $who }
    }

review-step = { $at } von { $of }
review-previous = Voriger Moment
review-next = Nächster Moment
review-slider = Moment des Spiels
review-at = Runde { $round }: { $what }. { $chances }
review-played = Gespielt
review-better = Besser
review-toWin = auf den Sieg
review-ways-left = links
review-ways-ahead = geradeaus
review-ways-right = rechts
review-titles-squares = { part-has } Felder verschenkt.

review-titles-region =
    { $who-is ->
        [you] Du hast deine Felder getrennt gelassen.
       *[other] { $who } hat die eigenen Felder getrennt gelassen.
    }

review-titles-cut = { part-has } das Gebiet eines Gegners ganz gelassen.
review-titles-toll = { part-has } den Nächsten billig davonkommen lassen.
review-titles-passage = { part-has } den Nächsten auf einen leichten Weg geschickt.
review-titles-tax = { part-has } dem Nächsten einen billigen Weg gelassen.

review-titles-feeds =
    { $who-is ->
        [you] Du bist einem Gegner in die Börse gelaufen.
       *[other] { $who } ist einem Gegner in die Börse gelaufen.
    }

review-titles-landing =
    { $who-is ->
        [you] Du bist von den besseren Plätzen weggelaufen.
       *[other] { $who } ist von den besseren Plätzen weggelaufen.
    }

review-titles-chase =
    { $who-is ->
        [you] Du bist von den Feldern des Führenden weggelaufen.
       *[other] { $who } ist von den Feldern des Führenden weggelaufen.
    }

review-titles-trap = { part-has } dem Nächsten keine Falle gestellt.
review-titles-fare = { part-has } den Nächsten auf einen billigen Weg geschickt.
review-titles-gift = { part-has } dem nächsten Teppich einen zu guten Platz gelassen.
review-titles-reply = { part-has } Felder zum Bedecken liegen lassen.

review-titles-race =
    { $who-is ->
        [you] Du bist im Rennen zurückgefallen.
       *[other] { $who } ist im Rennen zurückgefallen.
    }

review-titles-hold = { part-has } den Sieg dem letzten Zug überlassen.
review-titles-lead = { part-has } den Weg genommen, der seltener in Führung bringt.
review-titles-rent = { part-has } die Felder weniger einbringen lassen.
review-titles-dues = { part-has } den Markt teurer hinterlassen.
review-titles-ways = { part-has } dem Nächsten weniger abverlangt.
review-titles-finish = { part-has } zu viel dem Würfel überlassen.
review-titles-final = { part-has } das bessere Ende verpasst.
review-titles-risk = { part-has } den teureren Weg genommen.

review-titles-purse =
    { $who-is ->
        [you] Du hast deine Börse in Gefahr gebracht.
       *[other] { $who } hat die eigene Börse in Gefahr gebracht.
    }

review-otherPlace =
    Es gab einen besseren Platz für { $who-is ->
        [you] dich
       *[other] { $who }
    }.

review-otherWay =
    Es gab einen besseren Weg für { $who-is ->
        [you] dich
       *[other] { $who }
    }.

review-on = Auf { $better }
review-turned = { CAPITAL($better) }
review-noReason = Nichts, was sich sofort zählen lässt, unterscheidet sie: Es liegt an dem, was später kommt.

review-moved =
    Das hat { $who-is ->
        [you] deine Gewinnchance
       *[other] die Gewinnchance von { $who }
    } um { $change } verändert.

review-odds =
    { $weight ->
        [one] Eine von sechs Seiten kostet
        [6] Alle sechs Seiten kosten
       *[other] { $weight } von sechs Seiten kosten
    } { $sum }{ $others ->
        [same] ; die anderen { $least }
        [range] ; die anderen { $least } bis { $most }
       *[none] { "" }
    }.

review-quiet = Ein ruhiger Moment: Hier war nichts ein Fehler.
review-accountsPoints = Woher die Punkte kamen
review-accountsChances = Woher die Chancen kamen
review-accountsNote = Voll ist Gewinn, schraffiert ist Verlust. Die beste Wahl kostet nichts, also gewinnt eigene Wahl nie. Grau ist, was unsere Schätzung verfehlt hat.
review-unit = Gezählt in
review-units-score = Punkten
review-units-win = Chancen
review-parts-luck = Würfel
review-parts-own = eigene Wahl
review-parts-others = Wahl der anderen
review-parts-correction = unser Fehler
review-atStart = { $start } zu Beginn

review-account =
    { $who-is ->
        [you] Du
       *[other] { $who }
    }: { $start } zu Beginn, Würfel { $luck }, eigene Wahl { $own }, Wahl der anderen { $others }, unser Fehler { $error }, macht { $result }

review-sentence =
    { $result ->
        [won] { part-has } { part-withPoints } { $by ->
            [0] nach Dirham gewonnen
           *[other] gewonnen, { $by } vorn
        }
        [shared] { part-has } { part-withPoints } den Sieg geteilt
       *[lost] { part-has } { part-withPoints } { $by ->
            [0] nach Dirham verloren
           *[other] verloren, { $by } zurück
        }
    }.

review-everyDecision = Jede Entscheidung
review-whose = Wessen Entscheidungen
review-all = Alle { $count }
review-onlyMarked = Nur ? und ??
review-noneMarked = Hier ist keine Wahl markiert.
review-roundHead = Runde
review-decision = Entscheidung
review-rank = Rang
review-rankOf = { $rank } von { $options }
review-theBest = das Beste
review-betterWas = besser { $better }
review-marks-one = zweifelhaft
review-marks-two = ein grober Fehler
review-sure = sicher auf
review-exact = genau
review-sureTo = ± { $points }
review-ofAWin = eines Sieges
review-cost = Besser war { $better }: Das hätte { $points } Punkte und { $chance } eines Sieges mehr gebracht.
review-costExact = Das ist genau.
review-costSure = Sicher auf ± { $points } Punkte und ± { $chance }.
review-marked = Eine Wahl bekommt ab 2 Punkten oder 5 % eines Sieges ein ?, ab 4 Punkten oder 10 % ein ??, und nie eines, wenn ihre Spanne bis null reicht. Ein Wendepunkt ist, was mindestens 5 % eines Sieges gekostet hat.
review-players = Das Spiel jedes Händlers

review-perDecision =
    { $decisions ->
        [one] { $loss } je Entscheidung verloren, in { $decisions } Entscheidung
       *[other] { $loss } je Entscheidung verloren, in { $decisions } Entscheidungen
    }

review-like =
    { $level ->
        [novice] wie ein Neuling
        [apprentice] wie ein Lehrling
        [merchant] wie ein Händler
        [master] wie ein Meister
       *[other] wie { $level }
    }

review-mistakes =
    { $count ->
        [0] kein Fehler
       *[other] { $count } Fehler
    }

review-luckier = Mehr Glück als in { $games } von 100 solchen Spielen
review-hardest = Der schmerzlichste Wurf
review-hardestText = Runde { $round }: { part-has } { $roll } gewürfelt. Was hätte kommen können, genau:
review-hardestDraw = Runde { $round }: { part-has } einen Teppich gezogen. Was hätte kommen können, genau:
review-oddsRow = { $roll } ({ $odds })
review-came = das kam
review-overTime = Glück und Verlust, Spiel für Spiel
review-by = Getrennt nach
review-opponents = Gegnern
review-printing = Ausgabe
review-which = Spiele
review-allGames = alle mit Rückblick
review-savePlot = Bild speichern

review-means =
    { $games ->
        [one] { $games } Spiel mit Rückblick
       *[other] { $games } Spiele mit Rückblick
    }: Glück { $luck } je Spiel, { $loss } je Entscheidung verloren.

review-luckAxis = Glück
review-lossAxis = Verlust
review-deeper = Genauer hinsehen
review-deeperNote = Spielt die knappen Entscheidungen viele Male weiter; eine halbe Minute oder länger.
review-deepening = Die knappen Entscheidungen werden weitergespielt …
review-stop = Anhalten und zeigen, was da ist

review-sampled =
    { $stopped ->
        [yes] Die knappen Entscheidungen wurden je { $playouts }-mal mit denselben Würfeln weitergespielt, bis angehalten wurde.
       *[no] Die knappen Entscheidungen wurden je { $playouts }-mal mit denselben Würfeln weitergespielt.
    }

review-depth =
    Jede Wahl wurde { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } weit abgewogen, und kurz vor dem Ende genau.
