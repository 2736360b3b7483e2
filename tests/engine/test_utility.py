"""What a player wants."""

import numpy as np
import pytest

from marrakech.engine.utility import BLEND, judged, judged_exactly, margin_of, prefers, utility


def test_a_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert margin_of((20, 22, 9), 0) == -2
    assert margin_of((20, 22, 9), 1) == 2
    assert margin_of((0.5, 0.25), 1) == -0.25


def test_a_point_of_margin_counts_a_little() -> None:
    assert utility(0.5, 10.0) == pytest.approx(0.5 + 10 * BLEND)
    assert utility(0.5, -10.0, 0.01) == pytest.approx(0.4)
    both = utility(np.array([0.5, 0.25], np.float32), np.array([2.0, 0.0], np.float32), 0.1)
    assert both.tolist() == pytest.approx([0.7, 0.25])


def test_an_estimate_is_judged_by_share_and_lead_and_an_exact_share_alone() -> None:
    assert judged((0.5, 0.5), (30.0, 20.0), 0, exact=False) == pytest.approx(0.55)
    assert judged((0.5, 0.5), (30.0, 20.0), 0, exact=True) == 0.5


def test_points_decide_between_equal_exact_shares_only_then_dirhams() -> None:
    better = (
        ((0.5, 10.0, 3.0), (0.4, 30.0, 9.0)),
        ((0.5, 10.0, 3.0), (0.5 + 1e-12, 9.0, 9.0)),
        ((0.5, 10.0, 3.0), (0.5, 10.0 + 1e-12, 2.0)),
    )
    for one, other in better:
        assert prefers(*one, *other)
        assert not prefers(*other, *one)
        keys = [judged_exactly([win], [score], [dirhams], 0) for win, score, dirhams in (one, other)]
        assert keys[0] > keys[1]
    assert not prefers(0.5, 10.0, 3.0, 0.5, 10.0, 3.0)
