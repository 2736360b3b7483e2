### The start page, setting up a game, printings and levels.

start-daily = Puzzle of the day
start-dailyNote = One choice is clearly the best. Which?

# $days (number)
start-dailySolved =
    { $days ->
        [0] Solved today
        [1] Solved today
       *[other] Solved, { $days } days in a row
    }

start-dailySolve = Solve it
start-dailySee = See it
start-puzzles = All puzzles
start-page = Play
start-headline = Lay your rugs where others must walk.
start-learn = Learn
start-learnNote = Five minutes, one move at a time.

# $done (number), $of (number)
start-learnSteps =
    { $done ->
        [0] { $of } steps
       *[other] { $done } of { $of } steps done
    }

start-learnStart = Start the lesson
start-learnStartShort = Start
start-learnOn = Go on learning
start-learnOnShort = Go on
start-learnAgain = Learn again
start-playTitle = Play

# $bots (number)
start-playNote =
    Against { $bots ->
        [0] no bots
        [1] one bot
        [2] two bots
        [3] three bots
       *[other] { $bots }
    }, at once.

start-playWatch = Bots among themselves: you watch.
start-playTogether = Pass this device round.
start-level = How well the bots play
start-play = Play

# $level (text)
start-preparing = The { $level } is still getting ready. A simpler bot stands in until then.

start-offlineReady = Offline ready
start-pressNow = Press it now: the game opens when the stalls stand.
start-chooseRules = Choose rules
start-friends = Friends
start-friendsNote = Send one link. Each friend takes a seat.
start-pass = Or pass one device round
start-doors-friends = Open a table
start-doors-here = Pass one device round
start-doors-box = The box on the table
start-box = Referee the box on the table
start-openTable = Open a table
start-goesOn = Your game goes on
start-goOn = Go on
start-waits = Your turn

# $count (number)
start-others =
    { $count ->
        [one] { $count } more game waits for you
       *[other] { $count } more games wait for you
    }

start-open = Open a game file

coach-title = A word of help
coach-fine = Fine
coach-none = No more help
coach-steps-orient = Choose a way for Assam. The figures tell what you may have to pay there; then roll.
coach-steps-roll = Roll: Assam walks where he looks, and you pay if he stops on somebody's rug.
coach-steps-lay = Lay a rug beside Assam, where the others must walk: two squares side by side, one of them touching his.
coach-steps-turn = Turn Assam a quarter: the next merchant must walk that way.

ruleLine-printings-en2021 = English rules of 2021
ruleLine-printings-fr60 = French rules, 60 rugs
ruleLine-printings-fr57 = French rules, 57 rugs
ruleLine-printings-ro57 = Romanian rules
ruleLine-printings-suleika = Suleika

# $players (number)
ruleLine-players =
    { $players ->
        [2] two merchants
        [3] three merchants
        [4] four merchants
       *[other] { $players } merchants
    }

ruleLine-bots-novice = novices
ruleLine-bots-apprentice = apprentices
ruleLine-bots-merchant = merchants' level
ruleLine-bots-master = masters
ruleLine-bots-even = evenly matched bots
ruleLine-bots-random = careless bots
ruleLine-bots-greedy = shrewd bots
ruleLine-bots-lookahead = far-sighted bots
ruleLine-mixed = bots of several levels
ruleLine-endTurn = turn at the end
ruleLine-keepHeading = house rule: it may be left out
ruleLine-oneColour = one colour each
ruleLine-out = house rule: who cannot pay is out
ruleLine-playsOn = house rule: nobody goes out
ruleLine-coverOwn = house rule: own rugs may be covered whole

# $seconds (number)
ruleLine-perTurn = { $seconds } s a turn

# $days (number)
ruleLine-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }

# $minutes (number)
ruleLine-total = { $minutes } min each

setup-title = Choose rules
setup-page = Choose rules
setup-formLabel = Set up a game
setup-lede = These are the rules of your next game. This device remembers them.
setup-ledes-friends = You get a link for your friends. What Play starts stays as it is.
setup-ledes-here = Everybody plays on this device, one after the other. What Play starts stays as it is.
setup-ledes-box = You play with the real box, and roll, pay and lay yourselves. The phone keeps watch: it counts tithes, knows every rule and keeps the game.
setup-keep = Keep these rules
setup-readRules = Read the rules of this printing
setup-merchants = Merchants
setup-players = Number of players
setup-printing = Printing
setup-rules = Rules

# $seat (number)
setup-seat = Seat { $seat }

# $seat (number)
setup-name = Name at seat { $seat }

setup-namePlaceholder = Name
setup-kinds-person = Person here
setup-kinds-link = Friend by link

# $level (text)
setup-bot = Bot, { $level }

# $level (text)
setup-botSoon = Bot, { $level } (not ready yet)

setup-friend = Friend
setup-passAndPlay = Several people here: you pass the device round.
setup-roundTheTable = The players sit in this order round the table.
setup-byLink = You get one link, and its QR code, for all of them.
setup-watch = Nobody sits here: you watch the bots play.
setup-twoColours = Two colours each
setup-twoColoursNote = 24 rugs each, 12 of two colours, shuffled into a pile: you see the top one.
setup-oneColour = One colour each
setup-oneColourNote = 15 rugs of one colour, as this sheet's preparation has it.
setup-endTurn = Turn Assam at the end
setup-endTurnNote = The quarter turn closes your turn and sets the next merchant's way.
setup-endTurnMissing = This printing does not offer it.
setup-keepHeading = …or leave him as he is
setup-keepHeadingNote = House rule: the turn at the end may be left out.
setup-elimination = Out when you cannot pay
setup-eliminationNote = You pay what you have and leave. Your rugs stay, cost nothing and score nothing.
setup-eliminationOff = You pay what you have and play on.
setup-printed = As printed.
setup-houseRule = House rule over this printing.
setup-notPrinted = This sheet does not say; we play on.
setup-coverOwn = Cover your own whole rug
setup-coverOwnNote = House rule: both halves of one of your own rugs may go in one go.
setup-clock = Clock
setup-clockNone = No clock

# $seconds (number)
setup-clockTurn = { $seconds } seconds a turn

# $minutes (number)
setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minute each in total
       *[other] { $minutes } minutes each in total
    }

# $days (number)
setup-clockDays =
    { $days ->
        [one] A turn within { $days } day
       *[other] A turn within { $days } days
    }

setup-clockSlowNote = Nobody has to be there: you are called when it is your turn. When time runs out, a bot makes the move for you.
setup-clockNote = When time runs out, a bot makes the move for you.
setup-starts = Who starts
setup-start = Start this game
setup-invite = Open the table
setup-busy = Setting up…
setup-threeOf57 = This box has three sets of 15: Henna, Indigo and Saffron play.

levels-novice = novice
levels-apprentice = apprentice
levels-merchant = merchant
levels-master = master
levels-even = even
levels-random = careless
levels-greedy = shrewd
levels-lookahead = far-sighted

printings-en2021-name = English, 2021
printings-en2021-note = Your box has mosaics round the board and 15 rugs of each colour. Who cannot pay is out.
printings-fr60-name = French, 60 rugs
printings-fr60-note = Your box has arrows round the board and 15 rugs of each colour. Who cannot pay is out.
printings-fr57-name = French, 57 rugs
printings-fr57-note = Your box has arrows round the board and only 12 rugs of one colour. Who cannot pay plays on.
printings-ro57-name = Romanian, 57 rugs
printings-ro57-note = Your box has rules in Romanian and only 12 rugs of one colour. Who cannot pay plays on.
printings-suleika-name = Suleika
printings-suleika-note = Your box says Suleika on the lid. Who cannot pay plays on; there is no variant.
