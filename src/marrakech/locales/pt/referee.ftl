### The box on the table: the page referees a real game.

referee-page = A caixa na mesa
referee-round = Rodada { $round } de { $rounds }, com a caixa de verdade
referee-pileOf = Pilha de { $who }
referee-whichRug = Qual tapete está em cima?
referee-whichWay = Para que lado?
referee-turningOn = { $who } vira Assam no fim
referee-rolling = { $who } lança o dado
referee-whatNumber = Que número saiu?

referee-squaresOn =
    { $number ->
        [1] Uma casa adiante, { $colour }
       *[other] { CAPITAL(part-feminine) } casas adiante, { $colour }
    }

referee-pays = { $who } paga { $paid } a { $to }
referee-paysAll = { $who } dá { $paid } a { $to }, tudo o que tem

referee-owes =
    { $out ->
        [yes] { $who } deve { $due } e sai do jogo: os tapetes ficam e não custam nada
       *[no] { $who } deve { $due } e continua no jogo
    }

referee-free-bare = Grátis: chão livre
referee-free-nobody = Grátis: tapete de ninguém
referee-free-own = Grátis: tapete do próprio mercador, { $who }
referee-goOn = Continuar
referee-twoSquares = Toque em duas casas
referee-here = Está aqui?
referee-beside = Ao lado de { $square }, onde está Assam.
referee-dashed = Primeiro uma casa tracejada, depois a do lado.
referee-first = Primeira casa: { $square }.
referee-second = Agora a do lado.
referee-over = Sobre { $covers }.
referee-liesHere = Está aqui
referee-thenOnTop = Está aqui. Agora a pilha mostra:
referee-notThere = Aí não.
referee-refused-assam = Assam está em { $square }: nenhum tapete vai para debaixo dos pés dele.
referee-refused-away = Nenhuma das metades toca { $square }, onde está Assam. As casas tracejadas tocam.
referee-refused-whole_rug = Assim seriam cobertas de uma só vez as duas metades de um tapete.

referee-gold =
    { $count ->
        [1] uma
        [2] duas
       *[other] { $words }
    } de ouro

referee-silver =
    { $count ->
        [1] uma
        [2] duas
       *[other] { $words }
    } de prata

referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, troco { $back }

referee-change =
    { $who-is ->
        [nobody] Troquem antes uma de ouro por cinco de prata da caixa.
       *[other] Troquem antes uma de ouro por cinco de prata com { $who }.
    }

referee-paid = Pago
referee-purses = Bolsas
referee-goldOf = ouro
referee-silverOf = prata
referee-undo = Desfazer
referee-undone-heading = Desfazer a direção
referee-undone-roll = Desfazer o lançamento
referee-undone-payment = Desfazer o pagamento
referee-undone-draw = Desfazer a pilha
referee-undone-turn = Desfazer o quarto de volta
referee-undone-rug = Desfazer o tapete de { $who }
referee-turnPicture = Girar a imagem
referee-differ = As bolsas não batem
referee-shouldHold = Pelo que foi anotado, cada um deveria ter:
referee-mend = Outras moedas do mesmo valor também servem. Se as moedas estão erradas, corrijam-nas; se algo foi mal anotado, desfaçam até lá.
referee-tithes = O que foi pago
referee-paidIn = Rodada { $round }: { $who } pagou { $paid } a { $to }
referee-awake = A tela fica acesa.
referee-sleeps = Com este navegador, a tela pode apagar: ajuste o aparelho para ficar sempre acesa.
