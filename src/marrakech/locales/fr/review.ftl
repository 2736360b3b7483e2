### The review of a game.

review-page = Analyse de la partie
review-loading = Analyse de la partie en cours
review-ready = L’analyse de la partie est prête.

review-queue =
    { $before ->
        [1] Une autre analyse passe avant.
       *[other] { $before } autres analyses passent avant.
    }

review-preparing = La première analyse après un démarrage prend un peu plus de temps.

review-done = { $done } coups sur { $total }

review-failed = L’analyse n’a pas pu être faite.
review-notOver = Une partie s’analyse une fois finie.
review-retry = Réessayer
review-replay = Revoir la partie
review-result = Retour au résultat
review-games = Mes parties
review-analyse = Essayer
review-fromHere = Voir ce moment

review-moments =
    { $count ->
        [0] Aucun moment ne l’a fait basculer.
        [1] Un moment l’a fait basculer.
        [2] Deux moments l’ont fait basculer.
        [3] Trois moments l’ont fait basculer.
        [4] Quatre moments l’ont fait basculer.
        [5] Cinq moments l’ont fait basculer.
        [6] Six moments l’ont fait basculer.
        [7] Sept moments l’ont fait basculer.
       *[other] { $count } moments l’ont fait basculer.
    }

review-chance = { part-chances } de gagner, coup par coup.

review-won = { part-has } gagné

review-wonFromNothing = { part-has } gagné en partant de presque rien

review-wonFrom = { part-has } gagné en partant de { $lowest } sur 100

review-shared = { part-has } partagé la victoire

review-lost =
    { $who-is ->
        [you] Vous n’avez pas gagné
       *[other] { $who } n’a pas gagné
    }

review-lostFrom =
    { $who-is ->
        [you] Vous aviez { $highest } chances sur 100
       *[other] { $who } avait { $highest } chances sur 100
    }

review-round = Manche { $round }

review-turningPoints = Moments décisifs
review-none = Aucun lancer ni aucun choix n’a changé les chances de 5 % à coup sûr.

review-where =
    Manche { $round }, { $kind ->
        [luck] hasard
       *[choice] choix
    }

review-rolls =
    { $who-is ->
        [you] Vous faites { $steps }
       *[other] { $who } fait { $steps }
    }

review-draws =
    { $who-is ->
        [you] Vous tirez un tapis
       *[other] { $who } tire un tapis
    }

review-pays =
    { $to-is ->
        [you] { $from } vous paie { $paid }
       *[other] { $from-is ->
            [you] Vous payez { $paid } à { $to }
           *[other] { $from } paie { $paid } à { $to }
        }
    }

review-lays =
    { $who-is ->
        [you] Vous posez { $place }
       *[other] { $who } pose { $place }
    }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Vous laissez Assam tout droit
           *[other] { $who } laisse Assam tout droit
        }
        [left] { $who-is ->
            [you] Vous tournez Assam à gauche
           *[other] { $who } tourne Assam à gauche
        }
       *[right] { $who-is ->
            [you] Vous tournez Assam à droite
           *[other] { $who } tourne Assam à droite
        }
    }

review-head-rug =
    Manche { $round }, { $who-is ->
        [you] votre tapis
       *[other] tapis { OF($who) }
    }

review-head-way =
    Manche { $round }, { $who-is ->
        [you] votre direction
       *[other] direction { OF($who) }
    }

review-head-roll =
    Manche { $round }, { $who-is ->
        [you] votre lancer
       *[other] lancer { OF($who) }
    }

review-step = { $at } sur { $of }

review-previous = Moment précédent
review-next = Moment suivant
review-slider = Moment de la partie

review-at = Manche { $round } : { $what }. { $chances }

review-played = Joué
review-better = Mieux
review-toWin = de gagner
review-ways-left = à gauche
review-ways-ahead = tout droit
review-ways-right = à droite

review-titles-squares = { part-has } cédé des cases.

review-titles-region =
    { $who-is ->
        [you] Vous avez laissé vos cases séparées.
       *[other] { $who } a laissé ses cases séparées.
    }

review-titles-cut = { part-has } laissé entière une étendue adverse.

review-titles-toll = { part-has } laissé passer le suivant à bon compte.

review-titles-passage = { part-has } envoyé le suivant sur un chemin facile.
review-titles-tax = { part-has } laissé au suivant un chemin bon marché.
review-titles-feeds = { part-has } rempli la bourse d’un rival.
review-titles-landing = { part-has } quitté les meilleures places.
review-titles-chase = { part-has } quitté les cases du meneur.
review-titles-trap = { part-has } laissé le suivant sans piège.
review-titles-fare = { part-has } envoyé le suivant sur un chemin bon marché.
review-titles-gift = { part-has } laissé une trop bonne place au tapis suivant.
review-titles-reply = { part-has } laissé des cases à couvrir.
review-titles-hold = { part-has } laissé la victoire à la dernière marche.
review-titles-lead = { part-has } pris le chemin qui mène moins souvent en tête.
review-titles-rent = { part-has } laissé des cases qui rapportent moins.
review-titles-dues = { part-has } laissé un marché plus cher.
review-titles-ways = { part-has } laissé le suivant s’en tirer à bon compte.
review-titles-race = { part-has } pris du retard dans la course.
review-titles-finish = { part-has } trop compté sur le dé.
review-titles-final = { part-has } manqué la meilleure fin.
review-titles-risk = { part-has } pris le chemin le plus cher.

review-titles-purse =
    { $who-is ->
        [you] Vous avez mis votre bourse en danger.
       *[other] { $who } a mis sa bourse en danger.
    }

review-otherPlace =
    Il y avait une meilleure place pour { $who-is ->
        [you] vous
       *[other] { $who }
    }.

review-otherWay =
    Il y avait un meilleur chemin pour { $who-is ->
        [you] vous
       *[other] { $who }
    }.

review-on = En { $better }

review-turned = Tourné { $better }

review-noReason = Rien de ce qui se compte tout de suite ne les distingue : c’est la suite qui compte.

review-moved = { part-chances } de gagner ont changé de { $change }.

review-odds =
    { $weight ->
        [one] { $weight } face sur six coûtait { $sum }
        [6] Les six faces coûtaient { $sum }
       *[other] { $weight } faces sur six coûtaient { $sum }
    }{ $others ->
        [same] { "\u202F" }; les autres { $least }
        [range] { "\u202F" }; les autres de { $least } à { $most }
       *[none] { "" }
    }.

review-quiet = Un moment calme : rien ici n’était une erreur.
review-accountsPoints = D’où viennent les points
review-accountsChances = D’où viennent les chances
review-accountsNote = Plein, c’est un gain ; hachuré, une perte. Le meilleur choix ne coûte rien : ses propres choix ne rapportent jamais. En gris, ce que nos estimations ont manqué.
review-unit = Compté en
review-units-score = points
review-units-win = chances
review-parts-luck = dés
review-parts-own = ses choix
review-parts-others = ceux des autres
review-parts-correction = notre erreur
review-atStart = { $start } au départ
review-account =
    { $who-is ->
        [you] Vous
       *[other] { $who }
    } : { $start } au départ, dés { $luck }, ses choix { $own }, ceux des autres { $others }, notre erreur { $error }, soit { $result }
review-sentence =
    { $result ->
        [won] { part-has } gagné { $by ->
            [0] aux dirhams
           *[other] de { $by }
        }
        [shared] { part-has } partagé la victoire
       *[lost] { part-has } perdu { $by ->
            [0] aux dirhams
           *[other] de { $by }
        }
    } avec { part-points }.
review-everyDecision = Chaque décision
review-whose = Les décisions de qui
review-all = Les { $count }
review-onlyMarked = Seulement ? et ??
review-noneMarked = Aucun choix marqué ici.
review-roundHead = Manche
review-decision = Décision
review-rank = Rang
review-rankOf = { $rank } sur { $options }
review-theBest = le meilleur
review-betterWas = mieux { $better }
review-marks-one = douteux
review-marks-two = une bévue
review-sure = à
review-exact = exact
review-sureTo = ± { $points }
review-ofAWin = de victoire
review-cost = Le meilleur choix était { $better } : il aurait rapporté { $points } points et { $chance } de victoire de plus.
review-costExact = C’est exact.
review-costSure = À ± { $points } points et ± { $chance } près.
review-marked = Un choix est marqué ? à partir de 2 points ou de 5 % de victoire, ?? à partir de 4 points ou de 10 %, jamais si son intervalle touche zéro. Les tournants sont ceux qui ont coûté 5 % de victoire ou plus.
review-players = La partie de chacun

review-perDecision =
    { $decisions ->
        [one] { $loss } perdus par décision, sur { $decisions } décision
       *[other] { $loss } perdus par décision, sur { $decisions } décisions
    }

review-like =
    { $level ->
        [novice] comme un novice
        [apprentice] comme un apprenti
        [merchant] comme un marchand
        [master] comme un maître
       *[other] comme un { $level }
    }

review-mistakes =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

review-luckier = Plus de chance que dans { $games } parties semblables sur 100

review-hardest = Le lancer le plus dur

review-hardestText =
    Manche { $round } : { $who-is ->
        [you] vous avez fait { $roll }
       *[other] { $who } a fait { $roll }
    }. Ce qui pouvait venir, exactement :

review-hardestDraw =
    Manche { $round } : { $who-is ->
        [you] vous avez tiré un tapis
       *[other] { $who } a tiré un tapis
    }. Ce qui pouvait venir, exactement :

review-oddsRow = { $roll } ({ $odds })

review-came = il est venu
review-overTime = Hasard et pertes, partie par partie
review-by = Séparer par
review-opponents = adversaires
review-printing = édition
review-which = Parties
review-allGames = toutes les analysées
review-savePlot = Enregistrer le graphique

review-means =
    { $games ->
        [one] { $games } partie analysée
       *[other] { $games } parties analysées
    } : hasard { $luck } par partie, { $loss } perdus par décision.

review-luckAxis = hasard
review-lossAxis = perte
review-deeper = Approfondir
review-deeperNote = Rejoue de nombreuses fois les choix proches ; une demi-minute ou plus.
review-deepening = Les choix proches sont rejoués…
review-stop = Arrêter, montrer ce qui est là

review-sampled =
    { $stopped ->
        [yes] Les choix proches ont été rejoués { $playouts } fois chacun avec les mêmes dés, jusqu’à l’arrêt.
       *[no] Les choix proches ont été rejoués { $playouts } fois chacun avec les mêmes dés.
    }

review-depth =
    Chaque choix a été évalué avec { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } d’avance, et exactement vers la fin.
