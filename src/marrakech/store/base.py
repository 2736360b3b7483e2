"""The store: an append-only log of games, behind one interface.

A game is its record: the entries of its log, numbered from 1, each a small JSON document of choices,
chance outcomes and changes of seat. The store does not parse them. Beside the log it keeps what must
never be in it: the game's two secrets, and the hashes of the tokens that hold seats; and reviews, which could
be made again. Standing orders are about the house, not about one game: what an operator or the program itself
has decided, until it is lifted.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, Protocol, TypeAlias

from marrakech.store.calls import CallBook
from marrakech.store.sharing import Shared

GameId: TypeAlias = str
Version: TypeAlias = int
"""Number of entries in a game's log, so also the number of its last entry; e.g. 1 once created."""
Seat: TypeAlias = int
Holder: TypeAlias = bytes
"""SHA-256 of an identity's token; the token itself is never stored."""
Claim: TypeAlias = tuple[Seat, Holder]
"""Somebody takes a seat that has no holder."""
Source: TypeAlias = Literal["play", "file"]

LISTED = 500
"""How many of a holder's newest games a list considers."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """What is stored of a game beside its log."""

    id: GameId
    creator: Holder
    secret: bytes = field(repr=False)
    """Of the dice: must not leave the service before the end, and is published then."""
    source: Source = "play"
    holders: Mapping[Seat, Holder] = field(default_factory=dict)
    code_secret: bytes = field(default_factory=partial(secrets.token_bytes, 32), repr=False)
    """Of the codes that open seats: never leaves the service."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: a text that its writer understands, and until when it holds (None: until lifted)."""

    text: str
    until: float | None = None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be stored: when it happened (seconds since 1970, UTC) and its JSON text."""

    at: float
    text: bytes
    command: str | None = None
    """The id of the command that caused it; unique within a game."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a log, with its number."""

    version: Version
    at: float
    text: bytes
    command: str | None = None


class Watcher(Protocol):
    """Is notified of what other processes write to the same store."""

    def grown(self, game: GameId, version: Version, entry: LogEntry | None = None) -> None:
        """A game's log has grown to a version. One's own entries may be reported too.

        `entry` is the one of that version, unless it has to be read: a store need not pass it on, and never
        passes on one that came with a claim on a seat.
        """

    def told(self, game: GameId, message: str) -> None:
        """Somebody used `Store.tell`. One's own messages may be reported too."""

    def missed(self) -> None:
        """Notifications may have been lost: reread the log of every game you follow."""


class Store(Protocol):
    """The log of games. A call that returns is durable; a call that raises has changed nothing."""

    @property
    def many(self) -> bool:
        """Whether other processes may write to it too."""

    @property
    def last_used(self) -> float | None:
        """When the last process that had it to itself was last alive, in seconds since 1970, if known."""

    @property
    def shared(self) -> Shared:
        """State beside the log that the processes on this store share."""

    @property
    def calls(self) -> CallBook:
        """Whom to call when a turn waits, and the calls that were made."""

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """Store a new game with its first entries, atomically. Raises `GameExists`."""

    async def append(
        self, game: GameId, version: Version, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        """Store an entry and the claim on a seat, if any, atomically.

        Raises `CommandSeen` if its command is already in the log, else `StaleVersion` if `version`
        is not the next in the log, else `SeatTaken` if the claimed seat has a holder.
        """

    async def delete(self, game: GameId) -> None:
        """Remove a game with its log, seats, secret and calls. Raises `UnknownGame`."""

    async def game(self, game: GameId) -> StoredGame:
        """The game with the holders of its seats. Raises `UnknownGame`."""

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """The entries with a version above `after`, in order; empty for an unknown game."""

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """The version under which a command was stored, or None."""

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """The games that the holder created or sits in, most recently active first.

        Considers the holder's `LISTED` newest games only, so that the cost is bounded.
        """

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """A page of game ids in order, starting after `after`."""

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """Games with no entry since a time, in the order of their ids, for the clean-up."""

    async def keep_review(self, game: GameId, key: str, text: bytes) -> None:
        """Keep a review of a game, replacing one with the same key. Raises `UnknownGame`."""

    async def review(self, game: GameId, key: str) -> bytes | None:
        """A review that was kept, or None. It is deleted with its game."""

    async def order(self, key: str, order: Order) -> None:
        """Keep a standing order, replacing one with the same key."""

    async def orders(self, prefix: str = "") -> dict[str, Order]:
        """The standing orders that hold now, by key, in order of their keys."""

    async def lift(self, key: str) -> bool:
        """Lift a standing order; returns whether one was in force."""

    async def time(self) -> float:
        """The store's clock, in seconds since 1970: one clock for all processes that share it."""

    async def watch(self, watcher: Watcher) -> None:
        """Notify a watcher of what other processes write, until the store is closed."""

    async def tell(self, game: GameId, message: str) -> None:
        """Pass a short message about a game to all watchers; it is not stored, and may be lost."""

    async def close(self) -> None:
        """Finish pending writes and release the file or connections; idempotent."""
