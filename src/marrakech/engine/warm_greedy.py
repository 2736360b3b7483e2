"""The compiled function of `greedy`, which compiles in seconds; the search takes half a minute.

Only the thread and the process that compile import this module, for it imports numba. The bot asks
`engine.compiled.GREEDY` for it.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from marrakech.engine.greedy import greedy_value
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


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile it."""
    greedy_values_compiled(start(3))
    yield "greedy_values", greedy_values_compiled
