### The operator's page.

admin-title = The house
admin-token = Admin token
admin-tokenNote = The one that the server was started with. It is kept until this tab is closed.
admin-enter = Enter
admin-leave = Leave
admin-wrongToken = This is not the admin token.
admin-old = No answer since the last look: these numbers are old.
admin-load = Load
admin-facts-up = up for
admin-facts-games = games in memory
admin-facts-playing = being played
admin-facts-waiting = waiting for players
admin-facts-streams = open streams
admin-facts-commands = commands a second
admin-facts-thinking = bots thinking
admin-facts-memory = memory
admin-facts-lag = longest delay
admin-ready = ready

# $why (text)
admin-trouble = not ready: { $why }

# $hours (number), $minutes (number)
admin-hours = { $hours } h { $minutes } min

admin-rules = Switches
admin-switches-invite_only-name = Invite-only
admin-switches-invite_only-note = Only those with a pass set up games.
admin-switches-no_analysis-name = No analysis
admin-switches-no_analysis-note = No hints, evaluations and reviews.
admin-switches-no_play_on-name = No playing on
admin-switches-no_play_on-note = No new games from positions of other games.
admin-limit = Unfinished games for each guest
admin-noLimit = No limit
admin-passes = Passes
admin-passFor = A new pass is for
admin-makePass = Make a pass

# $code (text)
admin-madePass = The pass is { $code }. It is not shown again.

admin-withdraw = Withdraw
admin-nobody = nobody named
admin-games = Games
admin-which = Which games
admin-kinds-live = Live
admin-kinds-aside = Put aside
admin-kinds-all = All
admin-find = Find by id
admin-none = No such game.
admin-more = More
admin-first = From the beginning
admin-status-open = waits for players
admin-status-playing = being played
admin-status-over = over
admin-status-stored = stored
admin-status-unreadable = cannot be read

# $why (text or nothing)
admin-aside =
    { $why-is ->
        [given] put aside: { $why }
       *[nothing] put aside
    }

# $when (text)
admin-begun = begun { $when }

# $when (text)
admin-touched = last move { $when }

# $count (number)
admin-people =
    { $count ->
        [1] one person there
       *[other] { $count } people there
    }

admin-bot = bot
admin-free = free seat
admin-visitor = watching
admin-noCookie = without a cookie
admin-look = Look
admin-quarantine = Put aside
admin-release = Release
admin-invitations = New invitations
admin-invited = The links handed out before lead nowhere now.
admin-end = End

# $game (text)
admin-endTitle = End game { $game }?

admin-endNote = It is removed with all its moves, for good. Whoever is at it is told that there is no such game.
admin-endYes = End it for good

# $game (text)
admin-asideTitle = Put game { $game } aside?

admin-asideNote = Nobody plays in it, no bot thinks and no clock runs until you release it.
admin-why = Why (they are shown it)
admin-whyAside = Why (for your list)
admin-cancel = Do nothing
admin-block = Block
admin-blockGuest = Block this guest
admin-blockAddress = Block this address
admin-blockItsAddress = Block address

# $kind (address | guest), $whom (text)
admin-blockTitle =
    { $kind ->
        [address] Block the address { $whom }?
       *[guest] Block the guest { $whom }?
    }

admin-blocks = Blocked
admin-noBlocks = Nobody is blocked.
admin-address = Address
admin-guest = Guest
admin-whom = An address, or the id of a guest
admin-time = For how long
admin-times-60 = 1 hour
admin-times-1440 = 1 day
admin-times-10080 = 1 week
admin-times-0 = Until lifted

# $when (text or nothing)
admin-until =
    { $when-is ->
        [given] until { $when }
       *[nothing] until lifted
    }

admin-lift = Lift
admin-force = Block it all the same
