### The analysis board.

analysis-title = Analysebrett
analysis-ranked = Wahlmöglichkeiten, die beste zuerst
analysis-outcomes = Was kommen kann
analysis-weighing = Jede Wahl wird abgewogen …
analysis-failed = Die Wahlmöglichkeiten ließen sich nicht ordnen.

analysis-due-orient =
    { $who-is ->
        [you] Du drehst
       *[other] { $who } dreht
    } Assam

analysis-due-roll =
    { $who-is ->
        [you] Du würfelst
       *[other] { $who } würfelt
    }

analysis-due-lay =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } einen Teppich

analysis-due-turn =
    { $who-is ->
        [you] Du drehst
       *[other] { $who } dreht
    } Assam am Ende

analysis-due-deal =
    { $who-is ->
        [you] Dein erster Teppich
       *[other] Der erste Teppich von { $who }
    } wird gezogen

analysis-due-draw =
    { $who-is ->
        [you] Dein nächster Teppich
       *[other] Der nächste Teppich von { $who }
    } wird gezogen

analysis-due-over = Das Spiel ist zu Ende
analysis-ways-left = Links
analysis-ways-ahead = Geradeaus
analysis-ways-right = Rechts
analysis-roll = Ein Wurf von { $steps }
analysis-draw = { $colour } wird gezogen
analysis-chance = auf den Sieg
analysis-exactly = genau
analysis-costs = { $share } weniger
analysis-equal = genauso gut
analysis-best = am besten
analysis-all = Alle { $count } zeigen
analysis-fewer = Nur die besten zeigen
analysis-rollForMe = Würfeln
analysis-drawForMe = Ziehen
analysis-toMove = Am Zug
analysis-play = { $choice } spielen
analysis-layThere = Auf { $place } legen
analysis-worth = { $rank } von { $of }, { $win } auf den Sieg, { $score }
analysis-choices = Wahlmöglichkeiten auf dem Brett
analysis-back = Eins zurück
analysis-forward = Eins weiter
analysis-first = Zum Anfang
analysis-tree = Was ausprobiert wurde
analysis-comment = Anmerkung zu diesem Zug
analysis-save = Als Datei speichern
analysis-open = Datei öffnen
analysis-spread = Punkte { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Gewinnchance
analysis-depth = Wie weit vorausdenken
analysis-depths-quick = Schnell
analysis-depths-standard = Jede Wahl
analysis-position = Stellung
analysis-paste = Eine Stellung in Notation
analysis-set = Aufbauen
analysis-copy = Kopieren
analysis-copied = Kopiert.
analysis-cannot = Das kann nicht sein: { $why }
analysis-playOn = Von hier weiterspielen
analysis-playOnNote = Ein neues Spiel aus dieser Stellung, mit eigenen Würfeln.
analysis-sameDice = Mit denselben Würfeln
analysis-sameDiceNote = Ein neues Spiel aus dieser Stellung: Jeder Zug würfelt, was er damals gewürfelt hat.
analysis-seat = Du spielst
analysis-level = Die anderen sind
analysis-begin = Weiterspielen
analysis-edit = Stellung aufbauen
analysis-done = Fertig
analysis-tools = Was ein Klick tut
analysis-tool-whole = Ganzen Teppich legen
analysis-tool-half = Halben Teppich legen
analysis-tool-clear = Feld frei machen
analysis-tool-assam = Assam hinstellen
analysis-colour = Farbe
analysis-secondHalf = Jetzt die andere Hälfte, neben { $square }.
analysis-clicking-whole = Wähle zwei benachbarte Felder nacheinander.
analysis-clicking-half = Wähle das Feld, auf dem ein halber Teppich zu sehen ist.
analysis-clicking-clear = Wähle das Feld, das frei werden soll.
analysis-clicking-assam = Wähle das Feld, auf dem Assam steht.
analysis-byName = Nach dem Namen des Feldes
analysis-squareName = Feld
analysis-heading = Assam schaut nach
analysis-dirhams = Dirham
analysis-rugs = Übrige Teppiche
analysis-nextRug = Nächster Teppich
analysis-toDraw = nicht gezogen
analysis-purse = { $who }: Dirham
analysis-stockOf = { $who }: übrige { $colour }-Teppiche
analysis-top = { $who }: nächster Teppich
analysis-turnIs = { $who } ist dran
analysis-turnOf = Dran ist
analysis-cancel = Abbrechen
analysis-step = Was ansteht
analysis-steps-orient = Assam drehen
analysis-steps-roll = der Wurf
analysis-steps-lay = ein Teppich
analysis-steps-turn = Assam am Ende drehen
analysis-players = Händler
analysis-empty = Markt leeren
analysis-count = { $players } Händler
analysis-game = Zurück zum Spiel
analysis-square = { $square }: { $what }
analysis-copyLink = Link kopieren
analysis-linkCopied = Der Link ist kopiert: Stellung und Züge.
analysis-rules = Regeln
analysis-asPrinted = Wie gedruckt in
analysis-choosePrinting = Ausgabe wählen
analysis-rollout-out = Ausspielen
analysis-rollout-stop = Anhalten
analysis-rollout-note = Spielt jede Wahl bis zum Ende des Spiels, mit denselben Würfeln für jede.
analysis-rollout-beginning = Die ersten Spiele laufen …
analysis-rollout-by = Gespielt von
analysis-rollout-players-network = Netz des Meisters
analysis-rollout-players-greedy = Lehrling

analysis-rollout-queue =
    { $before ->
        [one] { $before } anderer kommt vorher dran.
       *[other] { $before } andere kommen vorher dran.
    }

analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } von { $total } Spielen ausgespielt.
analysis-rollout-pale = Die blassen Balken waren die Schätzung davor; sie werden schmaler, während du zusiehst.
analysis-rollout-decided = Entschieden: { $choice } ist am besten, das Nächste { $loss }.
analysis-rollout-tooClose = Zu knapp: Was am besten ist, lässt sich bei drei Standardfehlern nicht sagen.
analysis-rollout-stopped = Angehalten, bevor es entschieden war: Was am besten ist, lässt sich noch nicht sagen.
