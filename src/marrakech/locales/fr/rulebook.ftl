### Les règles d’une édition, telles que `marrakech rules` les explique.

rulebook-heading = { $rules }, { $players } joueurs
rulebook-printing =
    { $printing ->
        [fr60] Marrakech, française, 60 tapis
        [fr57] Marrakech, française, 57 tapis
        [suleika] Suleika, française
        [ro57] Marrakech, roumaine, 57 tapis
       *[en2021] Marrakech, anglaise, 2021
    }

## Le marché

rulebook-market-title = Le marché
rulebook-market =
    Sept cases sur sept, de a1 en bas à gauche à g7 en haut à droite. Assam, l’intendant du marché, part de d4, au
    centre. Tout autour, des { $edge ->
        [arrows] flèches
       *[mosaics] mosaïques
    } le ramènent sur le plateau chaque fois qu’il en sort.

## La mise en place

rulebook-setup-title = La mise en place
rulebook-setup-piles =
    Deux marchands partent avec { $purse } dirhams et { $rugs } tapis chacun : { $stock } de chacune de deux couleurs,
    mêlés en une pile. Henné et safran jouent contre indigo et amande.
rulebook-setup-colours =
    { $players ->
        [2] Deux
        [3] Trois
       *[4] Quatre
    } marchands partent avec { $purse } dirhams et { $rugs } tapis chacun, d’une seule couleur : { $players ->
        [2] henné, indigo
        [3] henné, indigo, safran
       *[4] henné, indigo, safran, amande
    }.
rulebook-starter =
    { $starter ->
        [holiday] Le dernier à être allé en vacances au Maroc commence.
        [decide] Les joueurs décident qui commence.
       *[unsaid] Cette édition ne dit pas qui commence.
    } On joue dans le sens des aiguilles d’une montre ; ici le premier siège commence.
rulebook-box =
    La boîte contient { $rugs } tapis, dont trois couleurs de 15 seulement : à trois, on joue avec celles-là.

## Un tour

rulebook-orient-title = 1. Orienter
rulebook-orient =
    Avant le dé, laissez Assam comme il est ou tournez-le d’un quart à gauche ou à droite. Il ne fait jamais
    demi-tour.
rulebook-rollFirst-title = 1. Pas d’orientation
rulebook-rollFirst =
    C’est la variante : Assam va dans la direction que le marchand précédent a fixée en le tournant à la fin de son
    tour.
rulebook-walk-title = 2. Marcher
rulebook-walk =
    Les faces du dé portent { $faces }. Assam avance d’autant de cases, tout droit. Au bord, les { $edge ->
        [arrows] flèches
       *[mosaics] mosaïques
    } le ramènent sur la ligne voisine, en sens inverse ; dans les coins g7 et a1, sur la case qu’il quittait, tourné
    d’un quart. Le détour ne coûte aucun pas : la case où il rentre en coûte un.
rulebook-pay-title = 3. Payer
rulebook-pay =
    Si Assam s’arrête sur le tapis d’un adversaire, vous lui payez un dirham par case de l’étendue : toutes les cases
    visibles de cette couleur reliées à la sienne par des côtés, la sienne comprise. Se toucher par un coin ne
    relie pas. Le sol nu et vos propres tapis ne coûtent rien.
rulebook-pay-piles =
    Une étendue est d’une seule couleur : elle s’arrête où commence l’autre couleur du même adversaire.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Qui ne peut pas tout payer donne ce qu’il a et est éliminé : son tour s’arrête là, ses tapis en main
            retournent dans la boîte, ceux du plateau restent et deviennent neutres ; personne n’y paie ni n’en
            marque les cases, mais on peut les couvrir comme les autres. Payer jusqu’au dernier dirham, c’est encore
            tout payer.
       *[no] Qui ne peut pas tout payer donne ce qu’il a et continue.
    }{ $source ->
        [house] {" "}(Règle maison, ajoutée à { $printing }.)
        [unsaid] {" "}(La feuille de { $printing } n’en dit rien ; c’est ainsi que nous jouons.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Poser
rulebook-lay =
    Un tapis couvre deux cases voisines. L’une au moins touche par un côté la case d’Assam, qui reste libre.
rulebook-lay-over =
    Il peut couvrir du sol nu, une case nue et une moitié de tapis, ou des moitiés de deux tapis différents, de toute
    couleur. { $own ->
        [yes] Il ne couvre d’un coup les deux moitiés visibles d’un même tapis que si ce tapis est à vous (une règle maison).
       *[no] Il ne couvre jamais d’un coup les deux moitiés visibles d’un même tapis.
    } Un tapis déjà à demi caché peut perdre le reste.
rulebook-piles-title = Les piles
rulebook-piles =
    Les tapis se posent dans l’ordre de la pile. Les deux joueurs voient celui du dessus, personne ceux du dessous :
    la chance d’une couleur est sa part de ce qui reste.
rulebook-turn-title = 5. Tourner Assam
rulebook-turn =
    Tournez Assam d’un quart à gauche ou à droite : le marchand suivant doit aller par là. { $keep ->
        [yes] Par règle maison, on peut aussi le laisser comme il est.
       *[no] Ce quart de tour est obligatoire.
    }{ $elimination ->
        [yes] {" "}Qui est éliminé ne le tourne pas.
       *[no] {""}
    }

## La fin

rulebook-end-title = La fin
rulebook-end =
    La partie finit avec le dernier tapis{ $elimination ->
        [yes] , ou dès qu’il ne reste qu’un marchand
       *[no] {""}
    }. Chaque dirham et chaque case visible à vos couleurs valent un point. Le plus de points l’emporte ; à égalité,
    la bourse la plus pleine ; sinon la place est partagée.{ $elimination ->
        [yes] {" "}Les éliminés viennent après tous les autres, le dernier éliminé d’abord.
       *[no] {""}
    }

## Autres façons de jouer, par le nom de leur option

rulebook-ways-title = Autres façons de jouer
rulebook-ways-one-colour = - one-colour : à deux, 15 tapis d’une couleur chacun, comme le dit sa mise en place
rulebook-ways-end-turn = - end-turn : la variante de cette édition, le quart de tour à la fin
rulebook-ways-keep-heading = - keep-heading : le quart de tour de la fin peut être omis (règle maison)
rulebook-ways-cover-own = - cover-own : on peut couvrir d’un coup les deux moitiés d’un tapis à soi (règle maison)
rulebook-ways-elimination = - elimination : qui ne peut pas tout payer est éliminé (règle maison)
rulebook-ways-no-elimination = - no-elimination : qui ne peut pas tout payer donne ce qu’il a et continue (règle maison)

## Les éditions côte à côte

rulebook-rows-title = titre
rulebook-rows-language = langue
rulebook-cells-language = { $language ->
    [en] anglais
    [ro] roumain
   *[fr] français
  }
rulebook-rows-rugs = tapis dans la boîte
rulebook-cells-rugs = { $rugs ->
    [0] non imprimé
   *[other] { $rugs } : { $sets }
  }
rulebook-rows-edge = bord
rulebook-cells-edge = { $edge ->
    [arrows] flèches
   *[mosaics] mosaïques
  }
rulebook-rows-insolvency = ne peut tout payer
rulebook-cells-insolvency = { $elimination ->
    [yes] éliminé
   *[no] donne ce qu’il a et continue
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(non imprimé)
  }
rulebook-rows-variant = variante : quart de tour final
rulebook-cells-variant = { $offered ->
    [yes] proposée
   *[no] non
  }
rulebook-rows-two = à deux
rulebook-cells-two = { $ways ->
    [both] 24 tapis de deux couleurs ou 15 d’une couleur
    [one_colour] 15 d’une couleur
   *[two_colours] 24 tapis de deux couleurs
  }
rulebook-rows-starter = qui commence
rulebook-cells-starter = { $starter ->
    [holiday] le dernier en vacances au Maroc
    [decide] les joueurs décident
   *[unsaid] non imprimé
  }
