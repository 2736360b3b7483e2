### The start page, setting up a game, printings and levels.

start-daily = Desafio do dia
start-dailyNote = Uma escolha é claramente a melhor. Qual?

start-dailySolved =
    { $days ->
        [0] Resolvido hoje
        [1] Resolvido hoje
       *[other] Resolvido, { $days } dias seguidos
    }

start-dailySolve = Resolver
start-dailySee = Ver
start-puzzles = Todos os desafios
start-page = Jogar
start-headline = Estenda os seus tapetes por onde os outros têm de passar.
start-learn = Aprender
start-learnNote = Cinco minutos, jogada a jogada.

start-learnSteps =
    { $done ->
        [0] { $of } passos
       *[other] { $done } de { $of } passos feitos
    }

start-learnStart = Começar a lição
start-learnStartShort = Começar
start-learnOn = Continuar a lição
start-learnOnShort = Continuar
start-learnAgain = Rever a lição
start-playTitle = Jogar

start-playNote =
    Agora mesmo, contra { $bots ->
        [0] nenhum bot
        [1] um bot
        [2] dois bots
        [3] três bots
       *[other] { $bots }
    }.

start-playWatch = Bots entre si: você assiste.
start-playTogether = Passem este aparelho de mão em mão.
start-level = Como os bots jogam
start-play = Jogar
start-preparing = O nível { $level } ainda está em preparação. Até lá, um bot mais simples joga por ele.
start-chooseRules = Escolher regras
start-friends = Amigos
start-friendsNote = Envie um link. Cada um ocupa um lugar.
start-pass = Ou passem um aparelho de mão em mão
start-doors-friends = Abrir uma mesa
start-doors-here = Passar um aparelho de mão em mão
start-doors-box = A caixa na mesa
start-box = Árbitro para a caixa na mesa
start-openTable = Abrir uma mesa
start-goesOn = A sua partida continua
start-goOn = Continuar
start-waits = É a sua vez

start-others =
    { $count ->
        [1] mais { $count } partida espera por você
       *[other] mais { $count } partidas esperam por você
    }

start-open = Abrir um arquivo de partida

coach-title = Uma ajudinha
coach-fine = Entendi
coach-none = Sem mais ajuda
coach-steps-orient = Escolha um caminho para Assam. Os números mostram quanto você pode pagar ali; depois lance o dado.
coach-steps-roll = Lance o dado: Assam vai para onde está virado, e você paga se ele parar no tapete de alguém.
coach-steps-lay = Estenda um tapete ao lado de Assam, por onde os outros têm de passar: duas casas lado a lado, uma delas encostada à dele.
coach-steps-turn = Vire Assam um quarto de volta: é por aí que o próximo mercador tem de ir.

ruleLine-printings-en2021 = regras inglesas de 2021
ruleLine-printings-fr60 = regras francesas, 60 tapetes
ruleLine-printings-fr57 = regras francesas, 57 tapetes
ruleLine-printings-ro57 = regras romenas
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] dois mercadores
        [3] três mercadores
        [4] quatro mercadores
       *[other] { $players } mercadores
    }

ruleLine-bots-novice = novatos
ruleLine-bots-apprentice = aprendizes
ruleLine-bots-merchant = nível mercador
ruleLine-bots-master = mestres
ruleLine-bots-even = bots equilibrados
ruleLine-bots-random = bots distraídos
ruleLine-bots-greedy = bots espertos
ruleLine-bots-lookahead = bots previdentes
ruleLine-mixed = bots de vários níveis
ruleLine-endTurn = virar no fim
ruleLine-keepHeading = regra da casa: pode-se não virar
ruleLine-oneColour = uma cor cada um
ruleLine-out = regra da casa: quem não consegue pagar é eliminado
ruleLine-playsOn = regra da casa: ninguém é eliminado
ruleLine-coverOwn = regra da casa: pode-se cobrir inteiro um tapete próprio
ruleLine-perTurn = { $seconds } s por turno

ruleLine-days =
    { $days ->
        [1] { $days } dia por turno
       *[other] { $days } dias por turno
    }

ruleLine-total = { $minutes } min cada um

setup-title = Escolher regras
setup-page = Escolher regras
setup-formLabel = Preparar uma partida
setup-lede = Estas são as regras da sua próxima partida. Ficam guardadas neste aparelho.
setup-ledes-friends = Você recebe um link para os seus amigos. “Jogar” mantém as suas próprias regras.
setup-ledes-here = Todos jogam neste aparelho, um de cada vez. “Jogar” mantém as suas próprias regras.
setup-ledes-box = Vocês jogam com a caixa de verdade: lançam, pagam e estendem com as próprias mãos. O telefone vigia: conta os dízimos, conhece todas as regras e guarda a partida.
setup-keep = Guardar estas regras
setup-readRules = Ler as regras desta edição
setup-merchants = Mercadores
setup-players = Número de jogadores
setup-printing = Edição
setup-rules = Regras
setup-seat = Lugar { $seat }
setup-name = Nome no lugar { $seat }
setup-namePlaceholder = Nome
setup-kinds-person = Pessoa aqui
setup-kinds-link = Amigo por link
setup-bot = Bot, { $level }
setup-botSoon = Bot, { $level } (ainda não está pronto)
setup-friend = Amigo
setup-passAndPlay = Várias pessoas aqui: o aparelho passa de mão em mão.
setup-roundTheTable = Esta é a ordem dos jogadores em volta da mesa.
setup-byLink = Você recebe um só link, com o código QR, para todos.
setup-watch = Aqui não se senta ninguém: você assiste aos bots.
setup-twoColours = Duas cores cada um
setup-twoColoursNote = 24 tapetes cada um, 12 de duas cores, misturados numa pilha: você vê o de cima.
setup-oneColour = Uma cor cada um
setup-oneColourNote = 15 tapetes de uma cor, como diz a preparação desta folha.
setup-endTurn = Virar Assam no fim
setup-endTurnNote = O quarto de volta fecha o seu turno e decide o caminho do próximo mercador.
setup-endTurnMissing = Esta edição não tem isso.
setup-keepHeading = …ou deixá-lo como está
setup-keepHeadingNote = Regra da casa: no fim, pode-se não virar.
setup-elimination = Eliminado quando não dá para pagar
setup-eliminationNote = Quem não consegue pagar tudo paga o que tem e sai. Os tapetes ficam, não custam nada e não dão pontos.
setup-eliminationOff = Quem não consegue pagar tudo paga o que tem e continua no jogo.
setup-printed = Como na edição.
setup-houseRule = Regra da casa, além desta edição.
setup-notPrinted = Esta folha não diz; aqui continua-se no jogo.
setup-coverOwn = Cobrir inteiro o seu próprio tapete
setup-coverOwnNote = Regra da casa: as duas metades de um tapete seu podem ser cobertas de uma só vez.
setup-clock = Relógio
setup-clockNone = Sem relógio
setup-clockTurn = { $seconds } segundos por turno

setup-clockTotal =
    { $minutes ->
        [1] { $minutes } minuto ao todo para cada um
       *[other] { $minutes } minutos ao todo para cada um
    }

setup-clockDays =
    { $days ->
        [1] Uma jogada em { $days } dia
       *[other] Uma jogada em { $days } dias
    }

setup-clockSlowNote = Ninguém tem de estar presente: cada um recebe um aviso quando é a sua vez. Se o tempo acabar, um bot joga por você.
setup-clockNote = Se o tempo acabar, um bot joga por você.
setup-starts = Quem começa
setup-start = Começar esta partida
setup-invite = Abrir a mesa
setup-busy = Um momento…
setup-threeOf57 = Esta caixa tem três conjuntos de 15: jogam Hena, Índigo e Açafrão.

levels-novice = novato
levels-apprentice = aprendiz
levels-merchant = mercador
levels-master = mestre
levels-even = equilibrado
levels-random = distraído
levels-greedy = esperto
levels-lookahead = previdente

printings-en2021-name = Inglesa, 2021
printings-en2021-note = A sua caixa tem mosaicos em volta do tabuleiro e 15 tapetes de cada cor. Quem não consegue pagar é eliminado.
printings-fr60-name = Francesa, 60 tapetes
printings-fr60-note = A sua caixa tem setas em volta do tabuleiro e 15 tapetes de cada cor. Quem não consegue pagar é eliminado.
printings-fr57-name = Francesa, 57 tapetes
printings-fr57-note = A sua caixa tem setas em volta do tabuleiro e só 12 tapetes de uma cor. Quem não consegue pagar continua no jogo.
printings-ro57-name = Romena, 57 tapetes
printings-ro57-note = A sua caixa tem as regras em romeno e só 12 tapetes de uma cor. Quem não consegue pagar continua no jogo.
printings-suleika-name = Suleika
printings-suleika-note = Na tampa da sua caixa está escrito Suleika. Quem não consegue pagar continua no jogo; não há variante.

start-offlineReady = Pronto para jogar sem rede
start-pressNow = Já pode tocar: a partida abre quando as bancas estiverem montadas.
