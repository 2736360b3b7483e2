### Replays.

replay-title = Repetición
replay-looking = Repaso
replay-first = Al principio
replay-previous = Uno atrás
replay-next = Uno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-moment = { $at } de { $of }
replay-review = Repaso
replay-analyse = Probar desde aquí
replay-link = Copiar un enlace a este momento
replay-turn = Turno
replay-turnOf = { $turn }. { $name }
replay-start = Comienzo
replay-speed = Velocidad

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Volver a la partida
replay-broken = Esta dirección no contiene ninguna partida que mostrar.
