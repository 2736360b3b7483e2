### The analysis board.

analysis-title = Tavolo di analisi
analysis-ranked = Scelte, la migliore per prima
analysis-outcomes = Che cosa può venire
analysis-weighing = Si pesa ogni scelta…
analysis-failed = Non si sono potute ordinare le scelte.

analysis-due-orient =
    { $who-is ->
        [you] Giri
       *[other] { $who } gira
    } Assam

analysis-due-roll =
    { $who-is ->
        [you] Tiri
       *[other] { $who } tira
    } il dado

analysis-due-lay =
    { $who-is ->
        [you] Stendi
       *[other] { $who } stende
    } un tappeto

analysis-due-turn =
    { $who-is ->
        [you] Giri
       *[other] { $who } gira
    } Assam alla fine

analysis-due-deal =
    Si pesca il { $who-is ->
        [you] tuo primo tappeto
       *[other] primo tappeto di { $who }
    }

analysis-due-draw =
    Si pesca il { $who-is ->
        [you] tuo prossimo tappeto
       *[other] prossimo tappeto di { $who }
    }

analysis-due-over = La partita è finita
analysis-ways-left = Sinistra
analysis-ways-ahead = Dritto
analysis-ways-right = Destra
analysis-roll = Un tiro di { $steps }
analysis-draw = Esce { $colour }
analysis-chance = di vincere
analysis-exactly = esatto
analysis-costs = { $share } in meno
analysis-equal = altrettanto buona
analysis-best = la migliore
analysis-all = Mostra tutte le { $count }
analysis-fewer = Mostra solo le migliori
analysis-rollForMe = Tira
analysis-drawForMe = Pesca
analysis-toMove = Di turno
analysis-play = Gioca { $choice }
analysis-layThere = Stendi su { $place }
analysis-worth = { $rank } di { $of }, { $win } di vincere, { $score }
analysis-choices = Scelte sul tabellone
analysis-back = Uno indietro
analysis-forward = Uno avanti
analysis-first = All’inizio
analysis-tree = Che cosa si è provato
analysis-comment = Commento a questa mossa
analysis-save = Salva come file
analysis-open = Apri un file
analysis-spread = punteggio { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Probabilità di vincere
analysis-depth = Quanto guardare avanti
analysis-depths-quick = Veloce
analysis-depths-standard = Ogni scelta
analysis-position = Posizione
analysis-paste = Una posizione in notazione
analysis-set = Disponila
analysis-copy = Copia
analysis-copied = Copiata.
analysis-cannot = Non è possibile: { $why }
analysis-playOn = Continua da qui
analysis-playOnNote = Una nuova partita da questa posizione, con i propri dadi.
analysis-sameDice = Con gli stessi dadi
analysis-sameDiceNote = Una nuova partita da questa posizione: ogni turno fa quel che fece allora.
analysis-seat = Tu giochi
analysis-level = Gli altri sono
analysis-begin = Continua
analysis-edit = Disponi una posizione
analysis-done = Fatto
analysis-tools = Che cosa fa un clic
analysis-tool-whole = Stendi un tappeto intero
analysis-tool-half = Stendi mezzo tappeto
analysis-tool-clear = Libera una casella
analysis-tool-assam = Metti lì Assam
analysis-colour = Colore
analysis-secondHalf = Ora l’altra metà, accanto a { $square }.
analysis-clicking-whole = Scegli due caselle vicine, una dopo l’altra.
analysis-clicking-half = Scegli la casella in cui si vede mezzo tappeto.
analysis-clicking-clear = Scegli la casella da liberare.
analysis-clicking-assam = Scegli la casella su cui sta Assam.
analysis-byName = Con il nome di una casella
analysis-squareName = Casella
analysis-heading = Assam guarda a
analysis-dirhams = Dirham
analysis-rugs = Tappeti rimasti
analysis-nextRug = Prossimo tappeto
analysis-toDraw = non pescato
analysis-purse = { $who }: dirham
analysis-stockOf = { $who }: tappeti { $colour } rimasti
analysis-top = { $who }: prossimo tappeto
analysis-turnIs = Tocca a { $who }
analysis-turnOf = Turno
analysis-cancel = Annulla
analysis-step = Che cosa tocca
analysis-steps-orient = girare Assam
analysis-steps-roll = il tiro
analysis-steps-lay = un tappeto
analysis-steps-turn = girare Assam alla fine
analysis-players = Mercanti
analysis-empty = Svuota il mercato
analysis-count = { $players } mercanti
analysis-game = Torna alla partita
analysis-square = { $square }: { $what }
analysis-copyLink = Copia il link
analysis-linkCopied = Il link è copiato: posizione e mosse.
analysis-rules = Regole
analysis-asPrinted = Come nell’edizione
analysis-choosePrinting = Scegli un’edizione
analysis-rollout-out = Gioca fino in fondo
analysis-rollout-stop = Ferma
analysis-rollout-note = Gioca ogni scelta fino alla fine della partita, con gli stessi dadi per tutte.
analysis-rollout-beginning = Si giocano le prime partite…
analysis-rollout-by = Giocato da
analysis-rollout-players-network = La rete del maestro
analysis-rollout-players-greedy = Apprendista

analysis-rollout-queue =
    { $before ->
        [one] Prima ce n’è un’altra.
       *[other] Prima ce ne sono altre { $before }.
    }

analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } di { $total } partite giocate.
analysis-rollout-pale = Le barre pallide erano la stima di prima; si stringono mentre guardi.
analysis-rollout-decided = Deciso: { $choice } è la migliore, la seguente { $loss }.
analysis-rollout-tooClose = Troppo vicine: la migliore non si distingue a tre errori standard.
analysis-rollout-stopped = Fermato prima della decisione: la migliore non si distingue ancora.
