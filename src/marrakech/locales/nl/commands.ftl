### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } spelers
commands-replay-after = Na beurt { $turn }
commands-replay-at = Beurt { $turn }: stap { $move } van { $moves }
commands-replay-start = Het begin.
commands-replay-drawing = Wordt getekend
commands-replay-needs = Voor een bewegend beeld zijn nog twee pakketten nodig: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures } beelden
commands-replay-keys = Rechts, links: een stap. Omlaag, omhoog: een beurt. g, G: begin, einde. q: stoppen.

## show

commands-show-drawn = getekend in { $file }
commands-show-noGame = een stelling is maar één moment; --at heeft een spelbestand nodig
commands-show-turns = het spel heeft { $last } beurten; --at noemt er een van 0 tot { $last }

## analyse

commands-analyse-over = het spel is uit: er valt niets te kiezen
commands-analyse-choice = keuze
commands-analyse-column = { $told ->
    [chance] kans
   *[cost] kost
  }
commands-analyse-exact = { $what }, exact
commands-analyse-best = de beste
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = spellen
commands-rollout-behind = achter op de beste
commands-rollout-guess = schatting vooraf
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Wordt uitgespeeld
commands-rollout-played = { $games } spellen met elke keuze die nog meedoet, uitgespeeld door { $player ->
    [network] het netwerk, één beurt vooruit
   *[other] { $player }
  }, startgetal { $seed }. ± is een standaardfout; ? is niet van de beste te onderscheiden.
commands-rollout-decided = Beslist: { $choice } is de beste, { $other } ligt { $loss } ±{ $error } achter.
commands-rollout-tied = Te dicht bij elkaar: { $choices } zijn bij { $errors } standaardfouten niet te onderscheiden.
commands-rollout-only = Alleen { $choice } is uitgespeeld: er is niets om mee te vergelijken.
commands-rollout-nothing = hier valt niets te kiezen: geef een stelling waarin iemand Assam draait of een tapijt legt
commands-rollout-unknown = { $choice } is hier geen keuze; er zijn { $choices }
commands-rollout-none = gestopt voor de eerste ronde klaar was: nog niets te zeggen
commands-rollout-exact = Hier is elke keuze exact uitgerekend: de schatting vooraf klopt dus precies. De spellen tonen wat ervan komt als iedereen verder speelt zoals vermeld.

## stats

commands-stats-line = { $name }: { $games } spellen, { $won } gewonnen, geluk { $luck } per spel, { $lost } verloren per beslissing (n = { $decisions })

## dataset

commands-dataset-games = zeg hoeveel spellen het moeten worden, zoals --games 1000, of controleer wat er is, zoals --check 1000
commands-dataset-either = --check en --again spelen niets nieuws: laat --games weg
commands-dataset-making = Wordt gespeeld
commands-dataset-counting = Wordt geteld
commands-dataset-checking = Wordt nagespeeld volgens de regels
commands-dataset-resumed = { $done } van de { $games } spellen zijn er al.
commands-dataset-stopped = Afgebroken; dezelfde opdracht gaat hier verder.
commands-dataset-made = { $folder }: spellen { $games }, keuzes { $choices }, bestanden { $shards }; README.md beschrijft de gegevens.
commands-dataset-checked = Gecontroleerd: spellen { $games }, keuzes { $choices }. Alles is zoals de regels het zeggen.
commands-dataset-again = { $same ->
    [yes] Deel { $shard }, opnieuw gemaakt, is tot op de bit gelijk.
   *[no] Deel { $shard }, opnieuw gemaakt, is NIET gelijk.
  }

## puzzles

commands-puzzles-none = puzzel { $name } bestaat niet; zie `marrakech puzzles list`
commands-puzzles-option = { $choice }  wint { $share } ±{ $error }
commands-puzzles-missed = (elk { $playouts } keer uitgespeeld; gemist door { $bots })
commands-puzzles-solved = (exact opgelost; gemist door { $bots })
commands-puzzles-empty = er zijn geen puzzels om te controleren

## verify

commands-verify-answer = { $ok ->
    [yes] ja
   *[no] NEE
  }
commands-verify-what = { $what ->
    [commitment] Het geheim is het geheim dat vóór de eerste worp verzegeld werd
    [rolls] Elke worp volgt uit het geheim
   *[piles] Elk getrokken tapijt volgt uit het geheim
  }
commands-verify-wrong = (klopt niet: { $what ->
    [rolls] beurt
   *[piles] speler
  } { $numbers })
commands-verify-fair = De dobbelsteen was eerlijk.
commands-verify-unfair = De dobbelsteen was niet eerlijk, of het bestand is veranderd.

## Files and seats

commands-files-none = er is nog geen spel bewaard in
commands-files-directory = hier hoort een spelbestand, geen map
commands-files-unnamed = (geen naam)
commands-files-missing = dat bestand is er niet
commands-files-exists = bestaat al; speel erin verder met --resume { $file }
commands-seats-form = een plaats is you, you:NAAM, bot of bot:NIVEAU, zoals bot:merchant, niet { $seat }
commands-seats-bots = er kunnen hoogstens { $most } bots tegen je spelen, niet { $bots }; noem voor een spel met alleen bots elke plaats: --seat bot --seat bot
commands-seats-players = { $players } spelers kan niet; kies 2, 3 of 4
commands-seats-taken = { $seats } plaatsen zijn bezet, maar er werd om { $players } spelers gevraagd
commands-seats-number = je speelt met 2 tot { $most }, en dit zijn er { $seats }
commands-seats-program = plaats { $seat } van het bestand is voor een programma, { $program }; noem elke plaats met --seat om het te starten of anderen te laten zitten

## learn

commands-learn-few = Hoe speel je? { $games } van { $fewest } spellen tot nu toe: met minder is het maar gokken.
commands-learn-like = Je speelt als een { $level }.
commands-learn-between = Tussen een { $low } en een { $high }: na meer spellen weten we het.
commands-learn-range = Negen van de tien keer tussen { $low } en { $high } op de ladder van beginner 1 tot meester 4, het waarschijnlijkst { $middle }; naar wat je keuzes in { $games } spellen weggaven.
commands-learn-back = { $count ->
    [0] Geen van je fouten is terug
    [1] Eén van je fouten is terug
   *[other] { $count } van je fouten zijn terug
  }; { $waiting } wachten op hun dag.
commands-learn-mistake = Ronde { $round } met { $against }: { $loss } weggegeven; { $right } van de 3 keer opgelost
commands-learn-none = Vandaag valt er niets op te lossen.
commands-learn-choices = Keuzes: { $choices }
commands-learn-ask = Jouw keuze?
commands-learn-legal = Een van de keuzes hierboven, zo geschreven als daar:
commands-learn-right = Goed.
commands-learn-wrong = Nee: { $best } is beter, en dit geeft { $loss } weg.
