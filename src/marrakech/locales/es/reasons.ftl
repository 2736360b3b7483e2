### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = { $who-is ->
    [you] muestras
   *[other] { $who } muestra
  } { $own ->
    [one] { $own } casilla
   *[other] { $own } casillas
  } y los demás { $others }, no { $played_own } y { $played_others }
reasons-region = { $who-is ->
    [you] tu zona más grande
   *[other] la mayor zona propia
  } tiene { $largest }, no { $played_largest }
reasons-rival = un rival
reasons-cut = { $rival-is ->
    [you] tu zona más grande
   *[other] la zona más grande de { $rival }
  } tiene { $largest }, no { $played_largest }
reasons-toll = { $who-is ->
    [you] por el camino más barato { $rival } te paga
   *[other] { $rival-is ->
        [you] por el camino más barato pagas a { $who }
       *[other] por el camino más barato { $rival } paga a { $who }
    }
  } { $ours } de media, no { $played_ours }
reasons-passage = { $rival-is ->
    [you] tu paseo
   *[other] el paseo de { $rival }
  } { $who-is ->
    [you] te da
   *[other] le da a { $who }
  } { $ours } de media, no { $played_ours }
reasons-trap = { $rival-is ->
    [you] se te puede mandar
   *[other] se puede mandar a { $rival }
  } por un camino que { $who-is ->
    [you] te da
   *[other] le da a { $who }
  } { $ours } de media, no { $played_ours }
reasons-fare = { $rival-is ->
    [you] tu paseo
   *[other] el paseo de { $rival }
  } cuesta { $expected } de media, no { $played_expected }
reasons-gift = { $rival-is ->
    [you] tu siguiente alfombra
   *[other] la siguiente alfombra de { $rival }
  } puede ganar { $squares } casillas de media, no { $played_squares }
reasons-tax = por el camino más barato { $rival-is ->
    [you] pagas
   *[other] { $rival } paga
  } { $expected } de media, no { $played_expected }
reasons-feeds = el paseo { $rival-is ->
    [you] te da
   *[other] le da a { $rival }
  } { $paid } de media, no { $played_paid }
reasons-landing = la alfombra tras el paseo puede ganar { $squares } casillas de media, no { $played_squares }
reasons-chase = la alfombra tras el paseo puede { $rival-is ->
    [you] recortarte
   *[other] recortarle a { $rival }
  } { $squares } casillas de media, no { $played_squares }
reasons-reply = { $rival-is ->
    [you] tu siguiente alfombra
   *[other] la siguiente alfombra de { $rival }
  } puede cubrir de media { $covered } { $who-is ->
    [you] de tus casillas
   *[other] de las casillas de { $who }
  }, no { $played_covered }
reasons-race = { $who-is ->
    [you] estás
   *[other] { $who } está
  } en { $own } y { $rival-is ->
    [you] tú
   *[other] { $rival }
  } en { $theirs }, no en { $played_own } y { $played_theirs }
reasons-finish = { $who-is ->
    [you] ganas
   *[other] { $who } gana
  } con { $rolls } de 6 tiradas, no con { $played_rolls }
reasons-hold = { $rival-is ->
    [you] hagas lo que hagas
   *[other] haga lo que haga { $rival }
  }, { $who-is ->
    [you] ganas
   *[other] { $who } gana
  } con { $rolls } de 6 tiradas, no con { $played_rolls }
reasons-lead = { $who-is ->
    [you] puedes ponerte
   *[other] { $who } puede ponerse
  } en cabeza con { $rolls } de 6 tiradas, no con { $played_rolls }
reasons-rent = en una casilla cualquiera los demás deben { $who-is ->
    [you] pagarte
   *[other] pagar a { $who }
  } { $ours } de media, no { $played_ours }
reasons-dues = una casilla cualquiera { $who-is ->
    [you] te cuesta
   *[other] le cuesta a { $who }
  } { $expected } de media, no { $played_expected }
reasons-ways = { $who-is ->
    [you] contando todos los caminos { $rival } te paga
   *[other] { $rival-is ->
        [you] contando todos los caminos pagas a { $who }
       *[other] contando todos los caminos { $rival } paga a { $who }
      }
  } { $ours } de media, no { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] ganas
       *[other] { $who } gana
      } { $own } a { $theirs }
    [tied_won] { $who-is ->
        [you] empatas a { $own } y ganas
       *[other] { $who } empata a { $own } y gana
      } por dírhams
    [shared] { $who-is ->
        [you] compartes
       *[other] { $who } comparte
      } la victoria con { $own }
   *[lost] { $who-is ->
        [you] acabas
       *[other] { $who } acaba
      } con { $own }
  }; como se jugó, { $played_outcome ->
    [won] { $who-is ->
        [you] ganas
       *[other] { $who } gana
      } solo { $played_own } a { $played_theirs }
    [tied_won] { $who-is ->
        [you] solo empatas
       *[other] { $who } solo empata
      } a { $played_own }
    [shared] la victoria se comparte con { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] empatas a { $played_theirs } y ganas
       *[other] { $played_rival } empata a { $played_theirs } y gana
      } por dírhams
   *[lost] { $played_rival-is ->
        [you] ganas
       *[other] { $played_rival } gana
      } { $played_theirs } a { $played_own }
  }
reasons-risk = el paseo cuesta { $expected } de media, no { $played_expected } ({ $played_highest } con { $played_rolls } de 6 tiradas)
reasons-purse = la bolsa se vacía con { $ruin } de 6 tiradas, no con { $played_ruin }
