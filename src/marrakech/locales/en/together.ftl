### People who play together: joining, coming back to a seat, playing again.

join-looking = Looking at the table…

# $host (text or nothing)
join-invites =
    { $host-is ->
        [given] { $host } invites you
       *[nothing] You are invited
    }

join-title = A seat is kept for you

# $colours (list)
join-lay = You lay { $colours }

# $rugs (number), $dirhams (number)
join-stock =
    { $rugs ->
        [one] { $rugs } rug
       *[other] { $rugs } rugs
    }, { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    }

join-name = Your name
join-nameFirst = Write your name first.
join-figure = Your face
join-figures-hana = Headscarf
join-figures-idir = Turban
join-figures-safia = Straw hat
join-figures-anir = White beard
join-figures-novice = Curls
join-figures-apprentice = Bun
join-figures-merchant = Moustache
join-figures-master = Glasses
join-thisSeat = this seat
join-button = Take the seat
join-taking = Taking the seat…
join-watch = Watch
join-overTitle = This game is over
join-overNote = You may look at how it went.
join-replay = Watch the replay
join-bad = This link does not lead to a table
join-badNote = It may be incomplete, or the game was deleted. Ask for a new link.

join-mine = You already sit here
join-toGame = To the game

rematch-another = Another game?

# $who (person)
rematch-starts =
    Same faces, same rugs. { $who-is ->
        [you] You start.
       *[other] { $who } starts.
    }

rematch-youAsked = You asked for another game

# $name (text)
rematch-wants = { $name } wants to play again

# $name (text)
rematch-asks = { $name } asks

# $who (person)
rematch-coming =
    { $who-is ->
        [you] You are coming
       *[other] { $who } is coming
    }

# $name (text)
rematch-unanswered = { $name } has not answered

# $who (person)
rematch-declined =
    { $who-is ->
        [you] You cannot now
       *[other] { $who } cannot now
    }

# $name (text)
rematch-replaced = A bot plays for { $name }

# $colours (list)
rematch-stays = { $colours } stays yours

# $colours (list)
rematch-starter = { $colours }, starts

rematch-open = Here: the page is open
rematch-closed = The page is closed

# $name (text)
rematch-for = For { $name }

rematch-wait = Wait

# $name (text)
rematch-without = Play without { $name }

# $name (text)
rematch-bot = A bot for { $name }

# $names (list)
rematch-waiting = Waiting for { $names }

rematch-allCome = All are coming. It starts…

# $number (number): of players
rematch-startFewer = Start, { number } of you

# $bots (number)
rematch-startBots =
    { $bots ->
        [one] Start with { $bots } bot
       *[other] Start with { $bots } bots
    }

rematch-takeBack = Take it back
rematch-come = I am coming
rematch-notNow = Not now
rematch-begun = It has begun
rematch-watch = Watch the next game
rematch-goTo = To the game

# $number (number): of members
series-title =
    { $number ->
        [2] The two of you
        [3] The three of you
        [4] The four of you
       *[other] Your group
    }

# $number (number): of games, $since (text)
series-since =
    { $number ->
        [one] One game, on { $since }
       *[other] { CAPITAL(number) } games since { $since }
    }

# $name (text), $wins (number)
series-wins = { $name } { $wins }

# $score (text), $number (number): of games, $since (text)
series-aloud = { $score }; { series-since }

# $game (number), $names (list)
series-game = Game { $game }: { $names }

series-runner = Who won which game
series-next = next

# $count (number)
series-older = { $count } before

# $host (text or nothing)
back-table =
    { $host-is ->
        [given] { $host }'s table
       *[nothing] A table for friends
    }

back-title = Who are you?

# $count (number): of seats
back-newHere =
    This browser is new here. { $count ->
        [0] Everybody is here.
        [one] One seat is away.
       *[other] { $count } seats are away.
    }

# $name (text)
back-iAm = I am { $name }

# $colours (list)
back-away = { $colours }, away

# $name (text)
back-here = { $name } is here

# $name (text)
back-thatIsMe = I am { $name }, in another browser

back-none = None of these?
back-watch = Watch the game
back-goesOn = The game goes on. Your rugs and your purse are as you left them.
back-waits = The table waits. Your seat is kept for you.

# $name (text)
back-asked = { $name } is asked

back-askedAll = Those at the table are asked

# $name (text)
back-askedNote = One tap there, and you are back in { $name }'s seat. Nothing is lost meanwhile: nobody plays for you.

# $name (text): of the host
back-hostAway = { $name } is away. After a minute the others may answer too.

back-nobody = Nobody else sits at this table: come back by the return link, which was shown when the table was opened.

# $name (text)
back-not = I am not { $name }

# $name (text or nothing)
back-refused =
    { $name-is ->
        [given] { $name } said no.
       *[nothing] Somebody at the table said no.
    }

back-lapsed = Nobody has answered. Ask again.
back-linkTitle = Come back to your seat
back-linkNote = This private link brings your seat, and the table you opened, to this browser. It works once.
back-linkButton = Go on here

# $name (text)
claim-title = Is this { $name }?

# $name (text)
claim-note = { $name } asks for the seat from another browser.

# $name (text)
claim-yes = Yes, let { $name } in

claim-no = No

# $name (text): of the host
claim-soon = { $name } is asked; you too after a minute, if { $name } is away.

# $name (text)
moved-title = { $name } plays on another device now

moved-button = Play here instead

gathering-starts = Who starts
gathering-change = Name and face
# $name (text)
gathering-noAnswer = { $name } has not answered

# $name (text)
gathering-cannot = { $name } cannot now

# $name (text)
gathering-bot = A bot for { $name }

gathering-return = Your way back
gathering-returnNote = If this browser forgets you, this private link brings you back to your seat. It works once; show it to nobody.
gathering-returnCopy = Copy the return link
gathering-cancelAsk = The link will lead nowhere. Give the table up?
