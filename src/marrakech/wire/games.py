"""A game and the links to it, as one visitor sees them; the list of games."""

from typing import Literal

from msgspec import Struct

from marrakech.record.position import Position
from marrakech.record.rounds import round_of, rounds
from marrakech.service.channel import Offer, SeatClaim
from marrakech.service.fairdice import DiceCheck
from marrakech.service.lobby import Lobby
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder
from marrakech.wire import tables
from marrakech.wire.tables import Clock, Result, Seat, Series, Table


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


class GameSeen(Struct, frozen=True):
    """A game, your seats in it and, if you set it up, the links to its free seats.

    `link` is the path of the link to the whole table, shown to its players while seats are free; `yours`
    whether you set the game up; `rematch` the rematch on offer; `aside` whether the game is put aside,
    and can be read but not played until the host releases it. `back` is the path of the private link by which
    you, who set it up, come back from another browser; `moved` are seats that you held here and play in
    another browser now; `claims` are the open claims to seats, `host` is the seat of whoever set up the table.
    """

    table: Table
    you: list[int]
    invites: list[Invite]
    link: str | None
    yours: bool
    rematch: Offer | None
    aside: bool
    back: str | None
    moved: list[int]
    claims: list[SeatClaim]
    host: int | None


class Invitation(Struct, frozen=True):
    """What a link leads to, before joining: the table, who invites, and the seat you would get."""

    table: Table
    host: str
    seat: int | None
    you: list[int]


class DeviceLink(Struct, frozen=True):
    """The path of a private link to your seat; it works once."""

    path: str


class RugLaid(Struct, frozen=True):
    """Who laid a rug, and where, e.g. d4-e4."""

    seat: int
    rug: str


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
    clock: Clock | None
    last: RugLaid | None
    """The last rug that was laid."""
    series: Series | None


class FileKept(Struct, frozen=True):
    """The id under which an uploaded game can be viewed."""

    game: str


class Rematch(Struct, frozen=True):
    """The next game of the same players."""

    game: str
    path: str


class DiceReport(Struct, frozen=True):
    """Whether the dice were fair, check by check."""

    ok: bool
    checks: list[DiceCheck]


def invites(table: LiveTable, holder: Holder | None) -> list[Invite]:
    """The links to the free seats, for whoever set up the game."""
    return [
        Invite(seat, f"/join/{table.id}/{code}")
        for seat, code in table.seats.invitations(holder).items()
    ]


def created(table: LiveTable, holder: Holder) -> GameCreated:
    """A game that was just set up."""
    return GameCreated(
        game=table.id,
        table=tables.game(table),
        you=table.seats.of(holder),
        invites=invites(table, holder),
        watch=f"/g/{table.id}",
    )


async def seen(lobby: Lobby, table: LiveTable, holder: Holder | None) -> GameSeen:
    """A game as one visitor sees it, with the rematch on offer."""
    offered = await lobby.rematches.offer(table)
    code, back = table.seats.table_code(holder), table.seats.return_code(holder)
    return GameSeen(
        table=tables.game(table),
        you=table.seats.of(holder),
        invites=invites(table, holder),
        link=None if code is None else f"/join/{table.id}/{code}",
        yours=table.seats.is_host(holder),
        rematch=offered,
        aside=table.aside,
        back=None if back is None else f"/back/{table.id}/{back}",
        moved=table.seats.moved_from(holder),
        claims=list(table.claims),
        host=next(iter(table.seats.host_seats), None),
    )


def invitation(table: LiveTable, holder: Holder | None, seat: int | None) -> Invitation:
    """What a link leads to: a table with a free seat."""
    theirs = table.seats.host_seats
    host = table.now.names[theirs[0]] if theirs else ""
    return Invitation(tables.game(table), host, seat, table.seats.of(holder))


def listed(table: LiveTable, holder: Holder) -> GameListed:
    """A game in the list of one visitor."""
    now = table.now
    laid = now.node.last_laid
    return GameListed(
        game=table.id,
        status=tables.status(now),
        printing=table.setup.rules.printing.id,
        names=list(now.names),
        your_turn=now.mover in table.seats.of(holder),
        updated=tables.moment(table.touched),
        result=tables.result(now),
        source=table.setup.source,
        you=table.seats.of(holder),
        yours=table.seats.is_host(holder),
        practised=now.practised,
        seats=tables.seats(table, now, table.presence.by_seat()),
        scores=list(Position(now.state).scores),
        position=str(Position(now.state)),
        round=round_of(now.state),
        rounds=rounds(now.state.rules),
        seat=now.mover,
        clock=tables.clock(table, now),
        last=None if laid is None else RugLaid(laid[0], str(laid[1])),
        series=tables.series(table, now),
    )


def dice_report(table: LiveTable) -> DiceReport:
    """Whether the dice of a finished game were fair."""
    checks = table.verified()
    return DiceReport(all(check.ok for check in checks), checks)
