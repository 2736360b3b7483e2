"""Intervals that hold what they promise."""

from math import sqrt
from random import Random
from statistics import stdev

import pytest

from marrakech.engine.intervals import DealSums, student


def of(*values: float, games: int = 1) -> DealSums:
    sums = DealSums()
    for deal, value in enumerate(values):
        for _ in range(games):
            sums.add(str(deal), value)
    return sums


def test_a_mean_with_the_interval_of_a_textbook() -> None:
    values = [3.0, 5.0, 7.0, 4.0, 6.0, 9.0, 1.0, 5.0, 4.0, 6.0]
    mean = of(*values).mean()
    assert mean.low is not None
    assert mean.value == 5.0
    assert mean.value - mean.low == pytest.approx(2.262 * stdev(values) / sqrt(10), rel=1e-3)


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    once, often = of(0.0, 1.0, 1.0, 0.0, 1.0).share(), of(0.0, 1.0, 1.0, 0.0, 1.0, games=100).share()
    assert once == often
    assert of(0.5, 0.5, 0.5).share() == of(0.5, 0.5).share(), "paired games can leave no spread at all"


def test_nothing_and_a_single_deal() -> None:
    for estimate in (DealSums().mean, DealSums().share):
        with pytest.raises(ValueError, match="mean of no values"):
            estimate()
    single = of(1.0).share()
    assert (single.value, single.low, single.high) == (1.0, None, None)


def test_all_won_is_not_certainty() -> None:
    few, many = of(*[1.0] * 10).share(), of(*[1.0] * 1000).share()
    assert few.low is not None
    assert many.low is not None
    assert few.high == 1.0
    assert 0.6 < few.low < 0.8
    assert 0.995 < many.low < 1


@pytest.mark.parametrize(
    ("freedom", "exact"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (999, 1.962)]
)
def test_student(freedom: int, exact: float) -> None:
    assert student(freedom) == pytest.approx(exact, rel=0.01)


def test_nineteen_of_twenty_intervals_hold_the_true_share() -> None:
    # Two games a deal whose results are tied together, as in a duplicate match; the truth is 0.7.
    random = Random(5)
    held = 0
    for _ in range(400):
        sums = DealSums()
        for deal in range(60):
            luck = random.random()
            sums.add(str(deal), luck < 0.7)
            sums.add(str(deal), random.random() < 0.7 if random.random() < 0.5 else luck < 0.7)
        share = sums.share()
        assert share.low is not None
        assert share.high is not None
        held += share.low <= 0.7 <= share.high
    assert 0.92 < held / 400 < 0.98


def test_an_interval_is_told_with_its_reach() -> None:
    assert f"{of(0.0, 1.0, 1.0, 0.0).mean():.2f}" == "0.50 +- 0.91"
    assert f"{of(3.0).mean():+.1f}" == "+3.0 +- inf"
