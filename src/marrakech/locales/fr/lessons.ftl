### Around the lessons.

lessons-step = Étape { $at } sur { $of }

lessons-extra = Supplément { $at } sur { $of }

lessons-part = partie { $at } sur { $of }

lessons-steps = Étapes de la leçon
lessons-squares = Cases du marché
lessons-arrows = Directions pour Assam
lessons-answers = Réponses
lessons-way-left = Le tourner à gauche
lessons-way-ahead = Le laisser ainsi
lessons-way-right = Le tourner à droite
lessons-way-behind = Lui faire faire demi-tour
lessons-assam = Assam

lessons-first = **{ $square }, bien.** L’autre moitié maintenant : une case à côté.

lessons-refused-assam = **Sous les pieds d’Assam :** il se tient sur { $assam }, et sa case reste libre.

lessons-refused-away = **Pas à côté d’Assam :** aucune moitié ne touche **{ $assam }**, où il se tient.

lessons-refused-whole = **Les deux moitiés d’un même tapis :** on ne peut jamais les couvrir d’un coup.

lessons-refused-far = **Trop loin d’Assam :** aucun tapis ayant une moitié ici ne touche **{ $assam }**, où il se tient.

lessons-refused-apart = **Pas côte à côte :** la seconde moitié d’un tapis est à côté de la première.

lessons-helps-assam = Les cases cerclées touchent la sienne. Partez de l’une d’elles.
lessons-helps-away = Les cases cerclées, elles, la touchent. Partez de l’une d’elles.
lessons-helps-whole = Une seule moitié peut être couverte, avec autre chose.
lessons-helps-far = Partez d’une case cerclée, ou d’une case voisine.
lessons-helps-apart = Choisissez de nouveau la première moitié.

lessons-counted = **{ $count } pour l’instant.** Continuez : toutes les cases qui comptent.

lessons-rules = Lire les règles
lessons-leave = Quitter
lessons-back = Retour
lessons-next = Suivant
lessons-last = Jouer
lessons-show = Montrez-moi
lessons-reached = atteint
lessons-open = à faire
lessons-voice = Anir dit
lessons-learn = Apprendre
lessons-doneTitle = Vous connaissez le jeu
lessons-doneText = Tourner, lancer, payer, poser : voilà un tour. Dans votre première partie, un mot d’aide accompagne chaque étape la première fois.
lessons-play = Jouer une première partie
lessons-playNote = Contre deux débutants, avec toutes les aides.
lessons-close = Fermer
lessons-terms-dirham = L’argent du marché. Une pièce d’argent vaut un dirham, une pièce d’or cinq ; chacun commence avec 30.
lessons-terms-quarter = Un quart de tour : à sa gauche ou à sa droite. Tout droit est le troisième choix ; le demi-tour n’est pas permis.
lessons-terms-mosaic = Le demi-cercle fait sortir Assam et le ramène sur la ligne voisine. Il ne coûte aucun pas.
lessons-terms-tithe = Ce que vous payez quand Assam s’arrête sur le tapis d’un autre : un dirham par case de l’étendue. Ici, quatre.
lessons-terms-region = Toutes les cases visibles d’une couleur qui se touchent par un côté. Un coin ne suffit pas.
lessons-moreTitle = Trois leçons de plus, si vous voulez
lessons-moreText = Elles ne servent que dans certaines parties.
lessons-again = Recommencer depuis le début
lessons-done = fait

lessons-purse = { $dirhams } + { $squares }

lessons-unknown = Cette leçon n’existe pas.
