"""What a seat may do in a game."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from marrakech.record import moves
from marrakech.record.errors import NotationError
from marrakech.service import commands
from marrakech.service.commands import (
    DrawRug,
    Hold,
    Reclaim,
    Resign,
    SeatActionBase,
    SeatNumber,
    SetHeading,
    TakeBack,
)
from marrakech.service.errors import Invalid
from marrakech.service.log import TurnWord
from marrakech.service.requests import RandomNumber

CommandId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)",
        description="Chosen by the client, e.g. a UUID; a retry carries the same id.",
    ),
]


class Roll(SeatActionBase, frozen=True, tag="roll"):
    """Turn Assam and roll the die (step orient), or just roll it (step roll).

    `steps` is what the die showed, in a game with dice rolled by hand, and is refused in all others.
    """

    turn: TurnWord | None = None
    number: RandomNumber | None = None
    steps: Annotated[int, Meta(ge=1, le=4)] | None = None


class Lay(SeatActionBase, frozen=True, tag="lay"):
    """Lay the rug, e.g. on d4-e4; the squares may be given in either order."""

    rug: Annotated[str, Meta(max_length=16, examples=["d4-e4"])]


class Turn(SeatActionBase, frozen=True, tag="turn"):
    """Turn Assam at the end of the turn (variant)."""

    turn: TurnWord


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by a seat on the game as it stood at a version."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    action: Roll | SetHeading | Lay | DrawRug | Turn | TakeBack | Hold | Reclaim | Resign

    def command(self) -> commands.Command:
        """As the service takes it, with rugs as numbers; raises `Invalid`."""
        rolled = self.action if isinstance(self.action, Roll) else Roll()
        return commands.Command(
            self.id, self.version, self.seat, self._asked(), rolled.number, rolled.steps
        )

    def _asked(self) -> commands.SeatAction:
        match self.action:
            case Roll(turn=way):
                return commands.RollDie() if way is None else moves.Orient(way)
            case Lay(rug=rug):
                return _rug(rug)
            case Turn(turn=way):
                return moves.EndTurn(way)
            case action:
                return action


def _rug(text: str) -> moves.Lay:
    try:
        return moves.Lay(text)
    except NotationError as error:
        raise Invalid("illegal_rug", f"{error.found!r} is not {error.expected}", rug=text) from None
