"""The authority over games: it decides, stores and publishes. Pages, bots and the terminal are its clients.

It needs a running asyncio loop and no HTTP. A client has a `Holder`: 32 bytes that identify the caller
(the server hashes a cookie; a single-user program can use any constant).

    lobby = Lobby(MemoryStore(), engine_levels())       # or SqliteStore(path)
    lobby.start()                                       # heartbeats, and bots that need compiling
    seats = [SeatRequest("person", "Ana"), SeatRequest("bot", level="merchant")]
    table = await lobby.create(GameRequest(seats), me)  # a new game
    table = await lobby.resume(text, seats, me)         # a game file, to play on from
    table = await lobby.table(game)                     # a game of the store

    table.now                                           # Snapshot: the game and its seats as they stand
    table.now.node                                      # record.Node: moves, position, turn, rugs
    table.seats.of(me)                          # the seats that I may play

    update = await table.command(Command(id, table.now.version, seat, action), me)
    async for message in table.follow(me, after=0):     # Update | Presence | Heartbeat, never a gap
        ...
    hint = await lobby.adviser.hint(table, me)          # games of one person against bots
    text = transfer.as_text(table)                      # the game as a file
    await lobby.close()

An action is a choice of `record.moves` (`Orient(LEFT)`, which rolls as well; `Lay(place)`; `Turn(LEFT)`)
or one of `RollDie()` (the roll of the variant), `TakeBack()`, `Hold(seat)` and `Reclaim()` of
`service.commands`. The answer to a command is the `Update` it made: the version, what happened
(`record.moves` events and those of `service.events`) and the `Snapshot` after it. Bots play their seats by
themselves, by the same commands. What is refused raises a `Refusal` (`service.errors`) with a code and a
sentence for people, and changes nothing. Taking back, hints, dice, names and resuming have one policy, here.
"""
