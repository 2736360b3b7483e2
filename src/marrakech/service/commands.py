"""What a seat can ask for: intent only; what came of it is in the log."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from marrakech.service.facts import Turn as TurnWord

CommandId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Made by the client for this one command, e.g. a UUID; a retry carries the same.",
    ),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class _Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Roll(_Action, frozen=True, tag="roll"):
    """Roll the die: after turning Assam (step orient), or as he stands (step roll of the variant)."""

    turn: TurnWord | None = None


class Lay(_Action, frozen=True, tag="lay"):
    """Lay the rug that is due, e.g. on d4-e4; the squares may come in either order."""

    rug: Annotated[str, Meta(max_length=16, examples=["d4-e4"])]


class Turn(_Action, frozen=True, tag="turn"):
    """Turn Assam at the end of the turn (variant)."""

    turn: TurnWord


class TakeBack(_Action, frozen=True, tag="take_back"):
    """Go back to one's last choice, in a game against bots only."""


class Hold(_Action, frozen=True, tag="hold"):
    """Let a bot play for the seat of somebody who left, or for one's own."""

    target: SeatNumber


class Reclaim(_Action, frozen=True, tag="reclaim"):
    """Play for oneself again."""


Action: TypeAlias = Roll | Lay | Turn | TakeBack | Hold | Reclaim


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by a seat on the game as it stood at a version."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    action: Action
