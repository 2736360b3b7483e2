### The operator's page.

admin-title = Casa
admin-token = Cod de administrare
admin-tokenNote = Cel cu care a fost pornit serverul. Se păstrează până se închide fila.
admin-enter = Intră
admin-leave = Ieși
admin-wrongToken = Acesta nu e codul de administrare.
admin-old = Niciun răspuns de la ultima privire: cifrele acestea sunt vechi.
admin-load = Încărcare
admin-facts-up = pornit de
admin-facts-games = jocuri în memorie
admin-facts-playing = în joc
admin-facts-waiting = așteaptă jucători
admin-facts-streams = fluxuri deschise
admin-facts-commands = comenzi pe secundă
admin-facts-thinking = roboți care se gândesc
admin-facts-memory = memorie
admin-facts-lag = cea mai lungă întârziere
admin-ready = gata
admin-trouble = nu e gata: { $why }
admin-hours = { $hours } h { $minutes } min
admin-rules = Comutatoare
admin-switches-invite_only-name = Doar cu invitație
admin-switches-invite_only-note = Doar cei cu permis pregătesc jocuri.
admin-switches-no_analysis-name = Fără analiză
admin-switches-no_analysis-note = Fără sfaturi, evaluări și analize.
admin-switches-no_play_on-name = Fără continuări
admin-switches-no_play_on-note = Fără jocuri noi din pozițiile altor jocuri.
admin-limit = Jocuri neterminate pentru fiecare oaspete
admin-noLimit = Fără limită
admin-passes = Permise
admin-passFor = Un permis nou e pentru
admin-makePass = Fă un permis
admin-madePass = Permisul este { $code }. Nu se mai arată o dată.
admin-withdraw = Retrage
admin-nobody = fără nume
admin-games = Jocuri
admin-which = Ce jocuri
admin-kinds-live = În curs
admin-kinds-aside = Oprite
admin-kinds-all = Toate
admin-find = Caută după id
admin-none = Nu există un asemenea joc.
admin-more = Mai multe
admin-first = De la început
admin-status-open = așteaptă jucători
admin-status-playing = se joacă
admin-status-over = terminat
admin-status-stored = păstrat
admin-status-unreadable = nu se poate citi

admin-aside =
    { $why-is ->
        [given] oprit: { $why }
       *[nothing] oprit
    }

admin-begun = început { $when }
admin-touched = ultima mutare { $when }

admin-people =
    { $count ->
        [1] un om acolo
        [few] { $count } oameni acolo
       *[other] { $count } de oameni acolo
    }

admin-bot = robot
admin-free = loc liber
admin-visitor = privește
admin-noCookie = fără cookie
admin-look = Privește
admin-quarantine = Oprește
admin-release = Dă-i drumul
admin-invitations = Invitații noi
admin-invited = Linkurile date înainte nu mai duc nicăieri.
admin-end = Încheie
admin-endTitle = Închei jocul { $game }?
admin-endNote = Se șterge cu toate mutările, pentru totdeauna. Cei din el află că jocul nu există.
admin-endYes = Încheie pentru totdeauna
admin-asideTitle = Oprești jocul { $game }?
admin-asideNote = Nimeni nu joacă în el, niciun robot nu se gândește și niciun ceas nu merge până nu îi dai drumul.
admin-why = De ce (se arată celor din joc)
admin-whyAside = De ce (pentru lista ta)
admin-cancel = Nu face nimic
admin-block = Blochează
admin-blockGuest = Blochează oaspetele
admin-blockAddress = Blochează adresa
admin-blockItsAddress = Blochează adresa lui

admin-blockTitle =
    { $kind ->
        [address] Blochezi adresa { $whom }?
       *[guest] Blochezi oaspetele { $whom }?
    }

admin-blocks = Blocați
admin-noBlocks = Nimeni nu e blocat.
admin-address = Adresă
admin-guest = Oaspete
admin-whom = O adresă sau id-ul unui oaspete
admin-time = Pentru cât timp
admin-times-60 = 1 oră
admin-times-1440 = 1 zi
admin-times-10080 = 1 săptămână
admin-times-0 = Până la ridicare

admin-until =
    { $when-is ->
        [given] până la { $when }
       *[nothing] până la ridicare
    }

admin-lift = Ridică
admin-force = Blochează totuși
