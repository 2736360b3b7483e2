### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = { $who-is ->
    [you] você fica
   *[other] { $who } fica
  } com { $own ->
    [1] { $own } casa
   *[other] { $own } casas
  } à vista e os outros com { $others }, em vez de { $played_own } e { $played_others }
reasons-region = a { $who-is ->
    [you] sua maior zona
   *[other] maior zona própria
  } tem { $largest }, em vez de { $played_largest }
reasons-rival = um rival
reasons-cut = { $rival-is ->
    [you] a sua maior zona
   *[other] a maior zona de { $rival }
  } tem { $largest }, em vez de { $played_largest }
reasons-toll = pelo caminho mais barato { $who-is ->
    [you] você recebe de { $rival }
   *[other] { $rival-is ->
        [you] você paga a { $who }
       *[other] { $rival } paga a { $who }
    }
  } { $ours } em média, em vez de { $played_ours }
reasons-passage = { $rival-is ->
    [you] o seu passeio
   *[other] o passeio de { $rival }
  } rende { $ours } { $who-is ->
    [you] a você
   *[other] a { $who }
  } em média, em vez de { $played_ours }
reasons-trap = { $rival-is ->
    [you] você pode ir parar
   *[other] { $rival } pode ir parar
  } num caminho que rende { $ours } { $who-is ->
    [you] a você
   *[other] a { $who }
  } em média, em vez de { $played_ours }
reasons-fare = { $rival-is ->
    [you] o seu passeio
   *[other] o passeio de { $rival }
  } custa { $expected } em média, em vez de { $played_expected }
reasons-gift = { $rival-is ->
    [you] o seu próximo tapete
   *[other] o próximo tapete de { $rival }
  } pode ganhar { $squares } casas em média, em vez de { $played_squares }
reasons-tax = pelo caminho mais barato { $rival-is ->
    [you] você paga
   *[other] { $rival } paga
  } { $expected } em média, em vez de { $played_expected }
reasons-feeds = o passeio rende { $paid } { $rival-is ->
    [you] a você
   *[other] a { $rival }
  } em média, em vez de { $played_paid }
reasons-landing = o tapete depois do passeio pode ganhar { $squares } casas em média, em vez de { $played_squares }
reasons-chase = o tapete depois do passeio pode cobrir em média { $squares } casas { $rival-is ->
    [you] suas
   *[other] de { $rival }
  }, em vez de { $played_squares }
reasons-reply = { $rival-is ->
    [you] o seu próximo tapete
   *[other] o próximo tapete de { $rival }
  } pode cobrir em média { $covered } { $who-is ->
    [you] das suas casas
   *[other] das casas de { $who }
  }, em vez de { $played_covered }
reasons-race = { $who-is ->
    [you] você tem
   *[other] { $who } tem
  } { $own } e { $rival-is ->
    [you] você
   *[other] { $rival }
  } { $theirs }, em vez de { $played_own } e { $played_theirs }
reasons-finish = { $who-is ->
    [you] você ganha
   *[other] { $who } ganha
  } com { $rolls } das 6 faces do dado, em vez de { $played_rolls }
reasons-hold = { $rival-is ->
    [you] faça você o que fizer
   *[other] faça { $rival } o que fizer
  }, { $who-is ->
    [you] você ganha
   *[other] { $who } ganha
  } com { $rolls } das 6 faces do dado, em vez de { $played_rolls }
reasons-lead = { $who-is ->
    [you] você pode passar
   *[other] { $who } pode passar
  } para a frente com { $rolls } das 6 faces do dado, em vez de { $played_rolls }
reasons-rent = numa casa qualquer os outros devem { $ours } { $who-is ->
    [you] a você
   *[other] a { $who }
  } em média, em vez de { $played_ours }
reasons-dues = uma casa qualquer custa { $expected } { $who-is ->
    [you] a você
   *[other] a { $who }
  } em média, em vez de { $played_expected }
reasons-ways = contando todos os caminhos, { $who-is ->
    [you] você recebe de { $rival }
   *[other] { $rival-is ->
        [you] você paga a { $who }
       *[other] { $rival } paga a { $who }
    }
  } { $ours } em média, em vez de { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] você ganha
       *[other] { $who } ganha
      } por { $own } a { $theirs }
    [tied_won] { $who-is ->
        [you] você empata
       *[other] { $who } empata
      } em { $own } e ganha nos dirhams
    [shared] { $who-is ->
        [you] você divide
       *[other] { $who } divide
      } a vitória com { $own }
   *[lost] { $who-is ->
        [you] você acaba
       *[other] { $who } acaba
      } com { $own }
  }; com a jogada feita, { $played_outcome ->
    [won] { $who-is ->
        [you] você ganha
       *[other] { $who } ganha
      } só por { $played_own } a { $played_theirs }
    [tied_won] { $who-is ->
        [you] você só empata
       *[other] { $who } só empata
      } em { $played_own }
    [shared] a vitória é dividida com { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] você empata
       *[other] { $played_rival } empata
      } em { $played_theirs } e ganha nos dirhams
   *[lost] { $played_rival-is ->
        [you] você ganha
       *[other] { $played_rival } ganha
      } por { $played_theirs } a { $played_own }
  }
reasons-risk = o passeio custa { $expected } em média, em vez de { $played_expected } ({ $played_highest } com { $played_rolls } das 6 faces do dado)
reasons-purse = a bolsa fica vazia com { $ruin } das 6 faces do dado, em vez de { $played_ruin }
