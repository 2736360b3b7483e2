### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `dataset`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

# $title (text), $players (number)
commands-replay-title = { $title }, { $players } players
# $turn (number)
commands-replay-after = After turn { $turn }
# $turn (number), $move (number), $moves (number)
commands-replay-at = Turn { $turn }: move { $move } of { $moves }
commands-replay-start = The start.
commands-replay-drawing = Drawing

# $extra (text)
commands-replay-needs = An animated picture needs two more packages: pip install "marrakech[{ $extra }]"

# $file (text), $pictures (number)
commands-replay-written = { $file }: { $pictures } pictures

commands-replay-keys = Right, left: a move. Down, up: a turn. g, G: first, last. q: leave.

## show

# $file (text)
commands-show-drawn = drawn in { $file }
commands-show-noGame = a position is one moment; --at needs a game file
# $last (number)
commands-show-turns = the game has { $last } turns; --at names one of 0 to { $last }

## analyse

commands-analyse-over = the game is over: there is nothing to choose
commands-analyse-choice = choice
# $told (cost | chance)
commands-analyse-column = { $told ->
    [chance] chance
   *[cost] costs
  }
# $what (text)
commands-analyse-exact = { $what }, exact

commands-analyse-best = best
# $win (text), $points (text), $by (text)
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = games
commands-rollout-behind = behind the best
commands-rollout-guess = guess before
# $loss (text), $error (text), $apart (yes | no)
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
# $win (text), $error (text), $points (text)
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Rolling out
# $games (large number), $player (network | greedy | lookahead | master), $seed (number)
commands-rollout-played = { $games } games of each choice still in question, played to the end by { $player ->
    [network] the network one turn deep
   *[other] { $player }
  }, seed { $seed }. ± is a standard error; ? cannot be told apart from the best.
# $choice (text), $other (text), $loss (text), $error (text)
commands-rollout-decided = Decided: { $choice } is best, { $other } is behind by { $loss } ±{ $error }.
# $choices (text), $errors (text)
commands-rollout-tied = Too close to tell: { $choices } cannot be told apart at { $errors } standard errors.
# $choice (text)
commands-rollout-only = Only { $choice } was rolled out: there is nothing to compare it with.
commands-rollout-nothing = there is nothing to choose here: give a position in which a player turns Assam or lays a rug
# $choice (text), $choices (text)
commands-rollout-unknown = { $choice } is no choice here; there are { $choices }
commands-rollout-none = stopped before the first round was complete: nothing to tell yet
commands-rollout-exact = Every choice here is worked out exactly: the guess before is the truth. The games tell what comes of it if all play on as said.

## stats

# $name (text), $games (number), $won (text), $luck (text), $lost (text), $decisions (number)
commands-stats-line = { $name }: { $games } games, { $won } won, luck { $luck } a game, { $lost } lost a decision (n = { $decisions })

## dataset

commands-dataset-games = say how many games the dataset is to have, such as --games 1000, or check one that is there, such as --check 1000
commands-dataset-either = --check and --again make no games: leave --games out
commands-dataset-making = Playing
commands-dataset-counting = Counting
commands-dataset-checking = Playing again by the rules
# $done (large number), $games (large number)
commands-dataset-resumed = { $done } of { $games } games are there already.
commands-dataset-stopped = Cut short; the same command goes on from here.
# $folder (text), $games (large number), $choices (large number), $shards (large number)
commands-dataset-made = { $folder }: games { $games }, choices { $choices }, files { $shards }; README.md is the data card.
# $games (large number), $choices (large number)
commands-dataset-checked = Checked: games { $games }, choices { $choices }. All is as the rules have it.
# $shard (number), $same (yes | no)
commands-dataset-again = { $same ->
    [yes] Shard { $shard }, made again, is the same to the bit.
   *[no] Shard { $shard }, made again, is NOT the same.
  }

## puzzles

# $name (text)
commands-puzzles-none = there is no puzzle { $name }; see `marrakech puzzles list`
# $choice (text), $share (text), $error (text)
commands-puzzles-option = { $choice }  wins { $share } ±{ $error }
# $playouts (number), $bots (text)
commands-puzzles-missed = ({ $playouts } playouts each; missed by { $bots })
# $bots (text)
commands-puzzles-solved = (solved exactly; missed by { $bots })
commands-puzzles-empty = there are no puzzles to check

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

## learn

# $games (number), $fewest (number)
commands-learn-few = How do you play? { $games } of { $fewest } games so far: fewer would only be a guess.
# $level (text)
commands-learn-like = You play like { $level ->
    [apprentice] an apprentice
   *[other] a { $level }
  }.
# $low (text), $high (text)
commands-learn-between = Between { $low ->
    [apprentice] an apprentice
   *[other] a { $low }
  } and { $high ->
    [apprentice] an apprentice
   *[other] a { $high }
  }: more games will tell.
# $low (text), $middle (text), $high (text), $games (number)
commands-learn-range = Nine times in ten between { $low } and { $high } on the ladder from novice 1 to master 4, most likely { $middle }; by what your choices gave away in { $games } games.
# $count (number), $waiting (number)
commands-learn-back = { $count ->
    [0] None of your mistakes is back
    [1] One of your mistakes is back
   *[other] { $count } of your mistakes are back
  }; { $waiting } wait for their day.
# $round (number), $against (text), $loss (text), $right (number)
commands-learn-mistake = Round { $round } with { $against }: gave away { $loss }; solved { $right } of 3 times
commands-learn-none = There is nothing to solve today.
# $choices (text)
commands-learn-choices = Choices: { $choices }
commands-learn-ask = Your choice?
commands-learn-legal = One of the choices above, as it is written there:
commands-learn-right = Right.
# $best (text), $loss (text)
commands-learn-wrong = No: { $best } is better, and this gives away { $loss }.
