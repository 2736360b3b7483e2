"""The request for a game, as it is sent and validated into the set-up that is stored."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.kernel.state import Player
from marrakech.record.errors import RulesetError
from marrakech.record.ruleset import Ruleset
from marrakech.service import faces
from marrakech.service.commands import SeatNumber
from marrakech.service.errors import Invalid, as_player, none_there
from marrakech.service.levels import Levels
from marrakech.service.log import ClockPlan, Figure, SeatKind, SeatPlan
from marrakech.service.names import checked_name, skeleton
from marrakech.service.seats import MOST_SEATS
from marrakech.service.snapshots import DAY

MERCHANTS = ("Hana", "Idir", "Safia", "Anir")
"""Who sits at each seat by default, bot or person: the merchants that the page draws there."""
DEFAULT_NAMES = (*MERCHANTS, "Aziza", "Brahim", "Chama", "Driss")


RandomNumber: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32}$(?!\n)",
        description="128 random bits from the client, in hex, that the dice mix in.",
    ),
]
Seconds: TypeAlias = Annotated[float, Meta(ge=1, le=DAY)]
TurnSeconds: TypeAlias = Annotated[float, Meta(ge=1, le=7 * DAY)]


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: a person at this device, a person who joins by link (and brings a name), or a bot of a level."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=200)] | None = None
    level: Annotated[str, Meta(max_length=64)] | None = None
    figure: Figure | None = None


class ClockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each turn, seconds for all turns of a seat together, or both. From a day a turn on, the
    game is a slow one: nobody has to be there, and people can be called when it is their turn.
    """

    per_turn: TurnSeconds | None = None
    total: Seconds | None = None


class GameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to set up. With `elimination` null the printing decides; `players` is a check on the seats.

    With dice `by_hand` the players roll at a real table, and what came is sent with each command: all seats
    are of kind person, and there is no clock. The seat `starter` begins.
    """

    seats: Annotated[Sequence[SeatRequest], Meta(min_length=2, max_length=MOST_SEATS)]
    printing: Annotated[str, Meta(max_length=32, examples=[DEFAULT_PRINTING])] = DEFAULT_PRINTING
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    one_colour: bool = field(name="single_colour", default=False)
    elimination: bool | None = None
    end_turn: bool = False
    keep_heading: bool = False
    cover_own: bool = False
    clock: ClockRequest | None = None
    number: RandomNumber | None = None
    dice: Literal["fair", "by_hand"] = "fair"
    starter: SeatNumber = 0


def ruleset(game: GameRequest) -> Ruleset:
    """The requested rules; raises `Invalid` naming the choices."""
    if game.players is not None and game.players != len(game.seats):
        raise Invalid(
            "bad_seats",
            f"{game.players} players need {game.players} seats, {len(game.seats)} were given: leave "
            "players out, or give as many seats",
        )
    if not 0 <= game.starter < len(game.seats):
        raise Invalid(
            "bad_seats",
            none_there(game.starter, len(game.seats)),
        )
    if game.printing not in PRINTINGS:
        raise Invalid(
            "unknown_printing",
            f"there is no printing {game.printing!r}; the choices are {', '.join(PRINTINGS)}",
            printings=list(PRINTINGS),
        )
    try:
        return Ruleset.of(
            game.printing,
            len(game.seats),
            one_colour=game.one_colour,
            elimination=game.elimination,
            end_turn=game.end_turn,
            keep_heading=game.keep_heading,
            cover_own=game.cover_own,
        )
    except RulesetError as error:
        raise Invalid("bad_rules", str(error)) from None


def seats(asked: Sequence[SeatRequest], levels: Levels) -> list[SeatPlan]:
    """The seats with every name checked and every level known."""
    given = {number: seat.name for number, seat in enumerate(asked) if seat.name}
    names: list[str] = []
    for number, seat in enumerate(asked):
        if seat.kind == "link":
            continue
        if number in given:
            given[number] = checked_name(given[number] or "", names)
            names.append(given[number] or "")
    figures = _figures(asked)
    plans = []
    for number, seat in enumerate(asked):
        if seat.kind != "bot" and seat.level is not None:
            raise Invalid("bad_seats", f"{as_player(number)} is a person: only bots have a level")
        if seat.kind == "link":
            plans.append(SeatPlan("link"))
            continue
        name = given.get(number) or default_name(number, names)
        names.append(name)
        level = None
        if seat.kind == "bot":
            level = seat.level or levels.default
            levels.check(level)
        unnamed = seat.kind == "person" and number not in given
        plans.append(SeatPlan(seat.kind, name, level, figures[number], unnamed))
    return plans


def _figures(asked: Sequence[SeatRequest]) -> dict[Player, Figure | None]:
    """The faces of all who sit from the start: those chosen first, then the others'."""
    found: dict[Player, Figure | None] = {}
    for number in sorted(range(len(asked)), key=lambda one: (asked[one].figure is None, one)):
        if asked[number].kind != "link":
            found[number] = faces.chosen(number, asked[number].figure, found)
    return found


def clock(asked: ClockRequest | None) -> ClockPlan | None:
    """The requested clock, if any."""
    if asked is None:
        return None
    if asked.per_turn is None and asked.total is None:
        raise Invalid("bad_clock", "a clock needs seconds per_turn, in total, or both")
    return ClockPlan(asked.per_turn, asked.total)


def default_name(seat: Player, taken: Iterable[str]) -> str:
    """The name of a seat whose player gives none: its merchant, unless somebody has a name like that."""
    seen = {skeleton(name) for name in taken if name}
    return next(name for name in (MERCHANTS[seat], *DEFAULT_NAMES) if skeleton(name) not in seen)
