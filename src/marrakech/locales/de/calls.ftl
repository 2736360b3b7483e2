### What people are told outside the page: by notification, e-mail and webhook.

calls-turn = Du bist dran: { $what }
calls-reminder = Du bist dran, noch ein Tag: { $what }
calls-laid = { $name } hat { $rug } gelegt
calls-begins = der Markt öffnet
calls-somebody = Mama
calls-day = { $weekday }, { $date }
calls-moment = { $day }, { $time }
calls-line = Runde { $round } von { $rounds }. Du hast Zeit bis { $until }.
calls-stop = Nicht mehr Bescheid geben
calls-askTitle = Marrakech: Dürfen wir dir hier Bescheid geben?

calls-ask =
    Jemand (wir hoffen, du warst es) möchte unter dieser Adresse Bescheid bekommen, sobald er in einem Spiel Marrakech auf { $site } dran ist.

    Wenn du das warst, bestätige es hier:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Nachricht, und die Adresse wird in zwei Tagen gelöscht.
