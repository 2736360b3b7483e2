"""A game as everybody sees it."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct, convert, field

from marrakech.engine.people import rung_of
from marrakech.record import ranking as record
from marrakech.service.even import level_after, shown_level
from marrakech.service.log import ColourLetter, Figure, SeatKind
from marrakech.service.series import group_score
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.wire.boards import Position, Rules, colours, position, rules
from marrakech.wire.choosing import Next, next_choice, nobodys
from marrakech.wire.referee import Referee, referee


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
    missed: bool
    """Whether the last turn of its person ran out."""
    asked: str = ""
    """In a rematch, for whom the free seat is kept."""
    declined: bool = False
    """Whether that person cannot come now."""
    rung: int | None = None
    """How strong an even bot plays, from 0 up; null for all others."""
    next_rung: int | None = None
    """The same for a rematch, once the game is over."""


class SeriesMember(Struct, frozen=True, gc=False):
    """Somebody of a group that plays again and again; `seat` is null for whoever is not at this table."""

    name: str
    colour: ColourLetter
    figure: Figure | None
    wins: int
    seat: int | None


class Series(Struct, frozen=True, gc=False):
    """The score of a group: games since a day, wins, and the winners of the last games, the oldest first.

    A game that is over is counted in its own series. Winners are numbers of members; several share a win.
    """

    since: str
    games: int
    members: list[SeriesMember]
    winners: list[list[int]]


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

    `dice` is the version of the fair-dice scheme; 0 where they are rolled by hand at a real table: nothing can
    prove them, and `referee` says what such a game needs. `secret` is published once the game is over, with the
    random numbers the dice mixed in: one per turn (`numbers`), and those sent when seats were taken
    (`seat_numbers`). `take_back` tells whether choices can be taken back here.
    `practised` is set once a choice was taken back: such a game does not count as a measure of strength.
    `starter` is the seat that begins, `series` the score of two people or more who play again and again,
    `replaced` the game that is played instead of this one, without those who did not come.
    """

    game: str
    version: int
    status: Literal["open", "playing", "over"]
    printing: str
    rules: Rules
    created: str
    casual: bool
    take_back: bool
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
    referee: Referee | None = None
    starter: int = 0
    series: Series | None = None
    replaced: str | None = None


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
        take_back=setup.one_device,
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
        referee=referee(then) if setup.by_hand and setup.source == "play" else None,
        starter=then.starter,
        series=series(table, then),
        replaced=None if then.replaced is None else then.replaced.game,
    )


def series(table: LiveTable, then: Snapshot) -> Series | None:
    """The score of the group at a table."""
    found = group_score(table, then)
    if found is None:
        return None
    members = [
        SeriesMember(
            one.name,
            one.colour,
            one.figure,
            one.wins,
            found.seats.index(index) if index in found.seats else None,
        )
        for index, one in enumerate(found.members)
    ]
    return Series(moment(found.since), found.games, members, found.winners)


def status(then: Snapshot) -> Literal["open", "playing", "over"]:
    """Whether seats are free, the game goes on or is over."""
    return "over" if then.over else "playing" if then.started else "open"


def result(then: Snapshot) -> Result | None:
    """The final ranking."""
    return Result(ranking(then.node.ranking())) if then.over else None


def moment(at: float) -> str:
    """A moment as text, e.g. 2026-11-15T22:02:00.000Z."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _rung(level: str | None) -> int | None:
    return None if level is None else rung_of(level)


def _level(then: Snapshot, seat: int, planned: str | None) -> str | None:
    """The level of a bot's seat, as people know it."""
    level = (then.levels[seat] or planned) if then.is_bot(seat) else None
    return None if level is None else shown_level(level)


def seats(table: LiveTable, then: Snapshot, present: Sequence[bool]) -> list[Seat]:
    """Who sits where."""
    return [
        Seat(
            seat=seat,
            name=then.names[seat],
            kind="bot" if then.is_bot(seat) else "person" if plan.kind == "person" else "link",
            level=_level(then, seat, plan.level),
            colours=colours(table.setup.rules.rules, seat),
            joined=then.joined(seat),
            present=present[seat],
            held=then.held[seat],
            resigned=then.resigned[seat],
            figure=then.figures[seat],
            missed=then.missed[seat],
            asked="" if then.joined(seat) else plan.asked,
            declined=seat in then.declined,
            rung=_rung(then.levels[seat]),
            next_rung=_rung(level_after(then, seat)) if then.over else None,
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
