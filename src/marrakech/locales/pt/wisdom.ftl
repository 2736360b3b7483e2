### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Mercadores no mercado
wisdom-counted = Cada número é uma média de { $games } partidas entre bots igualmente fortes, para cada número de jogadores. O que um tapete acrescenta é a avaliação dos próprios bots.
wisdom-again = Para contar outra vez
wisdom-stage = Tapetes estendidos

wisdom-way-title = Veja onde Assam pode parar
wisdom-way-text = Um caminho tomado sem olhar custa { $first } dirhams no começo da partida e { $last } no fim; o pior dos três já custa então { $worst }. Os bons jogadores pagam pouco mais do que custa o caminho mais barato.
wisdom-way-axis = Dirhams que se espera pagar, por caminho
wisdom-way-taken = o de bons jogadores
wisdom-way-cheapest = o mais barato
wisdom-way-any = qualquer um
wisdom-way-dearest = o mais caro

wisdom-region-title = As zonas crescem, e os dízimos com elas
wisdom-region-text = No meio da partida a maior zona do mercado tem { $half } casas; perto do fim, { $end }. A maior zona própria é menor: ninguém deixa você crescer de graça.
wisdom-region-axis = Casas da maior zona
wisdom-region-own = a sua
wisdom-region-all = a de qualquer um

wisdom-cover-title = Cubra os outros em vez do chão livre
wisdom-cover-text = No meio da partida, o melhor tapete que cobre uma casa de outro mercador ganha { $one } mais vezes do que o melhor sobre chão livre, e um que cobre duas, { $two } mais vezes. Os bons jogadores cobrem duas em { $often } dos seus turnos.
wisdom-cover-axis = O que soma à sua probabilidade de ganhar
wisdom-cover-one = cobre uma casa
wisdom-cover-two = cobre duas

wisdom-spite-title = Trave o líder, sobretudo num final renhido
wisdom-spite-text = Onde se pode cobrir o líder ou outro, o líder é sempre a melhor escolha. No primeiro quarto isso vale { $early } de uma vitória; no último, para quem está poucos pontos atrás, { $late }.
wisdom-spite-alone = Com dois mercadores só há um para travar.
wisdom-spite-axis = O que soma cobrir o líder, conforme a sua desvantagem
wisdom-spite-gaps-leads = na frente
wisdom-spite-gaps-five = 1 a 5
wisdom-spite-gaps-ten = 6 a 10
wisdom-spite-gaps-twenty = 11 a 20
wisdom-spite-gaps-more = mais
wisdom-spite-early = primeiro quarto
wisdom-spite-late = último quarto

wisdom-seat-title = Quanto vale ser o primeiro a jogar
wisdom-seat-text = Quem começa ganha { $first } das partidas; quem joga por último, { $last }; o justo seria { $fair }. É só isso: não vale a pena discutir.
wisdom-seat-axis = Partidas ganhas, por lugar
wisdom-seat-nth = lugar { $seat }

wisdom-read-parts-title = Quatro partes fazem um resultado
wisdom-read-parts-text = Todos começam com a mesma probabilidade de ganhar. Ela muda com os dados, com as suas decisões e com as dos outros, e o que resta é o nosso próprio erro de estimativa, em cinza. As quatro partes somam o resultado, em probabilidade e em pontos.
wisdom-read-luck-title = Dados: o que saiu e o que se podia esperar
wisdom-read-luck-text = Há sorte quando o dado deixa você melhor do que a média das seis faces. Em muitas partidas a sorte fica igual para todos.
wisdom-read-choice-title = Decisões: o que você desperdiçou
wisdom-read-choice-text = Uma decisão é comparada com a melhor que havia, pela probabilidade de ganhar que deixa. A melhor não custa nada, por isso as suas decisões nunca somam mais do que zero; o que os outros desperdiçam conta a seu favor.
wisdom-read-sure-title = Até que ponto é certo
wisdom-read-sure-text = Onde faltam poucos tapetes, cada valor é calculado com exatidão, e a lista diz isso. Antes, é uma estimativa com o erro ao lado; uma perda menor do que esse erro nunca é chamada de erro seu. Jogue-a até o jogo acabar para saber melhor.
wisdom-read-mark-title = ? e ??
wisdom-read-mark-text = Um sinal é uma decisão que desperdiçou pelo menos dois pontos ou 5% de uma vitória; dois sinais, pelo menos quatro pontos ou 10%. Olhe primeiro para essas, e para o motivo ao lado.
wisdom-read-level-title = Você joga como…
wisdom-read-level-text = O que você desperdiçou por decisão é comparado com o que os nossos bots desperdiçam. Uma partida diz pouco: espere pela quinta.
