### The analysis board.

analysis-title = Analysebord
analysis-ranked = Keuzes, de beste bovenaan
analysis-outcomes = Wat er kan gebeuren
analysis-weighing = Elke keuze wordt doorgerekend…
analysis-failed = De keuzes konden niet gerangschikt worden.

analysis-due-orient =
    { $who-is ->
        [you] Jij draait
       *[other] { $who } draait
    } Assam

analysis-due-roll =
    { $who-is ->
        [you] Jij gooit
       *[other] { $who } gooit
    }

analysis-due-lay =
    { $who-is ->
        [you] Jij legt
       *[other] { $who } legt
    } een tapijt

analysis-due-turn =
    { $who-is ->
        [you] Jij draait
       *[other] { $who } draait
    } Assam aan het eind

analysis-due-deal =
    { $who-is ->
        [you] Jouw eerste tapijt
       *[other] Het eerste tapijt van { $who }
    } wordt getrokken

analysis-due-draw =
    { $who-is ->
        [you] Jouw volgende tapijt
       *[other] Het volgende tapijt van { $who }
    } wordt getrokken

analysis-due-over = Het spel is uit
analysis-ways-left = Links
analysis-ways-ahead = Rechtdoor
analysis-ways-right = Rechts
analysis-roll = Een worp van { $steps }
analysis-draw = { $colour } wordt getrokken
analysis-chance = winstkans
analysis-exactly = exact
analysis-costs = { $share } minder
analysis-equal = even goed
analysis-best = de beste
analysis-all = Alle { $count } tonen
analysis-fewer = Alleen de beste tonen
analysis-rollForMe = Gooien
analysis-drawForMe = Trekken
analysis-toMove = Aan de beurt
analysis-play = { $choice } spelen
analysis-layThere = Op { $place } leggen
analysis-worth = { $rank } van { $of }, { $win } winstkans, { $score }
analysis-choices = Keuzes op het bord
analysis-back = Eén terug
analysis-forward = Eén verder
analysis-first = Naar het begin
analysis-tree = Wat er geprobeerd is
analysis-comment = Opmerking bij deze zet
analysis-save = Als bestand bewaren
analysis-open = Bestand openen
analysis-spread = score { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Winstkans
analysis-depth = Hoe ver vooruitkijken
analysis-depths-quick = Snel
analysis-depths-standard = Elke keuze
analysis-position = Stelling
analysis-paste = Een stelling in notatie
analysis-set = Opzetten
analysis-copy = Kopiëren
analysis-copied = Gekopieerd.
analysis-cannot = Dit kan niet: { $why }
analysis-playOn = Vanaf hier verder spelen
analysis-playOnNote = Een nieuw spel vanuit deze stelling, met nieuwe worpen.
analysis-sameDice = Met dezelfde worpen
analysis-sameDiceNote = Een nieuw spel vanuit deze stelling: elke beurt gooit wat er toen gegooid werd.
analysis-seat = Jij speelt
analysis-level = De anderen zijn
analysis-begin = Verder spelen
analysis-edit = Stelling opzetten
analysis-done = Klaar
analysis-tools = Wat een klik doet
analysis-tool-whole = Heel tapijt leggen
analysis-tool-half = Half tapijt leggen
analysis-tool-clear = Vakje leegmaken
analysis-tool-assam = Assam neerzetten
analysis-colour = Kleur
analysis-secondHalf = Nu de andere helft, naast { $square }.
analysis-clicking-whole = Kies twee vakjes naast elkaar, het ene na het andere.
analysis-clicking-half = Kies het vakje waarop een half tapijt te zien is.
analysis-clicking-clear = Kies het vakje dat leeg moet.
analysis-clicking-assam = Kies het vakje waarop Assam staat.
analysis-byName = Op naam van het vakje
analysis-squareName = Vakje
analysis-heading = Assam kijkt naar
analysis-dirhams = Dirhams
analysis-rugs = Tapijten over
analysis-nextRug = Volgend tapijt
analysis-toDraw = niet getrokken
analysis-purse = { $who }: dirhams
analysis-stockOf = { $who }: { $colour }-tapijten over
analysis-top = { $who }: volgend tapijt
analysis-turnIs = { $who } is aan de beurt
analysis-turnOf = Beurt
analysis-cancel = Annuleren
analysis-step = Wat er nu komt
analysis-steps-orient = Assam draaien
analysis-steps-roll = de worp
analysis-steps-lay = een tapijt
analysis-steps-turn = Assam draaien aan het eind
analysis-players = Kooplieden
analysis-empty = Markt leegmaken
analysis-count = { $players } kooplieden
analysis-game = Terug naar het spel
analysis-square = { $square }: { $what }
analysis-copyLink = Link kopiëren
analysis-linkCopied = De link is gekopieerd: stelling en zetten.
analysis-rules = Regels
analysis-asPrinted = Regels van de uitgave
analysis-choosePrinting = Kies een uitgave
analysis-rollout-out = Uitspelen
analysis-rollout-stop = Stoppen
analysis-rollout-note = Speelt elke keuze tot het einde van het spel, met dezelfde worpen voor elk.
analysis-rollout-beginning = De eerste spellen worden gespeeld…
analysis-rollout-by = Gespeeld door
analysis-rollout-players-network = Netwerk van de meester
analysis-rollout-players-greedy = Leerling

analysis-rollout-queue =
    { $before ->
        [one] Eerst is nog { $before } ander aan de beurt.
       *[other] Eerst zijn nog { $before } anderen aan de beurt.
    }

analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } van { $total } spellen uitgespeeld.
analysis-rollout-pale = De bleke balken waren de schatting van eerst; ze worden smaller terwijl je kijkt.
analysis-rollout-decided = Beslist: { $choice } is de beste, de volgende scheelt { $loss }.
analysis-rollout-tooClose = Te dicht bij elkaar: bij drie standaardfouten is er geen beste aan te wijzen.
analysis-rollout-stopped = Gestopt voor het beslist was: er is nog geen beste aan te wijzen.
