"""Glicko-2 against Glickman's own example, and what a rating has to do in any case."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.analysis.glicko import (
    LEAST_DEVIATION,
    RATING_RANGE,
    RatedResult,
    Rating,
    expected_result,
    rated,
)


def test_the_example_of_glickmans_paper() -> None:
    meetings = [
        RatedResult(Rating(1400, 30), 1),
        RatedResult(Rating(1550, 100), 0),
        RatedResult(Rating(1700, 300), 0),
    ]
    after = rated(Rating(1500, 200, 0.06), meetings)
    assert after.points == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_expected_results_of_the_paper() -> None:
    one = Rating(1500, 200)
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    assert [round(expected_result(one, other), 3) for other in others] == [0.639, 0.432, 0.303]


def test_without_a_result_nothing_changes() -> None:
    assert rated(Rating(1321, 77), []) == Rating(1321, 77)


def test_a_surprise_raises_the_volatility() -> None:
    expected = rated(Rating(1900, 50), [RatedResult(Rating(1100, 50), 1)] * 6)
    surprise = rated(Rating(1900, 50), [RatedResult(Rating(1100, 50), 0)] * 6)
    assert surprise.volatility > 0.06 > expected.volatility


ratings = st.builds(Rating, st.floats(*RATING_RANGE), st.floats(30, 500), st.floats(0.001, 1))


@given(ratings, ratings)
def test_winning_never_lowers_and_losing_never_raises(one: Rating, other: Rating) -> None:
    won, lost = (rated(one, [RatedResult(other, result)]) for result in (1.0, 0.0))
    assert lost.points <= one.points <= won.points
    for after in (won, lost):
        assert RATING_RANGE[0] <= after.points <= RATING_RANGE[1]
        assert after.deviation >= LEAST_DEVIATION
        assert after.volatility > 0
