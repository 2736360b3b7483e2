### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: uma revisão
report-heading = Revisão da partida
report-chances = Probabilidade de ganhar
report-turning = Momentos decisivos
report-each = A partida de cada mercador
report-marks = Um círculo com número é um momento decisivo; um triângulo, um lançamento que valeu 5% ou mais para quem o lançou.
report-clean = Nenhuma decisão custou, sem margem de dúvida, 5% de uma vitória.
report-moves = Cada decisão
report-marked = Uma decisão leva ? a partir de 2 pontos ou 5% de uma vitória, ?? a partir de 4 pontos ou 10%, e nunca quando a sua margem chega a zero.

## The columns of the decisions

report-moves-who = quem
report-moves-played = jogada
report-moves-better = melhor
report-moves-rank = posição
report-moves-mark = sinal
report-moves-points = pontos
report-moves-chance = de uma vitória
report-moves-sure = margem
report-moves-best = a melhor
report-moves-exact = exato
report-moves-of = { $rank } de { $options }

## The columns of the accounts

report-columns-points = pontos
report-columns-start = começo
report-columns-dice = dados
report-columns-luckier = mais sorte que
report-columns-own = decisões próprias
report-columns-others = decisões dos outros
report-columns-error = erro nosso
report-columns-result = resultado
report-columns-loss = perda por decisão
report-columns-decisions = decisões
report-columns-like = joga como

report-turn = turno
report-progress = { $depth ->
    [quick] revisão rápida
    [deep] revisão a fundo
   *[standard] revisão normal
  }
report-move = { $move ->
    [left] esquerda
    [ahead] em frente
    [right] direita
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Melhor
   *[played] Jogada
  }, { $move }
report-toWin = { $chance } de chance
report-like = { $bot ->
    [novice] o novato
    [greedy] o aprendiz
    [lookahead] o mercador
   *[master] o mestre
  }
report-cost = Turno { $turn }, { $who }: { $played } custou { $cost } de uma vitória e { $points } pontos ({ $sure }); { $better } era melhor
report-because = { $said }: { $why }
report-hurt = O lançamento que mais doeu: turno { $turn }, { $who }, { $played } ({ $luck }; probabilidades { $odds })
report-depth = { $depth ->
    [quick] rápida
    [deep] a fundo
   *[standard] normal
  }: { $turns } turnos à frente{ $playouts ->
    [0] {""}
   *[other] , { $playouts } partidas jogadas
  }
report-verdict = { $outcome ->
    [won] Vitória { $margin ->
        [0] nos dirhams
       *[other] por { $margin }
      }
    [lost] Derrota { $margin ->
        [0] nos dirhams
       *[other] por { $margin }
      }
    [shared] Primeiro lugar dividido
    [leading] À frente por { $margin }
    [behind] Atrás por { $margin }
   *[level] Empate
  } com { $result } pontos: { $start } no começo, dados { $luck }, decisões próprias { $own }, decisões dos outros { $others }, erro nosso { $error }.
report-said = { $who }: { $verdict }
report-inChances = probabilidade de ganhar de { $start } a { $result }: dados { $luck } (mais sorte que em { $share } das partidas), decisões próprias { $own }, decisões dos outros { $others }, erro nosso { $error }
report-perDecision = { $loss } perdido por decisão ({ $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
  }, { $mistakes ->
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
  })
report-perDecision-like = { $lost }, joga como { $level }
report-file = { $file }: { $players }
report-bad = não foi possível ler { $file }: { $why }
report-written = escrito em { $file }

## The plot of `marrakech stats`

report-plot-luck = Sorte até agora
report-plot-loss = Perda por decisão
