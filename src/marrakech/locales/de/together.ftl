### People who play together: joining, coming back to a seat, playing again.

join-looking = Wir sehen nach dem Tisch …

join-invites =
    { $host-is ->
        [given] { $host } lädt dich ein
       *[nothing] Du bist eingeladen
    }

join-title = Ein Platz ist für dich frei
join-lay = Du legst { $colours }

join-stock =
    { $rugs ->
        [one] { $rugs } Teppich
       *[other] { $rugs } Teppiche
    }, { $dirhams } Dirham

join-name = Dein Name
join-nameFirst = Schreib zuerst deinen Namen.
join-figure = Dein Gesicht
join-figures-hana = Kopftuch
join-figures-idir = Turban
join-figures-safia = Strohhut
join-figures-anir = Weißer Bart
join-figures-novice = Locken
join-figures-apprentice = Dutt
join-figures-merchant = Schnurrbart
join-figures-master = Brille
join-thisSeat = dieser Platz
join-button = Platz nehmen
join-taking = Du nimmst Platz …
join-watch = Zuschauen
join-overTitle = Dieses Spiel ist zu Ende
join-overNote = Du kannst ansehen, wie es lief.
join-replay = Wiederholung ansehen
join-bad = Dieser Link führt zu keinem Tisch
join-badNote = Vielleicht ist er unvollständig, oder das Spiel wurde gelöscht. Bitte um einen neuen Link.
join-mine = Du sitzt schon hier
join-toGame = Zum Spiel

rematch-another = Noch ein Spiel?

rematch-starts =
    Dieselben Gesichter, dieselben Teppiche. { $who-is ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }

rematch-youAsked = Du hast um noch ein Spiel gebeten
rematch-wants = { $name } will noch einmal spielen
rematch-asks = { $name } fragt

rematch-coming =
    { $who-is ->
        [you] Du kommst
       *[other] { $who } kommt
    }

rematch-unanswered = { $name } hat noch nicht geantwortet

rematch-declined =
    { $who-is ->
        [you] Du kannst jetzt nicht
       *[other] { $who } kann jetzt nicht
    }

rematch-replaced = Für { $name } spielt ein Bot
rematch-stays = { $colours } bleibt deins
rematch-starter = { $colours }, beginnt
rematch-open = Da: Die Seite ist offen
rematch-closed = Die Seite ist zu
rematch-for = Für { $name }
rematch-wait = Warten
rematch-without = Ohne { $name } spielen
rematch-bot = Ein Bot für { $name }
rematch-waiting = Wir warten auf { $names }
rematch-allCome = Alle kommen. Es geht los …
rematch-startFewer = Beginnen, zu { $number ->
        [2] zweit
        [3] dritt
       *[other] viert
    }

rematch-startBots =
    { $bots ->
        [one] Mit { $bots } Bot beginnen
       *[other] Mit { $bots } Bots beginnen
    }

rematch-takeBack = Zurückziehen
rematch-come = Ich komme
rematch-notNow = Jetzt nicht
rematch-begun = Es hat begonnen
rematch-watch = Das nächste Spiel ansehen
rematch-goTo = Zum Spiel

series-title =
    { $number ->
        [2] Ihr zwei
        [3] Ihr drei
        [4] Ihr vier
       *[other] Eure Runde
    }

series-since =
    { $number ->
        [one] Ein Spiel, am { $since }
       *[other] { CAPITAL(number) } Spiele seit dem { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Spiel { $game }: { $names }
series-runner = Wer welches Spiel gewann
series-next = das nächste
series-older = { $count } zuvor

back-table =
    { $host-is ->
        [given] Der Tisch von { $host }
       *[nothing] Ein Tisch für Freunde
    }

back-title = Wer bist du?

back-newHere =
    Dieser Browser ist hier neu. { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist verlassen.
       *[other] { $count } Plätze sind verlassen.
    }

back-iAm = Ich bin { $name }
back-away = { $colours }, nicht da
back-here = { $name } ist da
back-thatIsMe = Ich bin { $name }, in einem anderen Browser
back-none = Keiner davon?
back-watch = Dem Spiel zuschauen
back-goesOn = Das Spiel geht weiter. Deine Teppiche und deine Börse sind, wie du sie verlassen hast.
back-waits = Der Tisch wartet. Dein Platz bleibt dir.
back-asked = { $name } wird gefragt
back-askedAll = Alle am Tisch werden gefragt
back-askedNote = Ein Tippen dort, und du sitzt wieder auf dem Platz von { $name }. Inzwischen geht nichts verloren: Niemand spielt für dich.
back-hostAway = { $name } ist nicht da. Nach einer Minute dürfen auch die anderen antworten.
back-nobody = Sonst sitzt niemand an diesem Tisch: Komm über den Rückweg-Link herein, der beim Eröffnen des Tisches zu sehen war.
back-not = Ich bin nicht { $name }

back-refused =
    { $name-is ->
        [given] { $name } hat Nein gesagt.
       *[nothing] Jemand am Tisch hat Nein gesagt.
    }

back-lapsed = Niemand hat geantwortet. Frag noch einmal.
back-linkTitle = Zurück auf deinen Platz
back-linkNote = Dieser private Link bringt deinen Platz und den Tisch, den du eröffnet hast, in diesen Browser. Er gilt einmal.
back-linkButton = Hier weiterspielen
claim-title = Ist das { $name }?
claim-note = { $name } bittet aus einem anderen Browser um den Platz.
claim-yes = Ja, { $name } hereinlassen
claim-no = Nein
claim-soon = { $name } wird gefragt; nach einer Minute auch du, falls { $name } nicht da ist.
moved-title = { $name } spielt jetzt an einem anderen Gerät
moved-button = Lieber hier spielen

gathering-starts = Wer beginnt
gathering-change = Name und Gesicht
gathering-noAnswer = { $name } hat noch nicht geantwortet
gathering-cannot = { $name } kann jetzt nicht
gathering-bot = Ein Bot für { $name }
gathering-return = Dein Rückweg
gathering-returnNote = Falls dieser Browser dich vergisst, bringt dich dieser private Link auf deinen Platz zurück. Er gilt einmal; zeig ihn niemandem.
gathering-returnCopy = Rückweg-Link kopieren
gathering-cancelAsk = Der Link führt dann nirgendwohin. Den Tisch aufgeben?
