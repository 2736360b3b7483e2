### Puzzles.

puzzles-title = Problemas
puzzles-note = Una opción es claramente la mejor.
puzzles-lede = Una opción es claramente la mejor, y un mercader codicioso no la ve.
puzzles-today = Problema del día
puzzles-themes-purse = Salvar la bolsa
puzzles-themes-walk = El camino barato
puzzles-themes-price = Vale lo que cuesta
puzzles-themes-cut = Cortar una zona
puzzles-themes-safe = Ponerla a salvo
puzzles-themes-trap = Tenderle una trampa a Assam
puzzles-themes-region = Ampliar una zona
puzzles-themes-spite = Frenar al líder
puzzles-themes-squares = Ganar casillas
puzzles-themes-race = La carrera de los dírhams
puzzles-themes-corner = La esquina
puzzles-themes-last = La última alfombra
puzzles-themes-quiet = Una jugada tranquila
puzzles-stars-1 = fácil
puzzles-stars-2 = intermedio
puzzles-stars-3 = difícil
puzzles-missed-1 = El aprendiz no lo ve
puzzles-missed-2 = El mercader no lo ve
puzzles-missed-3 = Ni el maestro lo ve
puzzles-difficulty = Dificultad
puzzles-anyDifficulty = Cualquiera
puzzles-merchants = { $players } mercaderes
puzzles-byPlayers = Mercaderes
puzzles-anyPlayers = Cualquier número
puzzles-filter = Tema
puzzles-all = Todos los temas
puzzles-solved = resueltos
puzzles-rating = Nivel
puzzles-inARow = Seguidos

puzzles-days =
    { $days ->
        [one] día
       *[other] días
    }

puzzles-tally = { $solved } de { $of } resueltos
puzzles-none = Ningún problema de esta clase.
puzzles-how-lay = Toca una casilla punteada y luego la de al lado
puzzles-showMe = Enséñamelo
puzzles-thisWay = Por aquí
puzzles-onceMore = Otra vez
puzzles-soItIs = Así es: { $choice }
puzzles-itWas = Era { $choice }
puzzles-tried = Lo que has probado
puzzles-toWinBeside = { $tried } de probabilidad de ganar; la mejor tiene { $best }
puzzles-because = Aquí { $why }.
puzzles-elsewhere = En otro sitio { $why }.
puzzles-noReason = Nada en el tablero habla en su contra de inmediato: cuesta más tarde.
puzzles-exact = Resuelto con exactitud: cada tirada y cada respuesta, hasta el final.
puzzles-sampled = Con { $games } partidas de esta opción, jugadas hasta el final con los mismos dados que las demás.
puzzles-searched = Por búsqueda, como en el repaso de tu partida.
puzzles-next = Siguiente problema
puzzles-list = Todos los problemas
puzzles-analyse = En el tablero de análisis
puzzles-failed = No se pueden cargar los problemas.
