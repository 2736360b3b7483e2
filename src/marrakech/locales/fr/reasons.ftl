### Ce qui parle pour le meilleur choix, comme partie d’une phrase : dans les analyses de la page, du terminal et des fichiers.

reasons-squares = { $who-is ->
    [you] vous montrez
   *[other] { $who } montre
  } { $own ->
    [one] { $own } case
   *[other] { $own } cases
  } et les autres { $others }, au lieu de { $played_own } et { $played_others }
reasons-region = { $who-is ->
    [you] votre
   *[other] sa
  } plus grande zone compte { $largest }, au lieu de { $played_largest }
reasons-cut = la plus grande zone des autres compte { $largest }, au lieu de { $played_largest }
reasons-toll = le suivant doit payer { $ours } { $who-is ->
    [you] à vous
   *[other] à { $who }
  } en moyenne par le chemin le moins cher, au lieu de { $played_ours }
reasons-risk = la marche coûte { $expected } en moyenne, au lieu de { $played_expected } ({ $played_highest } sur { $played_rolls } lancers de 6)
reasons-purse = la bourse est vidée sur { $ruin } lancers de 6, au lieu de { $played_ruin }
