### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = Jij bent aan de beurt: { $what }
calls-reminder = Jij bent aan de beurt, nog één dag: { $what }
calls-laid = { $name } heeft { $rug } gelegd
calls-begins = de markt gaat open
calls-somebody = Mama
calls-day = { $weekday } { $date }
calls-moment = { $day }, { $time }
calls-line = Ronde { $round } van { $rounds }. Je hebt tot { $until }.
calls-stop = Geen seintjes meer
calls-askTitle = Marrakech: mogen we je hier een seintje geven?

calls-ask =
    Iemand, wij hopen jij, wil op dit adres een seintje bij elke beurt in een spel Marrakech op { $site }.

    Was jij dat, bevestig het dan hier:
    { $link }

    Zo niet, doe dan niets: er komt verder geen bericht, en het adres wordt over twee dagen gewist.
