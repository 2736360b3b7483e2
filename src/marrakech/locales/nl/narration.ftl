### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] links
        [right] rechts
       *[ahead] rechtdoor
    }
   *[no] { $turn ->
        [left] Assam naar links gedraaid
        [right] Assam naar rechts gedraaid
       *[ahead] Assam blijft naar { $heading ->
            [north] het noorden
            [east] het oosten
            [south] het zuiden
           *[west] het westen
        }
    }
  }

narration-turned = { $brief ->
    [yes] { $turn ->
        [left] links
        [right] rechts
       *[ahead] rechtdoor
    } gedraaid
   *[no] { $turn ->
        [left] Assam naar links gedraaid, naar
        [right] Assam naar rechts gedraaid, naar
       *[ahead] Assam blijft naar
    } { $heading ->
        [north] het noorden
        [east] het oosten
        [south] het zuiden
       *[west] het westen
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } naar { $to }
   *[no] { $steps } gegooid ({ $start } naar { $to }{ $mosaics ->
        [0] {""}
        [one] , om een mozaïek
       *[other] , om mozaïeken
    })
  }

narration-paid = { $to-is ->
    [you] jou
   *[other] aan { $to }
  } { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}van { $tithe }
       *[no] {" "}van de { $tithe } verschuldigde
    }
  } betaald

narration-out = { $who-is ->
    [you] en ligt eruit
   *[other] en ligt eruit
  }

narration-laid = { $rug } gelegd

narration-drew = een { $colour ->
    [H] Henna
    [I] Indigo
    [S] Saffraan
   *[A] Amandel
  }-tapijt getrokken
