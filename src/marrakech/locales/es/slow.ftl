### My slow games, and how their players are called.

slow-none = Nadie te espera.
slow-noGames = Aún no hay partidas lentas. Elige en el reloj un turno de varios días.

slow-yourTurnIn =
    { $count ->
        [1] Te toca en una
        [2] Te toca en dos
        [3] Te toca en tres
        [4] Te toca en cuatro
       *[other] Te toca en { $count }
    }

slow-title = Partidas lentas

slow-kind =
    { $days ->
        [one] Partidas lentas, { $days } día por turno
       *[other] Partidas lentas, { $days } días por turno
    }

slow-laid = { part-has } tendido { $rug }
slow-begins = Abre el mercado
slow-hasWaited = { $name } espera
slow-yourTurn = Te toca
slow-turnOf = Le toca a { $name }

slow-forMinutes =
    { $minutes ->
        [one] desde hace { $minutes } minuto
       *[other] desde hace { $minutes } minutos
    }

slow-sinceToday = desde hoy, { $time }
slow-sinceYesterday = desde ayer, { $time }
slow-since = desde { $day }, { $time }
slow-left = quedan { $time }
slow-leftThenBot = quedan { $time }, después juega un bot
slow-move = Tu jugada
slow-others = Les toca a los demás
slow-othersNote = Aquí no hay nada que hacer

slow-roundOf =
    Ronda { $round } de { $rounds }, { $players ->
        [2] dos mercaderes
        [3] tres mercaderes
       *[4] cuatro mercaderes
    }

slow-standing = Puntuaciones: { $names }
slow-calls-title = ¿Cómo te avisamos?
slow-calls-note = Solo cuando te toque, y otra vez cuando quede un día.
slow-calls-called = Te avisamos { $ways }
slow-calls-by-push = en este aparato
slow-calls-by-mail = por correo
slow-calls-by-webhook = por webhook
slow-calls-push-name = Este aparato
slow-calls-push-note = Un aviso, también con la página cerrada
slow-calls-push-off = Web Push no existe en esta casa
slow-calls-push-field = Este aparato
slow-calls-mail-name = Correo
slow-calls-mail-note = Una línea y un enlace, nada más
slow-calls-mail-off = Esta casa no envía correos
slow-calls-mail-field = Dirección de correo
slow-calls-webhook-name = Un webhook
slow-calls-webhook-note = Para una sala de chat o lo que escuche
slow-calls-webhook-off = No hay webhooks en esta casa
slow-calls-webhook-field = Dirección del webhook
slow-calls-refused = Este navegador no nos deja
slow-calls-now = ahora
slow-calls-reads = Lo que dice el aviso
slow-calls-unconfirmed = Hemos enviado un correo allí. Abre el enlace que lleva: entonces te avisaremos.
slow-calls-save = Guardar
slow-calls-test = Enviar una prueba
slow-calls-testing = Enviando…
slow-calls-tested = Enviado { $ways }.
slow-calls-failed = No llegó { $ways }.
slow-calls-done = Hecho
slow-message-stop-title = ¿No avisarte más?
slow-message-stop-note = Ya no se enviará nada allí, y la dirección se borra. Tus partidas siguen.
slow-message-stop-button = No recibir más avisos
slow-message-stop-done = Hecho. La dirección está borrada.
slow-message-confirm-title = ¿Te avisamos aquí?
slow-message-confirm-note = Cuando te toque en una partida lenta, y otra vez cuando quede un día. Cada mensaje lleva un enlace para no recibir más.
slow-message-confirm-button = Sí, avisadme aquí
slow-message-confirm-done = Desde ahora te avisamos en esta dirección.
slow-message-games = A mis partidas
