### The analysis board.

analysis-title = Analysis board
analysis-ranked = Choices, the best first
analysis-outcomes = What may come
analysis-weighing = Every choice is being weighed…
analysis-failed = The choices could not be ranked.

# $who (person)
analysis-due-orient =
    { $who-is ->
        [you] You turn
       *[other] { $who } turns
    } Assam

# $who (person)
analysis-due-roll =
    { $who-is ->
        [you] You roll
       *[other] { $who } rolls
    } the die

# $who (person)
analysis-due-lay =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } a rug

# $who (person)
analysis-due-turn =
    { $who-is ->
        [you] You turn
       *[other] { $who } turns
    } Assam at the end

# $who (person)
analysis-due-deal =
    { $who-is ->
        [you] Your
       *[other] { $who }'s
    } first rug is drawn

# $who (person)
analysis-due-draw =
    { $who-is ->
        [you] Your
       *[other] { $who }'s
    } next rug is drawn

# $who (person, optional)
analysis-due-over = The game is over

analysis-ways-left = Left
analysis-ways-ahead = Ahead
analysis-ways-right = Right

# $steps (text)
analysis-roll = A roll of { $steps }

# $colour (text)
analysis-draw = { $colour } is drawn

analysis-chance = to win
analysis-exactly = exactly

# $share (text)
analysis-costs = { $share } less

analysis-equal = as good
analysis-best = best

# $count (number)
analysis-all = Show all { $count }

analysis-fewer = Show the best only
analysis-rollForMe = Roll
analysis-drawForMe = Draw
analysis-toMove = To move

# $choice (text)
analysis-play = Play { $choice }

# $place (text)
analysis-layThere = Lay on { $place }

# $rank (number), $of (number), $win (text), $score (text)
analysis-worth = { $rank } of { $of }, { $win } to win, { $score }

analysis-choices = Choices on the board
analysis-back = One back
analysis-forward = One on
analysis-first = To the start
analysis-tree = What was tried
analysis-comment = Comment on this move
analysis-save = Save as a file
analysis-open = Open a file

# $score (text), $spread (text)
analysis-spread = score { $score } ± { $spread }

# $score (text), $spread (text)
analysis-about = { $score } ± { $spread }

analysis-chances = Chance to win
analysis-depth = How far to look
analysis-depths-quick = Quick
analysis-depths-standard = Every choice
analysis-position = Position
analysis-paste = A position in notation
analysis-set = Set it up
analysis-copy = Copy
analysis-copied = Copied.

# $why (text)
analysis-cannot = This cannot be: { $why }

analysis-playOn = Play on from here
analysis-playOnNote = A new game from this position, with dice of its own.
analysis-sameDice = With the same dice
analysis-sameDiceNote = A new game from this position: every turn rolls what it rolled then.
analysis-seat = You play
analysis-level = The others are
analysis-begin = Play on
analysis-edit = Set up a position
analysis-done = Done
analysis-tools = What a click does
analysis-tool-whole = Lay a whole rug
analysis-tool-half = Lay half a rug
analysis-tool-clear = Clear a square
analysis-tool-assam = Put Assam there
analysis-colour = Colour

# $square (text)
analysis-secondHalf = Now the other half, beside { $square }.

analysis-clicking-whole = Choose two neighbouring squares, one after the other.
analysis-clicking-half = Choose the square in which half a rug is seen.
analysis-clicking-clear = Choose the square to be cleared.
analysis-clicking-assam = Choose the square on which Assam stands.
analysis-byName = By the name of a square
analysis-squareName = Square
analysis-heading = Assam faces
analysis-dirhams = Dirhams
analysis-rugs = Rugs left
analysis-nextRug = Next rug
analysis-toDraw = not drawn

# $who (text)
analysis-purse = { $who }: dirhams

# $who (text), $colour (text)
analysis-stockOf = { $who }: { $colour } rugs left

# $who (text)
analysis-top = { $who }: next rug

# $who (text)
analysis-turnIs = { $who } is to move

analysis-turnOf = Turn
analysis-cancel = Cancel
analysis-step = What is due
analysis-steps-orient = turning Assam
analysis-steps-roll = the roll
analysis-steps-lay = a rug
analysis-steps-turn = turning Assam at the end
analysis-players = Merchants
analysis-empty = Empty the market

# $players (number)
analysis-count = { $players } merchants

analysis-game = Back to the game

# $square (text), $what (text)
analysis-square = { $square }: { $what }

analysis-copyLink = Copy link
analysis-linkCopied = The link is copied: position and moves.
analysis-rules = Rules
analysis-asPrinted = As printed in
analysis-choosePrinting = Choose a printing
analysis-rollout-out = Roll out
analysis-rollout-stop = Stop
analysis-rollout-note = Plays every choice to the end of the game, with the same dice for each.
analysis-rollout-beginning = The first games are being played…

# who plays all seats in a rollout: the network one turn deep, or the apprentice
analysis-rollout-by = Played by
analysis-rollout-players-network = Master's network
analysis-rollout-players-greedy = Apprentice

# $before (number)
analysis-rollout-queue =
    { $before ->
        [one] { $before } other is worked on first.
       *[other] { $before } others are worked on first.
    }

# $loss (text), $error (text)
analysis-rollout-loss = −{ $loss } ± { $error }

# $games (large number), $total (large number)
analysis-rollout-played = { $games } of { $total } games played out.
analysis-rollout-pale = The pale bars were the guess before; they narrow while you watch.

# $choice (text), $loss (text)
analysis-rollout-decided = Decided: { $choice } is best, the next one { $loss }.
analysis-rollout-tooClose = Too close to tell: the best cannot be told apart at three standard errors.
analysis-rollout-stopped = Stopped before it was decided: the best cannot be told apart yet.
