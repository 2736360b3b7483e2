### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = É a sua vez: { $what }
calls-reminder = É a sua vez, falta um dia: { $what }
calls-laid = { $name } estendeu { $rug }
calls-begins = o mercado abre
calls-somebody = Mãe
calls-day = { $weekday }, { $date }
calls-moment = { $day }, { $time }
calls-line = Rodada { $round } de { $rounds }. Você tem até { $until }.
calls-stop = Parar estes avisos
calls-askTitle = Marrakech: quer receber avisos neste endereço?

calls-ask =
    Alguém, esperamos que você, quer receber avisos neste endereço quando for a sua vez numa partida de Marrakech em { $site }.

    Se foi você, confirme aqui:
    { $link }

    Se não foi, não faça nada: nada mais será enviado, e o endereço é apagado em dois dias.
