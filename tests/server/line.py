"""A line between two ends that can be cut, delayed and doubled: a proxy for tests."""

import asyncio
import contextlib
import random
import re
from collections.abc import Callable
from typing import Literal, TypeAlias

Trouble: TypeAlias = Literal["cut", "delay", "double"]
SHARE = 0.5
"""Of the connections, or of what is sent on them, how much gets into trouble."""
LONGEST_DELAY = 0.3


class Line:
    """Relays connections to a port that may change. `trouble` is what happens to them at present."""

    def __init__(self, target: Callable[[], int], seed: int = 1) -> None:
        self.trouble: Trouble | None = None
        self.troubled = 0
        """How often something was cut, delayed or doubled."""
        self._target = target
        self._chooser = random.Random(seed)
        self._open: set[asyncio.StreamWriter] = set()
        self._deaf: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Listen at a free port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Cut everything."""
        assert self._server is not None
        self._server.close()
        self.drop(1.0)
        await asyncio.sleep(0)

    def drop(self, share: float) -> None:
        """Cut a share of the connections there are."""
        for writer in list(self._open):
            if self._chooser.random() < share:
                writer.transport.abort()

    def deafen(self) -> None:
        """Let nothing through any more on the connections there are, without a word to either end."""
        self._deaf |= self._open

    def happens(self, trouble: Trouble) -> bool:
        """Whether it happens now."""
        hit = self.trouble == trouble and self._chooser.random() < SHARE
        self.troubled += hit
        return hit

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            await self.relay(reader, writer)
        self._open.discard(writer)
        writer.transport.abort()

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass everything on, both ways, until either end hangs up."""
        there_reader, there = await asyncio.open_connection("127.0.0.1", self._target())
        self._open.add(there)
        up = asyncio.create_task(self.pump(reader, there))
        down = asyncio.create_task(self.pump(there_reader, writer))
        try:
            await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (up, down):
                task.cancel()
            await asyncio.gather(up, down, return_exceptions=True)
            self._open.discard(there)
            there.transport.abort()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one way."""
        while data := await reader.read(1 << 16):
            if writer in self._deaf:
                continue
            if self.happens("cut"):
                # Part of it arrives.
                writer.write(data[: self._chooser.randrange(len(data))])
                await writer.drain()
                return
            if self.happens("delay"):
                await asyncio.sleep(self._chooser.uniform(0.0, LONGEST_DELAY))
            writer.write(data)
            await writer.drain()


class HttpLine(Line):
    """The same for requests, one on each connection, so that a request can arrive twice."""

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one request on and its answer back."""
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        body = await reader.readexactly(int(length[1])) if length else b""
        request = head[:-2] + b"connection: close\r\n\r\n" + body
        if self.happens("cut"):
            if self._chooser.random() < 0.5:
                await self._lose_answer(request)
            return
        if self.happens("delay"):
            await asyncio.sleep(self._chooser.uniform(0.0, LONGEST_DELAY))
        twice = asyncio.create_task(self._lose_answer(request)) if self.happens("double") else None
        try:
            answer, there = await asyncio.open_connection("127.0.0.1", self._target())
            self._open.add(there)
            try:
                there.write(request)
                await self.pump(answer, writer)
            finally:
                self._open.discard(there)
                there.transport.abort()
            if self.trouble != "cut":
                writer.close()
                await writer.wait_closed()
        finally:
            if twice is not None:
                await twice

    async def _lose_answer(self, request: bytes) -> None:
        """Send a request and read the answer, which nobody gets."""
        with contextlib.suppress(OSError, TimeoutError):
            reader, there = await asyncio.open_connection("127.0.0.1", self._target())
            self._open.add(there)
            try:
                there.write(request)
                if b"/events" not in request.split(b"\r\n", 1)[0]:
                    await asyncio.wait_for(reader.read(-1), 10)
            finally:
                self._open.discard(there)
                there.transport.abort()
