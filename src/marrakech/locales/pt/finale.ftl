### The end of a game.

over-eyebrowLast = Só resta um mercador

over-wins =
    { $who-is ->
        [you] O mercado é seu
       *[other] { $who } conquista o mercado
    }

over-shared = { $names } dividem o mercado

over-yours =
    Você fica em { $place ->
        [1] primeiro lugar
        [2] segundo lugar
        [3] terceiro lugar
        [4] quarto lugar
       *[other] { $place }.º lugar
    } com { $score }.

over-youOut = Você não conseguiu pagar e deixou o mercado.
over-turned = Como a partida mudou
over-curveChances = probabilidade de ganhar
over-curveScores = pontuações
over-curveText = { part-subject }: { $values }
over-roundOne = Rodada 1
over-turning = Rodada { $round }: onde os tapetes foram parar.

over-turningPaid =
    Rodada { $round }: { $to-is ->
        [you] você recebe { $paid } de { $from }
       *[other] { $from-is ->
            [you] você paga { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }.

over-account = { $start } no começo, dados { $luck }, decisões próprias { $own }, decisões dos outros { $others }, erro nosso { $error }
over-picture = Uma imagem do mercado e do resultado, com um link para a repetição.

over-beat =
    { part-subject } ganha depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }

over-saved = A imagem foi salva.
over-linkCopied = O link da repetição foi copiado.
over-frameCopied = O quadro foi copiado: cole-o na sua página.
over-sheet = Enviar o mercado
over-sheetNote = Uma imagem do tabuleiro tal como terminou, com um link para a repetição.
over-named = Nomes
over-unnamed = Só mercadores
over-namedNote = “Você” nunca aparece numa imagem: { $name } é { $name } para todos.
over-unnamedNote = Só os mercadores são nomeados.
over-copyLink = Copiar o link
over-copyFrame = Copiar um quadro para o seu site
over-savePicture = Salvar a imagem
over-saveFilm = Salvar a partida como filme
over-filming = { $done } de { $of } imagens
over-stopFilm = Parar
over-filmFailed = Não foi possível fazer o filme.
over-posterBy = { $name } ganha por { number }
over-posterWins = { $name } conquista o mercado
over-posterDay = Depois de { $rounds } rodadas, { $day }
over-ranking = Classificação
over-place = { $place }.º lugar
over-outNote = fora
over-keyDirhams = dirhams na bolsa
over-keySquares = casas à vista
over-keyParts = De onde vieram os pontos: as partes somam o resultado
over-again = Jogar outra vez
over-review = Rever a partida
over-replay = Ver a repetição
over-share = Enviar
over-download = Baixar a partida
over-verify = Conferir os dados
over-byHand = Os dados foram lançados à mão, numa mesa de verdade.
over-verifying = Um momento…
over-verified = Os dados são honestos: tudo o que saiu vem do segredo selado antes do primeiro lançamento.
over-notVerified = Os dados não batem com o selo.
over-checks-commitment = O segredo é o que foi selado
over-checks-rolls = Tudo o que saiu vem dele
over-checks-piles = As pilhas vêm dele
over-checks-numbers = Foram usados os seus próprios números
over-seal = Selo
over-secret = Segredo
over-board = Ver o tabuleiro

over-thoughts = O que os bots pensaram
over-even-up = É para ser equilibrado: da próxima vez { $name } joga um pouco melhor.
over-even-down = É para ser equilibrado: da próxima vez { $name } joga um pouco pior.
over-even-same = É para ser equilibrado: da próxima vez { $name } joga como desta.
