### Replays.

replay-title = Repetição
replay-looking = Revisão
replay-first = Para o começo
replay-previous = Um passo atrás
replay-next = Um passo à frente
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-slider = Momento da partida
replay-moment = { $at } de { $of }
replay-review = Revisão
replay-analyse = Experimentar a partir daqui
replay-link = Copiar um link para este momento
replay-turn = Turno
replay-turnOf = { $turn }. { $name }
replay-start = Começo
replay-speed = Velocidade

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Voltar à partida
replay-broken = Este endereço não contém nenhuma partida que se possa mostrar.
