"""The arrays a search works in, grouped by what they are for. They are made once and used again."""

from typing import NamedTuple

import numpy as np

from marrakech.engine.endings.ending_arrays import (
    MOST_OPTIONS,
    SMALL_TABLE,
    EndingArrays,
    make_ending_arrays,
)
from marrakech.engine.learned.features import LANDINGS, MOST_ROWS, Features, Floats, Ints, make_features
from marrakech.engine.learned.network import WIDTH, Layers, make_layers
from marrakech.engine.search.budget import Budget, make_budget
from marrakech.engine.vectors import SEATS, VALUES
from marrakech.kernel.board import SQUARES
from marrakech.kernel.chance import MOST_STEPS
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import FIELDS

MOST_PLACES = 12
"""Places around Assam: three for each of his four neighbours. There is always one, as a neighbour has at least
two, and at most one of them is taken by a whole rug."""
assert MOST_PLACES >= QUARTERS, "choices of both kinds share an array"
assert MOST_OPTIONS >= MOST_PLACES, "an ending has the same choices"
MOST_CHANGES = 2 * MOST_ROWS
"""Rows turned on or off by a rug: at most four for each of its squares, two for each other, three links
and the landings."""
assert MOST_CHANGES >= 4 * 2 + 2 * 47 + 3 + LANDINGS
MOST_ANSWERS = SEATS - 1
"""Turns of others that are played greedily in a row: one of each."""
MOST_UNANSWERED = 1 + MOST_ANSWERS * (MOST_STEPS - 1)
"""Each of these turns takes one position from the stack and puts one back for each roll of the die."""


class Laying(NamedTuple):
    """What the values of all places of a rug are worked out in."""

    base: Floats
    """The first layer of the board before the rug."""
    rows: Ints
    """The rows that a place turns on or off."""
    signs: Floats
    """1 for on, -1 for off."""
    role_at: Ints
    """The survey before the rug, to put the board back."""
    size_at: Ints
    seen: Ints
    worth: Ints
    value: Floats
    """The value of one place."""


class TurnTable(NamedTuple):
    """What one turn can lead to, by heading, roll and place; roll 0 where the die has been rolled."""

    found: Ints
    """The number of places, 0 where a player goes out; the first value is that position's then."""
    places: Ints
    quarters: Ints
    """The best turn at the end that goes with each place (variant)."""
    values: Floats
    headings: Floats
    """The expectation of each heading."""


class Rugs(NamedTuple):
    """One roll of a `TurnTable`."""

    places: Ints
    quarters: Ints
    values: Floats


class Answers(NamedTuple):
    """The positions that the others have still to answer, a stack."""

    states: Ints
    weights: Floats
    """The probability of each of them."""
    turns: Ints
    """The turns that have been answered before each of them."""
    total: Floats
    """What the answers lead to."""
    value: Floats
    """One of the positions they lead to."""


class RootChoices(NamedTuple):
    """What a decision found: by index of the place, or by quarter turn."""

    values: Floats
    deepened: Ints
    """1 for what was looked at to the full depth."""
    reply: Floats
    """The value of the position that is being looked at."""
    rolled: Floats
    """The value of the best place of a roll."""


class ExactLeaves(NamedTuple):
    """What endings are solved in, at the root and where a search ends."""

    wanted: Ints
    """Not 0 if positions with one or two rugs left are solved."""
    value: Floats
    """One of them."""
    arrays: EndingArrays


class Workspace(NamedTuple):
    """Everything a search works in."""

    features: Features
    layers: Layers
    laying: Laying
    root: TurnTable
    """The turn that is decided."""
    next: TurnTable
    """A turn that follows."""
    answers: Answers
    choices: RootChoices
    exact: ExactLeaves
    budget: Budget


def make_table() -> TurnTable:
    """The arrays of one turn."""
    shape = (QUARTERS, 1 + MOST_STEPS)
    return TurnTable(
        found=np.zeros(shape, np.int64),
        places=np.zeros((*shape, MOST_PLACES), np.int64),
        quarters=np.zeros((*shape, MOST_PLACES), np.int64),
        values=np.zeros((*shape, MOST_PLACES, VALUES), np.float32),
        headings=np.zeros((QUARTERS, VALUES), np.float32),
    )


def make_workspace() -> Workspace:
    """Fresh arrays for a search without a limit."""
    budget = make_budget()
    return Workspace(
        features=make_features(),
        layers=make_layers(),
        laying=Laying(
            base=np.zeros(WIDTH, np.float32),
            rows=np.zeros(MOST_CHANGES, np.int64),
            signs=np.zeros(MOST_CHANGES, np.float32),
            role_at=np.zeros(SQUARES, np.int64),
            size_at=np.zeros(SQUARES, np.int64),
            seen=np.zeros(SEATS + 1, np.int64),
            worth=np.zeros(SEATS + 1, np.int64),
            value=np.zeros(VALUES, np.float32),
        ),
        root=make_table(),
        next=make_table(),
        answers=Answers(
            states=np.zeros((MOST_UNANSWERED, FIELDS), np.int64),
            weights=np.zeros(MOST_UNANSWERED, np.float32),
            turns=np.zeros(MOST_UNANSWERED, np.int64),
            total=np.zeros(VALUES, np.float32),
            value=np.zeros(VALUES, np.float32),
        ),
        choices=RootChoices(
            values=np.zeros((MOST_PLACES, VALUES), np.float32),
            deepened=np.zeros(MOST_PLACES, np.int64),
            reply=np.zeros(VALUES, np.float32),
            rolled=np.zeros(VALUES, np.float32),
        ),
        exact=ExactLeaves(
            wanted=np.ones(1, np.int64),
            value=np.zeros(VALUES, np.float32),
            arrays=make_ending_arrays(budget, SMALL_TABLE),
        ),
        budget=budget,
    )
