"""No request holds up the others: what one costs the event loop in one go, by its worst input.

Measured in the CPU time of the loop's thread, so that a busy machine does not matter.
"""

import asyncio
import gc
import time
import tracemalloc
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar

from marrakech.server.app import create_app
from marrakech.server.routes import HANDLERS
from marrakech.server.settings import Settings
from marrakech.service import channel
from marrakech.service import lobby as lobby_module
from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.transfer import as_text
from marrakech.store import MemoryStore
from tests.server.client import HOST
from tests.service.play import move, people, play_out

pytestmark = pytest.mark.anyio

MOST = 0.020
"""Seconds of the loop's thread."""


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
    table = await people(lobby, players)
    await play_out(table)
    return table.id


@pytest.fixture
def app() -> Litestar:
    return create_app(MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels())


async def worst(app: Litestar) -> list[tuple[str, str, dict[str, Any]]]:
    """The costliest request to every route that can be asked without a stream or a bot."""
    lobby: Lobby = app.state.lobby
    long = await finished_game(lobby, 4)
    piles = await finished_game(lobby, 2)
    running = await people(lobby, 4)
    for _ in range(60):
        await move(running)
    text = as_text(await lobby.table(long))
    roll = {"id": "x" * 64, "version": 1, "seat": 0, "action": {"type": "roll"}}
    seats = {"seats": [{"kind": "person"}] * 4}
    game = f"/api/games/{running.id}"
    return [
        ("GET", "/api/about", {}),
        ("POST", "/api/games", {"json": seats}),
        ("GET", "/api/games", {}),
        ("GET", game, {}),
        ("POST", f"{game}/join", {"json": {"invite": "x" * 128, "name": "\u0301" * 200}}),
        ("POST", f"{game}/commands", {"json": roll}),
        ("GET", f"/api/games/{long}/updates", {"headers": {"accept-encoding": "gzip"}}),
        ("GET", f"/api/games/{piles}/updates", {}),
        ("GET", f"/api/games/{long}/at/97", {}),
        ("GET", f"/api/games/{long}/file", {}),
        ("GET", f"/api/games/{piles}/verify", {}),
        ("GET", f"{game}/hint", {}),
        ("GET", f"{game}/evaluation", {}),
        ("POST", f"/api/games/{long}/rematch", {}),
        ("POST", f"{game}/leave", {}),
        ("POST", "/api/files", {"content": text}),
        ("POST", "/api/files", {"content": tags(15_000)}),
        ("POST", "/api/files", {"content": comments(130_000)}),
        ("POST", "/api/files", {"content": "[" * 250_000}),
        (
            "POST",
            "/api/games",
            {"content": b"[" * 16_000, "headers": {"content-type": "application/json"}},
        ),
    ]


async def test_no_request_keeps_the_loop_for_long(app: Litestar) -> None:
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client,
    ):
        requests = await worst(app)
        for method, path, options in requests:
            await client.request(method, path, **options)  # imports and caches
        slow = []
        for method, path, options in requests:
            app.state.lobby._idle.clear()  # read from the store again
            with watching() as stalls:
                answer = await client.request(method, path, **options)
            assert answer.status_code < 500, (path, answer.text)
            if stalls.longest > MOST:
                slow.append(f"{stalls.longest * 1000:.1f} ms: {method} {path} in {stalls.what}")
    assert not slow, "\n".join(slow)


async def test_every_route_is_tried(app: Litestar) -> None:
    """All but the stream, which is tried by the tests of streams, and what friends do with seats."""
    tried = {path.split("?")[0].rstrip("/").split("/")[-1] for _, path, _ in await worst(app)}
    names = {str(next(iter(handler.paths))).rstrip("/").split("/")[-1] for handler in HANDLERS}
    untried = {name for name in names if name not in tried and "{" not in name}
    assert untried == {"events", "start", "device", "gesture"}


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
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        for _ in range(8):
            await finished_game(lobby, 3)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(24):
            await finished_game(lobby, 3)
            await asyncio.sleep(0)
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
        gc.enable()
        await lobby.close()
    assert grown < 24 * 10_000, f"{grown / 24 / 1000:.1f} kB for each finished game"
