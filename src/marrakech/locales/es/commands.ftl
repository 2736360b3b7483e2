### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } jugadores
commands-replay-after = Tras el turno { $turn }
commands-replay-at = Turno { $turn }: jugada { $move } de { $moves }
commands-replay-start = El comienzo.
commands-replay-drawing = Dibujando
commands-replay-needs = Una imagen animada necesita dos paquetes más: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures } imágenes
commands-replay-keys = Derecha, izquierda: una jugada. Abajo, arriba: un turno. g, G: primero, último. q: salir.

## show

commands-show-drawn = dibujado en { $file }
commands-show-noGame = una posición es un solo momento; --at necesita un archivo de partida
commands-show-turns = la partida tiene { $last } turnos; --at nombra uno de 0 a { $last }

## analyse

commands-analyse-over = la partida ha terminado: no hay nada que elegir
commands-analyse-choice = opción
commands-analyse-column = { $told ->
    [chance] probabilidad
   *[cost] cuesta
  }
commands-analyse-exact = { $what }, exacto
commands-analyse-best = la mejor
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = partidas
commands-rollout-behind = tras la mejor
commands-rollout-guess = estimación previa
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Jugando hasta el final
commands-rollout-played = { $games } partidas de cada opción aún en duda, jugadas hasta el final por { $player ->
    [network] la red, un turno por delante
   *[other] { $player }
  }, semilla { $seed }. ± es un error estándar; ? no se distingue de la mejor.
commands-rollout-decided = Decidido: { $choice } es la mejor, { $other } va detrás por { $loss } ±{ $error }.
commands-rollout-tied = Demasiado parejo: { $choices } no se distinguen a { $errors } errores estándar.
commands-rollout-only = Solo se jugó { $choice }: no hay con qué compararla.
commands-rollout-nothing = aquí no hay nada que elegir: da una posición en la que un jugador gire a Assam o tienda una alfombra
commands-rollout-unknown = { $choice } no es una opción aquí; hay { $choices }
commands-rollout-none = parado antes de acabar la primera tanda: aún no hay nada que decir
commands-rollout-exact = Aquí cada decisión está calculada con exactitud: la estimación previa es, pues, exacta. Las partidas dicen qué resulta si todos siguen jugando como se indica.

## stats

commands-stats-line = { $name }: { $games } partidas, { $won } ganadas, suerte { $luck } por partida, { $lost } perdido por decisión (n = { $decisions })

## dataset

commands-dataset-games = di cuántas partidas han de ser, por ejemplo --games 1000, o comprueba las que hay, por ejemplo --check 1000
commands-dataset-either = --check y --again no juegan nada nuevo: quita --games
commands-dataset-making = Jugando
commands-dataset-counting = Contando
commands-dataset-checking = Repitiendo según las reglas
commands-dataset-resumed = Ya hay { $done } de { $games } partidas.
commands-dataset-stopped = Interrumpido; la misma orden sigue desde aquí.
commands-dataset-made = { $folder }: partidas { $games }, decisiones { $choices }, archivos { $shards }; README.md describe los datos.
commands-dataset-checked = Comprobado: partidas { $games }, decisiones { $choices }. Todo es como mandan las reglas.
commands-dataset-again = { $same ->
    [yes] La parte { $shard }, hecha de nuevo, es idéntica bit a bit.
   *[no] La parte { $shard }, hecha de nuevo, NO es idéntica.
  }

## puzzles

commands-puzzles-none = no existe el problema { $name }; mira `marrakech puzzles list`
commands-puzzles-option = { $choice }  gana { $share } ±{ $error }
commands-puzzles-missed = ({ $playouts } partidas hasta el final con cada opción; no lo ven { $bots })
commands-puzzles-solved = (resuelto con exactitud; no lo ven { $bots })
commands-puzzles-empty = no hay problemas que comprobar

## verify

commands-verify-answer = { $ok ->
    [yes] sí
   *[no] NO
  }
commands-verify-what = { $what ->
    [commitment] El secreto es el que se fijó antes de la primera tirada
    [rolls] Cada tirada del dado sale del secreto
   *[piles] Cada alfombra robada de una pila sale del secreto
  }
commands-verify-wrong = (no es así: { $what ->
    [rolls] turno
   *[piles] jugador
  } { $numbers })
commands-verify-fair = Los dados fueron limpios.
commands-verify-unfair = Los dados no fueron limpios, o el archivo se cambió.

## Files and seats

commands-files-none = aún no se ha guardado ninguna partida en
commands-files-directory = se espera un archivo de partida, no una carpeta
commands-files-unnamed = (sin nombre)
commands-files-missing = no existe ese archivo
commands-files-exists = ya existe; síguela con --resume { $file }
commands-seats-form = un sitio es you, you:NOMBRE, bot o bot:NIVEL, por ejemplo bot:merchant, no { $seat }
commands-seats-bots = contra ti pueden jugar como mucho { $most } bots, no { $bots }; para una partida solo de bots nombra cada sitio: --seat bot --seat bot
commands-seats-players = { $players } jugadores no pueden jugar; se puede con 2, 3 o 4
commands-seats-taken = hay { $seats } sitios ocupados, pero se pidieron { $players } jugadores
commands-seats-number = pueden jugar de 2 a { $most }, y aquí son { $seats }
commands-seats-program = el sitio { $seat } del archivo es para un programa, { $program }; para arrancarlo, o sentar a otros, nombra cada sitio con --seat

## learn

commands-learn-few = ¿Cómo juegas? { $games } de { $fewest } partidas hasta ahora: con menos sería solo adivinar.
commands-learn-like = Juegas como un { $level }.
commands-learn-between = Entre { $low } y { $high }: se verá con más partidas.
commands-learn-range = Nueve veces de diez entre { $low } y { $high } en la escala de novato 1 a maestro 4, lo más probable { $middle }; por lo que tus decisiones regalaron en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }.
commands-learn-back = { $count ->
    [0] No ha vuelto ninguno de tus errores
    [1] Ha vuelto uno de tus errores
   *[other] Han vuelto { $count } de tus errores
  }; { $waiting ->
    [one] { $waiting } espera su día
   *[other] { $waiting } esperan su día
  }.
commands-learn-mistake = Ronda { $round } con { $against }: regaló { $loss }; resuelto { $right } de 3 veces
commands-learn-none = Hoy no hay nada que resolver.
commands-learn-choices = Opciones: { $choices }
commands-learn-ask = ¿Qué eliges?
commands-learn-legal = Una de las opciones de arriba, tal como está escrita:
commands-learn-right = Correcto.
commands-learn-wrong = No: { $best } es mejor, y esta regala { $loss }.
