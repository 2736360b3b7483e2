"""States from outside: checked before the rules go on from them, with a sentence for each fault.

`Position.parse` checks what it reads, with the column; this is for a `State` that somebody made.
"""

from typing import Final

from marrakech.kernel import admission
from marrakech.kernel.admission import MOST_DIRHAMS, MOST_STOCK
from marrakech.kernel.state import State
from marrakech.record.checked import integer
from marrakech.record.errors import OutOfRangeError, WrongTypeError

EXPECTED: Final = {
    admission.BAD_RULES: "two to four players, and switches that go together",
    admission.BAD_BOARD: "squares of the board that show one colour each, one that is in play",
    admission.BAD_LINKS: "whole rugs of one colour on two squares, each part of no other",
    admission.BAD_ASSAM: "Assam on a square of the board",
    admission.BAD_PURSES: f"a purse for each player, of at most {MOST_DIRHAMS} dirhams together",
    admission.BAD_STOCKS: f"rugs left of the colours in play only, at most {MOST_STOCK} for a player",
    admission.BAD_OUT: "players who went out one after another, and one who did not",
    admission.BAD_FLOW: "a step, the turn of one of the players, and tops where there are piles",
    admission.MOVER_OUT: "the turn of a player who is still in the game",
    admission.ONE_LEFT: "the step over, as only one merchant is left",
    admission.NO_PILES: "a step without a draw, as there are no piles",
    admission.NO_TURN: "a step of the standard turn, as the rules have no end-turn",
    admission.NO_ORIENT: "a step of the variant, which has no orient",
    admission.NO_RUG: "a rug left for the player to move",
    admission.NO_DEAL: "rugs left in both piles, as they are being dealt",
    admission.TOP_NOT_LEFT: "a top rug of a colour that is left in the pile",
    admission.TOP_UNDRAWN: "? on top of a pile that is about to be drawn from",
    admission.TOP_UNKNOWN: "the rug on top of a pile that is not empty",
}
"""What is expected where a position has one of the faults of `kernel.admission`."""


def check_state(state: object) -> State:
    """A state that the rules can go on from, or `ArgumentError` saying what is wrong with it."""
    if not isinstance(state, State):
        raise WrongTypeError(state, "a State, such as game.state")
    for field in state:
        integer(field, "a State of integers")
    if found := admission.fault(state):
        raise OutOfRangeError(state, f"a State with {EXPECTED[found]}")
    return state
