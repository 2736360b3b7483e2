### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.

reasons-squares = { $who-is ->
    [you] arăți
   *[other] { $who } arată
  } { $own ->
    [one] { $own } pătrățel
    [few] { $own } pătrățele
   *[other] { $own } de pătrățele
  } și ceilalți { $others }, nu { $played_own } și { $played_others }
reasons-region = { $who-is ->
    [you] cea mai mare zonă a ta
   *[other] cea mai mare zonă proprie
  } are { $largest }, nu { $played_largest }
reasons-rival = un adversar
reasons-cut = { $rival-is ->
    [you] cea mai mare zonă a ta
   *[other] cea mai mare zonă de la { $rival }
  } are { $largest }, nu { $played_largest }
reasons-toll = pe drumul cel mai ieftin { $rival-is ->
    [you] plătești
   *[other] { $rival } plătește
  } { $who-is ->
    [you] către tine
   *[other] către { $who }
  } { $ours } în medie, nu { $played_ours }
reasons-passage = { $rival-is ->
    [you] aduci
   *[other] { $rival } aduce
  } la mers { $ours } în medie { $who-is ->
    [you] pentru tine
   *[other] pentru { $who }
  }, nu { $played_ours }
reasons-trap = { $rival-is ->
    [you] poți fi trimis
   *[other] { $rival } poate fi trimis
  } pe un drum care aduce { $ours } în medie { $who-is ->
    [you] pentru tine
   *[other] pentru { $who }
  }, nu { $played_ours }
reasons-fare = { $rival-is ->
    [you] plătești
   *[other] { $rival } plătește
  } la mers { $expected } în medie, nu { $played_expected }
reasons-gift = { $rival-is ->
    [you] poți
   *[other] { $rival } poate
  } câștiga cu următorul covoraș { $squares } pătrățele în medie, nu { $played_squares }
reasons-tax = pe drumul cel mai ieftin { $rival-is ->
    [you] plătești
   *[other] { $rival } plătește
  } { $expected } în medie, nu { $played_expected }
reasons-feeds = mersul aduce { $paid } în medie { $rival-is ->
    [you] pentru tine
   *[other] pentru { $rival }
  }, nu { $played_paid }
reasons-landing = covorașul de după mers poate câștiga { $squares } pătrățele în medie, nu { $played_squares }
reasons-chase = covorașul de după mers poate câștiga { $squares } pătrățele în medie față de { $rival-is ->
    [you] tine
   *[other] { $rival }
  }, nu { $played_squares }
reasons-reply = { $rival-is ->
    [you] poți
   *[other] { $rival } poate
  } acoperi cu următorul covoraș { $covered } în medie { $who-is ->
    [you] din pătrățelele tale
   *[other] din pătrățelele de la { $who }
  }, nu { $played_covered }
reasons-race = { $who-is ->
    [you] ai
   *[other] { $who } are
  } { $own } și { $rival-is ->
    [you] tu
   *[other] { $rival }
  } { $theirs }, nu { $played_own } și { $played_theirs }
reasons-finish = { $who-is ->
    [you] câștigi
   *[other] { $who } câștigă
  } la { $rolls } din 6 aruncări, nu la { $played_rolls }
reasons-hold = orice { $rival-is ->
    [you] ai face
   *[other] ar face { $rival }
  }, { $who-is ->
    [you] câștigi
   *[other] { $who } câștigă
  } la { $rolls } din 6 aruncări, nu la { $played_rolls }
reasons-lead = { $who-is ->
    [you] poți
   *[other] { $who } poate
  } trece în frunte la { $rolls } din 6 aruncări, nu la { $played_rolls }
reasons-rent = pe un pătrățel oarecare ceilalți plătesc { $who-is ->
    [you] către tine
   *[other] către { $who }
  } { $ours } în medie, nu { $played_ours }
reasons-dues = un pătrățel oarecare { $who-is ->
    [you] te costă
   *[other] îl costă pe { $who }
  } { $expected } în medie, nu { $played_expected }
reasons-ways = pe toate drumurile { $rival-is ->
    [you] plătești
   *[other] { $rival } plătește
  } { $who-is ->
    [you] către tine
   *[other] către { $who }
  } { $ours } în medie, nu { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] câștigi
       *[other] { $who } câștigă
      } { $own } la { $theirs }
    [tied_won] { $who-is ->
        [you] egalezi la { $own } și câștigi
       *[other] { $who } egalează la { $own } și câștigă
      } la dirhami
    [shared] { $who-is ->
        [you] împarți
       *[other] { $who } împarte
      } victoria la { $own }
   *[lost] { $who-is ->
        [you] termini
       *[other] { $who } termină
      } cu { $own }
  }; cum s-a jucat, { $played_outcome ->
    [won] { $who-is ->
        [you] câștigi
       *[other] { $who } câștigă
      } doar { $played_own } la { $played_theirs }
    [tied_won] { $who-is ->
        [you] doar egalezi
       *[other] { $who } doar egalează
      } la { $played_own }
    [shared] victoria se împarte la { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] egalezi la { $played_theirs } și câștigi
       *[other] { $played_rival } egalează la { $played_theirs } și câștigă
      } la dirhami
   *[lost] { $played_rival-is ->
        [you] câștigi
       *[other] { $played_rival } câștigă
      } { $played_theirs } la { $played_own }
  }
reasons-risk = mersul costă { $expected } în medie, nu { $played_expected } ({ $played_highest } la { $played_rolls } din 6 aruncări)
reasons-purse = punga se golește la { $ruin } din 6 aruncări, nu la { $played_ruin }
