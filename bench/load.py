"""How fast a command reaches every seat, with a full house and every command stored durably first.

    python bench/load.py [--games 500] [--watchers 1000] [--rate 150] [--seconds 20] [--cold]
    python bench/load.py --postgres [--processes 2] ...
    python bench/load.py --saturate [--postgres] ...
    python bench/load.py --reviews ...

Starts the real server on loopback with an SQLite file, or two of them on a PostgreSQL server of its own with
streams and commands at either. Opens one stream for each seat and watcher, and sends commands at a steady rate
whether or not earlier ones were answered. A game that is over makes way for a new one; games have paces of
their own, so that they do not all end in the same few seconds. Prints percentiles from when a command was due
(not from when a connection was free for it) to its arrival on every seat's stream (and every watcher's), and
the memory of the servers. A second client, a process of its own that shares no code with the first, plays
meanwhile and measures the same; at the end one game is played command after command, and with all quiet a
block is appended to a file and synced at the same rate: no durable command can be quicker than the disk.
Ends with an error unless every stream opened and every answered command arrived on every stream.

With `--cold` nothing is compiled yet, as after an update, and the load does not wait until it is. With
`--saturate` the rate is doubled until the p99 to every seat passes a second or commands have to be left out.
With `--reviews` one finished game after the other is reviewed meanwhile (standard).
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.store.database import Database

from marrakech.record import gamefile
from marrakech.record.game import Game

SEATS = 4
ID_LINE = re.compile(rb"^id: (\d+)$", re.MULTILINE)
OPENING = 64
"""Streams that are opened at the same time; a server refuses what it cannot begin within about a second."""
OPEN_WITHIN = 60.0
ARRIVE_WITHIN = 20.0
"""Seconds that are waited for the last arrivals."""
LONGEST_RUN = 600
"""Seconds of load at most: this is a study, not a siege."""
SLOWEST_PACE = 0.4
"""How often the slowest games have a command, against the quickest."""
BLOCK = 4096
DISK_SECONDS = 60.0
"""How long the disk alone is measured, at most as long as the load."""
SATURATED = 1.0
"""Seconds to every seat, p99, at which a server no longer keeps up."""


class Heading(msgspec.Struct):
    turn: str


class Rug(msgspec.Struct):
    rug: str


class Next(msgspec.Struct):
    seat: int | None
    step: str
    headings: list[Heading]
    rugs: list[Rug]


class Table(msgspec.Struct):
    version: int
    next: Next


class Answer(msgspec.Struct):
    table: Table


class Created(msgspec.Struct):
    game: str
    invites: list[dict[str, str | int]]


@dataclass
class Results:
    """Seconds from when each command was due, to its answer, every seat and every stream."""

    answers: list[float] = field(default_factory=list)
    seats: list[float] = field(default_factory=list)
    streams: list[float] = field(default_factory=list)
    skipped: int = 0
    refused: int = 0
    took: float = 0.0


@dataclass
class Sent:
    """A command, and how many streams it has still to arrive on."""

    due: float
    results: Results
    seats: int
    streams: int


@dataclass
class House:
    """One game with its seats, its streams and the commands that are under way."""

    id: str
    cookies: list[str]
    table: Table
    busy: bool = False
    under_way: dict[int, Sent] = field(default_factory=dict)
    """Commands by the version that each makes."""
    transports: list[asyncio.Transport] = field(default_factory=list)
    pace: float = field(default_factory=lambda: random.uniform(SLOWEST_PACE, 1.0))

    def arrived(self, version: int, *, seat: bool) -> None:
        """An update has arrived on a stream."""
        sent = self.under_way.get(version)
        if sent is None:
            return
        took = time.perf_counter() - sent.due
        sent.seats -= seat
        sent.streams -= 1
        if seat and not sent.seats:
            sent.results.seats.append(took)
        if not sent.streams:
            sent.results.streams.append(took)
            del self.under_way[version]

    def close(self) -> None:
        """Close all streams."""
        for transport in self.transports:
            transport.close()


class Stream(asyncio.Protocol):
    """A listener that notes when an update arrives and throws the rest away."""

    def __init__(self, house: House, cookie: str | None) -> None:
        self.house = house
        self.cookie = cookie
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether the server opened the stream; False if it is too busy now."""
        self._line = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET /api/games/{self.house.id}/events HTTP/1.1\r\n"
            f"Host: localhost\r\n{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        lines, _, self._line = (self._line + data).rpartition(b"\n")
        if lines and not self.opened.done():
            status = lines.split(b" ", 2)[1]
            if status in (b"200", b"503"):
                self.opened.set_result(status == b"200")
            else:
                self.opened.set_exception(SystemExit(f"a stream was refused: {lines[:200]!r}"))
        for found in ID_LINE.finditer(lines):
            self.house.arrived(int(found[1]), seat=self.cookie is not None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(False)


class Refused(Exception):  # noqa: N818 (named by what was wrong)
    """The server has more to do than it can."""


class Connection:
    """One kept-alive connection for requests, one at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, cookie: str | None) -> tuple[bytes, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.streams
        content = msgspec.json.encode(body)
        lines = [
            f"POST {path} HTTP/1.1",
            "Host: localhost",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        assert length is not None
        answer = await reader.readexactly(int(length[1]))
        if b" 503 " in head[:15]:
            raise Refused
        if b" 20" not in head[:15]:
            raise RuntimeError(f"{path}: {head[:40]!r} {answer[:200]!r}")
        return head, answer


def cookie_of(head: bytes) -> str:
    found = re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)
    assert found is not None
    return found[1].decode()


async def open_house(connection: Connection) -> House:
    seats = [{"kind": "person"}] + [{"kind": "link"}] * (SEATS - 1)
    head, body = await connection.post("/api/games", {"seats": seats}, None)
    created = msgspec.json.decode(body, type=Created)
    cookies = [cookie_of(head)]
    table = None
    for invite in created.invites:
        code = str(invite["path"]).rsplit("/", 1)[1]
        name = f"Player {invite['seat']}"
        head, body = await connection.post(
            f"/api/games/{created.game}/join", {"invite": code, "name": name}, None
        )
        cookies.append(cookie_of(head))
        table = msgspec.json.decode(body, type=Answer).table
    assert table is not None
    return House(created.game, cookies, table)


def next_command(house: House) -> dict[str, object]:
    """Any command of whoever is to move."""
    following = house.table.next
    action: dict[str, str]
    if following.step == "orient":
        action = {"type": "roll", "turn": random.choice(following.headings).turn}
    else:
        action = {"type": "lay", "rug": random.choice(following.rugs).rug}
    return {
        "id": f"load-{house.id}-{house.table.version}",
        "version": house.table.version,
        "seat": following.seat,
        "action": action,
    }


async def play(
    house: House, pool: "asyncio.Queue[Connection]", watchers: int, results: Results, due: float
) -> None:
    """Send a command that was due then, and wait for its answer."""
    seat = house.table.next.seat
    assert seat is not None
    command = next_command(house)
    version = house.table.version + 1
    house.busy = True
    # Waiting for a connection is part of what somebody waits for.
    house.under_way[version] = Sent(due, results, SEATS, SEATS + watchers)
    connection = await pool.get()
    try:
        _, body = await connection.post(f"/api/games/{house.id}/commands", command, house.cookies[seat])
    except Refused:
        results.refused += 1
        del house.under_way[version]
        return
    finally:
        pool.put_nowait(connection)
        house.busy = False
    results.answers.append(time.perf_counter() - due)
    house.table = msgspec.json.decode(body, type=Answer).table


async def in_sequence(port: int, commands: int = 80) -> list[float]:
    """Seconds of each command of a game in which the next is sent when the last was answered."""
    pool: asyncio.Queue[Connection] = asyncio.Queue()
    pool.put_nowait(Connection(port))
    house = await open_house(Connection(port))
    results = Results()
    for _ in range(commands):
        if house.table.next.seat is None:
            break
        await play(house, pool, 0, results, time.perf_counter())  # without streams
    return results.answers


def memory(pid: int) -> dict[str, float]:
    """Megabytes of a process, now and at most."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = dict(re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", status))
    return {name: int(kilobytes) / 1024 for name, kilobytes in found.items()}


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


HEADER = "\n".join(
    (
        "| from when a command was due | n | p50 | p99 | p99.9 | longest |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    )
)


def report(what: str, values: list[float]) -> None:
    """A row of the table."""
    if values:
        times = [*(percentile(values, share) for share in (0.5, 0.99, 0.999)), max(values) * 1000]
        print(f"| {what} | {len(values):,} | {' | '.join(f'{one:.1f} ms' for one in times)} |")


def bots_ready(ports: list[int]) -> float:
    """Seconds until the engine has warmed up everywhere, which takes a core for a while after a start."""
    begun = time.perf_counter()
    for port in ports:
        while time.perf_counter() - begun < 180:
            with urlopen(f"http://localhost:{port}/api/about", timeout=30) as answer:
                if all(level["ready"] for level in json.load(answer)["levels"]):
                    break
            time.sleep(1)
    return time.perf_counter() - begun


def disk_alone(rate: float, seconds: float) -> list[float]:
    """Seconds from when a block was due to when it was appended to a file and synced, nothing else going on."""
    taken = []
    with tempfile.TemporaryFile(buffering=0) as file:
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            time.sleep(max(0.0, due - time.perf_counter()))
            file.write(b"x" * BLOCK)
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - due)
    return taken


class Load:
    """Games with their streams, spread over all processes, and commands at a steady rate."""

    def __init__(self, options: argparse.Namespace, ports: list[int], pids: list[int]) -> None:
        self.options, self.ports, self.pids = options, ports, pids
        self.watchers = options.watchers // options.games
        self.houses: deque[House] = deque()
        self.pool: asyncio.Queue[Connection] = asyncio.Queue()
        for number in range(32):
            self.pool.put_nowait(Connection(ports[number % len(ports)]))
        self._opened = 0
        self._opening = asyncio.Semaphore(OPENING)

    async def set_up(self) -> None:
        """Set up all games and open all streams."""
        begun = time.perf_counter()
        await asyncio.gather(*(self.open() for _ in range(self.options.games)))
        print(f"{self.options.games} games set up and joined in {time.perf_counter() - begun:.1f} s")
        begun = time.perf_counter()
        await asyncio.gather(*(self.listen(house) for house in self.houses))
        streams = sum(len(house.transports) for house in self.houses)
        print(f"{streams} streams opened in {time.perf_counter() - begun:.1f} s")
        if streams != self.options.games * (SEATS + self.watchers):
            raise SystemExit("streams are missing")

    async def open(self) -> None:
        """Set up a game."""
        connection = await self.pool.get()
        try:
            self.houses.append(await open_house(connection))
        finally:
            self.pool.put_nowait(connection)

    async def listen(self, house: House) -> None:
        """Open the streams of a game, each at the next process."""
        cookies = [*house.cookies, *[None] * self.watchers]
        await asyncio.gather(*(self._open_stream(house, cookie) for cookie in cookies))

    async def _open_stream(self, house: House, cookie: str | None) -> None:
        """Open a stream, again while the server is too busy."""
        self._opened += 1
        port = self.ports[self._opened % len(self.ports)]
        deadline = time.perf_counter() + OPEN_WITHIN
        while time.perf_counter() < deadline:
            async with self._opening:
                _, stream = await asyncio.get_running_loop().create_connection(
                    lambda: Stream(house, cookie), "127.0.0.1", port
                )
                if await stream.opened:
                    house.transports.append(stream.transport)
                    return
                stream.transport.close()
            await asyncio.sleep(1)
        raise SystemExit("a stream could not be opened")

    async def replace(self, house: House) -> None:
        """Set up a new game for one that is over, and play it once its streams are open."""
        self.houses.remove(house)
        house.close()
        connection = await self.pool.get()
        try:
            new = await open_house(connection)
        finally:
            self.pool.put_nowait(connection)
        await self.listen(new)
        self.houses.append(new)

    async def drive(self, rate: float, seconds: float) -> Results:
        """Send commands at a rate, whether or not earlier ones were answered."""
        results = Results()
        tasks: set[asyncio.Task[None]] = set()
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            house = self._next()
            over = house.table.next.seat is None
            if house.busy or (over and house.under_way):
                results.skipped += 1
                continue
            if over:
                house.busy = True
                work = self.replace(house)
            else:
                work = play(house, self.pool, self.watchers, results, due)
            task = asyncio.create_task(work)
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        results.took = time.perf_counter() - begun
        await self._arrived(results)
        return results

    def _next(self) -> House:
        """The next game in turn, some less often than others."""
        while True:
            house = self.houses[0]
            self.houses.rotate(-1)
            if random.random() < house.pace:
                return house

    async def _arrived(self, results: Results) -> None:
        """Wait for the last arrivals; nothing is a figure unless all are counted."""
        deadline = time.perf_counter() + ARRIVE_WITHIN
        while any(house.under_way for house in self.houses) and time.perf_counter() < deadline:
            await asyncio.sleep(0.1)
        asked = len(results.answers)
        if not len(results.seats) == len(results.streams) == asked:
            raise SystemExit(
                f"{asked} commands were answered; {len(results.seats)} arrived at every seat and "
                f"{len(results.streams)} on every stream"
            )

    async def saturate(self) -> None:
        """Double the rate until the server no longer keeps up."""
        rate = self.options.rate
        while True:
            results = await self.drive(rate, self.options.seconds)
            done = len(results.answers) / results.took
            print(
                f"{rate:.0f} a second asked for, {done:.0f} done, {results.skipped} skipped, "
                f"{results.refused} refused"
            )
            print(HEADER)
            report("to every seat", results.seats)
            if results.skipped or percentile(results.seats, 0.99) > 1000 * SATURATED:
                return
            rate *= 2


def finished_game(seed: int) -> bytes:
    """The file of a game of random choices."""
    game, chooser = Game.new(players=2 + seed % 3, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chooser.choice(game.legal()))
    return gamefile.write(game).encode()


async def keep_reviewing(port: int, made: list[float]) -> None:
    """Have one game after the other reviewed; the seconds that each took."""

    def review(seed: int) -> None:
        there = f"http://127.0.0.1:{port}/api"
        file = Request(f"{there}/files", finished_game(seed), {"content-type": "text/plain"})
        with urlopen(file) as answer:
            game = json.load(answer)["game"]
        begun = time.perf_counter()
        status = 202
        while status == 202:
            with urlopen(f"{there}/games/{game}/review?depth=standard&wait=20") as answer:
                status = answer.status
                answer.read()
        made.append(time.perf_counter() - begun)

    for seed in itertools.count():
        await asyncio.to_thread(review, seed)


async def second_client(ports: list[int], seconds: float) -> "asyncio.subprocess.Process":
    """Another program that measures the same, with its stream at another process if there is one."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).with_name("second_client.py")),
        *(str(ports[0]), str(seconds), str(ports[-1])),
        stdout=subprocess.PIPE,
    )


async def study(options: argparse.Namespace, ports: list[int], pids: list[int]) -> None:
    """Set up, drive and report."""
    warming = asyncio.create_task(asyncio.to_thread(bots_ready, ports))
    if not options.cold:
        print(f"the bots were ready after {await warming:.0f} s")
    reviews: list[float] = []
    if options.reviews:
        reviewing = asyncio.create_task(keep_reviewing(ports[0], reviews))
        while not reviews and not reviewing.done():  # compiles: connections must not wait
            await asyncio.sleep(1)
        reviews.clear()
    load = Load(options, ports, pids)
    await load.set_up()
    gc.collect()
    gc.freeze()  # this process shares the machine with what it measures
    await asyncio.sleep(3)
    if options.saturate:
        await load.saturate()
        return
    used = sum(map(cpu, pids))
    checking = await second_client(ports, options.seconds)
    results = await load.drive(options.rate, options.seconds)
    used = sum(map(cpu, pids)) - used
    if options.reviews:
        reviewing.cancel()
        print(f"{len(reviews)} reviews meanwhile, the longest {max(reviews, default=0):.1f} s")
    done = len(results.answers)
    print(
        f"{done} commands in {results.took:.1f} s: {done / results.took:.0f} a second, "
        f"{results.skipped} skipped, {results.refused} refused\n"
    )
    if options.cold:
        meanwhile = "after" if warming.done() else "during"
        print(f"the load ended {meanwhile} the warm-up, which took {await warming:.0f} s")
    told, _ = await checking.communicate()
    measured = json.loads(told)
    sequence = await in_sequence(ports[0])
    print(HEADER)
    report("to its arrival at every seat", results.seats)
    report("to its arrival at every stream", results.streams)
    report("to its answer", results.answers)
    report("second client, to its answer", measured["answers"])
    report("second client, to its stream", measured["streams"])
    report("one after the other, to its answer", sequence)
    report("the disk alone", disk_alone(options.rate, min(options.seconds, DISK_SECONDS)))
    print()
    if len(measured["streams"]) != len(measured["answers"]):
        raise SystemExit("arrivals are missing on the stream of the second client")
    for pid in pids:
        held = memory(pid)
        print(f"server: {held['VmRSS']:.0f} MB, at most {held['VmHWM']:.0f} MB")
    print(f"servers: {used / results.took:.0%} of a core")


@contextlib.contextmanager
def serving(address: str, environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """A server on a store: its port and its process."""
    code = (
        "from marrakech.server import Settings, run\n"
        f"run(Settings(port=0, db={address!r}, rate_limits=False, open_browser=False), "
        "tell=lambda line: print(line, flush=True))"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line!r}")
        yield int(found[1]), server.pid
    finally:
        server.terminate()
        server.wait(timeout=20)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=150)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=2, help="with --postgres")
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--reviews", action="store_true")
    options = parser.parse_args()
    options.seconds = min(options.seconds, LONGEST_RUN)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address, processes = str(Path(folder) / "games.db"), 1
        if options.postgres:
            database = stack.enter_context(Database(fsync=True))
            address, processes = database.fresh(), options.processes
        environment = dict(os.environ)
        if options.cold:
            environment["NUMBA_CACHE_DIR"] = folder
        running = [stack.enter_context(serving(address, environment)) for _ in range(processes)]
        asyncio.run(study(options, [port for port, _ in running], [pid for _, pid in running]))


if __name__ == "__main__":
    main()
