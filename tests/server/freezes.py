"""What a frozen process costs players: games go on behind a proxy while one process is stopped again and again.

Every player thinks for a while and sends each command before the turn's time is up, so no clock may run out.
"""

import asyncio
import random
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Json, command, seats
from tests.server.process import Server
from tests.server.proxy import nginx

LATEST = 0.4
"""Seconds before the end of a turn at which the latest commands are sent."""


@dataclass
class Freezes:
    """What happened to the players."""

    acknowledged: int = 0
    time_outs: int = 0
    refused: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    @property
    def longest_wait(self) -> float:
        """The longest that a command waited for its answer, in seconds."""
        return max(self.waits, default=0.0)

    def __str__(self) -> str:
        late = sum(wait > 1 for wait in self.waits)
        return (
            "| commands | time-outs | refused | waited over 1 s | longest wait |\n"
            "| ---: | ---: | ---: | ---: | ---: |\n"
            f"| {self.acknowledged} | {self.time_outs} | {len(self.refused)} | {late} | "
            f"{self.longest_wait:.1f} s |"
        )


class Player:
    """Both people of one game, who send every command in time, again with the same id if it is lost."""

    def __init__(self, url: str, per_turn: float, seed: int, found: Freezes) -> None:
        self.per_turn, self.found = per_turn, found
        self.client = httpx.AsyncClient(base_url=url, verify=False, timeout=60)
        self.chooser = random.Random(seed)
        self.ended = False

    async def play(self) -> None:
        """Play games until told to end, and count the time-outs."""
        while not self.ended:
            asked = {"seats": seats("person", "person"), "clock": {"per_turn": self.per_turn}}
            table = (await self._insist("POST", "/api/games", asked))["table"]
            path = f"/api/games/{table['game']}"
            turn_ends = time.monotonic() + self.per_turn
            while not self.ended and table["status"] == "playing":
                turn = table["position"]["turn"]
                await self._think(table["next"]["step"], turn_ends)
                table = await self._send(path, table)
                if table["position"]["turn"] != turn:
                    turn_ends = time.monotonic() + self.per_turn
            self.found.time_outs += await self._time_outs(path)
        await self.client.aclose()

    async def _time_outs(self, path: str) -> int:
        answer = await self.client.get(f"{path}/updates?after=0")
        return sum(event["type"] == "timed_out" for told in answer.json() for event in told["events"])

    async def _think(self, step: str, turn_ends: float) -> None:
        rest = max(0.0, turn_ends - time.monotonic() - LATEST)
        await asyncio.sleep(self.chooser.uniform(0, 0.3 if step == "orient" else rest))

    async def _send(self, path: str, table: Json) -> Json:
        sent = command(table)
        begun = time.monotonic()
        try:
            told = await self._insist("POST", f"{path}/commands", sent)
        except AssertionError as refusal:
            self.found.refused.append(str(refusal))
            seen: Json = (await self._insist("GET", path))["table"]
            return seen
        self.found.waits.append(time.monotonic() - begun)
        self.found.acknowledged += 1
        after: Json = told["table"]
        return after

    async def _insist(self, method: str, path: str, body: Json | None = None) -> Json:
        while True:
            answer = await self.client.request(method, path, json=body)
            if answer.status_code in (200, 201):
                found: Json = answer.json()
                return found
            # The proxy found no process that answers.
            assert answer.status_code in (502, 504), answer.text
            await asyncio.sleep(0.2)


async def freezes(
    url: str,
    servers: list[Server],
    *,
    per_turn: float,
    seconds: float,
    times: int = 3,
    games: int = 6,
    pause: float = 2.0,
) -> Freezes:
    """Play at an address while servers are stopped some times for so many seconds."""
    found = Freezes()
    players = [Player(url, per_turn, seed, found) for seed in range(games)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(times):
        await asyncio.sleep(pause)
        await freeze(servers, seconds)
    await asyncio.sleep(pause)
    for player in players:
        player.ended = True
    await asyncio.gather(*playing)
    return found


async def freeze(servers: list[Server], seconds: float) -> None:
    """Stop processes for a while without their knowing."""
    for server in servers:
        server.process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGCONT)


def site_freezes(address: str, folder: Path, *, both: bool = False, **how: Any) -> Freezes:
    """The same with two processes on a database, behind the nginx of deploy/; one is frozen, or both."""
    servers = [Server(address, proxy=True) for _ in range(2)]
    try:
        with nginx(folder, [server.port for server in servers]) as port:
            url = f"https://localhost:{port}"
            return asyncio.run(freezes(url, servers if both else servers[:1], **how))
    finally:
        for server in servers:
            server.kill()
