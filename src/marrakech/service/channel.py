"""Fan-out: the listeners of a game and the messages they get. Every listener gets the same objects.

A listener that does not keep up is disconnected rather than waited for; it reconnects and resumes from the
version of the last update it got.
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
"""Messages queued for a listener before it is disconnected."""
AWAY_AFTER_BREAK = 60.0
"""Seconds without a stream after which a person counts as away: a lost connection, a sleeping phone."""
AWAY_AFTER_LEAVING = 10.0
"""The same after the page said goodbye; a reload takes less."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Update:
    """The events of one log entry, and the game after it."""

    version: int
    events: tuple[GameEvent, ...]
    snapshot: Snapshot
    present: tuple[bool, ...]
    """Which seats were present when it was published."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Which seats are present now, and how many people are at an invitation and choose a name."""

    present: tuple[bool, ...]
    choosing: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody asks for another game after this one; all seats are those of this game.

    `seats` are the people who come, `declined` those who cannot, `bots` those for whom a bot will play, `host`
    is who asked. `begun` is whether the other game has started. An empty `game`: nobody asks any more.
    """

    game: str
    seats: tuple[int, ...]
    host: int | None = None
    declined: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()
    begun: bool = False


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """Somebody in another browser says that a seat is theirs; open until a time, in seconds since 1970."""

    id: str
    seat: int
    until: float


@dataclass(frozen=True, slots=True)
class SeatClaims:
    """All open claims to seats of a game."""

    claims: tuple[SeatClaim, ...]


@dataclass(frozen=True, slots=True)
class ClaimAnswer:
    """Somebody seated let a claimant in, or not."""

    claim: str
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Gesture:
    """A word or gesture from a fixed set, to everybody at the table."""

    seat: int
    gesture: str


@dataclass(frozen=True, slots=True)
class AsideNotice:
    """The game was put aside, or goes on again."""

    aside: bool


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat."""


ChannelMessage: TypeAlias = (
    Update | Presence | Offer | SeatClaims | ClaimAnswer | Gesture | AsideNotice | Heartbeat
)


class Listener:
    """A listener of a game; `choosing` while it is at an invitation and has no seat yet.

    `holder` is who counts as present, `guest` whose stream it is, `address` where it comes from.
    """

    __slots__ = ("_queue", "address", "choosing", "guest", "holder")

    def __init__(
        self,
        holder: Holder | None,
        *,
        choosing: bool = False,
        guest: Holder | None = None,
        address: str = "",
    ) -> None:
        self.holder = holder
        self.choosing = choosing
        self.guest = guest
        self.address = address
        self._queue: asyncio.Queue[ChannelMessage | None] = asyncio.Queue()

    def send(self, message: ChannelMessage) -> bool:
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
        """Whether the queue is empty."""
        return self._queue.empty()

    async def messages(self) -> AsyncIterator[ChannelMessage]:
        """Messages as they arrive, until the stream is closed."""
        while (message := await self._queue.get()) is not None:
            yield message


class Channel:
    """The listeners of one game."""

    def __init__(self, on_presence: Callable[[], None]) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[Holder] = frozenset()
        """Holders who listen in other processes."""
        self.choosing_elsewhere = 0
        """How many people are at an invitation in other processes."""
        self.changed = True
        """Whether `here` or `choosing_here` may have changed since this was last set to False."""
        self._streams: Counter[Holder] = Counter()
        self._expected: dict[Holder, asyncio.TimerHandle] = {}
        """Holders without a stream who count as present until a timer fires."""
        self._awaited: set[Holder] = set()
        """Those of them who have not connected yet."""
        self._left: set[Holder] = set()
        """Holders who said goodbye but still have a stream."""
        self._on_presence = on_presence

    def join(self, holder: Holder | None, *, choosing: bool = False, address: str = "") -> Listener:
        """Add a listener for everything published from now on, and announce its presence."""
        self.changed = True
        if choosing:
            listener = Listener(None, choosing=True, guest=holder, address=address)
            self.listeners.add(listener)
            self._on_presence()
            return listener
        if holder is not None:
            self._streams[holder] += 1
            self._left.discard(holder)
            self._awaited.discard(holder)
            timer = self._expected.pop(holder, None)
            if timer is not None:
                timer.cancel()
            elif self._streams[holder] == 1:
                self._on_presence()
        listener = Listener(holder, guest=holder, address=address)
        self.listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.changed = True
        self.listeners.discard(listener)
        if listener.choosing:
            self._on_presence()
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
        """Count a holder who has not connected yet as present for a while."""
        if holder not in self._streams:
            self._awaited.add(holder)
            self._count(holder, AWAY_AFTER_BREAK)

    def lost(self, holder: Holder) -> None:
        """The process where a holder listened has died: the holder counts as present for a while."""
        if holder not in self._streams:
            self._awaited.discard(holder)
            self._count(holder, AWAY_AFTER_BREAK)

    def _count(self, holder: Holder, seconds: float) -> None:
        """Count a holder without a stream as present for the given seconds."""
        self.changed = True
        timer = self._expected.pop(holder, None)
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._expected[holder] = loop.call_later(seconds, self._away, holder)

    def leaving(self, holder: Holder) -> None:
        """A holder says goodbye."""
        if holder in self._streams:
            self._left.add(holder)
        elif holder in self._expected:
            self._count(holder, AWAY_AFTER_LEAVING)

    def publish(self, message: ChannelMessage) -> None:
        """Send to every listener; one that lags too far behind is disconnected."""
        for listener in list(self.listeners):
            if not listener.send(message):
                self.changed = True
                self.listeners.discard(listener)
                listener.close()

    def end(self, which: Callable[[Listener], bool]) -> None:
        """End the streams of some listeners."""
        for listener in self.listeners:
            if which(listener):
                listener.close()

    @property
    def here(self) -> set[Holder]:
        """Holders who listen in this process, or did a moment ago."""
        return {*self._streams, *self._expected} - self._awaited

    @property
    def choosing_here(self) -> int:
        """How many people are at an invitation in this process."""
        return sum(listener.choosing for listener in self.listeners)

    @property
    def choosing(self) -> int:
        """How many people are at an invitation, in any process."""
        return self.choosing_here + self.choosing_elsewhere

    def listens(self, holder: Holder) -> bool:
        """Whether a holder has an open stream, in any process."""
        return holder in self._streams or holder in self.elsewhere

    def present(self, holder: Holder | None) -> bool:
        """Whether a holder listens in any process, did a moment ago, or has just come."""
        return holder in self._streams or holder in self._expected or holder in self.elsewhere

    def close(self) -> None:
        """End all streams, e.g. because the server stops."""
        self.changed = True
        for timer in self._expected.values():
            timer.cancel()
        self._expected.clear()
        self.end(lambda listener: True)

    def _away(self, holder: Holder) -> None:
        self.changed = True
        del self._expected[holder]
        self._awaited.discard(holder)
        self._on_presence()
