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

# $largest (number), $played_largest (number)
reasons-cut = the largest region of the others counts { $largest }, not { $played_largest }

# $who (person), $ours (decimal), $played_ours (decimal)
reasons-toll = whoever walks next can expect to pay { $who-is ->
    [you] you
   *[other] { $who }
  } { $ours } on the cheapest way, not { $played_ours }

# $expected (decimal), $played_expected (decimal), $played_highest (number), $played_rolls (number)
reasons-risk = the walk costs { $expected } on average, not { $played_expected } ({ $played_highest } on { $played_rolls } of 6 rolls)

# $ruin (number), $played_ruin (number)
reasons-purse = the purse is emptied on { $ruin } of 6 rolls, not on { $played_ruin }
