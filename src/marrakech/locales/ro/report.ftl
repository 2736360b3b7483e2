### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: o analiză
report-heading = Analiza jocului
report-chances = Șanse de câștig
report-turning = Momente de cotitură
report-each = Jocul fiecărui vânzător
report-marks = Un cerc cu număr e un moment de cotitură, un triunghi o aruncare de cel puțin 5 % pentru jucătorul ei.
report-clean = Nicio alegere nu a costat 5 % dintr-o victorie fără îndoială.
report-moves = Fiecare decizie
report-marked = O alegere primește ? de la 2 puncte sau 5 % dintr-o victorie, ?? de la 4 puncte sau 10 %, și niciodată când intervalul ei atinge zero.

## The columns of the decisions

report-moves-who = cine
report-moves-played = jucat
report-moves-better = mai bine
report-moves-rank = rang
report-moves-mark = semn
report-moves-points = puncte
report-moves-chance = din victorie
report-moves-sure = sigur la
report-moves-best = cea mai bună
report-moves-exact = exact
report-moves-of = { $rank } din { $options }

## The columns of the accounts

report-columns-points = puncte
report-columns-start = început
report-columns-dice = zaruri
report-columns-luckier = mai norocos decât
report-columns-own = alegeri proprii
report-columns-others = alegerile celorlalți
report-columns-error = eroarea noastră
report-columns-result = rezultat
report-columns-loss = pierdere pe decizie
report-columns-decisions = decizii
report-columns-like = joacă precum

report-turn = rând
report-progress = { $depth ->
    [quick] analiză rapidă
    [deep] analiză adâncă
   *[standard] analiză obișnuită
  }
report-move = { $move ->
    [left] stânga
    [ahead] înainte
    [right] dreapta
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Mai bine
   *[played] Jucat
  }, { $move }
report-toWin = { $chance } șanse de câștig
report-like = { $bot ->
    [novice] începătorul
    [greedy] ucenicul
    [lookahead] negustorul
   *[master] maestrul
  }
report-cost = Rândul { $turn }, { $who }: { $played } a costat { $cost } dintr-o victorie și { $points } puncte ({ $sure }); mai bine era { $better }
report-because = { $said }: { $why }
report-hurt = Zarul care a durut cel mai tare: rândul { $turn }, { $who }, { $played } ({ $luck }; șanse { $odds })
report-depth = { $depth ->
    [quick] rapidă
    [deep] adâncă
   *[standard] obișnuită
  }: { $turns ->
    [one] { $turns } rând
    [few] { $turns } rânduri
   *[other] { $turns } de rânduri
  } înainte{ $playouts ->
    [0] {""}
    [few] , { $playouts } jocuri până la capăt
   *[other] , { $playouts } de jocuri până la capăt
  }
report-verdict = { $outcome ->
    [won] Câștigat { $margin ->
        [0] la dirhami
       *[other] cu un avans de { $margin }
      }
    [lost] Pierdut { $margin ->
        [0] la dirhami
       *[other] la o diferență de { $margin }
      }
    [shared] Primul loc împărțit
    [leading] În față cu { $margin }
    [behind] În urmă cu { $margin }
   *[level] Egal
  }, cu { $result } puncte: { $start } la început, zaruri { $luck }, alegeri proprii { $own }, alegerile celorlalți { $others }, eroarea noastră { $error }.
report-said = { $who }: { $verdict }
report-inChances = șansa de câștig de la { $start } la { $result }: zaruri { $luck } (mai norocos decât în { $share } din jocuri), alegeri proprii { $own }, alegerile celorlalți { $others }, eroarea noastră { $error }
report-perDecision = { $loss } pierdut pe decizie ({ $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
  }, { $mistakes ->
    [one] { $mistakes } greșeală
    [few] { $mistakes } greșeli
   *[other] { $mistakes } de greșeli
  })
report-perDecision-like = { $lost }, joacă precum { $level }
report-file = { $file }: { $players }
report-bad = { $file } nu a putut fi citit: { $why }
report-written = scris în { $file }

## The plot of `marrakech stats`

report-plot-luck = Norocul de până acum
report-plot-loss = Pierdere pe decizie
