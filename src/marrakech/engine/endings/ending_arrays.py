"""The arrays that an ending is solved in: the way down the tree, and positions solved before.

They are made once and used again. Nearly all of it is the table of solved positions, 184 bytes each.
"""

from typing import NamedTuple

import numpy as np

from marrakech.engine.endings.last_turn import ExactNumbers, LastTurn
from marrakech.engine.endings.reach import LARGEST_ENDING
from marrakech.engine.learned.features import Ints
from marrakech.engine.search.budget import Budget, make_budget
from marrakech.engine.vectors import PARTS, SEATS
from marrakech.kernel.choices import Choices
from marrakech.kernel.state import FIELDS

STEPS_A_TURN = 5
"""ORIENT, ROLL, LAY, DRAW and TURN: a turn has each of them once at most."""
MOST_FRAMES = STEPS_A_TURN * LARGEST_ENDING + 4
"""Each turn lays a rug or takes a player's from the game. Beside their steps: TURN of a turn before the first
rug that is left, two DEALs, and the end."""
LARGE_TABLE = 1 << 14
"""Solved positions that are kept: 3 MB. A new one replaces the one that its hash collides with."""
SMALL_TABLE = 1 << 10
"""The same within a search, for its leaves."""
MOST_OPTIONS = 12
"""Places around Assam, see `engine.search.arrays.MOST_PLACES`; steps, colours and quarter turns are fewer."""


class Frames(NamedTuple):
    """The positions from the root down to the one that is looked at, a row for each."""

    states: Ints
    rest: Ints
    """The options still to be looked at, as `Choices`; outcomes stand where quarter turns do."""
    option: Ints
    """The option that is looked at."""
    tried: Ints
    """How many were looked at before it."""
    weights: Ints
    """The weight of all outcomes together, 0 at a choice."""
    chosen: Ints
    """The best choice so far."""
    values: ExactNumbers
    """The sum of the outcomes so far, or the best choice so far; of a finished position its value."""


class SolvedPositions(NamedTuple):
    """A table of positions where turns begin, by a hash of the state; the whole state is compared."""

    states: Ints
    """An unused row has no players, which no state has."""
    values: ExactNumbers


class EndingArrays(NamedTuple):
    """Everything an ending is solved in."""

    frames: Frames
    solved: SolvedPositions
    last: LastTurn
    options: ExactNumbers
    """The values of all options of the root, in their order."""
    budget: Budget
    """Last turns that were worked out, and the most that may be."""


def make_ending_arrays(budget: Budget | None = None, kept: int = LARGE_TABLE) -> EndingArrays:
    """Fresh arrays for endings, within a budget or without a limit, with a table of `kept` positions."""
    return EndingArrays(
        Frames(
            states=np.zeros((MOST_FRAMES, FIELDS), np.int64),
            rest=np.zeros((MOST_FRAMES, len(Choices._fields)), np.int64),
            option=np.zeros(MOST_FRAMES, np.int64),
            tried=np.zeros(MOST_FRAMES, np.int64),
            weights=np.zeros(MOST_FRAMES, np.int64),
            chosen=np.zeros(MOST_FRAMES, np.int64),
            values=np.zeros((MOST_FRAMES, PARTS), np.float64),
        ),
        SolvedPositions(
            states=np.zeros((kept, FIELDS), np.int64),
            values=np.zeros((kept, PARTS), np.float64),
        ),
        LastTurn(squares=np.zeros(SEATS, np.int64), standings=np.zeros(SEATS, np.int64)),
        options=np.zeros((MOST_OPTIONS, PARTS), np.float64),
        budget=budget or make_budget(),
    )
