### What the commands `replay`, `show`, `analyse`, `rollout`, `stats`, `puzzles`, `learn`, `verify` and `play` print and refuse.

## replay

commands-replay-title = { $title }, { $players } jucători
commands-replay-after = După rândul { $turn }
commands-replay-at = Rândul { $turn }: pasul { $move } din { $moves }
commands-replay-start = Începutul.
commands-replay-drawing = Se desenează
commands-replay-needs = O imagine animată are nevoie de încă două pachete: pip install "marrakech[{ $extra }]"
commands-replay-written = { $file }: { $pictures ->
    [one] { $pictures } imagine
    [few] { $pictures } imagini
   *[other] { $pictures } de imagini
  }
commands-replay-keys = Dreapta, stânga: un pas. Jos, sus: un rând. g, G: primul, ultimul. q: ieșire.

## show

commands-show-drawn = desenat în { $file }
commands-show-noGame = o poziție e un singur moment; --at are nevoie de un fișier de joc
commands-show-turns = jocul are { $last ->
    [one] { $last } rând
    [few] { $last } rânduri
   *[other] { $last } de rânduri
  }; --at numește unul de la 0 la { $last }

## analyse

commands-analyse-over = jocul s-a terminat: nu e nimic de ales
commands-analyse-choice = alegere
commands-analyse-column = { $told ->
    [chance] șansă
   *[cost] costă
  }
commands-analyse-exact = { $what }, exact
commands-analyse-best = cea mai bună
commands-analyse-value = { $win }  { $points } ±{ $by }

## rollout

commands-rollout-games = jocuri
commands-rollout-behind = în urma celei mai bune
commands-rollout-guess = estimare înainte
commands-rollout-loss = { $apart ->
    [yes] { $loss } ±{ $error }
   *[no] { $loss } ±{ $error } ?
  }
commands-rollout-value = { $win } ±{ $error }  { $points }
commands-rollout-progress = Se joacă până la capăt
commands-rollout-played = Jocuri pentru fiecare alegere rămasă în discuție: { $games }, jucate până la sfârșit de { $player ->
    [network] rețea, cu un rând înainte
   *[other] { $player }
  }, sămânța { $seed }. ± e o eroare standard; ? nu se poate deosebi de cea mai bună.
commands-rollout-decided = Hotărât: { $choice } e cea mai bună, { $other } e în urmă cu { $loss } ±{ $error }.
commands-rollout-tied = Prea strâns: { $choices } nu se pot deosebi la { $errors } erori standard.
commands-rollout-only = S-a jucat doar { $choice }: nu e nimic de comparat.
commands-rollout-nothing = aici nu e nimic de ales: dă o poziție în care un jucător îl rotește pe Assam sau așază un covoraș
commands-rollout-unknown = { $choice } nu e o alegere aici; există { $choices }
commands-rollout-none = oprit înainte de prima rundă întreagă: încă nu e nimic de spus
commands-rollout-exact = Aici fiecare alegere e calculată exact: estimarea dinainte e deci corectă. Jocurile spun ce iese dacă toți continuă după cum s-a spus.

## stats

commands-stats-line = { $name }: { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
  }, { $won } câștigate, noroc { $luck } pe joc, { $lost } pierdut pe decizie (n = { $decisions })

## dataset

commands-dataset-games = spune câte jocuri să fie, de pildă --games 1000, sau verifică-le pe cele care există, de pildă --check 1000
commands-dataset-either = --check și --again nu joacă nimic nou: lasă deoparte --games
commands-dataset-making = Se joacă
commands-dataset-counting = Se numără
commands-dataset-checking = Se joacă din nou după reguli
commands-dataset-resumed = Jocuri care există deja: { $done } din { $games }.
commands-dataset-stopped = Întrerupt; aceeași comandă continuă de aici.
commands-dataset-made = { $folder }: jocuri { $games }, alegeri { $choices }, fișiere { $shards }; README.md descrie datele.
commands-dataset-checked = Verificat: jocuri { $games }, alegeri { $choices }. Totul e cum spun regulile.
commands-dataset-again = { $same ->
    [yes] Partea { $shard }, făcută din nou, e identică până la ultimul bit.
   *[no] Partea { $shard }, făcută din nou, NU e identică.
  }

## puzzles

commands-puzzles-none = nu există problema { $name }; vezi `marrakech puzzles list`
commands-puzzles-option = { $choice }  câștigă { $share } ±{ $error }
commands-puzzles-missed = (câte { $playouts ->
    [one] un joc
    [few] { $playouts } jocuri
   *[other] { $playouts } de jocuri
  } până la capăt; nevăzută de { $bots })
commands-puzzles-solved = (rezolvată exact; nevăzută de { $bots })
commands-puzzles-empty = nu sunt probleme de verificat

## verify

commands-verify-answer = { $ok ->
    [yes] da
   *[no] NU
  }
commands-verify-what = { $what ->
    [commitment] Secretul e cel fixat înainte de prima aruncare
    [rolls] Fiecare aruncare a zarului rezultă din secret
   *[piles] Fiecare covoraș tras rezultă din secret
  }
commands-verify-wrong = (nu e așa: { $what ->
    [rolls] rândul
   *[piles] jucătorul
  } { $numbers })
commands-verify-fair = Zarurile au fost cinstite.
commands-verify-unfair = Zarurile nu au fost cinstite, sau fișierul a fost schimbat.

## Files and seats

commands-files-none = încă niciun joc păstrat în
commands-files-directory = se așteaptă un fișier de joc, nu un dosar
commands-files-unnamed = (fără nume)
commands-files-missing = nu există acest fișier
commands-files-exists = există deja; continuă-l cu --resume { $file }
commands-seats-form = un loc este you, you:NUME, bot sau bot:NIVEL, de pildă bot:merchant, nu { $seat }
commands-seats-bots = împotriva ta pot juca cel mult { $most } roboți, nu { $bots }; pentru un joc doar între roboți numește fiecare loc: --seat bot --seat bot
commands-seats-players = { $players } jucători nu pot juca; se poate cu 2, 3 sau 4
commands-seats-taken = { $seats } locuri sunt ocupate, dar s-au cerut { $players } jucători
commands-seats-number = pot juca între 2 și { $most }, iar aici sunt { $seats }
commands-seats-program = locul { $seat } din fișier e pentru un program, { $program }; ca să-l pornești, sau ca să așezi pe alții, numește fiecare loc cu --seat

## learn

commands-learn-few = Cum joci? { $games } din { $fewest } jocuri până acum: din mai puține ar fi doar ghicit.
commands-learn-like = Joci ca un { $level }.
commands-learn-between = Între { $low } și { $high }: se va vedea după mai multe jocuri.
commands-learn-range = De nouă ori din zece între { $low } și { $high } pe scara de la începător 1 la maestru 4, cel mai probabil { $middle }; după ce au irosit alegerile tale în { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
  }.
commands-learn-back = { $count ->
    [0] Nicio greșeală de-a ta nu s-a întors
    [1] Una dintre greșelile tale s-a întors
   *[other] { $count } dintre greșelile tale s-au întors
  }; { $waiting } își așteaptă ziua.
commands-learn-mistake = Runda { $round } cu { $against }: a irosit { $loss }; { $right ->
    [0] încă nerezolvată
    [1] rezolvată o dată din 3
   *[other] rezolvată de { $right } ori din 3
  }
commands-learn-none = Azi nu e nimic de rezolvat.
commands-learn-choices = Alegeri: { $choices }
commands-learn-ask = Ce alegi?
commands-learn-legal = Una dintre alegerile de mai sus, scrisă ca acolo:
commands-learn-right = Corect.
commands-learn-wrong = Nu: { $best } e mai bine, iar aceasta irosește { $loss }.
