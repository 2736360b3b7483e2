"""Hosts of a browser's worker as an HTTP client meets them: what a page asks of `lite.host`, asked by httpx.

A page sends a method, an address, a media type and a body, and no other headers; a device is one guest, so it
keeps no cookies. What needs more than that is asked of a server only (`tests.server.conftest`).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from queue import SimpleQueue
from typing import TypeAlias

import httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

from marrakech.lite.host import END, HEAD, Host
from marrakech.store.indexeddb import IndexedDbStore
from tests.store.rows import Disk, MemoryRows

ONE_GUEST = pytest.mark.hosts("server", why="a device is one guest")
STUDIES = pytest.mark.hosts("server", why="studies are made in a second worker")
HEADERS = pytest.mark.hosts("server", why="a page sends no headers")
"""Why a test does not apply to a device; `docs/lite.md` says so too."""

PYODIDE = "pyodide"
"""The name of hosts in the worker's own Python, which is slower than this one."""
PATIENCE = 120.0
"""Seconds within which a piece of an answer comes."""

Piece: TypeAlias = tuple[str, int, list[tuple[str, str]], bytes]
"""What `lite.host.HearAnswer` hears."""
Pieces: TypeAlias = "SimpleQueue[Piece]"


class Asked(ABC):
    """A host that a page can ask."""

    @abstractmethod
    def ask(self, number: int, method: str, address: str, media_type: str, body: bytes) -> Pieces:
        """Begin to ask; the answer comes piece by piece."""

    @abstractmethod
    def leave(self, number: int) -> None:
        """Wait for an answer no more."""


class DeviceTransport(httpx.BaseTransport):
    """Requests go to a host as a page's do."""

    def __init__(self, host: Asked) -> None:
        self._host = host
        self._numbers = count(1)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The answer, whose body is read as it comes."""
        number = next(self._numbers)
        address = request.url.raw_path.decode()
        media_type = request.headers.get("content-type", "")
        pieces = self._host.ask(number, request.method, address, media_type, request.read())
        kind, status, headers, _ = pieces.get(timeout=PATIENCE)
        assert kind == HEAD
        return httpx.Response(status, headers=headers, stream=_Body(self._host, number, pieces))


class _Body(httpx.SyncByteStream):
    def __init__(self, host: Asked, number: int, pieces: Pieces) -> None:
        self._host = host
        self._number = number
        self._pieces = pieces

    def __iter__(self) -> Iterator[bytes]:
        kind = HEAD
        while kind != END:
            kind, _, _, body = self._pieces.get(timeout=PATIENCE)
            yield body

    def close(self) -> None:
        self._host.leave(self._number)


class HostHere(Asked):
    """A host in this process, in an event loop of its own, over rows in memory."""

    def __init__(self, portal: BlockingPortal) -> None:
        self._portal = portal
        self._host: Host = portal.call(_made)

    def ask(self, number: int, method: str, address: str, media_type: str, body: bytes) -> Pieces:
        """See `Asked.ask`."""
        pieces: Pieces = SimpleQueue()

        def hear(kind: str, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
            pieces.put((kind, status, headers, body))

        self._portal.start_task_soon(
            self._host.request, number, method, address, media_type, body, hear
        )
        return pieces

    def leave(self, number: int) -> None:
        """See `Asked.leave`."""
        self._portal.call(self._host.leave, number)

    def close(self) -> None:
        """End the host."""
        self._portal.call(self._host.close)


async def _made() -> Host:
    host = Host(IndexedDbStore(MemoryRows(Disk())))
    await host.start()
    return host


@contextmanager
def device_here() -> Iterator[httpx.Client]:
    """A page of a host in this process."""
    with start_blocking_portal() as portal:
        host = HostHere(portal)
        try:
            with asking(host) as client:
                yield client
        finally:
            host.close()


def asking(host: Asked, name: str = "localhost") -> httpx.Client:
    """A page of a host; the name tells tests where they are, the host hears nothing of it."""
    return httpx.Client(transport=DeviceTransport(host), base_url=f"http://{name}")
