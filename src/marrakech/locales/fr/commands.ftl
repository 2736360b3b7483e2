### Ce que les commandes `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` et `play` écrivent et refusent.

## replay

commands-replay-title = { $title }, { $players } joueurs
commands-replay-after = Après le tour { $turn }
commands-replay-at = Tour { $turn } : coup { $move } sur { $moves }
commands-replay-start = Le début.
commands-replay-drawing = Dessin
commands-replay-needs = Une image animée demande deux paquets de plus : pip install "marrakech[{ $extra }]"
commands-replay-written = { $file } : { $pictures } images
commands-replay-keys = Droite, gauche : un coup. Bas, haut : un tour. g, G : début, fin. q : sortir.

## show

commands-show-drawn = dessiné dans { $file }
commands-show-noGame = une position est un seul moment ; --at demande un fichier de partie
commands-show-turns = la partie a { $last } tours ; --at en nomme un de 0 à { $last }

## analyse

commands-analyse-over = la partie est finie : il n’y a plus rien à choisir
commands-analyse-choice = choix
commands-analyse-column = { $told ->
    [chance] probabilité
   *[cost] coûte
  }
commands-analyse-exact = { $what }, exact
commands-analyse-best = meilleur
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = parties
commands-rollout-behind = derrière le meilleur
commands-rollout-guess = estimé avant
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Parties simulées
commands-rollout-played = { $games } parties de chaque choix encore en lice, jouées jusqu’au bout par { $player ->
    [network] le réseau, un tour à l’avance
   *[other] { $player }
  }, graine { $seed }. ± est une erreur type ; ? ne se distingue pas du meilleur.
commands-rollout-decided = Décidé : { $choice } est le meilleur, { $other } est derrière de { $loss } ±{ $error }.
commands-rollout-tied = Trop serré pour trancher : à { $errors } erreurs types, rien ne distingue { $choices }.
commands-rollout-only = Un seul choix simulé ({ $choice }) : rien à quoi le comparer.
commands-rollout-nothing = il n’y a rien à choisir ici : donnez une position où un joueur tourne Assam ou pose un tapis
commands-rollout-unknown = { $choice } n’est pas un choix ici ; il y a { $choices }
commands-rollout-none = arrêté avant la fin de la première série : rien à dire encore
commands-rollout-exact = Ici, chaque choix est calculé exactement : l’estimation d’avant est donc exacte. Les parties disent ce qui en résulte si tous continuent comme indiqué.

## stats

commands-stats-line = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $won } gagnées, hasard { $luck } par partie, { $lost } perdus par décision (n = { $decisions })

## dataset

commands-dataset-games = dites combien de parties il faut, par exemple --games 1000, ou vérifiez celles qui existent, par exemple --check 1000
commands-dataset-either = --check et --again ne jouent rien de nouveau : retirez --games
commands-dataset-making = Parties en cours
commands-dataset-counting = Comptage
commands-dataset-checking = Parties rejouées selon les règles
commands-dataset-resumed = { $done } parties sur { $games } sont déjà là.
commands-dataset-stopped = Interrompu ; la même commande reprend ici.
commands-dataset-made = { $folder } : parties { $games }, décisions { $choices }, fichiers { $shards } ; README.md décrit les données.
commands-dataset-checked = Vérifié : parties { $games }, décisions { $choices }. Tout est conforme aux règles.
commands-dataset-again = { $same ->
    [yes] Le morceau { $shard }, refait, est identique au bit près.
   *[no] Le morceau { $shard }, refait, n’est PAS identique.
  }

## puzzles

commands-puzzles-none = le problème { $name } n’existe pas ; voyez `marrakech puzzles list`
commands-puzzles-option = { $choice }  gagne { $share } ±{ $error }
commands-puzzles-missed = ({ $playouts } simulations chacun ; manqué par { $bots })
commands-puzzles-solved = (résolu exactement ; manqué par { $bots })
commands-puzzles-empty = il n’y a pas de problème à vérifier

## verify

commands-verify-answer = { $ok ->
    [yes] oui
   *[no] NON
  }
commands-verify-what = { $what ->
    [commitment] Le secret est bien celui qui a été scellé avant le premier lancer
    [rolls] Chaque lancer du dé découle du secret
   *[piles] Chaque tapis tiré d’une pile découle du secret
  }
commands-verify-wrong = (sauf : { $what ->
    [rolls] tour
   *[piles] joueur
  } { $numbers })
commands-verify-fair = Les dés étaient justes.
commands-verify-unfair = Les dés n’étaient pas justes, ou le fichier a été modifié.

## Fichiers et places

commands-files-none = aucune partie n’est encore enregistrée dans
commands-files-directory = il faut un fichier de partie, pas un dossier
commands-files-unnamed = (sans nom)
commands-files-missing = ce fichier n’existe pas
commands-files-exists = il existe déjà ; reprenez-le avec --resume { $file }
commands-seats-form = une place est you, you:NOM, bot ou bot:NIVEAU, comme bot:merchant, et non { $seat }
commands-seats-bots = jusqu’à { $most } robots peuvent jouer contre vous, pas { $bots } ; pour une partie entre robots, nommez chaque place : --seat bot --seat bot
commands-seats-players = on ne joue pas à { $players } ; les choix sont 2, 3 ou 4
commands-seats-taken = { $seats } places sont prises, mais { $players } joueurs sont demandés
commands-seats-number = on joue de 2 à { $most }, et cela fait { $seats }
commands-seats-program = la place { $seat } du fichier est pour un programme, { $program } ; pour le lancer, ou pour en asseoir d’autres, nommez chaque place avec --seat

## learn

commands-learn-few = Comment jouez-vous ? { $games } parties jusqu’ici, il en faut { $fewest } : avec moins, ce ne serait qu’une supposition.
commands-learn-like = Vous jouez comme un { $level ->
    [novice] novice
    [apprentice] apprenti
    [merchant] marchand
   *[master] maître
  }.
commands-learn-between = Entre un { $low ->
    [novice] novice
    [apprentice] apprenti
    [merchant] marchand
   *[master] maître
  } et un { $high ->
    [novice] novice
    [apprentice] apprenti
    [merchant] marchand
   *[master] maître
  } : il faudra d’autres parties.
commands-learn-range = Neuf fois sur dix entre { $low } et { $high } sur l’échelle du novice 1 au maître 4, le plus probable étant { $middle } ; d’après ce que vos choix ont coûté en { $games } parties.
commands-learn-back = { $count ->
    [0] Aucune de vos erreurs n’est de retour
    [1] Une de vos erreurs est de retour
   *[other] { $count } de vos erreurs sont de retour
  } ; { $waiting } attendent leur jour.
commands-learn-mistake = Tour { $round } avec { $against } : a coûté { $loss } ; résolue { $right } fois sur 3
commands-learn-none = Il n’y a rien à résoudre aujourd’hui.
commands-learn-choices = Choix : { $choices }
commands-learn-ask = Votre choix ?
commands-learn-legal = Un des choix ci-dessus, tel qu’il est écrit :
commands-learn-right = Juste.
commands-learn-wrong = Non : { $best } vaut mieux, et ceci coûte { $loss }.
