"""Setting up a game and taking its seats: what a page may ask."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, convert, field

from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.service.commands import SeatNumber
from marrakech.service.log import Figure, SeatKind
from marrakech.service.requests import GameRequest

RandomNumber: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32}$(?!\n)",
        description="128 random bits from the client, in hex, that the dice mix in.",
    ),
]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: a person at this device, a person who joins by link (and brings a name), or a bot of a level."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=200)] | None = None
    level: Annotated[str, Meta(max_length=64)] | None = None
    figure: Figure | None = None


Seconds = Annotated[float, Meta(ge=1, le=86_400)]


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each turn, seconds for all turns of a seat together, or both."""

    per_turn: Seconds | None = None
    total: Seconds | None = None


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to set up. With `elimination` null the printing decides."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    printing: Annotated[str, Meta(max_length=32, examples=[DEFAULT_PRINTING])] = DEFAULT_PRINTING
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    one_colour: bool = field(name="single_colour", default=False)
    elimination: bool | None = None
    end_turn: bool = False
    keep_heading: bool = False
    cover_own: bool = False
    clock: NewClock | None = None
    number: RandomNumber | None = None

    def request(self) -> GameRequest:
        """As the service takes it."""
        return convert(self, GameRequest, from_attributes=True)


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation code, and the name to show."""

    invite: Annotated[str, Meta(max_length=128)]
    name: Annotated[str, Meta(max_length=200)]
    figure: Figure | None = None
    number: RandomNumber | None = None


class PassCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A pass to an invite-only house, from its operator."""

    code: Annotated[str, Meta(max_length=64)] = field(name="pass")


class StartRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bots that take the free seats, or null for the default."""

    level: Annotated[str, Meta(max_length=64)] | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the level of the bot that takes it; null empties the seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=64)] | None = None


class DeviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the code of its private link; without a code, a request for one."""

    seat: SeatNumber
    code: Annotated[str, Meta(max_length=128)] | None = None


GestureWord: TypeAlias = Literal["hello", "well_played", "thanks", "ouch", "hurry", "sorry"]


class GestureRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A word or gesture from a seat to the table."""

    seat: SeatNumber
    gesture: GestureWord
