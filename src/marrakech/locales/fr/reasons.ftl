### Ce qui parle pour le meilleur choix, comme partie d’une phrase : dans les analyses de la page, du terminal et des fichiers.

reasons-squares = { $who-is ->
    [you] vous avez
   *[other] { $who } a
  } { $own ->
    [one] { $own } case visible
   *[other] { $own } cases visibles
  } et les autres { $others }, au lieu de { $played_own } et { $played_others }
reasons-region = { $who-is ->
    [you] votre
   *[other] sa
  } plus grande étendue compte { $largest }, au lieu de { $played_largest }
reasons-rival = un rival
reasons-cut = { $rival-is ->
    [you] votre plus grande étendue
   *[other] la plus grande étendue { OF($rival) }
  } compte { $largest }, au lieu de { $played_largest }
reasons-toll = { $rival-is ->
    [you] vous pouvez
   *[other] { $rival } peut
  } s’attendre à { $who-is ->
    [you] vous payer { $ours }
   *[other] payer { $ours } à { $who }
  } par le chemin le moins cher, au lieu de { $played_ours }
reasons-passage = { $rival-is ->
    [you] votre marche
   *[other] la marche { OF($rival) }
  } { $who-is ->
    [you] vous rapporte { $ours } en moyenne
   *[other] rapporte { $ours } en moyenne à { $who }
  }, au lieu de { $played_ours }
reasons-trap = { $rival-is ->
    [you] on peut vous envoyer
   *[other] on peut envoyer { $rival }
  } sur un chemin qui { $who-is ->
    [you] vous rapporte { $ours } en moyenne
   *[other] rapporte { $ours } en moyenne à { $who }
  }, au lieu de { $played_ours }
reasons-fare = { $rival-is ->
    [you] votre marche
   *[other] la marche { OF($rival) }
  } coûte { $expected } en moyenne, au lieu de { $played_expected }
reasons-gift = { $rival-is ->
    [you] votre prochain tapis
   *[other] le prochain tapis { OF($rival) }
  } peut gagner { $squares } cases en moyenne, au lieu de { $played_squares }
reasons-tax = { $rival-is ->
    [you] vous pouvez
   *[other] { $rival } peut
  } s’attendre à payer { $expected } par le chemin le moins cher, au lieu de { $played_expected }
reasons-feeds = la marche { $rival-is ->
    [you] vous rapporte { $paid } en moyenne
   *[other] rapporte { $paid } en moyenne à { $rival }
  }, au lieu de { $played_paid }
reasons-landing = le tapis après la marche peut gagner { $squares } cases en moyenne, au lieu de { $played_squares }
reasons-chase = le tapis après la marche peut prendre en moyenne { $squares } cases { $rival-is ->
    [you] à vous
   *[other] à { $rival }
  }, au lieu de { $played_squares }
reasons-reply = { $rival-is ->
    [you] votre prochain tapis
   *[other] le prochain tapis { OF($rival) }
  } peut couvrir en moyenne { $covered } { $who-is ->
    [you] de vos cases
   *[other] des cases { OF($who) }
  }, au lieu de { $played_covered }
reasons-race = { $who-is ->
    [you] vous en êtes
   *[other] { $who } en est
  } à { $own } et { $rival-is ->
    [you] vous
   *[other] { $rival }
  } à { $theirs }, au lieu de { $played_own } et { $played_theirs }
reasons-finish = { $who-is ->
    [you] vous gagnez
   *[other] { $who } gagne
  } dans { $rolls } cas sur 6, au lieu de { $played_rolls }
reasons-hold = quoi que { $rival-is ->
    [you] vous fassiez
   *[other] fasse { $rival }
  }, { $who-is ->
    [you] vous gagnez
   *[other] { $who } gagne
  } dans { $rolls } cas sur 6, au lieu de { $played_rolls }
reasons-lead = { $who-is ->
    [you] vous pouvez
   *[other] { $who } peut
  } prendre la tête dans { $rolls } cas sur 6, au lieu de { $played_rolls }
reasons-rent = les autres { $who-is ->
    [you] vous doivent { $ours } en moyenne par case
   *[other] doivent { $ours } en moyenne par case à { $who }
  }, au lieu de { $played_ours }
reasons-dues = une case { $who-is ->
    [you] vous coûte { $expected } en moyenne
   *[other] coûte { $expected } en moyenne à { $who }
  }, au lieu de { $played_expected }
reasons-ways = { $rival-is ->
    [you] vous pouvez
   *[other] { $rival } peut
  } s’attendre à { $who-is ->
    [you] vous payer { $ours }
   *[other] payer { $ours } à { $who }
  } en moyenne sur tous les chemins, au lieu de { $played_ours }
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] vous gagnez
       *[other] { $who } gagne
      } { $own } à { $theirs }
    [tied_won] { $who-is ->
        [you] vous égalisez
       *[other] { $who } égalise
      } à { $own } et { $who-is ->
        [you] gagnez
       *[other] gagne
      } aux dirhams
    [shared] { $who-is ->
        [you] vous partagez
       *[other] { $who } partage
      } la victoire à { $own }
   *[lost] { $who-is ->
        [you] vous finissez
       *[other] { $who } finit
      } à { $own }
  } ; avec le choix joué, { $played_outcome ->
    [won] { $who-is ->
        [you] vous ne gagnez
       *[other] { $who } ne gagne
      } que { $played_own } à { $played_theirs }
    [tied_won] { $who-is ->
        [you] vous égalisez
       *[other] { $who } égalise
      } à { $played_own }
    [shared] la victoire est partagée à { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] vous égalisez
       *[other] { $played_rival } égalise
      } à { $played_theirs } et { $played_rival-is ->
        [you] gagnez
       *[other] gagne
      } aux dirhams
   *[lost] { $played_rival-is ->
        [you] vous gagnez
       *[other] { $played_rival } gagne
      } { $played_theirs } à { $played_own }
  }
reasons-risk = la marche coûte { $expected } en moyenne, au lieu de { $played_expected } ({ $played_highest } dans { $played_rolls } cas sur 6)
reasons-purse = la bourse se vide dans { $ruin } cas sur 6, au lieu de { $played_ruin }
