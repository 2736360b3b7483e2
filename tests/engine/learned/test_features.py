"""One encoder: the same position looks the same from everywhere."""

import pytest

from marrakech.engine.learned.features import FIXED, ROWS, encode_state, make_features
from marrakech.kernel.choices import listed
from marrakech.kernel.state import END_TURN, LAY, OVER, State, player, step
from marrakech.kernel.symmetry import state_image
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import act, legal, next_turn
from tests.engine.games import RULES, some_choices


def seen(state: State) -> tuple[list[int], list[float]]:
    """The rows that are on, in order, and the numbers."""
    features = make_features()
    on = encode_state(state, features)
    return sorted(features.rows[:on].tolist()), features.numbers.tolist()


def beginnings(rules: int, number: int) -> list[State]:
    """Positions in which a turn begins."""
    rugs = [state for state in some_choices(rules, 3 * number) if step(state) == LAY]
    after = [next_turn(act(state, listed(legal(state))[0]), 0) for state in rugs]
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


@pytest.mark.parametrize("rules", RULES)
def test_the_tithe_to_come_is_that_of_the_cheapest_heading(rules: int) -> None:
    for state in beginnings(rules, 20):
        who = player(state)
        due = cheapest_tithe(state, who, who)
        if rules & END_TURN:
            due = expected_tithe(state, who, state.assam, who)
        assert seen(state)[1][FIXED + 16] == pytest.approx(due[0] / 24)
