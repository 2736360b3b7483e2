### What bots do and advise.

advice-levels-novice = Olha quanto custa um passeio e como cresce o seu tapete, não vê o que cobre e engana-se muitas vezes.
advice-levels-apprentice = Tira o melhor do seu turno e às vezes engana-se; não repara para onde Assam vai depois.
advice-levels-merchant = Calcula o seu turno e a resposta do próximo, e raramente se engana.
advice-levels-master = Aprendeu com muitíssimas partidas quanto vale um mercado, e vê mais longe.
advice-levels-even = Joga tão bem quanto você: um pouco melhor depois de cada partida que você ganha, um pouco pior depois de cada uma que perde.
advice-levelsTitle = Como os bots jogam
advice-preparing = Está em preparação: você pode começar sem ele.
advice-button = Dica
advice-thinking = Um momento…
advice-title = Dica
advice-close = Fechar a dica
advice-turn-left = Vire Assam para a esquerda
advice-turn-ahead = Deixe Assam como está
advice-turn-right = Vire Assam para a direita
advice-turnShort-left = esquerda
advice-turnShort-ahead = em frente
advice-turnShort-right = direita
advice-rug = Estenda em { $place }
advice-reasons-free = saia o que sair, não há nada a pagar
advice-reasons-costs = você paga { $average } em média, { $worst } no pior caso
advice-reasons-costsThem = { $who } paga então { $average } em média, { $worst } no pior caso
advice-reasons-freeForThem = { $who } passa então sem pagar; os outros caminhos ajudam menos
advice-reasons-joined = une { $squares } das suas casas
advice-reasons-taken = cobre { $count } de { $who }

advice-reasons-gained =
    { $count ->
        [1] deixa mais uma casa sua à vista
       *[other] deixa mais { $count } casas suas à vista
    }

advice-reasons-toll = mesmo pelo melhor caminho, você recebe de { $who } { $average } em média
advice-reasons-noToll = { $who } ainda pode contornar
advice-wins = ganha { $share } das vezes
advice-expects = conta com { part-points }
advice-next = a segunda melhor, { $what }: { $share }
advice-better = vale mais { part-points } do que a segunda melhor, { $what }
advice-equal = tão boa quanto { $what }
advice-only = não há outra escolha

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = O mestre ainda está em preparação: esta é a dica do nível { $level }.

advice-looked =
    { $turns ->
        [1] Um turno à frente, { $positions } posições.
       *[other] { $turns } turnos à frente, { $positions } posições.
    }

advice-bar = Probabilidade de ganhar
advice-barSetting = Mostrar a probabilidade de cada um ganhar
advice-share = { $name } { $share }
advice-weighing = Avaliando o mercado…
advice-refusals-preparing = O mestre está em preparação: as probabilidades aparecem sozinhas.
advice-refusals-level_not_ready = O mestre está em preparação. Pergunte de novo daqui a pouco.
advice-refusals-not_casual = As dicas são para partidas contra bots. Entre pessoas, as probabilidades aparecem no fim da partida.
advice-refusals-stale = A partida avançou.
advice-refusals-wrong_step = Não há nada para escolher: lance o dado.
advice-refusals-too_many_requests = O mestre está ocupado. Pergunte de novo daqui a pouco.
