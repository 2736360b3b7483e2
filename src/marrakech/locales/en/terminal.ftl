### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = You

# $colour (H | I | S | A)
terminal-colour = { $colour ->
    [H] Henna
    [I] Indigo
    [S] Saffron
   *[A] Almond
  }

## The merchants beside the board

# In five columns.
terminal-out = out

# $purse (number)
terminal-left = { $purse ->
    [one] { $purse } dirham
   *[other] { $purse } dirhams
  } left

# $purse (number), $squares (number)
terminal-worth = { $purse ->
    [one] { $purse } dirham
   *[other] { $purse } dirhams
  } + { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }

# $rugs (number)
terminal-toLay = { $rugs ->
    [one] { $rugs } rug
   *[other] { $rugs } rugs
  } to lay

# $purse (number), $squares (number), $rugs (number)
terminal-brief = { $purse } dh + { $squares } sq, { $rugs ->
    [one] { $rugs } rug
   *[other] { $rugs } rugs
  }

# $top (text): the letter of a colour; $left (text): e.g. H 12, S 11
terminal-pile = top { $top }; left { $left }

## Titles and what happens

# $turn (number)
terminal-turn = Turn { $turn }
terminal-over = Game over

# $who (person)
terminal-playing = { $who-is ->
    [you] You are playing...
   *[other] { $who } is playing...
  }
terminal-leave = Any key leaves.
terminal-pages = Space, arrows: on and back. q: back to the game.
terminal-page = Any key: back to the game.

# $width (number), $height (number)
terminal-tooSmall-needs = This needs { $width } columns and { $height } lines.
# $width (number), $height (number)
terminal-tooSmall-has = The window has { $width } and { $height }: enlarge it, or q leaves.
terminal-unreadable = That could not be read.

# $place (text), $name (text), $dirhams (text), $squares (text), $score (text): padded to columns; $out (yes | no)
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] out
   *[no] { $dirhams } dirhams + { $squares } squares = { $score }
  }

## Questions

# Before the answer: one word for the question, and what may be pressed or typed.
# $about (text), $keys (text)
terminal-prompt = { $about } ({ $keys }; ? helps):

# $who (person)
terminal-way = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } turn: which way?

# $keep (yes | no): he may be left as he is
terminal-end = Turn Assam a quarter{ $keep ->
    [yes] {" "}or leave him
   *[no] {""}
  }.
terminal-way-about = Heading

# $letters (text)
terminal-way-keys = arrows and Enter, or { $letters }

# $keep (yes | no)
terminal-way-expected = { $keep ->
    [yes] l for left, a for ahead or r for right
   *[no] l for left or r for right
  }

# The answers to a question of ways: a letter, which marks the board too, and a word.
# $turn (left | ahead | right)
terminal-words-way = { $turn ->
    [left] l left
    [right] r right
   *[ahead] a ahead
  }

# In a table, in eleven columns.
# $turn (left | ahead | right)
terminal-turned = { $turn ->
    [left] left
    [right] right
   *[ahead] ahead
  }

# $heading (north | east | south | west)
terminal-heading = { $heading ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
terminal-average = average

# $who (person)
terminal-roll = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } turn: roll the die.
terminal-roll-about = Die
terminal-roll-keys = Enter rolls the die
terminal-roll-expected = Enter or r to roll the die
terminal-words-roll = r roll

# $colour (H | I | S | A)
terminal-lay = Lay { $colour ->
    [H] a Henna
    [I] an Indigo
    [S] a Saffron
   *[A] an Almond
  } rug.
terminal-lay-about = Rug

# $last (number), $rug (text)
terminal-lay-keys = arrows and Enter, { $last ->
    [1] 1
   *[other] 1 to { $last }
  }, or { $rug }

# $last (number), $rug (text)
terminal-lay-expected = a number from 1 to { $last }, or two squares such as { $rug }

# $covered (text): the letters of colours; none for bare ground
terminal-lay-over = over { $covered }
terminal-lay-bare = bare

# $expected (text)
terminal-noAnswer = An answer is needed: { $expected }.

# $answer (text), $expected (text)
terminal-wrongAnswer = { $answer } is no answer here: give { $expected }.

# $message (text, optional): what the rules say, in English; $code (text, optional), $rule (text, optional): the same for languages to select on
terminal-refused = That is not allowed: { $message }.

## Commands: the words for each, and what they say

terminal-words-help = ? help
terminal-words-quit = q quit exit
terminal-words-undo = u undo
terminal-words-hint = h hint
terminal-words-save = s save
terminal-words-board = b board
terminal-words-rules = rules
terminal-commands = Commands: h hint, u take back, b board, s FILE save a copy, rules, q save and leave.
terminal-takenBack = Taken back.

# $file (text)
terminal-saved-always = The game is saved in { $file } at every move; s FILE saves a copy.
# $file (text)
terminal-saved-exists = { $file } exists and is left as it is: give another name.
# $file (text), $why (text)
terminal-saved-not = Not saved in { $file }: { $why }.
# $file (text)
terminal-saved-there = Saved in { $file }.
terminal-saved = The game is saved. Go on with:

## Hints

# $choice (text), $why (text)
terminal-hint = Hint: { $choice }: { $why }.

# $bot (text), $turns (number), $positions (number)
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } ahead, { $positions } positions)
# $share (text)
terminal-hint-wins = wins { $share } of the time
# $points (text)
terminal-hint-points = expects { $points } points
terminal-hint-only = there is no other choice
# $choice (text), $share (text)
terminal-hint-next = the next best, { $choice }: { $share }
# $choice (text)
terminal-hint-close = as good as { $choice }
# $points (text), $choice (text)
terminal-hint-better = worth { $points } points more than the next best, { $choice }

## Before and after a game

# $name (text), $colours (text), $kind (text)
terminal-seat = { $name }: { $colours } ({ $kind })
# $one (text), $other (text)
terminal-both = { $one } and { $other }
terminal-here = at this terminal
# $level (text)
terminal-bot = bot, { $level }
terminal-welcome = At any question: ? explains, q saves and leaves.
terminal-ready = The master is getting ready, which takes half a minute the first time.
terminal-again = Look at it again, and check its dice:
