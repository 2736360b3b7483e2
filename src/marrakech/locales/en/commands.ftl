### What the commands `replay`, `show`, `analyse`, `stats`, `puzzles`, `verify` and `play` print and refuse.

## replay

# $title (text), $players (number)
commands-replay-title = { $title }, { $players } players
# $turn (number)
commands-replay-after = After turn { $turn }
# $turn (number), $move (number), $moves (number)
commands-replay-at = Turn { $turn }: move { $move } of { $moves }
commands-replay-start = The start.
commands-replay-keys = Right, left: a move. Down, up: a turn. g, G: first, last. q: leave.

## show

# $file (text)
commands-show-drawn = drawn in { $file }
commands-show-noGame = a position is one moment; --at needs a game file
# $last (number)
commands-show-turns = the game has { $last } turns; --at names one of 0 to { $last }

## analyse

commands-analyse-over = the game is over: there is nothing to choose
# $choice (text), $wins (text), $scores (text): padded to columns
commands-analyse-line = { $choice }   wins { $wins }   scores { $scores }

## stats

# $name (text), $games (number), $won (text), $luck (text), $lost (text), $decisions (number)
commands-stats-line = { $name }: { $games } games, { $won } won, luck { $luck } a game, { $lost } lost a decision (n = { $decisions })

## puzzles

# $name (text)
commands-puzzles-none = there is no puzzle { $name }; see `marrakech puzzles list`
# $choice (text), $share (text), $error (text)
commands-puzzles-option = { $choice }  wins { $share } ±{ $error }
# $playouts (number), $bots (text)
commands-puzzles-missed = ({ $playouts } playouts each; missed by { $bots })

## verify

# $ok (yes | no): in three columns
commands-verify-answer = { $ok ->
    [yes] yes
   *[no] NO
  }
# $what (commitment | rolls | piles)
commands-verify-what = { $what ->
    [commitment] The secret is the one that was committed to before the first roll
    [rolls] Every roll of the die follows from the secret
   *[piles] Every rug drawn from a pile follows from the secret
  }
# $what (rolls | piles), $numbers (text)
commands-verify-wrong = (not so: { $what ->
    [rolls] turn
   *[piles] player
  } { $numbers })
commands-verify-fair = The dice were fair.
commands-verify-unfair = The dice were not fair, or the file was changed.

## Files and seats

commands-files-none = no game has been saved yet in
commands-files-directory = a game file is expected, not a directory
commands-files-unnamed = (no name)
commands-files-missing = no such file
# $file (text)
commands-files-exists = it exists already; go on with it by --resume { $file }
# $seat (text)
commands-seats-form = a seat is you, you:NAME, bot or bot:LEVEL, such as bot:merchant, not { $seat }
# $most (number), $bots (number)
commands-seats-bots = up to { $most } bots can play against you, not { $bots }; for a game of bots alone name every seat: --seat bot --seat bot
# $players (number)
commands-seats-players = { $players } players cannot play; the choices are 2, 3 or 4
# $seats (number), $players (number)
commands-seats-taken = { $seats } seats are taken, but { $players } players were asked for
# $most (number), $seats (number)
commands-seats-number = 2 to { $most } can play, and this makes { $seats }
# $seat (number), $program (text)
commands-seats-program = seat { $seat } of the file is for a program, { $program }; to start it, or to seat others, name every seat with --seat
