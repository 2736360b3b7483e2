### The game: prompt, steps, board.

game-page = Spiel
game-round = Runde { $round } von { $rounds }
game-board = Marktplatz
game-merchants = Händler
game-yourTurn = Du bist dran

game-turnOf =
    { $who-is ->
        [you] Du bist dran
       *[other] { $who } ist dran
    }

game-score = Punkte
game-person = Mensch an diesem Gerät
game-here = Verbunden
game-away = Nicht da
game-waiting = Noch nicht da
game-held = Ein Bot hält den Platz
game-out = Ausgeschieden
game-pays = Zahlt
game-paid = Bekommt Geld
game-thinks = Überlegt …

game-level =
    { $level ->
        [novice] Neuling
        [apprentice] Lehrling
        [merchant] Händler
        [master] Meister
        [even] Ebenbürtig
       *[other] Bot
    }

game-dirhamsWord =
    { $count ->
        [one] Dirham
       *[other] Dirham
    }

game-squaresWord =
    { $count ->
        [one] Feld
       *[other] Felder
    }

game-inPile = im Stapel
game-addressed = { $name }: { $text }
game-thenBot = Danach zieht ein Bot für dich
game-notifyBody = Der Markt wartet auf dich.
game-askSound = Ein Ton, wenn du dran bist?
game-soundYes = Ja
game-soundNo = Nein
game-skipKey = Leertaste
game-nextRug = Nächster Teppich:
game-next = Danach
game-pileLeft = { $colour } { $left }
game-steps-turn = Drehen
game-steps-walk = Laufen
game-steps-pay = Zahlen
game-steps-lay = Legen
game-stepsLabel = Schritte des Zuges
game-loading = Der Markt wird aufgebaut …
game-skip = Überspringen
game-hereBefore = Warst du schon hier, in einem anderen Browser?
game-findSeat = Meinen Platz suchen
game-spectator = Du schaust zu.
game-aside = Angehalten
game-log = Was geschah
game-logEmpty = Noch nichts: Der Markt öffnet.
game-lookBack = Zurückblicken
game-takeBack = Zurücknehmen
game-takeBackTitle = Das zurücknehmen?
game-takeBackNote = Dann gilt das Spiel als Übung: Es wird so gekennzeichnet und zählt nicht in deiner Statistik.
game-takeBackNo = So lassen
game-takeBackYes = Zurücknehmen
game-practised = Übung
game-practisedNote = Mit zurückgenommenen Zügen geübt: Dieses Spiel zählt nicht in deiner Statistik.
game-allLaid = Alle Teppiche liegen
game-result = Zum Ergebnis
game-hold = Einen Bot für { $who } spielen lassen
game-reclaim = Meinen Platz wieder einnehmen
game-timeLeft = noch { $text }

orient-title = Wohin mit Assam?
orient-note = Wähle einen Pfeil auf dem Brett, dann würfle.
orient-rollTitle = Würfle für Assam
orient-rollNote = Sein Weg steht fest: Er geht, wohin er schaut.
orient-worst = max. −{ $most }
orient-free = immer frei
orient-odds = Aussichten
orient-oddsTitle = Was jeder Weg kosten kann
orient-group = Assams Richtung
orient-table = Abgabe nach Richtung und Wurf
orient-onRoll = Abgabe bei
orient-average = Schnitt
orient-on = auf { $square }
orient-out = raus
orient-arrow = { $turn }, nach { part-heading }, Abgabe im Schnitt { $average }
orient-roll = Würfeln
orient-lastRoll = Letzter Wurf: { $steps }

walk-rolling =
    { $who-is ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } …

walk-rolled =
    { $who-is ->
        [you] Du hast eine { CAPITAL(number) } gewürfelt
       *[other] { $who } hat eine { CAPITAL(number) } gewürfelt
    }

walk-paying =
    { $from-is ->
        [you] Du schuldest
       *[other] { $from } schuldet
    } { part-to } { $due }

walk-laying =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } einen Teppich

walk-turning =
    { $who-is ->
        [you] Du drehst
       *[other] { $who } dreht
    } Assam

walk-region =
    { $number ->
        [one] Unter Assams Füßen liegt ein einzelnes { $colour }-Feld.
       *[other] Unter Assams Füßen hängen { number } { $colour }-Felder zusammen.
    }

walk-then = dann { $purse }

walk-wait =
    { $who-is ->
        [you] Du bist dran
       *[other] { $who } überlegt
    }

walk-away =
    { $who-is ->
        [you] Du bist dran
       *[other] { $who } ist nicht da
    }

walk-awayNote = Kein Bot zieht, solange du es nicht willst.
lay-title = Leg einen Teppich neben Assam
lay-note = Tippe auf ein gestricheltes Feld, dann auf das daneben, oder zieh über beide.
lay-second = Eine Hälfte liegt auf { $square }. Tippe jetzt auf ein gestricheltes Feld daneben.
lay-chosen = Auf { $place }, darunter { $covers }. Der Knopf legt ihn hin.
lay-chosenQuick = Auf { $place }, darunter { $covers }. Tippe noch einmal darauf, um ihn hinzulegen.
lay-colour = { $colour }-Teppich
lay-group = Plätze für den Teppich
lay-place = { $place }, darunter { $covers }
lay-confirm = Hierhin legen
lay-cancel = Neu wählen
lay-choose = Wähle einen Platz
lay-refused-assam = Da steht Assam: Unter seine Füße kommt kein Teppich.
lay-refused-away = Eine Hälfte des Teppichs muss Assams Feld berühren.
lay-refused-whole_rug = Ein Teppich darf nicht beide Hälften eines Teppichs zugleich bedecken.
turn-title = Wohin soll der nächste Händler?
turn-note = Dreh Assam um ein Viertel: Dorthin geht der nächste Händler.
turn-noteKeep = Dreh Assam um ein Viertel oder lass ihn, wie er ist: Dorthin geht der nächste Händler.
turn-confirm = Assam drehen

turn-costs =
    { $who-is ->
        [you] Deine Abgabe bei einer
       *[other] Abgabe von { $who } bei einer
    }

square-bare = { $square }, freier Boden

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , gehört niemandem
        [you] , gehört dir
       *[other] {" "}von { $owner }
    }{ $other-is ->
        [given] , ganz mit { $other }
       *[nothing] , halb
    }

square-assam = Hier steht Assam und schaut nach { part-heading }
square-grid = Felder des Marktes

moment-cannot =
    { $who-is ->
        [you] Du kannst
       *[other] { $who } kann
    } { part-to } nicht alles zahlen

moment-takes =
    { $to-is ->
        [you] Du bekommst
       *[other] { $to } bekommt
    } { $paid } von { $from-is ->
        [you] dir
       *[other] { $from }
    }

moment-leaves =
    { $who-is ->
        [you] verlässt den Markt
       *[other] verlässt den Markt
    }

moment-left = es bleiben { $purse }

moment-has =
    { $who-is ->
        [you] hast
       *[other] hat
    } { $purse } Dirham

moment-owed = geschuldet
moment-paid = bezahlt
moment-all = bezahlt, mehr war nicht da
moment-forgiven = erlassen

moment-rugs =
    { $who-is ->
        [you] Deine
       *[other] Die
    } Teppiche bleiben auf dem Markt liegen. Sie kosten nichts und zählen nichts.

moment-go = Weiter
moment-watch = Weiter zuschauen
moment-leave = Gehen
