### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Meu aprendizado
learning-like-novice = Você joga como um novato
learning-like-apprentice = Você joga como um aprendiz
learning-like-merchant = Você joga como um mercador
learning-like-master = Você joga como um mestre
learning-between = Entre { $low } e { $high }: com mais partidas saberemos
learning-one-novice = um novato
learning-one-apprentice = um aprendiz
learning-one-merchant = um mercador
learning-one-master = um mestre
learning-measured = Medido pelo que as suas decisões desperdiçaram nas últimas { $games } partidas, não pelos dados.
learning-ask = Como você joga?
learning-askNote = Depois de { $games } partidas esta página diz, com uma margem honesta. Com menos, seria só um palpite.
learning-range = Você, nove vezes em dez
learning-rangeSpoken = Nove vezes em dez, você está entre { $low } e { $high } na escala de novato 1 a mestre 4; o centro é { $middle }
learning-history = As suas últimas { $games } partidas
learning-won = ganha
learning-notWon = não ganha
learning-ago = há { $games } partidas
learning-last = última partida
learning-moved = Como mudou: de { $from } para { $to } na escala de novato 1 a mestre 4

learning-fewGames = { $games ->
    [1] Mais uma partida
   *[other] Mais { $games } partidas
  } e já dá para saber

learning-counts = Contra bots ou amigos, ao vivo ou lenta: cada partida terminada conta.
learning-never = Nunca jogou?
learning-lesson = A lição dura cinco minutos.
learning-lookingBack = Revisão das suas partidas: { $done } de { $of }
learning-notNow = Neste momento não é possível rever as suas partidas; o que já se sabe fica.

learning-back =
    { $count ->
        [1] Voltou um dos seus erros
        [2] Voltaram dois dos seus erros
        [3] Voltaram três dos seus erros
        [4] Voltaram quatro dos seus erros
        [5] Voltaram cinco dos seus erros
       *[other] Voltaram { $count } dos seus erros
    }

learning-backNote = Das suas próprias partidas. Resolva um três vezes e ele desaparece.

learning-waiting =
    { $count ->
        [1] Um dos seus erros espera o seu dia
       *[other] { $count } dos seus erros esperam o seu dia
    }

learning-nextOn = O próximo volta no dia { $date }.
learning-todays = O desafio de hoje
learning-todaysNote = Hoje não voltou nenhum dos seus erros.
learning-easy = Três fáceis para começar
learning-easyNote = Um lugar é claramente o melhor. Encontre-o.

learning-solve =
    { $count ->
        [1] Resolver
        [2] Resolver dois
        [3] Resolver três
       *[other] Resolver todos
    }

learning-task-lay = Estenda um tapete
learning-task-orient = Vire Assam
learning-task-turn = Vire Assam
learning-where = Rodada { $round } com { $against }, { $date }
learning-gaveAway = desperdiçou { $percent } em 100

learning-missedBefore =
    { $times ->
        [1] já escapou uma vez
        [2] já escapou duas vezes
       *[other] já escapou { $times } vezes
    }

learning-rightSoFar =
    { $right ->
        [0] Ainda não resolvido
        [1] Resolvido uma de três vezes
       *[other] Resolvido duas de três vezes
    }

learning-mistake = O seu erro
learning-gone = Este desapareceu para sempre.
learning-backTo = Meu aprendizado
learning-nextMistake = Próximo erro
learning-rating = Nível nos desafios
learning-afterPuzzles = depois de { $puzzles } desafios
learning-thisWeek = { $change } esta semana
learning-days = Dias seguidos
learning-solvedOn = resolvido
learning-notSolvedOn = não resolvido
learning-keep = Tudo isto fica guardado só neste aparelho.
learning-export = Salvar como arquivo
learning-import = Abrir um arquivo
learning-imported = O conteúdo do arquivo foi somado ao que já estava aqui.
learning-badFile = Este não é um arquivo de aprendizagem: escolha um que foi salvo aqui ou por “marrakech learn”.
learning-unknown = Este erro não está guardado neste aparelho, ou já desapareceu.
learning-playOne = Jogar uma partida
