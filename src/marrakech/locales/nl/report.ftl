### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: een terugblik
report-heading = Terugblik op het spel
report-chances = Winstkansen
report-turning = Keerpunten
report-each = Het spel van elke koopman
report-marks = Een cirkel met een cijfer is een keerpunt, een driehoek een worp die minstens 5% scheelde.
report-clean = Geen keuze kostte met zekerheid 5% winstkans.
report-moves = Elke beslissing
report-marked = Een keuze krijgt een ? vanaf 2 punten of 5% winstkans, ?? vanaf 4 punten of 10%, en nooit als de foutmarge tot nul reikt.

## The columns of the decisions

report-moves-who = wie
report-moves-played = gespeeld
report-moves-better = beter
report-moves-rank = rang
report-moves-mark = teken
report-moves-points = punten
report-moves-chance = winstkans
report-moves-sure = foutmarge
report-moves-best = de beste
report-moves-exact = exact
report-moves-of = { $rank } van { $options }

## The columns of the accounts

report-columns-points = punten
report-columns-start = begin
report-columns-dice = dobbelsteen
report-columns-luckier = meer geluk dan in
report-columns-own = eigen keuzes
report-columns-others = keuzes van anderen
report-columns-error = onze fout
report-columns-result = uitslag
report-columns-loss = verlies per beslissing
report-columns-decisions = beslissingen
report-columns-like = speelt als

report-turn = beurt
report-progress = { $depth ->
    [quick] snelle terugblik
    [deep] grondige terugblik
   *[standard] gewone terugblik
  }
report-move = { $move ->
    [left] links
    [ahead] rechtdoor
    [right] rechts
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Beter
   *[played] Gespeeld
  }, { $move }
report-toWin = { $chance } winstkans
report-like = { $bot ->
    [novice] de beginner
    [greedy] de leerling
    [lookahead] de koopman
   *[master] de meester
  }
report-cost = Beurt { $turn }, { $who }: { $played } kostte { $cost } winstkans en { $points } punten ({ $sure }); { $better } was beter
report-because = { $said }: { $why }
report-hurt = De worp die het meest pijn deed: beurt { $turn }, { $who }, { $played } ({ $luck }; kansen { $odds })
report-depth = { $depth ->
    [quick] snel
    [deep] grondig
   *[standard] gewoon
  }: { $turns } beurten vooruit{ $playouts ->
    [0] {""}
   *[other] , { $playouts } keer uitgespeeld
  }
report-verdict = { $outcome ->
    [won] Gewonnen { $margin ->
        [0] met meer dirhams
       *[other] met { $margin } verschil
      }
    [lost] Verloren { $margin ->
        [0] met minder dirhams
       *[other] met { $margin } verschil
      }
    [shared] De eerste plaats gedeeld
    [leading] { $margin } voor
    [behind] { $margin } achter
   *[level] Gelijk
  }, { $result } punten: { $start } aan het begin, dobbelsteen { $luck }, eigen keuzes { $own }, keuzes van anderen { $others }, onze fout { $error }.
report-said = { $who }: { $verdict }
report-inChances = winstkans { $start } tot { $result }: dobbelsteen { $luck } (meer geluk dan in { $share } van de spellen), eigen keuzes { $own }, keuzes van anderen { $others }, onze fout { $error }
report-perDecision = { $loss } verloren per beslissing ({ $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
  }, { $mistakes ->
    [one] { $mistakes } fout
   *[other] { $mistakes } fouten
  })
report-perDecision-like = { $lost }, speelt als { $level }
report-file = { $file }: { $players }
report-bad = { $file } kon niet gelezen worden: { $why }
report-written = geschreven naar { $file }

## The plot of `marrakech stats`

report-plot-luck = Geluk tot nu toe
report-plot-loss = Verlies per beslissing
