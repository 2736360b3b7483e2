### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Tu
terminal-colour = { $colour ->
    [H] Henné
    [I] Indaco
    [S] Zafferano
   *[A] Mandorla
  }

## The merchants beside the board

terminal-out = fuori
terminal-left = { $purse ->
    [one] resta { $purse } dirham
   *[other] restano { $purse } dirham
  }
terminal-worth = { $purse } dirham + { $squares } cas.
terminal-toLay = { $rugs } da stendere
terminal-brief = { $purse } dh + { $squares } c., { $rugs } tap.
terminal-pile = in cima { $top }; { $left }

## Titles and what happens

terminal-turn = Turno { $turn }
terminal-over = Partita finita
terminal-playing = { $who-is ->
    [you] Stai giocando...
   *[other] { $who } sta giocando...
  }
terminal-leave = Un tasto qualsiasi per uscire.
terminal-pages = Spazio, frecce: avanti e indietro. q: torna alla partita.
terminal-page = Un tasto qualsiasi: torna alla partita.
terminal-tooSmall-needs = Servono { $width } colonne e { $height } righe.
terminal-tooSmall-has = La finestra ha { $width } e { $height }: ingrandiscila, o premi q per uscire.
terminal-unreadable = Non si è potuto leggere.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] fuori
   *[no] { $dirhams } dirham + { $squares } caselle = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? aiuto):
terminal-way = { $who-is ->
    [you] Tocca a te: da che parte?
   *[other] Tocca a { $who }: dove?
  }
terminal-end = Gira Assam di un quarto{ $keep ->
    [yes] {" "}o lascialo
   *[no] {""}
  }.
terminal-way-about = Direzione
terminal-way-keys = frecce e Invio, o { $letters }
terminal-way-expected = { $keep ->
    [yes] s per sinistra, a per avanti o d per destra
   *[no] s per sinistra o d per destra
  }
terminal-words-way = { $turn ->
    [left] s sinistra
    [right] d destra
   *[ahead] a avanti
  }
terminal-turned = { $turn ->
    [left] sinistra
    [right] destra
   *[ahead] dritto
  }
terminal-heading = { $heading ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
  }
terminal-average = media
terminal-roll = { $who-is ->
    [you] Tocca a te: tira il dado.
   *[other] Tocca a { $who }: il dado.
  }
terminal-roll-about = Dado
terminal-roll-keys = Invio tira il dado
terminal-roll-expected = Invio o t per tirare il dado
terminal-words-roll = t tira
terminal-lay = Stendi un tappeto { $colour ->
    [H] Henné
    [I] Indaco
    [S] Zafferano
   *[A] Mandorla
  }.
terminal-lay-about = Tappeto
terminal-lay-keys = frecce e Invio, { $last ->
    [1] 1
   *[other] da 1 a { $last }
  }, o { $rug }
terminal-lay-expected = un numero da 1 a { $last }, o due caselle come { $rug }
terminal-lay-over = sopra { $covered }
terminal-lay-bare = libero
terminal-noAnswer = Serve una risposta: { $expected }.
terminal-wrongAnswer = { $answer } qui non è una risposta: scrivi { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] Non è permesso: quel tappeto coprirebbe la casella di Assam.
        [away] Non è permesso: quel tappeto non tocca la casella di Assam con nessun lato.
        [whole_rug] Non è permesso: le due metà di un tappeto non si coprono in un colpo.
       *[other] Le regole non permettono un tappeto lì.
    }
    [illegal_turn] Le regole non permettono di girare così Assam.
    [wrong_step] Ora tocca a un’altra fase del turno.
    [nothing_to_take_back] Non c’è niente da annullare.
    [not_casual] Si può solo in una partita da soli contro i bot.
    [game_over] La partita è finita.
    [level_not_ready] Questo bot non è ancora pronto.
   *[other] Qui non è permesso.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? aiuto
terminal-words-quit = q esci
terminal-words-undo = z annulla
terminal-words-hint = c consiglio
terminal-words-save = v salva
terminal-words-board = b tabellone
terminal-words-rules = regole
terminal-commands = Comandi: c consiglio, z annulla, b tabellone, v FILE salva una copia, regole, q salva ed esci.
terminal-takenBack = Annullato.
terminal-saved-always = La partita si salva in { $file } a ogni mossa; v FILE salva una copia.
terminal-saved-exists = { $file } esiste e resta com’è: dai un altro nome.
terminal-saved-not = Non salvata in { $file }: { $why }.
terminal-saved-there = Salvata in { $file }.
terminal-saved = La partita è salvata. Continua con:

## Hints

terminal-hint = Consiglio: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  } avanti, { $positions } posizioni)
terminal-hint-wins = { $share } di probabilità di vincere
terminal-hint-points = fa prevedere { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
terminal-hint-only = non c’è altra scelta
terminal-hint-next = la seconda scelta, { $choice }: { $share }
terminal-hint-close = buona quanto { $choice }
terminal-hint-better = vale { $points } punti più della seconda scelta, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } e { $other }
terminal-here = a questo terminale
terminal-bot = bot, { $level }
terminal-welcome = A ogni domanda: ? spiega, q salva ed esce.
terminal-ready = Il maestro si sta preparando; la prima volta ci vuole mezzo minuto.
terminal-again = Rivedila, e controllane i dadi:
