### What bots do and advise.

advice-levels-novice = Mira lo que cuesta un paseo y cómo crece su zona, no ve lo que tapa y se equivoca a menudo.
advice-levels-apprentice = Saca lo mejor de su turno y a veces se equivoca; no mira adónde va Assam después.
advice-levels-merchant = Calcula su turno y la respuesta del siguiente, y rara vez se equivoca.
advice-levels-master = Ha aprendido de muchísimas partidas lo que vale un mercado, y mira más allá.
advice-levels-even = Juega tan bien como tú: un poco mejor tras cada partida que ganas, un poco peor tras cada una que pierdes.
advice-levelsTitle = Cómo juegan los bots
advice-preparing = Se está preparando: puedes empezar sin él.
advice-button = Consejo
advice-thinking = Pensando…
advice-title = Consejo
advice-close = Cerrar el consejo
advice-turn-left = Gira a Assam a la izquierda
advice-turn-ahead = Deja a Assam como está
advice-turn-right = Gira a Assam a la derecha
advice-turnShort-left = izquierda
advice-turnShort-ahead = recto
advice-turnShort-right = derecha
advice-rug = Tiende { $place }
advice-reasons-free = salga lo que salga, no hay nada que pagar
advice-reasons-costs = pagas { $average } de media, { $worst } en el peor caso
advice-reasons-costsThem = { $who } paga entonces { $average } de media, { $worst } en el peor caso
advice-reasons-freeForThem = { $who } pasa entonces gratis; los otros caminos te ayudan menos
advice-reasons-joined = une { $squares } de tus casillas
advice-reasons-taken = cubre { $count } de { $who }

advice-reasons-gained =
    { $count ->
        [one] muestra una casilla tuya más
       *[other] muestra { $count } casillas tuyas más
    }

advice-reasons-toll = aun por el mejor camino { $who } te paga { $average } de media
advice-reasons-noToll = { $who } todavía puede rodearla
advice-wins = gana el { $share } de las veces
advice-expects = espera { part-points }
advice-next = la siguiente mejor, { $what }: { $share }
advice-better = vale { part-points } más que la siguiente mejor, { $what }
advice-equal = tan buena como { $what }
advice-only = no hay otra opción

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = El maestro aún se está preparando: este es el consejo del nivel { $level }.

advice-looked =
    { $turns ->
        [one] Un turno por delante, { $positions } posiciones.
       *[other] { $turns } turnos por delante, { $positions } posiciones.
    }

advice-bar = Probabilidad de ganar
advice-barSetting = Mostrar la probabilidad de ganar de cada uno
advice-share = { $name } { $share }
advice-weighing = Sopesando el mercado…
advice-refusals-preparing = El maestro se está preparando: las probabilidades llegarán solas.
advice-refusals-level_not_ready = El maestro se está preparando. Vuelve a preguntar en un momento.
advice-refusals-not_casual = Los consejos son para partidas contra bots. Entre personas, las probabilidades se ven al acabar la partida.
advice-refusals-stale = La partida ha seguido.
advice-refusals-wrong_step = No hay nada que elegir: tira el dado.
advice-refusals-too_many_requests = El maestro está ocupado. Vuelve a preguntar en un momento.
