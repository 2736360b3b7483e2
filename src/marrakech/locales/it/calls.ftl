### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = Tocca a te: { $what }
calls-reminder = Tocca a te, resta un giorno: { $what }
calls-laid = { $name } ha steso { $rug }
calls-begins = il mercato apre
calls-somebody = Mamma
calls-day = { $weekday } { $date }
calls-moment = { $day }, { $time }
calls-line = Giro { $round } di { $rounds }. Hai tempo fino a { $until }.
calls-stop = Ferma queste chiamate
calls-askTitle = Marrakech: possiamo chiamarti qui?

calls-ask =
    Qualcuno, speriamo tu, vuole essere chiamato a questo indirizzo quando tocca a lui in una partita di Marrakech su { $site }.

    Se sei stato tu, confermalo qui:
    { $link }

    Se no, non fare niente: non si manderà altro, e l’indirizzo viene cancellato fra due giorni.
