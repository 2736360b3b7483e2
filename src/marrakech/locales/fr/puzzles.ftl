### Puzzles.

puzzles-title = Problèmes
puzzles-note = Un choix est nettement le meilleur, et un marchand avide ne le voit pas.
puzzles-today = Problème du jour
puzzles-themes-purse = Sauver la bourse
puzzles-themes-cut = Couper une zone
puzzles-themes-toll = Faire payer
puzzles-themes-region = Agrandir une zone
puzzles-themes-corner = Le coin
puzzles-themes-squares = Gagner des cases
puzzles-themes-quiet = Un coup discret
puzzles-goals-purse = Un chemin ménage votre bourse plus qu’il n’y paraît.
puzzles-goals-cut = Une zone mérite d’être coupée.
puzzles-goals-toll = La marche du prochain marchand peut coûter cher.
puzzles-goals-region = Votre zone peut grandir là où cela compte.
puzzles-goals-corner = Une mosaïque de coin a son mot à dire.
puzzles-goals-squares = Il y a des cases à gagner.
puzzles-goals-quiet = Peu de choses à saisir : ce qui compte vient plus tard.
puzzles-ratings-1 = facile
puzzles-ratings-2 = moyen
puzzles-ratings-3 = difficile
puzzles-missed-1 = L’apprenti ne le trouve pas
puzzles-missed-2 = Le marchand ne le trouve pas
puzzles-missed-3 = Même le maître ne le trouve pas
puzzles-rated = Difficulté
puzzles-anyRating = Toutes

puzzles-merchants = { $players } marchands

puzzles-filter = Thème
puzzles-all = Tous les thèmes
puzzles-solved = résolu

puzzles-streak =
    { $days ->
        [1] Résolu aujourd’hui
       *[other] Résolu, { $days } jours de suite
    }

puzzles-run =
    { $days ->
        [1] Un jour jusqu’ici
       *[other] { $days } jours de suite
    }

puzzles-tally = { $solved } sur { $of } résolus

puzzles-none = Pas encore de problème sur ce thème.

puzzles-task-lay = Où posez-vous votre tapis { $colour } ?

puzzles-task-orient = De quel côté pour Assam ?

puzzles-task-turn = De quel côté Assam doit-il regarder à la fin ?

puzzles-find-lay = Trouvez la place qui gagne le plus souvent
puzzles-find-orient = Trouvez le côté qui gagne le plus souvent
puzzles-find-turn = Trouvez le côté qui gagne le plus souvent
puzzles-how-lay = Choisissez un anneau sur le plateau, ou une place dans la liste.
puzzles-how-orient = Choisissez une flèche sur le plateau, ou un côté dans la liste.
puzzles-how-turn = Choisissez une flèche sur le plateau, ou un côté dans la liste.
puzzles-choose = Choisissez d’abord
puzzles-pick = Dans la liste

puzzles-lay = Poser { $place }

puzzles-turn = Tourner { $way }

puzzles-ahead = Laisser Assam ainsi
puzzles-right = C’est cela.

puzzles-wrong = Pas { $choice }.

puzzles-elsewhere-lay = Ailleurs,
puzzles-elsewhere-turn = D’un autre côté,
puzzles-tried = Essayé
puzzles-best = Le meilleur

puzzles-sampled = D’après { $playouts } parties simulées par choix.

puzzles-unknown = plus loin derrière
puzzles-toWin = de gagner
puzzles-again = Réessayer
puzzles-show = Montrer
puzzles-next = Problème suivant
puzzles-list = Tous les problèmes
puzzles-analyse = Analyser
puzzles-failed = Les problèmes ne peuvent pas être chargés.
puzzles-rivals = Par rapport à un marchand avide :
