### The operator's page.

admin-title = La casa
admin-token = Clave de administración
admin-tokenNote = La que se usó al arrancar el servidor. Se recuerda hasta cerrar esta pestaña.
admin-enter = Entrar
admin-leave = Salir
admin-wrongToken = Esta no es la clave de administración.
admin-old = Sin respuesta desde la última vez: estas cifras son viejas.
admin-load = Carga
admin-facts-up = en marcha desde hace
admin-facts-games = partidas en memoria
admin-facts-playing = en juego
admin-facts-waiting = esperando jugadores
admin-facts-streams = conexiones abiertas
admin-facts-commands = órdenes por segundo
admin-facts-thinking = bots pensando
admin-facts-memory = memoria
admin-facts-lag = mayor retraso
admin-ready = listo
admin-trouble = no está listo: { $why }
admin-hours = { $hours } h { $minutes } min
admin-rules = Interruptores
admin-switches-invite_only-name = Solo con invitación
admin-switches-invite_only-note = Solo quien tiene un pase monta partidas.
admin-switches-no_analysis-name = Sin análisis
admin-switches-no_analysis-note = Sin consejos, evaluaciones ni repasos.
admin-switches-no_play_on-name = Sin continuaciones
admin-switches-no_play_on-note = Sin partidas nuevas desde posiciones de otras.
admin-limit = Partidas sin acabar por invitado
admin-noLimit = Sin límite
admin-passes = Pases
admin-passFor = Un pase nuevo es para
admin-makePass = Hacer un pase
admin-madePass = El pase es { $code }. No se vuelve a mostrar.
admin-withdraw = Retirar
admin-nobody = sin nombre
admin-games = Partidas
admin-which = Qué partidas
admin-kinds-live = En curso
admin-kinds-aside = Apartadas
admin-kinds-all = Todas
admin-find = Buscar por id
admin-none = No existe tal partida.
admin-more = Más
admin-first = Desde el principio
admin-status-open = espera jugadores
admin-status-playing = en juego
admin-status-over = terminada
admin-status-stored = guardada
admin-status-unreadable = no se puede leer

admin-aside =
    { $why-is ->
        [given] apartada: { $why }
       *[nothing] apartada
    }

admin-begun = empezada { $when }
admin-touched = última jugada { $when }

admin-people =
    { $count ->
        [1] una persona allí
       *[other] { $count } personas allí
    }

admin-bot = bot
admin-free = sitio libre
admin-visitor = mirando
admin-noCookie = sin cookie
admin-look = Mirar
admin-quarantine = Apartar
admin-release = Soltar
admin-invitations = Invitaciones nuevas
admin-invited = Los enlaces repartidos antes ya no llevan a ninguna parte.
admin-end = Acabar
admin-endTitle = ¿Acabar la partida { $game }?
admin-endNote = Se borra con todas sus jugadas, para siempre. A quien esté en ella se le dice que no existe tal partida.
admin-endYes = Acabarla para siempre
admin-asideTitle = ¿Apartar la partida { $game }?
admin-asideNote = Nadie juega en ella, ningún bot piensa y ningún reloj corre hasta que la sueltes.
admin-why = Por qué (lo verán los de la partida)
admin-whyAside = Por qué (para tu lista)
admin-cancel = No hacer nada
admin-block = Bloquear
admin-blockGuest = Bloquear a este invitado
admin-blockAddress = Bloquear esta dirección
admin-blockItsAddress = Bloquear dirección

admin-blockTitle =
    { $kind ->
        [address] ¿Bloquear la dirección { $whom }?
       *[guest] ¿Bloquear al invitado { $whom }?
    }

admin-blocks = Bloqueados
admin-noBlocks = No hay nadie bloqueado.
admin-address = Dirección
admin-guest = Invitado
admin-whom = Una dirección, o el id de un invitado
admin-time = Por cuánto tiempo
admin-times-60 = 1 hora
admin-times-1440 = 1 día
admin-times-10080 = 1 semana
admin-times-0 = Hasta levantarlo

admin-until =
    { $when-is ->
        [given] hasta { $when }
       *[nothing] hasta levantarlo
    }

admin-lift = Levantar
admin-force = Bloquear de todos modos
