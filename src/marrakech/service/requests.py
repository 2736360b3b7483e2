"""The request for a game, validated into the set-up that is stored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.kernel.state import Player
from marrakech.record.errors import RulesetError
from marrakech.record.ruleset import Ruleset
from marrakech.service.errors import Invalid
from marrakech.service.levels import Levels
from marrakech.service.log import ClockPlan, Figure, SeatKind, SeatPlan
from marrakech.service.names import checked_name, skeleton

MERCHANTS = ("Hana", "Idir", "Safia", "Anir")
"""Who sits at each seat by default, bot or person: the merchants that the page draws there."""
DEFAULT_NAMES = (*MERCHANTS, "Aziza", "Brahim", "Chama", "Driss")


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Who is to sit: a person here, a person by link (who brings a name), or a bot of a level."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class ClockRequest:
    """Seconds for each turn, and for all turns of a seat together; either or both."""

    per_turn: float | None = None
    total: float | None = None


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game to be set up. `elimination` None keeps what the printing says."""

    seats: Sequence[SeatRequest]
    printing: str = DEFAULT_PRINTING
    players: int | None = None
    """Must equal the number of seats; redundant, as a check."""
    one_colour: bool = False
    elimination: bool | None = None
    end_turn: bool = False
    keep_heading: bool = False
    cover_own: bool = False
    clock: ClockRequest | None = None
    number: str | None = None
    """32 hex digits for the dice to mix in."""


def ruleset(game: GameRequest) -> Ruleset:
    """The requested rules; raises `Invalid` naming the choices."""
    if game.players is not None and game.players != len(game.seats):
        raise Invalid(
            "bad_seats",
            f"{game.players} players need {game.players} seats, {len(game.seats)} were given: leave "
            "players out, or give as many seats",
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
    plans = []
    for number, seat in enumerate(asked):
        if seat.kind != "bot" and seat.level is not None:
            raise Invalid("bad_seats", f"seat {number} is for a person: only bots have a level")
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
        plans.append(SeatPlan(seat.kind, name, level, seat.figure, unnamed))
    return plans


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
