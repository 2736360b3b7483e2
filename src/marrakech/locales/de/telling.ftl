### What happened, for the log and for screen readers.

say-created = Der Markt ist aufgebaut.
say-joined = { $name } setzt sich an den Tisch.
say-freed = Ein Platz ist wieder frei.
say-renewed = Die Links zu diesem Tisch sind neu: Gib den neuen weiter.
say-started = Das Spiel beginnt.

say-dealt =
    { $who-is ->
        [you] Dein erster Teppich
       *[other] Der erste Teppich von { $who }
    } ist { $colour }.

say-oriented =
    { $turn ->
        [left] { part-has } Assam nach links gedreht, nach { part-heading }.
        [right] { part-has } Assam nach rechts gedreht, nach { part-heading }.
       *[ahead] { part-has } Assam nach { part-heading } schauen lassen.
    }

say-walked = { part-has } eine { CAPITAL(number) } gewürfelt. Assam ging von { $from } nach { $to }.
say-paid = { part-has } { part-to } { part-paid } gezahlt.

say-paidPart =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } { part-to } { $due } geschuldet und nur { part-paid } zahlen können.

say-eliminated =
    { $who-is ->
        [you] Du bist ausgeschieden.
       *[other] { $who } ist ausgeschieden.
    }

say-laid = { part-has } { $colour } auf { $place } gelegt, darunter { $covers }.

say-drawn =
    { $who-is ->
        [you] Dein nächster Teppich
       *[other] Der nächste Teppich von { $who }
    } ist { $colour }.

say-turned =
    { $turn ->
        [ahead] { part-has } Assam nach { part-heading } schauen lassen.
       *[other] { part-has } Assam nach { part-heading } gedreht.
    }

say-taken_back = { part-has } einen Zug zurückgenommen.

say-held =
    Ein Bot spielt für { $who-is ->
        [you] dich
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }

say-resigned =
    { $who-is ->
        [you] Du gibst auf
       *[other] { $who } gibt auf
    }. Ein Bot spielt weiter.

say-moved =
    { $who-is ->
        [you] Du spielst jetzt hier.
       *[other] { $who } spielt jetzt an einem anderen Gerät.
    }

say-begins =
    { $who-is ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }

say-timed_out =
    { $who-is ->
        [you] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist abgelaufen.

say-ended =
    Das Spiel ist zu Ende. { $first-is ->
        [you] Du gewinnst mit { $score }.
        [other] { $first } gewinnt mit { $score }.
       *[several] { $first } teilen sich den ersten Platz mit { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = Du bist dran: Wähle eine Richtung und würfle.
say-yourMove-roll = Du bist dran: Würfle.
say-yourMove-lay = Wähle einen Platz für deinen Teppich.
say-yourMove-turn = Dreh Assam für den nächsten Händler.

line-rolled = { part-subject }: { CAPITAL(number) } gewürfelt
line-walked = von { $from } nach { $to } gegangen
line-paid =
    { $to-is ->
        [you] dir
       *[other] an { $to }
    } { $paid } gezahlt
line-paidPart =
    { $to-is ->
        [you] dir
       *[other] an { $to }
    } { $paid } von { $due } gezahlt
line-laid = { $place } gelegt
line-turned = Assam nach { part-heading } gedreht
line-out = ausgeschieden
