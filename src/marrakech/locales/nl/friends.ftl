### A table for friends: inviting, private links and gestures.

table-page = Nieuwe tafel
table-title = Stuur je vrienden deze link
table-note = Wie hem opent, krijgt de volgende vrije plaats.
table-guest = Je hebt een plaats

table-guestNote =
    { $host-is ->
        [given] { $host } start het spel, of het begint als alle plaatsen bezet zijn.
       *[nothing] Het spel begint als alle plaatsen bezet zijn.
    }

table-copy = Kopiëren
table-copied = Gekopieerd
table-share = Delen
table-shareText = Doe mee met een potje Marrakech.
table-scan = Of scan hem
table-scanNote = Met een telefoon op hetzelfde netwerk. Geen app, geen account.
table-qr = QR-code van de link naar de tafel
table-network = Dit apparaat op jouw netwerk. Je hebt dezelfde wifi nodig.
table-alone = Dit adres werkt alleen op dit apparaat.
table-aloneHow = Spelen je vrienden op hun eigen apparaat? Start het spel dan opnieuw met
table-aloneThen = Dan toont deze pagina een adres en een QR-code voor jouw netwerk. Vrienden aan dit apparaat kunnen de link in een andere browser openen.
table-seats = Plaatsen
table-you = Jij
table-ready = klaar
table-here = aanwezig
table-away = weg
table-bot = bot, { $level }
table-free = Vrij
table-somebody = Iemand
table-chooses = kiest een naam
table-empty = Plaats vrijmaken
table-emptyOf = De plaats van { $name } vrijmaken
table-addBot = Bot erbij
table-addBotAt = Bot op plaats { $seat }
table-unseated = Jouw plaats is vrijgemaakt
table-unseatedNote = Open de link nog eens om een plaats te nemen, of kijk toe.
table-getUp = Mijn plaats opgeven
table-joined = net gekomen

table-freeSeats =
    { $count ->
        [one] { $count } vrije plaats. Daar kan een bot zitten:
       *[other] { $count } vrije plaatsen. Daar kunnen bots zitten:
    }

table-start =
    { $bots ->
        [0] Beginnen
        [one] Beginnen met { $bots } bot
       *[other] Beginnen met { $bots } bots
    }

table-starting = Begint…
table-cancel = De tafel opheffen

seat-title = Hier verder op jouw plaats
seat-note = Met deze privélink speelt ook dit apparaat voor jou. Hij werkt één keer.
seat-button = Hier verder
seat-make = Verder op een ander apparaat
seat-made = Open deze link op het andere apparaat. Hij werkt één keer; laat hem aan niemand zien.
seat-qr = QR-code van de privélink
seat-copied = Privélink gekopieerd.
seat-alone = Start voor andere apparaten het spel opnieuw met

leaving-leave = Even weg
leaving-resign = Opgeven (een bot speelt verder)
leaving-resignAsk = Een bot speelt voor jou het spel uit. Opgeven?
leaving-remove = Dit spel verwijderen
leaving-removeAsk = Het spel is dan voorgoed weg. Verwijderen?
leaving-removed = Het spel is verwijderd.
leaving-yes = Ja
leaving-no = Nee

gestures-title = Zeg iets tegen de tafel
gestures-others = Wat anderen zeggen
gestures-of = Wat { $name } zegt
gestures-words-hello = Hallo!
gestures-words-well_played = Goed gespeeld!
gestures-words-thanks = Dank je!
gestures-words-ouch = Au!
gestures-words-hurry = Jij bent!
gestures-words-sorry = Sorry!
gestures-said = { part-subject }: { $words }
