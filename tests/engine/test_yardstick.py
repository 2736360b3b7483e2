"""The parts of greedy's value; `test_greedy` holds the whole to its definition."""

from marrakech.engine.yardstick import LAST_ONE, lead, region_squares, standing_value
from marrakech.kernel.state import ELIMINATION, start, with_flow, with_out


def test_regions_count_by_their_squares() -> None:
    # a1 b1 c1 joined, a3 alone: 9 + 1
    assert region_squares(0b111 | 1 << 16) == 10


def test_who_is_out_and_who_is_the_last_are_worth_the_same_apart() -> None:
    state = start(3 | ELIMINATION)
    assert lead(state, 0) == 0
    one_out = with_flow(state, with_out(state.flow, 1, 1))
    assert (lead(one_out, 0), lead(one_out, 1)) == (0, -LAST_ONE)
    two_out = with_flow(one_out, with_out(one_out.flow, 2, 2))
    assert (lead(two_out, 0), lead(two_out, 2)) == (LAST_ONE, -LAST_ONE)


def test_a_bare_board_with_equal_purses_is_worth_nothing() -> None:
    assert standing_value(start(4), 2) == 0
