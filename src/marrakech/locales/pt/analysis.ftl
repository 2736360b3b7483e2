### The analysis board.

analysis-title = Tabuleiro de análise
analysis-ranked = Escolhas, a melhor primeiro
analysis-outcomes = O que pode sair
analysis-weighing = Avaliando cada escolha…
analysis-failed = Não foi possível ordenar as escolhas.
analysis-due-orient = { part-subject } vira Assam
analysis-due-roll = { part-subject } lança o dado
analysis-due-lay = { part-subject } estende um tapete
analysis-due-turn = { part-subject } vira Assam no fim

analysis-due-deal =
    Tira-se { $who-is ->
        [you] o seu primeiro tapete
       *[other] o primeiro tapete de { $who }
    }

analysis-due-draw =
    Tira-se { $who-is ->
        [you] o seu próximo tapete
       *[other] o próximo tapete de { $who }
    }

analysis-due-over = A partida terminou
analysis-ways-left = Esquerda
analysis-ways-ahead = Em frente
analysis-ways-right = Direita
analysis-roll = Sai { $steps } no dado
analysis-draw = Sai { $colour }
analysis-chance = de chance
analysis-exactly = exato
analysis-costs = menos { $share }
analysis-equal = igualmente boa
analysis-best = a melhor
analysis-all = Ver as { $count }
analysis-fewer = Ver só as melhores
analysis-rollForMe = Lançar
analysis-drawForMe = Tirar
analysis-toMove = Na vez
analysis-play = Jogar { $choice }
analysis-layThere = Estender em { $place }
analysis-worth = { $rank } de { $of }, { $win } de chance, { $score }
analysis-choices = Escolhas no tabuleiro
analysis-back = Um passo atrás
analysis-forward = Um passo à frente
analysis-first = Para o começo
analysis-tree = O que já se experimentou
analysis-comment = Comentário a esta jogada
analysis-save = Salvar como arquivo
analysis-open = Abrir um arquivo
analysis-spread = pontuação { $score } ± { $spread }
analysis-about = { $score } ± { $spread }
analysis-chances = Probabilidade de ganhar
analysis-depth = Até onde olhar
analysis-depths-quick = Rápido
analysis-depths-standard = Cada escolha
analysis-position = Posição
analysis-paste = Uma posição em notação
analysis-set = Montar
analysis-copy = Copiar
analysis-copied = Copiado.
analysis-cannot = Isto não é possível: { $why }
analysis-playOn = Jogar a partir daqui
analysis-playOnNote = Uma partida nova a partir desta posição, com novos dados.
analysis-sameDice = Com os mesmos dados
analysis-sameDiceNote = Uma partida nova a partir desta posição: em cada turno sai o que saiu na outra.
analysis-seat = Você joga
analysis-level = Os outros são
analysis-begin = Jogar
analysis-edit = Montar uma posição
analysis-done = Pronto
analysis-tools = O que faz um clique
analysis-tool-whole = Estender um tapete inteiro
analysis-tool-half = Estender meio tapete
analysis-tool-clear = Limpar uma casa
analysis-tool-assam = Pôr Assam ali
analysis-colour = Cor
analysis-secondHalf = Agora a outra metade, ao lado de { $square }.
analysis-clicking-whole = Escolha duas casas vizinhas, uma depois da outra.
analysis-clicking-half = Escolha a casa em que se vê meio tapete.
analysis-clicking-clear = Escolha a casa a limpar.
analysis-clicking-assam = Escolha a casa em que está Assam.
analysis-byName = Pelo nome de uma casa
analysis-squareName = Casa
analysis-heading = Assam está virado para
analysis-dirhams = Dirhams
analysis-rugs = Tapetes que faltam
analysis-nextRug = Próximo tapete
analysis-toDraw = ainda não tirado
analysis-purse = { $who }: dirhams
analysis-stockOf = { $who }: tapetes { $colour } que faltam
analysis-top = { $who }: próximo tapete
analysis-turnIs = É a vez de { $who }
analysis-turnOf = É a vez de
analysis-cancel = Cancelar
analysis-step = O que vem agora
analysis-steps-orient = virar Assam
analysis-steps-roll = o dado
analysis-steps-lay = um tapete
analysis-steps-turn = virar Assam no fim
analysis-players = Mercadores
analysis-empty = Esvaziar o mercado
analysis-count = { $players } mercadores
analysis-game = Voltar à partida
analysis-square = { $square }: { $what }
analysis-copyLink = Copiar link
analysis-linkCopied = O link foi copiado: posição e jogadas.
analysis-rules = Regras
analysis-asPrinted = Como na edição
analysis-choosePrinting = Escolher uma edição
analysis-rollout-out = Jogar até acabar
analysis-rollout-stop = Parar
analysis-rollout-note = Joga cada escolha até a partida acabar, com os mesmos dados para todas.
analysis-rollout-beginning = As primeiras partidas estão sendo jogadas…
analysis-rollout-by = Jogado por
analysis-rollout-players-network = A rede do mestre
analysis-rollout-players-greedy = Aprendiz

analysis-rollout-queue = Na fila, antes desta: { $before }.
analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } de { $total } partidas jogadas.
analysis-rollout-pale = As barras claras eram a estimativa de antes; ficam mais estreitas aos poucos.
analysis-rollout-decided = Decidido: { $choice } é a melhor, a seguinte fica a { $loss }.
analysis-rollout-tooClose = Muito parecidas: a melhor não se distingue a três erros padrão.
analysis-rollout-stopped = Parado antes de se decidir: a melhor ainda não se distingue.
