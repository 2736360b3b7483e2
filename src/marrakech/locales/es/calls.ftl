### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = Te toca: { $what }
calls-reminder = Te toca, queda un día: { $what }
calls-laid = { $name } ha tendido { $rug }
calls-begins = abre el mercado
calls-somebody = Mamá
calls-day = el { $weekday } { $date }
calls-moment = { $day }, { $time }
calls-line = Ronda { $round } de { $rounds }. Tienes hasta { $until }.
calls-stop = No recibir más avisos
calls-askTitle = Marrakech: ¿podemos avisarte aquí?

calls-ask =
    Alguien, esperamos que tú, quiere recibir un aviso en esta dirección cuando le toque en una partida de Marrakech en { $site }.

    Si has sido tú, confírmalo aquí:
    { $link }

    Si no, no hagas nada: no se enviará nada más, y la dirección se borra en dos días.
