### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] sinistra
        [right] destra
       *[ahead] dritto
    }
   *[no] { $turn ->
        [left] Assam girato a sinistra
        [right] Assam girato a destra
       *[ahead] Assam resta verso { $heading ->
            [north] nord
            [east] est
            [south] sud
           *[west] ovest
        }
    }
  }

narration-turned = { $brief ->
    [yes] { $turn ->
        [left] girato a sinistra
        [right] girato a destra
       *[ahead] dritto
    }
   *[no] { $turn ->
        [left] Assam girato a sinistra, verso
        [right] Assam girato a destra, verso
       *[ahead] Assam resta verso
    } { $heading ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } fino a { $to }
   *[no] tiro { $steps } (da { $start } a { $to }{ $mosaics ->
        [0] {""}
        [one] , attorno a un mosaico
       *[other] , attorno ai mosaici
    })
  }

narration-paid = paga { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}su { $tithe }
       *[no] {" "}sui { $tithe } dovuti
    }
  } { $to-is ->
    [you] a te
   *[other] a { $to }
  }

narration-out = { $who-is ->
    [you] ed è fuori
   *[other] ed è fuori
  }

narration-laid = stende { $rug }

narration-drew = pesca un tappeto { $colour ->
    [H] Henné
    [I] Indaco
    [S] Zafferano
   *[A] Mandorla
  }
