### Replays.

replay-title = Replay
replay-looking = Looking back
replay-first = To the start
replay-previous = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game

# $at (number), $of (number)
replay-moment = { $at } of { $of }

replay-review = Review
replay-analyse = Try from here
replay-link = Copy a link to this moment
replay-turn = Turn

# $turn (number), $name (text)
replay-turnOf = { $turn }. { $name }

replay-start = Start
replay-speed = Speed

# $speed (number)
replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Back to the game
replay-broken = This address holds no game that could be shown.
