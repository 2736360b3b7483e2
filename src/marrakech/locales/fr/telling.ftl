### What happened, for the log and for screen readers.

say-created = Le marché est dressé.

say-joined = { $name } prend place.

say-freed = Une place s’est libérée.
say-renewed = Les liens vers cette table ont changé : partagez le nouveau.
say-started = La partie commence.

say-dealt =
    { $who-is ->
        [you] Votre premier tapis est { $colour }.
       *[other] Le premier tapis { OF($who) } est { $colour }.
    }

say-oriented =
    { $turn ->
        [left] { part-has } tourné Assam à gauche, vers { part-heading }.
        [right] { part-has } tourné Assam à droite, vers { part-heading }.
       *[ahead] { part-has } laissé Assam tourné vers { part-heading }.
    }

say-walked = { part-has } fait { number }. Assam est allé de { $from } à { $to }.

say-paid =
    { $to-is ->
        [you] { $who } vous a payé { part-paid }.
       *[other] { part-has } payé { part-paid } à { $to }.
    }

say-paidPart =
    { $to-is ->
        [you] { $who } vous devait { $due } et n’a pu payer que { part-paid }.
       *[other] { $who-is ->
            [you] Vous deviez { $due } à { $to } et n’avez pu payer que { part-paid }.
           *[other] { $who } devait { $due } à { $to } et n’a pu payer que { part-paid }.
        }
    }

say-eliminated =
    { $who-is ->
        [you] Vous quittez la partie.
       *[other] { $who } quitte la partie.
    }

say-laid = { part-has } posé { $colour } en { $place }, sur { $covers }.

say-drawn =
    { $who-is ->
        [you] Votre prochain tapis est { $colour }.
       *[other] Le prochain tapis { OF($who) } est { $colour }.
    }

say-turned =
    { $turn ->
        [ahead] { part-has } laissé Assam tourné vers { part-heading }.
       *[other] { part-has } tourné Assam vers { part-heading }.
    }

say-taken_back = { part-has } annulé un coup.

say-held =
    Un robot joue pour { $who-is ->
        [you] vous
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Vous êtes de retour.
       *[other] { $who } est de retour.
    }

say-resigned =
    { $who-is ->
        [you] Vous abandonnez
       *[other] { $who } abandonne
    }. Un robot continue.

say-moved =
    { $who-is ->
        [you] Vous jouez ici maintenant.
       *[other] { $who } joue maintenant sur un autre appareil.
    }

say-begins =
    { $who-is ->
        [you] Vous commencerez.
       *[other] { $who } commencera.
    }

say-timed_out =
    { $who-is ->
        [you] Votre temps est écoulé.
       *[other] Le temps { OF($who) } est écoulé.
    }

say-ended =
    La partie est finie. { $first-is ->
        [you] Vous gagnez avec { $score } points.
        [other] { $first } gagne avec { $score } points.
       *[several] { $first } se partagent la première place avec { $score } points.
    }

say-score = { part-subject } : { $score }, { made }

say-yourMove-orient = À vous : choisissez une direction et lancez.
say-yourMove-roll = À vous : lancez le dé.
say-yourMove-lay = Choisissez où poser votre tapis.
say-yourMove-turn = Orientez Assam pour le marchand suivant.

line-rolled = { part-has } fait { number }

line-walked = mené Assam de { $from } à { $to }

line-paid =
    { $to-is ->
        [you] vous a payé { $paid }
       *[other] payé { $paid } à { $to }
    }

line-paidPart =
    { $to-is ->
        [you] vous a payé { $paid } sur { $due }
       *[other] payé { $paid } sur { $due } à { $to }
    }

line-laid = posé { $place }

line-turned = tourné Assam vers { part-heading }

line-out = tout perdu
