"""`marrakech db` on many games: copied from a file to PostgreSQL and back, checked and backed up.

    python bench/databases.py [--games 10000] [--distinct 100]

Plays distinct games of two to four people to their end, stores each many times under ids of its own, and runs
the commands as a host would. Prints the CPU time of each command, and compares what came back entry by entry.
"""

import argparse
import asyncio
import random
import resource
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.service.play import ALICE, PERSON, play_out
from tests.store.database import Database

from marrakech.kernel.printings import PRINTINGS
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.store import MemoryStore, NewEntry, SqliteStore, StoredGame
from marrakech.store.copying import all_games

AT_ONCE = 200


async def distinct_games(number: int) -> list[tuple[StoredGame, list[NewEntry]]]:
    """Finished games whose dice follow from a seed, so that they may be stored under any id."""
    store = MemoryStore()
    lobby = Lobby(store, Levels())
    found = []
    for seed in range(number):
        asked = GameRequest(
            [PERSON] * (2 + seed % 3), printing=sorted(PRINTINGS)[seed % len(PRINTINGS)]
        )
        table = await lobby.create(asked, ALICE, seed=str(seed))
        await play_out(table)
        log = [NewEntry(one.at, one.text, one.command) for one in await store.entries(table.id)]
        found.append((await store.game(table.id), log))
    await lobby.close()
    return found


async def fill(path: Path, games: int, distinct: int) -> int:
    """Store so many games in a file; returns the number of entries."""
    made = await distinct_games(distinct)
    chooser = random.Random(1)
    store = SqliteStore(path)
    entries = 0
    for first in range(0, games, AT_ONCE):
        batch = []
        for number in range(first, min(games, first + AT_ONCE)):
            game, log = made[number % distinct]
            id = f"{number:06}" + "".join(chooser.choices("abcdefgh", k=6))
            batch.append(store.create(replace(game, id=id), log))
            entries += len(log)
        await asyncio.gather(*batch)
    await store.close()
    return entries


def command(*words: object) -> None:
    """Run `marrakech db` and print its CPU time and what it said."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run(
        [sys.executable, "-m", "marrakech.cli", "db", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    shown = " ".join(
        "PostgreSQL" if str(word).startswith("postgresql:") else Path(str(word)).name for word in words
    )
    last = (ran.stdout.strip() or ran.stderr.strip()).splitlines()[-1]
    print(f"| `db {shown}` | {took:.1f} s | {last} |", flush=True)
    if ran.returncode:
        raise SystemExit(ran.stdout + ran.stderr)


async def differences(one: Path, other: Path) -> int:
    """Games that are not the same in two files."""
    here, there = SqliteStore(one), SqliteStore(other)
    differing = 0
    games = [game async for game in all_games(here)]
    differing += games != [game async for game in all_games(there)]
    for game in games:
        differing += await here.game(game) != await there.game(game)
        differing += await here.entries(game) != await there.entries(game)
    await here.close()
    await there.close()
    return differing


def main() -> None:
    """Run all commands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--distinct", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Database() as database:
        file, back, kept = (Path(folder, name) for name in ("games.db", "back.db", "backup.db"))
        entries = asyncio.run(fill(file, given.games, given.distinct))
        size = file.stat().st_size / 1e6
        print(f"{given.games} games with {entries} entries, {size:.0f} MB\n")
        print("| command | CPU time | it said |\n| --- | ---: | --- |")
        address = database.fresh()
        command("check", file)
        command("backup", file, kept)
        command("copy", file, address)
        command("copy", file, address)
        command("check", address)
        command("copy", address, back)
        command("backup", address, Path(folder, "from-postgres.db"))
        differing = asyncio.run(differences(file, back)) + asyncio.run(differences(file, kept))
        print(f"\n{differing} games differ after the way there and back.")
        sys.exit(bool(differing))


if __name__ == "__main__":
    main()
