"""Garbage is collected between requests: often, little at a time, and nothing of a request stays behind."""

import asyncio
import gc
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.handlers import BaseRouteHandler

from marrakech.server import collector
from marrakech.server.app import create_app
from marrakech.server.settings import Settings
from marrakech.service.levels import Levels
from marrakech.store import MemoryStore
from tests.server.client import HOST

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The generations collected, in order, by a collector that does nothing by itself."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    monkeypatch.setattr(collector, "LARGE_STEPS", 2)
    enabled = gc.isenabled()
    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    if enabled:
        gc.enable()


def app() -> Litestar:
    return create_app(MemoryStore(), Settings(hosts=HOST, rate_limits=False), levels=Levels())


def client(app: Litestar) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")


def test_a_step_looks_at_new_objects_and_each_third_at_those_of_the_last_ones(steps: list[int]) -> None:
    kept: list[list[object]] = []
    for _ in range(9):
        collector.collect_between()  # nothing new: nothing to do
        kept += [[] for _ in range(collector.YOUNG + 1)]
        collector.collect_between()
    assert steps == [0, 0, 1, 0, 0, 1, 0, 0, 2]


async def test_the_pause_after_an_answer_is_used(steps: list[int]) -> None:
    async with client(app()) as browser:
        kept = [[] for _ in range(collector.YOUNG)]  # type: list[list[object]]
        await browser.get("/api/about")
        await asyncio.sleep(0)
        assert steps == [0]
        assert len(kept) == collector.YOUNG


async def test_nothing_is_collected_while_another_request_is_being_answered(steps: list[int]) -> None:
    house = app()
    waiting, go = asyncio.Event(), asyncio.Event()
    find = house.state.lobby.table

    async def slowly(game: str) -> object:
        waiting.set()
        await go.wait()
        return await find(game)

    house.state.lobby.table = slowly
    async with client(house) as browser:
        slow = asyncio.create_task(browser.get("/api/games/abc"))
        await waiting.wait()
        kept = [[] for _ in range(collector.YOUNG)]  # type: list[list[object]]
        await browser.get("/api/about")
        await asyncio.sleep(0)
        assert steps == []
        go.set()
        await slow
        await asyncio.sleep(0)
        assert steps == [0]
        assert len(kept) == collector.YOUNG


def handlers() -> int:
    """How many route handlers there are: Litestar makes a copy of one for every guard and request."""
    return sum(isinstance(one, BaseRouteHandler) for one in gc.get_objects())


async def test_a_request_leaves_no_copy_of_its_route_behind() -> None:
    async with client(app()) as browser:
        await browser.get("/api/games/abc")
        gc.collect()
        before = handlers()
        for _ in range(10):
            await browser.get("/api/games/abc")
        gc.collect()
        assert handlers() == before


async def test_a_request_takes_no_thread_but_the_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Litestar runs a guard or hook that is no coroutine in a thread, which takes longer than the request."""
    taken: list[object] = []
    async with client(app()) as browser:
        await browser.get("/api/about")
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "run_in_executor", lambda _, run, *more: taken.append(run))
        assert (await browser.get("/api/games/abc")).status_code == 404
        made = await browser.post("/api/games", json={"seats": [{"kind": "person"}] * 2})
        assert made.status_code == 201
    assert taken == []
