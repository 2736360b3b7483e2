### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } jogadores

rulebook-printing =
    { $printing ->
        [fr60] Marrakech, francesa, 60 tapetes
        [fr57] Marrakech, francesa, 57 tapetes
        [suleika] Suleika, francesa
        [ro57] Marrakech, romena, 57 tapetes
       *[en2021] Marrakech, inglesa, 2021
    }

## The market

rulebook-market-title = O mercado
rulebook-market =
    Sete por sete casas, de a1, no canto inferior esquerdo, até g7, no canto superior direito. Assam, o dono do mercado, começa em
    d4, no centro. Ao longo da borda há { $edge ->
        [arrows] setas
       *[mosaics] mosaicos
    } que o trazem de volta ao tabuleiro sempre que sai.

## Setting up

rulebook-setup-title = Preparação
rulebook-setup-piles =
    Dois mercadores começam com { $purse } dirhams e { $rugs } tapetes cada um: { $stock } de cada uma de duas
    cores, misturados numa pilha. Hena e Açafrão jogam contra Índigo e Amêndoa.
rulebook-setup-colours =
    { $players ->
        [2] Dois
        [3] Três
       *[4] Quatro
    } mercadores começam com { $purse } dirhams e { $rugs } tapetes cada um, todos de uma cor: { $players ->
        [2] Hena, Índigo
        [3] Hena, Índigo, Açafrão
       *[4] Hena, Índigo, Açafrão, Amêndoa
    }.
rulebook-starter =
    { $starter ->
        [holiday] Começa quem esteve de férias no Marrocos há menos tempo.
        [decide] Os jogadores decidem quem começa.
       *[unsaid] Esta edição não diz quem começa.
    } Joga-se no sentido horário; aqui começa o primeiro lugar.
rulebook-box =
    A caixa traz { $rugs } tapetes e só três conjuntos de 15, por isso três jogadores usam essas três cores.

## A turn

rulebook-orient-title = 1. Escolher a direção
rulebook-orient =
    Antes de lançar o dado, deixe Assam como está ou vire-o um quarto de volta para a esquerda ou para a direita.
    Ele nunca dá meia-volta no lugar.
rulebook-rollFirst-title = 1. Sem escolher a direção
rulebook-rollFirst =
    Esta é a variante: Assam vai para onde está virado, como decidiu o mercador anterior ao virá-lo no fim do seu
    turno.
rulebook-walk-title = 2. Lançar e andar
rulebook-walk =
    As faces do dado são { $faces }. Assam avança esse número de casas em linha reta. Onde sai do tabuleiro,
    { $edge ->
        [arrows] as setas
       *[mosaics] os mosaicos
    } levam-no para a linha vizinha, de volta; nos cantos g7 e a1 volta à mesma casa, virado um quarto de volta. O
    desvio não gasta nenhum passo: a casa em que entra, sim.
rulebook-pay-title = 3. Pagar o dízimo
rulebook-pay =
    Se Assam parar no tapete de um rival, pague-lhe um dirham por cada casa da zona: todas as casas à vista
    dessa cor unidas lado a lado à casa de Assam, que também conta. Tocar-se por um canto não une. O chão livre e
    os seus próprios tapetes são grátis.
rulebook-pay-piles =
    Uma zona é de uma só cor: acaba onde começa a outra cor do mesmo rival.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Quem não consegue pagar tudo paga o que tem e é eliminado: o turno acaba aí, os tapetes na mão
            voltam para a caixa, os estendidos ficam e passam a ser neutros, de modo que ninguém paga neles e não dão
            pontos, mas podem ser cobertos como os outros. Quem paga com o último dirham também pagou tudo.
       *[no] Quem não consegue pagar tudo paga o que tem e continua no jogo.
    }{ $source ->
        [house] {" "}(Uma regra da casa, além de { $printing }.)
        [unsaid] {" "}(A folha de { $printing } não diz; é assim que jogamos.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Estender um tapete
rulebook-lay =
    Um tapete cobre duas casas vizinhas. Pelo menos uma delas tem um lado comum com a casa de Assam, e nenhuma é
    a casa de Assam.
rulebook-lay-over =
    Pode ficar sobre chão livre, sobre uma casa livre e meio tapete, ou sobre metades de dois tapetes diferentes,
    sejam de que cor forem. { $own ->
        [yes] Só pode cobrir de uma só vez as duas metades à vista de um tapete se esse tapete for seu (uma regra da casa).
       *[no] Nunca pode cobrir de uma só vez as duas metades à vista de um tapete.
    } Um tapete com uma metade já tapada pode perder a outra.
rulebook-piles-title = As pilhas
rulebook-piles =
    Os tapetes são estendidos pela ordem da pilha. O de cima, os dois jogadores conhecem; os de baixo, ninguém:
    a probabilidade de uma cor é a sua parte do que resta.
rulebook-turn-title = 5. Virar Assam
rulebook-turn =
    Vire Assam um quarto de volta para a esquerda ou para a direita, o que decide o caminho do próximo mercador. { $keep ->
        [yes] Por regra da casa, também pode ficar como está.
       *[no] O quarto de volta é obrigatório.
    }{ $elimination ->
        [yes] {" "}Um mercador eliminado não o vira.
       *[no] {""}
    }

## The end

rulebook-end-title = O fim
rulebook-end =
    A partida acaba quando o último tapete é estendido{ $elimination ->
        [yes] , ou assim que resta um só mercador
       *[no] {""}
    }. Cada dirham e cada casa à vista das suas cores vale um ponto. Ganha quem tiver mais; num empate, quem tiver
    mais dirhams, e se também aí houver empate, divide-se o lugar.{ $elimination ->
        [yes] {" "}Quem foi eliminado fica atrás de todos os que continuaram, e quem saiu mais tarde, à frente de quem saiu antes.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Outras formas de jogar
rulebook-ways-one-colour = - one-colour: dois jogadores com 15 tapetes de uma cor cada um, como diz a preparação
rulebook-ways-end-turn = - end-turn: a variante desta edição, em que se vira Assam no fim e não no começo
rulebook-ways-keep-heading = - keep-heading: no fim, pode-se não virar Assam (regra da casa)
rulebook-ways-cover-own = - cover-own: as duas metades de um tapete próprio podem ser cobertas de uma só vez (regra da casa)
rulebook-ways-elimination = - elimination: quem não consegue pagar tudo é eliminado (regra da casa)
rulebook-ways-no-elimination = - no-elimination: quem não consegue pagar tudo paga o que tem e continua no jogo (regra da casa)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = título
rulebook-rows-language = língua
rulebook-cells-language = { $language ->
    [en] inglês
    [ro] romeno
   *[fr] francês
  }
rulebook-rows-rugs = tapetes na caixa
rulebook-cells-rugs = { $rugs ->
    [0] não consta
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = borda
rulebook-cells-edge = { $edge ->
    [arrows] setas
   *[mosaics] mosaicos
  }
rulebook-rows-insolvency = não consegue pagar tudo
rulebook-cells-insolvency = { $elimination ->
    [yes] é eliminado
   *[no] paga o que tem e continua no jogo
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(não consta)
  }
rulebook-rows-variant = variante: virar no fim
rulebook-cells-variant = { $offered ->
    [yes] tem
   *[no] não
  }
rulebook-rows-two = dois jogadores
rulebook-cells-two = { $ways ->
    [both] 24 tapetes de duas cores ou 15 de uma
    [one_colour] 15 de uma cor
   *[two_colours] 24 tapetes de duas cores
  }
rulebook-rows-starter = quem começa
rulebook-cells-starter = { $starter ->
    [holiday] o último de férias no Marrocos
    [decide] os jogadores decidem
   *[unsaid] não consta
  }
