### What happened, for the log and for screen readers.

say-created = The market is set up.

# $name (text)
say-joined = { $name } takes a seat.

say-freed = A seat is free again.
say-renewed = The links to this table are new: share the new one.
say-started = The game begins.

# $who (person), $colour (colour)
say-dealt = { part-possessive } first rug is { $colour }.

# $who (person), $turn (left | ahead | right), $heading (north | east | south | west)
say-oriented =
    { $turn ->
        [left] { part-subject } turned Assam left, to the { part-heading }.
        [right] { part-subject } turned Assam right, to the { part-heading }.
       *[ahead] { part-subject } left Assam facing { part-heading }.
    }

# $who (person), $number (number): of the roll, $from (text), $to (text): squares
say-walked = { part-subject } rolled { number }. Assam walked from { $from } to { $to }.

# $who (person), $to (person), $paid (number)
say-paid = { part-subject } paid { part-to } { part-paid }.

# $who (person), $to (person), $paid (number), $due (number)
say-paidPart = { part-subject } owed { part-to } { $due } and could pay only { part-paid }.

# $who (person)
say-eliminated =
    { $who-is ->
        [you] You are out of the game.
       *[other] { $who } is out of the game.
    }

# $who (person), $place (text), $colour (colour), $covers (covers)
say-laid = { part-subject } laid { $colour } on { $place }, over { $covers }.

# $who (person), $colour (colour)
say-drawn = { part-possessive } next rug is { $colour }.

# $who (person), $turn (left | ahead | right), $heading (north | east | south | west)
say-turned =
    { $turn ->
        [ahead] { part-subject } left Assam facing { part-heading }.
       *[other] { part-subject } turned Assam to the { part-heading }.
    }

# $who (person)
say-taken_back = { part-subject } took a move back.

# $who (person)
say-held =
    A bot plays for { $who-is ->
        [you] you
       *[other] { $who }
    }.

# $who (person)
say-reclaimed =
    { $who-is ->
        [you] You are back.
       *[other] { $who } is back.
    }

# $who (person)
say-resigned =
    { $who-is ->
        [you] You resign
       *[other] { $who } resigns
    }. A bot plays on.

# $who (person)
say-moved =
    { $who-is ->
        [you] You play here now.
       *[other] { $who } plays on another device now.
    }

# $who (person)
say-begins =
    { $who-is ->
        [you] You will start.
       *[other] { $who } will start.
    }

# $who (person)
say-timed_out = { part-possessive } time ran out.

# $first (people): who came first, $score (number)
say-ended =
    The game is over. { $first-is ->
        [you] You win with { $score }.
        [other] { $first } wins with { $score }.
       *[several] { $first } share the first place with { $score }.
    }

# $who (person), $score (number), $dirhams (number), $squares (number)
say-score = { part-subject }: { $score }, { made }

say-yourMove-orient = Your turn: choose a heading and roll.
say-yourMove-roll = Your turn: roll.
say-yourMove-lay = Choose a place for your rug.
say-yourMove-turn = Turn Assam for the next merchant.

# $who (person), $number (number): of the roll
line-rolled = { part-subject } rolled { number }

# $from (text), $to (text): squares
line-walked = walked { $from } to { $to }

# $to (person), $paid (number)
line-paid = paid { part-to } { $paid }

# $to (person), $paid (number), $due (number)
line-paidPart = paid { part-to } { $paid } of { $due }

# $place (text)
line-laid = laid { $place }

# $heading (north | east | south | west)
line-turned = turned Assam { part-heading }

line-out = is out
