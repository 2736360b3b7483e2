### La boîte sur la table : la page arbitre une vraie partie.

referee-page = La boîte sur la table

referee-round = Manche { $round } sur { $rounds }, la vraie boîte

referee-pileOf = La pile { OF($who) }

referee-whichRug = Quel tapis est dessus ?
referee-whichWay = Quelle direction ?

referee-turningOn = { $who } tourne Assam à la fin

referee-rolling = { $who } lance le dé

referee-whatNumber = Quel nombre ?

referee-squaresOn =
    { $number ->
        [one] Une case plus loin, { $colour }
       *[other] { CAPITAL(number) } cases plus loin, { $colour }
    }

referee-pays = { $who } paie { $paid } à { $to }

referee-paysAll = { $who } donne { $paid } à { $to }, tout son avoir

referee-owes =
    { $out ->
        [yes] { $who } doit { $due } et quitte la partie : les tapis restent, sans rien coûter
       *[no] { $who } doit { $due } et continue
    }

referee-free-bare = Rien à payer : sol nu
referee-free-nobody = Rien à payer : tapis de personne

referee-free-own = Rien à payer : tapis { OF($who) }

referee-goOn = Continuer
referee-twoSquares = Touchez deux cases
referee-here = Est-il bien là ?

referee-beside = À côté de { $square }, où se tient Assam.

referee-dashed = D’abord une case pointillée, puis sa voisine.

referee-first = Première case : { $square }.

referee-second = Maintenant sa voisine.

referee-over = Sur { $covers }.

referee-liesHere = Il est posé là
referee-thenOnTop = Il est posé là. La pile montre maintenant :
referee-notThere = Pas là.

referee-refused-assam = Assam se tient en { $square } : aucun tapis sous ses pieds.

referee-refused-away = Aucune moitié ne touche { $square }, où se tient Assam. Les cases pointillées, oui.

referee-refused-whole_rug = Cela couvrirait d’un coup les deux moitiés d’un même tapis.

referee-gold =
    { $count ->
        [1] une pièce
       *[other] { $words } pièces
    } d’or

referee-silver =
    { $count ->
        [1] une pièce
       *[other] { $words } pièces
    } d’argent

referee-handed = { CAPITAL($coins) }

referee-handedBack = { CAPITAL($given) } ; { $back } à rendre

referee-change =
    { $who-is ->
        [nobody] Changez d’abord une pièce d’or contre cinq d’argent de la boîte.
       *[other] Changez d’abord une pièce d’or contre cinq d’argent avec { $who }.
    }

referee-paid = C’est payé
referee-purses = Bourses
referee-goldOf = or
referee-silverOf = argent
referee-undo = Annuler
referee-undone-heading = Annuler la direction
referee-undone-roll = Annuler le lancer
referee-undone-payment = Annuler le paiement
referee-undone-draw = Annuler la pile
referee-undone-turn = Annuler le quart de tour

referee-undone-rug = Annuler le tapis { OF($who) }

referee-turnPicture = Tourner l’image
referee-differ = Les bourses ne concordent pas
referee-shouldHold = D’après ce qui a été saisi, chacun devrait avoir :
referee-mend = D’autres pièces de même valeur font l’affaire. Si les pièces sont fausses, corrigez-les ; si une saisie l’est, annulez jusque-là.
referee-tithes = Ce qui a été payé

referee-paidIn = Manche { $round } : { $who } a payé { $paid } à { $to }

referee-awake = L’écran reste allumé.
referee-sleeps = Ce navigateur laisse l’écran s’éteindre : réglez votre appareil pour qu’il reste allumé.
