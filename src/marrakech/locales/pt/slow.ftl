### My slow games, and how their players are called.

slow-none = Ninguém está à sua espera.
slow-noGames = Ainda não há partidas lentas. No relógio, escolha um turno de vários dias.

slow-yourTurnIn =
    { $count ->
        [1] É a sua vez em uma partida
        [2] É a sua vez em duas partidas
        [3] É a sua vez em três partidas
        [4] É a sua vez em quatro partidas
       *[other] É a sua vez em { $count } partidas
    }

slow-title = Partidas lentas

slow-kind =
    { $days ->
        [1] Partidas lentas, { $days } dia por turno
       *[other] Partidas lentas, { $days } dias por turno
    }

slow-laid = { part-subject } estendeu { $rug }
slow-begins = O mercado abre
slow-hasWaited = { $name } espera
slow-yourTurn = É a sua vez
slow-turnOf = É a vez de { $name }

slow-forMinutes =
    { $minutes ->
        [1] há { $minutes } minuto
       *[other] há { $minutes } minutos
    }

slow-sinceToday = desde hoje, { $time }
slow-sinceYesterday = desde ontem, { $time }
slow-since = desde { $day }, { $time }
slow-left = faltam { $time }
slow-leftThenBot = faltam { $time }, depois joga um bot
slow-move = A sua jogada
slow-others = É a vez dos outros
slow-othersNote = Não há nada para fazer aqui

slow-roundOf =
    Rodada { $round } de { $rounds }, { $players ->
        [2] dois mercadores
        [3] três mercadores
       *[4] quatro mercadores
    }

slow-standing = Pontuações: { $names }
slow-calls-title = Como podemos avisar?
slow-calls-note = Só quando for a sua vez, e mais uma vez quando faltar um dia.
slow-calls-called = Avisamos { $ways }
slow-calls-by-push = neste aparelho
slow-calls-by-mail = por e-mail
slow-calls-by-webhook = por webhook
slow-calls-push-name = Este aparelho
slow-calls-push-note = Uma notificação, mesmo com a página fechada
slow-calls-push-off = Este servidor não tem Web Push
slow-calls-push-field = Este aparelho
slow-calls-mail-name = E-mail
slow-calls-mail-note = Uma linha e um link, mais nada
slow-calls-mail-off = Este servidor não envia e-mails
slow-calls-mail-field = Endereço de e-mail
slow-calls-webhook-name = Um webhook
slow-calls-webhook-note = Para uma sala de conversa ou o que estiver à escuta
slow-calls-webhook-off = Este servidor não tem webhooks
slow-calls-webhook-field = Endereço do webhook
slow-calls-refused = Este navegador não deixa
slow-calls-now = agora
slow-calls-reads = O que diz a notificação
slow-calls-unconfirmed = Enviamos um e-mail para lá. Abra o link que está nele: a partir daí avisamos.
slow-calls-save = Salvar
slow-calls-test = Enviar um teste
slow-calls-testing = Um momento…
slow-calls-tested = Enviado { $ways }.
slow-calls-failed = Não chegou { $ways }.
slow-calls-done = Pronto
slow-message-stop-title = Parar os avisos?
slow-message-stop-note = Nada mais será enviado para lá, e o endereço é apagado. As suas partidas continuam.
slow-message-stop-button = Parar estes avisos
slow-message-stop-done = Pronto. O endereço foi apagado.
slow-message-confirm-title = Receber avisos aqui?
slow-message-confirm-note = Quando for a sua vez numa partida lenta, e mais uma vez quando faltar um dia. Cada mensagem traz um link para parar os avisos.
slow-message-confirm-button = Sim, quero receber avisos aqui
slow-message-confirm-done = A partir de agora avisamos neste endereço.
slow-message-games = Para minhas partidas
