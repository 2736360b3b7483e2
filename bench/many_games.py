"""Memory grows with who is here, not with who was: finished games that nobody looks at any more.

    python bench/many_games.py [GAMES]

Starts a lobby on an SQLite file, plays games of four to their end and prints the resident memory after
every thousandth. The aim: within 50 MB of the first hundred after 10,000 games.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from marrakech.kernel import state as kernel
from marrakech.record.legality import legal_moves
from marrakech.record.moves import EndTurn, Lay, Orient
from marrakech.service.commands import Command, RollDie, SeatAction
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.store import SqliteStore

ME = b"m" * 32
AT_ONCE = 16


def megabytes() -> float:
    """Resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


async def play_one(lobby: Lobby, chooser: random.Random) -> None:
    table = await lobby.create(GameRequest([SeatRequest("person")] * 4), ME)
    while not table.now.over:
        now = table.now
        action: SeatAction = RollDie()
        if kernel.step(now.state) != kernel.ROLL:
            choice = chooser.choice(legal_moves(now.state))
            assert isinstance(choice, Orient | Lay | EndTurn)
            action = choice
        seat = now.mover
        assert seat is not None
        await table.command(Command(f"command-{now.version}", now.version, seat, action), ME)


async def study(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "games.db")
        lobby = Lobby(store, Levels())
        chooser = random.Random(1)
        base = 0.0
        for number in range(0, games, AT_ONCE):
            await asyncio.gather(*(play_one(lobby, chooser) for _ in range(AT_ONCE)))
            if not base and number >= 100:
                base = megabytes()
                print(f"after {number:6} games: {base:7.1f} MB")
            if number and number % 1000 < AT_ONCE:
                print(f"after {number:6} games: {megabytes():7.1f} MB, {megabytes() - base:+.1f} MB")
        print(f"after {games:6} games: {megabytes():7.1f} MB, {megabytes() - base:+.1f} MB")
        await lobby.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(study(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
