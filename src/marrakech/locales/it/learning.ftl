### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = I miei progressi
learning-like-novice = Giochi come un novizio
learning-like-apprentice = Giochi come un apprendista
learning-like-merchant = Giochi come un mercante
learning-like-master = Giochi come un maestro
learning-between = Tra { $low } e { $high }: lo diranno altre partite
learning-one-novice = un novizio
learning-one-apprentice = un apprendista
learning-one-merchant = un mercante
learning-one-master = un maestro
learning-measured = Misurato da quanto le tue scelte hanno regalato nelle ultime { $games } partite, non dai dadi.
learning-ask = Come giochi?
learning-askNote = Dopo { $games } partite lo dice questa pagina, con un margine onesto. Con meno sarebbe solo indovinare.
learning-range = Tu, nove volte su dieci
learning-rangeSpoken = Sei, nove volte su dieci, tra { $low } e { $high } sulla scala da novizio 1 a maestro 4; il centro è { $middle }
learning-history = Le tue ultime { $games } partite
learning-won = vinta
learning-notWon = non vinta
learning-ago = { $games } partite fa
learning-last = ultima partita
learning-moved = Com’è cambiato: da { $from } a { $to } sulla scala da novizio 1 a maestro 4

learning-fewGames = { $games ->
    [one] Ancora una partita
   *[other] Ancora { $games } partite
  }, poi ne sappiamo di più

learning-counts = Contro bot o amici, dal vivo o lenta: ogni partita finita conta.
learning-never = Mai giocato?
learning-lesson = La lezione dura cinque minuti.
learning-lookingBack = Rivediamo le tue partite: { $done } di { $of }
learning-notNow = Le tue partite ora non si possono rivedere; quel che già si sa resta.

learning-back =
    { $count ->
        [1] Uno dei tuoi errori è tornato
        [2] Due dei tuoi errori sono tornati
        [3] Tre dei tuoi errori sono tornati
        [4] Quattro dei tuoi errori sono tornati
        [5] Cinque dei tuoi errori sono tornati
       *[other] { $count } dei tuoi errori sono tornati
    }

learning-backNote = Dalle tue partite. Risolvine uno tre volte e sparisce.

learning-waiting =
    { $count ->
        [one] Uno dei tuoi errori aspetta il suo giorno
       *[other] { $count } dei tuoi errori aspettano il loro giorno
    }

learning-nextOn = Il prossimo torna il { $date }.
learning-todays = Il problema di oggi
learning-todaysNote = Oggi non è tornato nessuno dei tuoi errori.
learning-easy = Tre facili per cominciare
learning-easyNote = Un posto è chiaramente il migliore. Trovalo.

learning-solve =
    { $count ->
        [1] Risolvilo
        [2] Risolvine due
        [3] Risolvine tre
       *[other] Risolvili
    }

learning-task-lay = Stendi un tappeto
learning-task-orient = Gira Assam
learning-task-turn = Gira Assam
learning-where = Giro { $round } con { $against }, { $date }
learning-gaveAway = ha regalato { $percent } su 100

learning-missedBefore =
    { $times ->
        [1] già sbagliato una volta
        [2] già sbagliato due volte
       *[other] già sbagliato { $times } volte
    }

learning-rightSoFar =
    { $right ->
        [0] Non ancora risolto
        [1] Risolto una volta, ne mancano due
       *[other] Risolto due volte, ne manca una
    }

learning-mistake = Il tuo errore
learning-gone = Questo è sparito per sempre.
learning-backTo = I miei progressi
learning-nextMistake = Prossimo errore
learning-rating = Valutazione nei problemi
learning-afterPuzzles = dopo { $puzzles } problemi
learning-thisWeek = { $change } questa settimana
learning-days = Giorni di fila
learning-solvedOn = risolto
learning-notSolvedOn = non risolto
learning-keep = Tutto questo resta solo su questo dispositivo.
learning-export = Salva come file
learning-import = Apri un file
learning-imported = Il file è stato aggiunto a quel che c’è qui.
learning-badFile = Questo non è un file di progressi: scegline uno salvato qui o da «marrakech learn».
learning-unknown = Questo errore non è conservato su questo dispositivo, o è sparito.
learning-playOne = Gioca una partita
