### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Você
terminal-colour = { $colour ->
    [H] Hena
    [I] Índigo
    [S] Açafrão
   *[A] Amêndoa
  }

## The merchants beside the board

terminal-out = fora
terminal-left = { $purse ->
    [1] resta { $purse } dirham
   *[other] restam { $purse } dirhams
  }
terminal-worth = { $purse ->
    [1] { $purse } dirham
   *[other] { $purse } dirhams
  } + { $squares ->
    [1] { $squares } casa
   *[other] { $squares } casas
  }
terminal-toLay = { $rugs } na mão
terminal-brief = { $purse } dh + { $squares } c., { $rugs } tap.
terminal-pile = em cima { $top }; { $left }

## Titles and what happens

terminal-turn = Turno { $turn }
terminal-over = Fim da partida
terminal-playing = { $who-is ->
    [you] É a sua vez...
   *[other] { $who } joga...
  }
terminal-leave = Qualquer tecla sai.
terminal-pages = Espaço, setas: avançar e recuar. q: voltar à partida.
terminal-page = Qualquer tecla: voltar à partida.
terminal-tooSmall-needs = São necessárias { $width } colunas e { $height } linhas.
terminal-tooSmall-has = A janela tem { $width } e { $height }: aumente-a, ou q sai.
terminal-unreadable = Não foi possível ler isso.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] fora
   *[no] { $dirhams } dirhams + { $squares } casas = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? ajuda):
terminal-way = { $who-is ->
    [you] É a sua vez: para que lado?
   *[other] É a vez de { $who }: para que lado?
  }
terminal-end = Vire Assam um quarto de volta{ $keep ->
    [yes] {" "}ou deixe-o
   *[no] {""}
  }.
terminal-way-about = Direção
terminal-way-keys = setas e Enter, ou { $letters }
terminal-way-expected = { $keep ->
    [yes] e para esquerda, f para em frente ou d para direita
   *[no] e para esquerda ou d para direita
  }
terminal-words-way = { $turn ->
    [left] e esquerda
    [right] d direita
   *[ahead] f frente
  }
terminal-turned = { $turn ->
    [left] esquerda
    [right] direita
   *[ahead] em frente
  }
terminal-heading = { $heading ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
  }
terminal-average = média
terminal-roll = { $who-is ->
    [you] É a sua vez: lance o dado.
   *[other] É a vez de { $who }: o dado.
  }
terminal-roll-about = Dado
terminal-roll-keys = Enter lança o dado
terminal-roll-expected = Enter ou l para lançar o dado
terminal-words-roll = l lançar
terminal-lay = Estenda um tapete { $colour ->
    [H] Hena
    [I] Índigo
    [S] Açafrão
   *[A] Amêndoa
  }.
terminal-lay-about = Tapete
terminal-lay-keys = setas e Enter, { $last ->
    [1] 1
   *[other] 1 a { $last }
  }, ou { $rug }
terminal-lay-expected = um número de 1 a { $last }, ou duas casas como { $rug }
terminal-lay-over = sobre { $covered }
terminal-lay-bare = livre
terminal-noAnswer = É preciso uma resposta: { $expected }.
terminal-wrongAnswer = { $answer } não é uma resposta aqui: escreva { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Não é permitido: esse tapete cobriria a casa de Assam.
        [away] Não é permitido: esse tapete não toca a casa de Assam por nenhum lado.
        [whole_rug] Não é permitido: as duas metades de um tapete não se cobrem de uma só vez.
       *[other] As regras não permitem um tapete aí.
    }
    [illegal_turn] As regras não deixam virar Assam assim.
    [wrong_step] Agora é outro passo do turno.
    [nothing_to_take_back] Não há nada para desfazer.
    [not_casual] Isso só vale numa partida a sós contra bots.
    [game_over] A partida terminou.
    [level_not_ready] Este bot ainda não está pronto.
   *[other] Isso não é permitido aqui.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? ajuda
terminal-words-quit = q sair
terminal-words-undo = z desfazer
terminal-words-hint = c dica conselho
terminal-words-save = s salvar
terminal-words-board = t tabuleiro
terminal-words-rules = regras
terminal-commands = Comandos: c dica, z desfazer, t tabuleiro, s ARQUIVO salvar uma cópia, regras, q salvar e sair.
terminal-takenBack = Desfeito.
terminal-saved-always = A partida é salva em { $file } a cada jogada; s ARQUIVO salva uma cópia.
terminal-saved-exists = { $file } já existe e fica como está: dê outro nome.
terminal-saved-not = Não foi salva em { $file }: { $why }.
terminal-saved-there = Salva em { $file }.
terminal-saved = A partida está salva. Continue com:

## Hints

terminal-hint = Dica: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [1] { $turns } turno
   *[other] { $turns } turnos
  } à frente, { $positions } posições)
terminal-hint-wins = ganha { $share } das vezes
terminal-hint-points = conta com { $points } pontos
terminal-hint-only = não há outra escolha
terminal-hint-next = a segunda melhor, { $choice }: { $share }
terminal-hint-close = tão boa quanto { $choice }
terminal-hint-better = vale mais { $points } pontos que a segunda melhor, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } e { $other }
terminal-here = neste terminal
terminal-bot = bot, { $level }
terminal-welcome = Em qualquer pergunta: ? explica, q salva e sai.
terminal-ready = O mestre está em preparação; da primeira vez demora meio minuto.
terminal-again = Para rever a partida e conferir os dados:
