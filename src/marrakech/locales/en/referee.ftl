### The box on the table: the page referees a real game.

referee-page = The box on the table

# $round (number), $rounds (number)
referee-round = Round { $round } of { $rounds }, the real box

# $who (person)
referee-pileOf = { $who }'s pile

referee-whichRug = Which rug is on top?
referee-whichWay = Which way?

# $who (person)
referee-turningOn = { $who } turns Assam at the end

# $who (person)
referee-rolling = { $who } rolls the die

referee-whatNumber = What number?

# $colour (colour), $number (number)
referee-squaresOn =
    { $number ->
        [one] One square on, { $colour }
       *[other] { CAPITAL(number) } squares on, { $colour }
    }

# $who (person), $to (person), $paid (number)
referee-pays = { $who } pays { $to } { $paid }

# $who (person), $to (person), $paid (number)
referee-paysAll = { $who } gives { $to } { $paid }, all there is

# $who (person), $due (number), $out (yes | no)
referee-owes =
    { $out ->
        [yes] { $who } owes { $due } and is out: the rugs stay, and cost nothing
       *[no] { $who } owes { $due }, and plays on
    }

referee-free-bare = Free: bare ground
referee-free-nobody = Free: nobody's rug

# $who (person)
referee-free-own = Free: { $who }'s own rug

referee-goOn = Go on
referee-twoSquares = Tap two squares
referee-here = Does it lie here?

# $square (text)
referee-beside = Beside { $square }, where Assam stands.

referee-dashed = A dashed square first, then the one beside it.

# $square (text)
referee-first = First square: { $square }.

referee-second = Now the one beside it.

# $covers (covers)
referee-over = Over { $covers }.

referee-liesHere = It lies here
referee-thenOnTop = It lies here. Now the pile shows:
referee-notThere = Not there.

# $square (text): where Assam stands
referee-refused-assam = Assam stands on { $square }: no rug goes under his feet.

# $square (text): where Assam stands
referee-refused-away = Neither half touches { $square }, where Assam stands. The dashed squares do.

# $square (text, optional): where Assam stands
referee-refused-whole_rug = That would cover both halves of one rug at once.

# $words (text): how many, $count (number, optional)
referee-gold = { $words } gold

# $words (text): how many, $count (number, optional)
referee-silver = { $words } silver

# $coins (text)
referee-handed = { CAPITAL($coins) }

# $given (text), $back (text)
referee-handedBack = { CAPITAL($given) }, { $back } back

# $who (person or nobody): the box is nobody
referee-change =
    { $who-is ->
        [nobody] First change one gold for five silver from the box.
       *[other] First change one gold for five silver with { $who }.
    }

referee-paid = Paid
referee-purses = Purses
referee-goldOf = gold
referee-silverOf = silver
referee-undo = Undo
referee-undone-heading = Undo the heading
referee-undone-roll = Undo the roll
referee-undone-payment = Undo the payment
referee-undone-draw = Undo the pile
referee-undone-turn = Undo the turn

# $who (person)
referee-undone-rug = Undo { $who }'s rug

referee-turnPicture = Turn the picture
referee-differ = The purses differ
referee-shouldHold = By what was entered, everybody should hold:
referee-mend = Other coins of the same worth are as good. If the coins are wrong, set them right; if something was entered wrongly, undo back to it.
referee-tithes = What was paid

# $who (person), $to (person), $paid (number), $round (number)
referee-paidIn = Round { $round }: { $who } paid { $to } { $paid }

referee-awake = The screen stays awake.
referee-sleeps = This browser lets the screen sleep: have your device keep it on.
