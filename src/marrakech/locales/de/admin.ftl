### The operator's page.

admin-title = Das Haus
admin-token = Schlüssel der Verwaltung
admin-tokenNote = Der, mit dem der Server gestartet wurde. Er wird behalten, bis dieser Tab zu ist.
admin-enter = Eintreten
admin-leave = Verlassen
admin-wrongToken = Das ist nicht der Schlüssel der Verwaltung.
admin-old = Keine Antwort seit dem letzten Blick: Diese Zahlen sind alt.
admin-load = Auslastung
admin-facts-up = läuft seit
admin-facts-games = Spiele im Speicher
admin-facts-playing = werden gespielt
admin-facts-waiting = warten auf Spieler
admin-facts-streams = offene Verbindungen
admin-facts-commands = Befehle je Sekunde
admin-facts-thinking = Bots beim Überlegen
admin-facts-memory = Speicher
admin-facts-lag = längste Verzögerung
admin-ready = bereit
admin-trouble = nicht bereit: { $why }
admin-hours = { $hours } Std. { $minutes } Min.
admin-rules = Schalter
admin-switches-invite_only-name = Nur auf Einladung
admin-switches-invite_only-note = Nur wer einen Ausweis hat, richtet Spiele ein.
admin-switches-no_analysis-name = Keine Analyse
admin-switches-no_analysis-note = Keine Tipps, Bewertungen und Rückblicke.
admin-switches-no_play_on-name = Kein Weiterspielen
admin-switches-no_play_on-note = Keine neuen Spiele aus Stellungen anderer Spiele.
admin-limit = Unfertige Spiele je Gast
admin-noLimit = Keine Grenze
admin-passes = Ausweise
admin-passFor = Ein neuer Ausweis ist für
admin-makePass = Ausweis ausstellen
admin-madePass = Der Ausweis ist { $code }. Er wird nicht noch einmal gezeigt.
admin-withdraw = Einziehen
admin-nobody = ohne Namen
admin-games = Spiele
admin-which = Welche Spiele
admin-kinds-live = Laufend
admin-kinds-aside = Angehalten
admin-kinds-all = Alle
admin-find = Nach Kennung suchen
admin-none = Dieses Spiel gibt es nicht.
admin-more = Mehr
admin-first = Von vorn
admin-status-open = wartet auf Spieler
admin-status-playing = wird gespielt
admin-status-over = beendet
admin-status-stored = gespeichert
admin-status-unreadable = nicht lesbar

admin-aside =
    { $why-is ->
        [given] angehalten: { $why }
       *[nothing] angehalten
    }

admin-begun = begonnen { $when }
admin-touched = letzter Zug { $when }

admin-people =
    { $count ->
        [1] ein Mensch da
       *[other] { $count } Menschen da
    }

admin-bot = Bot
admin-free = freier Platz
admin-visitor = schaut zu
admin-noCookie = ohne Cookie
admin-look = Ansehen
admin-quarantine = Anhalten
admin-release = Freigeben
admin-invitations = Neue Einladungen
admin-invited = Die zuvor verteilten Links führen jetzt nirgendwohin.
admin-end = Beenden
admin-endTitle = Spiel { $game } beenden?
admin-endNote = Es wird mit allen Zügen für immer entfernt. Wer dabei ist, erfährt, dass es das Spiel nicht gibt.
admin-endYes = Für immer beenden
admin-asideTitle = Spiel { $game } anhalten?
admin-asideNote = Niemand spielt darin, kein Bot überlegt und keine Uhr läuft, bis du es freigibst.
admin-why = Warum (die Spieler sehen es)
admin-whyAside = Warum (für deine Liste)
admin-cancel = Nichts tun
admin-block = Sperren
admin-blockGuest = Diesen Gast sperren
admin-blockAddress = Diese Adresse sperren
admin-blockItsAddress = Adresse sperren

admin-blockTitle =
    { $kind ->
        [address] Die Adresse { $whom } sperren?
       *[guest] Den Gast { $whom } sperren?
    }

admin-blocks = Gesperrt
admin-noBlocks = Niemand ist gesperrt.
admin-address = Adresse
admin-guest = Gast
admin-whom = Eine Adresse oder die Kennung eines Gastes
admin-time = Wie lange
admin-times-60 = 1 Stunde
admin-times-1440 = 1 Tag
admin-times-10080 = 1 Woche
admin-times-0 = Bis zur Aufhebung

admin-until =
    { $when-is ->
        [given] bis { $when }
       *[nothing] bis zur Aufhebung
    }

admin-lift = Aufheben
admin-force = Trotzdem sperren
