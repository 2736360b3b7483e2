### The game in the terminal: what it shows, asks and answers. At 80 columns the panel beside the board has 28.

terminal-you = Tú
terminal-colour = { $colour ->
    [H] Henna
    [I] Índigo
    [S] Azafrán
   *[A] Almendra
  }

## The merchants beside the board

terminal-out = fuera
terminal-left = { $purse ->
    [one] queda { $purse } dírham
   *[other] quedan { $purse } dírhams
  }
terminal-worth = { $purse ->
    [one] { $purse } dírham
   *[other] { $purse } dírhams
  } + { $squares } cas.
terminal-toLay = { $rugs } por tender
terminal-brief = { $purse } dh + { $squares } c., { $rugs } alf.
terminal-pile = encima { $top }; { $left }

## Titles and what happens

terminal-turn = Turno { $turn }
terminal-over = Fin de la partida
terminal-playing = { $who-is ->
    [you] Estás jugando...
   *[other] { $who } está jugando...
  }
terminal-leave = Cualquier tecla sale.
terminal-pages = Espacio, flechas: adelante y atrás. q: volver a la partida.
terminal-page = Cualquier tecla: volver a la partida.
terminal-tooSmall-needs = Hacen falta { $width } columnas y { $height } líneas.
terminal-tooSmall-has = La ventana tiene { $width } y { $height }: agrándala, o q sale.
terminal-unreadable = Eso no se pudo leer.
terminal-ranked = { $place }.  { $name }  { $out ->
    [yes] fuera
   *[no] { $dirhams } dírhams + { $squares } casillas = { $score }
  }

## Questions

terminal-prompt = { $about } ({ $keys }; ? ayuda):
terminal-way = { $who-is ->
    [you] Te toca: ¿por dónde?
   *[other] Le toca a { $who }: ¿por dónde?
  }
terminal-end = Gira a Assam un cuarto{ $keep ->
    [yes] {" "}o déjalo
   *[no] {""}
  }.
terminal-way-about = Dirección
terminal-way-keys = flechas e Intro, o { $letters }
terminal-way-expected = { $keep ->
    [yes] i para izquierda, r para recto o d para derecha
   *[no] i para izquierda o d para derecha
  }
terminal-words-way = { $turn ->
    [left] i izquierda
    [right] d derecha
   *[ahead] r recto
  }
terminal-turned = { $turn ->
    [left] izquierda
    [right] derecha
   *[ahead] recto
  }
terminal-heading = { $heading ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
  }
terminal-average = media
terminal-roll = { $who-is ->
    [you] Te toca: tira el dado.
   *[other] Le toca a { $who }: el dado.
  }
terminal-roll-about = Dado
terminal-roll-keys = Intro tira el dado
terminal-roll-expected = Intro o t para tirar el dado
terminal-words-roll = t tirar
terminal-lay = Tiende una alfombra { $colour ->
    [H] Henna
    [I] Índigo
    [S] Azafrán
   *[A] Almendra
  }.
terminal-lay-about = Alfombra
terminal-lay-keys = flechas e Intro, { $last ->
    [1] 1
   *[other] 1 a { $last }
  }, o { $rug }
terminal-lay-expected = un número de 1 a { $last }, o dos casillas como { $rug }
terminal-lay-over = sobre { $covered }
terminal-lay-bare = libre
terminal-noAnswer = Hace falta una respuesta: { $expected }.
terminal-wrongAnswer = { $answer } no es una respuesta aquí: escribe { $expected }.
terminal-refused = { $code ->
    [illegal_rug] { $rule ->
        [assam] No está permitido: esa alfombra cubriría la casilla de Assam.
        [away] No está permitido: esa alfombra no toca la casilla de Assam por ningún lado.
        [whole_rug] No está permitido: las dos mitades de una alfombra no se cubren de una vez.
       *[other] Las reglas no permiten una alfombra ahí.
    }
    [illegal_turn] Según las reglas, Assam no puede girar así.
    [wrong_step] Ahora toca otro paso del turno.
    [nothing_to_take_back] No hay nada que deshacer.
    [not_casual] Eso solo funciona en una partida a solas contra bots.
    [game_over] La partida ha terminado.
    [level_not_ready] Este bot aún no está listo.
   *[other] Eso no está permitido aquí.
  }

## Commands: the words for each, and what they say

terminal-words-help = ? ayuda
terminal-words-quit = q salir
terminal-words-undo = z deshacer
terminal-words-hint = c consejo
terminal-words-save = g guardar
terminal-words-board = b tablero
terminal-words-rules = reglas
terminal-commands = Órdenes: c consejo, z deshacer, b tablero, g ARCHIVO guardar una copia, reglas, q guardar y salir.
terminal-takenBack = Deshecho.
terminal-saved-always = La partida se guarda en { $file } en cada jugada; g ARCHIVO guarda una copia.
terminal-saved-exists = { $file } ya existe y se deja como está: da otro nombre.
terminal-saved-not = No se ha guardado en { $file }: { $why }.
terminal-saved-there = Guardado en { $file }.
terminal-saved = La partida está guardada. Sigue con:

## Hints

terminal-hint = Consejo: { $choice }: { $why }.
terminal-hint-by = ({ $bot }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  } por delante, { $positions } posiciones)
terminal-hint-wins = gana el { $share } de las veces
terminal-hint-points = espera { $points } puntos
terminal-hint-only = no hay otra opción
terminal-hint-next = la siguiente mejor, { $choice }: { $share }
terminal-hint-close = tan buena como { $choice }
terminal-hint-better = vale { $points } puntos más que la siguiente mejor, { $choice }

## Before and after a game

terminal-seat = { $name }: { $colours } ({ $kind })
terminal-both = { $one } y { $other }
terminal-here = en este terminal
terminal-bot = bot, { $level }
terminal-welcome = En cualquier pregunta: ? explica, q guarda y sale.
terminal-ready = El maestro se está preparando; la primera vez tarda medio minuto.
terminal-again = Vuelve a verla, y comprueba sus dados:
