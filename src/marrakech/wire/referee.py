"""What a page that referees a real game is told: the coins, the tithe to be paid, and what can be undone."""

from typing import Literal

from msgspec import Struct

from marrakech.kernel import state as kernel
from marrakech.record import coins as record
from marrakech.record import game_events, moves
from marrakech.record.node import Node
from marrakech.service.snapshots import Snapshot
from marrakech.wire.boards import SQUARES

Undone = Literal["heading", "roll", "rug", "draw", "turn"]
_UNDONE: dict[type[moves.Move], Undone] = {
    moves.Orient: "heading",
    moves.Roll: "roll",
    moves.Lay: "rug",
    moves.Draw: "draw",
    moves.EndTurn: "turn",
}


class Purse(Struct, frozen=True, gc=False):
    """Gold coins of 5 dirhams, silver coins of 1."""

    gold: int
    silver: int


class Undo(Struct, frozen=True, gc=False):
    """What taking back would take back, and whose it was."""

    seat: int
    what: Undone


class Tithe(Struct, frozen=True, gc=False):
    """The tithe of the last roll; `squares` as they are counted, from under Assam.

    `paid` is less than `due` if the purse was too small. It is paid with the coins `given`, and `back` silver
    coins come back. With `changed` the payer first gives a gold coin for five silver ones: to the seat
    `changer`, or to the box. `before` is what each purse held.
    """

    seat: int
    to: int
    due: int
    paid: int
    squares: list[str]
    given: Purse
    back: int
    changed: bool
    changer: int | None
    before: list[Purse]


class Referee(Struct, frozen=True, gc=False):
    """A real game: the coins that each purse should hold, the tithe of the last roll, what can be undone."""

    purses: list[Purse]
    tithe: Tithe | None
    undo: Undo | None


def referee(then: Snapshot) -> Referee:
    """What a real game at a version needs beyond its table."""
    node = then.node
    return Referee([_purse(one) for one in record.purses_at(node)], _tithe(node), _undo(node))


def _purse(coins: record.Coins) -> Purse:
    return Purse(coins.gold, coins.silver)


def _tithe(node: Node) -> Tithe | None:
    how = record.payment(node)
    if how is None or node.parent is None:
        return None
    told = next(event for event in node.events if isinstance(event, game_events.Paid))
    return Tithe(
        seat=told.player,
        to=told.to,
        due=told.tithe,
        paid=told.paid,
        squares=[SQUARES[square] for square in told.squares],
        given=_purse(how.given),
        back=how.back.silver,
        changed=how.changed,
        changer=how.changer,
        before=[_purse(one) for one in record.purses_at(node.parent)],
    )


def _undo(node: Node) -> Undo | None:
    if node.parent is None or node.move is None:
        return None
    return Undo(kernel.player(node.parent.state), _UNDONE[type(node.move)])
