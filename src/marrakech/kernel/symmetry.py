"""The four symmetries of the board.

The mosaics map onto themselves under a half turn and under a reflection in either diagonal, so a
position and its image are the same game. A reflection swaps left and right.

    SAME       (column, row)
    HALF_TURN  (6 - column, 6 - row)      north <-> south, east <-> west
    DIAGONAL   (row, column)              north <-> east,  south <-> west      a1-g7 stays
    ANTI       (6 - row, 6 - column)      north <-> west,  south <-> east      a7-g1 stays
"""

from typing import TypeAlias

from marrakech.kernel.board import (
    EAST_PLACE,
    FIRST_NORTH,
    NORTH_PLACE,
    PLACE_SQUARE,
    PLACES,
    RIGHT,
    STRIDE,
    Assam,
    Place,
    Quarter,
    Square,
    Squares,
    first,
)
from marrakech.kernel.state import State

Symmetry: TypeAlias = int

SAME, HALF_TURN, DIAGONAL, ANTI = 0, 1, 2, 3


def square_image(symmetry: Symmetry, square: Square) -> Square:
    """The image of a square."""
    column = square & 7
    row = square >> 3
    if symmetry == SAME:
        return square
    if symmetry == HALF_TURN:
        return 54 - square
    if symmetry == DIAGONAL:
        return column * STRIDE + row
    return 54 - (column * STRIDE + row)


def assam_image(symmetry: Symmetry, assam: Assam) -> Assam:
    """The image of Assam with his heading."""
    heading = assam & 3
    if symmetry == HALF_TURN:
        heading ^= 2
    elif symmetry == DIAGONAL:
        heading ^= 1
    elif symmetry == ANTI:
        heading = 3 - heading
    return square_image(symmetry, assam >> 2) * 4 + heading


def quarter_image(symmetry: Symmetry, quarter: Quarter) -> Quarter:
    """The image of a quarter turn: a reflection swaps left and right."""
    return RIGHT - quarter if symmetry >= DIAGONAL else quarter


def squares_image(symmetry: Symmetry, squares: Squares) -> Squares:
    """The image of a set of squares."""
    image = 0
    rest = squares
    while rest:
        image |= 1 << square_image(symmetry, first(rest))
        rest &= rest - 1
    return image


def place_image(symmetry: Symmetry, place: Place) -> Place:
    """The image of a place of a rug."""
    here = 0 + PLACE_SQUARE[place]
    there = here + 1 if place < FIRST_NORTH else here + STRIDE
    first_square = square_image(symmetry, here)
    second_square = square_image(symmetry, there)
    lowest = min(first_square, second_square)
    if abs(first_square - second_square) == 1:
        return 0 + EAST_PLACE[lowest]
    return 0 + NORTH_PLACE[lowest]


def state_image(symmetry: Symmetry, state: State) -> State:
    """The image of the whole position."""
    east = 0
    north = 0
    for place in range(PLACES):
        here = 1 << PLACE_SQUARE[place]
        linked = state.east & here if place < FIRST_NORTH else state.north & here
        if linked:
            image = place_image(symmetry, place)
            if image < FIRST_NORTH:
                east |= 1 << PLACE_SQUARE[image]
            else:
                north |= 1 << PLACE_SQUARE[image]
    return State(
        squares_image(symmetry, state.henna),
        squares_image(symmetry, state.indigo),
        squares_image(symmetry, state.saffron),
        squares_image(symmetry, state.almond),
        east,
        north,
        assam_image(symmetry, state.assam),
        state.purses,
        state.stocks,
        state.flow,
        state.rules,
    )
