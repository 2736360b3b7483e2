### Puzzles.

puzzles-title = Aufgaben
puzzles-note = Eine Wahl ist eindeutig die beste.
puzzles-lede = Eine Wahl ist eindeutig die beste, und ein gieriger Händler sieht sie nicht.
puzzles-today = Aufgabe des Tages
puzzles-themes-purse = Die Börse retten
puzzles-themes-walk = Der billige Weg
puzzles-themes-price = Seinen Preis wert
puzzles-themes-cut = Ein Gebiet zerschneiden
puzzles-themes-safe = Absichern
puzzles-themes-trap = Assam eine Falle stellen
puzzles-themes-region = Ein Gebiet vergrößern
puzzles-themes-spite = Den Führenden bremsen
puzzles-themes-squares = Felder gewinnen
puzzles-themes-race = Wettlauf um Dirham
puzzles-themes-corner = Die Ecke
puzzles-themes-last = Der letzte Teppich
puzzles-themes-quiet = Ein stiller Zug
puzzles-stars-1 = leicht
puzzles-stars-2 = mittel
puzzles-stars-3 = schwer
puzzles-missed-1 = Der Lehrling sieht sie nicht
puzzles-missed-2 = Der Händler sieht sie nicht
puzzles-missed-3 = Selbst der Meister sieht sie nicht
puzzles-difficulty = Schwierigkeit
puzzles-anyDifficulty = Jede
puzzles-merchants = { $players } Händler
puzzles-byPlayers = Händler
puzzles-anyPlayers = Jede Zahl
puzzles-filter = Thema
puzzles-all = Alle Themen
puzzles-solved = gelöst
puzzles-rating = Wertung
puzzles-inARow = In Folge

puzzles-days =
    { $days ->
        [one] Tag
       *[other] Tage
    }

puzzles-tally = { $solved } von { $of } gelöst
puzzles-none = Keine Aufgabe dieser Art.
puzzles-how-lay = Tippe auf ein gestricheltes Feld, dann auf das daneben
puzzles-showMe = Zeig es mir
puzzles-thisWay = So herum
puzzles-onceMore = Noch einmal
puzzles-soItIs = So ist es: { $choice }
puzzles-itWas = Es war { $choice }
puzzles-tried = Was du probiert hast
puzzles-toWinBeside = { $tried } auf den Sieg, das Beste hat { $best }
puzzles-because = Hier gilt: { $why }.
puzzles-elsewhere = Anderswo gilt: { $why }.
puzzles-noReason = Auf dem Brett spricht zuerst nichts dagegen: Die Rechnung kommt später.
puzzles-exact = Genau gelöst: jeder Wurf und jede Antwort bis zum Ende.
puzzles-sampled = Aus { $games } Spielen mit dieser Wahl, zu Ende gespielt mit denselben Würfeln wie die anderen.
puzzles-searched = Durch Suche, wie im Rückblick auf dein Spiel.
puzzles-next = Nächste Aufgabe
puzzles-list = Alle Aufgaben
puzzles-analyse = Auf dem Analysebrett
puzzles-failed = Die Aufgaben lassen sich nicht laden.
