### Puzzles.

puzzles-title = Problemi
puzzles-note = Una scelta è chiaramente la migliore.
puzzles-lede = Una scelta è chiaramente la migliore, e un mercante avido non la vede.
puzzles-today = Problema del giorno
puzzles-themes-purse = Salva la borsa
puzzles-themes-walk = La via economica
puzzles-themes-price = Vale il suo prezzo
puzzles-themes-cut = Taglia una zona
puzzles-themes-safe = Mettila al sicuro
puzzles-themes-trap = Tendi ad Assam una trappola
puzzles-themes-region = Allarga una zona
puzzles-themes-spite = Frena chi è in testa
puzzles-themes-squares = Guadagna caselle
puzzles-themes-race = La corsa ai dirham
puzzles-themes-corner = L’angolo
puzzles-themes-last = L’ultimo tappeto
puzzles-themes-quiet = Una mossa tranquilla
puzzles-stars-1 = facile
puzzles-stars-2 = medio
puzzles-stars-3 = difficile
puzzles-missed-1 = L’apprendista non la vede
puzzles-missed-2 = Il mercante non la vede
puzzles-missed-3 = Nemmeno il maestro la vede
puzzles-difficulty = Difficoltà
puzzles-anyDifficulty = Qualsiasi
puzzles-merchants = { $players } mercanti
puzzles-byPlayers = Mercanti
puzzles-anyPlayers = Qualsiasi numero
puzzles-filter = Tema
puzzles-all = Tutti i temi
puzzles-solved = risolti
puzzles-rating = Valutazione
puzzles-inARow = Di fila

puzzles-days =
    { $days ->
        [one] giorno
       *[other] giorni
    }

puzzles-tally = { $solved } di { $of } risolti
puzzles-none = Nessun problema di questo tipo.
puzzles-how-lay = Tocca una casella tratteggiata, poi quella accanto
puzzles-showMe = Fammi vedere
puzzles-thisWay = Da questa parte
puzzles-onceMore = Ancora una volta
puzzles-soItIs = Proprio così: { $choice }
puzzles-itWas = Era { $choice }
puzzles-tried = Che cosa hai provato
puzzles-toWinBeside = { $tried } di vincere, la migliore ha { $best }
puzzles-because = Qui { $why }.
puzzles-elsewhere = Altrove { $why }.
puzzles-noReason = Sul tabellone all’inizio nulla è contro: il conto arriva dopo.
puzzles-exact = Risolto esattamente: ogni tiro e ogni risposta fino alla fine.
puzzles-sampled = Con { $games } partite di questa scelta, giocate fino alla fine con gli stessi dadi delle altre.
puzzles-searched = Per ricerca, come nella revisione della tua partita.
puzzles-next = Prossimo problema
puzzles-list = Tutti i problemi
puzzles-analyse = Sul tavolo di analisi
puzzles-failed = I problemi non si possono caricare.
