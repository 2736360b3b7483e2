### My games and game files.

games-page = My games
games-title = My games
games-none = No games yet in this browser.
games-noneOf = No game of this kind.
games-filters-slow = Slow
games-filters-live = Live
games-filters-over = Finished
games-filter = Which games

# $name (text)
games-turnOf = { $name }'s turn

games-waits = Waits for friends

# $round (number), $rounds (number)
games-round = Round { $round } of { $rounds }

# $level (text)
games-againstBots = against bots, { $level }

# $names (text)
games-with = with { $names }

games-watched = bots among themselves

# $score (number), $next (number)
games-youWon = You won, { $score } to { $next }

# $name (text), $score (number)
games-wonBy = { $name } won, { $score }

# $score (number)
games-sharedWin = A shared win, { $score }

games-practised = practised with take-backs
games-fromFile = from a file
games-goOn = Go on
games-look = Look
games-invite = To the table
games-review = Review
games-replay = Watch the replay
games-market = The market
games-statistics = Statistics on this device
games-byLevel = Won, by level
games-byPlayers = Won, by number of merchants
games-overTime = Lead at the end, game by game

# $won (number), $of (number)
games-wonOf = { $won } of { $of }

# $players (number)
games-merchants = { $players } merchants

games-tooFew = Play five games to see this.

# $points (text)
games-curve = Your score less the best other's, oldest first: { $points }

games-openFile = Open a game file
games-yourTurn = Your turn
games-playing = Under way

# $mine (number), $rival (text), $score (number)
games-against = you { $mine }, { $rival } { $score }

file-page = Open a replay
file-title = Open a game file
file-note = A file that was downloaded at the end of a game, or written by the marrakech command.
file-choose = Choose a file
file-drop = or drop it here
file-paste = or paste its text
file-button = Open
file-reading = Reading…
