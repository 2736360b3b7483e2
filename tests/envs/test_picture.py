"""The board as text and as pixels."""

import numpy as np
import pytest

from marrakech.envs.picture import FRAME_PIXELS, PIXELS, board_text, drawn_board, pixels
from marrakech.kernel.state import ELIMINATION
from tests.kernel.drawing import draw as drawn

MARKET = """
5 . . . H-H . .
4 . . . > I . .
          |
3 . . . . I . .
"""


def colour(image: np.ndarray, square: str) -> tuple[int, ...]:
    """The colour in the middle of a square, away from Assam's wedge."""
    line = FRAME_PIXELS + (7 - int(square[1])) * PIXELS + PIXELS // 2
    column = FRAME_PIXELS + "abcdefg".index(square[0]) * PIXELS + PIXELS // 2
    return tuple(int(part) for part in image[line, column])


def test_pixels() -> None:
    image = pixels(drawn(MARKET, switches=ELIMINATION))
    assert image.shape == (7 * PIXELS + 2 * FRAME_PIXELS, 7 * PIXELS + 2 * FRAME_PIXELS, 3)
    assert image.dtype == np.uint8
    henna, indigo, ground = colour(image, "d5"), colour(image, "e4"), colour(image, "a1")
    assert len({henna, indigo, ground}) == 3
    assert colour(image, "e5") == henna
    assert colour(image, "e3") == indigo
    # Between the halves of a whole rug no ground is seen.
    middle = FRAME_PIXELS + 2 * PIXELS + PIXELS // 2, FRAME_PIXELS + 4 * PIXELS
    assert tuple(image[middle]) == henna
    out = pixels(drawn(MARKET, switches=ELIMINATION, out=(1,)))
    assert colour(out, "e4") not in (indigo, ground)


@pytest.mark.parametrize(
    ("market", "across", "down"),
    [
        ("4 . . . ^ . . .", 0, -1),
        ("4 . . . > . . .", 1, 0),
        ("4 . . . v . . .", 0, 1),
        ("4 . . . < . . .", -1, 0),
    ],
)
def test_assam_points_the_way_he_faces(market: str, across: int, down: int) -> None:
    image = pixels(drawn(market)).astype(int)
    middle = FRAME_PIXELS + 3 * PIXELS + PIXELS // 2
    near = PIXELS // 6
    ahead = image[middle + down * near, middle + across * near]
    behind = image[middle - down * near, middle - across * near]
    assert ahead.sum() > behind.sum() + 100


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    state = drawn(MARKET, switches=ELIMINATION, out=(1,), player=2)
    assert "> player_2  30 dirhams" in board_text(state)
    assert "  player_1  30 dirhams, out" in board_text(state)
    assert drawn_board(state, "human") is None
    assert capsys.readouterr().out.strip() == board_text(state).strip()
    assert drawn_board(state, "ansi") == board_text(state)
    assert drawn_board(state, None) is None
