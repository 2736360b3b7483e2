"""How fast a command reaches every seat, with a full house and every command stored durably first.

    python bench/load.py [--games 500] [--watchers 1000] [--rate 150] [--seconds 20] [--cold]

Starts the real server on loopback with an SQLite file, opens one stream for each seat and watcher, and
sends commands at a steady rate whether or not earlier ones were answered. Prints percentiles from when a
command was due (not from when a connection was free for it) to its arrival on every seat's stream (and every
watcher's), and the server's memory. A second client, a process of its own that shares no code with the first,
plays one game meanwhile and measures the same; at the end one game is played command after command.
With `--cold` nothing is compiled yet, as after an update, and the load does not wait until it is.
"""

import argparse
import asyncio
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
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import msgspec

SEATS = 4
ID_LINE = re.compile(rb"id: (\d+)\n")
LONGEST_RUN = 120
"""Seconds of load at most: this is a study, not a siege."""


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
class House:
    """One game with its seats, its streams and the command that is under way."""

    id: str
    cookies: list[str]
    table: Table
    sent: float = 0.0
    version: int = 0
    seats_missing: int = 0
    all_missing: int = 0
    busy: bool = False
    seat_times: list[float] = field(default_factory=list)
    watcher_times: list[float] = field(default_factory=list)


class Stream(asyncio.Protocol):
    """A listener that notes when an update arrives and throws the rest away."""

    def __init__(self, house: House, cookie: str | None) -> None:
        self.house = house
        self.cookie = cookie
        self.tail = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET /api/games/{self.house.id}/events HTTP/1.1\r\n"
            f"Host: localhost\r\n{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        text = self.tail + data
        house = self.house
        for found in ID_LINE.finditer(text):
            if int(found[1]) == house.version:
                took = time.perf_counter() - house.sent
                if self.cookie:
                    house.seats_missing -= 1
                    if not house.seats_missing:
                        house.seat_times.append(took)
                house.all_missing -= 1
                if not house.all_missing:
                    house.watcher_times.append(took)
        end = text.rfind(b"id: ")
        self.tail = text[-24:] if end < len(text) - 24 else text[end:] + b""
        if ID_LINE.search(self.tail):
            self.tail = b""


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


async def play(
    house: House, pool: "asyncio.Queue[Connection]", watchers: int, acks: list[float], due: float
) -> None:
    following = house.table.next
    if following.seat is None:
        return
    action: dict[str, str]
    if following.step == "orient":
        action = {"type": "roll", "turn": random.choice(following.headings).turn}
    else:
        action = {"type": "lay", "rug": random.choice(following.rugs).rug}
    command = {
        "id": f"load-{house.id}-{house.table.version}",
        "version": house.table.version,
        "seat": following.seat,
        "action": action,
    }
    house.busy = True
    house.version = house.table.version + 1
    house.seats_missing = SEATS
    house.all_missing = SEATS + watchers
    # Waiting for a connection is part of what somebody waits for.
    house.sent = due
    connection = await pool.get()
    try:
        _, body = await connection.post(
            f"/api/games/{house.id}/commands", command, house.cookies[following.seat]
        )
    finally:
        pool.put_nowait(connection)
    acks.append(time.perf_counter() - house.sent)
    house.table = msgspec.json.decode(body, type=Answer).table
    house.busy = False


async def in_sequence(port: int, commands: int = 80) -> list[float]:
    """Seconds of each command of a game in which the next is sent when the last was answered."""
    pool: asyncio.Queue[Connection] = asyncio.Queue()
    pool.put_nowait(Connection(port))
    house = await open_house(Connection(port))
    took: list[float] = []
    for _ in range(commands):
        if house.table.next.seat is None:
            break
        await play(house, pool, 0, took, time.perf_counter())
    return took


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


def report(what: str, values: list[float]) -> None:
    if values:
        print(
            f"{what:28} n {len(values):6}   p50 {percentile(values, 0.5):7.2f} ms   "
            f"p99 {percentile(values, 0.99):7.2f} ms   p99.9 {percentile(values, 0.999):7.2f} ms   "
            f"max {max(values) * 1000:7.2f} ms"
        )


def bots_ready(port: int) -> float:
    """Seconds until the engine has warmed up, which takes a core for a while after a start."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < 180:
        with urlopen(f"http://localhost:{port}/api/about", timeout=30) as answer:
            if all(level["ready"] for level in json.load(answer)["levels"]):
                break
        time.sleep(1)
    return time.perf_counter() - begun


async def study(options: argparse.Namespace, port: int, pid: int) -> None:
    loop = asyncio.get_running_loop()
    pool: asyncio.Queue[Connection] = asyncio.Queue()
    for _ in range(32):
        pool.put_nowait(Connection(port))
    houses: deque[House] = deque()

    async def opened() -> None:
        connection = await pool.get()
        try:
            houses.append(await open_house(connection))
        finally:
            pool.put_nowait(connection)

    warming = asyncio.create_task(asyncio.to_thread(bots_ready, port))
    if not options.cold:
        print(f"the bots were ready after {await warming:.0f} s")
    begun = time.perf_counter()
    await asyncio.gather(*(opened() for _ in range(options.games)))
    print(f"{options.games} games set up and joined in {time.perf_counter() - begun:.1f} s")
    watchers = options.watchers // options.games
    begun = time.perf_counter()
    for house in houses:
        for cookie in [*house.cookies, *[None] * watchers]:
            await loop.create_connection(
                lambda house=house, cookie=cookie: Stream(house, cookie),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
    streams = options.games * (SEATS + watchers)
    print(f"{streams} streams opened in {time.perf_counter() - begun:.1f} s")
    await asyncio.sleep(3)
    acks: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    total = int(options.rate * options.seconds)
    used = cpu(pid)
    checking = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).with_name("second_client.py")),
        *(str(port), str(options.seconds)),
        stdout=subprocess.PIPE,
    )
    begun = time.perf_counter()
    skipped = 0
    for number in range(total):
        due = begun + number / options.rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        house = houses[0]
        houses.rotate(-1)
        if house.busy:
            skipped += 1
            continue
        task = asyncio.create_task(play(house, pool, watchers, acks, due))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    took = time.perf_counter() - begun
    used = cpu(pid) - used
    await asyncio.sleep(1)
    print(f"{len(acks)} commands in {took:.1f} s: {len(acks) / took:.0f} a second, {skipped} skipped")
    if options.cold:
        meanwhile = "after" if warming.done() else "during"
        print(f"the load ended {meanwhile} the warm-up, which took {await warming:.0f} s")
    report("command to answer", acks)
    report("command to every seat", [one for house in houses for one in house.seat_times])
    report("command to every stream", [one for house in houses for one in house.watcher_times])
    told, _ = await checking.communicate()
    measured = json.loads(told)
    report("second client: to answer", measured["answers"])
    report("second client: to stream", measured["streams"])
    report("one after the other", await in_sequence(port))
    held = memory(pid)
    print(
        f"server: {held['VmRSS']:.0f} MB, at most {held['VmHWM']:.0f} MB; {used / took:.0%} of a core"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=150)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--cold", action="store_true")
    options = parser.parse_args()
    options.seconds = min(options.seconds, LONGEST_RUN)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    with tempfile.TemporaryDirectory() as folder:
        code = (
            "from marrakech.server import Settings, run\n"
            f"run(Settings(port=0, db={str(Path(folder) / 'games.db')!r}, rate_limits=False, "
            "open_browser=False), tell=lambda line: print(line, flush=True))"
        )
        environment = dict(os.environ)
        if options.cold:
            environment["NUMBA_CACHE_DIR"] = folder
        server = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r":(\d+)/", line)
            if found is None:
                raise SystemExit(f"the server did not start: {line!r}")
            asyncio.run(study(options, int(found[1]), server.pid))
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
