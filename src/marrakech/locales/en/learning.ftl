### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = My learning
learning-like-novice = You play like a novice
learning-like-apprentice = You play like an apprentice
learning-like-merchant = You play like a merchant
learning-like-master = You play like a master

# $low (text), $high (text)
learning-between = Between { $low } and { $high }: more games will tell

learning-one-novice = a novice
learning-one-apprentice = an apprentice
learning-one-merchant = a merchant
learning-one-master = a master

# $games (number)
learning-measured = Measured by what your choices gave away in your last { $games } games, not by the dice.

learning-ask = How do you play?

# $games (number)
learning-askNote = After { $games } games this page says it, with an honest range. Fewer games would only be a guess.

learning-range = You, nine times in ten

# $low (text), $high (text), $middle (text)
learning-rangeSpoken = You, nine times in ten, between { $low } and { $high } on the ladder from novice 1 to master 4; the middle is { $middle }

# $games (number)
learning-history = Your last { $games } games

learning-won = won
learning-notWon = not won

# $games (number)
learning-ago = { $games } games ago

learning-last = last game

# $from (text), $to (text)
learning-moved = How it moved: from { $from } to { $to } on the ladder from novice 1 to master 4

# $games (number)
learning-fewGames = { $games ->
    [one] One game
   *[other] { $games } games
  }, then we know more

learning-counts = Against bots or friends, live or slow: every finished game counts.
learning-never = Never played?
learning-lesson = The lesson takes five minutes.

# $done (number), $of (number)
learning-lookingBack = Looking back at your games: { $done } of { $of }

learning-notNow = Your games cannot be looked back at just now; what is known already stays.

# $count (number)
learning-back =
    { $count ->
        [1] One of your mistakes is back
        [2] Two of your mistakes are back
        [3] Three of your mistakes are back
        [4] Four of your mistakes are back
        [5] Five of your mistakes are back
       *[other] { $count } of your mistakes are back
    }

learning-backNote = From your own games. Solve one three times and it is gone.

# $count (number)
learning-waiting =
    { $count ->
        [one] One of your mistakes waits for its day
       *[other] { $count } of your mistakes wait for their days
    }

# $date (text)
learning-nextOn = The next one comes back on { $date }.

learning-todays = Today's puzzle
learning-todaysNote = None of your mistakes is back today.
learning-easy = Three easy ones to begin
learning-easyNote = One place is clearly the best. Find it.

# $count (number)
learning-solve =
    { $count ->
        [1] Solve it
        [2] Solve two
        [3] Solve three
       *[other] Solve them
    }

learning-task-lay = Lay a rug
learning-task-orient = Turn Assam
learning-task-turn = Turn Assam

# $round (number), $against (text), $date (text)
learning-where = Round { $round } with { $against }, { $date }

# $percent (number)
learning-gaveAway = gave away { $percent } in 100

# $times (number)
learning-missedBefore =
    { $times ->
        [1] missed once before
        [2] missed twice before
       *[other] missed { $times } times before
    }

# $right (number)
learning-rightSoFar =
    { $right ->
        [0] Not solved yet
        [1] Solved once of three times
       *[other] Solved twice of three times
    }

learning-mistake = Your mistake
learning-gone = This one is gone for good.
learning-backTo = My learning
learning-nextMistake = Next mistake
learning-rating = Puzzle rating

# $puzzles (number)
learning-afterPuzzles = after { $puzzles } puzzles

# $change (text)
learning-thisWeek = { $change } this week

learning-days = Days in a row
learning-solvedOn = solved
learning-notSolvedOn = not solved
learning-keep = Everything here is kept on this device only.
learning-export = Save as a file
learning-import = Open a file
learning-imported = The file was added to what is here.
learning-badFile = This is not a file of a learner: choose one that was saved here or by "marrakech learn".
learning-unknown = This mistake is not kept on this device, or it is gone.
learning-playOne = Play a game
