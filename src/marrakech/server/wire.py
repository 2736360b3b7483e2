"""The schema of the wire: everything that a request or an answer of the API can hold, as JSON.

The names of the classes are those of the OpenAPI document, from which the page's types are made. Colours are
letters (H, I, S, A), squares `a1` to `g7`, rugs `d4-e4`, seats are counted from 0. What is told of a game is
public: there is nothing here that one viewer may know and another may not.

An update is made of some hundred of these, which never refer back to each other: `gc=False` spares the
collector the search for cycles among them.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.record import moves
from marrakech.record.errors import NotationError
from marrakech.record.words import TURNS, parse_rug
from marrakech.service import commands
from marrakech.service.errors import Code, Invalid
from marrakech.service.log import ColourLetter, Figure, SeatKind, TurnWord
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest

HeadingWord: TypeAlias = Literal["north", "east", "south", "west"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]

# What is asked for


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit: a person here, a person by link (who brings a name), or a bot of a level."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=200)] | None = None
    level: Annotated[str, Meta(max_length=64)] | None = None
    figure: Figure | None = None


Seconds = Annotated[float, Meta(ge=1, le=86_400)]


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each turn, and for all turns of a seat together; either or both."""

    per_turn: Seconds | None = None
    total: Seconds | None = None


RandomNumber: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32}$(?!\n)",
        description="128 random bits of the client's making, in hex, for the dice to mix in.",
    ),
]


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up. `elimination` null keeps what the printing says."""

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
        """The same for the service."""
        return GameRequest(
            seats=[SeatRequest(seat.kind, seat.name, seat.level, seat.figure) for seat in self.seats],
            printing=self.printing,
            players=self.players,
            one_colour=self.one_colour,
            elimination=self.elimination,
            end_turn=self.end_turn,
            keep_heading=self.keep_heading,
            cover_own=self.cover_own,
            clock=None if self.clock is None else ClockRequest(self.clock.per_turn, self.clock.total),
            number=self.number,
        )


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the invitation, and the name to be shown."""

    invite: Annotated[str, Meta(max_length=128)]
    name: Annotated[str, Meta(max_length=200)]
    figure: Figure | None = None
    number: RandomNumber | None = None


class StartRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bots that take the free seats; the default one if none is named."""

    level: Annotated[str, Meta(max_length=64)] | None = None


class DeviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and the code of its private link; without a code one is asked for."""

    seat: SeatNumber
    code: Annotated[str, Meta(max_length=128)] | None = None


GestureWord: TypeAlias = Literal["hello", "well_played", "thanks", "ouch", "hurry", "sorry"]


class GestureRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A word or gesture from a seat to the table."""

    seat: SeatNumber
    gesture: GestureWord


CommandId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)",
        description="Made by the client for this one command, e.g. a UUID; a retry carries the same.",
    ),
]


class _Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Roll(_Action, frozen=True, tag="roll"):
    """Roll the die: after turning Assam (step orient), or as he stands (step roll of the variant)."""

    turn: TurnWord | None = None
    number: RandomNumber | None = None


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


class Resign(_Action, frozen=True, tag="resign"):
    """Give the seat up: a bot plays it to the end."""


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by a seat on the game as it stood at a version."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    action: Roll | Lay | Turn | TakeBack | Hold | Reclaim | Resign

    def command(self) -> commands.Command:
        """The same for the service, with the text of a rug read; raises `Invalid`."""
        number = self.action.number if isinstance(self.action, Roll) else None
        return commands.Command(self.id, self.version, self.seat, self._asked(), number)

    def _asked(self) -> commands.SeatAction:
        match self.action:
            case Roll(turn=None):
                return commands.RollDie()
            case Roll(turn=str(way)):
                return moves.Orient(TURNS.index(way))
            case Lay(rug=rug):
                return moves.Lay(_place(rug))
            case Turn(turn=way):
                return moves.Turn(TURNS.index(way))
            case TakeBack():
                return commands.TakeBack()
            case Hold(target=target):
                return commands.Hold(target)
            case Resign():
                return commands.Resign()
            case _:
                return commands.Reclaim()


def _place(rug: str) -> int:
    try:
        return parse_rug(rug)
    except NotationError as error:
        raise Invalid("illegal_rug", f"{error.found!r} is not {error.expected}", rug=rug) from None


# What is told of a game


class Rules(Struct, frozen=True, gc=False):
    """The rules of a game, whatever printing they come from."""

    players: int
    one_colour: bool = field(name="single_colour")
    elimination: bool
    end_turn: bool
    keep_heading: bool
    cover_own: bool


class Seat(Struct, frozen=True, gc=False):
    """A seat; `held` while a bot plays for the person whose seat it is."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    colours: list[ColourLetter]
    joined: bool
    present: bool
    held: bool
    resigned: bool
    figure: Figure | None


class Assam(Struct, frozen=True, gc=False):
    """Where Assam stands and the way he faces."""

    square: str
    heading: HeadingWord


class Rug(Struct, frozen=True, gc=False):
    """A rug of which something is still seen; `neutral` once its owner is out."""

    colour: ColourLetter
    squares: list[str]
    visible: list[str]
    neutral: bool


class Pile(Struct, frozen=True, gc=False):
    """A seat's pile in the game with two colours: what lies on top, and how many of each are left."""

    top: ColourLetter | None
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
    heading: HeadingWord
    mosaic: Literal["half", "corner"] | None
    left: HeadingWord | None


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

    turn: TurnWord
    heading: HeadingWord
    average: float
    rolls: list[RollForecast]


class LegalRug(Struct, frozen=True, gc=False):
    """A place where the rug may lie, and the colours it would cover."""

    rug: str
    squares: list[str]
    covers: list[ColourLetter | None]


class RefusedRug(Struct, frozen=True, gc=False):
    """A place where the rug may not lie, and the rule that forbids it."""

    rug: str
    why: Literal["assam", "away", "whole_rug"]


class Next(Struct, frozen=True, gc=False):
    """Whose turn it is, and everything that may be done."""

    seat: int | None
    step: Literal["join", "orient", "roll", "lay", "turn", "over"]
    colour: ColourLetter | None
    headings: list[Forecast]
    rugs: list[LegalRug]
    refused: list[RefusedRug]


class Standing(Struct, frozen=True, gc=False):
    """Where a seat came in; equal players share a place."""

    seat: int
    place: int
    score: int
    dirhams: int
    squares: int
    out: bool


class Result(Struct, frozen=True, gc=False):
    """The ranking, best first."""

    ranking: list[Standing]


class Clock(Struct, frozen=True, gc=False):
    """Seconds a turn and in total. `left` holds at this version; the running turn began at `since`."""

    per_turn: float | None
    total: float | None
    left: list[float | None]
    since: str | None


class Table(Struct, frozen=True, gc=False):
    """A game as everybody sees it. `secret` is published once the game is over, with the numbers that were
    given for the dice to mix in: for each turn, and when seats were taken. `dice` is their scheme.

    `practised` once a choice was taken back: such a game is no measure of who plays better.
    """

    game: str
    version: int
    status: Literal["open", "playing", "over"]
    printing: str
    rules: Rules
    created: str
    casual: bool
    practised: bool
    commitment: str
    secret: str | None
    seats: list[Seat]
    position: Position
    next: Next
    result: Result | None
    clock: Clock | None
    source: Literal["play", "file"]
    dice: int = 1
    numbers: list[str | None] | None = None
    seat_numbers: list[str] | None = None


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
    colour: ColourLetter


class Oriented(_Event, frozen=True, gc=False, tag="oriented"):
    """A heading was chosen."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


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
    tithe: int = field(name="due")
    paid: int
    squares: list[str]


class Eliminated(_Event, frozen=True, gc=False, tag="eliminated"):
    """Somebody could not pay in full."""

    seat: int


class Laid(_Event, frozen=True, gc=False, tag="laid"):
    """A rug was laid over what was there."""

    seat: int
    rug: str
    colour: ColourLetter
    covers: list[ColourLetter | None]


class Drawn(_Event, frozen=True, gc=False, tag="drawn"):
    """The next rug of a pile is known."""

    seat: int
    colour: ColourLetter


class Turned(_Event, frozen=True, gc=False, tag="turned"):
    """Assam was turned at the end of a turn."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


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


class Resigned(_Event, frozen=True, gc=False, tag="resigned"):
    """The person gave up the seat: a bot plays it to the end."""

    seat: int


class TimedOut(_Event, frozen=True, gc=False, tag="timed_out"):
    """The seat's clock ran out: a bot plays the rest of the turn, or of the game with no time left."""

    seat: int


class Ended(_Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    ranking: list[Standing]


GameEvent: TypeAlias = (
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
    | Resigned
    | TimedOut
    | Ended
)


class Update(Struct, frozen=True, gc=False):
    """What one entry of the log brought, and the table after it."""

    version: int
    events: list[GameEvent]
    table: Table


# What else is answered


class RugFacts(Struct, frozen=True):
    """What a rug does as soon as it lies.

    Squares in sight that its player gains, squares it takes from each seat, squares of the region it joins,
    and what the follower, who walks next, pays its player on average on the way that costs the follower least.
    """

    gained: int
    taken: list[int]
    joined: int
    follower: int | None
    toll: float


class Advised(Struct, frozen=True):
    """A choice and what it is worth: to each seat where the bot knows, and by the bot's own measure.

    `facts` are told of rugs; what a heading may cost stands in the table's `next`.
    """

    turn: TurnWord | None
    rug: str | None
    win: list[float] | None
    score: list[float] | None
    value: float
    facts: RugFacts | None


class Hint(Struct, frozen=True):
    """What a bot would do, the best choice first, and how far it looked."""

    version: int
    seat: int
    bot: str
    choices: list[Advised]
    left_off: int
    nodes: int
    depth: int
    seconds: float


class Evaluation(Struct, frozen=True):
    """The chance of each seat to win, and the final score it can expect."""

    version: int
    bot: str
    win: list[float]
    score: list[float] | None
    nodes: int
    depth: int
    seconds: float


class Problem(Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people, and what belongs to it."""

    code: Code
    message: str
    detail: dict[str, Any]


class PrintingInfo(Struct, frozen=True):
    """A printing of the rules with everything in which printings differ."""

    id: str
    title: str
    language: str
    rugs_in_box: int | None
    sets: list[int] | None
    edge: Literal["mosaics", "arrows"]
    insolvency: Literal["out", "plays_on"]
    insolvency_printed: bool
    variant: bool
    two_players: list[Literal["two_colours", "one_colour"]]
    starter: Literal["holiday", "decide", "not_printed"]


class LevelInfo(Struct, frozen=True):
    """A level of bots; `ready` once it is loaded."""

    id: str
    ready: bool


class Defaults(Struct, frozen=True):
    """What is played if nothing is said."""

    printing: str
    level: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    printings: list[PrintingInfo]
    levels: list[LevelInfo]
    default: Defaults
    languages: list[str]
    network: str | None
    """Where others on the network reach this server, e.g. 192.168.1.20:8770; null if they cannot."""


class Invite(Struct, frozen=True):
    """A free seat and the path of the link that leads to it."""

    seat: int
    path: str


class GameCreated(Struct, frozen=True):
    """A game that was set up: the seats that are yours, and the links for the others."""

    game: str
    table: Table
    you: list[int]
    invites: list[Invite]
    watch: str


class Offer(Struct, frozen=True):
    """Another game after this one; `seats` are the people of this one who will play it."""

    game: str
    seats: list[int]


class GameSeen(Struct, frozen=True):
    """A game, the seats that are yours, and links to free seats if it is you who set it up.

    `link` is the path of the one link to the table, for those who sit there while seats are free; `yours`
    whether it is you who set it up; `rematch` the game that was offered after it.
    """

    table: Table
    you: list[int]
    invites: list[Invite]
    link: str | None
    yours: bool
    rematch: Offer | None


class Invitation(Struct, frozen=True):
    """What a link leads to, told before a name is: the table, who invites, and the seat one would get."""

    table: Table
    host: str
    seat: int | None
    you: list[int]


class DeviceLink(Struct, frozen=True):
    """The path of a private link to a seat of one's own; it works once."""

    path: str


class GameListed(Struct, frozen=True):
    """A game in the list of one's own."""

    game: str
    status: Literal["open", "playing", "over"]
    printing: str
    names: list[str]
    your_turn: bool
    updated: str
    result: Result | None
    source: Literal["play", "file"]
    you: list[int]
    yours: bool
    """Whether it is you who set it up."""
    practised: bool
    seats: list[Seat]
    scores: list[int]
    position: str
    """The position in notation, for a small picture."""
    round: int
    rounds: int
    seat: int | None
    """Whose turn it is."""


class FileKept(Struct, frozen=True):
    """An uploaded game can be looked at under this id."""

    game: str


class Rematch(Struct, frozen=True):
    """The game after the game."""

    game: str
    path: str


class DiceCheck(Struct, frozen=True):
    """One thing that was checked; `wrong` are the turns or seats where it does not hold."""

    what: Literal["commitment", "rolls", "piles"]
    ok: bool
    wrong: list[int]


class DiceReport(Struct, frozen=True):
    """Whether the dice were fair, and every single check."""

    ok: bool
    checks: list[DiceCheck]
