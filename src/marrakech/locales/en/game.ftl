### The game: prompt, steps, board.

game-page = Game

# $round (number), $rounds (number)
game-round = Round { $round } of { $rounds }

game-board = Market square
game-merchants = Merchants
game-yourTurn = Your turn

# $who (person)
game-turnOf =
    { $who-is ->
        [you] Your turn
       *[other] { $who }'s turn
    }

game-score = Score

game-person = Person here
game-here = Online
game-away = Away
game-waiting = Not here yet
game-held = A bot holds the seat
game-out = Out
game-pays = Pays
game-paid = Is paid
game-thinks = Thinks…

# $level (text): its code
game-level =
    { $level ->
        [novice] Novice
        [apprentice] Apprentice
        [merchant] Merchant
        [master] Master
        [even] Even
       *[other] Bot
    }

# $count (number)
game-dirhamsWord =
    { $count ->
        [one] dirham
       *[other] dirhams
    }

# $count (number)
game-squaresWord =
    { $count ->
        [one] square
       *[other] squares
    }

game-inPile = in the pile

# $name (text), $text (text)
game-addressed = { $name }: { $text }

game-thenBot = Then a bot moves for you
game-notifyBody = The market waits for you.
game-askSound = A sound when it is your turn?
game-soundYes = Yes
game-soundNo = No
game-skipKey = Space
game-nextRug = Next rug:
game-next = Next

# $colour (colour), $left (number)
game-pileLeft = { $colour } { $left }

game-steps-turn = Turn
game-steps-walk = Walk
game-steps-pay = Pay
game-steps-lay = Lay
game-stepsLabel = Steps of the turn
game-loading = Laying out the market…
game-skip = Skip
game-hereBefore = Were you here before, in another browser?
game-findSeat = Find my seat
game-spectator = You are watching.
game-aside = Put aside
game-log = What happened
game-logEmpty = Nothing yet: the market opens.
game-lookBack = Look back
game-takeBack = Take back
game-takeBackTitle = Take this back?
game-takeBackNote = The game then counts as practice: it says so, and stays out of your statistics.
game-takeBackNo = Leave it
game-takeBackYes = Take it back
game-practised = Practice
game-practisedNote = Practised with take-backs: this game does not count in your statistics.
game-allLaid = All rugs are laid
game-result = See the result

# $who (person)
game-hold = Let a bot play for { $who }

game-reclaim = Take my seat back

# $text (text): a time, e.g. 0:42
game-timeLeft = { $text } left

orient-title = Which way for Assam?
orient-note = Choose an arrow on the board, then roll.
orient-rollTitle = Roll for Assam
orient-rollNote = His way is set: he walks where he looks.

# $most (number)
orient-worst = worst −{ $most }

orient-free = always free
orient-odds = Odds
orient-oddsTitle = What each way may cost
orient-group = Assam's heading
orient-table = Tithe by heading and roll
orient-onRoll = Tithe on a roll of
orient-average = average

# $square (text)
orient-on = on { $square }

orient-out = out

# $turn (text), $heading (north | east | south | west), $average (decimal)
orient-arrow = { $turn }, to the { part-heading }, tithe on average { $average }

orient-roll = Roll the die

# $steps (number)
orient-lastRoll = Last roll: { $steps }

# $who (person)
walk-rolling =
    { $who-is ->
        [you] You roll
       *[other] { $who } rolls
    }…

# $who (person), $number (number): of the roll
walk-rolled = { part-subject } rolled { number }

# $from (person), $to (person), $due (number)
walk-paying =
    { $from-is ->
        [you] You owe
       *[other] { $from } owes
    } { part-to } { $due }

# $who (person)
walk-laying =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } a rug

# $who (person)
walk-turning =
    { $who-is ->
        [you] You turn
       *[other] { $who } turns
    } Assam

# $colour (colour), $number (number): of squares
walk-region =
    { $number ->
        [one] One { $colour } square lies under Assam's feet.
       *[other] { CAPITAL(number) } { $colour } squares join under Assam's feet.
    }

# $purse (number)
walk-then = then { $purse }

# $who (person)
walk-wait =
    { $who-is ->
        [you] Your turn
       *[other] { $who } is thinking
    }

# $who (person)
walk-away =
    { $who-is ->
        [you] Your turn
       *[other] { $who } is away
    }

walk-awayNote = No bot moves unless you ask.

lay-title = Lay a rug beside Assam
lay-note = Tap a dashed square, then the one beside it; or draw over both.

# $square (text)
lay-second = One half on { $square }. Now tap a dashed square beside it.

# $place (text), $covers (covers)
lay-chosen = On { $place }, over { $covers }. The button lays it.

# $place (text), $covers (covers)
lay-chosenQuick = On { $place }, over { $covers }. Tap it again to lay it.

# $colour (colour)
lay-colour = { $colour } rug

lay-group = Places for the rug

# $place (text), $covers (covers)
lay-place = { $place }, over { $covers }

lay-confirm = Lay it here
lay-cancel = Choose again
lay-choose = Choose a place
lay-refused-assam = Assam stands there: no rug goes under his feet.
lay-refused-away = One half of the rug must touch Assam's square.
lay-refused-whole_rug = A rug may not cover both halves of one rug at once.

turn-title = Which way for the next merchant?
turn-note = Turn Assam a quarter: the next merchant walks that way.
turn-noteKeep = Turn Assam a quarter or leave him: the next merchant walks that way.
turn-confirm = Turn Assam

# $who (person)
turn-costs =
    { $who-is ->
        [you] Your tithe on a
       *[other] { $who }'s tithe on a
    }

# $square (text)
square-bare = { $square }, bare ground

# $square (text), $colour (colour), $owner (person or nobody), $other (text or nothing): the square of the rug's other half
square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , nobody's
        [you] , yours
       *[other] { " " }of { $owner }
    }{ $other-is ->
        [given] , whole with { $other }
       *[nothing] , half
    }

# $heading (north | east | south | west)
square-assam = Assam stands here, facing { part-heading }

square-grid = Squares of the market

# $who (person), $to (person)
moment-cannot = { part-subject } cannot pay { part-to }

# $to (person), $from (person), $paid (number)
moment-takes =
    { $to-is ->
        [you] You take
       *[other] { $to } takes
    } { $paid } from { $from-is ->
        [you] you
       *[other] { $from }
    }

# $who (person): the name stands before it
moment-leaves =
    { $who-is ->
        [you] leave the market
       *[other] leaves the market
    }

# $purse (number)
moment-left = { $purse } left

# $who (person): the name stands before it, $purse (number)
moment-has =
    { $who-is ->
        [you] have
       *[other] has
    } { $purse } dirhams

moment-owed = owed
moment-paid = paid
moment-all = paid, all there is
moment-forgiven = forgiven

# $who (person)
moment-rugs =
    { $who-is ->
        [you] Your
       *[other] The
    } rugs stay on the market. They cost nothing and score nothing.

moment-go = Go on
moment-watch = Watch on
moment-leave = Leave
