### A table for friends: inviting, private links and gestures.

table-page = Nova mesa
table-title = Envie este link aos seus amigos
table-note = Quem o abrir fica com o próximo lugar livre.
table-guest = Você tem um lugar

table-guestNote =
    { $host-is ->
        [given] { $host } começa a partida, ou ela começa quando todos os lugares estiverem ocupados.
       *[nothing] A partida começa quando todos os lugares estiverem ocupados.
    }

table-copy = Copiar
table-copied = Copiado
table-share = Enviar
table-shareText = Venha jogar uma partida de Marrakech.
table-scan = Ou leia o código
table-scanNote = Com um telefone na mesma rede. Sem instalar nada, sem conta.
table-qr = Código QR do link da mesa
table-network = Este aparelho na sua rede. É preciso estar no mesmo Wi-Fi.
table-alone = Este endereço só funciona neste aparelho.
table-aloneHow = Para jogar com amigos nos aparelhos deles, inicie o jogo outra vez com
table-aloneThen = Então esta página mostra um endereço e um código QR para a sua rede. Amigos neste aparelho podem abrir o link em outro navegador.
table-seats = Lugares
table-you = Você
table-ready = a postos
table-here = aqui
table-away = ausente
table-bot = bot, { $level }
table-free = Livre
table-somebody = Alguém
table-chooses = escolhe um nome
table-empty = Esvaziar o lugar
table-emptyOf = Esvaziar o lugar de { $name }
table-addBot = Juntar um bot
table-addBotAt = Juntar um bot no lugar { $seat }
table-unseated = O seu lugar ficou livre
table-unseatedNote = Abra o link outra vez para ocupar um lugar, ou assista.
table-getUp = Deixar o meu lugar
table-joined = acaba de chegar

table-freeSeats =
    { $count ->
        [1] { $count } lugar livre. Um bot pode ocupá-lo:
       *[other] { $count } lugares livres. Bots podem ocupá-los:
    }

table-start =
    { $bots ->
        [0] Começar
        [1] Começar com { $bots } bot
       *[other] Começar com { $bots } bots
    }

table-starting = Vai começar…
table-cancel = Desistir da mesa

seat-title = Continuar aqui com o seu lugar
seat-note = Com este link privado, este aparelho também joga no seu lugar. Só funciona uma vez.
seat-button = Continuar aqui
seat-make = Continuar em outro aparelho
seat-made = Abra este link no outro aparelho. Só funciona uma vez; não o mostre a ninguém.
seat-qr = Código QR do link privado
seat-copied = Link privado copiado.
seat-alone = Para outros aparelhos, inicie o jogo outra vez com

leaving-leave = Sair por agora
leaving-resign = Desistir (um bot continua)
leaving-resignAsk = Um bot vai jogar no seu lugar até a partida acabar. Desistir?
leaving-remove = Apagar esta partida
leaving-removeAsk = A partida desaparece para sempre. Apagar?
leaving-removed = A partida foi apagada.
leaving-yes = Sim
leaving-no = Não

gestures-title = Dizer algo à mesa
gestures-others = Palavras dos outros
gestures-of = Palavras de { $name }
gestures-words-hello = Olá!
gestures-words-well_played = Boa jogada!
gestures-words-thanks = Obrigado!
gestures-words-ouch = Ai!
gestures-words-hurry = É a sua vez!
gestures-words-sorry = Desculpe!
gestures-said = { part-subject }: { $words }
