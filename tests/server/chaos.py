"""Faults against real processes: scripted games go on while servers and the database are killed and frozen.

Every client sends the very same command again, to any process, until it is acknowledged. Viewers follow every
game at every process and come back after a break. At the end nothing that was acknowledged may be lost or
doubled, all viewers must have seen the same, and the log must replay.
"""

import asyncio
import json
import random
import signal
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

import httpx

from marrakech.service.checking import game_faults
from marrakech.store.address import store_at
from tests.server.client import Json, command, seats
from tests.server.process import Server
from tests.store.database import Database

POINTS = (
    "before commit",
    "during commit",
    "after commit",
    "before publish",
    "after publish",
    "after acknowledge",
)
PAUSE = 0.2
"""Seconds between two commands of a game: the faults, not the games, are to be many."""
CATCHING_UP = 30.0
PRELUDE = """
from marrakech.service import lobby
# These games have no bots: no process needs the engine.
lobby.PREPARE_AFTER = 3600.0
"""
AT_POINT = """
import asyncio, os
from marrakech.service.table import LiveTable
from marrakech.store.postgres import PostgresStore
from marrakech.store.sqlite import SqliteStore
passed = 0
def reached(point):
    global passed
    if point == {point!r}:
        passed += 1
        if passed == {nth}:
            os._exit(9)
for Kind in (PostgresStore, SqliteStore):
    def patch(append):
        async def appended(self, *given, **options):
            reached("before commit")
            await append(self, *given, **options)
            reached("after commit")
        return appended
    Kind.append = patch(Kind.append)
append_all = PostgresStore._append_all
async def slow_append_all(self, group):
    if {point!r} == "during commit":
        # Whoever is told before the commit has time to hear it: then it is lost, and noticed.
        await asyncio.sleep(0.2)
        reached("during commit")
    return await append_all(self, group)
PostgresStore._append_all = slow_append_all
publish = LiveTable._publish
def published(self, events):
    reached("before publish")
    update = publish(self, events)
    reached("after publish")
    asyncio.get_running_loop().call_later(0.005, reached, "after acknowledge")
    return update
LiveTable._publish = published
"""


@dataclass
class Report:
    """What was tried, and what came of it."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unequal: int = 0
    """Viewers that had not seen what all others saw within `CATCHING_UP` seconds of the end."""
    resumed: int = 0
    """Streams that were opened again."""
    longest_wait: float = 0.0
    """Seconds from sending a command first to its acknowledgement, at the worst."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        faults = ", ".join(f"{number} {name}" for name, number in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({faults}); {self.acknowledged} commands acknowledged, "
            f"{self.lost} lost, {self.doubled} doubled; {self.resumed} streams resumed, {self.unequal} "
            f"viewers unequal; longest wait {self.longest_wait:.1f} s; {len(self.wrong)} logs wrong"
        )


class House:
    """Processes that serve one store, each at a port of its own that it keeps when started again."""

    def __init__(self, address: str | Path, processes: int) -> None:
        self.address = address
        self.servers = [Server(address, prelude=PRELUDE) for _ in range(processes)]
        self.urls = [server.url for server in self.servers]

    def kill(self, index: int) -> None:
        """Kill a process and start it again."""
        self.servers[index].kill()
        self.start(index)

    def start(self, index: int, prelude: str = "") -> None:
        """Start a process that has ended, at the port it had."""
        old = self.servers[index]
        self.servers[index] = Server(self.address, old.port, PRELUDE + prelude)
        assert self.servers[index].port == old.port

    def die_at(self, index: int, points: Sequence[tuple[str, int]]) -> None:
        """Let a process end itself at a point of its nth command, for one point after the other."""
        self.servers[index].kill()
        for point, nth in points:
            self.start(index, AT_POINT.format(point=point, nth=nth))
            assert self.servers[index].process.wait(timeout=60) == 9, f"it did not end itself {point}"
            self.servers[index].close()
        self.start(index)

    def freeze(self, index: int, seconds: float) -> None:
        """Stop a process for a while without its knowing."""
        self.servers[index].process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.servers[index].process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End all processes."""
        for server in self.servers:
            server.kill()


class Viewer:
    """Somebody who follows a game at one process, and comes back after every break."""

    def __init__(self, url: str, game: str, report: Report) -> None:
        self.url, self.game, self.report = url, game, report
        self.seen: list[Json] = []

    async def follow(self) -> None:
        """Follow until cancelled."""
        async with httpx.AsyncClient(base_url=self.url, timeout=httpx.Timeout(5, read=30)) as client:
            while True:
                try:
                    path = f"/api/games/{self.game}/events"
                    async with client.stream("GET", f"{path}?after={len(self.seen)}") as stream:
                        await self._read(stream)
                except (httpx.TransportError, httpx.StreamError):
                    pass
                self.report.resumed += 1
                await asyncio.sleep(0.1)

    async def _read(self, stream: httpx.Response) -> None:
        name = ""
        async for line in stream.aiter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: ") and name == "update":
                update = json.loads(line.removeprefix("data: "))
                assert update["version"] == len(self.seen) + 1, "a gap or a repeat"
                self.seen.append(update)


class Scripted:
    """A game that is played by script."""

    def __init__(self, number: int, urls: Sequence[str], report: Report) -> None:
        self.number, self.urls, self.report = number, urls, report
        self.chooser = random.Random(number)
        self.acknowledged: dict[str, Json] = {}
        self.table: Json = {}

    async def create(self, client: httpx.AsyncClient) -> None:
        """Set the game up."""
        body = {"seats": seats(*["person"] * (2 + self.number % 3)), "end_turn": self.number % 5 == 0}
        self.table = (await self.insist(client, "/api/games", body))["table"]

    async def play(self, client: httpx.AsyncClient, commands: int) -> None:
        """Play so many commands."""
        for _ in range(commands):
            if self.table["status"] == "over":
                return
            sent = command(self.table)
            begun = time.monotonic()
            answer = await self.insist(client, f"/api/games/{self.table['game']}/commands", sent)
            self.report.longest_wait = max(self.report.longest_wait, time.monotonic() - begun)
            assert answer["version"] == sent["version"] + 1
            self.acknowledged[sent["id"]] = answer
            self.report.acknowledged += 1
            self.table = answer["table"]

    async def insist(self, client: httpx.AsyncClient, path: str, body: Json) -> Json:
        """Send the very same to any process until there is an answer."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                answer = await client.post(self.chooser.choice(self.urls) + path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            if answer.status_code in (200, 201):
                found: Json = answer.json()
                return found
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)
        raise AssertionError("no process ever answered")


class Trial:
    """Scripted games on a house, with faults all the while."""

    def __init__(self, house: House, *, games: int, commands: int, seed: int) -> None:
        self.house, self.commands = house, commands
        self.report = Report()
        self.chooser = random.Random(seed)
        self.scripts = [Scripted(number, house.urls, self.report) for number in range(games)]
        self.viewers: list[Viewer] = []
        self.breaking = False

    async def run(self, faults: Sequence[str], database: Database | None = None) -> Report:
        """Play on until all faults are through and all games are played."""
        limits = httpx.Limits(max_connections=64)
        async with httpx.AsyncClient(timeout=10, limits=limits) as client:
            self.breaking = True
            # One browser for all: whoever has this cookie sits in all seats.
            await self.scripts[0].create(client)
            token = {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
            client.cookies.clear()
            client.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in token.items())
            await asyncio.gather(*(script.create(client) for script in self.scripts[1:]))
            self.viewers = [
                Viewer(url, script.table["game"], self.report)
                for script in self.scripts[:4]
                for url in self.house.urls
            ]
            following = [asyncio.create_task(viewer.follow()) for viewer in self.viewers]
            playing = asyncio.gather(*(self._play(script, client) for script in self.scripts))
            breaking = asyncio.create_task(self._break(faults, database))
            await asyncio.gather(playing, breaking)
            await self._compare()
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
        return self.report

    async def _play(self, script: Scripted, client: httpx.AsyncClient) -> None:
        """Play one game after the other until all faults are through, and so many commands at least."""
        played = 0
        while self.breaking or played < self.commands:
            if script.table["status"] == "over":
                script = Scripted(len(self.scripts), self.house.urls, self.report)
                await script.create(client)
                self.scripts.append(script)
            await script.play(client, 1)
            played += 1
            await asyncio.sleep(PAUSE)

    async def _break(self, faults: Sequence[str], database: Database | None) -> None:
        try:
            for at_points, together in groupby(faults, lambda fault: fault in POINTS):
                named = list(together)
                self.report.faults.update(named)
                if at_points:
                    index = self.chooser.randrange(len(self.house.servers))
                    points = [(point, self.chooser.randrange(1, 6)) for point in named]
                    await asyncio.to_thread(self.house.die_at, index, points)
                else:
                    for fault in named:
                        await asyncio.sleep(self.chooser.uniform(0.02, 0.4))
                        await asyncio.to_thread(self._break_once, fault, database)
        finally:
            self.breaking = False

    def _break_once(self, fault: str, database: Database | None) -> None:
        index = self.chooser.randrange(len(self.house.servers))
        if fault == "kill":
            self.house.kill(index)
        elif fault == "freeze":
            self.house.freeze(index, self.chooser.uniform(0.5, 2.0))
        else:
            assert fault == "database"
            assert database is not None
            database.stop(self.chooser.choice([signal.SIGINT, signal.SIGQUIT]))
            database.start()

    async def _compare(self) -> None:
        """Before long every viewer has seen the same."""
        last = {script.table["game"]: script.table["version"] for script in self.scripts}
        deadline = time.monotonic() + CATCHING_UP
        while time.monotonic() < deadline:
            if all(len(viewer.seen) >= last[viewer.game] for viewer in self.viewers):
                break
            await asyncio.sleep(0.05)
        by_game: dict[str, list[list[tuple[int, str]]]] = {}
        for viewer in self.viewers:
            told = [(one["version"], json.dumps(one["events"], sort_keys=True)) for one in viewer.seen]
            by_game.setdefault(viewer.game, []).append(told)
        for game, tellings in by_game.items():
            self.report.unequal += sum(
                len(told) != last[game] or told != tellings[0] for told in tellings
            )

    async def check(self) -> None:
        """Look at the log itself."""
        store = store_at(self.house.address)
        try:
            for script in self.scripts:
                game = script.table["game"]
                log = await store.entries(game)
                ids = Counter(entry.command for entry in log if entry.command is not None)
                self.report.doubled += sum(number - 1 for number in ids.values())
                self.report.doubled += len(log) - 1 - len(script.acknowledged)
                for id, answer in script.acknowledged.items():
                    self.report.lost += await store.version_of(game, id) != answer["version"]
                self.report.wrong += [f"{game}: {fault}" for fault in await game_faults(store, game)]
        finally:
            await store.close()
