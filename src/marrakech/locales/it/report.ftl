### A review in words: as lines of `marrakech review`, and as the HTML file that it writes.

report-title = Marrakech: una revisione
report-heading = La partita rivista
report-chances = Probabilità di vincere
report-turning = Momenti decisivi
report-each = La partita di ogni mercante
report-marks = Un cerchio numerato è un momento decisivo, un triangolo un tiro che valeva almeno il 5% per chi l’ha fatto.
report-clean = Nessuna scelta è costata con certezza il 5% di una vittoria.
report-moves = Ogni decisione
report-marked = Una scelta riceve ? da 2 punti o dal 5% di una vittoria, ?? da 4 punti o dal 10%, e mai dove il suo intervallo arriva a zero.

## The columns of the decisions

report-moves-who = chi
report-moves-played = giocato
report-moves-better = meglio
report-moves-rank = posto
report-moves-mark = segno
report-moves-points = punti
report-moves-chance = di una vittoria
report-moves-sure = sicuro entro
report-moves-best = la migliore
report-moves-exact = esatto
report-moves-of = { $rank } di { $options }

## The columns of the accounts

report-columns-points = punti
report-columns-start = inizio
report-columns-dice = dadi
report-columns-luckier = più fortuna di
report-columns-own = scelte proprie
report-columns-others = scelte altrui
report-columns-error = nostro errore
report-columns-result = risultato
report-columns-loss = perdita per decisione
report-columns-decisions = decisioni
report-columns-like = gioca come

report-turn = turno
report-progress = { $depth ->
    [quick] revisione veloce
    [deep] revisione a fondo
   *[standard] revisione normale
  }
report-move = { $move ->
    [left] sinistra
    [ahead] dritto
    [right] destra
   *[other] { $move }
  }
report-choice = { $kind ->
    [better] Meglio
   *[played] Giocato
  }, { $move }
report-toWin = { $chance } di vincere
report-like = { $bot ->
    [novice] il novizio
    [greedy] l’apprendista
    [lookahead] il mercante
   *[master] il maestro
  }
report-cost = Turno { $turn }, { $who }: { $played } è costato { $cost } di una vittoria e { $points } punti ({ $sure }); { $better } era meglio
report-because = { $said }: { $why }
report-hurt = Il tiro che ha fatto più male: turno { $turn }, { $who }, { $played } ({ $luck }; probabilità { $odds })
report-depth = { $depth ->
    [quick] veloce
    [deep] a fondo
   *[standard] normale
  }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  } avanti{ $playouts ->
    [0] {""}
   *[other] , { $playouts } continuazioni
  }
report-verdict = { $outcome ->
    [won] Vittoria { $margin ->
        [0] per i dirham
       *[other] di { $margin }
      }
    [lost] Sconfitta { $margin ->
        [0] per i dirham
       *[other] di { $margin }
      }
    [shared] Primo posto diviso
    [leading] Avanti di { $margin }
    [behind] Indietro di { $margin }
   *[level] Pari
  } con { $result } punti: { $start } all’inizio, dadi { $luck }, scelte proprie { $own }, scelte altrui { $others }, nostro errore { $error }.
report-said = { $who }: { $verdict }
report-inChances = probabilità di vincere da { $start } a { $result }: dadi { $luck } (partite con meno fortuna: { $share }), scelte proprie { $own }, scelte altrui { $others }, nostro errore { $error }
report-perDecision = { $loss } perso a decisione ({ $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
  }, { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
  })
report-perDecision-like = { $lost }, gioca come { $level }
report-file = { $file }: { $players }
report-bad = non si è potuto leggere { $file }: { $why }
report-written = scritto in { $file }

## The plot of `marrakech stats`

report-plot-luck = Fortuna finora
report-plot-loss = Perdita per decisione
