### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: ein Rückblick
report-heading = Das Spiel im Rückblick
report-chances = Gewinnchancen
report-turning = Wendepunkte
report-each = Das Spiel jedes Händlers
report-marks = Ein Kreis mit Zahl ist ein Wendepunkt, ein Dreieck ein Wurf, der mindestens 5 % ausmachte.
report-clean = Keine Wahl kostete sicher 5 % eines Sieges.
report-moves = Jede Entscheidung
report-marked = Eine Wahl bekommt ab 2 Punkten oder 5 % eines Sieges ein ?, ab 4 Punkten oder 10 % ein ??, und nie eines, wenn ihre Spanne bis null reicht.

## The columns of the decisions

report-moves-who = wer
report-moves-played = gespielt
report-moves-better = besser
report-moves-rank = Rang
report-moves-mark = Zeichen
report-moves-points = Punkte
report-moves-chance = vom Sieg
report-moves-sure = sicher auf
report-moves-best = das Beste
report-moves-exact = genau
report-moves-of = { $rank } von { $options }

## The columns of the accounts

report-columns-points = Punkte
report-columns-start = Beginn
report-columns-dice = Würfel
report-columns-luckier = mehr Glück als in
report-columns-own = eigene Wahl
report-columns-others = Wahl der anderen
report-columns-error = unser Fehler
report-columns-result = Ergebnis
report-columns-loss = Verlust je Entscheidung
report-columns-decisions = Entscheidungen
report-columns-like = spielt wie

report-turn = Zug
report-progress = { $depth ->
    [quick] schneller Rückblick
    [deep] gründlicher Rückblick
   *[standard] normaler Rückblick
  }
report-move = { $move ->
    [left] links
    [ahead] geradeaus
    [right] rechts
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Besser
   *[played] Gespielt
  }, { $move }
report-toWin = { $chance } auf den Sieg
report-like = { $bot ->
    [novice] der Neuling
    [greedy] der Lehrling
    [lookahead] der Händler
   *[master] der Meister
  }
report-cost = Zug { $turn }, { $who }: { $played } kostete { $cost } eines Sieges und { $points } Punkte ({ $sure }); { $better } war besser
report-because = { $said }: { $why }
report-hurt = Der schmerzlichste Wurf: Zug { $turn }, { $who }, { $played } ({ $luck }; Aussichten { $odds })
report-depth = { $depth ->
    [quick] schnell
    [deep] gründlich
   *[standard] normal
  }: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  } voraus{ $playouts ->
    [0] {""}
   *[other] , { $playouts } Ausspielungen
  }
report-verdict = { $outcome ->
    [won] Gewonnen { $margin ->
        [0] nach Dirham
       *[other] mit { $margin } Vorsprung
      }
    [lost] Verloren { $margin ->
        [0] nach Dirham
       *[other] mit { $margin } Rückstand
      }
    [shared] Den ersten Platz geteilt
    [leading] Vorn mit { $margin }
    [behind] Zurück mit { $margin }
   *[level] Gleichauf
  }, { $result } Punkte: { $start } zu Beginn, Würfel { $luck }, eigene Wahl { $own }, Wahl der anderen { $others }, unser Fehler { $error }.
report-said = { $who }: { $verdict }
report-inChances = Gewinnchance { $start } zu { $result }: Würfel { $luck } (mehr Glück als in { $share } der Spiele), eigene Wahl { $own }, Wahl der anderen { $others }, unser Fehler { $error }
report-perDecision = { $loss } je Entscheidung verloren ({ $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $mistakes } Fehler)
report-perDecision-like = { $lost }, spielt wie { $level }
report-file = { $file }: { $players }
report-bad = { $file } ließ sich nicht lesen: { $why }
report-written = geschrieben nach { $file }

## The plot of `marrakech stats`

report-plot-luck = Glück bisher
report-plot-loss = Verlust je Entscheidung
