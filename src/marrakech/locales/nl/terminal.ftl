### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Jij
terminal-colour = { $colour ->
    [H] Henna
    [I] Indigo
    [S] Saffraan
   *[A] Amandel
  }

## The merchants beside the board

terminal-out = eruit
terminal-left = nog { $purse } dirham
terminal-worth = { $purse } dirham + { $squares } vakj.
terminal-toLay = nog { $rugs ->
    [one] { $rugs } tapijt
   *[other] { $rugs } tapijten
  }
terminal-brief = { $purse } dh + { $squares } v., { $rugs } tap.
terminal-pile = boven { $top }; { $left }

## Titles and what happens

terminal-turn = Beurt { $turn }
terminal-over = Spel uit
terminal-playing = { $who-is ->
    [you] Jij speelt...
   *[other] { $who } speelt...
  }
terminal-leave = Elke toets stopt.
terminal-pages = Spatie, pijltjes: verder en terug. q: terug naar het spel.
terminal-page = Elke toets: terug naar het spel.
terminal-tooSmall-needs = Hiervoor zijn { $width } kolommen en { $height } regels nodig.
terminal-tooSmall-has = Het venster heeft er { $width } en { $height }: maak het groter, of stop met q.
terminal-unreadable = Dat was niet te lezen.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] eruit
   *[no] { $dirhams } dirham + { $squares } vakjes = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? helpt):
terminal-way = { $who-is ->
    [you] Jouw beurt: welke kant op?
   *[other] Beurt van { $who }: waarheen?
  }
terminal-end = Draai Assam een kwartslag{ $keep ->
    [yes] {" "}of laat hem
   *[no] {""}
  }.
terminal-way-about = Richting
terminal-way-keys = pijltjes en Enter, of { $letters }
terminal-way-expected = { $keep ->
    [yes] l voor links, d voor rechtdoor of r voor rechts
   *[no] l voor links of r voor rechts
  }
terminal-words-way = { $turn ->
    [left] l links
    [right] r rechts
   *[ahead] d rechtdoor
  }
terminal-turned = { $turn ->
    [left] links
    [right] rechts
   *[ahead] rechtdoor
  }
terminal-heading = { $heading ->
    [north] noord
    [east] oost
    [south] zuid
   *[west] west
  }
terminal-average = gemiddeld
terminal-roll = { $who-is ->
    [you] Jouw beurt: gooi.
   *[other] Beurt van { $who }: gooien.
  }
terminal-roll-about = Worp
terminal-roll-keys = Enter gooit
terminal-roll-expected = Enter of g om te gooien
terminal-words-roll = g gooi gooien
terminal-lay = Leg een { $colour ->
    [H] Henna
    [I] Indigo
    [S] Saffraan
   *[A] Amandel
  }-tapijt.
terminal-lay-about = Tapijt
terminal-lay-keys = pijltjes en Enter, { $last ->
    [1] 1
   *[other] 1 tot { $last }
  }, of { $rug }
terminal-lay-expected = een getal van 1 tot { $last }, of twee vakjes zoals { $rug }
terminal-lay-over = over { $covered }
terminal-lay-bare = leeg
terminal-noAnswer = Hier moet een antwoord komen: { $expected }.
terminal-wrongAnswer = { $answer } kan hier niet: geef { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Dat mag niet: daar staat Assam.
        [away] Dat mag niet: dat tapijt ligt met geen zijde tegen Assams vakje.
        [whole_rug] Dat mag niet: beide helften van één tapijt bedek je nooit in één keer.
       *[other] Daar mag volgens de regels geen tapijt liggen.
    }
    [illegal_turn] Zo mag Assam volgens de regels niet gedraaid worden.
    [wrong_step] Nu is een andere stap van de beurt aan de orde.
    [nothing_to_take_back] Er valt niets terug te nemen.
    [not_casual] Dat kan alleen als je in je eentje tegen bots speelt.
    [game_over] Het spel is uit.
    [level_not_ready] Deze bot is nog niet klaar.
   *[other] Dat mag hier niet.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? help hulp
terminal-words-quit = q stop
terminal-words-undo = t terug
terminal-words-hint = h hint tip
terminal-words-save = s bewaar
terminal-words-board = b bord
terminal-words-rules = regels
terminal-commands = Opdrachten: h tip, t terugnemen, b bord, s BESTAND kopie bewaren, regels, q bewaren en stoppen.
terminal-takenBack = Teruggenomen.
terminal-saved-always = Het spel wordt bij elke zet bewaard in { $file }; s BESTAND bewaart een kopie.
terminal-saved-exists = { $file } bestaat al en blijft zoals het is: geef een andere naam.
terminal-saved-not = Niet bewaard in { $file }: { $why }.
terminal-saved-there = Bewaard in { $file }.
terminal-saved = Het spel is bewaard. Verder spelen met:

## Hints

terminal-hint = Tip: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
  } vooruit, { $positions } stellingen)
terminal-hint-wins = wint in { $share } van de gevallen
terminal-hint-points = rekent op { $points } punten
terminal-hint-only = er is geen andere keuze
terminal-hint-next = de op één na beste, { $choice }: { $share }
terminal-hint-close = even goed als { $choice }
terminal-hint-better = { $points } punten meer waard dan de op één na beste, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } en { $other }
terminal-here = aan deze terminal
terminal-bot = bot, { $level }
terminal-welcome = Bij elke vraag: ? legt uit, q bewaart en stopt.
terminal-ready = De meester maakt zich klaar; de eerste keer duurt dat een halve minuut.
terminal-again = Bekijk het nog eens, en controleer de dobbelsteen:
