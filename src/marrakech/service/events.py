"""Events of a table beyond the game itself; the game's own events are in `record.moves`."""

from dataclasses import dataclass
from typing import TypeAlias

from marrakech.kernel.state import Player
from marrakech.record import moves


@dataclass(frozen=True, slots=True)
class Created:
    """The game was set up."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody took a seat."""

    seat: Player
    name: str


@dataclass(frozen=True, slots=True)
class Freed:
    """A seat is free again."""

    seat: Player


@dataclass(frozen=True, slots=True)
class Renewed:
    """The links to the table and its seats were made anew; those before open nothing any more."""


@dataclass(frozen=True, slots=True)
class Started:
    """Every seat is taken."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The game went back to the position of an earlier version."""

    seat: Player
    to: int


@dataclass(frozen=True, slots=True)
class Held:
    """A bot plays for the seat until it is reclaimed."""

    seat: Player


@dataclass(frozen=True, slots=True)
class Reclaimed:
    """The seat plays for itself again."""

    seat: Player


@dataclass(frozen=True, slots=True)
class Resigned:
    """The person gave up the seat: a bot plays it to the end."""

    seat: Player


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The seat's clock ran out: a bot plays the rest of the turn, or of the game with no time left."""

    seat: Player


TableEvent: TypeAlias = (
    Created | Joined | Freed | Renewed | Started | TakenBack | Held | Reclaimed | Resigned | TimedOut
)
GameEvent: TypeAlias = moves.Event | TableEvent
"""Any event of an update."""
