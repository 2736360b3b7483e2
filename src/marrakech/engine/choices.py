"""The choices of a position as numbers, the same numbers for every bot.

A choice is a `Turn` (LEFT, AHEAD, RIGHT = 0, 1, 2) at the steps ORIENT and TURN, and a `Place` (0 to
83) at the step LAY. At any other step it is chance that moves, or nobody.
"""

from typing import TypeAlias

from marrakech.kernel.board import AHEAD, LEFT, RIGHT
from marrakech.kernel.state import LAY, ORIENT, TURN, State, step
from marrakech.kernel.turn import lay, may_keep_heading, orient, turn
from marrakech.record.moves import legal_places

Choice: TypeAlias = int
"""A `Turn` or a `Place`, by the step of the state it is made in."""


def legal_choices(state: State) -> tuple[Choice, ...]:
    """What the player to move may choose, in order; empty where the step is not a choice."""
    if step(state) == LAY:
        return tuple(legal_places(state))
    if step(state) in (ORIENT, TURN):
        return (LEFT, AHEAD, RIGHT) if may_keep_heading(state) else (LEFT, RIGHT)
    return ()


def chosen(state: State, choice: Choice) -> State:
    """The state after a legal choice."""
    if step(state) == LAY:
        return lay(state, choice)
    if step(state) == TURN:
        return turn(state, choice)
    return orient(state, choice)
