"""How much work an ending is, told in last turns: what is in reach of the solver follows from it."""

from marrakech.engine.search.params import UNLIMITED
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    END_TURN,
    LAY,
    OVER,
    ROLL,
    TURN,
    State,
    out_order,
    players,
    rugs_left,
    step,
)

A_TURN = 97
"""What a turn can lead to, on average."""
LARGEST_ENDING = 8
"""Rugs left in all hands together in the largest ending that may be solved."""


def rugs_in_play(state: State) -> int:
    """Rugs still to be laid by all who are in the game."""
    total = 0
    for who in range(players(state)):
        if not out_order(state, who):
            total += rugs_left(state, who)
    return total


def last_turns(state: State) -> int:
    """About how many last turns an ending has, e.g. 9,409 at the beginning of a turn with three rugs left."""
    now = step(state)
    rugs = rugs_in_play(state)
    if now == OVER or rugs == 0:
        return 1
    if rugs > LARGEST_ENDING:
        return UNLIMITED
    whole = 1
    for _ in range(rugs - 1):
        whole *= A_TURN
    if now == LAY:
        return max(1, whole // 12)
    if now == ROLL and not state.rules & END_TURN:
        return max(1, whole // 3)
    if now == DEAL:
        return 4 * whole
    if now == DRAW:
        return 2 * whole
    return 3 * whole if now == TURN else whole
