### Replays.

replay-title = Replay
replay-looking = Si rivede
replay-first = All’inizio
replay-previous = Uno indietro
replay-next = Uno avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-moment = { $at } di { $of }
replay-review = Revisione
replay-analyse = Prova da qui
replay-link = Copia un link a questo momento
replay-turn = Turno
replay-turnOf = { $turn }. { $name }
replay-start = Inizio
replay-speed = Velocità

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Torna alla partita
replay-broken = Questo indirizzo non contiene una partita da mostrare.
