### Puzzles.

puzzles-title = Puzzles
puzzles-note = One choice is clearly the best, and a greedy merchant does not see it.
puzzles-today = Puzzle of the day
puzzles-themes-purse = Save the purse
puzzles-themes-cut = Cut a region
puzzles-themes-toll = Set the toll
puzzles-themes-region = Grow a region
puzzles-themes-corner = The corner
puzzles-themes-squares = Win squares
puzzles-themes-quiet = A quiet move
puzzles-goals-purse = One way is kinder to your purse than it looks.
puzzles-goals-cut = Somebody's region is worth cutting.
puzzles-goals-toll = The next merchant's walk can be made a dear one.
puzzles-goals-region = Your own region can grow where it counts.
puzzles-goals-corner = A corner mosaic has its say.
puzzles-goals-squares = There are squares to be won.
puzzles-goals-quiet = There is little to grab: what counts comes later.
puzzles-ratings-1 = easy
puzzles-ratings-2 = middling
puzzles-ratings-3 = hard
puzzles-missed-1 = The apprentice misses it
puzzles-missed-2 = The merchant misses it
puzzles-missed-3 = Even the master misses it
puzzles-rated = Difficulty
puzzles-anyRating = Any

# $players (number)
puzzles-merchants = { $players } merchants

puzzles-filter = Theme
puzzles-all = All themes
puzzles-solved = solved

# $days (number)
puzzles-streak =
    { $days ->
        [1] Solved today
       *[other] Solved, { $days } days in a row
    }

# $days (number)
puzzles-run =
    { $days ->
        [1] One day so far
       *[other] { $days } days in a row
    }

# $solved (number), $of (number)
puzzles-tally = { $solved } of { $of } solved

puzzles-none = No puzzle of this theme yet.

# $colour (text)
puzzles-task-lay = Where do you lay your { $colour } rug?

# $colour (text, optional)
puzzles-task-orient = Which way for Assam?

# $colour (text, optional)
puzzles-task-turn = Which way shall Assam face at the end?

puzzles-find-lay = Find the place that wins most often
puzzles-find-orient = Find the way that wins most often
puzzles-find-turn = Find the way that wins most often
puzzles-how-lay = Choose a ring on the board, or a place from the list.
puzzles-how-orient = Choose an arrow on the board, or a way from the list.
puzzles-how-turn = Choose an arrow on the board, or a way from the list.
puzzles-choose = Choose first
puzzles-pick = From the list

# $place (text)
puzzles-lay = Lay { $place }

# $way (text)
puzzles-turn = Turn { $way }

puzzles-ahead = Leave Assam as he is
puzzles-right = So it is.

# $choice (text)
puzzles-wrong = Not { $choice }.

puzzles-elsewhere-lay = Elsewhere,
puzzles-elsewhere-turn = The other way,
puzzles-tried = Tried
puzzles-best = Best

# $playouts (number)
puzzles-sampled = By { $playouts } playouts of each choice.

puzzles-unknown = further behind
puzzles-toWin = to win
puzzles-again = Try again
puzzles-show = Show it
puzzles-next = Next puzzle
puzzles-list = All puzzles
puzzles-analyse = Try it out
puzzles-failed = The puzzles cannot be loaded.
puzzles-rivals = Against what a greedy merchant would do:
