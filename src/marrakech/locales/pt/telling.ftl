### What happened, for the log and for screen readers.

say-created = O mercado está montado.
say-joined = { $name } senta-se à mesa.
say-freed = Há de novo um lugar livre.
say-renewed = Os links desta mesa são novos: envie o novo.
say-started = A partida começa.

say-dealt =
    { $who-is ->
        [you] O seu primeiro tapete
       *[other] O primeiro tapete de { $who }
    } é { $colour }.

say-oriented =
    { $turn ->
        [left] { part-subject } virou Assam à esquerda, para { part-heading }.
        [right] { part-subject } virou Assam à direita, para { part-heading }.
       *[ahead] { part-subject } deixou Assam virado para { part-heading }.
    }

say-walked = { part-subject } tirou { number }. Assam foi de { $from } até { $to }.

say-paid =
    { $to-is ->
        [you] Você recebeu { part-paid } de { $who }.
       *[other] { part-subject } pagou { part-paid } a { $to }.
    }

say-paidPart =
    { $to-is ->
        [you] { $who } devia { $due } a você e só pôde pagar { part-paid }.
       *[other] { part-subject } devia { $due } a { $to } e só pôde pagar { part-paid }.
    }

say-eliminated = { part-subject } sai do jogo.

say-laid = { part-subject } estendeu { $colour } em { $place }, sobre { $covers }.

say-drawn =
    { $who-is ->
        [you] O seu próximo tapete
       *[other] O próximo tapete de { $who }
    } é { $colour }.

say-turned =
    { $turn ->
        [ahead] { part-subject } deixou Assam virado para { part-heading }.
       *[other] { part-subject } virou Assam para { part-heading }.
    }

say-taken_back = { part-subject } desfez uma jogada.

say-held =
    Um bot joga por { $who-is ->
        [you] você
       *[other] { $who }
    }.

say-reclaimed = { part-subject } voltou.

say-resigned = { part-subject } desiste. Um bot continua no jogo.

say-moved =
    { $who-is ->
        [you] Agora você joga aqui.
       *[other] { $who } joga agora em outro aparelho.
    }

say-begins =
    { $who-is ->
        [you] Quem começa é você.
       *[other] Quem começa é { $who }.
    }

say-timed_out =
    { $who-is ->
        [you] O seu tempo acabou.
       *[other] O tempo de { $who } acabou.
    }

say-ended =
    A partida terminou. { $first-is ->
        [you] Você ganha com { $score }.
        [other] { $first } ganha com { $score }.
       *[several] { $first } dividem o primeiro lugar com { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = É a sua vez: escolha uma direção e lance o dado.
say-yourMove-roll = É a sua vez: lance o dado.
say-yourMove-lay = Escolha um lugar para o seu tapete.
say-yourMove-turn = Vire Assam para o próximo mercador.
line-rolled = { part-subject } tirou { number }
line-walked = Assam de { $from } até { $to }

line-paid =
    { $to-is ->
        [you] pagou { $paid } a você
       *[other] pagou { $paid } a { $to }
    }

line-paidPart =
    { $to-is ->
        [you] pagou { $paid } de { $due } a você
       *[other] pagou { $paid } de { $due } a { $to }
    }

line-laid = estendeu em { $place }
line-turned = virou Assam para { part-heading }
line-out = fora
