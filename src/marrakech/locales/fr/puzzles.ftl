### Puzzles.

puzzles-title = Problèmes
puzzles-note = Un choix est nettement le meilleur.
puzzles-lede = Un choix est nettement le meilleur, et un marchand avide ne le voit pas.
puzzles-today = Problème du jour
puzzles-themes-purse = Sauver la bourse
puzzles-themes-walk = Le chemin bon marché
puzzles-themes-price = Le prix en vaut la peine
puzzles-themes-cut = Couper une étendue
puzzles-themes-safe = Mettre à l’abri
puzzles-themes-trap = Un piège pour Assam
puzzles-themes-region = Agrandir une étendue
puzzles-themes-spite = Contrarier le premier
puzzles-themes-squares = Gagner des cases
puzzles-themes-race = La course aux dirhams
puzzles-themes-corner = Le coin
puzzles-themes-last = Le dernier tapis
puzzles-themes-quiet = Un coup discret
puzzles-stars-1 = facile
puzzles-stars-2 = moyen
puzzles-stars-3 = difficile
puzzles-missed-1 = L’apprenti ne le trouve pas
puzzles-missed-2 = Le marchand ne le trouve pas
puzzles-missed-3 = Même le maître ne le trouve pas
puzzles-difficulty = Difficulté
puzzles-anyDifficulty = Toutes

puzzles-merchants = { $players } marchands

puzzles-byPlayers = Marchands
puzzles-anyPlayers = Peu importe
puzzles-filter = Thème
puzzles-all = Tous les thèmes
puzzles-solved = résolu
puzzles-rating = Classement
puzzles-inARow = De suite

puzzles-days =
    { $days ->
        [one] jour
       *[other] jours
    }

puzzles-tally = { $solved } sur { $of } résolus

puzzles-none = Aucun problème de ce genre.
puzzles-how-lay = Touchez une case en pointillé, puis sa voisine
puzzles-showMe = Montrez-moi
puzzles-thisWay = Par là
puzzles-onceMore = Encore une fois

puzzles-soItIs = C’est bien cela : { $choice }

puzzles-itWas = C’était { $choice }

puzzles-tried = Ce que vous avez essayé

puzzles-toWinBeside = { $tried } de chances de gagner, { $best } avec le meilleur choix

puzzles-because = Ici, { $why }.

puzzles-elsewhere = Ailleurs, { $why }.

puzzles-noReason = Rien ne s’y oppose dans l’immédiat : cela coûte plus tard.
puzzles-exact = Résolu exactement : chaque lancer et chaque réponse jusqu’à la fin.

puzzles-sampled = D’après { $games } parties de ce choix, jouées jusqu’à la fin avec les mêmes dés que les autres.

puzzles-searched = Calculé comme dans l’analyse de votre partie.
puzzles-next = Problème suivant
puzzles-list = Tous les problèmes
puzzles-analyse = Sur le plateau d’analyse
puzzles-failed = Les problèmes n’ont pas pu être chargés.
