"""The die and the pile: what can come, and with which weight."""

import pytest

from marrakech.kernel.chance import DIE, MOST_STEPS
from marrakech.kernel.state import DEAL, DRAW
from tests.kernel.drawing import draw
from tests.kernel.modes import Kernel


def test_the_die_shows_1_2_2_3_3_4(kernel: Kernel) -> None:
    assert DIE == (1, 2, 2, 3, 3, 4)
    assert [kernel.chance.die_weight(steps) for steps in range(5)] == [0, 1, 2, 2, 1]
    assert max(DIE) == MOST_STEPS
    assert all(kernel.chance.die_weight(steps) == DIE.count(steps) for steps in range(5))


@pytest.mark.parametrize(
    ("mover", "stocks", "weights"),
    [
        # The next rug is of a colour by that colour's share of what is left in the pile, not one half.
        (0, (12, 12, 12, 12), [12, 0, 12, 0]),
        (1, (12, 12, 12, 12), [0, 12, 0, 12]),
        (0, (1, 9, 7, 2), [1, 0, 7, 0]),
        (1, (1, 9, 7, 2), [0, 9, 0, 2]),
    ],
)
@pytest.mark.parametrize("step", [DEAL, DRAW])
def test_the_pile(
    kernel: Kernel, mover: int, stocks: tuple[int, ...], weights: list[int], step: int
) -> None:
    # 4 . . . ^ . . .
    state = draw("4 . . . ^ . . .", players=2, player=mover, step=step, stocks=stocks)
    assert [kernel.chance.draw_weight(state, colour) for colour in range(4)] == weights
