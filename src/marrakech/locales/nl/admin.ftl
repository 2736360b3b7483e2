### The operator's page.

admin-title = Beheer
admin-token = Beheersleutel
admin-tokenNote = De sleutel waarmee de server gestart is. We onthouden hem tot dit tabblad dichtgaat.
admin-enter = Inloggen
admin-leave = Uitloggen
admin-wrongToken = Dit is niet de beheersleutel.
admin-old = Geen antwoord sinds de laatste keer: deze cijfers zijn oud.
admin-load = Belasting
admin-facts-up = draait al
admin-facts-games = spellen in het geheugen
admin-facts-playing = worden gespeeld
admin-facts-waiting = wachten op spelers
admin-facts-streams = open verbindingen
admin-facts-commands = opdrachten per seconde
admin-facts-thinking = bots die nadenken
admin-facts-memory = geheugen
admin-facts-lag = langste vertraging
admin-ready = klaar
admin-trouble = niet klaar: { $why }
admin-hours = { $hours } u { $minutes } min
admin-rules = Instellingen
admin-switches-invite_only-name = Alleen op uitnodiging
admin-switches-invite_only-note = Alleen wie een pas heeft, kan een spel beginnen.
admin-switches-no_analysis-name = Geen analyse
admin-switches-no_analysis-note = Geen tips, winstkansen en terugblikken.
admin-switches-no_play_on-name = Niet verder spelen
admin-switches-no_play_on-note = Geen nieuwe spellen vanuit stellingen van andere spellen.
admin-limit = Onaffe spellen per gast
admin-noLimit = Geen grens
admin-passes = Passen
admin-passFor = Een nieuwe pas is voor
admin-makePass = Pas maken
admin-madePass = De pas is { $code }. Hij wordt niet nog eens getoond.
admin-withdraw = Intrekken
admin-nobody = niemand in het bijzonder
admin-games = Spellen
admin-which = Welke spellen
admin-kinds-live = Bezig
admin-kinds-aside = Stilgelegd
admin-kinds-all = Alle
admin-find = Zoeken op code
admin-none = Dat spel bestaat niet.
admin-more = Meer
admin-first = Vanaf het begin
admin-status-open = wacht op spelers
admin-status-playing = wordt gespeeld
admin-status-over = uit
admin-status-stored = opgeborgen
admin-status-unreadable = niet te lezen

admin-aside =
    { $why-is ->
        [given] stilgelegd: { $why }
       *[nothing] stilgelegd
    }

admin-begun = begonnen { $when }
admin-touched = laatste zet { $when }

admin-people =
    { $count ->
        [1] één persoon aanwezig
       *[other] { $count } personen aanwezig
    }

admin-bot = bot
admin-free = vrije plaats
admin-visitor = kijkt toe
admin-noCookie = zonder cookie
admin-look = Bekijken
admin-quarantine = Stilleggen
admin-release = Vrijgeven
admin-invitations = Nieuwe uitnodigingen
admin-invited = De links van eerder werken nu niet meer.
admin-end = Beëindigen
admin-endTitle = Spel { $game } beëindigen?
admin-endNote = Het wordt met al zijn zetten voorgoed verwijderd. Wie eraan zit, krijgt te horen dat het spel niet bestaat.
admin-endYes = Voorgoed beëindigen
admin-asideTitle = Spel { $game } stilleggen?
admin-asideNote = Niemand speelt erin, geen bot denkt na en geen klok loopt tot je het vrijgeeft.
admin-why = Waarom (de spelers zien het)
admin-whyAside = Waarom (voor je lijst)
admin-cancel = Niets doen
admin-block = Blokkeren
admin-blockGuest = Deze gast blokkeren
admin-blockAddress = Dit adres blokkeren
admin-blockItsAddress = Adres blokkeren

admin-blockTitle =
    { $kind ->
        [address] Het adres { $whom } blokkeren?
       *[guest] De gast { $whom } blokkeren?
    }

admin-blocks = Geblokkeerd
admin-noBlocks = Niemand is geblokkeerd.
admin-address = Adres
admin-guest = Gast
admin-whom = Een adres, of de code van een gast
admin-time = Hoe lang
admin-times-60 = 1 uur
admin-times-1440 = 1 dag
admin-times-10080 = 1 week
admin-times-0 = Tot het wordt opgeheven

admin-until =
    { $when-is ->
        [given] tot { $when }
       *[nothing] tot het wordt opgeheven
    }

admin-lift = Opheffen
admin-force = Toch blokkeren
