### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } giocatori
commands-replay-after = Dopo il turno { $turn }
commands-replay-at = Turno { $turn }: mossa { $move } di { $moves }
commands-replay-start = L’inizio.
commands-replay-drawing = Si disegna
commands-replay-needs = Un’immagine animata richiede altri due pacchetti: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures } immagini
commands-replay-keys = Destra, sinistra: una mossa. Giù, su: un turno. g, G: primo, ultimo. q: esci.

## show

commands-show-drawn = disegnato in { $file }
commands-show-noGame = una posizione è un solo momento; --at richiede un file di partita
commands-show-turns = la partita ha { $last } turni; --at ne nomina uno da 0 a { $last }

## analyse

commands-analyse-over = la partita è finita: non c’è niente da scegliere
commands-analyse-choice = scelta
commands-analyse-column = { $told ->
    [chance] probabilità
   *[cost] costa
  }
commands-analyse-exact = { $what }, esatto
commands-analyse-best = la migliore
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = partite
commands-rollout-behind = dietro la migliore
commands-rollout-guess = stima di prima
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Si gioca fino in fondo
commands-rollout-played = { $games } partite per ogni scelta ancora in gioco, giocate fino alla fine { $player ->
    [network] dalla rete, un turno avanti
   *[other] da { $player }
  }, seme { $seed }. ± è un errore standard; ? non si distingue dalla migliore.
commands-rollout-decided = Deciso: { $choice } è la migliore, { $other } è dietro di { $loss } ±{ $error }.
commands-rollout-tied = Troppo vicine: { $choices } non si distinguono a { $errors } errori standard.
commands-rollout-only = Si è giocata solo { $choice }: non c’è nulla con cui confrontarla.
commands-rollout-nothing = qui non c’è niente da scegliere: dai una posizione in cui un giocatore gira Assam o stende un tappeto
commands-rollout-unknown = { $choice } qui non è una scelta; ci sono { $choices }
commands-rollout-none = fermato prima che il primo giro fosse completo: ancora niente da dire
commands-rollout-exact = Qui ogni scelta è calcolata esattamente: la stima di prima è dunque giusta. Le partite dicono che cosa ne viene se tutti continuano come indicato.

## stats

commands-stats-line = { $name }: { $games } partite, { $won } vinte, fortuna { $luck } a partita, { $lost } perso a decisione (n = { $decisions })

## dataset

commands-dataset-games = di’ quante partite servono, per esempio --games 1000, o controlla quelle che ci sono, per esempio --check 1000
commands-dataset-either = --check e --again non giocano nulla di nuovo: togli --games
commands-dataset-making = Si gioca
commands-dataset-counting = Si conta
commands-dataset-checking = Si rigioca secondo le regole
commands-dataset-resumed = Ci sono già { $done } partite su { $games }.
commands-dataset-stopped = Interrotto; lo stesso comando riprende da qui.
commands-dataset-made = { $folder }: partite { $games }, scelte { $choices }, file { $shards }; README.md descrive i dati.
commands-dataset-checked = Controllato: partite { $games }, scelte { $choices }. Tutto è come vogliono le regole.
commands-dataset-again = { $same ->
    [yes] La parte { $shard }, rifatta, è identica fino al bit.
   *[no] La parte { $shard }, rifatta, NON è identica.
  }

## puzzles

commands-puzzles-none = il problema { $name } non esiste; vedi `marrakech puzzles list`
commands-puzzles-option = { $choice }  vince { $share } ±{ $error }
commands-puzzles-missed = ({ $playouts } continuazioni ciascuna; non lo vedono { $bots })
commands-puzzles-solved = (risolto esattamente; non lo vedono { $bots })
commands-puzzles-empty = non ci sono problemi da controllare

## verify

commands-verify-answer = { $ok ->
    [yes] sì
   *[no] NO
  }
commands-verify-what = { $what ->
    [commitment] Il segreto è quello fissato prima del primo tiro
    [rolls] Ogni tiro del dado deriva dal segreto
   *[piles] Ogni tappeto pescato da una pila deriva dal segreto
  }
commands-verify-wrong = (non è così: { $what ->
    [rolls] turno
   *[piles] giocatore
  } { $numbers })
commands-verify-fair = I dadi erano onesti.
commands-verify-unfair = I dadi non erano onesti, o il file è stato cambiato.

## Files and seats

commands-files-none = nessuna partita ancora salvata in
commands-files-directory = serve un file di partita, non una cartella
commands-files-unnamed = (senza nome)
commands-files-missing = questo file non esiste
commands-files-exists = esiste già; continuala con --resume { $file }
commands-seats-form = un posto è you, you:NOME, bot o bot:LIVELLO, ad esempio bot:merchant, non { $seat }
commands-seats-bots = contro di te possono giocare al massimo { $most } bot, non { $bots }; per una partita di soli bot nomina ogni posto: --seat bot --seat bot
commands-seats-players = { $players } giocatori non possono giocare; si può in 2, 3 o 4
commands-seats-taken = { $seats } posti sono occupati, ma sono stati chiesti { $players } giocatori
commands-seats-number = si può giocare da 2 a { $most }, e qui sono { $seats }
commands-seats-program = il posto { $seat } del file è per un programma, { $program }; per avviarlo, o far sedere altri, nomina ogni posto con --seat

## learn

commands-learn-few = Come giochi? { $games } di { $fewest } partite finora: con meno sarebbe solo indovinare.
commands-learn-like = Giochi come un { $level }.
commands-learn-between = Tra { $low } e { $high }: lo diranno altre partite.
commands-learn-range = Nove volte su dieci tra { $low } e { $high } sulla scala da novizio 1 a maestro 4, più probabile { $middle }; da quanto le tue scelte hanno regalato in { $games } partite.
commands-learn-back = { $count ->
    [0] Nessuno dei tuoi errori è tornato
    [1] Uno dei tuoi errori è tornato
   *[other] { $count } dei tuoi errori sono tornati
  }; { $waiting ->
    [one] { $waiting } aspetta il suo giorno
   *[other] { $waiting } aspettano il loro giorno
  }.
commands-learn-mistake = Giro { $round } con { $against }: ha regalato { $loss }; risolto { $right } su 3
commands-learn-none = Oggi non c’è niente da risolvere.
commands-learn-choices = Scelte: { $choices }
commands-learn-ask = Che cosa scegli?
commands-learn-legal = Una delle scelte qui sopra, scritta così com’è:
commands-learn-right = Giusto.
commands-learn-wrong = No: { $best } è meglio, e questa regala { $loss }.
