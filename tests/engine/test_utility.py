"""What a player wants."""

import numpy as np
import pytest

from marrakech.engine.utility import BLEND, margin_of, utility


def test_a_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert margin_of((20, 22, 9), 0) == -2
    assert margin_of((20, 22, 9), 1) == 2
    assert margin_of((0.5, 0.25), 1) == -0.25


def test_a_point_of_margin_counts_a_little() -> None:
    assert utility(0.5, 10.0) == pytest.approx(0.5 + 10 * BLEND)
    assert utility(0.5, -10.0, 0.01) == pytest.approx(0.4)
    both = utility(np.array([0.5, 0.25], np.float32), np.array([2.0, 0.0], np.float32), 0.1)
    assert both.tolist() == pytest.approx([0.7, 0.25])
