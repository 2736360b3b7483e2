### What bots do and advise.

advice-levels-novice = Looks at what a walk costs and how its carpet grows, overlooks what it covers, and often misjudges.
advice-levels-apprentice = Makes the most of its own turn and errs now and then; does not look where Assam goes next.
advice-levels-merchant = Works out this turn and the next player's answer, and seldom misjudges.
advice-levels-master = Has learnt from a great many games what a market is worth, and looks ahead.
advice-levels-even = Plays as well as you: a little better after each game that you win, a little worse after each that you lose.
advice-levelsTitle = How the bots play
advice-preparing = Getting ready: you can start without it.
advice-button = Hint
advice-thinking = Thinking…
advice-title = Hint
advice-close = Close the hint
advice-turn-left = Turn Assam left
advice-turn-ahead = Leave Assam as he is
advice-turn-right = Turn Assam right
advice-turnShort-left = left
advice-turnShort-ahead = ahead
advice-turnShort-right = right

# $place (text)
advice-rug = Lay { $place }

advice-reasons-free = on no roll is there anything to pay

# $average (decimal), $worst (number)
advice-reasons-costs = you pay { $average } on average, { $worst } at worst

# $who (text), $average (decimal), $worst (number)
advice-reasons-costsThem = { $who } then pays { $average } on average, { $worst } at worst

# $who (text)
advice-reasons-freeForThem = { $who } then walks free; the other ways help you less

# $squares (number)
advice-reasons-joined = it joins { $squares } of your squares

# $count (number), $who (text)
advice-reasons-taken = covers { $count } of { $who }'s

# $count (number)
advice-reasons-gained =
    { $count ->
        [one] shows one square more of yours
       *[other] shows { $count } squares more of yours
    }

# $who (text), $average (decimal)
advice-reasons-toll = even on the best way { $who } pays you { $average } on average

# $who (text)
advice-reasons-noToll = { $who } can still walk round it

# $share (percent)
advice-wins = wins { $share } of the time

# $points (number)
advice-expects = expects { part-points }

# $what (text), $share (percent)
advice-next = the next best, { $what }: { $share }

# $what (text), $points (number)
advice-better = worth { part-points } more than the next best, { $what }

# $what (text)
advice-equal = as good as { $what }

advice-only = there is no other choice

# $what (text), $why (list)
advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

# $parts (text): figures with separators between them
advice-figures = { CAPITAL($parts) }.

# Between figures.
advice-separator = { "; " }

# $level (text)
advice-by = The master is still getting ready: this is the { $level }'s advice.

# $turns (number), $positions (large number)
advice-looked =
    { $turns ->
        [one] One turn ahead, { $positions } positions.
       *[other] { $turns } turns ahead, { $positions } positions.
    }

advice-bar = Chance to win
advice-barSetting = Show everybody's chance to win

# $name (text), $share (percent)
advice-share = { $name } { $share }

advice-weighing = Weighing the market…
advice-refusals-preparing = The master is getting ready: the chances will come by themselves.
advice-refusals-level_not_ready = The master is getting ready. Ask again in a moment.
advice-refusals-not_casual = Hints are for games against bots. Between people, chances are shown once the game is over.
advice-refusals-stale = The game has gone on.
advice-refusals-wrong_step = There is nothing to choose: roll the die.
advice-refusals-too_many_requests = The master is busy. Ask again in a moment.
