"""How long people wait for a bot's move, and the memory of server and workers, by turns for several trees.

    python bench/bot_moves.py [--src OTHER/src ...] [--rounds 3] [--games 5] [--idle 100]

Starts the real server of this tree, and of every other one that is named, one after the other and round after
round, each on a file of its own. Plays whole games against each level over HTTP; a move takes from the
update after which it is the bot's turn to the next one, both as they arrive on the stream. Games that nobody
plays are set up first, so that memory is that of a house with guests. Prints the median and the slow end, and
the resident memory of the server alone and of the processes that it has started.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.children import children
from tests.server.client import Json, command

from load import memory, percentile, serving

OURS = Path(__file__).parent.parent / "src"
LEVELS = ("novice", "apprentice", "merchant", "master")
COMPILED_WITHIN = 300.0
SETTLED_AFTER = 2.0
"""Seconds after which no worker is being loaded any more."""


async def all_ready(client: httpx.AsyncClient) -> None:
    """Wait until every level can play."""
    deadline = time.monotonic() + COMPILED_WITHIN
    while not all(level["ready"] for level in (await client.get("/api/about")).json()["levels"]):
        assert time.monotonic() < deadline, "the levels were never ready"
        await asyncio.sleep(0.2)
    await asyncio.sleep(SETTLED_AFTER)


class Watched:
    """A game of one person against one bot, as its stream tells it."""

    def __init__(self, client: httpx.AsyncClient, table: Json) -> None:
        self.client, self.table = client, table
        self.path = f"/api/games/{table['game']}"
        self.seconds: list[float] = []
        """What each move of the bot took."""

    async def play(self) -> None:
        """Play to the end; the person chooses by a seed, so that all releases meet the same choices."""
        chooser = random.Random(7)
        since = time.perf_counter()
        async with self.client.stream(
            "GET", f"{self.path}/events?after={self.table['version']}"
        ) as stream:
            sending = asyncio.create_task(self._send(self.table, chooser))
            name = ""
            async for line in stream.aiter_lines():
                if line.startswith("event: "):
                    name = line.removeprefix("event: ")
                elif line.startswith("data: ") and name == "update":
                    now, mover = time.perf_counter(), self.table["next"]["seat"]
                    self.table = json.loads(line.removeprefix("data: "))["table"]
                    if mover == 1:
                        self.seconds.append(now - since)
                    since = now
                    await sending
                    if self.table["status"] == "over":
                        return
                    sending = asyncio.create_task(self._send(self.table, chooser))

    async def _send(self, table: Json, chooser: random.Random) -> None:
        if table["status"] == "playing" and table["next"]["seat"] == 0:
            following = table["next"]
            action = (
                {"type": "roll", "turn": chooser.choice(following["headings"])["turn"]}
                if following["step"] == "orient"
                else {"type": "lay", "rug": chooser.choice(following["rugs"])["rug"]}
            )
            answer = await self.client.post(f"{self.path}/commands", json=command(table, action))
            assert answer.status_code == 200, answer.text


async def measure(address: str, games: int, idle: int) -> dict[str, list[float]]:
    """Seconds of every move of every level."""
    took: dict[str, list[float]] = {}
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        await all_ready(client)
        for _ in range(idle):
            await set_up(client, "novice")
        for level in LEVELS:
            took[level] = []
            for _ in range(games):
                game = Watched(client, await set_up(client, level))
                await game.play()
                took[level] += game.seconds
    return took


async def set_up(client: httpx.AsyncClient, level: str) -> Json:
    """A game of one person against a level."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
    answer = await client.post("/api/games", json={"seats": seats})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()["table"]
    return table


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--src", type=Path, action="append", default=[], help="another tree's src")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=5, help="against each level, in each round")
    parser.add_argument("--idle", type=int, default=100, help="games that nobody plays")
    given = parser.parse_args()
    sources = [OURS, *(path.resolve() for path in given.src)]
    took: defaultdict[tuple[Path, str], list[float]] = defaultdict(list)
    held: defaultdict[Path, list[tuple[float, list[float]]]] = defaultdict(list)
    for nth in range(given.rounds):
        # Whoever is measured first in a round is measured last in the next.
        for source in sources if nth % 2 == 0 else sources[::-1]:
            environment = {**os.environ, "PYTHONPATH": str(source)}
            with (
                TemporaryDirectory() as folder,
                serving(f"{folder}/games.db", environment) as (port, pid),
            ):
                measured = asyncio.run(measure(f"http://localhost:{port}", given.games, given.idle))
                for level, seconds in measured.items():
                    took[source, level] += seconds
                workers = [memory(child)["VmRSS"] for child in children(pid)]
                held[source].append((memory(pid)["VmRSS"], workers))
    print("| tree | level | moves | median | p90 | p99 |\n| --- | --- | ---: | ---: | ---: | ---: |")
    for source in sources:
        for level in LEVELS:
            values = sorted(took[source, level])
            shown = " | ".join(f"{percentile(values, share):.1f} ms" for share in (0.5, 0.9, 0.99))
            print(f"| {source.parent.name} | {level} | {len(values)} | {shown} |")
    for source in sources:
        for server, workers in held[source]:
            told = " + ".join(f"{one:.0f}" for one in workers) or "none"
            print(f"{source.parent.name}: server {server:.0f} MB; its processes {told} MB")


if __name__ == "__main__":
    main()
