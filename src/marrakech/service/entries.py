"""The log's entries: choices, chance outcomes and seat happenings; everything else is replayed.

An entry is a small JSON object, `{"type":"rolled","seat":0,"turn":"left","steps":3}`. What chance has
not yet brought (dice to come, the order of a pile) is never in one.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from marrakech.service.facts import Colour, Kind, Turn

ENTRY_VERSION = 1
"""Carried by `Created`; a log of a later version is not read."""


class SeatPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who is to sit on a seat; a link seat has its name once somebody joined."""

    kind: Kind
    name: str = ""
    level: str | None = None


class ClockPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """Seconds for each turn, and for all turns of a seat together."""

    per_turn: float | None = None
    total: float | None = None


class _Entry(Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class Created(_Entry, frozen=True, gc=False, tag="created"):
    """The set-up. `deal` is the top rug of each pile, if the game starts at once."""

    printing: str
    players: int
    switches: list[str]
    seats: list[SeatPlan]
    commitment: str
    clock: ClockPlan | None = None
    deal: list[Colour] | None = None
    secret: str | None = None
    """Only in an uploaded game that is over, whose file told it."""
    origin: str | None = None
    """The id under which an uploaded game was played, to which its dice belong."""
    start: str | None = None
    """The position an uploaded game began from, if not the usual one."""
    format: int = 0


class Joined(_Entry, frozen=True, gc=False, tag="joined"):
    """Somebody took a link seat; the last to join starts the game."""

    seat: int
    name: str
    deal: list[Colour] | None = None


class Rolled(_Entry, frozen=True, gc=False, tag="rolled"):
    """The heading chosen (not in the variant) and the steps that the die showed."""

    seat: int
    steps: int
    turn: Turn | None = None


class Laid(_Entry, frozen=True, gc=False, tag="laid"):
    """A rug, and the colour of the pile's next one where that was open."""

    seat: int
    rug: str
    drawn: Colour | None = None


class Turned(_Entry, frozen=True, gc=False, tag="turned"):
    """The turn at the end (variant)."""

    seat: int
    turn: Turn


class TakenBack(_Entry, frozen=True, gc=False, tag="taken_back"):
    """Back to the position of an earlier version."""

    seat: int
    to: int


class Held(_Entry, frozen=True, gc=False, tag="held"):
    """A bot plays for a person."""

    seat: int


class Reclaimed(_Entry, frozen=True, gc=False, tag="reclaimed"):
    """The person plays again."""

    seat: int


class TimedOut(_Entry, frozen=True, gc=False, tag="timed_out"):
    """A clock ran out; `for_good` if the total did."""

    seat: int
    for_good: bool = False


Entry: TypeAlias = Created | Joined | Rolled | Laid | Turned | TakenBack | Held | Reclaimed | TimedOut

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(text: bytes) -> Entry:
    """The entry as it was stored; raises `msgspec.ValidationError` on anything else."""
    return _decoder.decode(text)
