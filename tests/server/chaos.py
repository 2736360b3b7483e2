"""Faults against real processes: scripted games go on while servers, lines, disks and the database fail.

Every client sends the very same command again, to any process, until it is acknowledged. Viewers follow some
games at every process and come back after a break. After each fault commands must be acknowledged again and
all viewers see all that was; at the end nothing acknowledged may be lost or doubled, the log must replay to
what was told, and the dice must follow from the secret.
"""

import asyncio
import contextlib
import json
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
import msgspec

from marrakech.service.checking import game_faults
from marrakech.service.table import LiveTable
from marrakech.store import Store
from marrakech.store.address import store_at
from marrakech.wire import updates
from tests.server.client import Json, command, seats
from tests.server.house import PATIENCE, POINTS, House
from tests.server.line import HttpLine, Line, Trouble
from tests.server.stopwatch import TICK, Stopwatch
from tests.store.database import Database

WITHIN: Final = 5.0
"""Seconds after a fault within which all viewers should see the same."""
WATCHED = 3
"""How many of the games under way have viewers, one at each process."""
PAUSE = 0.15
"""Seconds between two commands of a game."""
AFTERWARDS = 3
"""Commands that are acknowledged after a fault before the next one."""
STUCK = 0.6
"""Seconds after which a bot that has not moved is being held up."""
DROPPED = 0.3
"""The share of clients that lose their connection at once."""

WORKER_FAULTS = {"worker killed": signal.SIGKILL, "worker stopped": signal.SIGSTOP}
"""What happens to all workers while bots think in them."""
ANYWHERE = (
    *("kill", "freeze", *POINTS, "clock set back", "no descriptors", "clients dropped"),
    *WORKER_FAULTS,
)
LINE_TROUBLES: dict[str, Trouble] = {
    "requests cut": "cut",
    "requests delayed": "delay",
    "requests doubled": "double",
}
DATABASE_TROUBLES: dict[str, Trouble] = {"database cut": "cut", "database delayed": "delay"}
FLEET_FAULTS = (*ANYWHERE, *LINE_TROUBLES, *DATABASE_TROUBLES, "database restarted")
FILE_FAULTS = (*ANYWHERE, *LINE_TROUBLES, "disk full", "file locked", "file read-only")


@dataclass
class Tally:
    """What was tried of one kind of fault, and what came of it."""

    tried: int = 0
    acknowledged: int = 0
    lost: int = 0
    settled: float = 0.0
    """Seconds until commands were acknowledged again and all viewers saw all that had been, at the worst;
    see `Stopwatch`."""
    settled_by_clock: float = 0.0
    """The same with what the servers waited for a core."""


@dataclass
class Report:
    """What was tried, and what came of it."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    doubled: int = 0
    unequal: int = 0
    """Viewers that never saw what others saw."""
    resumed: int = 0
    """Streams that were opened again."""
    put_aside: int = 0
    """Games that were put aside: workers died in them three times."""
    longest_wait: float = 0.0
    """Seconds from sending a command first to its acknowledgement, at the worst."""
    wrong: list[str] = field(default_factory=list)
    """Logs that do not replay to what was told, or whose dice do not follow from the secret."""

    def of(self, fault: str) -> Tally:
        """The tally of a kind of fault."""
        return self.tallies.setdefault(fault, Tally())

    @property
    def tried(self) -> int:
        """Faults in all."""
        return sum(tally.tried for tally in self.tallies.values())

    @property
    def acknowledged(self) -> int:
        """Commands that were acknowledged."""
        return sum(tally.acknowledged for tally in self.tallies.values())

    @property
    def lost(self) -> int:
        """Commands that were acknowledged and are not in the log."""
        return sum(tally.lost for tally in self.tallies.values())

    @property
    def late(self) -> list[str]:
        """Faults after which viewers saw the same too late, at least once."""
        return [fault for fault, tally in self.tallies.items() if tally.settled > WITHIN]

    @property
    def sound(self) -> bool:
        """Whether nothing was lost, doubled or wrong."""
        return not (self.lost or self.doubled or self.unequal or self.wrong)

    def add(self, other: "Report") -> None:
        """Add the results of another trial."""
        for fault, tally in other.tallies.items():
            mine = self.of(fault)
            mine.tried += tally.tried
            mine.acknowledged += tally.acknowledged
            mine.lost += tally.lost
            mine.settled = max(mine.settled, tally.settled)
            mine.settled_by_clock = max(mine.settled_by_clock, tally.settled_by_clock)
        self.doubled += other.doubled
        self.unequal += other.unequal
        self.resumed += other.resumed
        self.put_aside += other.put_aside
        self.longest_wait = max(self.longest_wait, other.longest_wait)
        self.wrong += other.wrong

    def __str__(self) -> str:
        rows = [
            f"| {fault} | {one.tried} | {one.acknowledged} | {one.lost} | {one.settled:.1f} s | "
            f"{one.settled_by_clock:.1f} s |"
            for fault, one in sorted(self.tallies.items())
        ]
        slowest = max((one.settled for one in self.tallies.values()), default=0.0)
        by_clock = max((one.settled_by_clock for one in self.tallies.values()), default=0.0)
        return "\n".join(
            [
                "| fault | tried | acknowledged | lost | all viewers equal after | by the clock |",
                "| --- | ---: | ---: | ---: | ---: | ---: |",
                *rows,
                f"| all | {self.tried} | {self.acknowledged} | {self.lost} | {slowest:.1f} s | "
                f"{by_clock:.1f} s |",
                "",
                f"{self.doubled} commands doubled; {len(self.wrong)} logs wrong; {self.unequal} viewers "
                f"unequal; {self.resumed} streams resumed; {self.put_aside} games put aside; "
                f"longest wait for an acknowledgement {self.longest_wait:.1f} s.",
                *self.wrong[:20],
            ]
        )


class Viewer:
    """Somebody who follows a game at one process, and comes back after every break."""

    def __init__(self, url: str, game: str, report: Report) -> None:
        self.url, self.game, self.report = url, game, report
        self.seen: list[Json] = []

    async def follow(self) -> None:
        """Follow until cancelled."""
        async with httpx.AsyncClient(base_url=self.url, timeout=httpx.Timeout(10, read=40)) as client:
            while True:
                with contextlib.suppress(httpx.TransportError, httpx.StreamError):
                    path = f"/api/games/{self.game}/events"
                    async with client.stream("GET", f"{path}?after={len(self.seen)}") as stream:
                        await self._read(stream)
                self.report.resumed += 1
                await asyncio.sleep(0.1)

    async def _read(self, stream: httpx.Response) -> None:
        name = ""
        async for line in stream.aiter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: ") and name == "update":
                update = json.loads(line.removeprefix("data: "))
                if update["version"] != len(self.seen) + 1:
                    self.report.wrong.append(f"{self.game}: a stream has a gap or a repeat")
                self.seen.append(update)


class PutAside(Exception):  # noqa: N818 (named by what was wrong)
    """The game is put aside: nobody plays on."""


class Scripted:
    """A game that is played by script; every second has a bot."""

    def __init__(self, number: int, urls: Sequence[str], report: Report) -> None:
        self.number, self.urls, self.report = number, urls, report
        self.chooser = random.Random(number)
        self.acknowledged: dict[str, tuple[Json, str]] = {}
        """Answers by the id of their command, each with the fault that was under way."""
        self.table: Json = {}
        self.playing = False
        """Whether a command is under way."""
        self.bot_asked: float | None = None
        """Since when a bot is to move, if one is."""
        self.aside = False

    async def create(self, client: httpx.AsyncClient) -> None:
        """Set the game up."""
        kinds = ["person"] * (2 + self.number % 3)
        if self.number % 2:
            kinds[-1] = "bot"
        body = {"seats": seats(*kinds), "end_turn": self.number % 5 == 0}
        self.table = (await self.insist(client, "POST", "/api/games", body))["table"]

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.table["game"])

    @property
    def over(self) -> bool:
        """Whether it is over, or put aside."""
        return self.aside or bool(self.table["status"] == "over")

    async def play(self, client: httpx.AsyncClient, fault: Callable[[], str]) -> None:
        """Play one command, once the bots have moved."""
        try:
            await self._wait_for_bots(client)
            if not self.over:
                await self._command(client, fault)
        except PutAside:
            self.aside = True
            self.report.put_aside += 1
        finally:
            self.playing, self.bot_asked = False, None

    async def _wait_for_bots(self, client: httpx.AsyncClient) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.over and self.table["seats"][self.table["next"]["seat"]]["kind"] == "bot":
            self.bot_asked = self.bot_asked or time.monotonic()
            assert time.monotonic() < deadline, "a bot never moved"
            await asyncio.sleep(PAUSE)
            seen = await self.insist(client, "GET", f"/api/games/{self.game}")
            if seen["table"]["version"] > self.table["version"]:  # a process may be behind another
                self.table, self.bot_asked = seen["table"], None
            elif seen["aside"]:
                raise PutAside

    async def _command(self, client: httpx.AsyncClient, fault: Callable[[], str]) -> None:
        path = f"/api/games/{self.game}"
        sent = command(self.table)
        begun = time.monotonic()
        self.playing = True
        answer = await self.insist(client, "POST", f"{path}/commands", sent)
        self.playing = False
        self.report.longest_wait = max(self.report.longest_wait, time.monotonic() - begun)
        if answer["version"] != sent["version"] + 1:
            self.report.wrong.append(f"{self.game}: a command was answered with another version")
        self.acknowledged[sent["id"]] = answer, fault()
        self.report.of(fault()).acknowledged += 1
        self.table = answer["table"]

    async def insist(
        self, client: httpx.AsyncClient, method: str, path: str, body: Json | None = None
    ) -> Json:
        """Send the very same to any process until there is an answer."""
        deadline = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < deadline:
            try:
                url = self.chooser.choice(self.urls) + path
                answer = await client.request(method, url, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            if answer.status_code in (200, 201):
                found: Json = answer.json()
                return found
            if answer.status_code == 409 and answer.json()["code"] == "put_aside":
                raise PutAside
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)
        raise AssertionError("no process ever answered")


class Trial:
    """Scripted games on servers of their own, with faults all the while."""

    def __init__(
        self, address: str | Path, folder: Path, *, seed: int, database: Database | None = None
    ) -> None:
        self.address, self.folder, self.database = address, folder, database
        self.processes = 1 if database is None else 2
        self.report = Report()
        self.chooser = random.Random(seed)
        self.scripts: list[Scripted] = []
        self.viewers: list[Viewer] = []
        self.lines: list[HttpLine] = []
        self.database_line: Line | None = None
        self.fault = ""
        self._ended = False
        self._go_on = asyncio.Event()
        self._go_on.set()
        self._watched: list[Scripted] = []
        self._following: dict[Viewer, asyncio.Task[None]] = {}

    async def run(
        self, faults: Sequence[str], *, games: int = 10, drop_every: float | None = None
    ) -> Report:
        """Play on until all faults are through, then look at the log itself.

        With `drop_every`, a share of all clients loses its connection every so many seconds as well.
        """
        self.fault = faults[0]
        async with self._house() as house, self._client() as client:
            playing = [asyncio.create_task(self._play_on(client, n)) for n in range(games)]
            dropping = asyncio.create_task(self._keep_dropping(drop_every))
            for fault in faults:
                await asyncio.sleep(self.chooser.uniform(0.02, 0.3))
                self.fault = fault
                await self._break(house, fault)
                self.report.of(fault).tried += 1
                await self._settle(house, fault)
                for task in playing:
                    if task.done():  # it cannot end by itself
                        task.result()
            self._ended = True
            await asyncio.gather(*playing)
            dropping.cancel()
            await self._settle(house, self.fault)
            self._compare()
            for following in self._following.values():
                following.cancel()
            await asyncio.gather(*self._following.values(), dropping, return_exceptions=True)
        await self.check()
        return self.report

    @contextlib.asynccontextmanager
    async def _house(self) -> AsyncIterator[House]:
        """The servers, with a line before each and one to their database."""
        address = self.address
        if self.database is not None:
            port = self.database.port
            self.database_line = Line(lambda: port, self.chooser.randrange(1 << 30))
            await self.database_line.start()
            address = str(address).replace(f":{port}/", f":{self.database_line.port}/")
        house = await asyncio.to_thread(House, address, self.processes, self.folder)
        try:
            for index in range(self.processes):
                line = HttpLine(
                    lambda index=index: house.servers[index].port,  # type: ignore[misc]
                    self.chooser.randrange(1 << 30),
                )
                await line.start()
                self.lines.append(line)
            yield house
        finally:
            await asyncio.to_thread(house.close)
            for each in [*self.lines, *([self.database_line] if self.database_line else [])]:
                await each.close()

    @contextlib.asynccontextmanager
    async def _client(self) -> AsyncIterator[httpx.AsyncClient]:
        """One browser for all: whoever has its cookie sits in all seats."""
        limits = httpx.Limits(max_connections=64, max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=20, limits=limits) as client:
            first = Scripted(0, self._urls, self.report)
            await first.create(client)
            token = {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
            client.cookies.clear()
            client.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in token.items())
            yield client

    @property
    def _urls(self) -> list[str]:
        return [f"http://localhost:{line.port}" for line in self.lines]

    async def _play_on(self, client: httpx.AsyncClient, place: int) -> None:
        """Play one game after the other until the faults are through."""
        while not self._ended:
            script = Scripted(len(self.scripts) + 1, self._urls, self.report)
            self.scripts.append(script)
            await script.create(client)
            if place < WATCHED:
                self._watch(script)
            while not self._ended and not script.over:
                if place < WATCHED:
                    await self._go_on.wait()
                await script.play(client, lambda: self.fault)
                await asyncio.sleep(PAUSE)

    def _watch(self, script: Scripted) -> None:
        self._watched.append(script)
        for url in self._urls:
            viewer = Viewer(url, script.game, self.report)
            self.viewers.append(viewer)
            self._following[viewer] = asyncio.create_task(viewer.follow())

    # Faults

    async def _break(self, house: House, fault: str) -> None:
        """Let one fault happen; returns when it is over."""
        index = self.chooser.randrange(self.processes)
        seconds = self.chooser.uniform(0.5, 1.5)
        simple: dict[str, Callable[[], None]] = {
            "kill": lambda: house.kill(index),
            "clock set back": lambda: house.set_clock_back(index, seconds / 2),
            "no descriptors": lambda: house.exhaust_descriptors(index, seconds),
            # Some freezes outlast a lease, so that another process takes over meanwhile.
            "freeze": lambda: house.freeze(index, self.chooser.choice([seconds, seconds, 4.5])),
            "disk full": lambda: house.fill_disk(index, seconds),
            "file locked": lambda: house.lock_file(seconds),
            "file read-only": lambda: house.make_read_only(index, seconds / 2),
            "database restarted": self._restart_database,
        }
        if fault in simple:
            await asyncio.to_thread(simple[fault])
        elif fault in POINTS:
            nth = self.chooser.randrange(1, 6)
            await asyncio.to_thread(house.die_at, index, fault, nth)
        elif fault in WORKER_FAULTS:
            await self._break_workers(house, WORKER_FAULTS[fault])
        elif fault in LINE_TROUBLES:
            await self._trouble(self.lines, LINE_TROUBLES[fault], 2 * seconds)
        elif fault in DATABASE_TROUBLES:
            assert self.database_line is not None
            await self._trouble([self.database_line], DATABASE_TROUBLES[fault], seconds)
        else:
            assert fault == "clients dropped"
            for line in self.lines:
                line.drop(DROPPED)

    async def _trouble(self, lines: Sequence[Line], trouble: Trouble, seconds: float) -> None:
        before = sum(line.troubled for line in lines)
        for line in lines:
            line.trouble = trouble
        await asyncio.sleep(seconds)
        await wait_for(lambda: sum(line.troubled for line in lines) > before)
        for line in lines:
            line.trouble = None

    async def _break_workers(self, house: House, end: signal.Signals) -> None:
        """Stop all workers until bots do not answer, then break them; returns when those bots have moved."""

        def stuck() -> list[Scripted]:
            since = time.monotonic() - STUCK
            return [one for one in self.scripts if one.bot_asked is not None and one.bot_asked < since]

        deadline = time.monotonic() + PATIENCE
        while not (hit := stuck()):
            assert time.monotonic() < deadline, "no bot was ever asked"
            house.signal_workers(signal.SIGSTOP)  # also those that are started meanwhile
            await asyncio.sleep(TICK)
        house.signal_workers(end)
        asked = {one: one.bot_asked for one in hit}
        if not await wait_for(lambda: all(one.bot_asked != asked[one] for one in hit)):
            self.report.wrong.append("a bot never moved after its worker was broken")

    def _restart_database(self) -> None:
        assert self.database is not None
        self.database.stop(self.chooser.choice([signal.SIGINT, signal.SIGQUIT]))
        self.database.start()

    async def _keep_dropping(self, every: float | None) -> None:
        while every is not None:
            await asyncio.sleep(every)
            for line in self.lines:
                line.drop(DROPPED)
            self.report.of(f"clients dropped every {every:.0f} s").tried += 1

    # Checks

    async def _settle(self, house: House, fault: str) -> None:
        """Wait until commands are acknowledged again, and all viewers have seen what is by then."""
        watch = Stopwatch(lambda: house.pids)
        enough = self.report.acknowledged + AFTERWARDS
        while not self._ended and self.report.acknowledged < enough:
            if watch.ran_out(PATIENCE):
                self.report.wrong.append(f"nothing was acknowledged any more after: {fault}")
                break
            await watch.tick()
        # Without a pause the next command would tell a viewer what it had missed.
        self._go_on.clear()
        while any(script.playing for script in self._watched) and not watch.ran_out(PATIENCE):
            await watch.tick()
        last = {script.game: script.table["version"] for script in self.scripts if script.table}

        def behind() -> list[Viewer]:
            # A game that is set up meanwhile is not waited for.
            return [one for one in self.viewers if len(one.seen) < last.get(one.game, 0)]

        while behind() and not watch.ran_out(PATIENCE):
            await watch.tick()
        self.report.unequal += len(behind())
        # Whoever has seen the end of a game need not stay; it may have come only now.
        ended = {one.game: one.table["version"] for one in self.scripts if one.table and one.over}
        for viewer in self.viewers:
            if len(viewer.seen) == ended.get(viewer.game):
                self._following[viewer].cancel()
        self._go_on.set()
        tally = self.report.of(fault)
        tally.settled = max(tally.settled, watch.seconds)
        tally.settled_by_clock = max(tally.settled_by_clock, watch.by_clock)

    def _compare(self) -> None:
        """Every viewer of a game was told the same."""
        told: dict[str, list[list[Json]]] = {}
        for viewer in self.viewers:
            told.setdefault(viewer.game, []).append([update["events"] for update in viewer.seen])
        for tellings in told.values():
            self.report.unequal += sum(telling != tellings[0] for telling in tellings)

    async def check(self) -> None:
        """Look at the log itself."""
        store = store_at(self.address)
        try:
            for script in self.scripts:
                await self._check_game(store, script)
        finally:
            await store.close()

    async def _check_game(self, store: Store, script: Scripted) -> None:
        game, report = script.game, self.report
        log = await store.entries(game)
        ids = Counter(entry.command for entry in log if entry.command is not None)
        report.doubled += sum(number - 1 for number in ids.values())
        report.doubled += sum(not id.startswith("bot:") and id not in script.acknowledged for id in ids)
        report.wrong += [f"{game}: {fault}" for fault in await game_faults(store, game)]
        table = LiveTable(store, await store.game(game), log)
        for id, (answer, fault) in script.acknowledged.items():
            if await store.version_of(game, id) != answer["version"]:
                report.of(fault).lost += 1
                continue
            replayed = msgspec.to_builtins(updates.update(table, table.update(answer["version"])))
            if replayed["events"] != answer["events"]:
                report.wrong.append(f"{game}: version {answer['version']} replays to other events")
            if replayed["table"]["position"] != answer["table"]["position"]:
                report.wrong.append(f"{game}: version {answer['version']} is another position")


async def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Whether a condition came true in time."""
    deadline = time.monotonic() + seconds
    while not true():
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.02)
    return True
