### The game: prompt, steps, board.

game-page = Joc
game-round = Runda { $round } din { $rounds }
game-board = Piața
game-merchants = Vânzători
game-yourTurn = E rândul tău

game-turnOf =
    { $who-is ->
        [you] E rândul tău
       *[other] { $who } e la rând
    }

game-score = Scor
game-person = Om la acest aparat
game-here = Conectat
game-away = Plecat
game-waiting = Încă nu a venit
game-held = Un robot ține locul
game-out = Eliminat
game-pays = Plătește
game-paid = Primește
game-thinks = Se gândește…

game-level =
    { $level ->
        [novice] Începător
        [apprentice] Ucenic
        [merchant] Negustor
        [master] Maestru
        [even] Pe măsura ta
       *[other] Robot
    }

game-dirhamsWord =
    { $count ->
        [one] dirham
        [few] dirhami
       *[other] de dirhami
    }

game-squaresWord =
    { $count ->
        [one] pătrățel
        [few] pătrățele
       *[other] de pătrățele
    }

game-inPile = în grămadă
game-addressed = { $name }: { $text }
game-thenBot = Apoi un robot mută pentru tine
game-notifyBody = Piața te așteaptă.
game-askSound = Un sunet când îți vine rândul?
game-soundYes = Da
game-soundNo = Nu
game-skipKey = Spațiu
game-nextRug = Covorașul următor:
game-next = Apoi
game-pileLeft = { $colour } { $left }
game-steps-turn = Rotește
game-steps-walk = Mergi
game-steps-pay = Plătește
game-steps-lay = Așază
game-stepsLabel = Pașii rândului
game-loading = Se pregătește piața…
game-skip = Sari peste
game-hereBefore = Ai mai fost aici, din alt browser?
game-findSeat = Caută-mi locul
game-spectator = Privești jocul.
game-aside = Oprit
game-log = Ce s-a întâmplat
game-logEmpty = Încă nimic: piața se deschide.
game-lookBack = Privește înapoi
game-takeBack = Ia înapoi
game-takeBackTitle = Iei mutarea înapoi?
game-takeBackNote = Jocul devine atunci antrenament: se va vedea asta și nu intră în statistica ta.
game-takeBackNo = Las așa
game-takeBackYes = O iau înapoi
game-practised = Antrenament
game-practisedNote = Jucat cu mutări luate înapoi: jocul acesta nu intră în statistica ta.
game-allLaid = Toate covorașele sunt așezate
game-result = Vezi rezultatul
game-hold = Lasă un robot să joace pentru { $who }
game-reclaim = Îmi reiau locul
game-timeLeft = mai sunt { $text }

orient-title = Încotro pornește Assam?
orient-note = Alege o săgeată pe tablă, apoi aruncă zarul.
orient-rollTitle = Aruncă zarul pentru Assam
orient-rollNote = Drumul lui e stabilit: merge încotro privește.
orient-worst = max. −{ $most }
orient-free = mereu gratis
orient-odds = Riscuri
orient-oddsTitle = Cât poate costa fiecare drum
orient-group = Direcția lui Assam
orient-table = Taxa după direcție și zar
orient-onRoll = Taxa la un zar de
orient-average = în medie
orient-on = pe { $square }
orient-out = eliminat
orient-arrow = { $turn }, spre { part-heading }, taxă medie { $average }
orient-roll = Aruncă zarul
orient-lastRoll = Ultimul zar: { $steps }

walk-rolling =
    { $who-is ->
        [you] Arunci
       *[other] { $who } aruncă
    } zarul…

walk-rolled = { part-has } dat { number }

walk-paying =
    { $to-is ->
        [you] { $from } îți datorează { $due }
       *[other] { $from-is ->
            [you] Datorezi { $due } către { $to }
           *[other] { $from } datorează { $due } către { $to }
        }
    }

walk-laying =
    { $who-is ->
        [you] Așezi
       *[other] { $who } așază
    } un covoraș

walk-turning =
    { $who-is ->
        [you] Îl rotești
       *[other] { $who } îl rotește
    } pe Assam

walk-region =
    { $number ->
        [one] Un singur pătrățel { $colour } e sub picioarele lui Assam.
        [2] Două pătrățele { $colour } se leagă sub picioarele lui Assam.
        [12] Douăsprezece pătrățele { $colour } se leagă sub picioarele lui Assam.
        [few] { CAPITAL(number) } pătrățele { $colour } se leagă sub picioarele lui Assam.
       *[other] { $number } de pătrățele { $colour } se leagă sub picioarele lui Assam.
    }

walk-then = apoi { $purse }

walk-wait =
    { $who-is ->
        [you] E rândul tău
       *[other] { $who } se gândește
    }

walk-away =
    { $who-is ->
        [you] E rândul tău
       *[other] { $who } nu e aici
    }

walk-awayNote = Niciun robot nu mută dacă nu ceri tu.
lay-title = Așază un covoraș lângă Assam
lay-note = Atinge un pătrățel punctat, apoi pe cel de lângă el; sau trage peste amândouă.
lay-second = O jumătate e pe { $square }. Atinge acum un pătrățel punctat de lângă ea.
lay-chosen = Pe { $place }, peste { $covers }. Butonul îl așază.
lay-chosenQuick = Pe { $place }, peste { $covers }. Atinge-l încă o dată ca să-l așezi.
lay-colour = Covoraș { $colour }
lay-group = Locuri pentru covoraș
lay-place = { $place }, peste { $covers }
lay-confirm = Așază-l aici
lay-cancel = Alege din nou
lay-choose = Alege un loc
lay-refused-assam = Acolo stă Assam: sub picioarele lui nu intră niciun covoraș.
lay-refused-away = O jumătate a covorașului trebuie să atingă pătrățelul lui Assam.
lay-refused-whole_rug = Un covoraș nu poate acoperi deodată ambele jumătăți ale altuia.
turn-title = Încotro pentru următorul vânzător?
turn-note = Rotește-l pe Assam un sfert de tură: într-acolo merge următorul vânzător.
turn-noteKeep = Rotește-l pe Assam un sfert de tură sau lasă-l: într-acolo merge următorul vânzător.
turn-confirm = Rotește-l pe Assam

turn-costs =
    { $who-is ->
        [you] Taxa ta la un
       *[other] Taxa pentru { $who } la un
    }

square-bare = { $square }, loc gol

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , al nimănui
        [you] , al tău
       *[other] , de la { $owner }
    }{ $other-is ->
        [given] , întreg cu { $other }
       *[nothing] , jumătate
    }

square-assam = Aici stă Assam, cu fața spre { part-heading }
square-grid = Pătrățelele pieței

moment-cannot =
    { $to-is ->
        [you] { $who } nu îți poate plăti tot
       *[other] { $who-is ->
            [you] Nu poți plăti tot către { $to }
           *[other] { $who } nu poate plăti tot către { $to }
        }
    }

moment-takes =
    { $to-is ->
        [you] Iei
       *[other] { $to } ia
    } { $paid } de la { $from-is ->
        [you] tine
       *[other] { $from }
    }

moment-leaves =
    { $who-is ->
        [you] pleci din piață
       *[other] pleacă din piață
    }

moment-left = rămân { $purse }

moment-has =
    { $who-is ->
        [you] ai
       *[other] are
    } { $purse ->
        [one] { $purse } dirham
        [few] { $purse } dirhami
       *[other] { $purse } de dirhami
    }

moment-owed = datorat
moment-paid = plătit
moment-all = plătit, tot ce era
moment-forgiven = iertat

moment-rugs =
    { $who-is ->
        [you] Covorașele tale
       *[other] Covorașele
    } rămân în piață. Nu costă nimic și nu aduc puncte.

moment-go = Continuă
moment-watch = Privește mai departe
moment-leave = Pleacă
