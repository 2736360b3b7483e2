"""A game as it is asked for, checked into the set-up that is stored."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.record.errors import RulesetError
from marrakech.record.ruleset import Ruleset
from marrakech.service.entries import ClockPlan, SeatPlan
from marrakech.service.errors import Invalid
from marrakech.service.facts import Kind
from marrakech.service.levels import Levels
from marrakech.service.names import checked_name, skeleton

BOT_NAMES = ("Aziza", "Brahim", "Chama", "Driss", "Fatima", "Hamid", "Jamila", "Karim")
PERSON_NAMES = ("Henna", "Indigo", "Saffron", "Almond")
"""What people are called who give no name: the colour of their seat."""

Seconds = Annotated[float, Meta(ge=1, le=86_400)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit: a person here, a person by link (who brings a name), or a bot of a level."""

    kind: Kind
    name: Annotated[str, Meta(max_length=200)] | None = None
    level: Annotated[str, Meta(max_length=64)] | None = None


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each turn, and for all turns of a seat together; either or both."""

    per_turn: Seconds | None = None
    total: Seconds | None = None


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up. `elimination` null keeps what the printing says."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    printing: Annotated[str, Meta(max_length=32, examples=[DEFAULT_PRINTING])] = DEFAULT_PRINTING
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    single_colour: bool = False
    elimination: bool | None = None
    end_turn: bool = False
    keep_heading: bool = False
    cover_own: bool = False
    clock: NewClock | None = None


def ruleset(game: NewGame) -> Ruleset:
    """The rules asked for; raises `Invalid` naming the choices."""
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
            one_colour=game.single_colour,
            elimination=game.elimination,
            end_turn=game.end_turn,
            keep_heading=game.keep_heading,
            cover_own=game.cover_own,
        )
    except RulesetError as error:
        raise Invalid("bad_rules", str(error)) from None


def seats(asked: list[NewSeat], levels: Levels) -> list[SeatPlan]:
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
        name = given.get(number) or _default_name(number, seat.kind, names)
        names.append(name)
        level = None
        if seat.kind == "bot":
            level = seat.level or levels.default
            levels.check(level)
        plans.append(SeatPlan(seat.kind, name, level))
    return plans


def clock(asked: NewClock | None) -> ClockPlan | None:
    """The clock asked for, or none."""
    if asked is None:
        return None
    if asked.per_turn is None and asked.total is None:
        raise Invalid("bad_clock", "a clock needs seconds per_turn, in total, or both")
    return ClockPlan(asked.per_turn, asked.total)


def _default_name(seat: int, kind: Kind, taken: list[str]) -> str:
    ours: tuple[str, ...] = (PERSON_NAMES[seat], *PERSON_NAMES) if kind == "person" else BOT_NAMES
    seen = {skeleton(name) for name in taken}
    return next(name for name in (*ours, *BOT_NAMES) if skeleton(name) not in seen)
