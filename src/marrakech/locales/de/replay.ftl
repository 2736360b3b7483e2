### Replays.

replay-title = Wiederholung
replay-looking = Rückblick
replay-first = Zum Anfang
replay-previous = Eins zurück
replay-next = Eins weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Moment des Spiels
replay-moment = { $at } von { $of }
replay-review = Rückblick
replay-analyse = Von hier ausprobieren
replay-link = Link zu diesem Moment kopieren
replay-turn = Zug
replay-turnOf = { $turn }. { $name }
replay-start = Anfang
replay-speed = Tempo

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Zurück zum Spiel
replay-broken = Diese Adresse enthält kein Spiel, das sich zeigen ließe.
