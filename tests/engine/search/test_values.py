"""Vectors of eight, and what a player wants of them."""

import numpy as np
import pytest

from marrakech.engine.search.values import (
    add_value,
    best_value,
    clear_value,
    copy_value,
    mix_value,
    value_to,
)

EIGHT = np.arange(1, 9, dtype=np.float32)


def test_all_eight_are_copied_cleared_added_and_mixed() -> None:
    value = np.zeros(8, np.float32)
    copy_value(EIGHT, value)
    assert value.tolist() == [1, 2, 3, 4, 5, 6, 7, 8]
    add_value(value, 0.5, EIGHT)
    assert value.tolist() == [1.5, 3, 4.5, 6, 7.5, 9, 10.5, 12]
    mix_value(value, EIGHT, 0.5)
    assert value.tolist() == [1.25, 2.5, 3.75, 5, 6.25, 7.5, 8.75, 10]
    clear_value(value)
    assert value.tolist() == [0] * 8


def test_utility_is_the_chance_and_a_little_of_the_margin() -> None:
    value = np.array([0.1, 0.2, 0.3, 0.4, 31, 28, 40, 60], np.float32)
    assert value_to(value, 0, 2, 0.01) == pytest.approx(0.1 + 0.03)
    assert value_to(value, 1, 2, 0.01) == pytest.approx(0.2 - 0.03)
    assert value_to(value, 0, 3, 0.01) == pytest.approx(0.1 - 0.09)
    assert value_to(value, 2, 3, 0.01) == pytest.approx(0.3 + 0.09)
    assert value_to(value, 2, 4, 0.5) == pytest.approx(0.3 - 10)


def test_an_opponent_may_expect_less_than_nothing() -> None:
    value = np.array([0.5, 0.5, 0, 0, 10, -20, 0, 0], np.float32)
    assert value_to(value, 0, 2, 0.01) == pytest.approx(0.5 + 0.3)


def test_the_first_of_the_best_that_is_not_taken() -> None:
    values = np.zeros((4, 8), np.float32)
    values[:, 1] = [0.2, 0.6, 0.6, 0.9]
    assert best_value(values, 4, 0b0000, 1, 2, 0.01) == 3
    assert best_value(values, 3, 0b0000, 1, 2, 0.01) == 1
    assert best_value(values, 4, 0b1000, 1, 2, 0.01) == 1
    assert best_value(values, 4, 0b1010, 1, 2, 0.01) == 2
    assert best_value(values, 4, 0b1110, 1, 2, 0.01) == 0
    assert best_value(values, 4, 0b1111, 1, 2, 0.01) == -1
    assert best_value(values, 0, 0, 1, 2, 0.01) == -1
    hopeless = np.full((2, 8), -1e30, np.float32)
    assert best_value(hopeless, 2, 0, 1, 2, 1e6) == 0, "one is taken, however bad"
