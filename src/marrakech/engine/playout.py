"""Random play to the end, compiled: the fastest way to see many games, and a measure of the kernel."""

from typing import Any, TypeAlias

import numpy as np

from marrakech.jit.decorators import cached, inlined
from marrakech.kernel.board import EAST_PLACE, NORTH_PLACE, Place, Squares, count, first
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    Rules,
    State,
    player,
    start,
    step,
    stock,
)
from marrakech.kernel.turn import (
    draw,
    lay_east,
    lay_north,
    legal_east,
    legal_north,
    may_keep_heading,
    orient,
    roll,
    turn,
)

Word: TypeAlias = np.uint64
"""64 random bits: the whole state of the generator. Every choice and every outcome takes one word."""


@inlined
def next_word(word: Word) -> Word:
    """The next word of an xorshift generator."""
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    return word


@inlined
def scaled(word: Word, bound: int) -> int:
    """A word as a number from 0 to bound - 1."""
    return np.int64(((word >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@inlined
def below(generator: Any, bound: int) -> int:
    """A number from 0 to bound - 1 from a generator kept in an array of one word."""
    generator[0] = next_word(generator[0])
    return scaled(generator[0], bound)


@inlined
def nth_square(squares: Squares, nth: int) -> Squares:
    """The nth square of a set, counted from 0 in the order of squares, as a set of one."""
    for _ in range(nth):
        squares &= squares - 1
    return squares & -squares


@inlined
def nth_place(state: State, nth: int) -> Place:
    """The nth legal place of a rug, counted from 0 in the order of places."""
    east = legal_east(state)
    easts = count(east)
    if nth < easts:
        return 0 + EAST_PLACE[first(nth_square(east, nth))]
    return 0 + NORTH_PLACE[first(nth_square(legal_north(state), nth - easts))]


@inlined
def any_rug(state: State, word: Word) -> State:
    """Lay a rug on one of the legal places, each as likely as any other."""
    east = legal_east(state)
    north = legal_north(state)
    easts = count(east)
    nth = scaled(word, easts + count(north))
    if nth < easts:
        return lay_east(state, nth_square(east, nth))
    return lay_north(state, nth_square(north, nth - easts))


@inlined
def any_roll(state: State, word: Word) -> State:
    """Roll the die, whose faces show 1, 2, 2, 3, 3, 4."""
    return roll(state, scaled(word, 6) + 3 >> 1)


@inlined
def any_draw(state: State, word: Word) -> State:
    """Draw the next rug of the pile, each rug left in it as likely as any other."""
    who = player(state)
    mine = stock(state, who)
    return draw(state, who if scaled(word, mine + stock(state, who + 2)) < mine else who + 2)


@inlined
def any_turn(state: State, word: Word) -> State:
    """Turn Assam at the end of a turn, in any way that is allowed."""
    if may_keep_heading(state):
        return turn(state, scaled(word, 3))
    return turn(state, 2 * scaled(word, 2))


@cached
def random_step(state: State, generator: Any) -> State:
    """One choice or chance outcome, drawn at random."""
    word = next_word(generator[0])
    generator[0] = word
    now = step(state)
    if now == LAY:
        return any_rug(state, word)
    if now == ROLL:
        return any_roll(state, word)
    if now == ORIENT:
        return orient(state, scaled(word, 3))
    if now == TURN:
        return any_turn(state, word)
    return any_draw(state, word)


@inlined
def rest_of_turn(state: State, word: Word) -> tuple[State, Word]:
    """What is left of a turn at random, with the last word used."""
    # The same as one random_step after another, without asking each time which step it is.
    if step(state) == DEAL:
        word = next_word(word)
        return any_draw(state, word), word
    if step(state) == ORIENT:
        word = next_word(word)
        state = orient(state, scaled(word, 3))
    if step(state) == ROLL:
        word = next_word(word)
        state = any_roll(state, word)
    if step(state) == LAY:
        word = next_word(word)
        state = any_rug(state, word)
    if step(state) == DRAW:
        word = next_word(word)
        state = any_draw(state, word)
    if step(state) == TURN:
        word = next_word(word)
        state = any_turn(state, word)
    return state, word


@cached
def random_game(state: State, generator: Any) -> State:
    """Play a position out at random."""
    word = generator[0]
    while step(state) != OVER:
        state, word = rest_of_turn(state, word)
    generator[0] = word
    return state


@cached
def random_games(rules: Rules, games: int, generator: Any) -> int:
    """Play many games from the start; the sum of the first player's purses keeps the work honest."""
    total = 0
    for _ in range(games):
        total += random_game(start(rules), generator).purses & 255
    return total


def seeded(seed: int) -> Any:
    """A generator for the functions above."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**64 or 1], dtype=np.uint64)
