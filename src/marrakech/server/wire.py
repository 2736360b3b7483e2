"""The JSON schema of all requests and responses.

The class names are those of the OpenAPI document, from which the page's types are generated. Colours are
letters (H, I, S, A), squares `a1` to `g7`, rugs `d4-e4`; seats are numbered from 0. Everything about a game
is public: all viewers see the same.

An update consists of about a hundred of these objects, without reference cycles: `gc=False` excludes them from
garbage collection.
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

# Requests


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


RandomNumber: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32}$(?!\n)",
        description="128 random bits from the client, in hex, that the dice mix in.",
    ),
]


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
    """The invitation code, and the name to show."""

    invite: Annotated[str, Meta(max_length=128)]
    name: Annotated[str, Meta(max_length=200)]
    figure: Figure | None = None
    number: RandomNumber | None = None


class PassCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A pass to an invite-only house, as its operator handed it out."""

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


CommandId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)",
        description="Chosen by the client, e.g. a UUID; a retry carries the same id.",
    ),
]


class _Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Roll(_Action, frozen=True, tag="roll"):
    """Turn Assam and roll the die (step orient), or just roll it (step roll, variant)."""

    turn: TurnWord | None = None
    number: RandomNumber | None = None


class Lay(_Action, frozen=True, tag="lay"):
    """Lay the rug, e.g. on d4-e4; the squares may be given in either order."""

    rug: Annotated[str, Meta(max_length=16, examples=["d4-e4"])]


class Turn(_Action, frozen=True, tag="turn"):
    """Turn Assam at the end of the turn (variant)."""

    turn: TurnWord


class TakeBack(_Action, frozen=True, tag="take_back"):
    """Take back your last choice; only in games against bots."""


class Hold(_Action, frozen=True, tag="hold"):
    """Let a bot play for a seat whose player left, or for your own."""

    target: SeatNumber


class Reclaim(_Action, frozen=True, tag="reclaim"):
    """Take your seat back from the bot."""


class Resign(_Action, frozen=True, tag="resign"):
    """Give the seat up: a bot plays it to the end."""


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by a seat on the game as it stood at a version."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    action: Roll | Lay | Turn | TakeBack | Hold | Reclaim | Resign

    def command(self) -> commands.Command:
        """As the service takes it, with rugs as numbers; raises `Invalid`."""
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


# The game


class Rules(Struct, frozen=True, gc=False):
    """The rules of a game, independent of the printing."""

    players: int
    one_colour: bool = field(name="single_colour")
    elimination: bool
    end_turn: bool
    keep_heading: bool
    cover_own: bool


class Seat(Struct, frozen=True, gc=False):
    """A seat; `held` while a bot plays for its person."""

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
    """Assam's square and heading."""

    square: str
    heading: HeadingWord


class Rug(Struct, frozen=True, gc=False):
    """A rug that is at least half visible; `neutral` once its owner is out."""

    colour: ColourLetter
    squares: list[str]
    visible: list[str]
    neutral: bool


class Pile(Struct, frozen=True, gc=False):
    """A seat's pile of two colours: the top rug if known, and how many of each colour are left."""

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
    """A square of a walk; `mosaic` if Assam came round one, `left` the side where he left the board."""

    square: str
    heading: HeadingWord
    mosaic: Literal["half", "corner"] | None
    left: HeadingWord | None


class RollForecast(Struct, frozen=True, gc=False):
    """What a roll leads to: its weight out of six, the walk, the tithe, and what is paid of it."""

    steps: int
    weight: int
    path: list[PathStep]
    square: str
    tithe: int
    pays: int
    to: int | None
    out: bool


class Forecast(Struct, frozen=True, gc=False):
    """What a heading leads to; `average` is the expected payment."""

    turn: TurnWord
    heading: HeadingWord
    average: float
    rolls: list[RollForecast]


class LegalRug(Struct, frozen=True, gc=False):
    """A legal place for the rug, and the colours it would cover."""

    rug: str
    squares: list[str]
    covers: list[ColourLetter | None]


class RefusedRug(Struct, frozen=True, gc=False):
    """An illegal place for the rug, and the rule that forbids it."""

    rug: str
    why: Literal["assam", "away", "whole_rug"]


class Next(Struct, frozen=True, gc=False):
    """Whose turn it is, and all legal choices."""

    seat: int | None
    step: Literal["join", "orient", "roll", "lay", "turn", "over"]
    colour: ColourLetter | None
    headings: list[Forecast]
    rugs: list[LegalRug]
    refused: list[RefusedRug]


class Standing(Struct, frozen=True, gc=False):
    """A seat's place in the ranking; equal players share a place."""

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
    """Seconds per turn and in total. `left` is as of this version; the current turn began at `since`."""

    per_turn: float | None
    total: float | None
    left: list[float | None]
    since: str | None


class Table(Struct, frozen=True, gc=False):
    """A game as everybody sees it.

    `dice` is the version of the fair-dice scheme. `secret` is published once the game is over, with the random
    numbers the dice mixed in: one per turn (`numbers`), and those sent when seats were taken (`seat_numbers`).
    `practised` is set once a choice was taken back: such a game does not count as a measure of strength.
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


class Freed(_Event, frozen=True, gc=False, tag="freed"):
    """Before the start, whoever sat there got up or was sent away."""

    seat: int


class Renewed(_Event, frozen=True, gc=False, tag="renewed"):
    """The links to the table and to its seats were made anew: look at the game again for those that count."""


class Started(_Event, frozen=True, gc=False, tag="started"):
    """All seats are taken: the game starts."""


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    """The first rug of a pile was turned up."""

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
    """A tithe was paid; `squares` is the region in counting order, starting from Assam's square."""

    seat: int
    to: int
    tithe: int = field(name="due")
    paid: int
    squares: list[str]


class Eliminated(_Event, frozen=True, gc=False, tag="eliminated"):
    """A player could not pay in full and is out."""

    seat: int


class Laid(_Event, frozen=True, gc=False, tag="laid"):
    """A rug was laid; `covers` is what its two squares showed before."""

    seat: int
    rug: str
    colour: ColourLetter
    covers: list[ColourLetter | None]


class Drawn(_Event, frozen=True, gc=False, tag="drawn"):
    """The next rug of a pile was turned up."""

    seat: int
    colour: ColourLetter


class Turned(_Event, frozen=True, gc=False, tag="turned"):
    """Assam was turned at the end of a turn."""

    seat: int
    turn: TurnWord
    heading: HeadingWord


class TakenBack(_Event, frozen=True, gc=False, tag="taken_back"):
    """The game went back to an earlier version."""

    seat: int
    to: int


class Held(_Event, frozen=True, gc=False, tag="held"):
    """A bot plays for the seat until its player reclaims it."""

    seat: int


class Reclaimed(_Event, frozen=True, gc=False, tag="reclaimed"):
    """The seat's player is back."""

    seat: int


class Resigned(_Event, frozen=True, gc=False, tag="resigned"):
    """The player gave up: a bot plays the seat to the end."""

    seat: int


class TimedOut(_Event, frozen=True, gc=False, tag="timed_out"):
    """The seat's time ran out: a bot finishes the turn, or the game if no total time is left."""

    seat: int


class Ended(_Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    ranking: list[Standing]


GameEvent: TypeAlias = (
    Created
    | Joined
    | Freed
    | Renewed
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
    """The events of one log entry, and the table after it."""

    version: int
    events: list[GameEvent]
    table: Table


# Other responses


class RugFacts(Struct, frozen=True):
    """The immediate effects of a rug.

    Visible squares its player gains, squares taken from each seat, the size of the region it joins, and the
    tithe its player can expect from the `follower`, the next to walk, on the follower's cheapest heading.
    """

    gained: int
    taken: list[int]
    joined: int
    follower: int | None
    toll: float


class Advised(Struct, frozen=True):
    """A choice and its value: for each seat if the bot knows, and on the bot's own scale.

    Rugs have `facts`; the costs of a heading are in the table's `next`.
    """

    turn: TurnWord | None
    rug: str | None
    win: list[float] | None
    score: list[float] | None
    value: float
    facts: RugFacts | None


class Hint(Struct, frozen=True):
    """A bot's best choices, the best first, and how far it searched."""

    version: int
    seat: int
    bot: str
    choices: list[Advised]
    left_off: int
    nodes: int
    depth: int
    seconds: float


class Evaluation(Struct, frozen=True):
    """Each seat's chance of winning, and its expected final score."""

    version: int
    bot: str
    win: list[float]
    score: list[float] | None
    nodes: int
    depth: int
    seconds: float


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, and details."""

    code: Code
    message: str
    detail: dict[str, Any]


class PrintingInfo(Struct, frozen=True):
    """A printing of the rules: everything in which printings differ."""

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
    """A level of bots; `ready` once it can play."""

    id: str
    ready: bool


class Defaults(Struct, frozen=True):
    """The defaults of a new game."""

    printing: str
    level: str


class PassShown(Struct, frozen=True):
    """For whom the pass is that was shown."""

    label: str


class HouseRules(Struct, frozen=True):
    """What the operator has decided for all games; null: no limit of unfinished games."""

    invite_only: bool
    no_analysis: bool
    no_play_on: bool
    games_per_guest: int | None


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    printings: list[PrintingInfo]
    levels: list[LevelInfo]
    default: Defaults
    languages: list[str]
    network: str | None
    """This server's address for others on the network, e.g. 192.168.1.20:8770; null if they cannot reach it."""
    house: HouseRules
    admin: bool
    """Whether there is a page for the operator, at /admin."""


class Invite(Struct, frozen=True):
    """A free seat and the path of its link."""

    seat: int
    path: str


class GameCreated(Struct, frozen=True):
    """The new game, your seats in it, and the links to the free seats."""

    game: str
    table: Table
    you: list[int]
    invites: list[Invite]
    watch: str


class Offer(Struct, frozen=True):
    """A rematch; `seats` are the seats of this game whose players have accepted it."""

    game: str
    seats: list[int]


class GameSeen(Struct, frozen=True):
    """A game, your seats in it and, if you set it up, the links to its free seats.

    `link` is the path of the link to the whole table, shown to its players while seats are free; `yours`
    whether you set the game up; `rematch` the rematch on offer; `aside` whether the game is put aside,
    and can be read but not played until the host releases it.
    """

    table: Table
    you: list[int]
    invites: list[Invite]
    link: str | None
    yours: bool
    rematch: Offer | None
    aside: bool


class Invitation(Struct, frozen=True):
    """What a link leads to, before joining: the table, who invites, and the seat you would get."""

    table: Table
    host: str
    seat: int | None
    you: list[int]


class DeviceLink(Struct, frozen=True):
    """The path of a private link to your seat; it works once."""

    path: str


class GameListed(Struct, frozen=True):
    """A game in the list of your games."""

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
    """The id under which an uploaded game can be viewed."""

    game: str


class Rematch(Struct, frozen=True):
    """The next game of the same players."""

    game: str
    path: str


class DiceCheck(Struct, frozen=True):
    """One check; `wrong` lists the turns or seats that fail it."""

    what: Literal["commitment", "rolls", "piles"]
    ok: bool
    wrong: list[int]


class DiceReport(Struct, frozen=True):
    """Whether the dice were fair, check by check."""

    ok: bool
    checks: list[DiceCheck]


# Looking back at games, and positions weighed


class ReviewAccount(Struct, frozen=True):
    """Start, luck, own choices and the others' choices; their sum is the result.

    `correction` is what the evaluation changed its mind about; it is part of the choices.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float
    correction: float


class ReviewPlayer(Struct, frozen=True):
    """A player's game, in chances of winning and in points; `loss` is what a decision cost on average.

    `luckier_than` is the share of games like this with less luck, `plays_like` the bot that loses about as
    much per decision; null where they are not known.
    """

    player: int
    win: ReviewAccount
    score: ReviewAccount
    decisions: int
    loss: float
    mistakes: int
    luckier_than: float | None
    plays_like: str | None


class ReviewMove(Struct, frozen=True):
    """A move: what was played and what was best, everybody's chances after it, and what it changed."""

    move: int
    turn: int
    player: int
    chance: bool
    played: str
    best: str | None
    win: list[float]
    change: list[float]
    loss: float


class Because(Struct, frozen=True):
    """One thing that speaks for the better choice; `words` say it in each language."""

    code: str
    better: dict[str, float]
    played: dict[str, float]
    words: dict[str, str]


class ReviewMistake(Struct, frozen=True):
    """A choice that cost more than the evaluation's own error, and its player's chances with each.

    Where `playouts` is not 0 the difference comes from so many of each choice, with a standard error.
    """

    move: int
    position: str
    better: str
    win_played: float
    win_better: float
    reasons: list[Because]
    error: float
    playouts: int


class RollOdds(Struct, frozen=True):
    """A roll that might have come, its probability, and the player's chances after it."""

    roll: str
    chance: float
    win: float


class HardestRoll(Struct, frozen=True):
    """The roll that hurt its player most, and all that might have come, the worst first."""

    move: int
    odds: list[RollOdds]


class Review(Struct, frozen=True):
    """A finished game looked back at. What costs less than `error` is never called a mistake.

    `versions` tells for every move the version of the game that it came with. A deep review has at least
    `playouts` of every close choice, fewer if it was `stopped`.
    """

    depth: str
    turns_ahead: int
    error: float
    start: list[float]
    players: list[ReviewPlayer]
    moves: list[ReviewMove]
    mistakes: list[ReviewMistake]
    hardest: HardestRoll | None
    playouts: int = 0
    stopped: bool = False
    versions: list[int] = []


class StudyProgress(Struct, frozen=True):
    """It is being worked out: how many wait before it, and how far it is. Ask again to keep it going."""

    before: int
    done: int
    total: int


PositionText: TypeAlias = Annotated[
    str, Meta(max_length=400, examples=["7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3"])
]


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in notation, and moves to be played from there, e.g. `left`, `3`, `d4-e4`."""

    position: PositionText
    moves: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=400)] = []


class Outcome(Struct, frozen=True):
    """What chance may bring, and its probability."""

    outcome: str
    chance: float


class PositionSeen(Struct, frozen=True):
    """A position: the board, what may be done, what chance may bring, and what the last move did.

    `next` is null where only a draw from a pile is due.
    """

    position: Position
    rules: Rules
    step: Literal["deal", "orient", "roll", "lay", "draw", "turn", "over"]
    seat: int
    next: Next | None
    outcomes: list[Outcome]
    events: list[GameEvent]
    result: Result | None


class RankingRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose choices are to be ranked."""

    position: PositionText
    depth: Literal["quick", "standard"] = "standard"


class RankedChoice(Struct, frozen=True):
    """A choice or an outcome, what it is worth to each player, and why the best is better (`reasons`).

    `spread` is the standard deviation of each score over the next roll, in points.
    """

    choice: str
    chance: float | None
    win: list[float]
    score: list[float]
    loss: float
    reasons: list[Because]
    spread: list[float]


class Ranking(Struct, frozen=True):
    """All choices of a position, the best first, or all that chance may bring."""

    depth: str
    turns_ahead: int
    error: float
    player: int
    win: list[float]
    score: list[float]
    choices: list[RankedChoice]


class TriedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was tried, after the one with index `parent` (-1 for the start), and a comment on it."""

    parent: Annotated[int, Meta(ge=-1)]
    move: Annotated[str, Meta(max_length=16)]
    comment: Annotated[str, Meta(max_length=2000)] = ""


class LinesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What was tried from a position, to be written into a file; of several ways on, the first is the game.

    With a game and its version at that position it is written into the file of that game, as variations.
    """

    position: PositionText
    moves: Annotated[list[TriedMove], Meta(max_length=3000)]
    game: Annotated[str, Meta(max_length=64)] | None = None
    version: Annotated[int, Meta(ge=1)] = 1


class Lines(Struct, frozen=True):
    """A game file with its variations as a tree of moves, from its first position on."""

    position: str
    comment: str
    moves: list[TriedMove]


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be played on from: your seat, and the level of the bots in the others.

    With a finished game and its version at that position the dice are those that came there, else new.
    """

    position: PositionText
    seat: SeatNumber
    game: Annotated[str, Meta(max_length=64)] | None = None
    version: Annotated[int, Meta(ge=1)] = 1
    level: Annotated[str, Meta(max_length=64)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class PuzzleShown(Struct, frozen=True):
    """A position with one choice that is clearly best; `rating` 1 to 3 by the strongest bot that misses it."""

    puzzle: str
    position: str
    players: int
    seat: int
    step: Literal["orient", "lay", "turn"]
    theme: str
    rating: int


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, e.g. `d4-e4` or `left`."""

    choice: Annotated[str, Meta(max_length=16)]


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the best; chances of winning by playouts, null for a choice that was not played out.

    `reasons` tell why the best is better than what was tried, or than what greedy would do.
    """

    right: bool
    best: str
    win_best: float
    win_tried: float | None
    playouts: int
    reasons: list[Because]
