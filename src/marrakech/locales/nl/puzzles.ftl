### Puzzles.

puzzles-title = Puzzels
puzzles-note = Eén keuze is duidelijk de beste.
puzzles-lede = Eén keuze is duidelijk de beste, en een hebberige koopman ziet die niet.
puzzles-today = Puzzel van de dag
puzzles-themes-purse = Red je beurs
puzzles-themes-walk = De goedkope weg
puzzles-themes-price = Zijn geld waard
puzzles-themes-cut = Knip een gebied
puzzles-themes-safe = Speel op zeker
puzzles-themes-trap = Zet Assam in de val
puzzles-themes-region = Maak een gebied groter
puzzles-themes-spite = Pak de koploper
puzzles-themes-squares = Win vakjes
puzzles-themes-race = De race om dirhams
puzzles-themes-corner = De hoek
puzzles-themes-last = Het laatste tapijt
puzzles-themes-quiet = Een stille zet
puzzles-stars-1 = makkelijk
puzzles-stars-2 = gemiddeld
puzzles-stars-3 = moeilijk
puzzles-missed-1 = De leerling ziet het niet
puzzles-missed-2 = De koopman ziet het niet
puzzles-missed-3 = Zelfs de meester ziet het niet
puzzles-difficulty = Moeilijkheid
puzzles-anyDifficulty = Alle
puzzles-merchants = { $players } kooplieden
puzzles-byPlayers = Kooplieden
puzzles-anyPlayers = Elk aantal
puzzles-filter = Thema
puzzles-all = Alle thema’s
puzzles-solved = opgelost
puzzles-rating = Score
puzzles-inARow = Op rij

puzzles-days =
    { $days ->
        [one] dag
       *[other] dagen
    }

puzzles-tally = { $solved } van { $of } opgelost
puzzles-none = Geen puzzel van deze soort.
puzzles-how-lay = Tik op een gestreept vakje, dan op dat ernaast
puzzles-showMe = Doe het voor
puzzles-thisWay = Deze kant op
puzzles-onceMore = Nog eens
puzzles-soItIs = Precies: { $choice }
puzzles-itWas = Het was { $choice }
puzzles-tried = Wat jij probeerde
puzzles-toWinBeside = { $tried } winstkans, de beste heeft { $best }
puzzles-because = Hier: { $why }.
puzzles-elsewhere = Elders: { $why }.
puzzles-noReason = Op het bord is niet meteen te zien wat eraan mankeert: het kost je later.
puzzles-exact = Exact opgelost: elke worp en elk antwoord, tot het einde.
puzzles-sampled = Na { $games } spellen met deze keuze, uitgespeeld met dezelfde worpen als de andere.
puzzles-searched = Door vooruit te rekenen, zoals in de terugblik op je spel.
puzzles-next = Volgende puzzel
puzzles-list = Alle puzzels
puzzles-analyse = Op het analysebord
puzzles-failed = De puzzels kunnen niet geladen worden.
