### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] izquierda
        [right] derecha
       *[ahead] recto
    }
   *[no] { $turn ->
        [left] Assam girado a la izquierda
        [right] Assam girado a la derecha
       *[ahead] Assam sigue hacia el { $heading ->
            [north] norte
            [east] este
            [south] sur
           *[west] oeste
        }
    }
  }

narration-turned = { $brief ->
    [yes] girado { $turn ->
        [left] izquierda
        [right] derecha
       *[ahead] recto
    }
   *[no] { $turn ->
        [left] Assam girado a la izquierda, hacia el
        [right] Assam girado a la derecha, hacia el
       *[ahead] Assam sigue hacia el
    } { $heading ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } a { $to }
   *[no] saca { $steps } ({ $start } a { $to }{ $mosaics ->
        [0] {""}
        [one] , por un mosaico
       *[other] , por mosaicos
    })
  }

narration-paid = paga { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}de { $tithe }
       *[no] {" "}de los { $tithe } debidos
    }
  } { $to-is ->
    [you] a ti
   *[other] a { $to }
  }

narration-out = { $who-is ->
    [you] y queda fuera
   *[other] y queda fuera
  }

narration-laid = tiende { $rug }

narration-drew = roba una alfombra { $colour ->
    [H] Henna
    [I] Índigo
    [S] Azafrán
   *[A] Almendra
  }
