### What people are told outside the page: by notification, e-mail and webhook.

# $what (text): what was last done
calls-turn = Your turn: { $what }

# $what (text)
calls-reminder = Your turn, a day is left: { $what }

# $name (text), $rug (text)
calls-laid = { $name } laid { $rug }

calls-begins = the market opens
calls-somebody = Mum

# $weekday (text): "Friday", $date (text): "20 November", as the language writes it
calls-day = { $weekday } { $date }

# $day (text), $time (text)
calls-moment = { $day }, { $time }

# $round (number), $rounds (number), $until (text)
calls-line = Round { $round } of { $rounds }. You have until { $until }.

calls-stop = Stop these calls
calls-askTitle = Marrakech: may we call you here?

# $site (text): the address of the page, $link (text)
calls-ask =
    Somebody, you we hope, wants to be called at this address when it is their turn in a game of Marrakech at { $site }.

    If it was you, confirm it here:
    { $link }

    If not, do nothing: nothing else will be sent, and the address is deleted in two days.
