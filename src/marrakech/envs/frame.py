"""The board turned so that Assam faces north: a policy then learns one heading instead of four.

A half turn and the reflections in both diagonals leave the game as it is (`kernel.symmetry`), and one of
them brings every heading to the north. In such a frame squares, actions and headings are all images; each
of these symmetries undoes itself, so the same table goes both ways.
"""

from typing import TypeAlias

from marrakech.kernel.board import PLACES, SIDE, SQUARES, STRIDE, Heading, Quarter, Square
from marrakech.kernel.choices import ACTIONS, QUARTERS, Action
from marrakech.kernel.state import State, heading
from marrakech.kernel.symmetry import (
    ANTI,
    DIAGONAL,
    HALF_TURN,
    SAME,
    assam_image,
    place_image,
    quarter_image,
    square_image,
)

Frame: TypeAlias = int
"""How the board is turned: a symmetry, numbered by the heading that it brings to the north."""

AS_IT_LIES: Frame = 0

_FRAMES = (SAME, DIAGONAL, HALF_TURN, ANTI)
"""The symmetry of each frame: of facing north, east, south and west."""

CELLS = SIDE * SIDE

# `bytes`, because compiled code indexes them at full speed and keeps them as constants.
_ACTION = bytes(
    place_image(frame, action) if action < PLACES else PLACES + quarter_image(frame, action - PLACES)
    for frame in _FRAMES
    for action in range(PLACES + QUARTERS)
)
_CELL = bytes(
    square_image(frame, square) // STRIDE * SIDE + square_image(frame, square) % STRIDE
    if square % STRIDE < SIDE
    else 255
    for frame in _FRAMES
    for square in range(SQUARES)
)
_HEADING = bytes(assam_image(frame, way) & 3 for frame in _FRAMES for way in range(4))


def frame_of(state: State, facing_north: bool) -> Frame:
    """The frame a state is seen in: as it lies, or turned by Assam's heading."""
    return heading(state) if facing_north else 0


def action_in(frame: Frame, action: Action) -> Action:
    """An action as it is called in a frame, or back."""
    return 0 + _ACTION[frame * ACTIONS + action]


def quarter_in(frame: Frame, quarter: Quarter) -> Quarter:
    """A quarter turn as it is called in a frame, or back."""
    return action_in(frame, PLACES + quarter) - PLACES


def cell_in(frame: Frame, square: Square) -> int:
    """Where a square lies in a frame: `row * 7 + column`, row 0 in the south and column 0 in the west."""
    return 0 + _CELL[frame * SQUARES + square]


def heading_in(frame: Frame, way: Heading) -> Heading:
    """A heading as it is called in a frame, or back."""
    return 0 + _HEADING[frame * 4 + way]
