### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Marchands au marché

wisdom-counted = Chaque chiffre est une moyenne sur { $games } parties entre robots de même force, pour chaque nombre de joueurs. Ce qu’apporte un tapis est estimé par les robots eux-mêmes.

wisdom-again = Pour les compter de nouveau :
wisdom-stage = Tapis posés

wisdom-way-title = Regardez où Assam peut s’arrêter
wisdom-way-text = Une direction prise sans regarder coûte { $first } dirham en début de partie et { $last } à la fin ; la pire des trois coûte alors { $worst }. Les bons joueurs paient à peine plus que la moins chère.
wisdom-way-axis = Dirhams à payer en moyenne, selon la direction
wisdom-way-taken = celle des bons joueurs
wisdom-way-cheapest = la moins chère
wisdom-way-any = au hasard
wisdom-way-dearest = la plus chère

wisdom-region-title = Les étendues grandissent, les dîmes aussi
wisdom-region-text = À mi-partie, la plus grande étendue du marché compte { $half } cases, vers la fin { $end }. La vôtre est plus petite : personne ne vous laisse grandir sans rien faire.
wisdom-region-axis = Cases de la plus grande étendue
wisdom-region-own = la vôtre
wisdom-region-all = celle du marché

wisdom-cover-title = Couvrez les autres plutôt que le sol nu
wisdom-cover-text = En milieu de partie, le meilleur tapis qui couvre une case d’un autre gagne { $one } plus souvent que le meilleur sur sol nu, et celui qui en couvre deux, { $two } plus souvent. Les bons joueurs en couvrent alors deux dans { $often } de leurs tours.
wisdom-cover-axis = Ce que cela ajoute à vos chances de gagner
wisdom-cover-one = une case couverte
wisdom-cover-two = deux

wisdom-spite-title = Freinez celui qui mène, surtout quand la fin est serrée
wisdom-spite-text = Quand vous pouvez couvrir le premier ou un autre, le premier est toujours le meilleur choix. Dans le premier quart, cela vaut { $early } de victoire ; dans le dernier, à quelques points de retard, { $late }.
wisdom-spite-alone = À deux marchands, il n’y en a qu’un à freiner.
wisdom-spite-axis = Ce que rapporte de couvrir le premier, selon votre retard
wisdom-spite-gaps-leads = vous menez
wisdom-spite-gaps-five = 1 à 5
wisdom-spite-gaps-ten = 6 à 10
wisdom-spite-gaps-twenty = 11 à 20
wisdom-spite-gaps-more = plus
wisdom-spite-early = premier quart
wisdom-spite-late = dernier quart

wisdom-seat-title = Ce que vaut la première place
wisdom-seat-text = Celui qui commence gagne { $first } des parties, le dernier { $last } ; { $fair } serait juste. C’est tout : inutile de se disputer.
wisdom-seat-axis = Parties gagnées selon la place
wisdom-seat-nth = place { $seat }

wisdom-read-parts-title = Quatre parts font un résultat
wisdom-read-parts-text = Chacun commence avec une part égale de la victoire. Le dé la déplace, vos choix la déplacent, ceux des autres aussi, et ce qui reste est notre propre erreur d’estimation, en gris. Les quatre s’additionnent jusqu’au résultat, en chances comme en points.
wisdom-read-luck-title = Le dé : ce qui est venu, face à ce qu’on pouvait attendre
wisdom-read-luck-text = Un lancer est heureux s’il vous laisse mieux que la moyenne des six faces. Sur beaucoup de parties, cela s’annule pour tout le monde.
wisdom-read-choice-title = Les choix : ce que vous avez laissé
wisdom-read-choice-text = Un choix est comparé au meilleur possible, d’après la part de victoire qu’il vous laisse. Le meilleur ne coûte rien, vos choix ne comptent donc jamais au-dessus de zéro ; ce que les autres laissent compte pour vous.
wisdom-read-sure-title = Jusqu’où c’est sûr
wisdom-read-sure-text = Quand il reste peu de tapis, chaque valeur est calculée exactement, et la liste le dit. Avant, c’est une estimation avec son erreur à côté ; une perte plus petite que cette erreur n’est jamais appelée une faute. Simulez la suite pour en savoir plus.
wisdom-read-mark-title = ? et ??
wisdom-read-mark-text = Une marque : un choix qui a laissé au moins deux points ou 5 % de victoire ; deux marques : au moins quatre points ou 10 %. Regardez d’abord ceux-là, et la raison à côté.
wisdom-read-level-title = Vous jouez comme...
wisdom-read-level-text = Ce que vous laissez par décision est comparé à ce que laissent nos robots. Une partie dit peu de chose : attendez la cinquième.
