"""The store: an append-only log of games, one interface for whatever keeps it.

A game is its record: the entries of its log, numbered from 1, each a small JSON text of choices,
chance outcomes and seat happenings. The store does not read them. Beside the log it keeps what must
never be in it: the game's secret, and the hashes of the tokens that hold seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from marrakech.store.sharing import Shared

GameId: TypeAlias = str
Version: TypeAlias = int
"""Number of entries in a game's log, so also the number of its last entry; e.g. 1 once created."""
Seat: TypeAlias = int
Holder: TypeAlias = bytes
"""SHA-256 of an identity's token; the token itself is never stored."""
Source: TypeAlias = Literal["play", "file"]

LISTED = 500
"""Newest games of a holder that a list is made from."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game beside its log. The secret must not leave the service before the end."""

    id: GameId
    creator: Holder
    secret: bytes = field(repr=False)
    source: Source = "play"
    holders: Mapping[Seat, Holder] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be stored: when it happened (seconds since 1970, UTC) and its JSON text."""

    at: float
    text: bytes
    command: str | None = None
    """The id of the command that it answers; the same id is stored once in a game."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a log, with its number."""

    version: Version
    at: float
    text: bytes
    command: str | None = None


class Watcher(Protocol):
    """Who wants to know what other processes on the same store have written."""

    def grown(self, game: GameId, version: Version) -> None:
        """A game's log has grown to a version. May be told of one's own entries too."""

    def missed(self) -> None:
        """Notices may have been lost: whoever follows a game should look at its log again."""


class Store(Protocol):
    """The log of games. What returns has made its change durable; what raises changed nothing."""

    @property
    def many(self) -> bool:
        """Whether other processes may be writing to it."""

    @property
    def shared(self) -> Shared:
        """What the processes on this store agree about beside the log."""

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """Store a new game with its first entries, all or nothing. Raises `GameExists`."""

    async def append(
        self,
        game: GameId,
        version: Version,
        entry: NewEntry,
        *,
        claim: tuple[Seat, Holder] | None = None,
    ) -> None:
        """Store an entry and the seat it gives away, all or nothing.

        Raises `CommandSeen` if its command is already in the log, else `StaleVersion` if `version`
        does not follow the log's last, else `SeatTaken` if the claimed seat has a holder.
        """

    async def delete(self, game: GameId) -> None:
        """Remove a game with its log, seats and secret. Raises `UnknownGame`."""

    async def game(self, game: GameId) -> StoredGame:
        """The game with the holders of its seats. Raises `UnknownGame`."""

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """The entries with a version above `after`, in order; empty for an unknown game."""

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """The version that a command was stored as, or None if it never was."""

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """The games that the holder created or sits in, the last touched first.

        Only the holder's `LISTED` newest games are looked at, so that a list costs the same for everybody.
        """

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """The ids of all games, in order, above `after`: a page of them."""

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """Games with no entry since a time, in the order of their ids; what a clean-up removes."""

    async def time(self) -> float:
        """The store's clock, in seconds since 1970: one clock for all processes that share it."""

    async def watch(self, watcher: Watcher) -> None:
        """Tell a watcher of what other processes write, until the store is closed."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file; closing twice does no harm."""
