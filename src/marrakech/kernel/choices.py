"""The choices of a player: how they are numbered, and sets of them.

A `Choice` is a number whose meaning follows from the step:

    ORIENT, TURN   0 LEFT, 1 AHEAD, 2 RIGHT        a quarter turn of Assam, or none
    LAY            0 to 83                         a place of a rug

An `Action` tells the two apart, for tables and networks that need one number for everything:

    0 ... 41  42 ... 83  84    85     86
    places of a rug      LEFT  AHEAD  RIGHT
    east-west north-south

A set of choices is three masks of bits, so that it stays in registers when compiled. All its members
are quarter turns or all are places.
"""

from typing import NamedTuple, TypeAlias

from marrakech.kernel.board import (
    EAST_PLACE,
    FIRST_NORTH,
    NORTH_PLACE,
    PLACE_SQUARE,
    PLACES,
    Squares,
    count,
    first,
)

Choice: TypeAlias = int
"""A `Quarter` or a `Place`, by the step of the state it is made in."""

Action: TypeAlias = int
"""A choice with its kind, e.g. 12 for the place 12 and 86 for RIGHT."""

QUARTERS = 3
"""LEFT, AHEAD and RIGHT."""
ACTIONS = PLACES + QUARTERS


class Choices(NamedTuple):
    """A set of choices in the order of their numbers."""

    quarters: int
    """Bit `1 << quarter` for each quarter turn."""
    east: Squares
    """The western squares of the east-west places."""
    north: Squares
    """The southern squares of the north-south places."""


def how_many(choices: Choices) -> int:
    """How many choices are in the set."""
    return count(choices.quarters) + count(choices.east) + count(choices.north)


def first_choice(choices: Choices) -> Choice:
    """The choice with the lowest number, of a set that is not empty."""
    if choices.quarters:
        return first(choices.quarters)
    if choices.east:
        return 0 + EAST_PLACE[first(choices.east)]
    return 0 + NORTH_PLACE[first(choices.north)]


def without_first(choices: Choices) -> Choices:
    """The set without the choice with the lowest number."""
    quarters, east, north = choices.quarters, choices.east, choices.north
    if quarters:
        quarters &= quarters - 1
    elif east:
        east &= east - 1
    else:
        north &= north - 1
    return Choices(quarters, east, north)


def listed(choices: Choices) -> list[Choice]:
    """All choices of the set in order, e.g. [0, 2] for LEFT and RIGHT."""
    found = []
    rest = choices
    while how_many(rest):
        found.append(first_choice(rest))
        rest = without_first(rest)
    return found


def nth_bit(bits: int, nth: int) -> int:
    """The nth bit that is set, counted from 0 and the lowest, alone."""
    for _ in range(nth):
        bits &= bits - 1
    return bits & -bits


def nth_choice(choices: Choices, nth: int) -> Choice:
    """The nth choice of the set, counted from 0, e.g. RIGHT for the second of LEFT and RIGHT."""
    if choices.quarters:
        # Every quarter that is not in the set moves the rest up; compiled, this is no loop.
        quarter = nth
        for other in range(QUARTERS):
            if not choices.quarters >> other & 1 and quarter >= other:
                quarter += 1
        return quarter
    easts = count(choices.east)
    if nth < easts:
        return 0 + EAST_PLACE[first(nth_bit(choices.east, nth))]
    return 0 + NORTH_PLACE[first(nth_bit(choices.north, nth - easts))]


def includes(choices: Choices, choice: Choice) -> bool:
    """Whether a choice is in the set; any number may be asked for."""
    if choices.quarters:
        return 0 <= choice < QUARTERS and choices.quarters >> choice & 1 != 0
    if choice < 0 or choice >= PLACES:
        return False
    squares = choices.east if choice < FIRST_NORTH else choices.north
    return squares >> PLACE_SQUARE[choice] & 1 != 0


def action_of(choices: Choices, choice: Choice) -> Action:
    """The action that a choice of this set is."""
    return PLACES + choice if choices.quarters else choice


def choice_of(choices: Choices, action: Action) -> Choice:
    """The choice that an action stands for, or -1 where it is of the other kind."""
    if choices.quarters:
        return action - PLACES if action >= PLACES else -1
    return action if action < PLACES else -1
