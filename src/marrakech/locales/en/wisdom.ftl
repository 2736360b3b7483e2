### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Merchants at the market

# $games (large number)
wisdom-counted = Each figure is a mean over { $games } games between equally strong bots, for each number of players. What a rug adds is told by the bots' own judgement.

wisdom-again = Count them again with
wisdom-stage = Rugs laid

wisdom-way-title = Look where Assam can stop
# $first (decimal), $last (decimal), $worst (decimal)
wisdom-way-text = A way taken without looking costs { $first } dirhams early in the game and { $last } at the end; the worst of the three costs { $worst } by then. Good players pay little more than the cheapest way costs.
wisdom-way-axis = Dirhams you expect to pay, by way
wisdom-way-taken = taken by good players
wisdom-way-cheapest = the cheapest
wisdom-way-any = any
wisdom-way-dearest = the dearest

wisdom-region-title = Regions grow, and so do tithes
# $half (decimal), $end (decimal)
wisdom-region-text = Halfway through, the largest region of the market has { $half } squares, near the end { $end }. One's own largest is smaller: nobody lets you grow for free.
wisdom-region-axis = Squares of the largest region
wisdom-region-own = your own
wisdom-region-all = anybody's

wisdom-cover-title = Cover others rather than bare ground
# $one (text), $two (text), $often (percent)
wisdom-cover-text = In the middle of the game the best rug that covers one square of another merchant wins { $one } more often than the best one on bare ground, and one that covers two wins { $two } more often. Good players cover two in { $often } of their turns by then.
wisdom-cover-axis = What it adds to your chance of winning
wisdom-cover-one = covers one square
wisdom-cover-two = covers two

wisdom-spite-title = Hold the leader back, most of all in a close finish
# $early (text), $late (text)
wisdom-spite-text = Where you can cover the leader or somebody else, the leader is the better choice at any time. In the first quarter that is worth { $early } of a win; in the last, to somebody a few points behind, { $late }.
wisdom-spite-alone = With two merchants there is only one to hold back.
wisdom-spite-axis = What covering the leader adds, by how far you are behind
wisdom-spite-gaps-leads = you lead
wisdom-spite-gaps-five = 1 to 5
wisdom-spite-gaps-ten = 6 to 10
wisdom-spite-gaps-twenty = 11 to 20
wisdom-spite-gaps-more = more
wisdom-spite-early = first quarter
wisdom-spite-late = last quarter

wisdom-seat-title = What the first seat is worth
# $first (percent), $last (percent), $fair (percent)
wisdom-seat-text = Whoever begins wins { $first } of the games, whoever comes last { $last }; { $fair } would be fair. That is all: do not quarrel about it.
wisdom-seat-axis = Games won by seat
# $seat (number)
wisdom-seat-nth = seat { $seat }

wisdom-read-parts-title = Four parts make a result
wisdom-read-parts-text = Everybody begins with an equal part of the win. The dice move it, your choices move it, the others' choices move it, and what is left is our own error in guessing, shown in grey. The four add up to the result, in chances and in points.
wisdom-read-luck-title = Dice: what came against what could be expected
wisdom-read-luck-text = A roll is lucky if it leaves you better off than the average of all six faces. Over many games that averages to nothing, for everybody.
wisdom-read-choice-title = Choices: what you gave away
wisdom-read-choice-text = A choice is compared with the best one there was, by the share of the win it leaves you. The best costs nothing, so your own choices never count above nothing; what the others give away counts for you.
wisdom-read-sure-title = How sure it is
wisdom-read-sure-text = Where few rugs are left every value is worked out exactly, and the list says so. Before that it is an estimate with its error beside it; a loss smaller than that error is never called a mistake. Roll it out to know better.
wisdom-read-mark-title = ? and ??
wisdom-read-mark-text = One mark is a choice that gave away at least two points or 5% of a win, two marks at least four points or 10%. Look at those first, and at the reason beside them.
wisdom-read-level-title = You play like ...
wisdom-read-level-text = What you gave away per decision is compared with what our bots give away. One game says little: wait for the fifth.
