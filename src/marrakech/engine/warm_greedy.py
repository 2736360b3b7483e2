"""The compiled functions of bots that look one turn ahead: they compile in seconds, the search takes longer.

Only the thread and the process that compile import this module, for it imports numba. Bots ask
`engine.compiled.GREEDY` for them.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from marrakech.engine.greedy import greedy_value
from marrakech.engine.sight import NOVICE_SIGHT, Sight, seen_value
from marrakech.jit.decorators import lean
from marrakech.kernel.board import PLACES
from marrakech.kernel.choices import Choice, first_choice, how_many, without_first
from marrakech.kernel.state import State, start
from marrakech.kernel.turn import legal


@lean
def write_values(state: State, pairs: Any) -> int:
    """Write every legal choice and its value into rows of an array; returns how many there are."""
    found = 0
    rest = legal(state)
    while how_many(rest):
        choice = first_choice(rest)
        rest = without_first(rest)
        pairs[found, 0] = choice
        pairs[found, 1] = greedy_value(state, choice)
        found += 1
    return found


def greedy_values_compiled(state: State) -> list[tuple[Choice, int]]:
    """`greedy_values`, compiled: one call for all choices of a position."""
    # A row for each choice there is at any step.
    pairs = np.empty((PLACES, 2), np.int64)
    found = write_values(state, pairs)
    return [(choice, value) for choice, value in pairs[:found].tolist()]


@lean
def write_seen(state: State, sight: Sight, pairs: Any) -> int:
    """Write every legal choice and what is seen in it into rows of an array; returns how many there are."""
    found = 0
    rest = legal(state)
    while how_many(rest):
        choice = first_choice(rest)
        rest = without_first(rest)
        pairs[found, 0] = choice
        pairs[found, 1] = seen_value(state, choice, sight)
        found += 1
    return found


def seen_values_compiled(state: State, sight: Sight) -> list[tuple[Choice, int]]:
    """`seen_values`, compiled."""
    pairs = np.empty((PLACES, 2), np.int64)
    found = write_seen(state, sight, pairs)
    return [(choice, value) for choice, value in pairs[:found].tolist()]


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile one function after the other."""
    greedy_values_compiled(start(3))
    yield "greedy_values", greedy_values_compiled
    seen_values_compiled(start(3), NOVICE_SIGHT)
    yield "seen_values", seen_values_compiled
