"""When a search is to stop: a count of positions, and a word from outside."""

from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import Ints
from marrakech.engine.search.params import UNLIMITED


class Budget(NamedTuple):
    """When to stop."""

    nodes: Ints
    """Positions valued, and the most that may be."""
    stop: Ints
    """Not 0 once the search is to end."""


def make_budget() -> Budget:
    """A budget without a limit."""
    return Budget(np.array([0, UNLIMITED], np.int64), np.zeros(1, np.int64))


def exhausted(budget: Budget) -> bool:
    """Whether the search is to end: told from outside, or the positions are used up."""
    if budget.nodes[0] > budget.nodes[1]:
        budget.stop[0] = 1
    return bool(budget.stop[0] != 0)
