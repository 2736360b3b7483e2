### Replays.

replay-title = Reluare
replay-looking = Privire înapoi
replay-first = La început
replay-previous = Unul înapoi
replay-next = Unul înainte
replay-last = La sfârșit
replay-play = Pornește
replay-pause = Oprește
replay-slider = Momentul jocului
replay-moment = { $at } din { $of }
replay-review = Analiză
replay-analyse = Încearcă de aici
replay-link = Copiază linkul la acest moment
replay-turn = Rând
replay-turnOf = { $turn }. { $name }
replay-start = Început
replay-speed = Viteză

replay-speedOf =
    { $speed ->
        [0.5] ½
       *[other] { $speed }
    }×

replay-live = Înapoi la joc
replay-broken = Adresa aceasta nu conține niciun joc de arătat.
