### The box on the table: the page referees a real game.

referee-page = Die Schachtel auf dem Tisch
referee-round = Runde { $round } von { $rounds }, die echte Schachtel
referee-pileOf = Stapel von { $who }
referee-whichRug = Welcher Teppich liegt oben?
referee-whichWay = Wohin?
referee-turningOn = { $who } dreht Assam am Ende
referee-rolling = { $who } würfelt
referee-whatNumber = Welche Zahl?

referee-squaresOn =
    { $number ->
        [one] Ein Feld weiter, { $colour }
       *[other] { CAPITAL(number) } Felder weiter, { $colour }
    }

referee-pays = { $who } zahlt { $to } { $paid }
referee-paysAll = { $who } gibt { $to } { $paid }, mehr ist nicht da

referee-owes =
    { $out ->
        [yes] { $who } schuldet { $due } und scheidet aus: Die Teppiche bleiben und kosten nichts
       *[no] { $who } schuldet { $due } und spielt weiter
    }

referee-free-bare = Frei: freier Boden
referee-free-nobody = Frei: ein Teppich von niemandem
referee-free-own = Frei: ein eigener Teppich von { $who }
referee-goOn = Weiter
referee-twoSquares = Tippe auf zwei Felder
referee-here = Liegt er hier?
referee-beside = Neben { $square }, wo Assam steht.
referee-dashed = Erst ein gestricheltes Feld, dann das daneben.
referee-first = Erstes Feld: { $square }.
referee-second = Jetzt das daneben.
referee-over = Darunter: { $covers }.
referee-liesHere = Er liegt hier
referee-thenOnTop = Er liegt hier. Auf dem Stapel liegt jetzt oben:
referee-notThere = Da nicht.
referee-refused-assam = Assam steht auf { $square }: Unter seine Füße kommt kein Teppich.
referee-refused-away = Keine Hälfte berührt { $square }, wo Assam steht. Die gestrichelten Felder tun es.
referee-refused-whole_rug = Das würde beide Hälften eines Teppichs zugleich bedecken.
referee-gold = { $words } Gold
referee-silver = { $words } Silber
referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, { $back } zurück

referee-change =
    { $who-is ->
        [nobody] Wechselt erst ein Gold in fünf Silber aus der Schachtel.
       *[other] Wechselt erst ein Gold in fünf Silber bei { $who }.
    }

referee-paid = Bezahlt
referee-purses = Börsen
referee-goldOf = Gold
referee-silverOf = Silber
referee-undo = Zurücknehmen
referee-undone-heading = Die Richtung zurücknehmen
referee-undone-roll = Den Wurf zurücknehmen
referee-undone-payment = Die Zahlung zurücknehmen
referee-undone-draw = Den Stapel zurücknehmen
referee-undone-turn = Die Drehung zurücknehmen
referee-undone-rug = Den Teppich von { $who } zurücknehmen
referee-turnPicture = Das Bild drehen
referee-differ = Die Börsen stimmen nicht
referee-shouldHold = Nach allem, was eingegeben wurde, müssten alle das haben:
referee-mend = Andere Münzen von gleichem Wert sind ebenso gut. Sind die Münzen falsch, legt sie richtig; wurde etwas falsch eingegeben, nehmt bis dorthin zurück.
referee-tithes = Was gezahlt wurde
referee-paidIn = Runde { $round }: { $who } zahlte { $to } { $paid }
referee-awake = Der Bildschirm bleibt an.
referee-sleeps = Dieser Browser lässt den Bildschirm einschlafen: Stell dein Gerät so ein, dass er anbleibt.
