### The analysis board.

analysis-title = Tablero de análisis
analysis-ranked = Opciones, la mejor primero
analysis-outcomes = Lo que puede venir
analysis-weighing = Se sopesa cada opción…
analysis-failed = No se pudieron ordenar las opciones.

analysis-due-orient =
    { $who-is ->
        [you] Giras
       *[other] { $who } gira
    } a Assam

analysis-due-roll =
    { $who-is ->
        [you] Tiras
       *[other] { $who } tira
    } el dado

analysis-due-lay =
    { $who-is ->
        [you] Tiendes
       *[other] { $who } tiende
    } una alfombra

analysis-due-turn =
    { $who-is ->
        [you] Giras
       *[other] { $who } gira
    } a Assam al final

analysis-due-deal =
    Se roba { $who-is ->
        [you] tu primera alfombra
       *[other] la primera alfombra de { $who }
    }

analysis-due-draw =
    Se roba { $who-is ->
        [you] tu siguiente alfombra
       *[other] la siguiente alfombra de { $who }
    }

analysis-due-over = La partida ha terminado
analysis-ways-left = Izquierda
analysis-ways-ahead = Recto
analysis-ways-right = Derecha
analysis-roll = Sale un { $steps }
analysis-draw = Sale { $colour }
analysis-chance = de ganar
analysis-exactly = exacto
analysis-costs = { $share } menos
analysis-equal = igual de buena
analysis-best = la mejor
analysis-all = Ver las { $count }
analysis-fewer = Ver solo las mejores
analysis-rollForMe = Tirar
analysis-drawForMe = Robar
analysis-toMove = De turno
analysis-play = Jugar { $choice }
analysis-layThere = Tender en { $place }
analysis-worth = { $rank } de { $of }, { $win } de probabilidad de ganar, { $score }
analysis-choices = Opciones en el tablero
analysis-back = Uno atrás
analysis-forward = Uno adelante
analysis-first = Al principio
analysis-tree = Lo que se ha probado
analysis-comment = Comentario a esta jugada
analysis-save = Guardar como archivo
analysis-open = Abrir un archivo
analysis-spread = puntuación { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Probabilidad de ganar
analysis-depth = Hasta dónde mirar
analysis-depths-quick = Rápido
analysis-depths-standard = Cada opción
analysis-position = Posición
analysis-paste = Una posición en notación
analysis-set = Montarla
analysis-copy = Copiar
analysis-copied = Copiado.
analysis-cannot = Esto no puede ser: { $why }
analysis-playOn = Seguir desde aquí
analysis-playOnNote = Una partida nueva desde esta posición, con sus propios dados.
analysis-sameDice = Con los mismos dados
analysis-sameDiceNote = Una partida nueva desde esta posición: cada turno saca lo que sacó entonces.
analysis-seat = Tú juegas
analysis-level = Los demás son
analysis-begin = Seguir
analysis-edit = Montar una posición
analysis-done = Hecho
analysis-tools = Lo que hace un clic
analysis-tool-whole = Tender una alfombra entera
analysis-tool-half = Tender media alfombra
analysis-tool-clear = Despejar una casilla
analysis-tool-assam = Poner ahí a Assam
analysis-colour = Color
analysis-secondHalf = Ahora la otra mitad, junto a { $square }.
analysis-clicking-whole = Elige dos casillas vecinas, una tras otra.
analysis-clicking-half = Elige la casilla en la que se ve media alfombra.
analysis-clicking-clear = Elige la casilla que hay que despejar.
analysis-clicking-assam = Elige la casilla en la que está Assam.
analysis-byName = Por el nombre de una casilla
analysis-squareName = Casilla
analysis-heading = Assam mira al
analysis-dirhams = Dírhams
analysis-rugs = Alfombras que quedan
analysis-nextRug = Siguiente alfombra
analysis-toDraw = sin robar
analysis-purse = { $who }: dírhams
analysis-stockOf = { $who }: alfombras { $colour } que quedan
analysis-top = { $who }: siguiente alfombra
analysis-turnIs = Le toca a { $who }
analysis-turnOf = Turno
analysis-cancel = Cancelar
analysis-step = Lo que toca
analysis-steps-orient = girar a Assam
analysis-steps-roll = la tirada
analysis-steps-lay = una alfombra
analysis-steps-turn = girar a Assam al final
analysis-players = Mercaderes
analysis-empty = Vaciar el mercado
analysis-count = { $players } mercaderes
analysis-game = Volver a la partida
analysis-square = { $square }: { $what }
analysis-copyLink = Copiar enlace
analysis-linkCopied = El enlace está copiado: posición y jugadas.
analysis-rules = Reglas
analysis-asPrinted = Como en la edición
analysis-choosePrinting = Elegir una edición
analysis-rollout-out = Jugar hasta el final
analysis-rollout-stop = Parar
analysis-rollout-note = Juega cada opción hasta el final de la partida, con los mismos dados para todas.
analysis-rollout-beginning = Se juegan las primeras partidas…
analysis-rollout-by = Jugado por
analysis-rollout-players-network = La red del maestro
analysis-rollout-players-greedy = Aprendiz

analysis-rollout-queue =
    { $before ->
        [one] Antes va { $before }.
       *[other] Antes van { $before }.
    }

analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } de { $total } partidas jugadas.
analysis-rollout-pale = Las barras pálidas eran la estimación de antes; se estrechan mientras miras.
analysis-rollout-decided = Decidido: { $choice } es la mejor, la siguiente { $loss }.
analysis-rollout-tooClose = Demasiado parejo: la mejor no se distingue a tres errores estándar.
analysis-rollout-stopped = Parado antes de decidirse: la mejor aún no se distingue.
