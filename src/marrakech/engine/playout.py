"""Random play to the end, compiled: the fastest way to see many games, and the measure of the kernel."""

from typing import Any

import numba
import numpy as np

from marrakech.engine import compiled  # noqa: F401  (registers the kernel with numba)
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE, count, first
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    Rules,
    State,
    player,
    start,
    step,
    stock,
)
from marrakech.kernel.turn import (
    draw,
    lay,
    legal_east,
    legal_north,
    may_keep_heading,
    orient,
    roll,
    turn,
)


@numba.njit(cache=True, nogil=True, inline="always")  # type: ignore[untyped-decorator]
def below(generator: Any, bound: int) -> int:
    """Advance an xorshift generator kept in a one-element array; a number from 0 to bound - 1."""
    x = generator[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    generator[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@numba.njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def nth_place(state: State, nth: int) -> int:
    """The nth legal place of a rug, counted from 0 in the order of places."""
    east = legal_east(state)
    easts = count(east)
    if nth < easts:
        for _ in range(nth):
            east &= east - 1
        return 0 + EAST_PLACE[first(east)]
    north = legal_north(state)
    for _ in range(nth - easts):
        north &= north - 1
    return 0 + NORTH_PLACE[first(north)]


@numba.njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def random_step(state: State, generator: Any) -> State:
    """One choice or chance outcome, drawn at random."""
    now = step(state)
    if now == LAY:
        legal = count(legal_east(state)) + count(legal_north(state))
        return lay(state, nth_place(state, below(generator, legal)))
    if now == ROLL:
        face = below(generator, 6)
        return roll(state, (face + 3) // 2)
    if now == ORIENT:
        return orient(state, below(generator, 3))
    if now == DRAW or now == DEAL:
        who = player(state)
        mine = stock(state, who)
        if below(generator, mine + stock(state, who + 2)) < mine:
            return draw(state, who)
        return draw(state, who + 2)
    if may_keep_heading(state):
        return turn(state, below(generator, 3))
    return turn(state, 2 * below(generator, 2))


@numba.njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def random_game(state: State, generator: Any) -> State:
    """Play a position out at random."""
    while step(state) != OVER:
        state = random_step(state, generator)
    return state


@numba.njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def random_games(rules: Rules, games: int, generator: Any) -> int:
    """Play many games from the start; the sum of the first player's purses keeps the work honest."""
    total = 0
    for _ in range(games):
        total += random_game(start(rules), generator).purses & 255
    return total


def seeded(seed: int) -> Any:
    """A generator for the functions above."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**64 or 1], dtype=np.uint64)
