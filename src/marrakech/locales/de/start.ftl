### The start page, setting up a game, printings and levels.

start-daily = Aufgabe des Tages
start-dailyNote = Eine Wahl ist eindeutig die beste. Welche?

start-dailySolved =
    { $days ->
        [0] Heute gelöst
        [1] Heute gelöst
       *[other] Gelöst, { $days } Tage in Folge
    }

start-dailySolve = Lösen
start-dailySee = Ansehen
start-puzzles = Alle Aufgaben
start-page = Spielen
start-headline = Leg deine Teppiche dorthin, wo andere gehen müssen.
start-learn = Lernen
start-learnNote = Fünf Minuten, ein Zug nach dem anderen.

start-learnSteps =
    { $done ->
        [0] { $of } Schritte
       *[other] { $done } von { $of } Schritten geschafft
    }

start-learnStart = Lektion beginnen
start-learnStartShort = Beginnen
start-learnOn = Weiter lernen
start-learnOnShort = Weiter
start-learnAgain = Noch einmal lernen
start-playTitle = Spielen

start-playNote =
    Sofort, gegen { $bots ->
        [0] keine Bots
        [1] einen Bot
        [2] zwei Bots
        [3] drei Bots
       *[other] { $bots }
    }.

start-playWatch = Bots unter sich: Du schaust zu.
start-playTogether = Reicht dieses Gerät herum.
start-level = Wie gut die Bots spielen
start-play = Spielen
start-preparing = Die Stufe { $level } macht sich noch bereit. Bis dahin springt ein einfacherer Bot ein.
start-chooseRules = Regeln wählen
start-friends = Freunde
start-friendsNote = Schick einen Link. Jeder nimmt sich einen Platz.
start-pass = Oder ein Gerät herumreichen
start-doors-friends = Tisch eröffnen
start-doors-here = Ein Gerät herumreichen
start-doors-box = Die Schachtel auf dem Tisch
start-box = Schiedsrichter für die Schachtel
start-openTable = Tisch eröffnen
start-goesOn = Dein Spiel geht weiter
start-goOn = Weiter
start-waits = Du bist dran

start-others =
    { $count ->
        [one] { $count } weiteres Spiel wartet auf dich
       *[other] { $count } weitere Spiele warten auf dich
    }

start-open = Spieldatei öffnen

coach-title = Eine kleine Hilfe
coach-fine = Gut
coach-none = Keine Hilfe mehr
coach-steps-orient = Wähle einen Weg für Assam. Die Zahlen sagen, was du dort vielleicht zahlen musst; dann würfle.
coach-steps-roll = Würfle: Assam geht, wohin er schaut, und du zahlst, wenn er auf einem fremden Teppich stehen bleibt.
coach-steps-lay = Leg einen Teppich neben Assam, dorthin, wo die anderen gehen müssen: zwei Felder nebeneinander, eins davon an seinem.
coach-steps-turn = Dreh Assam um ein Viertel: Dorthin muss der nächste Händler.

ruleLine-printings-en2021 = englische Regeln von 2021
ruleLine-printings-fr60 = französische Regeln, 60 Teppiche
ruleLine-printings-fr57 = französische Regeln, 57 Teppiche
ruleLine-printings-ro57 = rumänische Regeln
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] zwei Händler
        [3] drei Händler
        [4] vier Händler
       *[other] { $players } Händler
    }

ruleLine-bots-novice = Neulinge
ruleLine-bots-apprentice = Lehrlinge
ruleLine-bots-merchant = Stufe Händler
ruleLine-bots-master = Meister
ruleLine-bots-even = ebenbürtige Bots
ruleLine-bots-random = achtlose Bots
ruleLine-bots-greedy = gerissene Bots
ruleLine-bots-lookahead = weitsichtige Bots
ruleLine-mixed = Bots verschiedener Stufen
ruleLine-endTurn = Drehen am Ende
ruleLine-keepHeading = Hausregel: Die Drehung darf entfallen
ruleLine-oneColour = jeder eine Farbe
ruleLine-out = Hausregel: Wer nicht zahlen kann, scheidet aus
ruleLine-playsOn = Hausregel: Niemand scheidet aus
ruleLine-coverOwn = Hausregel: eigene Teppiche ganz bedecken
ruleLine-perTurn = { $seconds } s je Zug

ruleLine-days =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }

ruleLine-total = je { $minutes } Min.

setup-title = Regeln wählen
setup-page = Regeln wählen
setup-formLabel = Ein Spiel einrichten
setup-lede = Das sind die Regeln deines nächsten Spiels. Dieses Gerät merkt sie sich.
setup-ledes-friends = Du bekommst einen Link für deine Freunde. An „Spielen“ ändert sich dadurch nichts.
setup-ledes-here = Alle spielen auf diesem Gerät, reihum. An „Spielen“ ändert sich dadurch nichts.
setup-ledes-box = Ihr spielt mit der echten Schachtel und würfelt, zahlt und legt selbst. Das Handy passt auf: Es zählt Abgaben, kennt jede Regel und bewahrt das Spiel.
setup-keep = Diese Regeln behalten
setup-readRules = Die Regeln dieser Ausgabe lesen
setup-merchants = Händler
setup-players = Zahl der Spieler
setup-printing = Ausgabe
setup-rules = Regeln
setup-seat = Platz { $seat }
setup-name = Name an Platz { $seat }
setup-namePlaceholder = Name
setup-kinds-person = Mensch hier
setup-kinds-link = Freund per Link
setup-bot = Bot, { $level }
setup-botSoon = Bot, { $level } (noch nicht bereit)
setup-friend = Freund
setup-passAndPlay = Mehrere Menschen hier: Ihr reicht das Gerät herum.
setup-roundTheTable = In dieser Reihenfolge sitzt ihr um den Tisch.
setup-byLink = Du bekommst einen Link mit QR-Code für alle zusammen.
setup-watch = Hier sitzt niemand: Du schaust den Bots zu.
setup-twoColours = Jeder zwei Farben
setup-twoColoursNote = Je 24 Teppiche, 12 von jeder der zwei Farben, zu einem Stapel gemischt: Du siehst den obersten.
setup-oneColour = Jeder eine Farbe
setup-oneColourNote = 15 Teppiche einer Farbe, wie es bei der Vorbereitung auf diesem Blatt steht.
setup-endTurn = Assam am Ende drehen
setup-endTurnNote = Die Vierteldrehung schließt deinen Zug ab und legt den Weg des nächsten Händlers fest.
setup-endTurnMissing = In dieser Ausgabe gibt es das nicht.
setup-keepHeading = … oder ihn so lassen
setup-keepHeadingNote = Hausregel: Die Drehung am Ende darf entfallen.
setup-elimination = Wer nicht zahlen kann, scheidet aus
setup-eliminationNote = Du zahlst, was du hast, und gehst. Deine Teppiche bleiben, kosten nichts und zählen nichts.
setup-eliminationOff = Du zahlst, was du hast, und spielst weiter.
setup-printed = Wie gedruckt.
setup-houseRule = Hausregel zu dieser Ausgabe.
setup-notPrinted = Das Blatt sagt dazu nichts; bei uns geht es weiter.
setup-coverOwn = Eigenen Teppich ganz bedecken
setup-coverOwnNote = Hausregel: Beide Hälften eines eigenen Teppichs dürfen auf einmal verschwinden.
setup-clock = Uhr
setup-clockNone = Keine Uhr
setup-clockTurn = { $seconds } Sekunden je Zug

setup-clockTotal =
    { $minutes ->
        [one] insgesamt { $minutes } Minute für jeden
       *[other] insgesamt { $minutes } Minuten für jeden
    }

setup-clockDays =
    { $days ->
        [one] Ein Zug binnen { $days } Tag
       *[other] Ein Zug binnen { $days } Tagen
    }

setup-clockSlowNote = Niemand muss dabeisitzen: Wir geben dir Bescheid, wenn du dran bist. Läuft die Zeit ab, zieht ein Bot für dich.
setup-clockNote = Läuft die Zeit ab, zieht ein Bot für dich.
setup-starts = Wer beginnt
setup-start = Dieses Spiel beginnen
setup-invite = Tisch eröffnen
setup-busy = Wird eingerichtet …
setup-threeOf57 = In dieser Schachtel sind drei Sätze zu 15: Henna, Indigo und Safran spielen.

levels-novice = Neuling
levels-apprentice = Lehrling
levels-merchant = Händler
levels-master = Meister
levels-even = ebenbürtig
levels-random = Achtlos
levels-greedy = Gerissen
levels-lookahead = Weitsichtig

printings-en2021-name = Englisch, 2021
printings-en2021-note = Deine Schachtel hat Mosaiken um das Brett und 15 Teppiche jeder Farbe. Wer nicht zahlen kann, scheidet aus.
printings-fr60-name = Französisch, 60 Teppiche
printings-fr60-note = Deine Schachtel hat Pfeile um das Brett und 15 Teppiche jeder Farbe. Wer nicht zahlen kann, scheidet aus.
printings-fr57-name = Französisch, 57 Teppiche
printings-fr57-note = Deine Schachtel hat Pfeile um das Brett und von einer Farbe nur 12 Teppiche. Wer nicht zahlen kann, spielt weiter.
printings-ro57-name = Rumänisch, 57 Teppiche
printings-ro57-note = Deine Schachtel hat rumänische Regeln und von einer Farbe nur 12 Teppiche. Wer nicht zahlen kann, spielt weiter.
printings-suleika-name = Suleika
printings-suleika-note = Auf deiner Schachtel steht Suleika. Wer nicht zahlen kann, spielt weiter; eine Variante gibt es nicht.

start-offlineReady = Auch ohne Netz bereit
start-pressNow = Drück jetzt: Das Spiel öffnet sich, sobald die Stände stehen.
