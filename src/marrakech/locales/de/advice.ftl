### What bots do and advise.

advice-levels-novice = Achtet darauf, was ein Gang kostet und wie sein Gebiet wächst, übersieht, was er verdeckt, und verschätzt sich oft.
advice-levels-apprentice = Holt das Beste aus seinem Zug und irrt sich ab und zu; achtet nicht darauf, wohin Assam danach geht.
advice-levels-merchant = Rechnet seinen Zug und die Antwort des Nächsten durch und verschätzt sich selten.
advice-levels-master = Hat aus sehr vielen Spielen gelernt, was ein Markt wert ist, und denkt voraus.
advice-levels-even = Spielt so gut wie du: etwas besser nach jedem Spiel, das du gewinnst, etwas schlechter nach jedem, das du verlierst.
advice-levelsTitle = Wie die Bots spielen
advice-preparing = Macht sich bereit: Du kannst schon anfangen.
advice-button = Tipp
advice-thinking = Überlegt …
advice-title = Tipp
advice-close = Tipp schließen
advice-turn-left = Dreh Assam nach links
advice-turn-ahead = Lass Assam geradeaus gehen
advice-turn-right = Dreh Assam nach rechts
advice-turnShort-left = links
advice-turnShort-ahead = geradeaus
advice-turnShort-right = rechts
advice-rug = Leg { $place }
advice-reasons-free = bei keinem Wurf ist etwas zu zahlen
advice-reasons-costs = du zahlst im Schnitt { $average }, schlimmstenfalls { $worst }
advice-reasons-costsThem = { $who } zahlt dann im Schnitt { $average }, schlimmstenfalls { $worst }
advice-reasons-freeForThem = { $who } kommt dann umsonst durch; die anderen Wege nützen dir weniger
advice-reasons-joined = er verbindet { $squares } deiner Felder
advice-reasons-taken = bedeckt { $count } von { $who }

advice-reasons-gained =
    { $count ->
        [one] zeigt ein Feld mehr von dir
       *[other] zeigt { $count } Felder mehr von dir
    }

advice-reasons-toll = selbst auf dem besten Weg zahlt { $who } dir im Schnitt { $average }
advice-reasons-noToll = { $who } kann ihm noch ausweichen
advice-wins = gewinnt in { $share } der Fälle
advice-expects = lässt { part-points } erwarten
advice-next = das Nächstbeste, { $what }: { $share }
advice-better = { part-points } mehr wert als das Nächstbeste, { $what }
advice-equal = so gut wie { $what }
advice-only = es gibt keine andere Wahl

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = Der Meister macht sich noch bereit: Das rät die Stufe { $level }.

advice-looked =
    { $turns ->
        [one] Einen Zug voraus, { $positions } Stellungen.
       *[other] { $turns } Züge voraus, { $positions } Stellungen.
    }

advice-bar = Gewinnchance
advice-barSetting = Gewinnchancen aller zeigen
advice-share = { $name } { $share }
advice-weighing = Der Markt wird abgewogen …
advice-refusals-preparing = Der Meister macht sich bereit: Die Chancen kommen von selbst.
advice-refusals-level_not_ready = Der Meister macht sich bereit. Frag gleich noch einmal.
advice-refusals-not_casual = Tipps gibt es in Spielen gegen Bots. Unter Menschen zeigen wir die Chancen, wenn das Spiel vorbei ist.
advice-refusals-stale = Das Spiel ist schon weiter.
advice-refusals-wrong_step = Hier gibt es nichts zu wählen: Würfle.
advice-refusals-too_many_requests = Der Meister ist beschäftigt. Frag gleich noch einmal.
