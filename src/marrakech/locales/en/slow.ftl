### My slow games, and how their players are called.

slow-none = Nobody waits for you.
slow-noGames = No slow game yet. Choose a turn within days where the clock is chosen.

# $count (number)
slow-yourTurnIn =
    { $count ->
        [1] Your turn in one
        [2] Your turn in two
        [3] Your turn in three
        [4] Your turn in four
       *[other] Your turn in { $count }
    }

slow-title = Slow games

# $days (number)
slow-kind =
    { $days ->
        [one] Slow games, { $days } day a turn
       *[other] Slow games, { $days } days a turn
    }

# $who (person), $rug (text)
slow-laid = { part-subject } laid { $rug }

slow-begins = The market opens

# $name (text)
slow-hasWaited = { $name } has waited

slow-yourTurn = Your turn

# $name (text)
slow-turnOf = { $name }’s turn

# $minutes (number)
slow-forMinutes =
    { $minutes ->
        [one] for { $minutes } minute
       *[other] for { $minutes } minutes
    }

# $time (text): e.g. 19:40
slow-sinceToday = since { $time } today

# $time (text)
slow-sinceYesterday = since yesterday, { $time }

# $day (text): a weekday or a date, $time (text)
slow-since = since { $day }, { $time }

# $time (text): e.g. 2 days 5 h
slow-left = { $time } left

# $time (text)
slow-leftThenBot = { $time } left, then a bot moves

slow-move = Your move
slow-others = The others’ turn
slow-othersNote = Nothing to do here

# $round (number), $rounds (number), $players (number)
slow-roundOf =
    Round { $round } of { $rounds }, { $players ->
        [2] two merchants
        [3] three merchants
       *[4] four merchants
    }

# $names (text)
slow-standing = Scores: { $names }

slow-calls-title = How shall we call you?
slow-calls-note = Only when it is your turn, and once more when a day is left.

# $ways (text): e.g. on this device and by e-mail
slow-calls-called = Called { $ways }

slow-calls-by-push = on this device
slow-calls-by-mail = by e-mail
slow-calls-by-webhook = by webhook
slow-calls-push-name = This device
slow-calls-push-note = A notification, also when the page is closed
slow-calls-push-off = Web Push is not available on this host
slow-calls-push-field = This device
slow-calls-mail-name = E-mail
slow-calls-mail-note = One line and a link, nothing else
slow-calls-mail-off = This host sends no mail
slow-calls-mail-field = E-mail address
slow-calls-webhook-name = A webhook
slow-calls-webhook-note = For a chat room, or whatever listens
slow-calls-webhook-off = Webhooks are not available on this host
slow-calls-webhook-field = Address of the webhook
slow-calls-refused = This browser does not let us
slow-calls-now = now
slow-calls-reads = What the notification reads
slow-calls-unconfirmed = We have sent a mail there. Open the link in it: then we call you.
slow-calls-save = Save
slow-calls-test = Send a test
slow-calls-testing = Sending…

# $ways (text)
slow-calls-tested = Sent { $ways }.

# $ways (text)
slow-calls-failed = It did not arrive { $ways }.

slow-calls-done = Done
slow-message-stop-title = No more calls?
slow-message-stop-note = Nothing will be sent there any more, and the address is deleted. Your games go on.
slow-message-stop-button = Stop these calls
slow-message-stop-done = Stopped. The address is deleted.
slow-message-confirm-title = Shall we call you here?
slow-message-confirm-note = When it is your turn in a slow game, and once more when a day is left. Every message has a link that stops it.
slow-message-confirm-button = Yes, call me here
slow-message-confirm-done = You are called at this address from now on.
slow-message-games = To my games
