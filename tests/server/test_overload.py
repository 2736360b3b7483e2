"""Past what the machine can do: a 503 with a time to come back, and the others are answered."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from marrakech.server import overload
from marrakech.server.app import create_app
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore, StoredGame
from marrakech.store.base import GameId
from tests.server.client import HOST

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """A store that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.asked = 0

    async def game(self, game: GameId) -> StoredGame:
        self.asked += 1
        await self.answers.wait()
        return await super().game(game)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def test_too_much_at_once_is_refused_and_the_rest_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(overload, "MOST_AT_ONCE", 8)
    store = SlowStore()
    app = create_app(store, Settings(hosts=HOST, rate_limits=False), levels=Levels())
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
        waiting = [asyncio.create_task(client.get(f"/api/games/none{n}")) for n in range(8)]
        await until(lambda: store.asked == 8)
        for _ in range(3):
            refused = await client.get("/api/games/another")
            assert refused.status_code == 503
            assert refused.headers["retry-after"] == "1"
            assert refused.headers["x-content-type-options"] == "nosniff"
            assert refused.json()["code"] == "server_busy"
            assert refused.json()["detail"] == {"retry_after": 1}
        # Whoever supervises the process still gets an answer.
        assert (await client.get("/health")).status_code == 200
        store.answers.set()
        assert {(await task).status_code for task in waiting} == {404}
        assert (await client.get("/api/games/another")).status_code == 404


async def test_a_client_that_hangs_up_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overload, "MOST_AT_ONCE", 1)
    store = SlowStore()
    app = create_app(store, Settings(hosts=HOST, rate_limits=False), levels=Levels())
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
        waiting = asyncio.create_task(client.get("/api/games/none"))
        await until(lambda: store.asked)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert (await client.get("/api/about")).status_code == 200
