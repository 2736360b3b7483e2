### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: un repaso
report-heading = Repaso de la partida
report-chances = Probabilidad de ganar
report-turning = Momentos decisivos
report-each = La partida de cada mercader
report-marks = Un círculo con número es un momento decisivo, un triángulo una tirada que valió un 5 % o más para quien la hizo.
report-clean = Ninguna decisión costó un 5 % de una victoria sin lugar a dudas.
report-moves = Cada decisión
report-marked = Una decisión lleva ? desde 2 puntos o un 5 % de una victoria, ?? desde 4 puntos o un 10 %, y nunca cuando su margen llega a cero.

## The columns of the decisions

report-moves-who = quién
report-moves-played = jugado
report-moves-better = mejor
report-moves-rank = puesto
report-moves-mark = signo
report-moves-points = puntos
report-moves-chance = de una victoria
report-moves-sure = margen
report-moves-best = la mejor
report-moves-exact = exacto
report-moves-of = { $rank } de { $options }

## The columns of the accounts

report-columns-points = puntos
report-columns-start = comienzo
report-columns-dice = dados
report-columns-luckier = más suerte que
report-columns-own = decisiones propias
report-columns-others = decisiones ajenas
report-columns-error = nuestro error
report-columns-result = resultado
report-columns-loss = pérdida por decisión
report-columns-decisions = decisiones
report-columns-like = juega como

report-turn = turno
report-progress = { $depth ->
    [quick] repaso rápido
    [deep] repaso a fondo
   *[standard] repaso normal
  }
report-move = { $move ->
    [left] izquierda
    [ahead] recto
    [right] derecha
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Mejor
   *[played] Jugado
  }, { $move }
report-toWin = { $chance } de probabilidad de ganar
report-like = { $bot ->
    [novice] el novato
    [greedy] el aprendiz
    [lookahead] el mercader
   *[master] el maestro
  }
report-cost = Turno { $turn }, { $who }: { $played } costó { $cost } de una victoria y { $points } puntos ({ $sure }); { $better } era mejor
report-because = { $said }: { $why }
report-hurt = La tirada que más dolió: turno { $turn }, { $who }, { $played } ({ $luck }; probabilidades { $odds })
report-depth = { $depth ->
    [quick] rápido
    [deep] a fondo
   *[standard] normal
  }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  } por delante{ $playouts ->
    [0] {""}
   *[other] , { $playouts } partidas hasta el final
  }
report-verdict = { $outcome ->
    [won] Victoria { $margin ->
        [0] por dírhams
       *[other] por { $margin }
      }
    [lost] Derrota { $margin ->
        [0] por dírhams
       *[other] por { $margin }
      }
    [shared] Primer puesto compartido
    [leading] Por delante en { $margin }
    [behind] Por detrás en { $margin }
   *[level] Igualado
  } con { $result } puntos: { $start } al empezar, dados { $luck }, decisiones propias { $own }, decisiones ajenas { $others }, nuestro error { $error }.
report-said = { $who }: { $verdict }
report-inChances = probabilidad de ganar de { $start } a { $result }: dados { $luck } (más suerte que en el { $share } de las partidas), decisiones propias { $own }, decisiones ajenas { $others }, nuestro error { $error }
report-perDecision = { $loss } perdido por decisión ({ $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
  }, { $mistakes ->
    [one] { $mistakes } error
   *[other] { $mistakes } errores
  })
report-perDecision-like = { $lost }, juega como { $level }
report-file = { $file }: { $players }
report-bad = no se pudo leer { $file }: { $why }
report-written = escrito en { $file }

## The plot of `marrakech stats`

report-plot-luck = Suerte hasta ahora
report-plot-loss = Pérdida por decisión
