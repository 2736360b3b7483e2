### What speaks for the better choice, as a part of a sentence: in reviews on the page, in the terminal and in files.
### `own`, `largest` and their like are about the better choice, `played_` about the one made.

# $who (person), $own (number), $others (number), $played_own (number), $played_others (number)
reasons-squares = { $who-is ->
    [you] you show
   *[other] { $who } shows
  } { $own ->
    [one] { $own } square
   *[other] { $own } squares
  } and the others { $others }, not { $played_own } and { $played_others }

# $who (person), $largest (number), $played_largest (number)
reasons-region = { $who-is ->
    [you] your
   *[other] the
  } largest region counts { $largest }, not { $played_largest }

# who it is about, where no names are known
reasons-rival = a rival

# $rival (person), $largest (number), $played_largest (number)
reasons-cut = { $rival-is ->
    [you] your
   *[other] { $rival }'s
  } largest region counts { $largest }, not { $played_largest }

# $rival (person), $who (person), $ours (decimal), $played_ours (decimal)
reasons-toll = { $rival-is ->
    [you] you
   *[other] { $rival }
  } can expect to pay { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours } on the cheapest way, not { $played_ours }

# $rival (person), $who (person), $ours (decimal), $played_ours (decimal): in the variant, where Assam is turned for the next player
reasons-passage = { $rival-is ->
    [you] your
   *[other] { $rival }'s
  } walk pays { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours } on average, not { $played_ours }

# $rival (person), $who (person), $ours (decimal), $played_ours (decimal): in the variant, where a rug is laid before Assam is turned
reasons-trap = { $rival-is ->
    [you] you
   *[other] { $rival }
  } can be sent on a way that pays { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours } on average, not { $played_ours }

# $rival (person), $expected (decimal), $played_expected (decimal): in the variant
reasons-fare = { $rival-is ->
    [you] your
   *[other] { $rival }'s
  } walk costs { $expected } on average, not { $played_expected }

# $rival (person), $squares (decimal), $played_squares (decimal)
reasons-gift = { $rival-is ->
    [you] your
   *[other] { $rival }'s
  } next rug can win { $squares } squares on average, not { $played_squares }

# $rival (person), $expected (decimal), $played_expected (decimal)
reasons-tax = { $rival-is ->
    [you] you
   *[other] { $rival }
  } can expect to pay { $expected } on the cheapest way, not { $played_expected }

# $rival (person), $paid (decimal), $played_paid (decimal)
reasons-feeds = the walk pays { $rival-is ->
    [you] you
   *[other] { $rival }
  } { $paid } on average, not { $played_paid }

# $squares (decimal), $played_squares (decimal)
reasons-landing = the rug after the walk can win { $squares } squares on average, not { $played_squares }

# $rival (person), $squares (decimal), $played_squares (decimal)
reasons-chase = the rug after the walk can win { $squares } squares on { $rival-is ->
    [you] you
   *[other] { $rival }
  } on average, not { $played_squares }

# $rival (person), $who (person), $covered (decimal), $played_covered (decimal)
reasons-reply = { $rival-is ->
    [you] your
   *[other] { $rival }'s
  } next rug can cover { $covered } of { $who-is ->
    [you] your
   *[other] { $who }'s
  } squares on average, not { $played_covered }

# $who (person), $rival (person), $own (number), $theirs (number), $played_own (number), $played_theirs (number)
reasons-race = { $who-is ->
    [you] you stand
   *[other] { $who } stands
  } at { $own } and { $rival-is ->
    [you] you
   *[other] { $rival }
  } at { $theirs }, not { $played_own } and { $played_theirs }

# $who (person), $rolls (number), $played_rolls (number): of the last walk of the game
reasons-finish = { $who-is ->
    [you] you win
   *[other] { $who } wins
  } on { $rolls } of 6 rolls, not on { $played_rolls }

# $who (person), $rival (person), $rolls (number), $played_rolls (number): the last rug of the game is another's, who may go any way and lay it anywhere
reasons-hold = whatever { $rival-is ->
    [you] you do
   *[other] { $rival } does
  }, { $who-is ->
    [you] you win
   *[other] { $who } wins
  } on { $rolls } of 6 rolls, not on { $played_rolls }

# $who (person), $rolls (number), $played_rolls (number): in the last rounds, after a walk and its rug
reasons-lead = { $who-is ->
    [you] you can take the lead
   *[other] { $who } can take the lead
  } on { $rolls } of 6 rolls, not on { $played_rolls }

# $who (person), $ours (decimal), $played_ours (decimal): a walk that ends on any square, each equally likely
reasons-rent = on an average square the others owe { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours }, not { $played_ours }

# $who (person), $expected (decimal), $played_expected (decimal): a walk that ends on any square, each equally likely
reasons-dues = an average square costs { $who-is ->
    [you] you
   *[other] { $who }
  } { $expected }, not { $played_expected }

# $rival (person), $who (person), $ours (decimal), $played_ours (decimal)
reasons-ways = { $rival-is ->
    [you] you can expect
   *[other] { $rival } can expect
  } to pay { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours } on average over all ways, not { $played_ours }

# $who (person), $outcome (won | tied_won | shared | tied_lost | lost), $own (number), $theirs (number), $played_outcome (won | tied_won | shared | tied_lost | lost), $played_own (number), $played_theirs (number), $played_rival (person): the last rug of the game, and how it ends as it was played
reasons-final = { $outcome ->
    [won] { $who-is ->
        [you] you win
       *[other] { $who } wins
      } { $own } to { $theirs }
    [tied_won] { $who-is ->
        [you] you tie
       *[other] { $who } ties
      } at { $own } and { $who-is ->
        [you] win
       *[other] wins
      } on dirhams
    [shared] { $who-is ->
        [you] you share
       *[other] { $who } shares
      } the win at { $own }
   *[lost] { $who-is ->
        [you] you end
       *[other] { $who } ends
      } at { $own }
  }; as it was played { $played_outcome ->
    [won] { $who-is ->
        [you] you win
       *[other] { $who } wins
      } only { $played_own } to { $played_theirs }
    [tied_won] { $who-is ->
        [you] you tie
       *[other] { $who } ties
      } at { $played_own }
    [shared] the win is shared at { $played_own }
    [tied_lost] { $played_rival-is ->
        [you] you tie
       *[other] { $played_rival } ties
      } at { $played_theirs } and { $played_rival-is ->
        [you] win
       *[other] wins
      } on dirhams
   *[lost] { $played_rival-is ->
        [you] you win
       *[other] { $played_rival } wins
      } { $played_theirs } to { $played_own }
  }

# $expected (decimal), $played_expected (decimal), $played_highest (number), $played_rolls (number)
reasons-risk = the walk costs { $expected } on average, not { $played_expected } ({ $played_highest } on { $played_rolls } of 6 rolls)

# $ruin (number), $played_ruin (number)
reasons-purse = the purse is emptied on { $ruin } of 6 rolls, not on { $played_ruin }
