### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] esquerda
        [right] direita
       *[ahead] em frente
    }
   *[no] { $turn ->
        [left] vira Assam para a esquerda
        [right] vira Assam para a direita
       *[ahead] Assam segue para o { $heading ->
            [north] norte
            [east] leste
            [south] sul
           *[west] oeste
        }
    }
  }

narration-turned = { $brief ->
    [yes] vira { $turn ->
        [left] esquerda
        [right] direita
       *[ahead] em frente
    }
   *[no] { $turn ->
        [left] vira Assam para a esquerda, para o
        [right] vira Assam para a direita, para o
       *[ahead] Assam segue para o
    } { $heading ->
        [north] norte
        [east] leste
        [south] sul
       *[west] oeste
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } até { $to }
   *[no] tira { $steps } ({ $start } até { $to }{ $mosaics ->
        [0] {""}
        [1] , por um mosaico
       *[other] , por mosaicos
    })
  }

narration-paid = paga { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}de { $tithe }
       *[no] {" "}dos { $tithe } devidos
    }
  } { $to-is ->
    [you] a você
   *[other] a { $to }
  }

narration-out = { $who-is ->
    [you] e sai do jogo
   *[other] e sai do jogo
  }

narration-laid = estende { $rug }

narration-drew = tira um tapete { $colour ->
    [H] Hena
    [I] Índigo
    [S] Açafrão
   *[A] Amêndoa
  }
