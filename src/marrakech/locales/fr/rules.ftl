### The rules page.

rules-title = Comment on joue à Marrakech
rules-intro = Vous vendez des tapis. Assam, l’intendant du marché, se promène parmi eux. Qui l’envoie sur le tapis d’un autre paie.
rules-choose = Règles de l’édition
rules-inForce = Cette partie se joue selon
rules-sections-aim-title = Le but
rules-sections-aim-text = Quand le dernier tapis est posé, chaque dirham de votre bourse et chaque case visible à vos couleurs valent un point. Le plus de points l’emporte ; à égalité, la bourse la plus pleine ; sinon la place est partagée.
rules-sections-preparation-title = Avant le premier tour
rules-sections-preparation-text = Assam se tient sur la case du milieu. Chacun part avec 30 dirhams : cinq pièces de 1 et cinq de 5. À quatre, 12 tapis chacun, d’une couleur ; à trois, 15. On joue dans le sens des aiguilles d’une montre.
rules-sections-preparation-more = À deux, chacun a 24 tapis, 12 de chacune de deux couleurs, mêlés en une pile et posés dans son ordre. Tous deux voient le tapis du dessus, personne ce qu’il y a dessous. Une étendue est d’une seule couleur, et aucune de vos deux couleurs ne vous coûte rien.
rules-sections-turn-title = 1. Orienter
rules-sections-turn-text = Avant le dé, tournez Assam d’un quart à gauche ou à droite, ou laissez-le ainsi. Jamais un demi-tour.
rules-sections-walk-title = 2. Marcher
rules-sections-walk-text = Le dé porte 1, 2, 2, 3, 3 et 4. Assam avance d’autant de cases, tout droit.

rules-sections-walk-more =
    { $edge ->
        [mosaics] Au bord, un demi-cercle de mosaïque le ramène sur la ligne voisine. Dans deux coins, la grande mosaïque le rend à la case qu’il quittait, tourné d’un quart. La mosaïque ne coûte aucun pas ; la case où il revient en est un.
       *[arrows] Au bord, une flèche le ramène sur la ligne voisine. Dans deux coins, la grande flèche le rend à la case qu’il quittait, tourné d’un quart. La flèche ne coûte aucun pas ; la case où il revient en est un.
    }

rules-sections-pay-title = 3. Payer la dîme
rules-sections-pay-text = S’il s’arrête sur le tapis d’un autre marchand, vous lui devez la dîme : un dirham par case de l’étendue où il se tient. Une étendue, ce sont toutes les cases visibles de cette couleur qui se touchent par un côté ; les coins ne comptent pas, la case d’Assam compte.
rules-sections-pay-more = Le sol nu, vos propres tapis et ceux d’un joueur éliminé ne coûtent rien.
rules-sections-lay-title = 4. Poser un tapis
rules-sections-lay-text = Un tapis couvre deux cases côte à côte. Une moitié touche par un côté la case d’Assam ; l’autre est à côté de la première. Sa propre case reste libre.
rules-sections-lay-more = Il peut couvrir du sol nu, une moitié de tapis et du sol nu, ou des moitiés de deux tapis différents. Jamais d’un coup les deux moitiés visibles d’un même tapis. Un tapis déjà à demi caché peut perdre le reste.
rules-sections-end-title = La fin
rules-sections-end-text = La partie finit avec le dernier tapis, ou dès qu’il ne reste qu’un marchand.
rules-outTitle = Quand on ne peut pas payer
rules-out = On donne ce qu’on a et l’on est éliminé : les tapis en main retournent dans la boîte, ceux du plateau restent, ne coûtent rien et ne comptent pour personne. On ne pose pas de tapis.
rules-playsOn = On donne ce qu’on a et l’on continue.
rules-playsOnNote = Cette feuille n’en dit rien ; c’est notre décision.
rules-variantTitle = La variante : le quart de tour final
rules-variant = On n’oriente pas Assam avant le dé mais après avoir posé son tapis : un quart à gauche ou à droite, et le marchand suivant doit aller par là.
rules-variantNone = Cette feuille n’a pas de variante.

rules-pictures-walk =
    { $edge ->
        [mosaics] Autour d’un demi-cercle, et autour de la grande mosaïque du coin.
       *[arrows] Autour d’une flèche, et autour de la grande flèche du coin.
    }

rules-pictures-pay = Assam s’est arrêté sur l’indigo : quatre cases, quatre dirhams. L’indigo de droite n’en touche aucune par un côté.
rules-pictures-cut = Un tapis en travers coupe une étendue : Assam sur le safran coûte quatre, et non six.
rules-pictures-legal = Permis
rules-pictures-illegal = Interdit
rules-pictures-bare = Deux cases nues.
rules-pictures-half = Une case nue et une moitié de tapis.
rules-pictures-two = Les moitiés de deux tapis différents.
rules-pictures-assam = Sous Assam.
rules-pictures-away = Loin d’Assam : aucune moitié ne touche sa case.
rules-pictures-whole = Les deux moitiés d’un même tapis d’un coup.
rules-printings = Les éditions comparées
rules-printingsNote = Le même jeu a été imprimé plusieurs fois. Là où une feuille se tait, nous disons ce que nous faisons.
rules-table-rugs = Tapis dans la boîte
rules-table-edge = Autour du bord
rules-table-insolvency = Ne peut tout payer
rules-table-variant = Quart de tour final
rules-table-two = À deux
rules-table-starter = Qui commence
rules-rugsUnknown = non imprimé

rules-rugs = { $rugs } ({ $sets })

rules-edge-mosaics = mosaïques
rules-edge-arrows = flèches
rules-insolvency-out = éliminé
rules-insolvency-plays_on = donne ce qu’il a, continue
rules-variants-yes = proposé
rules-variants-no = non imprimé
rules-two-two_colours = 24 tapis de deux couleurs
rules-two-one_colour = ou 15 d’une couleur
rules-starter-holiday = le dernier en vacances au Maroc
rules-starter-decide = les joueurs décident
rules-starter-not_printed = non imprimé
rules-ours = notre décision
rules-printed = imprimé
rules-none = sans objet
rules-rulingsTitle = Ce que les feuilles laissent ouvert
rules-rulingsNote = Par édition : où la feuille le dit, et où c’est notre décision.
rules-point = Point
rules-rulings-shared-title = Places partagées
rules-rulings-shared-text = À score et bourse égaux, on partage la place.
rules-rulings-whole-title = Son propre tapis entier
rules-rulings-whole-text = Les feuilles interdisent de couvrir d’un coup un tapis adverse entier et ne citent que des moitiés de tapis différents ; nous l’interdisons aussi pour les siens. Une règle maison le permet.
rules-rulings-begins-title = Qui commence
rules-rulings-begins-text = Qui prépare la partie choisit qui commence ; sinon, c’est la place 1.
rules-rulings-top-title = Le dessus de la pile
rules-rulings-top-text = À deux, tous deux voient le premier tapis de chaque pile, et personne ce qu’il y a dessous.
rules-rulings-order-title = L’ordre de la pile
rules-rulings-order-text = Les tapis se posent dans l’ordre de la pile.
rules-rulings-twelve-title = Douze de chaque couleur
rules-rulings-twelve-text = À deux, les 24 tapis sont 12 de chaque couleur.
rules-rulings-insolvent-title = Qui ne peut payer
rules-rulings-insolvent-text = Là où la feuille se tait, on donne ce qu’on a et l’on continue.
rules-rulings-exact-title = Payer tout juste
rules-rulings-exact-text = Qui peut tout payer reste, même la bourse vide.
rules-rulings-ranked-title = Rang des éliminés
rules-rulings-ranked-text = Les éliminés passent après tous ceux qui sont restés, le dernier éliminé avant le premier.
rules-rulings-noRug-title = Éliminé, pas de tapis
rules-rulings-noRug-text = Le tour de qui est éliminé s’arrête là : pas de tapis, et dans la variante pas de quart de tour.
rules-rulings-variant-title = Premier tour de la variante
rules-rulings-variant-text = Assam regarde vers le nord ; personne ne l’a encore tourné.
rules-rulings-short-title = La série courte
rules-rulings-short-text = Une série n’a que 12 tapis ; chez nous l’amande, si bien qu’à trois on joue les trois autres.
rules-rulings-preparation-title = Préparation
rules-rulings-preparation-text = Assam au milieu, 30 dirhams, 12 ou 15 tapis, sens des aiguilles d’une montre. Suleika n’imprime ni préparation ni contenu ; nous prenons ceux des autres feuilles.
rules-learn = Plutôt apprendre en jouant ? Quelques étapes, cinq minutes.
rules-print = Imprimer ces règles
