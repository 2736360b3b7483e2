### A table for friends: inviting, private links and gestures.

table-page = Mesa nueva
table-title = Envía este enlace a tus amigos
table-note = Quien lo abra toma el siguiente sitio libre.
table-guest = Tienes un sitio

table-guestNote =
    { $host-is ->
        [given] { $host } empieza la partida, o empieza sola cuando todos los sitios estén ocupados.
       *[nothing] La partida empieza cuando todos los sitios estén ocupados.
    }

table-copy = Copiar
table-copied = Copiado
table-share = Compartir
table-shareText = Toma un sitio en una partida de Marrakech.
table-scan = O escanéalo
table-scanNote = Con un teléfono de la misma red. Sin aplicación, sin cuenta.
table-qr = Código QR del enlace a la mesa
table-network = Este aparato en tu red. Hace falta la misma wifi.
table-alone = Esta dirección solo vale en este aparato.
table-aloneHow = Para amigos con sus propios aparatos, arranca el juego otra vez con
table-aloneThen = Entonces esta página muestra una dirección y un código QR para tu red. Los amigos en este aparato pueden abrir el enlace en otro navegador.
table-seats = Sitios
table-you = Tú
table-ready = listo
table-here = aquí
table-away = ausente
table-bot = bot, { $level }
table-free = Libre
table-somebody = Alguien
table-chooses = elige un nombre
table-empty = Liberar el sitio
table-emptyOf = Liberar el sitio de { $name }
table-addBot = Añadir un bot
table-addBotAt = Añadir un bot en el sitio { $seat }
table-unseated = Tu sitio ha quedado libre
table-unseatedNote = Abre otra vez el enlace para tomar un sitio, o mira.
table-getUp = Dejar mi sitio
table-joined = acaba de llegar

table-freeSeats =
    { $count ->
        [one] { $count } sitio libre. Lo puede ocupar un bot:
       *[other] { $count } sitios libres. Los pueden ocupar bots:
    }

table-start =
    { $bots ->
        [0] Empezar
        [one] Empezar con { $bots } bot
       *[other] Empezar con { $bots } bots
    }

table-starting = Empieza…
table-cancel = Renunciar a la mesa

seat-title = Seguir aquí con tu sitio
seat-note = Con este enlace privado, este aparato también juega en tu sitio. Sirve una vez.
seat-button = Seguir aquí
seat-make = Seguir desde otro aparato
seat-made = Abre este enlace en el otro aparato. Sirve una vez; no se lo enseñes a nadie.
seat-qr = Código QR del enlace privado
seat-copied = Enlace privado copiado.
seat-alone = Para otros aparatos, arranca el juego otra vez con

leaving-leave = Irse por ahora
leaving-resign = Abandonar (sigue un bot)
leaving-resignAsk = Un bot jugará en tu sitio hasta el final. ¿Abandonar?
leaving-remove = Borrar esta partida
leaving-removeAsk = La partida desaparecerá para siempre. ¿Borrarla?
leaving-removed = La partida está borrada.
leaving-yes = Sí
leaving-no = No

gestures-title = Decir algo a la mesa
gestures-others = Palabras de los demás
gestures-of = Palabras de { $name }
gestures-words-hello = ¡Hola!
gestures-words-well_played = ¡Bien jugado!
gestures-words-thanks = ¡Gracias!
gestures-words-ouch = ¡Ay!
gestures-words-hurry = ¡Te toca!
gestures-words-sorry = ¡Perdón!
gestures-said = { part-subject }: { $words }
