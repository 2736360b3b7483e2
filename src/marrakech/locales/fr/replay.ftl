### Replays.

replay-title = Partie revue
replay-looking = Vous regardez en arrière
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie

replay-moment = { $at } sur { $of }

replay-review = Analyser
replay-analyse = Essayer d’ici
replay-link = Copier un lien vers ce moment
replay-turn = Tour

replay-turnOf = { $turn }. { $name }

replay-start = Début
replay-speed = Vitesse

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Revenir à la partie
replay-broken = Cette adresse ne contient aucune partie à montrer.
