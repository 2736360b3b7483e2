### Une analyse en mots : les lignes de `marrakech review`, et le fichier HTML qu’elle écrit.

report-title = Marrakech : l’analyse d’une partie
report-heading = Retour sur la partie
report-chances = Chances de gagner
report-turning = Tournants de la partie
report-each = La partie de chacun
report-marks = Un cercle numéroté est un tournant, un triangle un lancer qui vaut 5 % ou plus.
report-clean = Aucun choix n’a coûté plus que l’erreur de l’évaluation.

report-columns-points = points
report-columns-start = départ
report-columns-dice = dés
report-columns-luckier = plus chanceux que
report-columns-own = ses choix
report-columns-others = choix des autres
report-columns-result = résultat
report-columns-loss = perte par décision
report-columns-decisions = décisions
report-columns-like = joue comme

report-turn = tour
report-progress = { $depth ->
    [quick] analyse rapide
    [deep] analyse profonde
   *[standard] analyse
  }
report-move = { $move ->
    [left] à gauche
    [ahead] tout droit
    [right] à droite
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Mieux
   *[played] Joué
  }, { $move }
report-toWin = { $chance } de gagner
report-like = { $bot ->
    [novice] le novice
    [greedy] l’apprenti
    [lookahead] le marchand
   *[master] le maître
  }
report-cost = Tour { $turn }, { $who } : { $played } a coûté { $cost } (points { $points }) ; { $better } valait mieux
report-because = { $said } : { $why }
report-hurt = Le lancer le plus cruel : tour { $turn }, { $who }, { $played } ({ $luck } ; probabilité { $odds })
report-depth = { $depth ->
    [quick] rapide
    [deep] profonde
   *[standard] standard
  } : { $turns } tours d’avance{ $playouts ->
    [0] {""}
   *[other] , { $playouts } simulations
  }
report-verdict = { $outcome ->
    [won] Gagné de { $margin }
    [lost] Perdu de { $margin }
    [shared] Première place partagée
    [leading] En tête de { $margin }
    [behind] Mené de { $margin }
   *[level] À égalité
  } : dés { $dice }, choix { $choices }.
report-said = { $who } : { $verdict }
report-inPoints = { $who } : { $result } points ; départ à { $start }, dés { $luck }, ses choix { $own }, ceux des autres { $others }
report-inChances = chances de gagner de { $start } à { $result } : dés { $luck } (plus de chance que dans { $share } des parties), ses choix { $own }, ceux des autres { $others }
report-perDecision = { $loss } perdus par décision ({ $decisions } décisions, { $mistakes } erreurs)
report-perDecision-like = { $lost }, joue comme { $level }

report-written = écrit dans { $file }

## Le graphique de `marrakech stats`

report-plot-luck = Hasard cumulé
report-plot-loss = Perte par décision
