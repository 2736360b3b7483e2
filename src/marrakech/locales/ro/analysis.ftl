### The analysis board.

analysis-title = Tabla de analiză
analysis-ranked = Alegeri, întâi cea mai bună
analysis-outcomes = Ce poate urma
analysis-weighing = Se cântărește fiecare alegere…
analysis-failed = Alegerile nu au putut fi ordonate.

analysis-due-orient =
    { $who-is ->
        [you] Îl rotești
       *[other] { $who } îl rotește
    } pe Assam

analysis-due-roll =
    { $who-is ->
        [you] Arunci
       *[other] { $who } aruncă
    } zarul

analysis-due-lay =
    { $who-is ->
        [you] Așezi
       *[other] { $who } așază
    } un covoraș

analysis-due-turn =
    { $who-is ->
        [you] Îl rotești
       *[other] { $who } îl rotește
    } pe Assam la sfârșit

analysis-due-deal =
    { $who-is ->
        [you] Se trage primul tău covoraș
       *[other] Se trage primul covoraș pentru { $who }
    }

analysis-due-draw =
    { $who-is ->
        [you] Se trage următorul tău covoraș
       *[other] Se trage următorul covoraș pentru { $who }
    }

analysis-due-over = Jocul s-a terminat
analysis-ways-left = Stânga
analysis-ways-ahead = Înainte
analysis-ways-right = Dreapta
analysis-roll = Zarul dă { $steps }
analysis-draw = Se trage { $colour }
analysis-chance = șansă
analysis-exactly = exact
analysis-costs = cu { $share } mai puțin
analysis-equal = la fel de bună
analysis-best = cea mai bună
analysis-all = Arată toate { $count }
analysis-fewer = Arată doar cele mai bune
analysis-rollForMe = Aruncă
analysis-drawForMe = Trage
analysis-toMove = La rând
analysis-play = Joacă { $choice }
analysis-layThere = Așază pe { $place }
analysis-worth = { $rank } din { $of }, { $win } șanse de câștig, { $score }
analysis-choices = Alegeri pe tablă
analysis-back = Unul înapoi
analysis-forward = Unul înainte
analysis-first = La început
analysis-tree = Ce s-a încercat
analysis-comment = Comentariu la această mutare
analysis-save = Salvează ca fișier
analysis-open = Deschide un fișier
analysis-spread = scor { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Șansa de câștig
analysis-depth = Cât de departe se privește
analysis-depths-quick = Repede
analysis-depths-standard = Fiecare alegere
analysis-position = Poziție
analysis-paste = O poziție în notație
analysis-set = Așaz-o
analysis-copy = Copiază
analysis-copied = Copiat.
analysis-cannot = Nu se poate: { $why }
analysis-playOn = Joacă mai departe de aici
analysis-playOnNote = Un joc nou din această poziție, cu zarurile lui.
analysis-sameDice = Cu aceleași zaruri
analysis-sameDiceNote = Un joc nou din această poziție: fiecare rând dă ce a dat atunci.
analysis-seat = Tu joci
analysis-level = Ceilalți sunt
analysis-begin = Joacă
analysis-edit = Așază o poziție
analysis-done = Gata
analysis-tools = Ce face un clic
analysis-tool-whole = Așază un covoraș întreg
analysis-tool-half = Așază o jumătate de covoraș
analysis-tool-clear = Golește un pătrățel
analysis-tool-assam = Pune-l pe Assam acolo
analysis-colour = Culoare
analysis-secondHalf = Acum cealaltă jumătate, lângă { $square }.
analysis-clicking-whole = Alege două pătrățele vecine, unul după altul.
analysis-clicking-half = Alege pătrățelul în care se vede o jumătate de covoraș.
analysis-clicking-clear = Alege pătrățelul care să fie golit.
analysis-clicking-assam = Alege pătrățelul pe care stă Assam.
analysis-byName = După numele unui pătrățel
analysis-squareName = Pătrățel
analysis-heading = Assam privește spre
analysis-dirhams = Dirhami
analysis-rugs = Covorașe rămase
analysis-nextRug = Covorașul următor
analysis-toDraw = netras
analysis-purse = { $who }: dirhami
analysis-stockOf = { $who }: covorașe { $colour } rămase
analysis-top = { $who }: covorașul următor
analysis-turnIs = { $who } e la rând
analysis-turnOf = Rândul
analysis-cancel = Renunță
analysis-step = Ce urmează
analysis-steps-orient = rotirea lui Assam
analysis-steps-roll = zarul
analysis-steps-lay = un covoraș
analysis-steps-turn = rotirea lui Assam la sfârșit
analysis-players = Vânzători
analysis-empty = Golește piața
analysis-count = { $players } vânzători
analysis-game = Înapoi la joc
analysis-square = { $square }: { $what }
analysis-copyLink = Copiază linkul
analysis-linkCopied = Linkul e copiat: poziție și mutări.
analysis-rules = Reguli
analysis-asPrinted = Ca în ediția
analysis-choosePrinting = Alege o ediție
analysis-rollout-out = Joacă până la capăt
analysis-rollout-stop = Oprește
analysis-rollout-note = Joacă fiecare alegere până la sfârșitul jocului, cu aceleași zaruri pentru toate.
analysis-rollout-beginning = Se joacă primele jocuri…
analysis-rollout-by = Jucat de
analysis-rollout-players-network = Rețeaua maestrului
analysis-rollout-players-greedy = Ucenic

analysis-rollout-queue =
    { $before ->
        [one] Mai e { $before } înainte.
       *[other] Mai sunt { $before } înainte.
    }

analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = Jocuri jucate: { $games } din { $total }.
analysis-rollout-pale = Barele palide erau estimarea de dinainte; se îngustează sub ochii tăi.
analysis-rollout-decided = Hotărât: { $choice } e cea mai bună, următoarea { $loss }.
analysis-rollout-tooClose = Prea strâns: cea mai bună nu se poate deosebi la trei erori standard.
analysis-rollout-stopped = Oprit înainte de a se hotărî: cea mai bună nu se poate deosebi încă.
