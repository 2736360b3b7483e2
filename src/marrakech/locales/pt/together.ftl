### People who play together: joining, coming back to a seat, playing again.

join-looking = À procura da mesa…

join-invites =
    { $host-is ->
        [given] Convite de { $host }
       *[nothing] Você tem um convite
    }

join-title = Há um lugar guardado para você
join-lay = Você estende { $colours }

join-stock =
    { $rugs ->
        [1] { $rugs } tapete
       *[other] { $rugs } tapetes
    }, { $dirhams ->
        [1] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    }

join-name = O seu nome
join-nameFirst = Escreva primeiro o seu nome.
join-figure = A sua cara
join-figures-hana = Lenço
join-figures-idir = Turbante
join-figures-safia = Chapéu de palha
join-figures-anir = Barba branca
join-figures-novice = Cabelo encaracolado
join-figures-apprentice = Coque
join-figures-merchant = Bigode
join-figures-master = Óculos
join-thisSeat = este lugar
join-button = Ocupar o lugar
join-taking = Um momento…
join-watch = Assistir
join-overTitle = Esta partida terminou
join-overNote = Você pode ver como foi.
join-replay = Ver a repetição
join-bad = Este link não leva a nenhuma mesa
join-badNote = Talvez não esteja completo, ou a partida foi apagada. Peça um link novo.
join-mine = Você já tem um lugar aqui
join-toGame = Para a partida

rematch-another = Outra partida?

rematch-starts =
    As mesmas caras, os mesmos tapetes. { $who-is ->
        [you] Você começa.
       *[other] { $who } começa.
    }

rematch-youAsked = Você pediu outra partida
rematch-wants = { $name } quer jogar outra vez
rematch-asks = { $name } pergunta
rematch-coming = { part-subject } vem
rematch-unanswered = { $name } não respondeu
rematch-declined = { part-subject } não pode agora
rematch-replaced = Um bot joga por { $name }
rematch-stays = { $colours } continua a ser a sua cor
rematch-starter = { $colours }, começa
rematch-open = Aqui: a página está aberta
rematch-closed = A página está fechada
rematch-for = Por { $name }
rematch-wait = Esperar
rematch-without = Jogar sem { $name }
rematch-bot = Um bot por { $name }
rematch-waiting = À espera de { $names }
rematch-allCome = Vêm todos. Vai começar…
rematch-startFewer = Começar, só vocês { number }

rematch-startBots =
    { $bots ->
        [1] Começar com { $bots } bot
       *[other] Começar com { $bots } bots
    }

rematch-takeBack = Retirar o pedido
rematch-come = Vou jogar
rematch-notNow = Agora não
rematch-begun = Já começou
rematch-watch = Assistir à próxima partida
rematch-goTo = Para a partida

series-title =
    { $number ->
        [2] Vocês dois
        [3] Vocês três
        [4] Vocês quatro
       *[other] O seu grupo
    }

series-since =
    { $number ->
        [1] Uma partida, no dia { $since }
       *[other] { CAPITAL(part-feminine) } partidas desde { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Partida { $game }: { $names }
series-runner = Quem ganhou cada partida
series-next = a próxima
series-older = { $count } antes

back-table =
    { $host-is ->
        [given] A mesa de { $host }
       *[nothing] Uma mesa para amigos
    }

back-title = Quem é você?

back-newHere =
    Este navegador é novo aqui. { $count ->
        [0] Estão todos.
        [1] Um lugar está vazio.
       *[other] { $count } lugares estão vazios.
    }

back-iAm = Eu sou { $name }
back-away = { $colours }, ausente
back-here = { $name } está aqui
back-thatIsMe = Eu sou { $name }, em outro navegador
back-none = Nenhum destes?
back-watch = Assistir à partida
back-goesOn = A partida continua. Os seus tapetes e a sua bolsa estão como você os deixou.
back-waits = A mesa espera. O seu lugar está guardado.
back-asked = Perguntamos a { $name }
back-askedAll = Perguntamos a quem está na mesa
back-askedNote = Basta um toque lá e você volta ao lugar de { $name }. Entretanto nada se perde: ninguém joga por você.
back-hostAway = { $name } não está. Depois de um minuto os outros também podem responder.
back-nobody = Não há mais ninguém nesta mesa: entre pelo link de volta, mostrado quando a mesa foi aberta.
back-not = Eu não sou { $name }

back-refused =
    { $name-is ->
        [given] { $name } disse que não.
       *[nothing] Alguém na mesa disse que não.
    }

back-lapsed = Ninguém respondeu. Pergunte de novo.
back-linkTitle = Voltar ao seu lugar
back-linkNote = Este link privado traz para este navegador o seu lugar e a mesa que você abriu. Só funciona uma vez.
back-linkButton = Continuar aqui
claim-title = É { $name }?
claim-note = { $name } pede o lugar a partir de outro navegador.
claim-yes = Sim, deixar entrar { $name }
claim-no = Não
claim-soon = Perguntamos a { $name }; depois de um minuto também a você, se { $name } não estiver.
moved-title = { $name } joga agora em outro aparelho
moved-button = Jogar aqui

gathering-starts = Quem começa
gathering-change = Nome e cara
gathering-noAnswer = { $name } não respondeu
gathering-cannot = { $name } não pode agora
gathering-bot = Um bot por { $name }
gathering-return = Para voltar
gathering-returnNote = Se este navegador se esquecer de você, este link privado leva de volta ao seu lugar. Só funciona uma vez; não o mostre a ninguém.
gathering-returnCopy = Copiar o link de volta
gathering-cancelAsk = O link não vai levar a lugar nenhum. Desistir da mesa?
