"""The store: an append-only log of games, one interface for whatever keeps it.

A game is its record: the entries of its log, numbered from 1, each a small JSON text of choices,
chance outcomes and seat happenings. The store does not read them. Beside the log it keeps what must
never be in it: the game's secret, and the hashes of the tokens that hold seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

GameId: TypeAlias = str
Version: TypeAlias = int
"""Number of entries in a game's log, so also the number of its last entry; e.g. 1 once created."""
Seat: TypeAlias = int
Holder: TypeAlias = bytes
"""SHA-256 of an identity's token; the token itself is never stored."""
Source: TypeAlias = Literal["play", "file"]


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


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a log, with its number."""

    version: Version
    at: float
    text: bytes


class Store(Protocol):
    """The log of games. What returns has made its change durable; what raises changed nothing."""

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """Store a new game with its first entries, all or nothing. Raises `GameExists`."""

    async def append(
        self,
        game: GameId,
        version: Version,
        entry: NewEntry,
        *,
        command: str | None = None,
        claim: tuple[Seat, Holder] | None = None,
    ) -> None:
        """Store an entry, the command it answers and the seat it gives away, all or nothing.

        Raises `CommandSeen` if the command is already in the log, else `StaleVersion` if `version`
        does not follow the log's last, else `SeatTaken` if the claimed seat has a holder.
        """

    async def game(self, game: GameId) -> StoredGame:
        """The game with the holders of its seats. Raises `UnknownGame`."""

    async def entries(self, game: GameId, after: Version = 0) -> list[Entry]:
        """The entries with a version above `after`, in order; empty for an unknown game."""

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """The version that a command was stored as, or None if it never was."""

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """The games that the holder created or sits in, the last touched first."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file; closing twice does no harm."""
