### The end of a game.

over-eyebrowLast = One merchant is left

# $who (person)
over-wins =
    { $who-is ->
        [you] You win the market
       *[other] { $who } wins the market
    }

# $names (list)
over-shared = { $names } share the market

# $place (number), $score (number)
over-yours =
    You come { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }
    } with { $score }.

over-youOut = You could not pay and left the market.
over-turned = How it turned
over-curveChances = chance to win
over-curveScores = scores

# $who (person), $values (text)
over-curveText = { part-subject }: { $values }

over-roundOne = Round 1

# $round (number)
over-turning = Round { $round }: where the rugs came to lie.

# $round (number), $from (person), $to (person), $paid (number)
over-turningPaid =
    Round { $round }: { $from-is ->
        [you] You pay
       *[other] { $from } pays
    } { part-to } { $paid }.

# $rounds (number)
over-after =
    { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    }

over-dice = Dice
over-choices = choices
over-picture = A picture of the market and the score, with a link to the replay.

# $who (person), $rounds (number)
over-beat =
    { $who-is ->
        [you] You win
       *[other] { $who } wins
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

# $title (text), $score (text)
over-shareText = Marrakech: { $title }, { $score }.

over-saved = The picture is saved, and the link is copied.
over-ranking = Ranking

# $place (number)
over-place = Place { $place }

over-outNote = out
over-keyDirhams = dirhams held
over-keySquares = squares in sight
over-keyParts = Points by the dice, and by everybody’s choices
over-again = Play again
over-review = Look back at it
over-replay = Watch the replay
over-share = Share
over-download = Download
over-verify = Check the dice
over-verifying = Checking…
over-verified = The dice are fair: every roll follows from the secret that was sealed before the first one.
over-notVerified = The dice do not match the seal.
over-checks-commitment = The secret is the one that was sealed
over-checks-rolls = Every roll follows from it
over-checks-piles = The piles follow from it
over-checks-numbers = Your own numbers were used
over-seal = Seal
over-secret = Secret
over-board = See the board
