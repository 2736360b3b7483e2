"""The die and the pile: what can come, and with which weight."""

import pytest

from marrakech.kernel.chance import DIE, FACES, MOST_STEPS
from marrakech.kernel.state import DEAL, DRAW, LAY, ORIENT, OVER, ROLL, TURN
from tests.kernel.drawing import draw
from tests.kernel.modes import Kernel


def test_the_die_shows_1_2_2_3_3_4(kernel: Kernel) -> None:
    assert DIE == (1, 2, 2, 3, 3, 4)
    assert [kernel.chance.die_weight(steps) for steps in range(5)] == [0, 1, 2, 2, 1]
    assert max(DIE) == MOST_STEPS
    assert [kernel.chance.face(nth) for nth in range(FACES)] == list(DIE)
    # 4 . . . ^ . . .
    weights = kernel.chance.outcomes(draw("4 . . . ^ . . .", step=ROLL))
    assert kernel.chance.total_weight(weights) == FACES
    assert kernel.chance.possible(weights) == [1, 2, 3, 4]
    assert [kernel.chance.nth_outcome(weights, nth) for nth in range(FACES)] == list(DIE)
    assert [kernel.chance.weight_of(weights, steps) for steps in range(5)] == [0, 1, 2, 2, 1]


@pytest.mark.parametrize("step", [ORIENT, LAY, TURN, OVER])
def test_elsewhere_there_is_no_chance(kernel: Kernel, step: int) -> None:
    assert kernel.chance.outcomes(draw("4 . . . ^ . . .", players=2, step=step)) == 0
    assert kernel.chance.possible(0) == []


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
    found = kernel.chance.outcomes(state)
    assert [kernel.chance.weight_of(found, colour) for colour in range(5)] == [*weights, 0]
    assert kernel.chance.possible(found) == [colour for colour in range(4) if weights[colour]]
    assert kernel.chance.total_weight(found) == sum(weights)
    drawn = [kernel.chance.nth_outcome(found, nth) for nth in range(sum(weights))]
    assert drawn == sorted(drawn)
    assert [drawn.count(colour) for colour in range(4)] == weights
