"""Games at a real table: whoever holds the table rolls the dice, draws from the piles and tells what came.

Such a game has no bots, no clock, no seats by link and no dice of its own. Its outcomes are checked against the
rules like any move, and are never called verified. All other games refuse outcomes from outside.
"""

from typing import Final

from marrakech.record import moves
from marrakech.record.errors import OutOfRangeError
from marrakech.service import commands
from marrakech.service.errors import Conflict, Invalid, as_player
from marrakech.service.requests import GameRequest
from marrakech.service.snapshots import Setup

MOST_UNDONE: Final = 2000
"""How often something may be taken back: a whole game ten times over."""


def check_request(asked: GameRequest) -> None:
    """Refuse the set-up of a game at a real table that has bots, friends by link, a clock or a number."""
    if asked.dice != "by_hand":
        return
    for seat, one in enumerate(asked.seats):
        if one.kind != "person":
            raise Invalid(
                "bad_seats",
                f"{as_player(seat)} is of kind {one.kind}: with dice rolled by hand everybody sits at one "
                "table, so every player is of kind person",
            )
    if asked.clock is not None:
        raise Invalid("bad_clock", "with dice rolled by hand there is no clock: leave it out")
    if asked.number is not None:
        raise _no_number()


def check_action(
    setup: Setup, action: commands.SeatAction, steps: int | None, number: str | None
) -> None:
    """Refuse outcomes from outside where the server rolls, and what a real table does not have."""
    if not setup.by_hand:
        if steps is not None:
            raise Invalid("not_by_hand", "the server rolls the die of this game: leave out the steps")
        if isinstance(action, commands.SetHeading):
            raise Invalid(
                "not_by_hand", "in this game a heading comes with its roll: send roll with turn"
            )
        if isinstance(action, commands.DrawRug):
            raise Invalid("not_by_hand", "the server draws from the piles of this game")
        return
    if isinstance(action, commands.Hold | commands.Reclaim | commands.Resign):
        raise Conflict("by_hand", "no bots play where the dice are rolled by hand")
    if number is not None:
        raise _no_number()


def rolled(steps: int | None) -> moves.Roll:
    """The roll that was handed in; raises `Invalid` if none was, or none that a die can show."""
    if steps is None:
        raise Invalid(
            "by_hand", "the die of this game is rolled by hand: send the steps that it showed, 1 to 4"
        )
    try:
        return moves.Roll(steps)
    except OutOfRangeError as error:
        raise Invalid("illegal_move", str(error), rule="die") from None


def _no_number() -> Invalid:
    return Invalid("by_hand", "the dice are rolled by hand, and mix in no number: leave it out")
