### La partie dans le terminal : ce qu’elle montre, demande et répond. Sur 80 colonnes, le côté du plateau en a 28.

terminal-you = Vous
terminal-colour = { $colour ->
    [H] Henné
    [I] Indigo
    [S] Safran
   *[A] Amande
  }

## Les marchands à côté du plateau

terminal-out = élim.
terminal-left = { $purse ->
    [one] reste { $purse } dirham
   *[other] reste { $purse } dirhams
  }
terminal-worth = { $purse ->
    [one] { $purse } dirham
   *[other] { $purse } dirhams
  } + { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
terminal-toLay = { $rugs } tapis à poser
terminal-brief = { $purse } dh + { $squares } c., { $rugs } tapis
terminal-pile = dessus { $top } ({ $left })

## Titres et ce qui se passe

terminal-turn = Tour { $turn }
terminal-over = Partie finie
terminal-playing = { $who-is ->
    [you] C’est à vous...
   *[other] { $who } joue...
  }
terminal-leave = Une touche pour sortir.
terminal-pages = Espace, flèches : suite et retour. q : retour à la partie.
terminal-page = Une touche : retour à la partie.
terminal-tooSmall-needs = Il faut { $width } colonnes et { $height } lignes.
terminal-tooSmall-has = La fenêtre en a { $width } et { $height } : agrandissez-la, ou q pour sortir.
terminal-unreadable = Cela n’a pas pu être lu.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] éliminé
   *[no] { $dirhams } dirhams + { $squares } cases = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys } ; ? aide) :
terminal-way = { $who-is ->
    [you] À vous
   *[other] À { $who }
  } : dans quelle direction ?
terminal-end = Tournez Assam d’un quart{ $keep ->
    [yes] , ou laissez-le
   *[no] {""}
  }.
terminal-way-about = Direction
terminal-way-keys = flèches et Entrée, ou { $letters }
terminal-way-expected = { $keep ->
    [yes] g pour gauche, t pour tout droit ou d pour droite
   *[no] g pour gauche ou d pour droite
  }
terminal-words-way = { $turn ->
    [left] g gauche
    [right] d droite
   *[ahead] t tout droit
  }
terminal-turned = { $turn ->
    [left] à gauche
    [right] à droite
   *[ahead] tout droit
  }
terminal-heading = { $heading ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }
terminal-average = moyenne
terminal-roll = { $who-is ->
    [you] À vous
   *[other] À { $who }
  } : lancez le dé.
terminal-roll-about = Dé
terminal-roll-keys = Entrée lance le dé
terminal-roll-expected = Entrée ou l pour lancer le dé
terminal-words-roll = l lancer
terminal-lay = Posez un tapis { $colour ->
    [H] henné
    [I] indigo
    [S] safran
   *[A] amande
  }.
terminal-lay-about = Tapis
terminal-lay-keys = flèches et Entrée, { $last ->
    [1] 1
   *[other] 1 à { $last }
  }, ou { $rug }
terminal-lay-expected = un nombre de 1 à { $last }, ou deux cases comme { $rug }
terminal-lay-over = sur { $covered }
terminal-lay-bare = sol nu
terminal-noAnswer = Il faut une réponse : { $expected }.
terminal-wrongAnswer = { $answer } n’est pas une réponse ici : donnez { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Ce n’est pas permis : ce tapis couvrirait la case d’Assam.
        [away] Ce n’est pas permis : ce tapis ne touche par aucun côté la case d’Assam.
        [whole_rug] Ce n’est pas permis : les deux moitiés d’un tapis ne se couvrent pas d’un coup.
       *[other] Les règles ne permettent pas d’y poser un tapis.
    }
    [illegal_turn] Les règles ne permettent pas de tourner Assam ainsi.
    [wrong_step] C’est une autre étape du tour.
    [nothing_to_take_back] Il n’y a rien à reprendre.
    [not_casual] Cela ne va que dans une partie seul contre des robots.
    [game_over] La partie est finie.
    [level_not_ready] Ce robot n’est pas encore prêt.
   *[other] Ce n’est pas permis ici.
  }

## Commandes : les mots pour chacune, et ce qu’elles disent

terminal-words-help = ? aide
terminal-words-quit = q quitter
terminal-words-undo = r reprendre le coup
terminal-words-hint = c conseil
terminal-words-save = s sauvegarder
terminal-words-board = p plateau
terminal-words-rules = règles regles
terminal-commands = Commandes : c conseil, r reprendre le coup, p plateau, s FICHIER sauvegarder une copie, règles, q sauvegarder et quitter.
terminal-takenBack = Le coup est repris.
terminal-saved-always = La partie est sauvegardée dans { $file } à chaque coup ; s FICHIER en fait une copie.
terminal-saved-exists = { $file } existe et reste tel quel : donnez un autre nom.
terminal-saved-not = Pas sauvegardée dans { $file } : { $why }.
terminal-saved-there = Sauvegardée dans { $file }.
terminal-saved = La partie est sauvegardée. Pour continuer :

## Conseils

terminal-hint = Conseil : { $choice } : { $why }.
terminal-hint-by = ({ $bot } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } d’avance, { $positions } positions)
terminal-hint-wins = gagne dans { $share } des cas
terminal-hint-points = score attendu : { $points }
terminal-hint-only = il n’y a pas d’autre choix
terminal-hint-next = le choix suivant, { $choice } : { $share }
terminal-hint-close = vaut { $choice }
terminal-hint-better = vaut { $points } points de plus que le choix suivant, { $choice }

## Avant et après une partie

terminal-seat = { $name } : { $colours } ({ $kind })
terminal-both = { $one } et { $other }
terminal-here = à ce terminal
terminal-bot = robot, { $level ->
    [novice] novice
    [apprentice] apprenti
    [merchant] marchand
    [master] maître
   *[other] { $level }
  }
terminal-welcome = À chaque question : ? explique, q sauvegarde et quitte.
terminal-ready = Le maître se prépare : une demi-minute la première fois.
terminal-again = Pour la revoir, et vérifier ses dés :
