"""No request holds up the others: what one costs the event loop in one go, by its worst input.

Measured in the CPU time of the loop's thread, so that a busy machine does not matter.
"""

import asyncio
import gc
import hashlib
import re
import time
import tracemalloc
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from marrakech.analysis.puzzles import shipped_puzzles
from marrakech.kernel import state as kernel
from marrakech.record.position import Position
from marrakech.server.app import create_app
from marrakech.server.collector import calm_collector
from marrakech.server.identity import COOKIE
from marrakech.server.settings import Settings
from marrakech.service import channel
from marrakech.service import lobby as lobby_module
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore
from marrakech.wire import tables
from tests.server.client import HOST, command
from tests.server.handlers import api
from tests.service.play import BOT, LINK, PERSON, move, play_out
from tests.service.test_adviser import Sage

pytestmark = pytest.mark.anyio

MOST = 0.020
"""Seconds of the loop's thread."""
JSON = {"content-type": "application/json"}
TOKEN = "t" * 43
ME = hashlib.sha256(TOKEN.encode()).digest()
REFUSED = (
    *("/rematch/decline", "/rematch/withdraw", "/rematch/without", "/rematch/bot"),
    *("/claim", "/claim/withdraw", "/claim/answer", "/return", "/person", "/starter"),
    *("/api/calls/x", "/api/calls/test", "/positions/rollout", "/positions/rollout/stop"),
    *("/learning/level", "/api/calls"),
)
"""Routes that ask for what is not there; `test_claims`, `test_rematches` and the tests of calls grant them."""
MAY_REFUSE = (
    *("/join", "/hint", "/evaluation", "/files", "/games", "/invitation/" + "x" * 128),
    *REFUSED,
)
"""Routes that are also tried with what is refused."""
MINE = 40
"""Games that the list of one player has, besides those below; it shows fifty at most."""


class Stalls:
    """The longest that one callback kept the loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""


@contextmanager
def watching() -> Iterator[Stalls]:
    """Measure every callback that the loop runs."""
    stalls = Stalls()
    run = events.Handle._run

    def measured(handle: events.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        if took > stalls.longest:
            stalls.longest, stalls.what = took, repr(handle)[:200]

    events.Handle._run = measured  # type: ignore[assignment,method-assign]
    try:
        yield stalls
    finally:
        events.Handle._run = run  # type: ignore[method-assign]


def tags(count: int) -> str:
    lines = "".join(f'[T{number} "{number}"]\n' for number in range(count))
    return f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n{lines}\n*\n'


def comments(count: int) -> str:
    return '[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n\n' + "{}" * count + "\n*\n"


async def finished_game(lobby: Lobby, players: int) -> str:
    table = await lobby.create(GameRequest([PERSON] * players), ME)
    await play_out(table)
    return table.id


@pytest.fixture
def app() -> Litestar:
    return new_app()


def new_app() -> Litestar:
    """A server without limits, with random bots and an adviser."""
    levels = Levels(adviser=Sage)
    return create_app(MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=levels)


async def worst(app: Litestar) -> list[tuple[str, str, dict[str, Any]]]:
    """The costliest request to every route, by the browser with the cookie of `ME`."""
    lobby: Lobby = app.state.lobby
    for _ in range(MINE):
        await lobby.create(GameRequest([PERSON] * 4), ME)
    long = await finished_game(lobby, 4)
    piles = await finished_game(lobby, 2)
    running = await lobby.create(GameRequest([PERSON] * 4), ME)
    for _ in range(60):
        await move(running)
    text = as_text(await lobby.table(long))
    accepted = {"json": command(msgspec.to_builtins(tables.game(running)))}
    seats = {"seats": [{"kind": "person"}] * 4}
    game = f"/api/games/{running.id}"
    against_bots = await lobby.create(GameRequest([PERSON, BOT, BOT, BOT]), ME)
    return [
        ("GET", "/api/about", {}),
        ("POST", "/api/pass", {"json": {"pass": await app.state.house.make_pass("", None)}}),
        ("POST", "/api/games", {"json": seats}),
        ("GET", "/api/games", {}),
        ("GET", game, {}),
        ("POST", f"{game}/join", {"json": {"invite": "x" * 128, "name": "\u0301" * 200}}),
        ("GET", f"{game}/invitation/{'x' * 128}", {}),
        ("POST", f"{game}/commands", accepted),
        *await among_friends(lobby),
        *await looking_back(lobby, long),
        ("GET", f"/api/games/{long}/events?after=0", {"stream": 97}),
        ("GET", f"/api/games/{long}/updates", {"headers": {"accept-encoding": "gzip"}}),
        ("GET", f"/api/games/{piles}/updates", {}),
        ("GET", f"/api/games/{long}/at/97", {}),
        ("GET", f"/api/games/{long}/file", {}),
        ("GET", f"/api/games/{piles}/verify", {}),
        ("GET", f"{game}/hint", {}),
        ("GET", f"/api/games/{against_bots.id}/hint", {}),
        ("GET", f"{game}/evaluation", {}),
        ("GET", f"/api/games/{long}/evaluation", {}),
        ("GET", f"/api/games/{long}/afterthoughts", {}),
        ("POST", f"/api/games/{long}/rematch", {}),
        ("POST", f"{game}/leave", {}),
        ("POST", "/api/files", {"content": text}),
        ("POST", "/api/files", {"content": tags(15_000)}),
        ("POST", "/api/files", {"content": comments(130_000)}),
        ("POST", "/api/files", {"content": "[" * 250_000}),
        ("POST", "/api/games", {"content": b"[" * 16_000, "headers": JSON}),
        ("DELETE", f"/api/games/{piles}", {}),
    ]


async def looking_back(lobby: Lobby, game: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Reviews, positions with as many moves as a game can have, and puzzles."""
    table = await lobby.table(game)
    states = [snapshot.state for snapshot in table.past]
    start = str(Position(kernel.start(4)))
    moves = [str(one) for one in table.moves]
    piled = str(Position(states[len(states) // 2]))
    tried = [{"parent": at - 1, "move": move} for at, move in enumerate(moves)]
    puzzle = shipped_puzzles()[0]
    return [
        ("GET", f"/api/games/{game}/review", {}),
        ("POST", f"/api/games/{game}/review/stop", {}),
        ("POST", "/api/positions", {"json": {"position": start, "moves": moves}}),
        ("POST", "/api/positions/ranking", {"json": {"position": piled}}),
        ("POST", "/api/positions/game", {"json": {"position": piled, "seat": 0, "level": "random"}}),
        ("POST", "/api/positions/file", {"json": {"position": start, "moves": tried}}),
        ("POST", "/api/positions/lines", {"content": as_text(table)}),
        ("POST", "/api/positions/lines", {"content": comments(130_000)}),
        ("GET", "/api/puzzles", {}),
        ("GET", "/api/puzzles/daily", {}),
        ("POST", f"/api/puzzles/{puzzle.name}/tries", {"json": {"choice": puzzle.best}}),
        ("POST", f"/api/puzzles/{puzzle.name}/tries", {"json": {"choice": puzzle.greedy}}),
    ]


async def among_friends(lobby: Lobby) -> list[tuple[str, str, dict[str, Any]]]:
    """What friends do with seats, each by somebody who may."""
    begun = await lobby.create(GameRequest([PERSON] * 4), ME)
    code = begun.seats.device_code(0, ME)
    free = [(await lobby.create(GameRequest([PERSON, LINK, LINK, LINK]), ME)).id for _ in range(2)]
    invited = await lobby.create(GameRequest([PERSON, LINK]), ME)
    join = {"json": {"invite": invited.seats.invitations(ME)[1], "name": "Basim"}}
    start = {"json": {"level": "random"}}
    device = {"json": {"seat": 0}}
    other = {"json": {"seat": 0, "code": code}, "headers": {"cookie": f"{COOKIE}={'o' * 43}"}}
    gesture = {"json": {"seat": 3, "gesture": "well_played"}}
    return [
        ("POST", f"/api/games/{invited.id}/join", join),
        ("POST", f"/api/games/{free[0]}/seat", {"json": {"seat": 1, "level": "random"}}),
        ("POST", f"/api/games/{free[0]}/seat", {"json": {"seat": 1}}),
        *(("POST", f"/api/games/{game}/start", start) for game in free),
        ("POST", f"/api/games/{begun.id}/device", device),
        ("POST", f"/api/games/{begun.id}/device", other),
        ("POST", f"/api/games/{begun.id}/gesture", gesture),
        *refused(f"/api/games/{begun.id}"),
    ]


def refused(game: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Claims, rematches, calls and rollouts that are not granted."""
    seat, position = {"json": {"seat": 1}}, {"json": {"position": "x"}}
    contact = {"kind": "webhook", "target": "https://127.0.0.1/x", "language": "en", "zone": "UTC"}
    return [
        *(
            ("POST", f"{game}{path}", seat)
            for path in ("/claim", "/person", "/starter", "/rematch/bot")
        ),
        *(
            ("POST", f"{game}/{path}", {})
            for path in ("claim/withdraw", "rematch/decline", "rematch/withdraw")
        ),
        ("POST", f"{game}/claim/answer", {"json": {"claim": "x", "yes": True}}),
        ("POST", f"{game}/return", {"json": {"code": "x" * 128}}),
        ("POST", f"{game}/rematch/without", {"json": {"seats": [1]}}),
        ("GET", "/api/calls", {}),
        ("POST", "/api/calls", {"json": contact}),
        ("POST", "/api/calls/test", {}),
        ("DELETE", "/api/calls/x", {}),
        ("POST", "/api/positions/rollout", position),
        ("POST", "/api/positions/rollout/stop", position),
        ("POST", "/api/learning/level", {"json": {}}),
    ]


async def ask(client: httpx.AsyncClient, method: str, path: str, options: dict[str, Any]) -> int:
    """The status of a request; of a stream, once so many updates have arrived."""
    options = dict(options)
    updates = options.pop("stream", None)
    if updates is None:
        return (await client.request(method, path, **options)).status_code
    return await streamed(client, path, updates)


async def streamed(client: httpx.AsyncClient, path: str, updates: int) -> int:
    """Read a stream until so many updates have arrived, and hang up."""
    arrived = asyncio.Event()
    told = {"status": 0, "updates": 0}

    async def receive() -> dict[str, Any]:
        if not told["status"]:
            return {"type": "http.request", "body": b"", "more_body": False}
        await arrived.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told["status"] = message["status"]
        else:
            told["updates"] += message["body"].count(b"event: update")
            if told["updates"] >= updates:
                arrived.set()

    bare, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "headers": [(b"host", HOST.encode())],
        "scheme": "http",
        "path": bare,
        "raw_path": bare.encode(),
        "query_string": query.encode(),
        "server": (HOST, 80),
        "client": ("127.0.0.1", 1),
        "root_path": "",
    }
    transport = client._transport
    assert isinstance(transport, httpx.ASGITransport)
    await transport.app(scope, receive, send)
    return told["status"]


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """The collector as it is after the test, which sets it as a server does."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def longest_stalls(app: Litestar) -> list[tuple[str, str, int, Stalls]]:
    """For every request of `worst`: its status, and the longest that it kept the loop."""
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    found = []
    async with (
        app.lifespan(),
        httpx.AsyncClient(
            transport=transport,
            base_url=f"http://{HOST}",
            headers={"cookie": f"{COOKIE}={TOKEN}"},
        ) as client,
    ):
        for method, path, options in await worst(app):
            await ask(client, method, path, options)  # imports and caches
        asked = await worst(app)
        calm_collector()
        for method, path, options in asked:
            app.state.lobby._idle.clear()  # read from the store again
            with watching() as stalls:
                # In a task of its own: what runs on in this one is not measured.
                status = await asyncio.create_task(ask(client, method, path, options))
            found.append((method, path, status, stalls))
    return found


async def test_no_request_keeps_the_loop_for_long(app: Litestar) -> None:
    slow = []
    for method, path, status, stalls in await longest_stalls(app):
        assert status < 500, path
        if not path.endswith(MAY_REFUSE):
            assert status < 300, (method, path, status)  # a refusal would cost less
        if stalls.longest > MOST:
            slow.append(f"{stalls.longest * 1000:.1f} ms: {method} {path} in {stalls.what}")
    assert not slow, "\n".join(slow)


async def test_every_route_is_tried(app: Litestar) -> None:
    tried = {(method, shape(path)) for method, path, _ in await worst(app)}
    for method, path, _ in api(app):
        assert (method, re.sub(r"{\w+:\w+}", "*", path)) in tried, path


def shape(path: str) -> str:
    """A path without what differs between two games, e.g. /api/games/*/at/*."""
    path = re.sub(r"^(/api/games/)\w+", r"\1*", path.partition("?")[0])
    path = re.sub(r"^(/api/puzzles/)[\w-]+(/)", r"\1*\2", path)
    path = re.sub(r"^(/api/calls/)x$", r"\1*", path)
    return re.sub(r"(/(?:at|invitation)/)\w+$", r"\1*", path)


async def test_memory_grows_with_who_is_here_not_with_who_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 4)
    monkeypatch.setattr(channel, "AWAY_AFTER_BREAK", 0.0)

    class ForgetfulStore(MemoryStore):
        """Keeps the last game alone, so that what the store holds does not count."""

        async def create(self, *args: Any, **options: Any) -> None:
            self._games.clear()
            self._logs.clear()
            self._commands.clear()
            await super().create(*args, **options)

    lobby = Lobby(ForgetfulStore(), Levels())
    tracemalloc.start()
    try:
        for _ in range(8):
            await finished_game(lobby, 3)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(24):
            await finished_game(lobby, 3)
            await asyncio.sleep(0)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
        await lobby.close()
    assert grown < 24 * 10_000, f"{grown / 24 / 1000:.1f} kB for each finished game"
