### The game: prompt, steps, board.

game-page = Partida
game-round = Rodada { $round } de { $rounds }
game-board = Praça do mercado
game-merchants = Mercadores
game-yourTurn = É a sua vez

game-turnOf =
    { $who-is ->
        [you] É a sua vez
       *[other] É a vez de { $who }
    }

game-score = Pontuação
game-person = Pessoa neste aparelho
game-here = Online
game-away = Ausente
game-waiting = Ainda não chegou
game-held = Um bot joga no lugar
game-out = Fora
game-pays = Paga
game-paid = Recebe
game-thinks = Pensa…

game-level =
    { $level ->
        [novice] Novato
        [apprentice] Aprendiz
        [merchant] Mercador
        [master] Mestre
        [even] Equilibrado
       *[other] Bot
    }

game-dirhamsWord =
    { $count ->
        [1] dirham
       *[other] dirhams
    }

game-squaresWord =
    { $count ->
        [1] casa
       *[other] casas
    }

game-inPile = na pilha
game-addressed = { $name }: { $text }
game-thenBot = Depois um bot joga por você
game-notifyBody = O mercado está à sua espera.
game-askSound = Um som quando for a sua vez?
game-soundYes = Sim
game-soundNo = Não
game-skipKey = Espaço
game-nextRug = Próximo tapete:
game-next = A seguir
game-pileLeft = { $colour } { $left }
game-steps-turn = Virar
game-steps-walk = Andar
game-steps-pay = Pagar
game-steps-lay = Estender
game-stepsLabel = Passos do turno
game-loading = O mercado vai abrir…
game-skip = Pular
game-hereBefore = Você já esteve aqui, em outro navegador?
game-findSeat = Procurar o meu lugar
game-spectator = Você assiste à partida.
game-aside = Suspensa
game-log = O que aconteceu
game-logEmpty = Nada ainda: o mercado está abrindo.
game-lookBack = Rever
game-takeBack = Desfazer
game-takeBackTitle = Desfazer isto?
game-takeBackNote = A partida passa a ser de treino: isso fica escrito nela, e ela não conta para as suas estatísticas.
game-takeBackNo = Deixar assim
game-takeBackYes = Desfazer
game-practised = Treino
game-practisedNote = De treino, com jogadas desfeitas: esta partida não conta para as suas estatísticas.
game-allLaid = Todos os tapetes estão estendidos
game-result = Ver o resultado
game-hold = Um bot joga por { $who }
game-reclaim = Retomar o meu lugar
game-timeLeft = faltam { $text }

orient-title = Para que lado vai Assam?
orient-note = Escolha uma seta no tabuleiro e lance o dado.
orient-rollTitle = Lance o dado
orient-rollNote = O caminho dele já está traçado: Assam vai para onde está virado.
orient-worst = máx. −{ $most }
orient-free = sempre grátis
orient-odds = Riscos
orient-oddsTitle = O que cada caminho pode custar
orient-group = Direção de Assam
orient-table = Dízimo por direção e por número do dado
orient-onRoll = Dízimo se sair
orient-average = em média
orient-on = em { $square }
orient-out = fora
orient-arrow = { $turn }, para { part-heading }, dízimo médio { $average }
orient-roll = Lançar o dado
orient-lastRoll = Último lançamento: { $steps }

walk-rolling = { part-subject } lança o dado…
walk-rolled = { part-subject } tirou { number }

walk-paying =
    { $to-is ->
        [you] { $from } deve { $due } a você
       *[other] { $from-is ->
            [you] Você deve { $due } a { $to }
           *[other] { $from } deve { $due } a { $to }
        }
    }

walk-laying = { part-subject } estende um tapete
walk-turning = { part-subject } vira Assam

walk-region =
    { $number ->
        [1] Uma só casa { $colour } sob os pés de Assam.
       *[other] { CAPITAL(part-feminine) } casas { $colour } juntas sob os pés de Assam.
    }

walk-then = depois { $purse }

walk-wait =
    { $who-is ->
        [you] É a sua vez
       *[other] { $who } pensa na jogada
    }

walk-away =
    { $who-is ->
        [you] É a sua vez
       *[other] { $who } não está
    }

walk-awayNote = Nenhum bot joga sem você pedir.
lay-title = Estenda um tapete ao lado de Assam
lay-note = Toque numa casa tracejada e depois na do lado; ou arraste sobre as duas.
lay-second = Uma metade em { $square }. Agora toque numa casa tracejada ao lado.
lay-chosen = Em { $place }, sobre { $covers }. O botão estende o tapete.
lay-chosenQuick = Em { $place }, sobre { $covers }. Toque outra vez para estender.
lay-colour = Tapete { $colour }
lay-group = Lugares para o tapete
lay-place = { $place }, sobre { $covers }
lay-confirm = Estender aqui
lay-cancel = Escolher de novo
lay-choose = Escolha um lugar
lay-refused-assam = Assam está aí: nenhum tapete vai para debaixo dos pés dele.
lay-refused-away = Uma metade do tapete tem de tocar na casa de Assam.
lay-refused-whole_rug = Um tapete não pode cobrir de uma só vez as duas metades de outro.
turn-title = Para que lado vai o próximo mercador?
turn-note = Vire Assam um quarto de volta: é por aí que vai o próximo mercador.
turn-noteKeep = Vire Assam um quarto de volta ou deixe-o como está: é por aí que vai o próximo mercador.
turn-confirm = Virar Assam

turn-costs =
    { $who-is ->
        [you] O seu dízimo se sair
       *[other] Dízimo de { $who } se sair
    }

square-bare = { $square }, chão livre

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , de ninguém
        [you] , seu
       *[other] , de { $owner }
    }{ $other-is ->
        [given] , inteiro com { $other }
       *[nothing] , metade
    }

square-assam = Assam está aqui, virado para { part-heading }
square-grid = Casas do mercado

moment-cannot =
    { $to-is ->
        [you] { $who } não consegue pagar tudo a você
       *[other] { $who-is ->
            [you] Você não consegue pagar tudo a { $to }
           *[other] { $who } não consegue pagar tudo a { $to }
        }
    }

moment-takes =
    { $from-is ->
        [you] { $to } recebe { $paid } de você
       *[other] { $to-is ->
            [you] Você recebe { $paid } de { $from }
           *[other] { $to } recebe { $paid } de { $from }
        }
    }

moment-leaves =
    { $who-is ->
        [you] você deixa o mercado
       *[other] deixa o mercado
    }

moment-left = restam { $purse }

moment-has =
    { $who-is ->
        [you] você tem
       *[other] tem
    } { $purse ->
        [1] { $purse } dirham
       *[other] { $purse } dirhams
    }

moment-owed = devido
moment-paid = pago
moment-all = pago, tudo o que havia
moment-forgiven = perdoado

moment-rugs =
    { $who-is ->
        [you] Os seus tapetes
       *[other] Os tapetes
    } ficam no mercado. Não custam nada e não dão pontos.

moment-go = Continuar
moment-watch = Continuar assistindo
moment-leave = Sair
