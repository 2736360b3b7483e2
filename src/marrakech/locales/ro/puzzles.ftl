### Puzzles.

puzzles-title = Probleme
puzzles-note = O alegere e clar cea mai bună.
puzzles-lede = O alegere e clar cea mai bună, iar un vânzător lacom nu o vede.
puzzles-today = Problema zilei
puzzles-themes-purse = Salvează punga
puzzles-themes-walk = Drumul ieftin
puzzles-themes-price = Își merită prețul
puzzles-themes-cut = Taie o zonă
puzzles-themes-safe = Pune-o la adăpost
puzzles-themes-trap = Întinde-i lui Assam o capcană
puzzles-themes-region = Mărește o zonă
puzzles-themes-spite = Ține-l pe loc pe fruntaș
puzzles-themes-squares = Câștigă pătrățele
puzzles-themes-race = Cursa dirhamilor
puzzles-themes-corner = Colțul
puzzles-themes-last = Ultimul covoraș
puzzles-themes-quiet = O mutare liniștită
puzzles-stars-1 = ușoară
puzzles-stars-2 = mijlocie
puzzles-stars-3 = grea
puzzles-missed-1 = Ucenicul nu o vede
puzzles-missed-2 = Negustorul nu o vede
puzzles-missed-3 = Nici maestrul nu o vede
puzzles-difficulty = Dificultate
puzzles-anyDifficulty = Oricare
puzzles-merchants = { $players } vânzători
puzzles-byPlayers = Vânzători
puzzles-anyPlayers = Orice număr
puzzles-filter = Temă
puzzles-all = Toate temele
puzzles-solved = rezolvate
puzzles-rating = Cotă
puzzles-inARow = La rând

puzzles-days =
    { $days ->
        [one] zi
        [few] zile
       *[other] de zile
    }

puzzles-tally = { $solved } din { $of } rezolvate
puzzles-none = Nicio problemă de felul acesta.
puzzles-how-lay = Atinge un pătrățel punctat, apoi pe cel de lângă el
puzzles-showMe = Arată-mi
puzzles-thisWay = Pe aici
puzzles-onceMore = Încă o dată
puzzles-soItIs = Așa e: { $choice }
puzzles-itWas = Era { $choice }
puzzles-tried = Ce ai încercat
puzzles-toWinBeside = { $tried } șanse de câștig, cea mai bună are { $best }
puzzles-because = Aici { $why }.
puzzles-elsewhere = În altă parte { $why }.
puzzles-noReason = Nimic de pe tablă nu vorbește pe loc împotriva ei: costă mai târziu.
puzzles-exact = Rezolvată exact: fiecare zar și fiecare răspuns, până la sfârșit.
puzzles-sampled = Această alegere a fost jucată până la sfârșit, cu aceleași zaruri ca celelalte. Jocuri: { $games }.
puzzles-searched = Prin căutare, ca în analiza jocului tău.
puzzles-next = Problema următoare
puzzles-list = Toate problemele
puzzles-analyse = Pe tabla de analiză
puzzles-failed = Problemele nu se pot încărca.
