### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

narration-sentence = { $who }: { $brief ->
    [yes] {""}
   *[no] {""}
  }{ $clauses }.

narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] links
        [right] rechts
       *[ahead] geradeaus
    }
   *[no] { $turn ->
        [left] Assam nach links gedreht
        [right] Assam nach rechts gedreht
       *[ahead] Assam weiter nach { $heading ->
            [north] Norden
            [east] Osten
            [south] Süden
           *[west] Westen
        }
    }
  }

narration-turned = { $brief ->
    [yes] { $turn ->
        [left] links
        [right] rechts
       *[ahead] geradeaus
    } gedreht
   *[no] { $turn ->
        [left] Assam nach links gedreht, nach
        [right] Assam nach rechts gedreht, nach
       *[ahead] Assam weiter nach
    } { $heading ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
  }

narration-walked = { $brief ->
    [yes] { $steps } nach { $to }
   *[no] { $steps } gewürfelt ({ $start } nach { $to }{ $mosaics ->
        [0] {""}
        [one] , um ein Mosaik
       *[other] , um Mosaiken
    })
  }

narration-paid = { $to-is ->
    [you] dir
   *[other] an { $to }
  } { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}von { $tithe }
       *[no] {" "}von { $tithe } fälligen
    }
  } gezahlt

narration-out = { $who-is ->
    [you] und ausgeschieden
   *[other] und ausgeschieden
  }

narration-laid = { $rug } gelegt

narration-drew = { $colour ->
    [H] einen Henna-Teppich
    [I] einen Indigo-Teppich
    [S] einen Safran-Teppich
   *[A] einen Mandel-Teppich
  } gezogen
