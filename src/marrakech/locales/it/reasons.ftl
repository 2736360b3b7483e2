### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = { $who-is ->
    [you] mostri
   *[other] { $who } mostra
  } { $own ->
    [one] { $own } casella
   *[other] { $own } caselle
  } e gli altri { $others }, non { $played_own } e { $played_others }
reasons-region = { $who-is ->
    [you] la tua zona più grande
   *[other] la propria zona più grande
  } ha { $largest }, non { $played_largest }
reasons-rival = un avversario
reasons-cut = { $rival-is ->
    [you] la tua zona più grande
   *[other] la zona più grande di { $rival }
  } ha { $largest }, non { $played_largest }
reasons-toll = { $who-is ->
    [you] per la via più economica { $rival } ti paga
   *[other] { $rival-is ->
        [you] per la via più economica paghi a { $who }
       *[other] per la via più economica { $rival } paga a { $who }
    }
  } { $ours } in media, non { $played_ours }
reasons-passage = { $rival-is ->
    [you] il tuo cammino
   *[other] il cammino di { $rival }
  } { $who-is ->
    [you] ti rende
   *[other] rende a { $who }
  } { $ours } in media, non { $played_ours }
reasons-trap = { $rival-is ->
    [you] ti si può mandare
   *[other] si può mandare { $rival }
  } per una via che { $who-is ->
    [you] ti rende
   *[other] rende a { $who }
  } { $ours } in media, non { $played_ours }
reasons-fare = { $rival-is ->
    [you] il tuo cammino
   *[other] il cammino di { $rival }
  } costa { $expected } in media, non { $played_expected }
reasons-gift = { $rival-is ->
    [you] il tuo prossimo tappeto
   *[other] il prossimo tappeto di { $rival }
  } può guadagnare { $squares } caselle in media, non { $played_squares }
reasons-tax = per la via più economica { $rival-is ->
    [you] paghi
   *[other] { $rival } paga
  } { $expected } in media, non { $played_expected }
reasons-feeds = il cammino { $rival-is ->
    [you] ti rende
   *[other] rende a { $rival }
  } { $paid } in media, non { $played_paid }
reasons-landing = il tappeto dopo il cammino può guadagnare { $squares } caselle in media, non { $played_squares }
reasons-chase = il tappeto dopo il cammino può recuperare { $squares } caselle su { $rival-is ->
    [you] di te
   *[other] { $rival }
  } in media, non { $played_squares }
reasons-reply = { $rival-is ->
    [you] il tuo prossimo tappeto
   *[other] il prossimo tappeto di { $rival }
  } può coprire in media { $covered } { $who-is ->
    [you] delle tue caselle
   *[other] delle caselle di { $who }
  }, non { $played_covered }
reasons-race = { $who-is ->
    [you] sei
   *[other] { $who } è
  } a { $own } e { $rival-is ->
    [you] tu
   *[other] { $rival }
  } a { $theirs }, non a { $played_own } e { $played_theirs }
reasons-finish = { $who-is ->
    [you] vinci
   *[other] { $who } vince
  } con { $rolls } tiri su 6, non con { $played_rolls }
reasons-hold = { $rival-is ->
    [you] qualunque cosa tu faccia
   *[other] qualunque cosa faccia { $rival }
  }, { $who-is ->
    [you] vinci
   *[other] { $who } vince
  } con { $rolls } tiri su 6, non con { $played_rolls }
reasons-lead = { $who-is ->
    [you] puoi
   *[other] { $who } può
  } passare in testa con { $rolls } tiri su 6, non con { $played_rolls }
reasons-rent = su una casella gli altri devono { $who-is ->
    [you] pagarti
   *[other] pagare a { $who }
  } { $ours } in media, non { $played_ours }
reasons-dues = una casella { $who-is ->
    [you] ti costa
   *[other] costa a { $who }
  } { $expected } in media, non { $played_expected }
reasons-ways = { $who-is ->
    [you] su tutte le vie { $rival } ti paga
   *[other] { $rival-is ->
        [you] su tutte le vie paghi a { $who }
       *[other] su tutte le vie { $rival } paga a { $who }
      }
  } { $ours } in media, non { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] vinci
       *[other] { $who } vince
      } { $own } a { $theirs }
    [tied_won] { $who-is ->
        [you] pareggi a { $own } e vinci
       *[other] { $who } pareggia a { $own } e vince
      } grazie ai dirham
    [shared] { $who-is ->
        [you] dividi
       *[other] { $who } divide
      } la vittoria con { $own }
   *[lost] { $who-is ->
        [you] finisci
       *[other] { $who } finisce
      } con { $own }
  }; com’è stata giocata, { $played_outcome ->
    [won] { $who-is ->
        [you] vinci
       *[other] { $who } vince
      } solo { $played_own } a { $played_theirs }
    [tied_won] { $who-is ->
        [you] pareggi soltanto
       *[other] { $who } pareggia soltanto
      } a { $played_own }
    [shared] la vittoria si divide con { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] pareggi a { $played_theirs } e vinci
       *[other] { $played_rival } pareggia a { $played_theirs } e vince
      } grazie ai dirham
   *[lost] { $played_rival-is ->
        [you] vinci
       *[other] { $played_rival } vince
      } { $played_theirs } a { $played_own }
  }
reasons-risk = il cammino costa { $expected } in media, non { $played_expected } ({ $played_highest } con { $played_rolls } tiri su 6)
reasons-purse = la borsa si svuota con { $ruin } tiri su 6, non con { $played_ruin }
