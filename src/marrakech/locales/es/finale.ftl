### The end of a game.

over-eyebrowLast = Queda un solo mercader

over-wins =
    { $who-is ->
        [you] Ganas el mercado
       *[other] { $who } gana el mercado
    }

over-shared = { $names } comparten el mercado

over-yours =
    Acabas en { $place ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
       *[other] el lugar { $place }
    } con { $score }.

over-youOut = No pudiste pagar y dejaste el mercado.
over-turned = Cómo fue cambiando
over-curveChances = probabilidad de ganar
over-curveScores = puntuaciones
over-curveText = { part-subject }: { $values }
over-roundOne = Ronda 1
over-turning = Ronda { $round }: dónde acabaron las alfombras.

over-turningPaid =
    Ronda { $round }: { $to-is ->
        [you] { $from } te paga { $paid }
       *[other] { $from-is ->
            [you] pagas { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }.

over-account = { $start } al empezar, dados { $luck }, decisiones propias { $own }, decisiones ajenas { $others }, nuestro error { $error }
over-picture = Una imagen del mercado y del resultado, con un enlace a la repetición.

over-beat =
    { $who-is ->
        [you] Ganas
       *[other] { $who } gana
    } tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }

over-saved = La imagen está guardada.
over-linkCopied = El enlace a la repetición está copiado.
over-frameCopied = El marco está copiado: pégalo en tu página.
over-sheet = Compartir el mercado
over-sheetNote = Una imagen del tablero tal como acabó, con un enlace a la repetición.
over-named = Nombres
over-unnamed = Solo mercaderes
over-namedNote = «Tú» nunca sale en una imagen: { $name } es { $name } para todos.
over-unnamedNote = Solo se nombra a los mercaderes.
over-copyLink = Copiar el enlace
over-copyFrame = Copiar un marco para tu sitio web
over-savePicture = Guardar la imagen
over-saveFilm = Guardar la partida como película
over-filming = { $done } de { $of } imágenes
over-stopFilm = Parar
over-filmFailed = No se pudo hacer la película.
over-posterBy = { $name } gana por { $number }
over-posterWins = { $name } gana el mercado
over-posterDay = Tras { $rounds } rondas, { $day }
over-ranking = Clasificación
over-place = Puesto { $place }
over-outNote = fuera
over-keyDirhams = dírhams en la bolsa
over-keySquares = casillas a la vista
over-keyParts = De dónde salieron los puntos: las partes suman el resultado
over-again = Jugar otra vez
over-review = Repasarla
over-replay = Ver la repetición
over-share = Compartir
over-download = Descargar
over-verify = Comprobar los dados
over-byHand = Los dados se tiraron a mano, en una mesa de verdad.
over-verifying = Comprobando…
over-verified = Los dados son limpios: cada tirada sale del secreto sellado antes de la primera.
over-notVerified = Los dados no concuerdan con el sello.
over-checks-commitment = El secreto es el que se selló
over-checks-rolls = Cada tirada sale de él
over-checks-piles = Las pilas salen de él
over-checks-numbers = Se usaron tus propios números
over-seal = Sello
over-secret = Secreto
over-board = Ver el tablero

over-thoughts = Qué pensaron los bots
over-even-up = Queremos partidas igualadas: la próxima vez { $name } jugará un poco mejor.
over-even-down = Queremos partidas igualadas: la próxima vez { $name } jugará un poco peor.
over-even-same = Queremos partidas igualadas: la próxima vez { $name } jugará igual que esta.
