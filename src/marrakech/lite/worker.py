"""What the JavaScript of the two workers calls: `begin` in the first, `Study` in the second."""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import msgspec
from pyodide.ffi import JsException, create_proxy, to_js

from marrakech.jit.provider import WasmProvider, provide
from marrakech.lite.browser_rows import BrowserRows
from marrakech.lite.host import Host
from marrakech.lite.networks import FetchNetwork, MissingNetworkError, with_networks
from marrakech.lite.study_port import StudyPort
from marrakech.service.study_tasks import STOP, StudyNews, StudyTask
from marrakech.service.study_worker import Rollouts, failure, result
from marrakech.store import MemoryStore
from marrakech.store.indexeddb import IndexedDbStore


class DeviceDesk:
    """The host, as JavaScript sees it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._under_way: set[asyncio.Task[None]] = set()

    def request(
        self, number: int, method: str, address: str, media_type: str, text: str, tell: Any
    ) -> None:
        """Answer a request; `tell(kind, status, headers, bytes)` hears the pieces."""

        def answer(kind: str, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
            tell(kind, status, to_js(headers), to_js(body))

        work = self._host.request(number, method, address, media_type, text.encode(), answer)
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def leave(self, number: int) -> None:
        """Nobody waits for an answer any more."""
        self._host.leave(number)

    async def close(self) -> None:
        """End everything; what was acknowledged is stored."""
        await self._host.close()


async def begin(
    rows: Any, failed: Callable[[str], object], study: Callable[..., Any], engine: Any = None
) -> DeviceDesk:
    """A host over rows, or over memory where there are none; `study` starts the second worker."""
    fetch = _provide(engine)
    store = MemoryStore() if rows is None else IndexedDbStore(BrowserRows(rows, failed))
    if isinstance(store, IndexedDbStore):
        await store.open()
    port = StudyPort(lambda told: study(create_proxy(told)))
    host = Host(store, port, fetch, lambda missing: failed("unfetched" if missing else "fetched"))
    await host.start()
    return DeviceDesk(host)


def _provide(engine: Any) -> FetchNetwork:
    """Let bots and studies use the engine; without one they play interpreted, where they can.

    The result fetches a network, and raises `OSError` if it does not come.
    """
    if engine is not None:
        provide(WasmProvider(lambda entry, payload: _called(engine, entry, payload), engine.digest))

    async def fetch(players: int) -> None:
        try:
            await engine.network(players)
        except JsException as error:
            raise OSError(str(error)) from None

    return fetch


def _called(engine: Any, entry: str, payload: bytes) -> bytes:
    try:
        answer: bytes = engine.call(entry, to_js(payload)).to_bytes()
    except JsException as error:
        if getattr(error, "code", None) == "network":
            raise MissingNetworkError(int(error.players)) from None
        raise
    return answer


class Study:
    """Does one task after the other; `tell` hears lines."""

    def __init__(self, tell: Callable[[str], object], engine: Any = None) -> None:
        self._fetch = _provide(engine)
        self._tell = tell
        self._rollouts = Rollouts()
        self._decoder = msgspec.json.Decoder(StudyTask)

    async def take(self, line: str) -> None:
        """Do a task. It is heard of nothing else meanwhile: whoever wants it no more ends the worker."""
        task = self._decoder.decode(line)
        if task.what != STOP:
            self._say(await self._made(task))

    async def _made(self, task: StudyTask) -> StudyNews:
        try:
            return await with_networks(
                lambda: result(task, self._rollouts, self._say, Event()), self._fetch
            )
        except Exception as error:
            return failure(error)

    def _say(self, news: StudyNews) -> None:
        self._tell(msgspec.json.encode(news).decode())
