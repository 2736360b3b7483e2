### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = { $who-is ->
    [you] du zeigst
   *[other] { $who } zeigt
  } { $own ->
    [one] { $own } Feld
   *[other] { $own } Felder
  } und die anderen { $others }, statt { $played_own } und { $played_others }
reasons-region = { $who-is ->
    [you] dein größtes Gebiet
   *[other] das eigene größte Gebiet
  } zählt { $largest } statt { $played_largest }
reasons-rival = ein Gegner
reasons-cut = { $rival-is ->
    [you] dein größtes Gebiet
   *[other] das größte Gebiet von { $rival }
  } zählt { $largest } statt { $played_largest }
reasons-toll = auf dem billigsten Weg { $rival-is ->
    [you] zahlst du
   *[other] zahlt { $rival }
  } { $who-is ->
    [you] dir
   *[other] an { $who }
  } im Schnitt { $ours } statt { $played_ours }
reasons-passage = { $rival-is ->
    [you] dein Gang
   *[other] der Gang von { $rival }
  } bringt { $who-is ->
    [you] dir
   *[other] { $who }
  } im Schnitt { $ours } statt { $played_ours }
reasons-trap = { $rival-is ->
    [you] du kannst
   *[other] { $rival } kann
  } auf einen Weg geschickt werden, der { $who-is ->
    [you] dir
   *[other] { $who }
  } im Schnitt { $ours } statt { $played_ours } bringt
reasons-fare = { $rival-is ->
    [you] dein Gang
   *[other] der Gang von { $rival }
  } kostet im Schnitt { $expected } statt { $played_expected }
reasons-gift = { $rival-is ->
    [you] dein nächster Teppich
   *[other] der nächste Teppich von { $rival }
  } kann im Schnitt { $squares } Felder gewinnen statt { $played_squares }
reasons-tax = auf dem billigsten Weg { $rival-is ->
    [you] zahlst du
   *[other] zahlt { $rival }
  } im Schnitt { $expected } statt { $played_expected }
reasons-feeds = der Gang bringt { $rival-is ->
    [you] dir
   *[other] { $rival }
  } im Schnitt { $paid } statt { $played_paid }
reasons-landing = der Teppich nach dem Gang kann im Schnitt { $squares } Felder gewinnen statt { $played_squares }
reasons-chase = der Teppich nach dem Gang kann im Schnitt { $squares } Felder auf { $rival-is ->
    [you] dich
   *[other] { $rival }
  } gutmachen statt { $played_squares }
reasons-reply = { $rival-is ->
    [you] dein nächster Teppich
   *[other] der nächste Teppich von { $rival }
  } kann im Schnitt { $covered } { $who-is ->
    [you] deiner Felder
   *[other] Felder von { $who }
  } bedecken statt { $played_covered }
reasons-race = { $who-is ->
    [you] du stehst
   *[other] { $who } steht
  } bei { $own } und { $rival-is ->
    [you] du
   *[other] { $rival }
  } bei { $theirs }, statt bei { $played_own } und { $played_theirs }
reasons-finish = { $who-is ->
    [you] du gewinnst
   *[other] { $who } gewinnt
  } bei { $rolls } von 6 Würfen statt bei { $played_rolls }
reasons-hold = was auch immer { $rival-is ->
    [you] du tust
   *[other] { $rival } tut
  }, { $who-is ->
    [you] du gewinnst
   *[other] { $who } gewinnt
  } bei { $rolls } von 6 Würfen statt bei { $played_rolls }
reasons-lead = { $who-is ->
    [you] du kannst
   *[other] { $who } kann
  } bei { $rolls } von 6 Würfen in Führung gehen statt bei { $played_rolls }
reasons-rent = auf einem Feld im Schnitt schulden die anderen { $who-is ->
    [you] dir
   *[other] { $who }
  } { $ours } statt { $played_ours }
reasons-dues = ein Feld kostet { $who-is ->
    [you] dich
   *[other] { $who }
  } im Schnitt { $expected } statt { $played_expected }
reasons-ways = über alle Wege gemittelt { $rival-is ->
    [you] zahlst du
   *[other] zahlt { $rival }
  } { $who-is ->
    [you] dir
   *[other] an { $who }
  } { $ours } statt { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] du gewinnst
       *[other] { $who } gewinnt
      } { $own } zu { $theirs }
    [tied_won] { $who-is ->
        [you] du ziehst
       *[other] { $who } zieht
      } mit { $own } gleich und { $who-is ->
        [you] gewinnst
       *[other] gewinnt
      } nach Dirham
    [shared] { $who-is ->
        [you] du teilst
       *[other] { $who } teilt
      } den Sieg mit { $own }
   *[lost] { $who-is ->
        [you] du endest
       *[other] { $who } endet
      } bei { $own }
  }; so, wie gespielt wurde, { $played_outcome ->
    [won] { $who-is ->
        [you] gewinnst du
       *[other] gewinnt { $who }
      } nur { $played_own } zu { $played_theirs }
    [tied_won] { $who-is ->
        [you] ziehst du
       *[other] zieht { $who }
      } mit { $played_own } nur gleich
    [shared] ist der Sieg mit { $played_own } geteilt
    [tied_lost] { $played_rival-is ->
        [you] ziehst du
       *[other] zieht { $played_rival }
      } mit { $played_theirs } gleich und { $played_rival-is ->
        [you] gewinnst
       *[other] gewinnt
      } nach Dirham
   *[lost] { $played_rival-is ->
        [you] gewinnst du
       *[other] gewinnt { $played_rival }
      } { $played_theirs } zu { $played_own }
  }
reasons-risk = der Gang kostet im Schnitt { $expected } statt { $played_expected } ({ $played_highest } bei { $played_rolls } von 6 Würfen)
reasons-purse = die Börse ist bei { $ruin } von 6 Würfen leer statt bei { $played_ruin }
