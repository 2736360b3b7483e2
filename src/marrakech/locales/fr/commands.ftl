### Ce que les commandes `replay`, `show`, `analyse`, `stats`, `puzzles`, `verify` et `play` écrivent et refusent.

## replay

commands-replay-title = { $title }, { $players } joueurs
commands-replay-after = Après le tour { $turn }
commands-replay-at = Tour { $turn } : coup { $move } sur { $moves }
commands-replay-start = Le début.
commands-replay-keys = Droite, gauche : un coup. Bas, haut : un tour. g, G : début, fin. q : sortir.

## show

commands-show-drawn = dessiné dans { $file }
commands-show-noGame = une position est un seul moment ; --at demande un fichier de partie
commands-show-turns = la partie a { $last } tours ; --at en nomme un de 0 à { $last }

## analyse

commands-analyse-over = la partie est finie : il n’y a plus rien à choisir
commands-analyse-line = { $choice }   gagne { $wins }   points { $scores }

## stats

commands-stats-line = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $won } gagnées, hasard { $luck } par partie, { $lost } perdus par décision (n = { $decisions })

## puzzles

commands-puzzles-none = le problème { $name } n’existe pas ; voyez `marrakech puzzles list`
commands-puzzles-option = { $choice }  gagne { $share } ±{ $error }
commands-puzzles-missed = ({ $playouts } simulations chacun ; manqué par { $bots })

## verify

commands-verify-answer = { $ok ->
    [yes] oui
   *[no] NON
  }
commands-verify-what = { $what ->
    [commitment] Le secret est bien celui qui était engagé avant le premier lancer
    [rolls] Chaque lancer du dé découle du secret
   *[piles] Chaque tapis tiré d’une pioche découle du secret
  }
commands-verify-wrong = (sauf : { $what ->
    [rolls] tour
   *[piles] joueur
  } { $numbers })
commands-verify-fair = Les dés étaient justes.
commands-verify-unfair = Les dés n’étaient pas justes, ou le fichier a été modifié.

## Fichiers et places

commands-files-none = aucune partie n’est encore sauvée dans
commands-files-directory = il faut un fichier de partie, pas un dossier
commands-files-unnamed = (sans nom)
commands-files-missing = ce fichier n’existe pas
commands-files-exists = il existe déjà ; continuez-le par --resume { $file }
commands-seats-form = une place est you, you:NOM, bot ou bot:NIVEAU, comme bot:merchant, et non { $seat }
commands-seats-bots = jusqu’à { $most } robots peuvent jouer contre vous, pas { $bots } ; pour une partie entre robots, nommez chaque place : --seat bot --seat bot
commands-seats-players = on ne joue pas à { $players } ; les choix sont 2, 3 ou 4
commands-seats-taken = { $seats } places sont prises, mais { $players } joueurs sont demandés
commands-seats-number = on joue de 2 à { $most }, et cela fait { $seats }
commands-seats-program = la place { $seat } du fichier est pour un programme, { $program } ; pour le lancer, ou pour en asseoir d’autres, nommez chaque place avec --seat
