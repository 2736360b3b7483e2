### The rules of a printing, as `marrakech rules` explains them.

# $rules (text), $players (number)
rulebook-heading = { $rules }, { $players } players

# $printing (en2021 | fr60 | fr57 | suleika | ro57)
rulebook-printing =
    { $printing ->
        [fr60] Marrakech, French, 60 rugs
        [fr57] Marrakech, French, 57 rugs
        [suleika] Suleika, French
        [ro57] Marrakech, Romanian, 57 rugs
       *[en2021] Marrakech, English, 2021
    }

## The market

rulebook-market-title = The market

# $edge (mosaics | arrows)
rulebook-market =
    Seven by seven squares, a1 at the bottom left to g7 at the top right. Assam, who owns the market,
    begins on d4 in the centre. Round the edge run { $edge ->
        [arrows] arrows
       *[mosaics] mosaics
    } that lead him back onto the board whenever he leaves it.

## Setting up

rulebook-setup-title = Setting up

# $purse (number), $rugs (number), $stock (number)
rulebook-setup-piles =
    Two merchants start with { $purse } dirhams and { $rugs } rugs each: { $stock } of each of two colours,
    shuffled into a pile. Henna and Saffron play against Indigo and Almond.

# $players (number), $purse (number), $rugs (number)
rulebook-setup-colours =
    { $players ->
        [2] Two
        [3] Three
       *[4] Four
    } merchants start with { $purse } dirhams and { $rugs } rugs each, all of one colour: { $players ->
        [2] Henna, Indigo
        [3] Henna, Indigo, Saffron
       *[4] Henna, Indigo, Saffron, Almond
    }.

# $starter (holiday | decide | unsaid)
rulebook-starter =
    { $starter ->
        [holiday] Whoever was last on holiday in Morocco begins.
        [decide] The players decide who begins.
       *[unsaid] This printing does not say who begins.
    } Play goes clockwise; here the first seat begins.

# $rugs (number)
rulebook-box =
    The box has { $rugs } rugs and only three sets of 15, so three players use those three colours.

## A turn

rulebook-orient-title = 1. Choose a heading
rulebook-orient =
    Before the die is rolled, leave Assam as he stands or turn him a quarter to the left or to the right. He
    never turns round on the spot.

rulebook-rollFirst-title = 1. No choice of heading
rulebook-rollFirst =
    This is the variant: Assam walks the way he faces, which the merchant before you has fixed by turning him
    at the end of the turn.

rulebook-walk-title = 2. Roll and walk

# $faces (text), $edge (mosaics | arrows)
rulebook-walk =
    The faces of the die are { $faces }. Assam walks so many squares straight ahead. Where he leaves the board the
    { $edge ->
        [arrows] arrows
       *[mosaics] mosaics
    } bring him round onto the neighbouring line, heading back; in the corners g7 and a1 he comes back onto the
    same square, turned a quarter. Going round costs no step: the square he comes in on does.

rulebook-pay-title = 3. Pay the tithe
rulebook-pay =
    If Assam stops on an opponent's rug, pay that opponent one dirham for every square of the region: all
    visible squares of that colour joined to his square edge to edge, his own included. Touching at a corner
    does not join. Bare ground and your own rugs are free.
rulebook-pay-piles =
    A region is of one colour only: it stops where the same opponent's other colour begins.

# $elimination (yes | no), $source (printed | house | unsaid), $printing (text)
rulebook-insolvency =
    { $elimination ->
        [yes]
            Who cannot pay in full pays what there is and is out: the turn ends there, unlaid rugs go back to
            the box, laid ones stay and become neutral, so that nobody pays on them and nobody scores them, but
            they can be covered like any other. Paying to the last dirham is still paying in full.
       *[no] Who cannot pay in full pays what there is and plays on.
    }{ $source ->
        [house] {" "}(A house rule over { $printing }.)
        [unsaid] {" "}(The sheet of { $printing } does not say; this is how we play it.)
       *[printed] {""}
    }

rulebook-lay-title = 4. Lay a rug
rulebook-lay =
    A rug covers two neighbouring squares. At least one of them shares an edge with Assam's square, and neither
    is Assam's square.

# $own (yes | no): one's own rug may be covered whole
rulebook-lay-over =
    It may lie on bare ground, on a bare square and half a rug, or on halves of two different rugs, whatever their
    colours. { $own ->
        [yes] It may cover both visible halves of one rug in one go only if that rug is your own (a house rule).
       *[no] It may never cover both visible halves of one rug in one go.
    } A rug of which one half is hidden already may lose the other.

rulebook-piles-title = The piles
rulebook-piles =
    Rugs are laid in the order of the pile. The top rug is known to both players, what lies under it to nobody:
    the chance of a colour is its share of what is left.

rulebook-turn-title = 5. Turn Assam

# $keep (yes | no), $elimination (yes | no)
rulebook-turn =
    Turn Assam a quarter to the left or to the right, which fixes the way of the next merchant. { $keep ->
        [yes] By house rule he may also be left as he is.
       *[no] The quarter turn is not optional.
    }{ $elimination ->
        [yes] {" "}A merchant who is out does not turn him.
       *[no] {""}
    }

## The end

rulebook-end-title = The end

# $elimination (yes | no)
rulebook-end =
    The game ends when the last rug is laid{ $elimination ->
        [yes] , or as soon as only one merchant is left
       *[no] {""}
    }. Every dirham and every visible square of your colours is a point. Most points win; a tie goes to the one
    with more dirhams, and if that is equal too the place is shared.{ $elimination ->
        [yes] {" "}Who is out ranks below all who stayed, the later above the earlier.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Other ways to play
rulebook-ways-one-colour = - one-colour: two players with 15 rugs of one colour each, as its preparation says
rulebook-ways-end-turn = - end-turn: the variant of this printing, with the turn at the end instead of first
rulebook-ways-keep-heading = - keep-heading: the turn at the end may be left out (house rule)
rulebook-ways-cover-own = - cover-own: both halves of a rug of your own may be covered in one go (house rule)
rulebook-ways-elimination = - elimination: who cannot pay in full is out (house rule)
rulebook-ways-no-elimination = - no-elimination: who cannot pay in full pays what there is and plays on (house rule)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = title
rulebook-rows-language = language

# $language (en | fr | ro)
rulebook-cells-language = { $language ->
    [en] English
    [ro] Romanian
   *[fr] French
  }

rulebook-rows-rugs = rugs in the box

# $rugs (number), $sets (text): e.g. 15 + 15 + 15 + 12; 0 rugs where none are printed
rulebook-cells-rugs = { $rugs ->
    [0] not printed
   *[other] { $rugs }: { $sets }
  }

rulebook-rows-edge = edge

# $edge (mosaics | arrows)
rulebook-cells-edge = { $edge ->
    [arrows] arrows
   *[mosaics] mosaics
  }

rulebook-rows-insolvency = cannot pay in full

# $elimination (yes | no), $printed (yes | no)
rulebook-cells-insolvency = { $elimination ->
    [yes] is out
   *[no] pays what there is and plays on
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(not printed)
  }

rulebook-rows-variant = variant: turn at the end

# $offered (yes | no)
rulebook-cells-variant = { $offered ->
    [yes] on offer
   *[no] no
  }

rulebook-rows-two = two players

# $ways (two_colours | one_colour | both)
rulebook-cells-two = { $ways ->
    [both] 24 rugs of two colours or 15 of one colour
    [one_colour] 15 of one colour
   *[two_colours] 24 rugs of two colours
  }

rulebook-rows-starter = who begins

# $starter (holiday | decide | unsaid)
rulebook-cells-starter = { $starter ->
    [holiday] last on holiday in Morocco
    [decide] players decide
   *[unsaid] not printed
  }
