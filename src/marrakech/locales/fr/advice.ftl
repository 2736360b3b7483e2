### What bots do and advise.

advice-levels-novice = Regarde ce que coûte un trajet et comment grandit son tapis, ne voit pas ce qu’il couvre et se trompe souvent.
advice-levels-apprentice = Tire le meilleur parti de son tour et se trompe parfois ; ne regarde pas où ira Assam ensuite.
advice-levels-merchant = Calcule son tour et la réponse du joueur suivant, et se trompe rarement.
advice-levels-master = A appris, au fil de très nombreuses parties, ce que vaut un marché, et voit plus loin.
advice-levels-even = Joue aussi bien que vous : un peu mieux après chaque partie que vous gagnez, un peu moins bien après chaque partie perdue.
advice-levelsTitle = Comment jouent les robots
advice-preparing = Se prépare : vous pouvez commencer sans lui.
advice-button = Conseil
advice-thinking = Réflexion…
advice-title = Conseil
advice-close = Fermer le conseil
advice-turn-left = Tournez Assam à gauche
advice-turn-ahead = Laissez Assam comme il est
advice-turn-right = Tournez Assam à droite
advice-turnShort-left = à gauche
advice-turnShort-ahead = tout droit
advice-turnShort-right = à droite

advice-rug = Posez { $place }

advice-reasons-free = rien à payer, quel que soit le dé

advice-reasons-costs = vous payez { $average } en moyenne, { $worst } au pire

advice-reasons-costsThem = { $who } paie alors { $average } en moyenne, { $worst } au pire

advice-reasons-freeForThem = { $who } passe alors sans payer ; les autres directions vous servent moins

advice-reasons-joined = il réunit { $squares } de vos cases

advice-reasons-taken = en couvre { $count } { OF($who) }

advice-reasons-gained =
    { $count ->
        [1] montre une case de plus à vous
       *[other] montre { $count } cases de plus à vous
    }

advice-reasons-toll = même dans la meilleure direction { $who } vous paie { $average } en moyenne

advice-reasons-noToll = { $who } peut encore le contourner

advice-wins = gagne dans { $share } des cas

advice-expects = score attendu : { $points }

advice-next = ensuite, { $what } : { $share }

advice-better = vaut { part-points } de plus que le suivant, { $what }

advice-equal = vaut autant que { $what }

advice-only = il n’y a pas d’autre choix

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what } : { $why }.
    }

advice-figures = { CAPITAL($parts) }.

advice-separator = { " ; " }

advice-by = Le maître se prépare encore : c’est un conseil du niveau { $level }.

advice-looked =
    { $turns ->
        [1] Un tour à l’avance, { $positions } positions.
       *[other] { $turns } tours à l’avance, { $positions } positions.
    }

advice-bar = Chances de gagner
advice-barSetting = Montrer les chances de chacun

advice-share = { $name } { $share }

advice-weighing = Évaluation du marché…
advice-refusals-preparing = Le maître se prépare : les chances s’afficheront d’elles-mêmes.
advice-refusals-level_not_ready = Le maître se prépare. Redemandez dans un instant.
advice-refusals-not_casual = Les conseils sont réservés aux parties contre des robots. Entre joueurs, les chances se voient une fois la partie finie.
advice-refusals-stale = La partie a continué.
advice-refusals-wrong_step = Il n’y a rien à choisir : lancez le dé.
advice-refusals-too_many_requests = Le maître est occupé. Redemandez dans un instant.
