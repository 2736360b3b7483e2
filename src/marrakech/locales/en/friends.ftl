### A table for friends: inviting, private links and gestures.

table-page = New table
table-title = Send this link to your friends
table-note = Whoever opens it takes the next free seat.
table-guest = You have a seat

# $host (text or nothing)
table-guestNote =
    { $host-is ->
        [given] { $host } starts the game, or it starts when all seats are taken.
       *[nothing] The game starts when all seats are taken.
    }

table-copy = Copy
table-copied = Copied
table-share = Share
table-shareText = Take a seat in a game of Marrakech.
table-scan = Or scan it
table-scanNote = With a phone on the same network. No app, no account.
table-qr = QR code of the link to the table
table-network = This device on your network. Same Wi-Fi needed.
table-alone = This address works on this device only.
table-aloneHow = For friends at their own devices, start the game again with
table-aloneThen = Then this page shows an address and a QR code for your network. Friends at this device may use the link in another browser.
table-seats = Seats
table-you = You
table-ready = ready
table-here = here
table-away = away

# $level (text)
table-bot = bot, { $level }

table-free = Free
table-somebody = Somebody
table-chooses = chooses a name
table-empty = Free the seat

# $name (text)
table-emptyOf = Free { $name }'s seat

table-addBot = Add a bot

# $seat (number)
table-addBotAt = Add a bot at seat { $seat }

table-unseated = Your seat was freed
table-unseatedNote = Open the link again to take a seat, or watch.
table-getUp = Give up my seat
table-joined = joined just now

# $count (number)
table-freeSeats =
    { $count ->
        [one] { $count } free seat. Bots may take it:
       *[other] { $count } free seats. Bots may take them:
    }

# $bots (number)
table-start =
    { $bots ->
        [0] Start
        [one] Start with { $bots } bot
       *[other] Start with { $bots } bots
    }

table-starting = Starting…
table-cancel = Give the table up

seat-title = Go on here with your seat
seat-note = This private link lets this device play your seat too. It works once.
seat-button = Go on here
seat-make = Go on from another device
seat-made = Open this link on the other device. It works once; show it to nobody.
seat-qr = QR code of the private link
seat-copied = Private link copied.
seat-alone = For other devices, start the game again with

leaving-leave = Leave for now
leaving-resign = Resign (a bot plays on)
leaving-resignAsk = A bot will play your seat to the end. Resign?
leaving-remove = Delete this game
leaving-removeAsk = The game will be gone for good. Delete it?
leaving-removed = The game is deleted.
leaving-yes = Yes
leaving-no = No

gestures-title = Say something to the table
gestures-others = Words from others

# $name (text)
gestures-of = Words from { $name }

gestures-words-hello = Hello!
gestures-words-well_played = Well played!
gestures-words-thanks = Thank you!
gestures-words-ouch = Ouch!
gestures-words-hurry = Your turn!
gestures-words-sorry = Sorry!

# $who (person), $words (text)
gestures-said = { part-subject }: { $words }
