### The operator's page.

admin-title = Administração
admin-token = Chave de administração
admin-tokenNote = A que foi usada para iniciar o servidor. Fica guardada até esta aba ser fechada.
admin-enter = Entrar
admin-leave = Sair
admin-wrongToken = Esta não é a chave de administração.
admin-old = Sem resposta desde a última vez: estes números são antigos.
admin-load = Carga
admin-facts-up = no ar há
admin-facts-games = partidas na memória
admin-facts-playing = em jogo
admin-facts-waiting = à espera de jogadores
admin-facts-streams = conexões abertas
admin-facts-commands = comandos por segundo
admin-facts-thinking = bots ocupados
admin-facts-memory = memória
admin-facts-lag = maior atraso
admin-ready = pronto
admin-trouble = não está pronto: { $why }
admin-hours = { $hours } h { $minutes } min
admin-rules = Opções
admin-switches-invite_only-name = Só com convite
admin-switches-invite_only-note = Só quem tem um passe pode criar partidas.
admin-switches-no_analysis-name = Sem análise
admin-switches-no_analysis-note = Sem dicas, avaliações nem revisões.
admin-switches-no_play_on-name = Sem continuações
admin-switches-no_play_on-note = Sem partidas novas a partir de posições de outras.
admin-limit = Partidas inacabadas por convidado
admin-noLimit = Sem limite
admin-passes = Passes
admin-passFor = Novo passe para
admin-makePass = Criar um passe
admin-madePass = O passe é { $code }. Não será mostrado de novo.
admin-withdraw = Retirar
admin-nobody = ninguém em particular
admin-games = Partidas
admin-which = Quais partidas
admin-kinds-live = Em andamento
admin-kinds-aside = Suspensas
admin-kinds-all = Todas
admin-find = Procurar por id
admin-none = Essa partida não existe.
admin-more = Mais
admin-first = Desde o começo
admin-status-open = à espera de jogadores
admin-status-playing = em jogo
admin-status-over = terminada
admin-status-stored = salva
admin-status-unreadable = ilegível

admin-aside =
    { $why-is ->
        [given] suspensa: { $why }
       *[nothing] suspensa
    }

admin-begun = começada { $when }
admin-touched = última jogada { $when }

admin-people =
    { $count ->
        [1] uma pessoa presente
       *[other] { $count } pessoas presentes
    }

admin-bot = bot
admin-free = lugar livre
admin-visitor = assiste
admin-noCookie = sem cookie
admin-look = Ver
admin-quarantine = Suspender
admin-release = Retomar
admin-invitations = Convites novos
admin-invited = Os links distribuídos antes já não levam a lugar nenhum.
admin-end = Encerrar
admin-endTitle = Encerrar a partida { $game }?
admin-endNote = É apagada com todas as jogadas, para sempre. Quem estiver nela lê que essa partida não existe.
admin-endYes = Encerrar para sempre
admin-asideTitle = Suspender a partida { $game }?
admin-asideNote = Ninguém joga nela, nenhum bot pensa e nenhum relógio anda até ser retomada.
admin-why = Motivo (os jogadores veem)
admin-whyAside = Motivo (para a sua lista)
admin-cancel = Não fazer nada
admin-block = Bloquear
admin-blockGuest = Bloquear este convidado
admin-blockAddress = Bloquear este endereço
admin-blockItsAddress = Bloquear endereço

admin-blockTitle =
    { $kind ->
        [address] Bloquear o endereço { $whom }?
       *[guest] Bloquear o convidado { $whom }?
    }

admin-blocks = Bloqueados
admin-noBlocks = Ninguém está bloqueado.
admin-address = Endereço
admin-guest = Convidado
admin-whom = Um endereço, ou o id de um convidado
admin-time = Por quanto tempo
admin-times-60 = 1 hora
admin-times-1440 = 1 dia
admin-times-10080 = 1 semana
admin-times-0 = Até ser desbloqueado

admin-until =
    { $when-is ->
        [given] até { $when }
       *[nothing] até ser desbloqueado
    }

admin-lift = Desbloquear
admin-force = Bloquear mesmo assim
