"""The four ways to look at the same board, drawn once each; that they commute is in test_properties."""

import pytest

from marrakech.kernel.board import AHEAD, LEFT, PLACES, RIGHT
from marrakech.kernel.symmetry import ANTI, DIAGONAL, HALF_TURN, SAME
from tests.kernel.drawing import assam, draw, place, same_board, square
from tests.kernel.modes import Kernel

BOARD = """
    7 H . . . . . A
    6 . . . . . . .
    4 . . . . > . .
    2 . I-I . . . .
    1 . . . . . . S
      a b c d e f g
    """


@pytest.mark.parametrize(
    ("symmetry", "image"),
    [
        (SAME, BOARD),
        (
            HALF_TURN,
            """
            7 S . . . . . .
            6 . . . . I-I .
            4 . . < . . . .
            1 A . . . . . H
              a b c d e f g
            """,
        ),
        (
            DIAGONAL,
            """
            7 S . . . . . A
            5 . . . ^ . . .
            3 . I . . . . .
                |
            2 . I . . . . .
            1 . . . . . . H
              a b c d e f g
            """,
        ),
        (
            ANTI,
            """
            7 H . . . . . .
            6 . . . . . I .
                        |
            5 . . . . . I .
            3 . . . v . . .
            1 A . . . . . S
              a b c d e f g
            """,
        ),
    ],
)
def test_a_position(kernel: Kernel, symmetry: int, image: str) -> None:
    state = draw(BOARD)
    seen = kernel.symmetry.state_image(symmetry, state)
    assert same_board(seen, image)
    assert seen[7:] == state[7:]
    assert kernel.symmetry.state_image(symmetry, seen) == state


def test_parts_of_a_position(kernel: Kernel) -> None:
    assert kernel.symmetry.square_image(DIAGONAL, square("g1")) == square("a7")
    assert kernel.symmetry.square_image(ANTI, square("g1")) == square("g1")
    assert kernel.symmetry.squares_image(HALF_TURN, 1) == 1 << square("g7")
    assert kernel.symmetry.assam_image(ANTI, assam("a1^")) == assam("g7<")
    assert kernel.symmetry.place_image(DIAGONAL, place("a1b1")) == place("a1a2")
    assert [kernel.symmetry.quarter_image(HALF_TURN, turn) for turn in (LEFT, AHEAD, RIGHT)] == [
        0,
        1,
        2,
    ]
    assert [kernel.symmetry.quarter_image(DIAGONAL, turn) for turn in (LEFT, AHEAD, RIGHT)] == [2, 1, 0]


@pytest.mark.parametrize("symmetry", [SAME, HALF_TURN, DIAGONAL, ANTI])
def test_every_place_has_an_image_and_comes_back(kernel: Kernel, symmetry: int) -> None:
    images = [kernel.symmetry.place_image(symmetry, number) for number in range(PLACES)]
    assert sorted(images) == list(range(PLACES))
    assert [kernel.symmetry.place_image(symmetry, image) for image in images] == list(range(PLACES))
