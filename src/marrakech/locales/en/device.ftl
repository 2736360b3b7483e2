### The page on a static host, where this device is its own server.

device-opening = The merchants are setting up their stalls
device-meanwhile = Look round meanwhile: the lesson and the rules are open.

# $done (decimal), $total (decimal)
device-come = { $done } of { $total } MB

# $step (number)
device-step =
    Step { $step } of 4, { $step ->
        [1] the page
        [2] the rules
        [3] the merchants
       *[other] the masters
    }

# $step (number)
device-failed =
    Step { $step } did not arrive{ $step ->
        [1] .
        [2] : the rules.
        [3] : the merchants.
       *[other] : the masters.
    }

device-again = Try again
device-noServer = Not here: this copy has no server.
device-friendsAt = Play with friends at
device-elsewhere = Marrakech is open in another tab of this browser. It goes on here when that one closes.
device-here = Play here
device-private = This window keeps nothing: your games are gone when it closes.
device-full = The last move was not kept: this device has no room left, or the browser cannot write. Free some space, then try it again.
device-unfetched = The masters need a file that does not come. The game goes on as soon as there is a connection.
device-lost = The browser has deleted what this page kept. Load it anew.
device-reload = Load it anew
device-damaged = The games on this device cannot be read. They stay as they are; a new collection can be begun beside them.
device-beginAnew = Begin a new collection
device-blocked = This browser does not let the game start: it blocks background workers, or has no WebAssembly.
device-weak = This browser has no WebAssembly with SIMD: the master and reviews are missing here, everything else works.
device-gone = The browser has lost the games that were kept here. What you play from now on is kept again.
device-stopped = The game has stopped on this device. What was played is kept: load the page anew.
device-proof = The dice were rolled on this very device. The check shows that nothing was changed afterwards, and no more: whoever owns the device could have changed what rolls them.
device-newer = A new version is here. It begins on the start page, never in a game.
device-newerElsewhere = A new version is here. It begins when the other tabs of Marrakech are closed.
