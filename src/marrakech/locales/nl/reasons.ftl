### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = van { $who-is ->
    [you] jou
   *[other] { $who }
  } { $own ->
    [one] is { $own } vakje
   *[other] zijn { $own } vakjes
  } te zien en van de anderen { $others }, in plaats van { $played_own } en { $played_others }
reasons-region = { $who-is ->
    [you] jouw grootste gebied
   *[other] het eigen grootste gebied
  } telt { $largest } vakjes in plaats van { $played_largest }
reasons-rival = een tegenstander
reasons-cut = { $rival-is ->
    [you] jouw grootste gebied
   *[other] het grootste gebied van { $rival }
  } telt { $largest } vakjes in plaats van { $played_largest }
reasons-toll = op de goedkoopste weg { $rival-is ->
    [you] betaal jij
   *[other] betaalt { $rival }
  } { $who-is ->
    [you] jou
   *[other] aan { $who }
  } gemiddeld { $ours } in plaats van { $played_ours }
reasons-passage = { $rival-is ->
    [you] jouw tocht
   *[other] de tocht van { $rival }
  } levert { $who-is ->
    [you] jou
   *[other] { $who }
  } gemiddeld { $ours } op in plaats van { $played_ours }
reasons-trap = { $rival-is ->
    [you] jij kunt
   *[other] { $rival } kan
  } een kant op gestuurd worden die { $who-is ->
    [you] jou
   *[other] { $who }
  } gemiddeld { $ours } oplevert in plaats van { $played_ours }
reasons-fare = { $rival-is ->
    [you] jouw tocht
   *[other] de tocht van { $rival }
  } kost gemiddeld { $expected } in plaats van { $played_expected }
reasons-gift = { $rival-is ->
    [you] jouw volgende tapijt
   *[other] het volgende tapijt van { $rival }
  } kan gemiddeld { $squares } vakjes winnen in plaats van { $played_squares }
reasons-tax = op de goedkoopste weg { $rival-is ->
    [you] betaal jij
   *[other] betaalt { $rival }
  } gemiddeld { $expected } in plaats van { $played_expected }
reasons-feeds = de tocht levert { $rival-is ->
    [you] jou
   *[other] { $rival }
  } gemiddeld { $paid } op in plaats van { $played_paid }
reasons-landing = het tapijt na de tocht kan gemiddeld { $squares } vakjes winnen in plaats van { $played_squares }
reasons-chase = het tapijt na de tocht kan gemiddeld { $squares } vakjes van { $rival-is ->
    [you] jou
   *[other] { $rival }
  } afpakken in plaats van { $played_squares }
reasons-reply = { $rival-is ->
    [you] jouw volgende tapijt
   *[other] het volgende tapijt van { $rival }
  } kan gemiddeld { $covered } vakjes van { $who-is ->
    [you] jou
   *[other] { $who }
  } bedekken in plaats van { $played_covered }
reasons-race = { $who-is ->
    [you] jij staat
   *[other] { $who } staat
  } op { $own } en { $rival-is ->
    [you] jij
   *[other] { $rival }
  } op { $theirs }, in plaats van op { $played_own } en { $played_theirs }
reasons-finish = { $who-is ->
    [you] jij wint
   *[other] { $who } wint
  } in { $rolls } van de 6 gevallen in plaats van in { $played_rolls }
reasons-hold = wat { $rival-is ->
    [you] je ook doet
   *[other] { $rival } ook doet
  }, { $who-is ->
    [you] jij wint
   *[other] { $who } wint
  } in { $rolls } van de 6 gevallen in plaats van in { $played_rolls }
reasons-lead = { $who-is ->
    [you] jij kunt
   *[other] { $who } kan
  } in { $rolls } van de 6 gevallen op kop komen in plaats van in { $played_rolls }
reasons-rent = over alle vakjes betalen de anderen { $who-is ->
    [you] jou
   *[other] { $who }
  } gemiddeld { $ours } in plaats van { $played_ours }
reasons-dues = over alle vakjes { $who-is ->
    [you] betaal jij
   *[other] betaalt { $who }
  } gemiddeld { $expected } in plaats van { $played_expected }
reasons-ways = over alle wegen { $rival-is ->
    [you] betaal jij
   *[other] betaalt { $rival }
  } { $who-is ->
    [you] jou
   *[other] aan { $who }
  } gemiddeld { $ours } in plaats van { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] jij wint
       *[other] { $who } wint
      } met { $own } tegen { $theirs }
    [tied_won] { $who-is ->
        [you] jij komt
       *[other] { $who } komt
      } gelijk op { $own } en wint met meer dirhams
    [shared] { $who-is ->
        [you] jij deelt
       *[other] { $who } deelt
      } de winst met { $own }
   *[lost] { $who-is ->
        [you] jij eindigt
       *[other] { $who } eindigt
      } op { $own }
  }; met de gespeelde keuze { $played_outcome ->
    [won] { $who-is ->
        [you] win jij
       *[other] wint { $who }
      } maar met { $played_own } tegen { $played_theirs }
    [tied_won] { $who-is ->
        [you] kom jij
       *[other] komt { $who }
      } maar gelijk op { $played_own }
    [shared] wordt de winst gedeeld met { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] kom jij
       *[other] komt { $played_rival }
      } gelijk op { $played_theirs } en { $played_rival-is ->
        [you] win je
       *[other] wint
      } met meer dirhams
   *[lost] { $played_rival-is ->
        [you] win jij
       *[other] wint { $played_rival }
      } met { $played_theirs } tegen { $played_own }
  }
reasons-risk = de tocht kost gemiddeld { $expected } in plaats van { $played_expected } ({ $played_highest } in { $played_rolls } van de 6 gevallen)
reasons-purse = de beurs is in { $ruin } van de 6 gevallen leeg in plaats van in { $played_ruin }
