### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = E rândul tău: { $what }
calls-reminder = E rândul tău, mai e o zi: { $what }
calls-laid = { $name } a așezat { $rug }
calls-begins = piața se deschide
calls-somebody = Mama
calls-day = { $weekday }, { $date }
calls-moment = { $day }, { $time }
calls-line = Runda { $round } din { $rounds }. Ai timp până { $until }.
calls-stop = Oprește mesajele
calls-askTitle = Marrakech: te putem anunța aici?

calls-ask =
    Cineva, sperăm că tu, vrea să fie anunțat la această adresă când îi vine rândul într-un joc de Marrakech la { $site }.

    Dacă ai fost tu, confirmă aici:
    { $link }

    Dacă nu, nu face nimic: nu se mai trimite nimic, iar adresa se șterge în două zile.
