"""Scores, and places that can be shared."""

import pytest

from marrakech.kernel.state import ONE_COLOUR, OVER, State
from tests.kernel.drawing import draw
from tests.kernel.modes import Kernel

MARKET = """
    7 H-H . . . . .
    6 . I I . . . .
    5 . . I . S . .
    4 . . . ^ S . .
    3 . . . A A A .
      a b c d e f g
    """
"""Two squares of Henna, three of Indigo, two of Saffron, three of Almond."""


def places(kernel: Kernel, state: State, players: int = 4) -> list[int]:
    return [kernel.scoring.rank(state, who) for who in range(players)]


def test_a_score_is_dirhams_plus_visible_squares(kernel: Kernel) -> None:
    state = draw(MARKET, step=OVER, purses=(10, 20, 40, 50))
    assert [kernel.scoring.visible(state, who) for who in range(4)] == [2, 3, 2, 3]
    assert [kernel.scoring.score(state, who) for who in range(4)] == [12, 23, 42, 53]
    assert places(kernel, state) == [4, 3, 2, 1]


def test_with_two_players_both_colours_count(kernel: Kernel) -> None:
    state = draw(MARKET, players=2, step=OVER, purses=(31, 29))
    assert [kernel.scoring.visible(state, who) for who in range(2)] == [4, 6]
    assert [kernel.scoring.score(state, who) for who in range(2)] == [35, 35]
    # Equal scores: more dirhams decide.
    assert places(kernel, state, 2) == [1, 2]


def test_with_two_players_of_one_colour_that_one_counts(kernel: Kernel) -> None:
    state = draw("7 H-H . . I I I", players=2, switches=ONE_COLOUR, step=OVER)
    assert [kernel.scoring.score(state, who) for who in range(2)] == [32, 33]


def test_the_square_under_assam_counts(kernel: Kernel) -> None:
    # 4 . . . H . . .        (Assam on d4)
    assert kernel.scoring.visible(draw("4 . . . ^ . . .", under="H"), 0) == 1


@pytest.mark.parametrize(
    ("purses", "expected"),
    [
        ((31, 30, 29, 30), [1, 2, 4, 2]),  # 33 33 31 33: Henna holds most, Indigo and Almond share
        ((31, 30, 31, 28), [1, 3, 1, 4]),  # 33 33 33 31: Henna and Saffron share the first place
        ((30, 30, 30, 30), [3, 1, 3, 1]),  # 32 33 32 33: two pairs
        ((30, 29, 30, 31), [2, 4, 2, 1]),  # 32 32 32 34: Henna and Saffron hold more than Indigo
    ],
)
def test_ties_go_to_more_dirhams_and_then_share_the_place(
    kernel: Kernel, purses: tuple[int, ...], expected: list[int]
) -> None:
    state = draw(MARKET, step=OVER, purses=purses)
    assert places(kernel, state) == expected


def test_neutral_rugs_score_for_nobody(kernel: Kernel) -> None:
    state = draw(MARKET, step=OVER, out=(3,), purses=(40, 40, 40, 0))
    assert kernel.scoring.visible(state, 3) == 0
    assert kernel.scoring.score(state, 3) == 0
    assert [kernel.scoring.score(state, who) for who in range(3)] == [42, 43, 42]


def test_the_eliminated_rank_below_all_who_stayed_the_later_above_the_earlier(kernel: Kernel) -> None:
    # Saffron went first, then Almond; Henna has nothing at all and still stands above them.
    state = draw("4 . . . ^ S-S .\n3 . . A-A . . .", step=OVER, out=(2, 3), purses=(0, 120, 0, 0))
    assert places(kernel, state) == [2, 1, 4, 3]


def test_the_one_who_is_left_wins_and_the_rest_follow_in_the_order_they_went(kernel: Kernel) -> None:
    # 4 . . . ^ . . .
    state = draw("4 . . . ^ . . .", step=OVER, out=(1, 3, 0), purses=(0, 0, 120, 0))
    assert places(kernel, state) == [2, 4, 1, 3]
