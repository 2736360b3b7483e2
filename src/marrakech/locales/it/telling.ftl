### What happened, for the log and for screen readers.

say-created = Il mercato è allestito.
say-joined = { $name } prende posto.
say-freed = Un posto è di nuovo libero.
say-renewed = I link di questo tavolo sono nuovi: condividi quello nuovo.
say-started = La partita comincia.

say-dealt =
    Il { $who-is ->
        [you] tuo primo tappeto
       *[other] primo tappeto di { $who }
    } è { $colour }.

say-oriented =
    { $turn ->
        [left] { part-has } girato Assam a sinistra, verso { part-heading }.
        [right] { part-has } girato Assam a destra, verso { part-heading }.
       *[ahead] { part-has } lasciato Assam rivolto a { part-heading }.
    }

say-walked = { part-has } fatto { number }. Assam è andato da { $from } a { $to }.

say-paid =
    { $to-is ->
        [you] { $who } ti ha pagato { part-paid }.
       *[other] { part-has } pagato { part-paid } a { $to }.
    }

say-paidPart =
    { $to-is ->
        [you] { $who } ti doveva { $due } e ha potuto pagare solo { part-paid }.
       *[other] { $who-is ->
            [you] Dovevi { $due } a { $to } e hai potuto pagare solo { part-paid }.
           *[other] { $who } doveva { $due } a { $to } e ha potuto pagare solo { part-paid }.
        }
    }

say-eliminated =
    { $who-is ->
        [you] Sei fuori dalla partita.
       *[other] { $who } è fuori dalla partita.
    }

say-laid = { part-has } steso { $colour } su { $place }, sopra { $covers }.

say-drawn =
    Il { $who-is ->
        [you] tuo prossimo tappeto
       *[other] prossimo tappeto di { $who }
    } è { $colour }.

say-turned =
    { $turn ->
        [ahead] { part-has } lasciato Assam rivolto a { part-heading }.
       *[other] { part-has } girato Assam verso { part-heading }.
    }

say-taken_back = { part-has } annullato una mossa.

say-held =
    Un bot gioca per { $who-is ->
        [you] te
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Sei di nuovo qui.
       *[other] { $who } è di nuovo qui.
    }

say-resigned =
    { $who-is ->
        [you] Abbandoni
       *[other] { $who } abbandona
    }. Un bot continua.

say-moved =
    { $who-is ->
        [you] Ora giochi qui.
       *[other] { $who } ora gioca su un altro dispositivo.
    }

say-begins =
    { $who-is ->
        [you] Comincerai tu.
       *[other] Comincerà { $who }.
    }

say-timed_out =
    Il tempo { $who-is ->
        [you] a tua disposizione
       *[other] di { $who }
    } è scaduto.

say-ended =
    La partita è finita. { $first-is ->
        [you] Vinci con { $score }.
        [other] { $first } vince con { $score }.
       *[several] { $first } si dividono il primo posto con { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = Tocca a te: scegli una direzione e tira.
say-yourMove-roll = Tocca a te: tira il dado.
say-yourMove-lay = Scegli un posto per il tuo tappeto.
say-yourMove-turn = Gira Assam per il prossimo mercante.
line-rolled = { part-has } fatto { number }
line-walked = Assam da { $from } a { $to }

line-paid =
    { $to-is ->
        [you] ti ha pagato { $paid }
       *[other] pagato { $paid } a { $to }
    }

line-paidPart =
    { $to-is ->
        [you] ti ha pagato { $paid } su { $due }
       *[other] pagato { $paid } su { $due } a { $to }
    }

line-laid = steso { $place }
line-turned = girato Assam verso { part-heading }
line-out = fuori
