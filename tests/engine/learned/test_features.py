"""One encoder: the same position looks the same from everywhere."""

import numpy as np
import pytest

from marrakech.engine.learned.features import MOST_ROWS, NUMBERS, ROWS, SCRATCH, encode
from marrakech.engine.search.decide import begun
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, OVER, State, step
from marrakech.kernel.symmetry import state_image
from marrakech.kernel.turn import act, legal
from tests.engine.games import RULES, some_choices


def seen(state: State) -> tuple[list[int], list[float]]:
    """The rows that are on, in order, and the numbers."""
    rows, numbers = np.zeros(MOST_ROWS, np.int64), np.zeros(NUMBERS, np.float32)
    on = encode(state, rows, numbers, np.zeros(SCRATCH, np.int64))
    return sorted(int(row) for row in rows[:on]), [float(number) for number in numbers]


def beginnings(rules: int, number: int) -> list[State]:
    """Positions in which a turn begins."""
    rugs = [state for state in some_choices(rules, 3 * number) if step(state) == LAY]
    after = [begun(act(state, listed(legal(state))[0]), 0) for state in rugs]
    return [state for state in after if step(state) != OVER][:number]


@pytest.mark.parametrize("rules", RULES)
def test_the_images_of_a_position_look_the_same(rules: int) -> None:
    for state in beginnings(rules, 5):
        rows, numbers = seen(state)
        assert rows[0] >= 0
        assert rows[-1] < ROWS
        for symmetry in range(1, 4):
            image_rows, image_numbers = seen(state_image(symmetry, state))
            assert image_rows == rows
            assert image_numbers == pytest.approx(numbers)
