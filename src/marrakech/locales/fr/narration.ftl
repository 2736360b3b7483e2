### Ce qui s’est passé dans un tour, dans le terminal : des parties de phrase, entières ou brèves quand la place manque.

narration-sentence = { $brief ->
    [yes] { $who } :
   *[no] { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    }
  } { $clauses }.
narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] à gauche
        [right] à droite
       *[ahead] tout droit
    }
   *[no] { $turn ->
        [left] tourné Assam à gauche
        [right] tourné Assam à droite
       *[ahead] laissé Assam tourné vers { $heading ->
            [north] le nord
            [east] l’est
            [south] le sud
           *[west] l’ouest
        }
    }
  }
narration-turned = { $brief ->
    [yes] { $turn ->
        [left] tourné à gauche
        [right] tourné à droite
       *[ahead] laissé tout droit
    }
   *[no] { $turn ->
        [left] tourné Assam à gauche,
        [right] tourné Assam à droite,
       *[ahead] laissé Assam tourné
    } vers { $heading ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
  }
narration-walked = { $brief ->
    [yes] { $steps } en { $to }
   *[no] fait { $steps } (de { $start } à { $to }{ $mosaics ->
        [0] {""}
       *[other] , par le bord
    })
  }
narration-paid = { $to-is ->
    [you] vous a payé { $paid }{ $whole ->
        [yes] {""}
       *[no] {" "}sur { $tithe }
    }
   *[other] payé { $paid }{ $whole ->
        [yes] {""}
       *[no] {" "}sur { $tithe }
    } à { $to }
  }
narration-out = { $who-is ->
    [you] et quittez la partie
   *[other] et quitte la partie
  }
narration-laid = { $brief ->
    [yes] pose { $rug }
   *[no] posé { $rug }
  }
narration-drew = tiré un tapis { $colour ->
    [H] henné
    [I] indigo
    [S] safran
   *[A] amande
  }
