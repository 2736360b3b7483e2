### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: a review
report-heading = The game in review
report-chances = Chances of winning
report-turning = Turning points
report-each = Each merchant's game
report-marks = A numbered circle is a turning point, a triangle a roll worth 5% or more to its player.
report-clean = No choice cost 5% of a win beyond doubt.
report-moves = Every decision
report-marked = A choice is marked ? from 2 points or 5% of a win, ?? from 4 points or 10%, and never where its interval touches nothing.

## The columns of the decisions

report-moves-who = who
report-moves-played = played
report-moves-better = better
report-moves-rank = rank
report-moves-mark = mark
report-moves-points = points
report-moves-chance = of a win
report-moves-sure = sure to
report-moves-best = the best
report-moves-exact = exact

# $rank (number), $options (number)
report-moves-of = { $rank } of { $options }

## The columns of the accounts

report-columns-points = points
report-columns-start = start
report-columns-dice = dice
report-columns-luckier = luckier than
report-columns-own = own choices
report-columns-others = others' choices
report-columns-error = our error
report-columns-result = result
report-columns-loss = loss per decision
report-columns-decisions = decisions
report-columns-like = plays like

report-turn = turn

# $depth (quick | standard | deep): beside the bar while it is made
report-progress = { $depth ->
    [quick] quick review
    [deep] deep review
   *[standard] standard review
  }

# $move (text): a heading, or anything else as in a game file
report-move = { $move ->
    [left] left
    [ahead] ahead
    [right] right
   *[other] { $move }
  }

# $kind (played | better), $move (text)
report-choice = { $kind ->
    [better] Better
   *[played] Played
  }, { $move }

# $chance (text)
report-toWin = { $chance } to win

# $bot (novice | greedy | lookahead | master): told as the level that it is offered as
report-like = { $bot ->
    [novice] the novice
    [greedy] the apprentice
    [lookahead] the merchant
   *[master] the master
  }

# $turn (number), $who (text), $played (text), $cost (text): of a win, $points (text), $sure (text), $better (text)
report-cost = Turn { $turn }, { $who }: { $played } cost { $cost } of a win and { $points } points ({ $sure }); { $better } was better

# $said (text), $why (text)
report-because = { $said }: { $why }

# $turn (number), $who (text), $played (text), $luck (text), $odds (text)
report-hurt = The roll that hurt most: turn { $turn }, { $who }, { $played } ({ $luck }; odds { $odds })

# $depth (quick | standard | deep), $turns (number), $playouts (number): none where there were no playouts
report-depth = { $depth ->
    [quick] quick
    [deep] deep
   *[standard] standard
  }: { $turns } turns ahead{ $playouts ->
    [0] {""}
   *[other] , { $playouts } playouts
  }

# $outcome (won | lost | shared | leading | behind | level), $margin (number), $result (text), $start (text), $luck (text), $own (text), $others (text), $error (text): what the evaluation corrected
report-verdict = { $outcome ->
    [won] Won { $margin ->
        [0] on dirhams
       *[other] by { $margin }
      }
    [lost] Lost { $margin ->
        [0] on dirhams
       *[other] by { $margin }
      }
    [shared] Shared the first place
    [leading] Ahead by { $margin }
    [behind] Behind by { $margin }
   *[level] Level
  } with { $result } points: { $start } at the start, dice { $luck }, own choices { $own }, others' choices { $others }, our error { $error }.

# $who (text), $verdict (text)
report-said = { $who }: { $verdict }

# $start (text), $result (text), $luck (text), $share (text), $own (text), $others (text), $error (text)
report-inChances = chance of winning { $start } to { $result }: dice { $luck } (luckier than in { $share } of games), own choices { $own }, others' choices { $others }, our error { $error }

# $loss (text), $decisions (number), $mistakes (number)
report-perDecision = { $loss } lost per decision ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  })

# $lost (text), $level (text)
report-perDecision-like = { $lost }, plays like { $level }

# $file (text), $players (text)
report-file = { $file }: { $players }

# $file (text), $why (text)
report-bad = { $file } could not be read: { $why }

# $file (text)
report-written = written to { $file }

## The plot of `marrakech stats`

report-plot-luck = Luck so far
report-plot-loss = Loss per decision
