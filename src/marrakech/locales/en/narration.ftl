### What happened in a turn, in the terminal: parts of a sentence, in full or brief where there is little room.

# $who (person), $clauses (text): the parts below, with commas between them; $brief (yes | no)
narration-sentence = { $who }{ $brief ->
    [yes] :
   *[no] {""}
  } { $clauses }.

# $turn (left | ahead | right), $heading (north | east | south | west), $brief (yes | no)
narration-oriented = { $brief ->
    [yes] { $turn ->
        [left] left
        [right] right
       *[ahead] ahead
    }
   *[no] { $turn ->
        [left] turned Assam left
        [right] turned Assam right
       *[ahead] kept Assam heading { $heading ->
            [north] north
            [east] east
            [south] south
           *[west] west
        }
    }
  }

# At the end of a turn, in the variant.
# $turn (left | ahead | right), $heading (north | east | south | west), $brief (yes | no)
narration-turned = { $brief ->
    [yes] turned { $turn ->
        [left] left
        [right] right
       *[ahead] ahead
    }
   *[no] { $turn ->
        [left] turned Assam left to the
        [right] turned Assam right to the
       *[ahead] left Assam heading
    } { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
  }

# $steps (number), $start (text), $to (text): squares; $mosaics (number): how often he went round one; $brief (yes | no)
narration-walked = { $brief ->
    [yes] { $steps } to { $to }
   *[no] rolled { $steps } ({ $start } to { $to }{ $mosaics ->
        [0] {""}
        [one] , round a mosaic
       *[other] , round mosaics
    })
  }

# $to (person), $paid (number), $tithe (number), $whole (yes | no): all of it was paid; $brief (yes | no, optional)
narration-paid = paid { $to-is ->
    [you] you
   *[other] { $to }
  } { $paid }{ $whole ->
    [yes] {""}
   *[no] { $brief ->
        [yes] {" "}of { $tithe }
       *[no] {" "}of the { $tithe } due
    }
  }

# $who (person, optional)
narration-out = { $who-is ->
    [you] and are out
   *[other] and is out
  }

# $rug (text), $brief (yes | no, optional)
narration-laid = laid { $rug }

# $colour (H | I | S | A)
narration-drew = drew { $colour ->
    [H] a Henna
    [I] an Indigo
    [S] a Saffron
   *[A] an Almond
  } rug
