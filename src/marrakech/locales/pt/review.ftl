### The review of a game.

review-page = Revisão
review-loading = Fazendo a revisão da partida
review-ready = A revisão está pronta.
review-queue =
    { $before ->
        [1] Há outra antes.
       *[other] Há outras { $before } antes.
    }

review-preparing = A primeira revisão depois de iniciar demora um pouco mais.
review-done = { $done } de { $total } jogadas
review-failed = Não foi possível fazer a revisão.
review-notOver = A revisão só é possível depois do fim da partida.
review-retry = Tentar de novo
review-replay = Ver a repetição
review-result = Voltar ao resultado
review-games = Minhas partidas
review-analyse = Experimentar
review-fromHere = Ver na repetição

review-moments =
    { $count ->
        [0] Nenhum momento decidiu a partida sozinho.
        [1] Um momento mudou a partida.
        [2] Dois momentos mudaram a partida.
        [3] Três momentos mudaram a partida.
        [4] Quatro momentos mudaram a partida.
        [5] Cinco momentos mudaram a partida.
        [6] Seis momentos mudaram a partida.
        [7] Sete momentos mudaram a partida.
       *[other] { $count } momentos mudaram a partida.
    }

review-chance =
    { $who-is ->
        [you] A sua probabilidade de ganhar
       *[other] A probabilidade de { $who } ganhar
    }, jogada a jogada.

review-won = { part-subject } ganhou
review-wonFromNothing = { part-subject } ganhou quase do nada
review-wonFrom = { part-subject } ganhou a partir de { $lowest } em 100
review-shared = { part-subject } dividiu a vitória
review-lost = { part-subject } não ganhou
review-lostFrom = { part-subject } perdeu depois de ter { $highest } em 100
review-round = Rodada { $round }
review-turningPoints = Momentos decisivos
review-none = Nenhum lançamento e nenhuma decisão mudou, sem margem de dúvida, as probabilidades em 5%.

review-where =
    Rodada { $round }, { $kind ->
        [luck] sorte
       *[choice] decisão
    }

review-rolls = { part-subject } tira { $steps }
review-draws = { part-subject } tira um tapete

review-pays =
    { $to-is ->
        [you] Você recebe { $paid } de { $from }
       *[other] { $from-is ->
            [you] Você paga { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }

review-lays = { part-subject } estende em { $place }

review-turns =
    { $turn ->
        [ahead] { part-subject } deixa Assam como está
        [left] { part-subject } vira Assam para a esquerda
       *[right] { part-subject } vira Assam para a direita
    }

review-head-rug =
    Rodada { $round }, { $who-is ->
        [you] o seu tapete
       *[other] tapete de { $who }
    }

review-head-way =
    Rodada { $round }, { $who-is ->
        [you] a sua direção
       *[other] direção de { $who }
    }

review-head-roll =
    Rodada { $round }, { $who-is ->
        [you] o seu lançamento
       *[other] lançamento de { $who }
    }

review-step = { $at } de { $of }
review-previous = Momento anterior
review-next = Momento seguinte
review-slider = Momento da partida
review-at = Rodada { $round }: { $what }. { $chances }
review-played = Jogada
review-better = Melhor
review-toWin = de chance
review-ways-left = esquerda
review-ways-ahead = em frente
review-ways-right = direita
review-titles-squares = { part-subject } deu casas de presente.

review-titles-region =
    { $who-is ->
        [you] Você deixou as suas casas separadas.
       *[other] { $who } deixou casas próprias separadas.
    }

review-titles-cut = { part-subject } deixou inteira a zona de um rival.
review-titles-toll = { part-subject } deixou o próximo passar quase de graça.
review-titles-passage = { part-subject } mandou o próximo por um caminho fácil.
review-titles-tax = { part-subject } deixou um caminho barato para o próximo.
review-titles-feeds = { part-subject } foi encher a bolsa de um rival.
review-titles-landing = { part-subject } foi para longe dos melhores lugares.
review-titles-chase = { part-subject } foi para longe das casas do líder.
review-titles-trap = { part-subject } não preparou nenhuma armadilha para o próximo.
review-titles-fare = { part-subject } mandou o próximo por um caminho barato.
review-titles-gift = { part-subject } deixou um lugar bom demais para o próximo tapete.
review-titles-reply = { part-subject } deixou casas prontas para cobrir.
review-titles-race = { part-subject } ficou para trás na corrida.
review-titles-hold = { part-subject } deixou a vitória para o último lançamento.
review-titles-lead = { part-subject } foi pelo caminho que menos vezes leva à frente.
review-titles-rent = { part-subject } deixou casas que rendem menos.
review-titles-dues = { part-subject } deixou o mercado mais caro.
review-titles-ways = { part-subject } deixou o próximo pagar pouco.
review-titles-finish = { part-subject } deixou coisa demais por conta do dado.
review-titles-final = { part-subject } deixou escapar o melhor final.
review-titles-risk = { part-subject } foi pelo caminho mais caro.

review-titles-purse =
    { $who-is ->
        [you] Você pôs a sua bolsa em perigo.
       *[other] { $who } pôs a bolsa em perigo.
    }

review-otherPlace =
    Havia um lugar melhor para { $who-is ->
        [you] você
       *[other] { $who }
    }.

review-otherWay =
    Havia um caminho melhor para { $who-is ->
        [you] você
       *[other] { $who }
    }.

review-on = Em { $better }
review-turned = Virar: { $better }
review-noReason = Nada que se possa contar de imediato as distingue: é o que vem depois.

review-moved =
    Mudou { $who-is ->
        [you] a sua probabilidade de ganhar
       *[other] a probabilidade de { $who } ganhar
    } em { $change }.

review-odds =
    { $weight ->
        [1] { $weight } das seis faces custa
        [6] As seis faces custam
       *[other] { $weight } das seis faces custam
    } { $sum }{ $others ->
        [same] ; as outras, { $least }
        [range] ; as outras, de { $least } a { $most }
       *[none] { "" }
    }.

review-quiet = Um momento tranquilo: aqui nada foi um erro.
review-accountsPoints = De onde vieram os pontos
review-accountsChances = De onde veio a probabilidade
review-accountsNote = Cheio é ganho, listrado é perda. A melhor escolha não custa nada, por isso as decisões próprias nunca ganham. Cinza é o que as nossas estimativas não viram.
review-unit = Contado em
review-units-score = pontos
review-units-win = probabilidades
review-parts-luck = dados
review-parts-own = decisões próprias
review-parts-others = decisões dos outros
review-parts-correction = erro nosso
review-atStart = { $start } no começo
review-account = { part-subject }: { $start } no começo, dados { $luck }, decisões próprias { $own }, decisões dos outros { $others }, erro nosso { $error }, ao todo { $result }

review-sentence =
    { $result ->
        [won] { part-subject } ganhou { $by ->
            [0] nos dirhams
           *[other] por { $by }
        }
        [shared] { part-subject } dividiu a vitória
       *[lost] { part-subject } perdeu { $by ->
            [0] nos dirhams
           *[other] por { $by }
        }
    } com { part-points }.

review-everyDecision = Cada decisão
review-whose = De quem são as decisões
review-all = Todas as { $count }
review-onlyMarked = Só ? e ??
review-noneMarked = Aqui não há nenhuma marcada.
review-roundHead = Rodada
review-decision = Decisão
review-rank = Posição
review-rankOf = { $rank } de { $options }
review-theBest = a melhor
review-betterWas = melhor { $better }
review-marks-one = duvidosa
review-marks-two = um erro grave
review-sure = margem de
review-exact = exato
review-sureTo = ± { $points }
review-ofAWin = de uma vitória
review-cost = Seria melhor { $better }: teria dado mais { $points } pontos e mais { $chance } de uma vitória.
review-costExact = É exato.
review-costSure = Com uma margem de ± { $points } pontos e ± { $chance }.
review-marked = Uma decisão leva ? a partir de 2 pontos ou 5% de uma vitória, ?? a partir de 4 pontos ou 10%, e nunca quando a sua margem chega a zero. Os momentos decisivos são os que custam 5% de uma vitória ou mais.
review-players = A partida de cada mercador

review-perDecision =
    Perda de { $loss } por decisão, em { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }

review-like =
    { $level ->
        [novice] como um novato
        [apprentice] como um aprendiz
        [merchant] como um mercador
        [master] como um mestre
       *[other] como { $level }
    }

review-mistakes =
    { $count ->
        [0] nenhum erro
        [1] { $count } erro
       *[other] { $count } erros
    }

review-luckier = Mais sorte que em { $games } de 100 partidas como esta
review-hardest = O lançamento que mais doeu
review-hardestText = Rodada { $round }: { part-subject } tirou { $roll }. O que poderia ter saído, exatamente:
review-hardestDraw = Rodada { $round }: { part-subject } tirou um tapete. O que poderia ter saído, exatamente:
review-oddsRow = { $roll } ({ $odds })
review-came = saiu
review-overTime = Sorte e perda, partida a partida
review-by = Separado por
review-opponents = rivais
review-printing = edição
review-which = Partidas
review-allGames = todas as que têm revisão
review-savePlot = Salvar o gráfico

review-means =
    { $games ->
        [1] { $games } partida com revisão
       *[other] { $games } partidas com revisão
    }: sorte { $luck } por partida, perda de { $loss } por decisão.

review-luckAxis = sorte
review-lossAxis = perda
review-deeper = Olhar mais a fundo
review-deeperNote = Joga muitas vezes as escolhas parecidas; meio minuto ou mais.
review-deepening = As escolhas parecidas são jogadas muitas vezes…
review-stop = Parar, mostrar o que há

review-sampled =
    { $stopped ->
        [yes] As escolhas parecidas foram jogadas { $playouts } vezes cada uma com os mesmos dados, antes da interrupção.
       *[no] As escolhas parecidas foram jogadas { $playouts } vezes cada uma com os mesmos dados.
    }

review-depth =
    Cada escolha foi avaliada { $turns ->
        [1] um turno
       *[other] { $turns } turnos
    } à frente, e com exatidão perto do fim.
