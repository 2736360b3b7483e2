### Puzzles.

puzzles-title = Puzzles
puzzles-note = One choice is clearly the best.
puzzles-lede = One choice is clearly the best, and a greedy merchant does not see it.
puzzles-today = Puzzle of the day
puzzles-themes-purse = Save the purse
puzzles-themes-walk = The cheap way
puzzles-themes-price = Worth its price
puzzles-themes-cut = Cut a region
puzzles-themes-safe = Make it safe
puzzles-themes-trap = Leave Assam a trap
puzzles-themes-region = Grow a region
puzzles-themes-spite = Spite the leader
puzzles-themes-squares = Win squares
puzzles-themes-race = Race by dirhams
puzzles-themes-corner = The corner
puzzles-themes-last = The last rug
puzzles-themes-quiet = A quiet move
puzzles-stars-1 = easy
puzzles-stars-2 = middling
puzzles-stars-3 = hard
puzzles-missed-1 = The apprentice misses it
puzzles-missed-2 = The merchant misses it
puzzles-missed-3 = Even the master misses it
puzzles-difficulty = Difficulty
puzzles-anyDifficulty = Any

# $players (number)
puzzles-merchants = { $players } merchants

puzzles-byPlayers = Merchants
puzzles-anyPlayers = Any number
puzzles-filter = Theme
puzzles-all = All themes
puzzles-solved = solved
puzzles-rating = Rating
puzzles-inARow = In a row

# $days (number)
puzzles-days =
    { $days ->
        [one] day
       *[other] days
    }

# $solved (number), $of (number)
puzzles-tally = { $solved } of { $of } solved

puzzles-none = No puzzle of this kind.
puzzles-how-lay = Tap a dashed square, then the one beside it
puzzles-showMe = Show me
puzzles-thisWay = This way
puzzles-onceMore = Once more

# $choice (text)
puzzles-soItIs = So it is: { $choice }

# $choice (text)
puzzles-itWas = It was { $choice }

puzzles-tried = What you tried

# $tried (text), $best (text)
puzzles-toWinBeside = { $tried } to win, the best has { $best }

# $why (text)
puzzles-because = Here { $why }.

# $why (text)
puzzles-elsewhere = Elsewhere { $why }.

puzzles-noReason = Nothing on the board counts against it at once: it costs later.
puzzles-exact = Solved exactly: every roll and every answer to the end.

# $games (large number)
puzzles-sampled = By { $games } games of this choice, played to the end with the same dice as the others.

puzzles-searched = By search, as in the review of your game.
puzzles-next = Next puzzle
puzzles-list = All puzzles
puzzles-analyse = On the analysis board
puzzles-failed = The puzzles cannot be loaded.
