"""Functions to compile in little time; they call others that are compiled with them."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from marrakech.jit.decorators import cached, lean
from marrakech.kernel.state import State, start
from marrakech.kernel.tithes import cheapest_tithe

PAIR = 2


@lean
def cheapest(state: State) -> int:
    """What the first player expects to pay the second on the cheapest heading."""
    return cheapest_tithe(state, 0, 1)[1]


@cached
def doubled(numbers: Any) -> Any:
    """Numbers in a new array, twice as large; an error where there are none."""
    if not numbers.shape[0]:
        raise ValueError("there are no numbers")
    return numbers * cheapest(start(PAIR)) + numbers * PAIR


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile both."""
    cheapest(start(PAIR))
    yield "cheapest", cheapest
    doubled(np.arange(3))
    yield "doubled", doubled
