"""Fan-out: who listens to a game, and what they are told. Every listener gets the same objects.

A listener that does not keep up is cut off rather than waited for; it comes back and resumes by the
number of the last update it got.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TypeAlias

from marrakech.service.events import GameEvent
from marrakech.service.snapshots import Snapshot
from marrakech.store.base import Holder

BACKLOG = 64
"""Messages that may wait for a listener before it is cut off."""
AWAY_AFTER_BREAK = 60.0
"""Seconds without a stream after which somebody is away: a line that broke, a phone that slept."""
AWAY_AFTER_LEAVING = 10.0
"""The same for somebody who said so; a reload takes less."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Update:
    """What one entry of the log brought, and the game after it."""

    version: int
    events: tuple[GameEvent, ...]
    snapshot: Snapshot
    present: tuple[bool, ...]
    """Which seats had somebody there when it was told."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Which seats have somebody there now."""

    present: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody asks for another game after this one; `seats` are those of this game who will play."""

    game: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gesture:
    """A word or gesture from a fixed set, to everybody at the table."""

    seat: int
    gesture: str


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A sign of life."""


Message: TypeAlias = Update | Presence | Offer | Gesture | Heartbeat


class Listener:
    """Somebody who follows a game."""

    __slots__ = ("_queue", "holder")

    def __init__(self, holder: Holder | None) -> None:
        self.holder = holder
        self._queue: asyncio.Queue[Message | None] = asyncio.Queue()

    def send(self, message: Message) -> bool:
        """Whether the message could be queued."""
        if self._queue.qsize() >= BACKLOG:
            return False
        self._queue.put_nowait(message)
        return True

    def close(self) -> None:
        """End the stream after what is queued."""
        self._queue.put_nowait(None)

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be read."""
        return self._queue.empty()

    async def messages(self) -> AsyncIterator[Message]:
        """What is sent, as it comes, until the stream is closed."""
        while (message := await self._queue.get()) is not None:
            yield message


class Channel:
    """The listeners of one game."""

    def __init__(self, on_presence: Callable[[], None]) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[Holder] = frozenset()
        """Who listens in other processes."""
        self._streams: Counter[Holder] = Counter()
        self._expected: dict[Holder, asyncio.TimerHandle] = {}
        """Who has no stream but counts as present until a timer ends."""
        self._awaited: set[Holder] = set()
        """Who of them has not been here yet."""
        self._left: set[Holder] = set()
        """Who said that they leave, and has a stream still."""
        self._on_presence = on_presence

    def join(self, holder: Holder | None) -> Listener:
        """Add a listener, who hears all that is published from now on; the others hear of it."""
        if holder is not None:
            self._streams[holder] += 1
            self._left.discard(holder)
            self._awaited.discard(holder)
            timer = self._expected.pop(holder, None)
            if timer is not None:
                timer.cancel()
            elif self._streams[holder] == 1:
                self._on_presence()
        listener = Listener(holder)
        self.listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """The listener has gone."""
        self.listeners.discard(listener)
        holder = listener.holder
        if holder is None:
            return
        self._streams[holder] -= 1
        if not self._streams[holder]:
            del self._streams[holder]
            said = holder in self._left
            self._left.discard(holder)
            self._count(holder, AWAY_AFTER_LEAVING if said else AWAY_AFTER_BREAK)

    def expect(self, holder: Holder) -> None:
        """Count somebody who has not been here yet as present for a while."""
        if holder not in self._streams:
            self._awaited.add(holder)
            self._count(holder, AWAY_AFTER_BREAK)

    def _count(self, holder: Holder, seconds: float) -> None:
        """Count somebody without a stream as present for so long."""
        timer = self._expected.pop(holder, None)
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._expected[holder] = loop.call_later(seconds, self._away, holder)

    def leaving(self, holder: Holder) -> None:
        """Somebody says that they leave."""
        if holder in self._streams:
            self._left.add(holder)
        elif holder in self._expected:
            self._count(holder, AWAY_AFTER_LEAVING)

    def publish(self, message: Message) -> None:
        """Send to every listener; one that lags too far behind is cut off."""
        for listener in list(self.listeners):
            if not listener.send(message):
                self.listeners.discard(listener)
                listener.close()

    @property
    def here(self) -> set[Holder]:
        """Who listens in this process, or did a moment ago."""
        return {*self._streams, *self._expected} - self._awaited

    def listens(self, holder: Holder) -> bool:
        """Whether a holder has an open stream, in any process."""
        return holder in self._streams or holder in self.elsewhere

    def present(self, holder: Holder | None) -> bool:
        """Whether a holder listens in any process, did a moment ago, or has just come."""
        return holder in self._streams or holder in self._expected or holder in self.elsewhere

    def close(self) -> None:
        """End all streams, e.g. because the server stops."""
        for timer in self._expected.values():
            timer.cancel()
        self._expected.clear()
        for listener in self.listeners:
            listener.close()

    def _away(self, holder: Holder) -> None:
        del self._expected[holder]
        self._awaited.discard(holder)
        self._on_presence()
