### The review of a game.

review-page = Review
review-loading = The game is being reviewed
review-ready = The review is ready.

# $before (number)
review-queue =
    { $before ->
        [1] One other comes first.
       *[other] { $before } others come first.
    }

review-preparing = The first review after a start takes a little longer.

# $done (number), $total (number)
review-done = { $done } of { $total } moves

review-failed = The review could not be made.
review-notOver = A game can be reviewed once it is over.
review-retry = Try again
review-replay = Watch the replay
review-result = Back to the result
review-games = My games
review-analyse = Try it out
review-fromHere = See it in the replay

# $count (number)
review-moments =
    { $count ->
        [0] No single moment turned it.
        [1] One moment turned it.
        [2] Two moments turned it.
        [3] Three moments turned it.
        [4] Four moments turned it.
        [5] Five moments turned it.
        [6] Six moments turned it.
        [7] Seven moments turned it.
       *[other] { $count } moments turned it.
    }

# $who (person)
review-chance = { part-possessive } chance to win, move by move.

# $who (person)
review-won = { part-subject } won

# $who (person)
review-wonFromNothing = { part-subject } won from nearly nothing

# $who (person), $lowest (number): chances in 100
review-wonFrom = { part-subject } won from { $lowest } in 100

# $who (person)
review-shared = { part-subject } shared the win

# $who (person)
review-lost = { part-subject } did not win

# $who (person), $highest (number): chances in 100
review-lostFrom = { part-subject } lost from { $highest } in 100

# $round (number)
review-round = Round { $round }

review-turningPoints = Turning points
review-none = No roll and no choice changed the chances by 5% beyond doubt.

# $round (number), $kind (luck | choice)
review-where =
    Round { $round }, { $kind ->
        [luck] luck
       *[choice] choice
    }

# $who (person), $steps (number)
review-rolls =
    { $who-is ->
        [you] You roll
       *[other] { $who } rolls
    } { $steps }

# $who (person)
review-draws =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } a rug

# $from (person), $to (person), $paid (number)
review-pays =
    { $from-is ->
        [you] You pay
       *[other] { $from } pays
    } { part-to } { $paid }

# $who (person), $place (text)
review-lays =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } { $place }

# $who (person), $turn (left | ahead | right)
review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] You leave
           *[other] { $who } leaves
        } Assam as he is
        [left] { $who-is ->
            [you] You turn
           *[other] { $who } turns
        } Assam left
       *[right] { $who-is ->
            [you] You turn
           *[other] { $who } turns
        } Assam right
    }

# $round (number), $who (person)
review-head-rug =
    Round { $round }, { $who-is ->
        [you] your
       *[other] { $who }'s
    } rug

# $round (number), $who (person)
review-head-way =
    Round { $round }, { $who-is ->
        [you] your
       *[other] { $who }'s
    } heading

# $round (number), $who (person)
review-head-roll =
    Round { $round }, { $who-is ->
        [you] your
       *[other] { $who }'s
    } roll

# $at (number), $of (number)
review-step = { $at } of { $of }

review-previous = Previous moment
review-next = Next moment
review-slider = Moment of the game

# $round (number), $what (text), $chances (text)
review-at = Round { $round }: { $what }. { $chances }

review-played = Played
review-better = Better
review-toWin = to win
review-ways-left = left
review-ways-ahead = ahead
review-ways-right = right

# $who (person)
review-titles-squares = { part-subject } gave squares away.

# $who (person)
review-titles-region =
    { $who-is ->
        [you] You left your squares apart.
       *[other] { $who } left their squares apart.
    }

# $who (person)
review-titles-cut = { part-subject } left a rival's region whole.

# $who (person)
review-titles-toll = { part-subject } let the next walker off lightly.

# $who (person)
review-titles-passage = { part-subject } sent the next walker on an easy way.

# $who (person)
review-titles-tax = { part-subject } left the next walker a cheap way.

# $who (person)
review-titles-feeds = { part-subject } walked into a rival's purse.

# $who (person)
review-titles-landing = { part-subject } walked away from the better places.

# $who (person)
review-titles-chase = { part-subject } walked away from the leader's squares.

# $who (person)
review-titles-trap = { part-subject } laid no trap for the next walker.

# $who (person)
review-titles-fare = { part-subject } sent the next walker on a cheap way.

# $who (person)
review-titles-gift = { part-subject } left the next rug too good a place.

# $who (person)
review-titles-reply = { part-subject } left squares to be covered.

# $who (person)
review-titles-hold = { part-subject } left the win to the last walk.

# $who (person)
review-titles-lead = { part-subject } took the way with fewer chances to lead.

# $who (person)
review-titles-rent = { part-subject } left the squares worth less.

# $who (person)
review-titles-dues = { part-subject } left the market dearer.

# $who (person)
review-titles-ways = { part-subject } let the next walker off lightly.

# $who (person)
review-titles-race = { part-subject } fell back in the race.

# $who (person)
review-titles-finish = { part-subject } left too much to the die.

# $who (person)
review-titles-final = { part-subject } missed the better end.

# $who (person)
review-titles-risk = { part-subject } took the dearer way.

# $who (person)
review-titles-purse =
    { $who-is ->
        [you] You put your purse in danger.
       *[other] { $who } put the purse in danger.
    }

# $who (person)
review-otherPlace =
    There was a better place for { $who-is ->
        [you] you
       *[other] { $who }
    }.

# $who (person)
review-otherWay =
    There was a better way for { $who-is ->
        [you] you
       *[other] { $who }
    }.

# $better (text)
review-on = On { $better }

# $better (text)
review-turned = Turned { $better }

review-noReason = Nothing that can be counted at once tells them apart: it is what comes later.

# $who (person), $change (text)
review-moved =
    It moved { $who-is ->
        [you] your
       *[other] { $who }'s
    } chance to win by { $change }.

# $weight (number): faces of the die, $sum (number), $least (number), $most (number), $others (none | same | range): what the other faces cost
review-odds =
    { $weight ->
        [one] One face of the six costs
        [6] All six faces cost
       *[other] { $weight } faces of the six cost
    } { $sum }{ $others ->
        [same] ; the others { $least }
        [range] ; the others { $least } to { $most }
       *[none] { "" }
    }.

review-quiet = A quiet moment: nothing here was a mistake.
review-accountsPoints = Where the points came from
review-accountsChances = Where the chances came from
review-accountsNote = Solid is gain, hatched is loss. The best choice costs nothing, so own choices never gain. Grey is what our estimates missed.
review-unit = Counted in
review-units-score = points
review-units-win = chances
review-parts-luck = dice
review-parts-own = own choices
review-parts-others = others’ choices
review-parts-correction = our error

# $start (text)
review-atStart = { $start } at the start

# $who (person), $start (text), $luck (text), $own (text), $others (text), $error (text), $result (text)
review-account =
    { $who-is ->
        [you] You
       *[other] { $who }
    }: { $start } at the start, dice { $luck }, own choices { $own }, others’ choices { $others }, our error { $error }, makes { $result }

# $who (person), $result (won | shared | lost), $by (number): none where dirhams decided, $points (number)
review-sentence =
    { $result ->
        [won] { part-subject } won { $by ->
            [0] on dirhams
           *[other] by { $by }
        }
        [shared] { part-subject } shared the win
       *[lost] { part-subject } lost { $by ->
            [0] on dirhams
           *[other] by { $by }
        }
    } with { part-points }.

review-everyDecision = Every decision
review-whose = Whose decisions

# $count (number)
review-all = All { $count }

review-onlyMarked = Only ? and ??
review-noneMarked = No choice here is marked.
review-roundHead = Round
review-decision = Decision
review-rank = Rank

# $rank (number), $options (number)
review-rankOf = { $rank } of { $options }

review-theBest = the best

# $better (text)
review-betterWas = better { $better }

review-marks-one = doubtful
review-marks-two = a blunder
review-sure = sure to
review-exact = exact

# $points (text)
review-sureTo = ± { $points }

review-ofAWin = of a win

# $better (text), $points (text), $chance (text)
review-cost = Better was { $better }: it would have brought { $points } points and { $chance } of a win more.

review-costExact = That is exact.

# $points (text), $chance (text)
review-costSure = Sure to ± { $points } points and ± { $chance }.

review-marked = A choice is marked ? from 2 points or 5% of a win, ?? from 4 points or 10%, and never where its interval touches nothing. Turning points are those that cost 5% of a win or more.

review-players = Each merchant's game

# $loss (text), $decisions (number)
review-perDecision =
    { $decisions ->
        [one] Lost { $loss } a decision, over { $decisions } decision
       *[other] Lost { $loss } a decision, over { $decisions } decisions
    }

# $level (text): its code
review-like =
    { $level ->
        [novice] as a novice does
        [apprentice] as an apprentice does
        [merchant] as a merchant does
        [master] as a master does
       *[other] as a { $level } does
    }

# $count (number)
review-mistakes =
    { $count ->
        [0] no mistake
        [one] { $count } mistake
       *[other] { $count } mistakes
    }

# $games (number): of 100
review-luckier = Luckier than in { $games } of 100 games like this

review-hardest = The roll that hurt most

# $who (person), $round (number), $roll (text)
review-hardestText = Round { $round }: { part-subject } rolled { $roll }. What might have come, exactly:

# $who (person), $round (number)
review-hardestDraw = Round { $round }: { part-subject } drew a rug. What might have come, exactly:

# $roll (text), $odds (text)
review-oddsRow = { $roll } ({ $odds })

review-came = it came
review-overTime = Luck and loss, game by game
review-by = Apart by
review-opponents = opponents
review-printing = printing
review-which = Games
review-allGames = all reviewed
review-savePlot = Save the plot

# $games (number), $luck (text), $loss (text)
review-means =
    { $games ->
        [one] { $games } reviewed game
       *[other] { $games } reviewed games
    }: luck { $luck } a game, { $loss } lost a decision.

review-luckAxis = luck
review-lossAxis = loss
review-deeper = Look deeper
review-deeperNote = Plays the close choices on many times; half a minute or more.
review-deepening = The close choices are being played on…
review-stop = Stop, show what there is

# $playouts (number), $stopped (yes | no)
review-sampled =
    { $stopped ->
        [yes] The close choices were played on { $playouts } times each with the same dice, until it was stopped.
       *[no] The close choices were played on { $playouts } times each with the same dice.
    }

# $turns (number)
review-depth =
    Every choice was weighed { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } ahead, and exactly near the end.
