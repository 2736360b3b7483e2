### The review of a game.

review-page = Analiza jocului
review-loading = Se analizează jocul
review-ready = Analiza e gata.

review-queue =
    { $before ->
        [1] Mai e unul înainte.
       *[other] Mai sunt { $before } înainte.
    }

review-preparing = Prima analiză după o pornire durează ceva mai mult.
review-done = { $done } din { $total ->
        [one] { $total } mutare
        [few] { $total } mutări
       *[other] { $total } de mutări
    }
review-failed = Analiza nu a putut fi făcută.
review-notOver = Un joc se poate analiza după ce s-a terminat.
review-retry = Încearcă din nou
review-replay = Vezi reluarea
review-result = Înapoi la rezultat
review-games = Jocurile mele
review-analyse = Încearcă
review-fromHere = Vezi în reluare

review-moments =
    { $count ->
        [0] Niciun moment anume nu l-a întors.
        [1] Un moment l-a întors.
        [2] Două momente l-au întors.
        [3] Trei momente l-au întors.
        [4] Patru momente l-au întors.
        [5] Cinci momente l-au întors.
        [6] Șase momente l-au întors.
        [7] Șapte momente l-au întors.
        [few] { $count } momente l-au întors.
       *[other] { $count } de momente l-au întors.
    }

review-chance =
    { $who-is ->
        [you] Șansa ta de câștig
       *[other] Șansa de câștig pentru { $who }
    }, mutare cu mutare.

review-won = { part-has } câștigat
review-wonFromNothing = { part-has } câștigat din aproape nimic
review-wonFrom = { part-has } câștigat de la { $lowest } din 100
review-shared = { part-has } împărțit victoria

review-lost =
    { $who-is ->
        [you] Nu ai câștigat
       *[other] { $who } nu a câștigat
    }

review-lostFrom = { part-has } pierdut de la { $highest } din 100
review-round = Runda { $round }
review-turningPoints = Momente de cotitură
review-none = Niciun zar și nicio alegere nu au schimbat șansele cu 5 % fără îndoială.

review-where =
    Runda { $round }, { $kind ->
        [luck] noroc
       *[choice] alegere
    }

review-rolls =
    { $who-is ->
        [you] Dai
       *[other] { $who } dă
    } { $steps }

review-draws =
    { $who-is ->
        [you] Tragi
       *[other] { $who } trage
    } un covoraș

review-pays =
    { $from-is ->
        [you] Plătești
       *[other] { $from } plătește
    } { $paid } către { part-to }

review-lays =
    { $who-is ->
        [you] Așezi
       *[other] { $who } așază
    } { $place }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Îl lași
           *[other] { $who } îl lasă
        } pe Assam așa cum e
        [left] { $who-is ->
            [you] Îl rotești
           *[other] { $who } îl rotește
        } pe Assam la stânga
       *[right] { $who-is ->
            [you] Îl rotești
           *[other] { $who } îl rotește
        } pe Assam la dreapta
    }

review-head-rug =
    Runda { $round }, { $who-is ->
        [you] covorașul tău
       *[other] covoraș: { $who }
    }

review-head-way =
    Runda { $round }, { $who-is ->
        [you] direcția ta
       *[other] direcție: { $who }
    }

review-head-roll =
    Runda { $round }, { $who-is ->
        [you] zarul tău
       *[other] zar: { $who }
    }

review-step = { $at } din { $of }
review-previous = Momentul anterior
review-next = Momentul următor
review-slider = Momentul jocului
review-at = Runda { $round }: { $what }. { $chances }
review-played = Jucat
review-better = Mai bine
review-toWin = șansă
review-ways-left = stânga
review-ways-ahead = înainte
review-ways-right = dreapta
review-titles-squares = { part-has } irosit pătrățele.

review-titles-region =
    { $who-is ->
        [you] Ți-ai lăsat pătrățelele despărțite.
       *[other] { $who } și-a lăsat pătrățelele despărțite.
    }

review-titles-cut = { part-has } lăsat întreagă zona unui adversar.
review-titles-toll =
    { $who-is ->
        [you] L-ai lăsat
       *[other] { $who } l-a lăsat
    } pe următorul să scape ieftin.
review-titles-passage =
    { $who-is ->
        [you] L-ai trimis
       *[other] { $who } l-a trimis
    } pe următorul pe un drum ușor.
review-titles-tax =
    { $who-is ->
        [you] I-ai lăsat
       *[other] { $who } i-a lăsat
    } următorului un drum ieftin.
review-titles-feeds = { part-has } mers drept în punga unui adversar.
review-titles-landing = { part-has } plecat de lângă locurile mai bune.
review-titles-chase = { part-has } plecat de lângă pătrățelele fruntașului.
review-titles-trap =
    { $who-is ->
        [you] Nu i-ai întins
       *[other] { $who } nu i-a întins
    } următorului nicio capcană.
review-titles-fare =
    { $who-is ->
        [you] L-ai trimis
       *[other] { $who } l-a trimis
    } pe următorul pe un drum ieftin.
review-titles-gift = { part-has } lăsat covorașului următor un loc prea bun.
review-titles-reply = { part-has } lăsat pătrățele numai bune de acoperit.
review-titles-race = { part-has } rămas în urmă.
review-titles-hold = { part-has } lăsat victoria pe seama ultimului mers.
review-titles-lead = { part-has } ales drumul care duce mai rar în frunte.
review-titles-rent = { part-has } lăsat pătrățele care aduc mai puțin.
review-titles-dues = { part-has } lăsat o piață mai scumpă.
review-titles-ways = { part-has } cerut mai puțin de la următorul.
review-titles-finish = { part-has } lăsat prea mult pe seama zarului.
review-titles-final = { part-has } scăpat sfârșitul mai bun.
review-titles-risk = { part-has } luat-o pe drumul mai scump.

review-titles-purse =
    { $who-is ->
        [you] Ți-ai pus punga în primejdie.
       *[other] { $who } și-a pus punga în primejdie.
    }

review-otherPlace =
    Era un loc mai bun pentru { $who-is ->
        [you] tine
       *[other] { $who }
    }.

review-otherWay =
    Era un drum mai bun pentru { $who-is ->
        [you] tine
       *[other] { $who }
    }.

review-on = Pe { $better }
review-turned = Rotit: { $better }
review-noReason = Nimic ce s-ar putea număra pe loc nu le deosebește: e vorba de ce vine mai târziu.

review-moved =
    { $who-is ->
        [you] Ți-a schimbat șansa de câștig
       *[other] A schimbat șansa de câștig ({ $who })
    } cu { $change }.

review-odds =
    { $weight ->
        [one] O față din șase costă
        [6] Toate cele șase fețe costă
       *[other] { $weight } fețe din șase costă
    } { $sum }{ $others ->
        [same] ; celelalte { $least }
        [range] ; celelalte între { $least } și { $most }
       *[none] { "" }
    }.

review-quiet = Un moment liniștit: nimic nu a fost greșit aici.
review-accountsPoints = De unde au venit punctele
review-accountsChances = De unde au venit șansele
review-accountsNote = Plin e câștig, hașurat e pierdere. Cea mai bună alegere nu costă nimic, așa că alegerile proprii nu câștigă niciodată. Gri e ce au scăpat estimările noastre.
review-unit = Socotit în
review-units-score = puncte
review-units-win = șanse
review-parts-luck = zaruri
review-parts-own = alegeri proprii
review-parts-others = alegerile celorlalți
review-parts-correction = eroarea noastră
review-atStart = { $start } la început

review-account =
    { $who-is ->
        [you] Tu
       *[other] { $who }
    }: { $start } la început, zaruri { $luck }, alegeri proprii { $own }, alegerile celorlalți { $others }, eroarea noastră { $error }, în total { $result }

review-sentence =
    { $result ->
        [won] { part-has } câștigat { $by ->
            [0] la dirhami
           *[other] cu un avans de { $by }
        }
        [shared] { part-has } împărțit victoria
       *[lost] { part-has } pierdut { $by ->
            [0] la dirhami
           *[other] la o diferență de { $by }
        }
    }, cu { part-points }.

review-everyDecision = Fiecare decizie
review-whose = Deciziile cui
review-all = Toate { $count }
review-onlyMarked = Doar ? și ??
review-noneMarked = Aici nu e însemnată nicio alegere.
review-roundHead = Rundă
review-decision = Decizie
review-rank = Rang
review-rankOf = { $rank } din { $options }
review-theBest = cea mai bună
review-betterWas = mai bine { $better }
review-marks-one = îndoielnic
review-marks-two = o gafă
review-sure = sigur la
review-exact = exact
review-sureTo = ± { $points }
review-ofAWin = dintr-o victorie
review-cost = Mai bine era { $better }: ar fi adus { $points } puncte și { $chance } dintr-o victorie în plus.
review-costExact = Aceasta e exact.
review-costSure = Sigur la ± { $points } puncte și ± { $chance }.
review-marked = O alegere primește ? de la 2 puncte sau 5 % dintr-o victorie, ?? de la 4 puncte sau 10 %, și niciodată când intervalul ei atinge zero. Momentele de cotitură sunt cele care costă cel puțin 5 % dintr-o victorie.
review-players = Jocul fiecărui vânzător

review-perDecision =
    { $decisions ->
        [one] Pierdut { $loss } pe decizie, la { $decisions } decizie
        [few] Pierdut { $loss } pe decizie, la { $decisions } decizii
       *[other] Pierdut { $loss } pe decizie, la { $decisions } de decizii
    }

review-like =
    { $level ->
        [novice] ca un începător
        [apprentice] ca un ucenic
        [merchant] ca un negustor
        [master] ca un maestru
       *[other] ca { $level }
    }

review-mistakes =
    { $count ->
        [0] nicio greșeală
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }

review-luckier = Mai mult noroc decât în { $games } din 100 de jocuri ca acesta
review-hardest = Zarul care a durut cel mai tare
review-hardestText = Runda { $round }: { part-has } dat { $roll }. Ce ar fi putut veni, exact:
review-hardestDraw = Runda { $round }: { part-has } tras un covoraș. Ce ar fi putut veni, exact:
review-oddsRow = { $roll } ({ $odds })
review-came = a venit
review-overTime = Noroc și pierdere, joc cu joc
review-by = Împărțit după
review-opponents = adversari
review-printing = ediție
review-which = Jocuri
review-allGames = toate cele analizate
review-savePlot = Salvează graficul

review-means =
    { $games ->
        [one] { $games } joc analizat
        [few] { $games } jocuri analizate
       *[other] { $games } de jocuri analizate
    }: noroc { $luck } pe joc, { $loss } pierdut pe decizie.

review-luckAxis = noroc
review-lossAxis = pierdere
review-deeper = Privește mai adânc
review-deeperNote = Joacă mai departe de multe ori alegerile strânse; o jumătate de minut sau mai mult.
review-deepening = Alegerile strânse se joacă mai departe…
review-stop = Oprește, arată ce e

review-sampled =
    { $stopped ->
        [yes] Alegerile strânse au fost jucate mai departe de câte { $playouts ->
            [few] { $playouts } ori
           *[other] { $playouts } de ori
        } cu aceleași zaruri, până la oprire.
       *[no] Alegerile strânse au fost jucate mai departe de câte { $playouts ->
            [few] { $playouts } ori
           *[other] { $playouts } de ori
        } cu aceleași zaruri.
    }

review-depth =
    Fiecare alegere a fost cântărită cu { $turns ->
        [one] un rând
        [few] { $turns } rânduri
       *[other] { $turns } de rânduri
    } înainte, iar aproape de sfârșit exact.
