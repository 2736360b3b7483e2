### The box on the table: the page referees a real game.

referee-page = Cutia de pe masă
referee-round = Runda { $round } din { $rounds }, cutia adevărată
referee-pileOf = Grămada: { $who }
referee-whichRug = Ce covoraș e deasupra?
referee-whichWay = Încotro?
referee-turningOn = { $who } îl rotește pe Assam la sfârșit
referee-rolling = { $who } aruncă zarul
referee-whatNumber = Ce număr?

referee-squaresOn =
    { $number ->
        [one] Un pătrățel mai departe, { $colour }
        [2] Două pătrățele mai departe, { $colour }
        [few] { CAPITAL(number) } pătrățele mai departe, { $colour }
       *[other] { $number } de pătrățele mai departe, { $colour }
    }

referee-pays = { $who } plătește { $paid } către { $to }
referee-paysAll = { $who } dă { $paid } către { $to }, tot ce are

referee-owes =
    { $out ->
        [yes] { $who } datorează { $due } și e eliminat: covorașele rămân și nu costă nimic
       *[no] { $who } datorează { $due } și joacă mai departe
    }

referee-free-bare = Gratis: loc gol
referee-free-nobody = Gratis: un covoraș al nimănui
referee-free-own = Gratis: covoraș propriu ({ $who })
referee-goOn = Continuă
referee-twoSquares = Atinge două pătrățele
referee-here = E aici?
referee-beside = Lângă { $square }, unde stă Assam.
referee-dashed = Întâi un pătrățel punctat, apoi cel de lângă el.
referee-first = Primul pătrățel: { $square }.
referee-second = Acum cel de lângă el.
referee-over = Peste { $covers }.
referee-liesHere = E aici
referee-thenOnTop = E aici. Acum grămada arată:
referee-notThere = Nu acolo.
referee-refused-assam = Assam stă pe { $square }: sub picioarele lui nu intră niciun covoraș.
referee-refused-away = Nicio jumătate nu atinge { $square }, unde stă Assam. Pătrățelele punctate îl ating.
referee-refused-whole_rug = Așa s-ar acoperi deodată ambele jumătăți ale unui covoraș.
referee-gold =
    { $count ->
        [1] o monedă
        [2] două monede
        [12] douăsprezece monede
        [few] { $words } monede
       *[other] { $words } de monede
    } de aur
referee-silver =
    { $count ->
        [1] o monedă
        [2] două monede
        [12] douăsprezece monede
        [few] { $words } monede
       *[other] { $words } de monede
    } de argint
referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, rest { $back }

referee-change =
    { $who-is ->
        [nobody] Schimbați întâi o monedă de aur pe cinci de argint din cutie.
       *[other] Schimbați întâi o monedă de aur pe cinci de argint cu { $who }.
    }

referee-paid = Plătit
referee-purses = Pungi
referee-goldOf = aur
referee-silverOf = argint
referee-undo = Înapoi
referee-undone-heading = Ia înapoi direcția
referee-undone-roll = Ia înapoi zarul
referee-undone-payment = Ia înapoi plata
referee-undone-draw = Ia înapoi grămada
referee-undone-turn = Ia înapoi rotirea
referee-undone-rug = Ia înapoi covorașul: { $who }
referee-turnPicture = Întoarce imaginea
referee-differ = Pungile nu se potrivesc
referee-shouldHold = După ce s-a introdus, fiecare ar trebui să aibă:
referee-mend = Alte monede cu aceeași valoare sunt la fel de bune. Dacă monedele sunt greșite, îndreptați-le; dacă s-a introdus ceva greșit, luați înapoi până acolo.
referee-tithes = Ce s-a plătit
referee-paidIn = Runda { $round }: { $who } a plătit { $paid } către { $to }
referee-awake = Ecranul rămâne aprins.
referee-sleeps = Browserul acesta lasă ecranul să adoarmă: fă aparatul să-l țină aprins.
