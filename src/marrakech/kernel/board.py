"""The market: squares, headings, the mosaics round its edge, and the 84 places of a rug.

A square is `row * 8 + column`. The board is seven wide, so the eighth column is always empty: a set of
squares can be shifted a step in any direction without wrapping into the next row.

              north (0)
        48 49 50 51 52 53 54 | 55        7
        40 41 42 43 44 45 46 | 47        6
        32 33 34 35 36 37 38 | 39        5
 west   24 25 26 27 28 29 30 | 31        4   east (1)
 (3)    16 17 18 19 20 21 22 | 23        3
         8  9 10 11 12 13 14 | 15        2
         0  1  2  3  4  5  6 |  7        1
         a  b  c  d  e  f  g   (never used)
              south (2)
"""

from typing import TypeAlias

Square: TypeAlias = int
"""A square of the board, e.g. 27 for d4."""

Squares: TypeAlias = int
"""A set of squares: bit `1 << square` for each of them."""

Heading: TypeAlias = int
"""The way Assam faces: NORTH, EAST, SOUTH or WEST, clockwise."""

Assam: TypeAlias = int
"""Where Assam stands and the way he faces: `square * 4 + heading`, e.g. 108 for d4 north."""

Place: TypeAlias = int
"""One of the 84 places of a rug. 0 to 41 lie east-west, in the order of their western square;
42 to 83 lie north-south, in the order of their southern square. a1-b1 is 0, a1-a2 is 42."""

Quarter: TypeAlias = int
"""A quarter turn of Assam, or none: LEFT, AHEAD or RIGHT."""

SIDE = 7
STRIDE = 8
SQUARES = SIDE * STRIDE
"""Numbers of squares, those of the empty eighth column included."""
PLACES = 84
FIRST_NORTH: Place = 42
"""The first of the north-south places."""
NO_PLACE = 255
"""The entry of the place tables for a square without a place."""

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
LEFT, AHEAD, RIGHT = 0, 1, 2

BOARD: Squares = 0x7F7F7F7F7F7F7F
CENTRE: Square = 27
START: Assam = CENTRE * 4 + NORTH


def _beyond(column: int, row: int, heading: Heading) -> tuple[int, int, Heading]:
    """Where Assam re-enters when he leaves the board from the edge square (column, row)."""
    # The half circles pair the lines a-b, c-d, e-f on the north and east sides, and b-c, d-e, f-g on
    # the south and west sides; the line left over meets the three-quarter circle in its corner.
    if heading == NORTH:
        return (column, row, WEST) if column == 6 else (column ^ 1, row, SOUTH)
    if heading == EAST:
        return (column, row, SOUTH) if row == 6 else (column, row ^ 1, WEST)
    if heading == SOUTH:
        return (column, row, EAST) if column == 0 else (((column - 1) ^ 1) + 1, row, NORTH)
    return (column, row, NORTH) if row == 0 else (column, ((row - 1) ^ 1) + 1, EAST)


def _step_on(assam: Assam) -> Assam:
    column, row, heading = assam // 4 % STRIDE, assam // 4 // STRIDE, assam % 4
    if column >= SIDE or row >= SIDE:
        return 0
    east = (heading == EAST) - (heading == WEST)
    north = (heading == NORTH) - (heading == SOUTH)
    if 0 <= column + east < SIDE and 0 <= row + north < SIDE:
        column, row = column + east, row + north
    else:
        column, row, heading = _beyond(column, row, heading)
    return (row * STRIDE + column) * 4 + heading


# `bytes` serve as lookup tables because both the interpreter and numba index them at full speed.
STEP = bytes(_step_on(assam) for assam in range(SQUARES * 4))
"""Assam one step on, by Assam; mosaics are followed."""

PLACE_SQUARE = bytes(
    [row * STRIDE + column for row in range(SIDE) for column in range(SIDE - 1)]
    + [row * STRIDE + column for row in range(SIDE - 1) for column in range(SIDE)]
)
"""The first (western or southern) square of each place."""

EAST_PLACE = bytes(
    row * (SIDE - 1) + column if row < SIDE and column < SIDE - 1 else NO_PLACE
    for row in range(STRIDE)
    for column in range(STRIDE)
)
"""The east-west place whose western square this is; NO_PLACE where there is none."""

NORTH_PLACE = bytes(
    FIRST_NORTH + row * SIDE + column if row < SIDE - 1 and column < SIDE else NO_PLACE
    for row in range(STRIDE)
    for column in range(STRIDE)
)
"""The north-south place whose southern square this is; NO_PLACE where there is none."""

EAST_PLACES: Squares = 0x3F3F3F3F3F3F3F
"""Western squares of all east-west places."""

NORTH_PLACES: Squares = 0x007F7F7F7F7F7F
"""Southern squares of all north-south places."""


def count(squares: Squares) -> int:
    """How many squares are in the set."""
    return squares.bit_count()


def first(squares: Squares) -> Square:
    """The lowest square of a non-empty set, e.g. 3 for {d1, a2}."""
    return count((squares & -squares) - 1)


def neighbours(squares: Squares) -> Squares:
    """Squares that share an edge with a square of the set."""
    return (squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE) & BOARD


def region(seed: Squares, within: Squares) -> Squares:
    """The squares of `within` connected to `seed`, a subset of it, edge to edge."""
    joined = seed
    while True:
        grown = joined | joined << 1 | joined >> 1 | joined << STRIDE | joined >> STRIDE
        grown &= within
        if grown == joined:
            return joined
        joined = grown


def place_squares(place: Place) -> Squares:
    """The two squares of a rug place."""
    square = 0 + PLACE_SQUARE[place]
    if place < FIRST_NORTH:
        return 3 << square
    return 257 << square


def one_step(assam: Assam) -> Assam:
    """Assam one step on, mosaics followed: the mosaic costs no step, the square he re-enters on does."""
    return 0 + STEP[assam]
