"""A game as everybody sees it."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct, convert, field

from marrakech.record import ranking as record
from marrakech.service.log import ColourLetter, Figure, SeatKind
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.wire.boards import Position, Rules, colours, position, rules
from marrakech.wire.choosing import Next, next_choice, nobodys


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


class Standing(Struct, frozen=True, gc=False):
    """A seat's place in the ranking; equal players share a place."""

    player: int = field(name="seat")
    rank: int = field(name="place")
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


def game(
    table: LiveTable, then: Snapshot | None = None, present: Sequence[bool] | None = None
) -> Table:
    """The game as everybody sees it, now or as it was."""
    then = then or table.now
    setup = table.setup
    return Table(
        game=setup.game,
        version=then.version,
        status=status(then),
        printing=setup.rules.printing.id,
        rules=rules(setup.rules.rules),
        created=moment(setup.created),
        casual=setup.casual,
        practised=then.practised,
        commitment=setup.plan.commitment,
        secret=table.revealed(then),
        seats=seats(table, then, table.presence.by_seat() if present is None else present),
        position=position(then.node),
        next=next_choice(then.state) if then.started else nobodys("join"),
        result=result(then),
        clock=clock(table, then),
        source=setup.source,
        dice=setup.plan.dice,
        numbers=[table.numbers.given.get(turn) for turn in range(1, then.node.rolls + 1)]
        if then.over and setup.plan.dice > 1
        else None,
        seat_numbers=list(table.numbers.seats) if then.over and setup.plan.dice > 1 else None,
    )


def status(then: Snapshot) -> Literal["open", "playing", "over"]:
    """Whether seats are free, the game goes on or is over."""
    return "over" if then.over else "playing" if then.started else "open"


def result(then: Snapshot) -> Result | None:
    """The final ranking."""
    return Result(ranking(then.node.ranking())) if then.over else None


def moment(at: float) -> str:
    """A moment as text, e.g. 2026-11-15T22:02:00.000Z."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seats(table: LiveTable, then: Snapshot, present: Sequence[bool]) -> list[Seat]:
    """Who sits where."""
    return [
        Seat(
            seat=seat,
            name=then.names[seat],
            kind="bot" if then.is_bot(seat) else "person" if plan.kind == "person" else "link",
            level=(then.levels[seat] or plan.level) if then.is_bot(seat) else None,
            colours=colours(table.setup.rules.rules, seat),
            joined=then.joined(seat),
            present=present[seat],
            held=then.held[seat],
            resigned=then.resigned[seat],
            figure=then.figures[seat],
        )
        for seat, plan in enumerate(table.setup.plan.seats)
    ]


def clock(table: LiveTable, then: Snapshot) -> Clock | None:
    """The seconds left, in a game with a clock."""
    plan = table.setup.plan.clock
    if plan is None:
        return None
    since = None if then.since is None or then.over else moment(then.since)
    left = [None if one is None else round(one, 3) for one in then.left]
    return Clock(plan.per_turn, plan.total, left, since)


def ranking(standings: Iterable[record.Standing]) -> list[Standing]:
    """The places, best first; equal players in the order of their seats."""
    return convert(standings, list[Standing], from_attributes=True)
