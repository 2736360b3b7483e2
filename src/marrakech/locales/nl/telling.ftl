### What happened, for the log and for screen readers.

say-created = De markt is opgebouwd.
say-joined = { $name } gaat zitten.
say-freed = Er is weer een plaats vrij.
say-renewed = De links naar deze tafel zijn nieuw: deel de nieuwe.
say-started = Het spel begint.

say-dealt =
    { $who-is ->
        [you] Jouw eerste tapijt
       *[other] Het eerste tapijt van { $who }
    } is { $colour }.

say-oriented =
    { $turn ->
        [left] { part-has } Assam naar links gedraaid, naar { part-heading }.
        [right] { part-has } Assam naar rechts gedraaid, naar { part-heading }.
       *[ahead] { part-has } Assam naar { part-heading } laten kijken.
    }

say-walked = { part-has } { number } gegooid. Assam liep van { $from } naar { $to }.

say-paid =
    { part-has } { $to-is ->
        [you] jou
       *[other] { $to }
    } { part-paid } betaald.

say-paidPart =
    { $who-is ->
        [you] Je was
       *[other] { $who } was
    } { part-to } { $due } schuldig en kon maar { part-paid } betalen.

say-eliminated =
    { $who-is ->
        [you] Je ligt uit het spel.
       *[other] { $who } ligt uit het spel.
    }

say-laid = { part-has } { $colour } op { $place } gelegd, over { $covers }.

say-drawn =
    { $who-is ->
        [you] Jouw volgende tapijt
       *[other] Het volgende tapijt van { $who }
    } is { $colour }.

say-turned =
    { $turn ->
        [ahead] { part-has } Assam naar { part-heading } laten kijken.
       *[other] { part-has } Assam naar { part-heading } gedraaid.
    }

say-taken_back = { part-has } een zet teruggenomen.

say-held =
    Een bot speelt voor { $who-is ->
        [you] jou
       *[other] { $who }
    }.

say-reclaimed =
    { $who-is ->
        [you] Je bent terug.
       *[other] { $who } is terug.
    }

say-resigned =
    { $who-is ->
        [you] Je geeft op
       *[other] { $who } geeft op
    }. Een bot speelt verder.

say-moved =
    { $who-is ->
        [you] Je speelt nu hier.
       *[other] { $who } speelt nu op een ander apparaat.
    }

say-begins =
    { $who-is ->
        [you] Jij begint.
       *[other] { $who } begint.
    }

say-timed_out =
    { $who-is ->
        [you] Jouw tijd
       *[other] De tijd van { $who }
    } is om.

say-ended =
    Het spel is uit. { $first-is ->
        [you] Je wint met { $score }.
        [other] { $first } wint met { $score }.
       *[several] { $first } delen de eerste plaats met { $score }.
    }

say-score = { part-subject }: { $score }, { made }
say-yourMove-orient = Jij bent aan de beurt: kies een richting en gooi.
say-yourMove-roll = Jij bent aan de beurt: gooi.
say-yourMove-lay = Kies een plaats voor je tapijt.
say-yourMove-turn = Draai Assam voor de volgende koopman.
line-rolled = { part-subject }: { number } gegooid
line-walked = van { $from } naar { $to } gelopen

line-paid =
    { $to-is ->
        [you] jou
       *[other] aan { $to }
    } { $paid } betaald

line-paidPart =
    { $to-is ->
        [you] jou
       *[other] aan { $to }
    } { $paid } van { $due } betaald

line-laid = { $place } gelegd
line-turned = Assam naar { part-heading } gedraaid
line-out = ligt eruit
