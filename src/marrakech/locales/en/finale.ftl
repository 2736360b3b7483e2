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

# $start (text), $luck (text), $own (text), $others (text), $error (text): what the evaluation corrected
over-account = { $start } at the start, dice { $luck }, own choices { $own }, others’ choices { $others }, our error { $error }
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

over-saved = The picture is saved.
over-linkCopied = The link to the replay is copied.
over-frameCopied = The frame is copied: paste it into your page.
over-sheet = Share the market
over-sheetNote = A picture of the board as it ended, with a link to the replay.
over-named = Names
over-unnamed = Merchants only

# $name (text)
over-namedNote = “You” never stands in a picture: { $name } is { $name } to everybody.

over-unnamedNote = Only the merchants are named.
over-copyLink = Copy the link
over-copyFrame = Copy a frame for your own site
over-savePicture = Save the picture
over-saveFilm = Save the game as a film

# $done (number), $of (number)
over-filming = { $done } of { $of } pictures

over-stopFilm = Stop
over-filmFailed = The film could not be made.

# $name (text), $number (number)
over-posterBy = { $name } wins by { number }

# $name (text)
over-posterWins = { $name } wins the market

# $rounds (number), $day (text)
over-posterDay = After { $rounds } rounds, { $day }
over-ranking = Ranking

# $place (number)
over-place = Place { $place }

over-outNote = out
over-keyDirhams = dirhams held
over-keySquares = squares in sight
over-keyParts = Where the points came from: the parts add up to the score
over-again = Play again
over-review = Look back at it
over-replay = Watch the replay
over-share = Share
over-download = Download
over-verify = Check the dice
over-byHand = The dice were rolled by hand, at a real table.
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

over-thoughts = What the bots thought

# $name (text)
over-even-up = We are to be even: next time { $name } plays a little better.

# $name (text)
over-even-down = We are to be even: next time { $name } plays a little worse.

# $name (text)
over-even-same = We are to be even: next time { $name } plays as this time.
