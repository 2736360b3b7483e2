"""What a seat can request: intent only; the outcome is in the log.

A choice of the game is one of `record.moves`: `Orient(LEFT)` turns Assam and rolls, `Lay(place)`,
`Turn(LEFT)`. The other requests are defined here.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from marrakech.kernel.state import Player
from marrakech.record.moves import PlayerMove

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class SeatActionBase(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat may do beyond its moves, in the form that a page sends."""


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll the die as Assam stands, where no heading is to be chosen first (variant)."""


class TakeBack(SeatActionBase, frozen=True, tag="take_back"):
    """Take back the seat's last choice, in games against bots only."""


class Hold(SeatActionBase, frozen=True, tag="hold"):
    """Let a bot play for the seat of a person who left, or for the seat itself."""

    target: SeatNumber


class Reclaim(SeatActionBase, frozen=True, tag="reclaim"):
    """Take the seat back from the bot."""


class Resign(SeatActionBase, frozen=True, tag="resign"):
    """Give the seat up: a bot plays it to the end."""


TurnAction: TypeAlias = PlayerMove | RollDie
"""What the player to move can do."""

SeatAction: TypeAlias = TurnAction | TakeBack | Hold | Reclaim | Resign


@dataclass(frozen=True, slots=True)
class Command:
    """An action by a seat on the game as it stood at a version.

    The client makes the id for this one command: a retry carries the same id and has no further effect.
    """

    id: str
    version: int
    seat: Player
    action: SeatAction
    number: str | None = None
    """32 hex digits for the die to mix in, with an action that rolls."""
