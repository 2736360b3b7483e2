### People who play together: joining, coming back to a seat, playing again.

join-looking = Buscando la mesa…

join-invites =
    { $host-is ->
        [given] { $host } te invita
       *[nothing] Tienes una invitación
    }

join-title = Tienes un sitio reservado
join-lay = Tiendes { $colours }

join-stock =
    { $rugs ->
        [one] { $rugs } alfombra
       *[other] { $rugs } alfombras
    }, { $dirhams ->
        [one] { $dirhams } dírham
       *[other] { $dirhams } dírhams
    }

join-name = Tu nombre
join-nameFirst = Escribe primero tu nombre.
join-figure = Tu cara
join-figures-hana = Pañuelo
join-figures-idir = Turbante
join-figures-safia = Sombrero de paja
join-figures-anir = Barba blanca
join-figures-novice = Rizos
join-figures-apprentice = Moño
join-figures-merchant = Bigote
join-figures-master = Gafas
join-thisSeat = este sitio
join-button = Tomar el sitio
join-taking = Tomando el sitio…
join-watch = Mirar
join-overTitle = Esta partida ha terminado
join-overNote = Puedes ver cómo fue.
join-replay = Ver la repetición
join-bad = Este enlace no lleva a ninguna mesa
join-badNote = Puede que no esté entero o que la partida se borrara. Pide un enlace nuevo.
join-mine = Ya tienes un sitio aquí
join-toGame = A la partida

rematch-another = ¿Otra partida?

rematch-starts =
    Las mismas caras, las mismas alfombras. { $who-is ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }

rematch-youAsked = Has pedido otra partida
rematch-wants = { $name } quiere jugar otra vez
rematch-asks = { $name } pregunta

rematch-coming =
    { $who-is ->
        [you] Vienes
       *[other] { $who } viene
    }

rematch-unanswered = { $name } no ha respondido

rematch-declined =
    { $who-is ->
        [you] Ahora no puedes
       *[other] { $who } no puede ahora
    }

rematch-replaced = Un bot juega por { $name }
rematch-stays = Conservas { $colours }
rematch-starter = { $colours }, empieza
rematch-open = Aquí: la página está abierta
rematch-closed = La página está cerrada
rematch-for = Por { $name }
rematch-wait = Esperar
rematch-without = Jugar sin { $name }
rematch-bot = Un bot por { $name }
rematch-waiting = Esperamos a { $names }
rematch-allCome = Vienen todos. Empieza…
rematch-startFewer = Empezar los { number }

rematch-startBots =
    { $bots ->
        [one] Empezar con { $bots } bot
       *[other] Empezar con { $bots } bots
    }

rematch-takeBack = Retirarlo
rematch-come = Voy
rematch-notNow = Ahora no
rematch-begun = Ya ha empezado
rematch-watch = Mirar la siguiente partida
rematch-goTo = A la partida

series-title =
    { $number ->
        [2] Vosotros dos
        [3] Vosotros tres
        [4] Vosotros cuatro
       *[other] Vuestro grupo
    }

series-since =
    { $number ->
        [one] Una partida, el { $since }
       *[other] { CAPITAL(number) } partidas desde el { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Partida { $game }: { $names }
series-runner = Quién ganó cada partida
series-next = la próxima
series-older = { $count } antes

back-table =
    { $host-is ->
        [given] La mesa de { $host }
       *[nothing] Una mesa para amigos
    }

back-title = ¿Quién eres?

back-newHere =
    Este navegador es nuevo aquí. { $count ->
        [0] Están todos.
        [one] Un sitio está vacío.
       *[other] { $count } sitios están vacíos.
    }

back-iAm = Soy { $name }
back-away = { $colours }, ausente
back-here = { $name } está aquí
back-thatIsMe = Soy { $name }, en otro navegador
back-none = ¿Ninguno?
back-watch = Mirar la partida
back-goesOn = La partida sigue. Tus alfombras y tu bolsa están como las dejaste.
back-waits = La mesa espera. Tu sitio sigue reservado.
back-asked = Preguntamos a { $name }
back-askedAll = Preguntamos a los de la mesa
back-askedNote = Un toque allí y vuelves al sitio de { $name }. Mientras tanto no se pierde nada: nadie juega por ti.
back-hostAway = { $name } no está. Pasado un minuto pueden responder también los demás.
back-nobody = No hay nadie más en esta mesa: vuelve con el enlace de regreso que se mostró al abrirla.
back-not = No soy { $name }

back-refused =
    { $name-is ->
        [given] { $name } ha dicho que no.
       *[nothing] Alguien en la mesa ha dicho que no.
    }

back-lapsed = Nadie ha respondido. Vuelve a preguntar.
back-linkTitle = Volver a tu sitio
back-linkNote = Este enlace privado trae tu sitio, y la mesa que abriste, a este navegador. Sirve una vez.
back-linkButton = Seguir aquí
claim-title = ¿Es { $name }?
claim-note = { $name } pide su sitio desde otro navegador.
claim-yes = Sí, que entre { $name }
claim-no = No
claim-soon = Preguntamos a { $name }; pasado un minuto también a ti, si { $name } no está.
moved-title = { $name } juega ahora en otro aparato
moved-button = Jugar aquí

gathering-starts = Quién empieza
gathering-change = Nombre y cara
gathering-noAnswer = { $name } no ha respondido
gathering-cannot = { $name } no puede ahora
gathering-bot = Un bot por { $name }
gathering-return = Tu camino de vuelta
gathering-returnNote = Si este navegador te olvida, este enlace privado te devuelve a tu sitio. Sirve una vez; no se lo enseñes a nadie.
gathering-returnCopy = Copiar el enlace de regreso
gathering-cancelAsk = El enlace ya no llevará a ninguna parte. ¿Renunciar a la mesa?
