### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Du
terminal-colour = { $colour ->
    [H] Henna
    [I] Indigo
    [S] Safran
   *[A] Mandel
  }

## The merchants beside the board

terminal-out = raus
terminal-left = noch { $purse } Dirham
terminal-worth = { $purse } Dirham + { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
  }
terminal-toLay = noch { $rugs ->
    [one] { $rugs } Teppich
   *[other] { $rugs } Teppiche
  }
terminal-brief = { $purse } Dh + { $squares } F., { $rugs } Tepp.
terminal-pile = oben { $top }; { $left }

## Titles and what happens

terminal-turn = Zug { $turn }
terminal-over = Spielende
terminal-playing = { $who-is ->
    [you] Du bist dran ...
   *[other] { $who } ist dran ...
  }
terminal-leave = Jede Taste beendet.
terminal-pages = Leertaste, Pfeile: weiter und zurück. q: zurück zum Spiel.
terminal-page = Jede Taste: zurück zum Spiel.
terminal-tooSmall-needs = Nötig sind { $width } Spalten und { $height } Zeilen.
terminal-tooSmall-has = Das Fenster hat { $width } und { $height }: Mach es größer, oder q beendet.
terminal-unreadable = Das ließ sich nicht lesen.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] ausgeschieden
   *[no] { $dirhams } Dirham + { $squares } Felder = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? hilft):
terminal-way = { $who-is ->
    [you] Du bist dran: wohin?
   *[other] { $who } ist dran: wohin?
  }
terminal-end = Dreh Assam um ein Viertel{ $keep ->
    [yes] {" "}oder lass ihn
   *[no] {""}
  }.
terminal-way-about = Richtung
terminal-way-keys = Pfeile und Eingabe, oder { $letters }
terminal-way-expected = { $keep ->
    [yes] l für links, g für geradeaus oder r für rechts
   *[no] l für links oder r für rechts
  }
terminal-words-way = { $turn ->
    [left] l links
    [right] r rechts
   *[ahead] g geradeaus
  }
terminal-turned = { $turn ->
    [left] links
    [right] rechts
   *[ahead] geradeaus
  }
terminal-heading = { $heading ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }
terminal-average = im Schnitt
terminal-roll = { $who-is ->
    [you] Du bist dran: würfle.
   *[other] { $who } ist dran: würfeln.
  }
terminal-roll-about = Würfel
terminal-roll-keys = Eingabe würfelt
terminal-roll-expected = Eingabe oder w, um zu würfeln
terminal-words-roll = w würfeln wuerfeln
terminal-lay = Leg einen { $colour ->
    [H] Henna
    [I] Indigo
    [S] Safran
   *[A] Mandel
  }-Teppich.
terminal-lay-about = Teppich
terminal-lay-keys = Pfeile und Eingabe, { $last ->
    [1] 1
   *[other] 1 bis { $last }
  }, oder { $rug }
terminal-lay-expected = eine Zahl von 1 bis { $last } oder zwei Felder wie { $rug }
terminal-lay-over = über { $covered }
terminal-lay-bare = frei
terminal-noAnswer = Hier ist eine Antwort nötig: { $expected }.
terminal-wrongAnswer = { $answer } ist hier keine Antwort: Gib { $expected } ein.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Das ist nicht erlaubt: Dieser Teppich würde Assams Feld bedecken.
        [away] Das ist nicht erlaubt: Dieser Teppich berührt Assams Feld mit keiner Kante.
        [whole_rug] Das ist nicht erlaubt: Beide Hälften eines Teppichs dürfen nicht zugleich bedeckt werden.
       *[other] Dort darf nach den Regeln kein Teppich liegen.
    }
    [illegal_turn] So darf Assam nach den Regeln nicht gedreht werden.
    [wrong_step] Jetzt ist ein anderer Schritt des Zuges dran.
    [nothing_to_take_back] Es gibt nichts zurückzunehmen.
    [not_casual] Das geht nur in einem Spiel allein gegen Bots.
    [game_over] Das Spiel ist zu Ende.
    [level_not_ready] Dieser Bot ist noch nicht bereit.
   *[other] Das ist hier nicht erlaubt.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? hilfe
terminal-words-quit = q ende
terminal-words-undo = z zurück zurueck
terminal-words-hint = t tipp
terminal-words-save = s sichern
terminal-words-board = b brett
terminal-words-rules = regeln
terminal-commands = Befehle: t Tipp, z zurücknehmen, b Brett, s DATEI Kopie sichern, regeln, q sichern und beenden.
terminal-takenBack = Zurückgenommen.
terminal-saved-always = Das Spiel wird bei jedem Zug in { $file } gesichert; s DATEI sichert eine Kopie.
terminal-saved-exists = { $file } gibt es schon und bleibt, wie es ist: Gib einen anderen Namen an.
terminal-saved-not = In { $file } nicht gesichert: { $why }.
terminal-saved-there = In { $file } gesichert.
terminal-saved = Das Spiel ist gesichert. Weiter geht es mit:

## Hints

terminal-hint = Tipp: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  } voraus, { $positions } Stellungen)
terminal-hint-wins = gewinnt in { $share } der Fälle
terminal-hint-points = lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } erwarten
terminal-hint-only = es gibt keine andere Wahl
terminal-hint-next = das Nächstbeste, { $choice }: { $share }
terminal-hint-close = so gut wie { $choice }
terminal-hint-better = { $points } Punkte mehr wert als das Nächstbeste, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } und { $other }
terminal-here = an diesem Terminal
terminal-bot = Bot, { $level }
terminal-welcome = Bei jeder Frage: ? erklärt, q sichert und beendet.
terminal-ready = Der Meister macht sich bereit; beim ersten Mal dauert das eine halbe Minute.
terminal-again = Noch einmal ansehen und die Würfel prüfen:
