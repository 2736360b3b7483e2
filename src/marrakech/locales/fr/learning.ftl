### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Mes progrès
learning-like-novice = Vous jouez comme un novice
learning-like-apprentice = Vous jouez comme un apprenti
learning-like-merchant = Vous jouez comme un marchand
learning-like-master = Vous jouez comme un maître

learning-between = Entre { $low } et { $high } : il faudra d’autres parties

learning-one-novice = un novice
learning-one-apprentice = un apprenti
learning-one-merchant = un marchand
learning-one-master = un maître

learning-measured = Mesuré d’après ce que vos choix ont coûté dans vos { $games } dernières parties, sans tenir compte des dés.

learning-ask = Comment jouez-vous ?

learning-askNote = Après { $games } parties, cette page le dit, avec une marge d’erreur honnête. Avec moins, ce ne serait qu’une supposition.

learning-range = Vous, neuf fois sur dix

learning-rangeSpoken = Vous, neuf fois sur dix, entre { $low } et { $high } sur l’échelle du novice 1 au maître 4 ; le milieu est { $middle }

learning-history = Vos { $games } dernières parties

learning-won = gagnée
learning-notWon = non gagnée

learning-ago = il y a { $games } parties

learning-last = dernière partie

learning-moved = L’évolution : de { $from } à { $to } sur l’échelle du novice 1 au maître 4

learning-fewGames = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, et nous en saurons plus

learning-counts = Contre des robots ou des amis, en direct ou sans hâte : chaque partie finie compte.
learning-never = Jamais joué ?
learning-lesson = La leçon dure cinq minutes.

learning-lookingBack = Retour sur vos parties : { $done } sur { $of }

learning-notNow = Impossible de revenir sur vos parties pour le moment ; ce qui est déjà connu reste.

learning-back =
    { $count ->
        [1] Une de vos erreurs est de retour
        [2] Deux de vos erreurs sont de retour
        [3] Trois de vos erreurs sont de retour
        [4] Quatre de vos erreurs sont de retour
        [5] Cinq de vos erreurs sont de retour
       *[other] { $count } de vos erreurs sont de retour
    }

learning-backNote = Tirées de vos parties. Résolue trois fois, une erreur disparaît.

learning-waiting =
    { $count ->
        [one] Une de vos erreurs attend son jour
       *[other] { $count } de vos erreurs attendent leur jour
    }

learning-nextOn = La prochaine revient le { $date }.

learning-todays = Le problème du jour
learning-todaysNote = Aucune de vos erreurs n’est de retour aujourd’hui.
learning-easy = Trois faciles pour commencer
learning-easyNote = Un emplacement est nettement le meilleur. Trouvez-le.

learning-solve =
    { $count ->
        [1] La résoudre
        [2] En résoudre deux
        [3] En résoudre trois
       *[other] Les résoudre
    }

learning-task-lay = Poser un tapis
learning-task-orient = Tourner Assam
learning-task-turn = Tourner Assam

learning-where = Tour { $round } avec { $against }, { $date }

learning-gaveAway = a coûté { $percent } sur 100

learning-missedBefore =
    { $times ->
        [1] manquée une fois déjà
        [2] manquée deux fois déjà
       *[other] manquée { $times } fois déjà
    }

learning-rightSoFar =
    { $right ->
        [0] Pas encore résolue
        [1] Résolue une fois sur trois
       *[other] Résolue deux fois sur trois
    }

learning-mistake = Votre erreur
learning-gone = Celle-ci a disparu pour de bon.
learning-backTo = Mes progrès
learning-nextMistake = Erreur suivante
learning-rating = Classement aux problèmes

learning-afterPuzzles = après { $puzzles } problèmes

learning-thisWeek = { $change } cette semaine

learning-days = Jours de suite
learning-solvedOn = résolu
learning-notSolvedOn = non résolu
learning-keep = Tout ceci n’est gardé que sur cet appareil.
learning-export = Enregistrer dans un fichier
learning-import = Ouvrir un fichier
learning-imported = Le contenu du fichier a été ajouté à ce qui était ici.
learning-badFile = Ce n’est pas un fichier d’apprentissage : choisissez-en un enregistré ici ou par « marrakech learn ».
learning-unknown = Cette erreur n’est pas gardée sur cet appareil, ou elle a disparu.
learning-playOne = Jouer une partie
