"""What a seat can request: intent only; the outcome is in the log.

A choice of the game is one of `record.moves`: `Orient(LEFT)` turns Assam and rolls, `Lay(place)`,
`Turn(LEFT)`. The other requests are defined here.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from marrakech.kernel.state import Player
from marrakech.record.moves import PlayerMove
from marrakech.service.log import ColourLetter, TurnWord

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class SeatActionBase(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat may do beyond its moves, in the form that a page sends."""


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll the die as Assam stands, where no heading is to be chosen first (variant)."""


class SetHeading(SeatActionBase, frozen=True, tag="heading"):
    """Turn Assam and leave the roll to the next command: for dice rolled by hand only."""

    turn: TurnWord


class DrawRug(SeatActionBase, frozen=True, tag="draw"):
    """Tell the colour on top of the seat's pile: for piles shuffled by hand only."""

    colour: ColourLetter


class TakeBack(SeatActionBase, frozen=True, tag="take_back"):
    """Take back the last choice of a person, where all people sit at one device.

    With dice rolled by hand it takes back the last thing entered, whatever it was.
    """


class Hold(SeatActionBase, frozen=True, tag="hold"):
    """Let a bot play for the seat of a person who left, or for the seat itself."""

    target: SeatNumber


class Reclaim(SeatActionBase, frozen=True, tag="reclaim"):
    """Take the seat back from the bot."""


class Resign(SeatActionBase, frozen=True, tag="resign"):
    """Give the seat up: a bot plays it to the end."""


TurnAction: TypeAlias = PlayerMove | RollDie | SetHeading | DrawRug
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
    steps: int | None = None
    """What the die showed, with an action that rolls, where it is rolled by hand."""
