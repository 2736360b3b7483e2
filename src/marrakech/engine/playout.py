"""Random games to the end, compiled: the fastest way to sample games, and a benchmark of the kernel."""

from typing import Any, TypeAlias

import numpy as np

from marrakech.jit.decorators import cached, inlined
from marrakech.kernel.chance import nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import how_many, nth_choice
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
    start,
    step,
)
from marrakech.kernel.turn import act, legal

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
    """A word scaled to a uniform integer in [0, bound)."""
    return np.int64(((word >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@inlined
def below(generator: Any, bound: int) -> int:
    """A uniform integer in [0, bound) from a generator kept in an array of one word."""
    generator[0] = next_word(generator[0])
    return scaled(generator[0], bound)


@inlined
def any_choice(state: State, word: Word) -> State:
    """One of the legal choices, each equally likely."""
    choices = legal(state)
    return act(state, nth_choice(choices, scaled(word, how_many(choices))))


@inlined
def any_outcome(state: State, word: Word) -> State:
    """A chance outcome, drawn by weight."""
    weights = outcomes(state)
    return act(state, nth_outcome(weights, scaled(word, total_weight(weights))))


@cached
def random_step(state: State, generator: Any) -> State:
    """One choice or chance outcome, drawn at random."""
    word = next_word(generator[0])
    generator[0] = word
    if outcomes(state):
        return any_outcome(state, word)
    return any_choice(state, word)


@inlined
def rest_of_turn(state: State, word: Word) -> tuple[State, Word]:
    """Play the rest of a turn at random; returns the state and the last word used."""
    # Equivalent to repeated random_step; but where the step is known, the compiler eliminates
    # all that `legal`, `outcomes` and `act` do at other steps.
    if step(state) == DEAL:
        word = next_word(word)
        return any_outcome(state, word), word
    if step(state) == ORIENT:
        word = next_word(word)
        state = any_choice(state, word)
    if step(state) == ROLL:
        word = next_word(word)
        state = any_outcome(state, word)
    if step(state) == LAY:
        word = next_word(word)
        state = any_choice(state, word)
    if step(state) == DRAW:
        word = next_word(word)
        state = any_outcome(state, word)
    if step(state) == TURN:
        word = next_word(word)
        state = any_choice(state, word)
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
    """Play many games; returns the sum of the first player's purses, so that no work is optimised away."""
    total = 0
    for _ in range(games):
        total += random_game(start(rules), generator).purses & 255
    return total


def seeded(seed: int) -> Any:
    """A generator for the functions above."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**64 or 1], dtype=np.uint64)
