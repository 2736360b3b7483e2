### The operator's page.

admin-title = La casa
admin-token = Chiave di amministrazione
admin-tokenNote = Quella con cui è stato avviato il server. Resta fino alla chiusura di questa scheda.
admin-enter = Entra
admin-leave = Esci
admin-wrongToken = Questa non è la chiave di amministrazione.
admin-old = Nessuna risposta dall’ultima volta: queste cifre sono vecchie.
admin-load = Carico
admin-facts-up = attivo da
admin-facts-games = partite in memoria
admin-facts-playing = in gioco
admin-facts-waiting = in attesa di giocatori
admin-facts-streams = connessioni aperte
admin-facts-commands = comandi al secondo
admin-facts-thinking = bot che pensano
admin-facts-memory = memoria
admin-facts-lag = ritardo massimo
admin-ready = pronto
admin-trouble = non pronto: { $why }
admin-hours = { $hours } h { $minutes } min
admin-rules = Interruttori
admin-switches-invite_only-name = Solo su invito
admin-switches-invite_only-note = Prepara partite solo chi ha un lasciapassare.
admin-switches-no_analysis-name = Niente analisi
admin-switches-no_analysis-note = Niente consigli, valutazioni e revisioni.
admin-switches-no_play_on-name = Niente continuazioni
admin-switches-no_play_on-note = Niente nuove partite da posizioni di altre.
admin-limit = Partite aperte per ogni ospite
admin-noLimit = Senza limite
admin-passes = Lasciapassare
admin-passFor = Un nuovo lasciapassare è per
admin-makePass = Fai un lasciapassare
admin-madePass = Il lasciapassare è { $code }. Non sarà più mostrato.
admin-withdraw = Ritira
admin-nobody = senza nome
admin-games = Partite
admin-which = Quali partite
admin-kinds-live = In corso
admin-kinds-aside = Messe da parte
admin-kinds-all = Tutte
admin-find = Cerca per id
admin-none = Questa partita non esiste.
admin-more = Altre
admin-first = Dall’inizio
admin-status-open = in attesa di giocatori
admin-status-playing = in gioco
admin-status-over = finita
admin-status-stored = salvata
admin-status-unreadable = non si può leggere

admin-aside =
    { $why-is ->
        [given] messa da parte: { $why }
       *[nothing] messa da parte
    }

admin-begun = cominciata { $when }
admin-touched = ultima mossa { $when }

admin-people =
    { $count ->
        [1] una persona lì
       *[other] { $count } persone lì
    }

admin-bot = bot
admin-free = posto libero
admin-visitor = guarda
admin-noCookie = senza cookie
admin-look = Guarda
admin-quarantine = Metti da parte
admin-release = Libera
admin-invitations = Nuovi inviti
admin-invited = I link dati prima non portano più da nessuna parte.
admin-end = Termina
admin-endTitle = Terminare la partita { $game }?
admin-endNote = Viene eliminata con tutte le sue mosse, per sempre. A chi la gioca si dice che non esiste.
admin-endYes = Terminala per sempre
admin-asideTitle = Mettere da parte la partita { $game }?
admin-asideNote = Nessuno vi gioca, nessun bot pensa e nessun orologio corre finché non la liberi.
admin-why = Perché (viene mostrato)
admin-whyAside = Perché (per il tuo elenco)
admin-cancel = Non fare nulla
admin-block = Blocca
admin-blockGuest = Blocca questo ospite
admin-blockAddress = Blocca questo indirizzo
admin-blockItsAddress = Blocca indirizzo

admin-blockTitle =
    { $kind ->
        [address] Bloccare l’indirizzo { $whom }?
       *[guest] Bloccare l’ospite { $whom }?
    }

admin-blocks = Bloccati
admin-noBlocks = Nessuno è bloccato.
admin-address = Indirizzo
admin-guest = Ospite
admin-whom = Un indirizzo, o l’id di un ospite
admin-time = Per quanto
admin-times-60 = 1 ora
admin-times-1440 = 1 giorno
admin-times-10080 = 1 settimana
admin-times-0 = Fino a revoca

admin-until =
    { $when-is ->
        [given] fino a { $when }
       *[nothing] fino a revoca
    }

admin-lift = Revoca
admin-force = Blocca comunque
