### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } Spieler
commands-replay-after = Nach Zug { $turn }
commands-replay-at = Zug { $turn }: Schritt { $move } von { $moves }
commands-replay-start = Der Anfang.
commands-replay-drawing = Wird gezeichnet
commands-replay-needs = Ein bewegtes Bild braucht zwei weitere Pakete: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures } Bilder
commands-replay-keys = Rechts, links: ein Schritt. Runter, hoch: ein Zug. g, G: Anfang, Ende. q: beenden.

## show

commands-show-drawn = gezeichnet in { $file }
commands-show-noGame = eine Stellung ist ein einziger Moment; --at braucht eine Spieldatei
commands-show-turns = das Spiel hat { $last } Züge; --at nennt einen von 0 bis { $last }

## analyse

commands-analyse-over = das Spiel ist zu Ende: es gibt nichts zu wählen
commands-analyse-choice = Wahl
commands-analyse-column = { $told ->
    [chance] Chance
   *[cost] kostet
  }
commands-analyse-exact = { $what }, genau
commands-analyse-best = am besten
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = Spiele
commands-rollout-behind = hinter dem Besten
commands-rollout-guess = Schätzung davor
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Wird ausgespielt
commands-rollout-played = { $games } Spiele mit jeder Wahl, die noch in Frage kommt, zu Ende gespielt von { $player ->
    [network] dem Netz, einen Zug voraus
   *[other] { $player }
  }, Startwert { $seed }. ± ist ein Standardfehler; ? lässt sich vom Besten nicht unterscheiden.
commands-rollout-decided = Entschieden: { $choice } ist am besten, { $other } liegt { $loss } ±{ $error } zurück.
commands-rollout-tied = Zu knapp: { $choices } lassen sich bei { $errors } Standardfehlern nicht unterscheiden.
commands-rollout-only = Nur { $choice } wurde ausgespielt: Es gibt nichts zum Vergleichen.
commands-rollout-nothing = hier gibt es nichts zu wählen: gib eine Stellung an, in der jemand Assam dreht oder einen Teppich legt
commands-rollout-unknown = { $choice } steht hier nicht zur Wahl; es gibt { $choices }
commands-rollout-none = angehalten, bevor die erste Runde fertig war: noch gibt es nichts zu sagen
commands-rollout-exact = Hier ist jede Wahl genau ausgerechnet: Die Schätzung davor stimmt genau. Die Spiele sagen, was daraus wird, wenn alle wie genannt weiterspielen.

## stats

commands-stats-line = { $name }: { $games } Spiele, { $won } gewonnen, Glück { $luck } je Spiel, { $lost } je Entscheidung verloren (n = { $decisions })

## dataset

commands-dataset-games = sag, wie viele Spiele es werden sollen, etwa --games 1000, oder prüfe vorhandene, etwa --check 1000
commands-dataset-either = --check und --again spielen nichts Neues: lass --games weg
commands-dataset-making = Wird gespielt
commands-dataset-counting = Wird gezählt
commands-dataset-checking = Wird nach den Regeln nachgespielt
commands-dataset-resumed = { $done } von { $games } Spielen sind schon da.
commands-dataset-stopped = Abgebrochen; derselbe Befehl macht hier weiter.
commands-dataset-made = { $folder }: Spiele { $games }, Entscheidungen { $choices }, Dateien { $shards }; README.md beschreibt die Daten.
commands-dataset-checked = Geprüft: Spiele { $games }, Entscheidungen { $choices }. Alles ist so, wie es die Regeln sagen.
commands-dataset-again = { $same ->
    [yes] Teil { $shard }, noch einmal erzeugt, ist bis aufs Bit gleich.
   *[no] Teil { $shard }, noch einmal erzeugt, ist NICHT gleich.
  }

## puzzles

commands-puzzles-none = die Aufgabe { $name } gibt es nicht; siehe `marrakech puzzles list`
commands-puzzles-option = { $choice }  gewinnt { $share } ±{ $error }
commands-puzzles-missed = (je { $playouts } Ausspielungen; nicht gesehen von { $bots })
commands-puzzles-solved = (genau gelöst; nicht gesehen von { $bots })
commands-puzzles-empty = es gibt keine Aufgaben zu prüfen

## verify

commands-verify-answer = { $ok ->
    [yes] ja
   *[no] NEIN
  }
commands-verify-what = { $what ->
    [commitment] Das Geheimnis ist das, auf das man sich vor dem ersten Wurf festgelegt hat
    [rolls] Jeder Wurf folgt aus dem Geheimnis
   *[piles] Jeder gezogene Teppich folgt aus dem Geheimnis
  }
commands-verify-wrong = (stimmt nicht: { $what ->
    [rolls] Zug
   *[piles] Spieler
  } { $numbers })
commands-verify-fair = Die Würfel waren ehrlich.
commands-verify-unfair = Die Würfel waren nicht ehrlich, oder die Datei wurde verändert.

## Files and seats

commands-files-none = noch ist kein Spiel gespeichert in
commands-files-directory = erwartet wird eine Spieldatei, kein Ordner
commands-files-unnamed = (kein Name)
commands-files-missing = diese Datei gibt es nicht
commands-files-exists = gibt es schon; weiter geht es darin mit --resume { $file }
commands-seats-form = ein Platz ist you, you:NAME, bot oder bot:STUFE, etwa bot:merchant, nicht { $seat }
commands-seats-bots = höchstens { $most } Bots können gegen dich spielen, nicht { $bots }; für ein Spiel nur mit Bots nenne jeden Platz: --seat bot --seat bot
commands-seats-players = { $players } Spieler können nicht spielen; möglich sind 2, 3 oder 4
commands-seats-taken = { $seats } Plätze sind besetzt, verlangt waren aber { $players } Spieler
commands-seats-number = 2 bis { $most } können spielen, und hier sind es { $seats }
commands-seats-program = Platz { $seat } der Datei ist für ein Programm, { $program }; um es zu starten oder andere hinzusetzen, nenne jeden Platz mit --seat

## learn

commands-learn-few = Wie spielst du? { $games } von { $fewest } Spielen bisher: bei weniger wäre es nur geraten.
commands-learn-like = Du spielst wie ein { $level }.
commands-learn-between = Zwischen { $low } und { $high }: Mehr Spiele werden es zeigen.
commands-learn-range = In neun von zehn Fällen zwischen { $low } und { $high } auf der Leiter vom Neuling 1 bis zum Meister 4, am ehesten { $middle }; nach dem, was deine Entscheidungen in { $games } Spielen verschenkt haben.
commands-learn-back = { $count ->
    [0] Keiner deiner Fehler ist zurück
    [1] Einer deiner Fehler ist zurück
   *[other] { $count } deiner Fehler sind zurück
  }; { $waiting ->
    [one] { $waiting } wartet auf seinen Tag
   *[other] { $waiting } warten auf ihren Tag
  }.
commands-learn-mistake = Runde { $round } mit { $against }: { $loss } verschenkt; { $right }-mal von 3 gelöst
commands-learn-none = Heute gibt es nichts zu lösen.
commands-learn-choices = Zur Wahl: { $choices }
commands-learn-ask = Deine Wahl?
commands-learn-legal = Eine der Möglichkeiten oben, so geschrieben wie dort:
commands-learn-right = Richtig.
commands-learn-wrong = Nein: { $best } ist besser, und das hier verschenkt { $loss }.
