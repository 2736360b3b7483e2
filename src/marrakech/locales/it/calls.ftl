### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = Tocca a te: { $what }
calls-reminder = Tocca a te, resta un giorno: { $what }
calls-laid = { $name } ha steso { $rug }
calls-begins = il mercato apre
calls-somebody = Mamma
calls-day = { $weekday } { $date }
calls-moment = { $day }, { $time }
calls-line = Giro { $round } di { $rounds }. Hai tempo fino a { $until }.
calls-stop = Basta avvisi
calls-askTitle = Marrakech: possiamo avvisarti qui?

calls-ask =
    Qualcuno (speriamo tu) vuole ricevere un avviso a questo indirizzo quando è il suo turno in una partita di Marrakech su { $site }.

    Se sei stato tu, confermalo qui:
    { $link }

    Se no, non fare niente: non manderemo altro, e l’indirizzo viene cancellato fra due giorni.
