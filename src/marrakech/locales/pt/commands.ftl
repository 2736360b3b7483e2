### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } jogadores
commands-replay-after = Depois do turno { $turn }
commands-replay-at = Turno { $turn }: jogada { $move } de { $moves }
commands-replay-start = O começo.
commands-replay-drawing = Desenho das imagens
commands-replay-needs = Uma imagem animada precisa de mais dois pacotes: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures } imagens
commands-replay-keys = Direita, esquerda: uma jogada. Baixo, cima: um turno. g, G: primeiro, último. q: sair.

## show

commands-show-drawn = desenhado em { $file }
commands-show-noGame = uma posição é um só momento; --at precisa de um arquivo de partida
commands-show-turns = a partida tem { $last } turnos; --at indica um de 0 a { $last }

## analyse

commands-analyse-over = a partida terminou: não há nada para escolher
commands-analyse-choice = escolha
commands-analyse-column = { $told ->
    [chance] probabilidade
   *[cost] custa
  }
commands-analyse-exact = { $what }, exato
commands-analyse-best = a melhor
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = partidas
commands-rollout-behind = atrás da melhor
commands-rollout-guess = estimativa antes
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Partidas completas
commands-rollout-played = { $games } partidas completas de cada escolha ainda em jogo, jogadas { $player ->
    [network] pela rede, um turno à frente
   *[other] por { $player }
  }, semente { $seed }. ± é um erro padrão; ? não se distingue da melhor.
commands-rollout-decided = Decidido: { $choice } é a melhor, { $other } fica atrás por { $loss } ±{ $error }.
commands-rollout-tied = Muito parecidas: { $choices } não se distinguem a { $errors } erros padrão.
commands-rollout-only = Só { $choice } foi jogada: não há com que a comparar.
commands-rollout-nothing = aqui não há nada para escolher: dê uma posição em que um jogador vira Assam ou estende um tapete
commands-rollout-unknown = { $choice } não é uma escolha aqui; há { $choices }
commands-rollout-none = parado antes de acabar a primeira série: ainda não há nada a dizer
commands-rollout-exact = Aqui cada decisão está calculada com exatidão: a estimativa de antes está certa. As partidas dizem o que resulta se todos continuarem como indicado.

## stats

commands-stats-line = { $name }: { $games } partidas, { $won } ganhas, sorte { $luck } por partida, { $lost } perdido por decisão (n = { $decisions })

## dataset

commands-dataset-games = diga quantas partidas quer, por exemplo --games 1000, ou verifique as que existem, por exemplo --check 1000
commands-dataset-either = --check e --again não jogam nada de novo: retire --games
commands-dataset-making = Jogando
commands-dataset-counting = Contando
commands-dataset-checking = Jogando de novo pelas regras
commands-dataset-resumed = Já há { $done } de { $games } partidas.
commands-dataset-stopped = Interrompido; o mesmo comando continua daqui.
commands-dataset-made = { $folder }: partidas { $games }, escolhas { $choices }, arquivos { $shards }; README.md descreve os dados.
commands-dataset-checked = Verificado: partidas { $games }, escolhas { $choices }. Está tudo como mandam as regras.
commands-dataset-again = { $same ->
    [yes] A parte { $shard }, feita de novo, é igual até o último bit.
   *[no] A parte { $shard }, feita de novo, NÃO é igual.
  }

## puzzles

commands-puzzles-none = não existe o desafio { $name }; veja `marrakech puzzles list`
commands-puzzles-option = { $choice }  ganha { $share } ±{ $error }
commands-puzzles-missed = ({ $playouts } partidas jogadas para cada uma; escapa a { $bots })
commands-puzzles-solved = (resolvido com exatidão; escapa a { $bots })
commands-puzzles-empty = não há desafios para conferir

## verify

commands-verify-answer = { $ok ->
    [yes] sim
   *[no] NÃO
  }
commands-verify-what = { $what ->
    [commitment] O segredo é o que foi fixado antes do primeiro lançamento
    [rolls] Cada lançamento do dado vem do segredo
   *[piles] Cada tapete tirado de uma pilha vem do segredo
  }
commands-verify-wrong = (não é assim: { $what ->
    [rolls] turno
   *[piles] jogador
  } { $numbers })
commands-verify-fair = Os dados foram honestos.
commands-verify-unfair = Os dados não foram honestos, ou o arquivo foi alterado.

## Files and seats

commands-files-none = ainda não há nenhuma partida salva em
commands-files-directory = espera-se um arquivo de partida, não uma pasta
commands-files-unnamed = (sem nome)
commands-files-missing = esse arquivo não existe
commands-files-exists = já existe; continue com --resume { $file }
commands-seats-form = um lugar é you, you:NOME, bot ou bot:NÍVEL, por exemplo bot:merchant, e não { $seat }
commands-seats-bots = podem jogar contra você no máximo { $most } bots, e não { $bots }; para uma partida só de bots, indique cada lugar: --seat bot --seat bot
commands-seats-players = { $players } jogadores não podem jogar; podem ser 2, 3 ou 4
commands-seats-taken = há { $seats } lugares ocupados, mas foram pedidos { $players } jogadores
commands-seats-number = podem jogar de 2 a { $most }, e assim são { $seats }
commands-seats-program = o lugar { $seat } do arquivo é para um programa, { $program }; para o iniciar, ou pôr outros, indique cada lugar com --seat

## learn

commands-learn-few = Como você joga? { $games } de { $fewest } partidas até agora: com menos, seria só um palpite.
commands-learn-like = Você joga como um { $level }.
commands-learn-between = Entre { $low } e { $high }: com mais partidas saberemos.
commands-learn-range = Nove vezes em dez, entre { $low } e { $high } na escala de novato 1 a mestre 4, o mais provável { $middle }; pelo que as suas decisões desperdiçaram em { $games } partidas.
commands-learn-back = { $count ->
    [0] Nenhum dos seus erros voltou
    [1] Voltou um dos seus erros
   *[other] Voltaram { $count } dos seus erros
  }; aguardando o seu dia: { $waiting }.
commands-learn-mistake = Rodada { $round } com { $against }: desperdiçou { $loss }; resolvido { $right } de 3 vezes
commands-learn-none = Hoje não há nada para resolver.
commands-learn-choices = Escolhas: { $choices }
commands-learn-ask = O que escolhe?
commands-learn-legal = Uma das escolhas acima, tal como está escrita:
commands-learn-right = Certo.
commands-learn-wrong = Não: { $best } é melhor, e esta desperdiça { $loss }.
