### The rules page.

rules-title = Como se joga Marrakech
rules-intro = Você é um mercador de tapetes. Assam, o dono do mercado, passeia entre os tapetes. Quem o manda para o tapete de alguém paga por isso.
rules-choose = Regras da edição
rules-inForce = Partida jogada com
rules-sections-aim-title = O objetivo
rules-sections-aim-text = Quando o último tapete estiver estendido, cada dirham na sua bolsa e cada casa da sua cor à vista valem um ponto. Ganha quem tiver mais pontos; num empate, a bolsa mais cheia, e se também for igual, divide-se o lugar.
rules-sections-preparation-title = Antes do primeiro turno
rules-sections-preparation-text = Assam está na casa do centro. Todos começam com 30 dirhams: cinco moedas de 1 e cinco de 5. Quatro mercadores têm 12 tapetes de uma cor cada um, três têm 15. Joga-se no sentido horário.
rules-sections-preparation-more = Dois mercadores têm 24 tapetes cada um, 12 de cada uma de duas cores, misturados numa pilha e estendidos por essa ordem. Os dois veem o tapete de cima, e ninguém vê os de baixo. Uma zona é de uma só cor, e nenhuma das suas cores lhe custa nada.
rules-sections-turn-title = 1. Virar
rules-sections-turn-text = Antes de lançar o dado, você pode virar Assam um quarto de volta para a esquerda ou para a direita, ou deixá-lo como está. Nunca meia-volta.
rules-sections-walk-title = 2. Andar
rules-sections-walk-text = O dado tem as faces 1, 2, 2, 3, 3 e 4. Assam avança esse número de casas em linha reta.

rules-sections-walk-more =
    { $edge ->
        [mosaics] Na borda, um semicírculo de mosaico leva-o para a linha do lado. Em dois cantos, o mosaico grande traz Assam de volta à mesma casa de onde saiu, virado um quarto de volta. O mosaico não gasta nenhum passo; a casa a que ele volta é um.
       *[arrows] Na borda, uma seta leva-o para a linha do lado. Em dois cantos, a seta grande traz Assam de volta à mesma casa de onde saiu, virado um quarto de volta. A seta não gasta nenhum passo; a casa a que ele volta é um.
    }

rules-sections-pay-title = 3. Pagar o dízimo
rules-sections-pay-text = Se ele parar no tapete de outro mercador, você deve o dízimo a esse mercador: um dirham por cada casa da zona em que Assam está. Uma zona são todas as casas dessa cor à vista unidas lado a lado; os cantos não contam, a casa de Assam sim.
rules-sections-pay-more = O chão livre, os seus tapetes e os de quem foi eliminado não custam nada.
rules-sections-lay-title = 4. Estender um tapete
rules-sections-lay-text = Um tapete cobre duas casas lado a lado. Uma metade tem um lado comum com a casa de Assam; a outra fica ao lado da primeira. A casa dele fica livre.
rules-sections-lay-more = Pode cobrir chão livre, meio tapete e chão livre, ou metades de dois tapetes diferentes. Nunca, de uma só vez, as duas metades à vista de um tapete. Um tapete que já perdeu uma metade pode perder a outra.
rules-sections-end-title = O fim
rules-sections-end-text = A partida acaba quando o último tapete é estendido, ou assim que resta um só mercador.
rules-outTitle = Quando não dá para pagar
rules-out = Você paga o que tem e é eliminado: os tapetes na mão voltam para a caixa; os do tabuleiro ficam, não custam nada e não contam para ninguém. Não se estende tapete.
rules-playsOn = Você paga o que tem e continua no jogo.
rules-playsOnNote = Esta folha não diz o que acontece; é assim que fazemos.
rules-variantTitle = A variante: virar no fim
rules-variant = Assam não é virado antes do dado, mas depois do seu tapete: um quarto de volta para a esquerda ou para a direita, e é por aí que o próximo mercador tem de ir.
rules-variantNone = Esta folha não tem variante.

rules-pictures-walk =
    { $edge ->
        [mosaics] Por um semicírculo, e pelo mosaico grande do canto.
       *[arrows] Por uma seta, e pela seta grande do canto.
    }

rules-pictures-pay = Assam parou em Índigo: quatro casas, quatro dirhams. O Índigo da direita não toca nenhuma delas por um lado.
rules-pictures-cut = Um tapete atravessado corta uma zona: Assam em Açafrão custa quatro, e não seis.
rules-pictures-legal = Permitido
rules-pictures-illegal = Não permitido
rules-pictures-bare = Duas casas livres.
rules-pictures-half = Uma casa livre e meio tapete.
rules-pictures-two = Metades de dois tapetes diferentes.
rules-pictures-assam = Debaixo de Assam.
rules-pictures-away = Longe de Assam: nenhuma metade toca a casa dele.
rules-pictures-whole = As duas metades de um tapete de uma só vez.
rules-printings = As edições, comparadas
rules-printingsNote = O mesmo jogo foi impresso várias vezes. Onde uma folha se cala, dizemos o que fazemos.
rules-table-rugs = Tapetes na caixa
rules-table-edge = Ao longo da borda
rules-table-insolvency = Não consegue pagar tudo
rules-table-variant = Virar no fim
rules-table-two = Dois mercadores
rules-table-starter = Quem começa
rules-rugsUnknown = não consta
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = mosaicos
rules-edge-arrows = setas
rules-insolvency-out = é eliminado
rules-insolvency-plays_on = paga o que tem, continua no jogo
rules-variants-yes = tem
rules-variants-no = não consta
rules-two-two_colours = 24 tapetes de duas cores
rules-two-one_colour = ou 15 de uma cor
rules-starter-holiday = o último que esteve de férias no Marrocos
rules-starter-decide = os jogadores decidem
rules-starter-not_printed = não consta
rules-ours = decisão nossa
rules-printed = consta na folha
rules-none = não se aplica
rules-rulingsTitle = O que as folhas deixam em aberto
rules-rulingsNote = Por edição: onde a folha o diz e onde a decisão é nossa.
rules-point = Ponto
rules-rulings-shared-title = Lugares divididos
rules-rulings-shared-text = Mesma pontuação e mesma bolsa dividem o lugar.
rules-rulings-whole-title = Um tapete próprio inteiro
rules-rulings-whole-text = As folhas proíbem cobrir de uma só vez o tapete inteiro de um rival e só falam de metades de tapetes diferentes; nós proibimos também para o próprio. Uma regra da casa permite.
rules-rulings-begins-title = Quem começa
rules-rulings-begins-text = Quem prepara a partida escolhe quem começa; senão, começa o lugar 1.
rules-rulings-top-title = O topo da pilha
rules-rulings-top-text = Com dois mercadores, os dois veem o tapete de cima de cada pilha, e ninguém vê os de baixo.
rules-rulings-order-title = A ordem da pilha
rules-rulings-order-text = Os tapetes são estendidos pela ordem da pilha.
rules-rulings-twelve-title = Doze de cada cor
rules-rulings-twelve-text = Os 24 tapetes de dois mercadores são 12 de cada cor.
rules-rulings-insolvent-title = Quem não consegue pagar
rules-rulings-insolvent-text = Onde a folha não diz nada, paga-se o que se tem e continua-se no jogo.
rules-rulings-exact-title = Pagar exatamente
rules-rulings-exact-text = Quem consegue pagar tudo continua no jogo, mesmo sem nada de sobra.
rules-rulings-ranked-title = Ordem dos eliminados
rules-rulings-ranked-text = Quem foi eliminado fica atrás de todos os que continuaram, e quem saiu mais tarde, à frente de quem saiu antes.
rules-rulings-noRug-title = Eliminado, sem tapete
rules-rulings-noRug-text = O turno de quem é eliminado acaba aí: sem tapete e, na variante, sem quarto de volta.
rules-rulings-variant-title = O primeiro turno da variante
rules-rulings-variant-text = Assam está virado para o norte; ainda ninguém o virou.
rules-rulings-short-title = O conjunto curto
rules-rulings-short-text = Um conjunto tem 12 tapetes; o nosso é Amêndoa, por isso três mercadores usam os outros três.
rules-rulings-preparation-title = Preparação
rules-rulings-preparation-text = Assam no centro, 30 dirhams, 12 ou 15 tapetes, no sentido horário. Suleika não traz preparação nem conteúdo; seguimos as outras folhas.
rules-learn = Prefere aprender na prática? Alguns passos, cinco minutos.
rules-print = Imprimir estas regras
