### What happened, for the log and for screen readers.

say-created = El mercado está montado.
say-joined = { $name } se sienta a la mesa.
say-freed = Vuelve a haber un sitio libre.
say-renewed = Los enlaces de esta mesa son nuevos: comparte el nuevo.
say-started = Empieza la partida.

say-dealt =
    { $who-is ->
        [you] Tu primera alfombra
       *[other] La primera alfombra de { $who }
    } es { $colour }.

say-oriented =
    { $turn ->
        [left] { part-has } girado a Assam a la izquierda, hacia { part-heading }.
        [right] { part-has } girado a Assam a la derecha, hacia { part-heading }.
       *[ahead] { part-has } dejado a Assam mirando hacia { part-heading }.
    }

say-walked = { part-has } sacado un { number }. Assam ha ido de { $from } a { $to }.

say-paid =
    { $to-is ->
        [you] { $who } te ha pagado { part-paid }.
       *[other] { part-has } pagado { part-paid } a { $to }.
    }

say-paidPart =
    { $to-is ->
        [you] { $who } te debía { $due } y solo ha podido pagar { part-paid }.
       *[other] { $who-is ->
            [you] Debías { $due } a { $to } y solo has podido pagar { part-paid }.
           *[other] { $who } debía { $due } a { $to } y solo ha podido pagar { part-paid }.
        }
    }

say-eliminated =
    { $who-is ->
        [you] Quedas fuera de la partida.
       *[other] { $who } queda fuera de la partida.
    }

say-laid = { part-has } tendido { $colour } en { $place }, sobre { $covers }.

say-drawn =
    { $who-is ->
        [you] Tu siguiente alfombra
       *[other] La siguiente alfombra de { $who }
    } es { $colour }.

say-turned =
    { $turn ->
        [ahead] { part-has } dejado a Assam mirando hacia { part-heading }.
       *[other] { part-has } girado a Assam hacia { part-heading }.
    }

say-taken_back = { part-has } deshecho una jugada.

say-held =
    Un bot juega por { $who-is ->
        [you] ti
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Has vuelto.
       *[other] { $who } ha vuelto.
    }

say-resigned =
    { $who-is ->
        [you] Abandonas
       *[other] { $who } abandona
    }. Un bot sigue jugando.

say-moved =
    { $who-is ->
        [you] Ahora juegas aquí.
       *[other] { $who } juega ahora en otro aparato.
    }

say-begins =
    { $who-is ->
        [you] Empezarás tú.
       *[other] Empezará { $who }.
    }

say-timed_out =
    { $who-is ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $who } se le ha acabado el tiempo.
    }

say-ended =
    La partida ha terminado. { $first-is ->
        [you] Ganas con { $score }.
        [other] { $first } gana con { $score }.
       *[several] { $first } comparten el primer puesto con { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = Te toca: elige una dirección y tira.
say-yourMove-roll = Te toca: tira.
say-yourMove-lay = Elige un sitio para tu alfombra.
say-yourMove-turn = Gira a Assam para el siguiente mercader.
line-rolled = { part-has } sacado un { number }
line-walked = Assam de { $from } a { $to }

line-paid =
    { $to-is ->
        [you] te ha pagado { $paid }
       *[other] pagado { $paid } a { $to }
    }

line-paidPart =
    { $to-is ->
        [you] te ha pagado { $paid } de { $due }
       *[other] pagado { $paid } de { $due } a { $to }
    }

line-laid = tendido { $place }
line-turned = girado a Assam hacia { part-heading }
line-out = fuera
