### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Mi aprendizaje
learning-like-novice = Juegas como un novato
learning-like-apprentice = Juegas como un aprendiz
learning-like-merchant = Juegas como un mercader
learning-like-master = Juegas como un maestro
learning-between = Entre { $low } y { $high }: se verá con más partidas
learning-one-novice = un novato
learning-one-apprentice = un aprendiz
learning-one-merchant = un mercader
learning-one-master = un maestro
learning-measured =
    { $games ->
        [one] Medido por lo que tus decisiones regalaron en tu última partida, no por los dados.
       *[other] Medido por lo que tus decisiones regalaron en tus últimas { $games } partidas, no por los dados.
    }
learning-ask = ¿Cómo juegas?
learning-askNote = Tras { $games } partidas lo dice esta página, con un margen honesto. Con menos sería solo adivinar.
learning-range = Tú, nueve veces de diez
learning-rangeSpoken = Estás, nueve veces de diez, entre { $low } y { $high } en la escala de novato 1 a maestro 4; el centro es { $middle }
learning-history =
    { $games ->
        [one] Tu última partida
       *[other] Tus últimas { $games } partidas
    }
learning-won = ganada
learning-notWon = no ganada
learning-ago =
    { $games ->
        [one] hace { $games } partida
       *[other] hace { $games } partidas
    }
learning-last = última partida
learning-moved = Cómo ha cambiado: de { $from } a { $to } en la escala de novato 1 a maestro 4

learning-fewGames = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  } y sabremos más

learning-counts = Contra bots o amigos, en directo o lenta: cada partida terminada cuenta.
learning-never = ¿No has jugado nunca?
learning-lesson = La lección dura cinco minutos.
learning-lookingBack = Repasando tus partidas: { $done } de { $of }
learning-notNow = Ahora mismo no se pueden repasar tus partidas; lo que ya se sabe se queda.

learning-back =
    { $count ->
        [1] Ha vuelto uno de tus errores
        [2] Han vuelto dos de tus errores
        [3] Han vuelto tres de tus errores
        [4] Han vuelto cuatro de tus errores
        [5] Han vuelto cinco de tus errores
       *[other] Han vuelto { $count } de tus errores
    }

learning-backNote = De tus propias partidas. Resuelve uno tres veces y desaparece.

learning-waiting =
    { $count ->
        [one] Uno de tus errores espera su día
       *[other] { $count } de tus errores esperan su día
    }

learning-nextOn = El siguiente vuelve el { $date }.
learning-todays = El problema de hoy
learning-todaysNote = Hoy no ha vuelto ninguno de tus errores.
learning-easy = Tres fáciles para empezar
learning-easyNote = Un sitio es claramente el mejor. Encuéntralo.

learning-solve =
    { $count ->
        [1] Resolverlo
        [2] Resolver dos
        [3] Resolver tres
       *[other] Resolverlos
    }

learning-task-lay = Tiende una alfombra
learning-task-orient = Gira a Assam
learning-task-turn = Gira a Assam
learning-where = Ronda { $round } con { $against }, { $date }
learning-gaveAway = regaló { $percent } de 100

learning-missedBefore =
    { $times ->
        [1] fallado una vez antes
        [2] fallado dos veces antes
       *[other] fallado { $times } veces antes
    }

learning-rightSoFar =
    { $right ->
        [0] Aún sin resolver
        [1] Resuelto una vez de tres
       *[other] Resuelto dos veces de tres
    }

learning-mistake = Tu error
learning-gone = Este ha desaparecido para siempre.
learning-backTo = Mi aprendizaje
learning-nextMistake = Siguiente error
learning-rating = Nivel en problemas
learning-afterPuzzles =
    { $puzzles ->
        [one] tras { $puzzles } problema
       *[other] tras { $puzzles } problemas
    }
learning-thisWeek = { $change } esta semana
learning-days = Días seguidos
learning-solvedOn = resuelto
learning-notSolvedOn = sin resolver
learning-keep = Todo lo de aquí se guarda solo en este aparato.
learning-export = Guardar como archivo
learning-import = Abrir un archivo
learning-imported = El archivo se ha añadido a lo que hay aquí.
learning-badFile = Este no es un archivo de aprendizaje: elige uno guardado aquí o por «marrakech learn».
learning-unknown = Este error no está guardado en este aparato, o ya ha desaparecido.
learning-playOne = Jugar una partida
