### The rules page.

rules-title = How Marrakech is played
rules-intro = You are a rug merchant. Assam, the keeper of the market, walks among the rugs. Whoever sends him onto somebody's rug pays for it.
rules-choose = Rules of
rules-inForce = This game is played by
rules-sections-aim-title = The aim
rules-sections-aim-text = When the last rug lies, every dirham in your purse and every square of your colour in sight count one point. Most points win; a tie goes to the fuller purse, and if that is equal too the place is shared.
rules-sections-preparation-title = Before the first turn
rules-sections-preparation-text = Assam stands on the middle square. Everybody starts with 30 dirhams: five coins of 1 and five of 5. Four merchants have 12 rugs each of one colour, three have 15. Play goes clockwise.
rules-sections-preparation-more = Two merchants have 24 rugs each, 12 of either of two colours, shuffled into a pile and laid in its order. Both see the top rug, and nobody what lies under it. A region is of one colour only, and neither of your colours costs you anything.
rules-sections-turn-title = 1. Turn
rules-sections-turn-text = Before the die is thrown you may turn Assam a quarter to the left or to the right, or leave him as he is. Never half a turn.
rules-sections-walk-title = 2. Walk
rules-sections-walk-text = The die has the faces 1, 2, 2, 3, 3 and 4. Assam walks that many squares straight ahead.

# $edge (mosaics | arrows)
rules-sections-walk-more =
    { $edge ->
        [mosaics] At the edge a half circle of mosaic takes him round onto the line next to his. In two corners the larger mosaic brings him back onto the very square he left, turned a quarter. The mosaic costs no step; the square on which he comes back is one.
       *[arrows] At the edge an arrow takes him round onto the line next to his. In two corners the larger arrow brings him back onto the very square he left, turned a quarter. The arrow costs no step; the square on which he comes back is one.
    }

rules-sections-pay-title = 3. Pay the tithe
rules-sections-pay-text = If he stops on another merchant's rug, you owe that merchant the tithe: one dirham for each square of the region he stands on. A region is all squares of that colour in sight that hang together edge to edge; corners do not count, Assam's own square does.
rules-sections-pay-more = Bare ground, your own rugs and the rugs of somebody who is out cost nothing.
rules-sections-lay-title = 4. Lay a rug
rules-sections-lay-text = A rug covers two squares that lie side by side. One half shares an edge with Assam's square; the second half lies beside the first. His own square stays free.
rules-sections-lay-more = It may cover bare ground, half a rug and bare ground, or halves of two different rugs. Never both halves in sight of one rug in one go. A rug that has lost one half may lose the other.
rules-sections-end-title = The end
rules-sections-end-text = The game is over when the last rug is laid, or as soon as only one merchant is left.
rules-outTitle = When you cannot pay
rules-out = You pay what you have and are out: your rugs in hand go back to the box, those on the board stay, cost nothing and count for nobody. You lay no rug.
rules-playsOn = You pay what you have and play on.
rules-playsOnNote = This sheet does not say what happens; that is our ruling.
rules-variantTitle = The variant: turn at the end
rules-variant = You do not turn Assam before the die but after your rug: a quarter to the left or right, and the next merchant must walk that way.
rules-variantNone = This sheet has no variant.

# $edge (mosaics | arrows)
rules-pictures-walk =
    { $edge ->
        [mosaics] Round a half circle, and round the larger mosaic in the corner.
       *[arrows] Round an arrow, and round the larger arrow in the corner.
    }

rules-pictures-pay = Assam stopped on Indigo: four squares, four dirhams. The Indigo at the right touches none of them by an edge.
rules-pictures-cut = A rug across cuts a region: Assam on Saffron costs four, and not six.
rules-pictures-legal = Allowed
rules-pictures-illegal = Not allowed
rules-pictures-bare = Two bare squares.
rules-pictures-half = A bare square and half a rug.
rules-pictures-two = Halves of two different rugs.
rules-pictures-assam = Under Assam.
rules-pictures-away = Away from Assam: neither half touches his square.
rules-pictures-whole = Both halves of one rug in one go.
rules-printings = Printings compared
rules-printingsNote = The same game was printed several times. Where a sheet is silent, we say what we do.
rules-table-rugs = Rugs in the box
rules-table-edge = Round the edge
rules-table-insolvency = Cannot pay in full
rules-table-variant = Turn at the end
rules-table-two = Two merchants
rules-table-starter = Who starts
rules-rugsUnknown = not printed

# $rugs (number), $sets (text): e.g. 15 + 15 + 15 + 12
rules-rugs = { $rugs } ({ $sets })

rules-edge-mosaics = mosaics
rules-edge-arrows = arrows
rules-insolvency-out = out of the game
rules-insolvency-plays_on = pays what there is, plays on
rules-variants-yes = offered
rules-variants-no = not printed
rules-two-two_colours = 24 rugs of two colours
rules-two-one_colour = or 15 of one colour
rules-starter-holiday = last to holiday in Morocco
rules-starter-decide = the players decide
rules-starter-not_printed = not printed
rules-ours = our ruling
rules-printed = printed
rules-none = does not arise
rules-rulingsTitle = What the sheets leave open
rules-rulingsNote = Marked by printing: where the sheet says it, and where it is our ruling.
rules-point = Point
rules-rulings-shared-title = Shared places
rules-rulings-shared-text = Equal score and equal purse share the place.
rules-rulings-whole-title = A whole rug of your own
rules-rulings-whole-text = The sheets forbid to cover an opponent's rug whole in one go and list only halves of different rugs; we forbid it for your own too. A house rule allows it.
rules-rulings-begins-title = Who begins
rules-rulings-begins-text = Whoever sets up the game chooses who begins; otherwise seat 1 does.
rules-rulings-top-title = The top of the pile
rules-rulings-top-text = With two merchants both see the top rug of each pile, and nobody what lies under it.
rules-rulings-order-title = The order of the pile
rules-rulings-order-text = The rugs are laid in the pile's order.
rules-rulings-twelve-title = Twelve of either colour
rules-rulings-twelve-text = The 24 rugs of two merchants are 12 of each colour.
rules-rulings-insolvent-title = Who cannot pay
rules-rulings-insolvent-text = Where the sheet says nothing, one pays what there is and plays on.
rules-rulings-exact-title = Paying exactly
rules-rulings-exact-text = Who can pay in full stays in, even with nothing left.
rules-rulings-ranked-title = Ranking of those out
rules-rulings-ranked-text = Who is out ranks below all who stayed, who went out later above who went out earlier.
rules-rulings-noRug-title = No rug when out
rules-rulings-noRug-text = The turn of who goes out ends there: no rug, and in the variant no quarter turn.
rules-rulings-variant-title = The variant's first turn
rules-rulings-variant-text = Assam faces north; nobody has turned him yet.
rules-rulings-short-title = The short set
rules-rulings-short-text = One set has 12 rugs; ours is Almond, so three merchants play the other three.
rules-rulings-preparation-title = Preparation
rules-rulings-preparation-text = Assam in the middle, 30 dirhams, 12 or 15 rugs, clockwise. Suleika prints no preparation and no contents; we take the other sheets'.
rules-learn = Rather learn by doing? A few steps, five minutes.
rules-print = Print these rules
