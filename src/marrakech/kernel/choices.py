"""The choices of a player: how they are numbered, and sets of them.

A `Choice` is a number whose meaning follows from the step:

    ORIENT, TURN   0 LEFT, 1 AHEAD, 2 RIGHT        a quarter turn of Assam, or none
    LAY            0 to 83                         a place of a rug

An `Action` numbers both kinds in one range, for tables and networks that need that:

    0 ... 41  42 ... 83  84    85     86
    places of a rug      LEFT  AHEAD  RIGHT
    east-west north-south

A set of choices is three bit masks, so that it stays in registers when compiled. Its members are
all quarter turns or all places.
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
"""A `Quarter` or a `Place`, depending on the step of the state."""

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
    """The choice with the lowest number in a non-empty set."""
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
    """A mask of the nth set bit alone, counted from 0, lowest first."""
    for _ in range(nth):
        bits &= bits - 1
    return bits & -bits


def nth_choice(choices: Choices, nth: int) -> Choice:
    """The nth choice of the set, counted from 0, e.g. RIGHT for the second of LEFT and RIGHT."""
    if choices.quarters:
        # Skip every quarter that is not in the set; compiled, the loop is unrolled.
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
    """Whether a choice is in the set; accepts any integer."""
    if choices.quarters:
        return 0 <= choice < QUARTERS and choices.quarters >> choice & 1 != 0
    if choice < 0 or choice >= PLACES:
        return False
    squares = choices.east if choice < FIRST_NORTH else choices.north
    return squares >> PLACE_SQUARE[choice] & 1 != 0


def action_of(choices: Choices, choice: Choice) -> Action:
    """The action for a choice of this set."""
    return PLACES + choice if choices.quarters else choice


def choice_of(choices: Choices, action: Action) -> Choice:
    """The choice for an action, or -1 if the action is of the other kind."""
    if choices.quarters:
        return action - PLACES if action >= PLACES else -1
    return action if action < PLACES else -1
