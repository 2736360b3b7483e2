### The analysis board.

analysis-title = Plateau d’analyse
analysis-ranked = Les choix, le meilleur d’abord
analysis-outcomes = Ce qui peut arriver
analysis-weighing = Évaluation de chaque choix…
analysis-failed = Les choix n’ont pas pu être classés.

analysis-due-orient =
    { $who-is ->
        [you] Vous tournez Assam
       *[other] { $who } tourne Assam
    }

analysis-due-roll =
    { $who-is ->
        [you] Vous lancez le dé
       *[other] { $who } lance le dé
    }

analysis-due-lay =
    { $who-is ->
        [you] Vous posez un tapis
       *[other] { $who } pose un tapis
    }

analysis-due-turn =
    { $who-is ->
        [you] Vous tournez Assam à la fin
       *[other] { $who } tourne Assam à la fin
    }

analysis-due-deal =
    { $who-is ->
        [you] Votre premier tapis est tiré
       *[other] Le premier tapis pour { $who } est tiré
    }

analysis-due-draw =
    { $who-is ->
        [you] Votre tapis suivant est tiré
       *[other] Le tapis suivant pour { $who } est tiré
    }

analysis-due-over = La partie est finie

analysis-ways-left = À gauche
analysis-ways-ahead = Tout droit
analysis-ways-right = À droite

analysis-roll = Un lancer de { $steps }

analysis-draw = { $colour } est tiré

analysis-chance = de gagner
analysis-exactly = exactement

analysis-costs = { $share } de moins

analysis-equal = aussi bon
analysis-best = le meilleur

analysis-all = Montrer les { $count }

analysis-fewer = Les meilleurs seulement
analysis-rollForMe = Lancer
analysis-drawForMe = Tirer
analysis-toMove = À qui de jouer

analysis-play = Jouer { $choice }

analysis-layThere = Poser sur { $place }

analysis-worth = { $rank } sur { $of }, { $win } de gagner, { $score }

analysis-choices = Les choix sur le plateau
analysis-back = Un coup en arrière
analysis-forward = Un coup en avant
analysis-first = Au début
analysis-tree = Ce qui a été essayé
analysis-comment = Commentaire sur ce coup
analysis-save = Enregistrer dans un fichier
analysis-open = Ouvrir un fichier

analysis-spread = score { $score } ± { $spread }

analysis-about = { $score } ± { $spread }

analysis-chances = Chances de gagner
analysis-depth = Profondeur
analysis-depths-quick = Rapide
analysis-depths-standard = Tous les choix
analysis-position = Position
analysis-paste = Une position en notation
analysis-set = Installer
analysis-copy = Copier
analysis-copied = Copié.

analysis-cannot = Impossible : { $why }

analysis-playOn = Jouer la suite
analysis-playOnNote = Une nouvelle partie depuis cette position, avec ses propres dés.
analysis-sameDice = Avec les mêmes dés
analysis-sameDiceNote = Une nouvelle partie depuis cette position : chaque tour retrouve le lancer qu’il avait.
analysis-seat = Vous jouez
analysis-level = Les autres sont
analysis-begin = Continuer
analysis-edit = Composer une position
analysis-done = Terminé
analysis-tools = Ce que fait un clic
analysis-tool-whole = Poser un tapis entier
analysis-tool-half = Poser un demi-tapis
analysis-tool-clear = Vider une case
analysis-tool-assam = Y mettre Assam
analysis-colour = Couleur

analysis-secondHalf = Maintenant l’autre moitié, à côté de { $square }.

analysis-clicking-whole = Choisissez deux cases voisines, l’une après l’autre.
analysis-clicking-half = Choisissez la case où se voit un demi-tapis.
analysis-clicking-clear = Choisissez la case à vider.
analysis-clicking-assam = Choisissez la case où se tient Assam.
analysis-byName = Par le nom d’une case
analysis-squareName = Case
analysis-heading = Assam regarde
analysis-dirhams = Dirhams
analysis-rugs = Tapis restants
analysis-nextRug = Prochain tapis
analysis-toDraw = pas encore tiré

analysis-purse = { $who } : dirhams

analysis-stockOf = { $who } : tapis { $colour } restants

analysis-top = { $who } : prochain tapis

analysis-turnIs = C’est à { $who } de jouer

analysis-turnOf = Tour
analysis-cancel = Annuler
analysis-step = Prochaine étape
analysis-steps-orient = tourner Assam
analysis-steps-roll = le lancer
analysis-steps-lay = un tapis
analysis-steps-turn = tourner Assam à la fin
analysis-players = Marchands
analysis-empty = Vider le marché

analysis-count = { $players } marchands

analysis-game = Retour à la partie

analysis-square = { $square } : { $what }

analysis-copyLink = Copier le lien
analysis-linkCopied = Le lien est copié : position et coups.
analysis-rules = Règles
analysis-asPrinted = Règles de l’édition
analysis-choosePrinting = Choisissez une édition
analysis-rollout-out = Simuler
analysis-rollout-stop = Arrêter
analysis-rollout-note = Joue chaque choix jusqu’à la fin de la partie, avec les mêmes dés pour tous.
analysis-rollout-beginning = Les premières parties se jouent…
analysis-rollout-by = Joué par
analysis-rollout-players-network = Réseau du maître
analysis-rollout-players-greedy = Apprenti
analysis-rollout-queue =
    { $before ->
        [one] { $before } autre demande passe avant.
       *[other] { $before } autres demandes passent avant.
    }
analysis-rollout-loss = −{ $loss } ± { $error }
analysis-rollout-played = { $games } parties jouées sur { $total }.
analysis-rollout-pale = Les barres pâles étaient l’estimation d’avant ; elles se resserrent sous vos yeux.
analysis-rollout-decided = Décidé : { $choice } est le meilleur choix, le suivant est à { $loss }.
analysis-rollout-tooClose = Trop serré pour trancher : à trois erreurs types, rien ne distingue le meilleur choix.
analysis-rollout-stopped = Arrêté avant d’être décidé : rien ne distingue encore le meilleur choix.
