### The line at the top, menu, keys, messages and refusals.

nav-skip = Skip to the game
nav-rules = Rules
nav-games = My games
nav-menu = Menu
nav-home = Marrakech, to the start page
nav-soundOn = Sound on
nav-soundOff = Sound off
nav-close = Close
nav-replay = Replay
nav-review = Review
nav-analysis = Analysis
nav-puzzles = Puzzles
nav-admin = The house

menu-inForce = This game is played by
menu-title = Menu
menu-language = Language
menu-theme = Colours
menu-themes-auto = As the device
menu-themes-light = Light
menu-themes-dark = Dark
menu-speed = Pace of the others
menu-speeds-slow = Calm
menu-speeds-normal = Normal
menu-speeds-fast = Brisk
menu-speeds-instant = At once
menu-sound = Sound
menu-notify = Notify me when it is my turn
menu-motion = Motion
menu-motions-auto = As the device
menu-motions-full = Full
menu-motions-reduced = Less
menu-odds = Show what each way may cost
menu-keys = Keys
menu-rules = Rules
menu-games = My games
menu-start = New game

keys-title = Keys
keys-note = The whole game can be played from the keyboard. Tab reaches the board once; then:
keys-rows-arrows-key = ← ↑ ↓ →
keys-rows-arrows-does = Choose Assam's heading, or move between the places for a rug
keys-rows-enter-key = Enter
keys-rows-enter-does = Roll, lay, confirm
keys-rows-escape-key = Esc
keys-rows-escape-does = Choose again; skip to your turn
keys-rows-explore-key = X
keys-rows-explore-does = Explore the squares with the arrow keys, and back
keys-rows-space-key = Space
keys-rows-space-does = Skip what is being shown
keys-rows-back-key = U
keys-rows-back-does = Take back (against bots)
keys-rows-hint-key = H
keys-rows-hint-does = Hint (against bots)
keys-rows-last-key = L
keys-rows-last-does = Read the last thing that happened
keys-rows-score-key = S
keys-rows-score-does = Read the score
keys-rows-list-key = ?
keys-rows-list-does = This list
keys-replay-step-key = ← →
keys-replay-step-does = One back, one on
keys-replay-turn-key = PageUp PageDown
keys-replay-turn-does = One turn back, one turn on
keys-replay-ends-key = Home End
keys-replay-ends-does = To the start, to the end
keys-replay-space-key = Space
keys-replay-space-does = Play and pause
keys-replayTitle = In a replay

status-loading = One moment…
status-offline = The connection is gone. We are trying again; nothing is lost.
status-resending = No answer yet. We are sending it again; nothing is done twice.
status-notFound = There is nothing at this address.
status-toStart = To the start page
status-retry = Try again
status-copied = Link copied.

pass-title = By invitation
pass-note = Only those with a pass set up games here. Whoever runs this house hands them out; to join friends by their link you need none.
pass-label = Your pass
pass-show = Show it
pass-taken = The pass holds: now set up your game.

# $when (text), $reason (text or nothing)
blockedUntil =
    { $reason-is ->
        [given] You are blocked here until { $when }: { $reason }
       *[nothing] You are blocked here until { $when }.
    }

refusals-offline = The server does not answer.
refusals-stale = The game had already gone on. Here is where it stands.
refusals-not_your_turn = It is not your turn.
refusals-not_your_seat = That seat is somebody else's.
refusals-seat_held = A bot holds your seat: take it back first.
refusals-not_held = There is no seat of yours to take back.
refusals-cannot_hold = Only the seat of somebody who left can be held by a bot.
refusals-wrong_step = Another step of the turn is due.
refusals-illegal_turn = The rules do not allow Assam to turn that way.
refusals-illegal_rug = The rules do not allow a rug there.
refusals-illegal_move = The rules do not allow that here.
refusals-game_over = The game is over.
refusals-game_started = The game has begun: seats stay as they are.
refusals-game_not_started = The game starts once every seat is taken.
refusals-not_found = There is nothing at this address.
refusals-unknown_game = There is no such game.
refusals-unknown_invite = This invitation does not work: ask for a new link.
refusals-seat_taken = This seat is already taken.
refusals-look_alike_name = Somebody here already has a name too much like that.
refusals-bad_name = That name does not work: 1 to 24 letters, please.
refusals-bad_file = This is not a game file we can read.
refusals-bad_position = This is not a position we can read.
refusals-bad_version = The game has no such moment.
refusals-bad_rules = These rules do not go together.
refusals-bad_seats = These seats do not fit the game.
refusals-bad_clock = This clock does not work.
refusals-bad_request = The server cannot read that request.
refusals-unknown_level = There is no such bot here.
refusals-unknown_printing = There is no such printing here.
refusals-unreadable_game = This game cannot be read: it was kept by a newer version, or it is damaged.
refusals-level_not_ready = This bot is not ready yet.
refusals-no_dice = This file tells no secret: its dice cannot be checked.
refusals-not_casual = Moves can be taken back only against bots.
refusals-not_over = The game is not over yet.
refusals-nothing_to_take_back = There is nothing to take back.
refusals-too_large = That is too large.
refusals-too_many_requests = Slowly, please: too many requests at once.
refusals-put_aside = This game is put aside: a bot failed at it, or the host looks into it. The host can release it; nothing is lost.
refusals-study_failed = This could not be worked out. Please try again.
refusals-table_full = All seats of this table are taken. You may watch.
refusals-store_unavailable = The game could not be saved, so nothing has changed. Please try again.
refusals-server_busy = The server is full for the moment. Please try again.
refusals-internal_error = Something went wrong on the server; nothing has changed.
refusals-method_not_allowed = The server does not do that.
refusals-host_not_allowed = The server does not answer to this address.
refusals-origin_not_allowed = The server takes changes from its own page only.
refusals-blocked = You are blocked here for now.
refusals-invite_only = Only those with a pass set up games here.
refusals-analysis_off = This house offers no analysis.
refusals-play_on_off = This house does not play on from other games.
refusals-too_many_games = You have as many unfinished games as you may have here: finish or delete one first.
refusals-unknown_pass = This pass does not work: check it, or ask for a new one.
refusals-wrong_token = This is not the admin token.
refusals-risky_block = This address may be that of the proxy or of this machine: blocking it could shut out everybody.

# $line (number, optional), $column (number, optional), $message (text, optional): the server's words, in English
badFile = This is not a game file we can read: { $message }.
