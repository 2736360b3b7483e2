### Die Seite auf einem statischen Webspace, wo dieses Gerät sein eigener Server ist.

device-opening = Die Händler bauen ihre Stände auf
device-meanwhile = Sieh dich inzwischen um: Die Lektion und die Regeln sind offen.

# $done (decimal), $total (decimal)
device-come = { $done } von { $total } MB

# $step (number)
device-step =
    Schritt { $step } von 4: { $step ->
        [1] die Seite
        [2] die Regeln
        [3] die Händler
       *[other] die Meister
    }

# $step (number)
device-failed =
    Schritt { $step } ist nicht angekommen{ $step ->
        [1] .
        [2] : die Regeln.
        [3] : die Händler.
       *[other] : die Meister.
    }

device-again = Noch einmal versuchen
device-noServer = Hier nicht: Diese Kopie hat keinen Server.
device-friendsAt = Mit Freunden spielen auf
device-elsewhere = Marrakech ist in einem anderen Tab dieses Browsers offen. Wird der geschlossen, geht es hier weiter.
device-here = Hier spielen
device-private = Dieses Fenster behält nichts: Deine Spiele sind weg, wenn es geschlossen wird.
device-full = Der letzte Zug wurde nicht gespeichert: Auf diesem Gerät ist kein Platz mehr, oder der Browser kann nicht schreiben. Schaffe etwas Platz und mach ihn noch einmal.
device-unfetched = Den Meistern fehlt eine Datei, die nicht ankommt. Das Spiel geht weiter, sobald die Verbindung wieder da ist.
device-lost = Der Browser hat gelöscht, was diese Seite behalten hatte. Lade sie neu.
device-reload = Neu laden
device-damaged = Die Spiele auf diesem Gerät lassen sich nicht lesen. Sie bleiben, wie sie sind; daneben kann eine neue Sammlung beginnen.
device-beginAnew = Eine neue Sammlung beginnen
device-blocked = Dieser Browser lässt das Spiel nicht starten: Er sperrt Hintergrundprozesse oder hat kein WebAssembly.
device-weak = Dieser Browser hat kein WebAssembly mit SIMD: Meister und Rückblicke fehlen hier, alles andere geht.
device-gone = Der Browser hat die Spiele verloren, die hier gespeichert waren. Was du ab jetzt spielst, wird wieder gespeichert.
device-stopped = Das Spiel ist auf diesem Gerät stehen geblieben. Was gespielt wurde, ist gespeichert: Lade die Seite neu.
device-proof = Gewürfelt wurde auf eben diesem Gerät. Die Prüfung zeigt, dass danach nichts geändert wurde, und nicht mehr: Wem das Gerät gehört, der hätte ändern können, was die Würfel wirft.
device-newer = Eine neue Fassung ist da. Sie beginnt auf der Startseite, nie mitten im Spiel.
device-newerElsewhere = Eine neue Fassung ist da. Sie beginnt, wenn die anderen Tabs mit Marrakech geschlossen sind.
