### What happened, for the log and for screen readers.

say-created = Piața e pregătită.
say-joined = { $name } se așază la masă.
say-freed = Un loc e din nou liber.
say-renewed = Linkurile mesei sunt noi: trimite-l pe cel nou.
say-started = Jocul începe.

say-dealt =
    { $who-is ->
        [you] Primul tău covoraș
       *[other] Primul covoraș pentru { $who }
    } este { $colour }.

say-oriented =
    { $turn ->
        [left] { $who-is ->
            [you] L-ai rotit
           *[other] { $who } l-a rotit
        } pe Assam la stânga, spre { part-heading }.
        [right] { $who-is ->
            [you] L-ai rotit
           *[other] { $who } l-a rotit
        } pe Assam la dreapta, spre { part-heading }.
       *[ahead] { $who-is ->
            [you] L-ai lăsat
           *[other] { $who } l-a lăsat
        } pe Assam cu fața spre { part-heading }.
    }

say-walked = { part-has } dat { number }. Assam a mers de pe { $from } pe { $to }.

say-paid =
    { $to-is ->
        [you] { $who } ți-a plătit { part-paid }.
       *[other] { part-has } plătit { part-paid } către { $to }.
    }

say-paidPart =
    { $to-is ->
        [you] { $who } îți datora { $due } și a putut plăti doar { part-paid }.
       *[other] { $who-is ->
            [you] Datorai { $due } către { $to } și ai putut plăti doar { part-paid }.
           *[other] { $who } datora { $due } către { $to } și a putut plăti doar { part-paid }.
        }
    }

say-eliminated =
    { $who-is ->
        [you] Ești eliminat din joc.
       *[other] { $who } iese din joc.
    }

say-laid = { part-has } așezat { $colour } pe { $place }, peste { $covers }.

say-drawn =
    { $who-is ->
        [you] Următorul tău covoraș
       *[other] Următorul covoraș pentru { $who }
    } este { $colour }.

say-turned =
    { $turn ->
        [ahead] { $who-is ->
            [you] L-ai lăsat
           *[other] { $who } l-a lăsat
        } pe Assam cu fața spre { part-heading }.
       *[other] { $who-is ->
            [you] L-ai rotit
           *[other] { $who } l-a rotit
        } pe Assam spre { part-heading }.
    }

say-taken_back = { part-has } luat o mutare înapoi.

say-held =
    Un robot joacă pentru { $who-is ->
        [you] tine
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Te-ai întors.
       *[other] { $who } s-a întors.
    }

say-resigned =
    { $who-is ->
        [you] Renunți
       *[other] { $who } renunță
    }. Un robot joacă mai departe.

say-moved =
    { $who-is ->
        [you] Acum joci aici.
       *[other] { $who } joacă acum pe alt aparat.
    }

say-begins =
    { $who-is ->
        [you] Vei începe tu.
       *[other] { $who } va începe.
    }

say-timed_out =
    { $who-is ->
        [you] Timpul tău
       *[other] Timpul pentru { $who }
    } s-a terminat.

say-ended =
    Jocul s-a terminat. { $first-is ->
        [you] Câștigi cu { $score }.
        [other] { $first } câștigă cu { $score }.
       *[several] { $first } împart primul loc cu { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = E rândul tău: alege direcția și aruncă zarul.
say-yourMove-roll = E rândul tău: aruncă zarul.
say-yourMove-lay = Alege un loc pentru covorașul tău.
say-yourMove-turn = Rotește-l pe Assam pentru următorul vânzător.

line-rolled = { part-has } dat { number }
line-walked = Assam de pe { $from } pe { $to }

line-paid =
    { $to-is ->
        [you] plătit { $paid } către tine
       *[other] plătit { $paid } către { $to }
    }

line-paidPart =
    { $to-is ->
        [you] plătit { $paid } din { $due } către tine
       *[other] plătit { $paid } din { $due } către { $to }
    }

line-laid = așezat { $place }
line-turned = rotit Assam spre { part-heading }
line-out = eliminat
