### Replays.

replay-title = Herhaling
replay-looking = Terugkijken
replay-first = Naar het begin
replay-previous = Eén terug
replay-next = Eén verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Moment van het spel
replay-moment = { $at } van { $of }
replay-review = Terugblik
replay-analyse = Vanaf hier uitproberen
replay-link = Link naar dit moment kopiëren
replay-turn = Beurt
replay-turnOf = { $turn }. { $name }
replay-start = Begin
replay-speed = Tempo

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Terug naar het spel
replay-broken = Dit adres bevat geen spel dat getoond kan worden.
