"""Fan-out: who listens to a game, and what they are sent. Each message is encoded once for all.

A listener that does not keep up is cut off rather than waited for; it comes back and resumes by the
number of the last update it got.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable

from marrakech.store.base import Holder

BACKLOG = 64
"""Messages that may wait for a listener before it is cut off."""
LEAVE_AFTER = 2.0
"""Seconds without a stream after which somebody has left; a reload takes less."""

Frame = bytes
"""A message in the form of server-sent events."""


class Listener:
    """One open stream."""

    __slots__ = ("_queue", "holder")

    def __init__(self, holder: Holder | None) -> None:
        self.holder = holder
        self._queue: asyncio.Queue[Frame | None] = asyncio.Queue()

    def send(self, frame: Frame) -> bool:
        """Whether the frame could be queued."""
        if self._queue.qsize() >= BACKLOG:
            return False
        self._queue.put_nowait(frame)
        return True

    def close(self) -> None:
        """End the stream after what is queued."""
        self._queue.put_nowait(None)

    async def frames(self) -> AsyncIterator[Frame]:
        """What is sent, as it comes, until the stream is closed."""
        while (frame := await self._queue.get()) is not None:
            yield frame


class Channel:
    """The listeners of one game."""

    def __init__(self, on_presence: Callable[[], None]) -> None:
        self.listeners: set[Listener] = set()
        self._streams: Counter[Holder] = Counter()
        self._leaving: dict[Holder, asyncio.TimerHandle] = {}
        self._on_presence = on_presence

    def join(self, holder: Holder | None) -> Listener:
        """Open a stream; it hears everything that is published from now on, the others hear of it."""
        if holder is not None:
            self._streams[holder] += 1
            timer = self._leaving.pop(holder, None)
            if timer is not None:
                timer.cancel()
            elif self._streams[holder] == 1:
                self._on_presence()
        listener = Listener(holder)
        self.listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """The stream was closed."""
        self.listeners.discard(listener)
        holder = listener.holder
        if holder is None:
            return
        self._streams[holder] -= 1
        if not self._streams[holder]:
            del self._streams[holder]
            loop = asyncio.get_running_loop()
            self._leaving[holder] = loop.call_later(LEAVE_AFTER, self._left, holder)

    def publish(self, frame: Frame) -> None:
        """Send to every listener; one that lags too far behind is cut off."""
        for listener in list(self.listeners):
            if not listener.send(frame):
                self.listeners.discard(listener)
                listener.close()

    def present(self, holder: Holder | None) -> bool:
        """Whether a holder has a stream open, or had one a moment ago."""
        return holder in self._streams or holder in self._leaving

    def close(self) -> None:
        """End all streams, e.g. because the server stops."""
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()
        for listener in self.listeners:
            listener.close()

    def _left(self, holder: Holder) -> None:
        del self._leaving[holder]
        self._on_presence()


def frame(event: str, data: bytes, id: int | None = None) -> Frame:
    """A message as it goes over the wire. `data` is JSON on one line."""
    head = b"" if id is None else b"id: %d\n" % id
    return head + b"event: " + event.encode() + b"\ndata: " + data + b"\n\n"


HEARTBEAT: Frame = b": still here\n\n"
