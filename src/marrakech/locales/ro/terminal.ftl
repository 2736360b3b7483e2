### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Tu
terminal-colour = { $colour ->
    [H] Henna
    [I] Indigo
    [S] Șofran
   *[A] Migdală
  }

## The merchants beside the board

terminal-out = elim.
terminal-left = mai are { $purse } dh
terminal-worth = { $purse ->
    [one] { $purse } dirham
    [few] { $purse } dirhami
   *[other] { $purse } de dirhami
  } + { $squares } pătr.
terminal-toLay = { $rugs } cov. de așezat
terminal-brief = { $purse } dh + { $squares } p., { $rugs } cov.
terminal-pile = deasupra { $top }; { $left }

## Titles and what happens

terminal-turn = Rândul { $turn }
terminal-over = Jocul s-a terminat
terminal-playing = { $who-is ->
    [you] E rândul tău...
   *[other] { $who } joacă...
  }
terminal-leave = Orice tastă iese.
terminal-pages = Spațiu, săgeți: înainte și înapoi. q: înapoi la joc.
terminal-page = Orice tastă: înapoi la joc.
terminal-tooSmall-needs = E nevoie de { $width } coloane și { $height } rânduri.
terminal-tooSmall-has = Fereastra are { $width } și { $height }: mărește-o, sau q iese.
terminal-unreadable = Aceasta nu s-a putut citi.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] eliminat
   *[no] { $dirhams } dh + { $squares } pătr. = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? ajută):
terminal-way = { $who-is ->
    [you] E rândul tău: încotro?
   *[other] { $who } e la rând: încotro?
  }
terminal-end = Rotește-l pe Assam un sfert de tură{ $keep ->
    [yes] {" "}sau lasă-l
   *[no] {""}
  }.
terminal-way-about = Direcție
terminal-way-keys = săgeți și Enter, sau { $letters }
terminal-way-expected = { $keep ->
    [yes] s pentru stânga, i pentru înainte sau d pentru dreapta
   *[no] s pentru stânga sau d pentru dreapta
  }
terminal-words-way = { $turn ->
    [left] s stânga stanga
    [right] d dreapta
   *[ahead] i înainte inainte
  }
terminal-turned = { $turn ->
    [left] stânga
    [right] dreapta
   *[ahead] înainte
  }
terminal-heading = { $heading ->
    [north] nord
    [east] est
    [south] sud
   *[west] vest
  }
terminal-average = medie
terminal-roll = { $who-is ->
    [you] E rândul tău: aruncă zarul.
   *[other] { $who } e la rând: zarul.
  }
terminal-roll-about = Zar
terminal-roll-keys = Enter aruncă zarul
terminal-roll-expected = Enter sau z ca să arunci
terminal-words-roll = z zar
terminal-lay = Așază un covoraș { $colour ->
    [H] Henna
    [I] Indigo
    [S] Șofran
   *[A] Migdală
  }.
terminal-lay-about = Covoraș
terminal-lay-keys = săgeți și Enter, { $last ->
    [1] 1
   *[other] de la 1 la { $last }
  }, sau { $rug }
terminal-lay-expected = un număr de la 1 la { $last }, sau două pătrățele precum { $rug }
terminal-lay-over = peste { $covered }
terminal-lay-bare = gol
terminal-noAnswer = E nevoie de un răspuns: { $expected }.
terminal-wrongAnswer = { $answer } nu e un răspuns aici: dă { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Nu e permis: covorașul ar acoperi pătrățelul lui Assam.
        [away] Nu e permis: covorașul nu atinge pe nicio latură pătrățelul lui Assam.
        [whole_rug] Nu e permis: nu se acoperă deodată ambele jumătăți ale unui covoraș.
       *[other] După reguli, acolo nu se poate așeza un covoraș.
    }
    [illegal_turn] După reguli, Assam nu poate fi rotit așa.
    [wrong_step] Urmează alt pas al rândului.
    [nothing_to_take_back] Nu e nimic de luat înapoi.
    [not_casual] Merge doar într-un joc de unul singur împotriva roboților.
    [game_over] Jocul s-a terminat.
    [level_not_ready] Robotul acesta nu e gata încă.
   *[other] Nu e permis aici.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? ajutor
terminal-words-quit = q iesire ieșire
terminal-words-undo = r retrage
terminal-words-hint = f sfat
terminal-words-save = p pastreaza păstrează
terminal-words-board = t tabla tablă
terminal-words-rules = reguli
terminal-commands = Comenzi: f sfat, r ia înapoi, t tablă, p FIȘIER păstrează o copie, reguli, q păstrează și ieși.
terminal-takenBack = Luat înapoi.
terminal-saved-always = Jocul se păstrează în { $file } la fiecare mutare; p FIȘIER păstrează o copie.
terminal-saved-exists = { $file } există și rămâne cum e: dă alt nume.
terminal-saved-not = Nu s-a păstrat în { $file }: { $why }.
terminal-saved-there = Păstrat în { $file }.
terminal-saved = Jocul e păstrat. Continuă cu:

## Hints

terminal-hint = Sfat: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } rând
    [few] { $turns } rânduri
   *[other] { $turns } de rânduri
  } înainte, { $positions } poziții)
terminal-hint-wins = câștigă în { $share } din cazuri
terminal-hint-points = se așteaptă la { $points } puncte
terminal-hint-only = nu există altă alegere
terminal-hint-next = următoarea alegere, { $choice }: { $share }
terminal-hint-close = la fel de bun ca { $choice }
terminal-hint-better = valorează { $points } puncte mai mult decât următoarea alegere, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } și { $other }
terminal-here = la acest terminal
terminal-bot = robot, { $level }
terminal-welcome = La orice întrebare: ? explică, q păstrează și iese.
terminal-ready = Maestrul se pregătește; prima dată durează o jumătate de minut.
terminal-again = Privește-l din nou și verifică-i zarurile:
