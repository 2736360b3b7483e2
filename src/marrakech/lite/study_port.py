"""Studies are made in a second worker of the browser, which starts when somebody asks for one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec


class Port(Protocol):
    """A worker that was started: `send` it a line, or `stop` it."""

    def send(self, line: str) -> None:
        """Give it a line."""

    def stop(self) -> None:
        """End it, whatever it does."""


class StudyPort:
    """A `LineWorker` in another worker; `start` makes one that tells its lines, an empty one when it dies."""

    def __init__(self, start: Callable[[Callable[[str], None]], Any]) -> None:
        self._start = start
        self._port: Port | None = None
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()

    @property
    def running(self) -> bool:
        """See `LineWorker.running`."""
        return self._port is not None

    async def start(self) -> None:
        """See `LineWorker.start`."""
        if self._port is None:
            lines: asyncio.Queue[bytes] = asyncio.Queue()
            self._lines = lines
            self._port = self._start(lambda line: lines.put_nowait(line.encode()))

    def send(self, message: object) -> None:
        """See `LineWorker.send`."""
        if self._port is not None:
            self._port.send(msgspec.json.encode(message).decode())

    async def line(self, every: float, go_on: Callable[[], Awaitable[bool]]) -> bytes | None:
        """See `LineWorker.line`."""
        while True:
            try:
                return await asyncio.wait_for(self._lines.get(), every)
            except TimeoutError:
                if not await go_on():
                    return None

    async def stop(self) -> str:
        """See `LineWorker.stop`."""
        port, self._port = self._port, None
        if port is None:
            return "it was not there"
        port.stop()
        return "it was ended"
