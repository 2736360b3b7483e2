"""Taking the seats of a game: what a page may ask. Setting one up is `service.requests.GameRequest`."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from marrakech.service.commands import SeatNumber
from marrakech.service.log import Figure
from marrakech.service.requests import RandomNumber


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


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of yours, and the name or face to show there; null leaves either as it is."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] | None = None
    figure: Figure | None = None


class StarterChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that begins."""

    seat: SeatNumber


class AbsentSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats of the finished game whose people were asked for another and have not come."""

    seats: Annotated[list[SeatNumber], Meta(min_length=1, max_length=3)]


class BotInstead(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the finished game whose person has not come, and the level of the bot that plays instead."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=64)] | None = None


class ClaimRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that is yours."""

    seat: SeatNumber


class ClaimReply(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you let somebody in."""

    claim: Annotated[str, Meta(max_length=32)]
    yes: bool


class ReturnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of your return link."""

    code: Annotated[str, Meta(max_length=128)]


class DeviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the code of its private link; without a code, a request for one."""

    seat: SeatNumber
    code: Annotated[str, Meta(max_length=128)] | None = None


GestureWord: TypeAlias = Literal["hello", "well_played", "thanks", "ouch", "hurry", "sorry"]


class GestureRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A word or gesture from a seat to the table."""

    seat: SeatNumber
    gesture: GestureWord
