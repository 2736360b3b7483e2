### Une analyse en mots : les lignes de `marrakech review`, et le fichier HTML qu’elle écrit.

report-title = Marrakech : l’analyse d’une partie
report-heading = Retour sur la partie
report-chances = Chances de gagner
report-turning = Tournants de la partie
report-each = La partie de chacun
report-marks = Un cercle numéroté est un tournant, un triangle un lancer qui vaut 5 % ou plus.
report-clean = Aucun choix n’a coûté à coup sûr 5 % de victoire.
report-moves = Chaque décision
report-marked = Un choix est marqué ? à partir de 2 points ou de 5 % de victoire, ?? à partir de 4 points ou de 10 %, jamais si son intervalle touche zéro.

report-moves-who = qui
report-moves-played = joué
report-moves-better = mieux
report-moves-rank = rang
report-moves-mark = marque
report-moves-points = points
report-moves-chance = de victoire
report-moves-sure = précision
report-moves-best = le meilleur
report-moves-exact = exact
report-moves-of = { $rank } sur { $options }

report-columns-points = points
report-columns-start = départ
report-columns-dice = dés
report-columns-luckier = plus chanceux que
report-columns-own = ses choix
report-columns-others = choix des autres
report-columns-error = notre erreur
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
report-cost = Tour { $turn }, { $who } : { $played } a coûté { $cost } de victoire et { $points } points ({ $sure }) ; { $better } valait mieux
report-because = { $said } : { $why }
report-hurt = Le lancer le plus cruel : tour { $turn }, { $who }, { $played } ({ $luck } ; probabilité { $odds })
report-depth = { $depth ->
    [quick] rapide
    [deep] profonde
   *[standard] standard
  } : { $turns } tours d’avance{ $playouts ->
    [0] {""}
   *[other] , { $playouts } simulations
  }
report-verdict = { $outcome ->
    [won] Gagné { $margin ->
        [0] aux dirhams
       *[other] de { $margin }
      }
    [lost] Perdu { $margin ->
        [0] aux dirhams
       *[other] de { $margin }
      }
    [shared] Première place partagée
    [leading] En tête de { $margin }
    [behind] Mené de { $margin }
   *[level] À égalité
  } avec { $result } points : { $start } au départ, dés { $luck }, ses choix { $own }, choix des autres { $others }, notre erreur { $error }.
report-said = { $who } : { $verdict }
report-inChances = chances de gagner de { $start } à { $result } : dés { $luck } (plus de chance que dans { $share } des parties), ses choix { $own }, choix des autres { $others }, notre erreur { $error }
report-perDecision = { $loss } perdus par décision ({ $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
  })
report-perDecision-like = { $lost }, joue comme { $level }

report-file = { $file } : { $players }
report-bad = { $file } n’a pas pu être lu : { $why }
report-written = écrit dans { $file }

## Le graphique de `marrakech stats`

report-plot-luck = Hasard cumulé
report-plot-loss = Perte par décision
