### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] stânga
        [right] dreapta
       *[ahead] înainte
    }
   *[no] { $turn ->
        [left] Assam rotit la stânga
        [right] Assam rotit la dreapta
       *[ahead] Assam lăsat spre { $heading ->
            [north] nord
            [east] est
            [south] sud
           *[west] vest
        }
    }
  }

narration-turned = { $brief ->
    [yes] rotit { $turn ->
        [left] stânga
        [right] dreapta
       *[ahead] înainte
    }
   *[no] { $turn ->
        [left] Assam rotit la stânga, spre
        [right] Assam rotit la dreapta, spre
       *[ahead] Assam lăsat spre
    } { $heading ->
        [north] nord
        [east] est
        [south] sud
       *[west] vest
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } pe { $to }
   *[no] zar { $steps } (de pe { $start } pe { $to }{ $mosaics ->
        [0] {""}
        [one] , pe după o săgeată
       *[other] , pe după săgeți
    })
  }

narration-paid = plătit { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}din { $tithe }
       *[no] {" "}din { $tithe } datorați
    }
  } către { $to-is ->
    [you] tine
   *[other] { $to }
  }

narration-out = { $who-is ->
    [you] și eliminat
   *[other] și eliminat
  }

narration-laid = așezat { $rug }

narration-drew = tras un covoraș { $colour ->
    [H] Henna
    [I] Indigo
    [S] Șofran
   *[A] Migdală
  }
