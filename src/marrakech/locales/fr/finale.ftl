### The end of a game.

over-eyebrowLast = Il ne reste qu’un marchand

over-wins =
    { $who-is ->
        [you] Le marché est à vous
       *[other] { $who } emporte le marché
    }

over-shared = { $names } se partagent le marché

over-yours =
    Vous finissez { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $place }
    } avec { $score }.

over-youOut = Vous n’avez pas pu payer et avez quitté le marché.
over-turned = Comment tout a tourné
over-curveChances = chances de gagner
over-curveScores = scores

over-curveText = { part-subject } : { $values }

over-roundOne = Manche 1

over-turning = Manche { $round } : la place des tapis.

over-turningPaid =
    Manche { $round } : { $to-is ->
        [you] { $from } vous paie { $paid }.
       *[other] { $from-is ->
            [you] vous payez { $paid } à { $to }.
           *[other] { $from } paie { $paid } à { $to }.
        }
    }

over-account = { $start } au départ, dés { $luck }, ses choix { $own }, choix des autres { $others }, notre erreur { $error }
over-picture = Une image du marché et du score, avec un lien pour revoir la partie.

over-beat =
    { $who-is ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

over-saved = L’image est enregistrée.
over-linkCopied = Le lien vers la partie rejouée est copié.
over-frameCopied = Le cadre est copié : collez-le dans votre page.
over-sheet = Partager le marché
over-sheetNote = Une image du plateau à la fin, avec un lien pour revoir la partie.
over-named = Noms
over-unnamed = Marchands seulement
over-namedNote = « Vous » ne figure jamais sur une image : pour tous, { $name } est { $name }.
over-unnamedNote = Seuls les marchands sont nommés.
over-copyLink = Copier le lien
over-copyFrame = Copier un cadre pour votre site
over-savePicture = Enregistrer l’image
over-saveFilm = Enregistrer la partie en film
over-filming = { $done } images sur { $of }
over-stopFilm = Arrêter
over-filmFailed = Le film n’a pas pu être fait.
over-posterBy = { $name } gagne de { number }
over-posterWins = { $name } gagne le marché
over-posterDay = Après { $rounds } manches, { $day }
over-ranking = Classement

over-place = Place { $place }

over-outNote = éliminé
over-keyDirhams = dirhams en bourse
over-keySquares = cases visibles
over-keyParts = D’où viennent les points : la somme fait le score
over-again = Rejouer
over-review = Analyser la partie
over-replay = Revoir la partie
over-share = Partager
over-download = Télécharger
over-verify = Vérifier les dés
over-byHand = Les dés ont été lancés à la main, à une vraie table.
over-verifying = Vérification…
over-verified = Les dés sont honnêtes : chaque lancer découle du secret scellé avant le premier.
over-notVerified = Les dés ne correspondent pas au sceau.
over-checks-commitment = Le secret est bien celui qui fut scellé
over-checks-rolls = Chaque lancer en découle
over-checks-piles = Les piles en découlent
over-checks-numbers = Vos propres nombres ont été utilisés
over-seal = Sceau
over-secret = Secret
over-board = Voir le plateau

over-thoughts = Ce que pensaient les robots
over-even-up = À forces égales : la prochaine fois, { $name } joue un peu mieux.
over-even-down = À forces égales : la prochaine fois, { $name } joue un peu moins bien.
over-even-same = À forces égales : la prochaine fois, { $name } joue comme cette fois.
