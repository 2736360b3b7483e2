"""What everybody may see of a game, as it goes over the wire: the page and bots by others read this.

Colours are letters (H, I, S, A), squares `a1` to `g7`, rugs `d4-e4`, seats are counted from 0. All of
it is public: there is nothing here that one viewer may know and another may not.

An update is made of some hundred of these, which never refer back to each other: `gc=False` spares the
collector the search for cycles among them.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

Turn: TypeAlias = Literal["left", "ahead", "right"]
Heading: TypeAlias = Literal["north", "east", "south", "west"]
Colour: TypeAlias = Literal["H", "I", "S", "A"]
Kind: TypeAlias = Literal["person", "link", "bot"]
"""Who sits there: a person at the creator's device, a person who joins by link, a bot."""


class Rules(Struct, frozen=True, gc=False):
    """The rules of a game, whatever printing they come from."""

    players: int
    single_colour: bool
    elimination: bool
    end_turn: bool
    keep_heading: bool
    cover_own: bool


class Seat(Struct, frozen=True, gc=False):
    """A seat; `held` while a bot plays for the person whose seat it is."""

    seat: int
    name: str
    kind: Kind
    level: str | None
    colours: list[Colour]
    joined: bool
    present: bool
    held: bool


class Assam(Struct, frozen=True, gc=False):
    """Where Assam stands and the way he faces."""

    square: str
    heading: Heading


class Rug(Struct, frozen=True, gc=False):
    """A rug of which something is still seen; `neutral` once its owner is out."""

    colour: Colour
    squares: list[str]
    visible: list[str]
    neutral: bool


class Pile(Struct, frozen=True, gc=False):
    """A seat's pile in the game with two colours: what lies on top, and how many of each are left."""

    top: Colour | None
    left: dict[str, int]


class Position(Struct, frozen=True, gc=False):
    """The board and the purses. `text` is the position in notation."""

    text: str
    assam: Assam
    rugs: list[Rug]
    purses: list[int]
    stocks: list[int]
    piles: list[Pile] | None
    visible: list[int]
    scores: list[int]
    out: list[int]
    round: int
    rounds: int
    turn: int


class PathStep(Struct, frozen=True, gc=False):
    """A square of a walk; `mosaic` if reached round one, `left` the side he left the board by."""

    square: str
    heading: Heading
    mosaic: Literal["half", "corner"] | None
    left: Heading | None


class RollForecast(Struct, frozen=True, gc=False):
    """What a roll would bring: weight out of six, the walk, and what is due (`tithe`) and paid."""

    steps: int
    weight: int
    path: list[PathStep]
    square: str
    tithe: int
    pays: int
    to: int | None
    out: bool


class Forecast(Struct, frozen=True, gc=False):
    """What a heading would bring; `average` is the payment to be expected."""

    turn: Turn
    heading: Heading
    average: float
    rolls: list[RollForecast]


class LegalRug(Struct, frozen=True, gc=False):
    """A place where the rug may lie, and the colours it would cover."""

    rug: str
    squares: list[str]
    covers: list[Colour | None]


class RefusedRug(Struct, frozen=True, gc=False):
    """A place where the rug may not lie, and the rule that forbids it."""

    rug: str
    why: Literal["assam", "away", "whole_rug"]


class Next(Struct, frozen=True, gc=False):
    """Whose turn it is, and everything that may be done."""

    seat: int | None
    step: Literal["join", "orient", "roll", "lay", "turn", "over"]
    colour: Colour | None
    headings: list[Forecast]
    rugs: list[LegalRug]
    refused: list[RefusedRug]


class Place(Struct, frozen=True, gc=False):
    """Where a seat came in; equal players share a place."""

    seat: int
    place: int
    score: int
    dirhams: int
    squares: int
    out: bool


class Result(Struct, frozen=True, gc=False):
    """The ranking, best first."""

    ranking: list[Place]


class Clock(Struct, frozen=True, gc=False):
    """Seconds a turn and in total. `left` holds at this version; the running turn began at `since`."""

    per_turn: float | None
    total: float | None
    left: list[float | None]
    since: str | None


class Table(Struct, frozen=True, gc=False):
    """A game as everybody sees it. `secret` is published once the game is over."""

    game: str
    version: int
    status: Literal["open", "playing", "over"]
    printing: str
    rules: Rules
    created: str
    casual: bool
    commitment: str
    secret: str | None
    seats: list[Seat]
    position: Position
    next: Next
    result: Result | None
    clock: Clock | None
    source: Literal["play", "file"]


class _Event(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Created(_Event, frozen=True, gc=False, tag="created"):
    """The game was set up."""


class Joined(_Event, frozen=True, gc=False, tag="joined"):
    """Somebody took a seat."""

    seat: int
    name: str


class Started(_Event, frozen=True, gc=False, tag="started"):
    """Everybody is there."""


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    """The first rug of a pile is known."""

    seat: int
    colour: Colour


class Oriented(_Event, frozen=True, gc=False, tag="oriented"):
    """A heading was chosen."""

    seat: int
    turn: Turn
    heading: Heading


class Walked(_Event, frozen=True, gc=False, tag="walked"):
    """The die was rolled and Assam walked."""

    seat: int
    steps: int
    from_: str = field(name="from")
    path: list[PathStep]


class Paid(_Event, frozen=True, gc=False, tag="paid"):
    """A tithe was paid; `squares` is the region in the order of counting, Assam's square first."""

    seat: int
    to: int
    due: int
    paid: int
    squares: list[str]


class Eliminated(_Event, frozen=True, gc=False, tag="eliminated"):
    """Somebody could not pay in full."""

    seat: int


class Laid(_Event, frozen=True, gc=False, tag="laid"):
    """A rug was laid over what was there."""

    seat: int
    rug: str
    colour: Colour
    covers: list[Colour | None]


class Drawn(_Event, frozen=True, gc=False, tag="drawn"):
    """The next rug of a pile is known."""

    seat: int
    colour: Colour


class Turned(_Event, frozen=True, gc=False, tag="turned"):
    """Assam was turned at the end of a turn."""

    seat: int
    turn: Turn
    heading: Heading


class TakenBack(_Event, frozen=True, gc=False, tag="taken_back"):
    """The game went back to the position of an earlier version."""

    seat: int
    to: int


class Held(_Event, frozen=True, gc=False, tag="held"):
    """A bot plays for the seat until it is reclaimed."""

    seat: int


class Reclaimed(_Event, frozen=True, gc=False, tag="reclaimed"):
    """The seat plays for itself again."""

    seat: int


class TimedOut(_Event, frozen=True, gc=False, tag="timed_out"):
    """The seat's clock ran out: a bot plays the rest of the turn, or of the game with no time left."""

    seat: int


class Ended(_Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    ranking: list[Place]


Event: TypeAlias = (
    Created
    | Joined
    | Started
    | Dealt
    | Oriented
    | Walked
    | Paid
    | Eliminated
    | Laid
    | Drawn
    | Turned
    | TakenBack
    | Held
    | Reclaimed
    | TimedOut
    | Ended
)


class Update(Struct, frozen=True, gc=False):
    """What one entry of the log brought, and the table after it."""

    version: int
    events: list[Event]
    table: Table
