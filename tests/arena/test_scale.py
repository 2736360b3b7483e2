"""Ratings from games against opponents whose ratings are known."""

from random import Random

import pytest

from marrakech.arena.scale import (
    CountedGame,
    encounters,
    expected_ahead,
    mean_rating,
    rate_met,
    shared_out,
)
from marrakech.engine.intervals import Interval

RATINGS = {"low": -300.0, "middle": 0.0, "high": 200.0}


def games(strength: float, deals: int, seed: int, luck: float = 0.0) -> list[CountedGame]:
    """Games of somebody of a strength, in which chance was worth as much as it was, and is known in part."""
    random = Random(seed)
    found = []
    for opponent, rating in RATINGS.items():
        chance = expected_ahead(strength, rating)
        for deal in range(deals):
            for _ in range(2):
                won = random.random() < chance
                known = luck * (won - chance) / max(4 * chance * (1 - chance), 1e-9)
                found.append(CountedGame(opponent, f"{opponent}/{deal}", float(won), known))
    return found


def test_a_hundred_points_are_64_of_a_hundred() -> None:
    assert expected_ahead(100, 0) == pytest.approx(0.640, abs=0.001)
    assert expected_ahead(0, 400) == pytest.approx(1 / 11)


@pytest.mark.parametrize("strength", [-350.0, -60.0, 0.0, 150.0])
def test_the_rating_is_the_strength_that_was_played_with(strength: float) -> None:
    found = rate_met(encounters(games(strength, 4000, seed=1), RATINGS), RATINGS)
    assert found.value == pytest.approx(strength, abs=12)
    assert found.low is not None
    assert found.reach < 12


def test_intervals_hold_what_they_promise() -> None:
    inside = 0
    for seed in range(200):
        found = rate_met(encounters(games(60, 20, seed), RATINGS), RATINGS)
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 60 <= found.high
    # Binomial: 190 of 200 with a standard deviation of 3.
    assert 180 <= inside <= 199


def test_taking_luck_out_narrows_the_interval_and_moves_nothing() -> None:
    plain = [rate_met(encounters(games(60, 20, seed), RATINGS), RATINGS) for seed in range(60)]
    lucky = [
        rate_met(encounters(games(60, 20, seed, luck=0.6), RATINGS), RATINGS) for seed in range(60)
    ]
    means = [sum(one.value for one in of) / 60 for of in (plain, lucky)]
    assert means[0] == pytest.approx(means[1], abs=10)
    widths = [sum(one.reach for one in of) for of in (plain, lucky)]
    assert widths[1] < 0.6 * widths[0]


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_loses_or_wins_everything_has_a_rating_all_the_same(won: float) -> None:
    played = [CountedGame(name, f"{name}/{deal}", won, 0.0) for name in RATINGS for deal in range(10)]
    found = rate_met(encounters(played, RATINGS), RATINGS)
    assert -1500 < found.value < 1500
    assert (found.value > 200) == bool(won)


def test_a_single_deal_has_no_interval() -> None:
    assert rate_met(encounters([CountedGame("middle", "a", 1.0, 0.0)], RATINGS), RATINGS).low is None


def test_games_go_to_those_who_tell_most() -> None:
    met = encounters(games(190, 5, seed=3), RATINGS)
    found = shared_out(100, met, RATINGS)
    assert sum(found.values()) == 100
    assert found["high"] > found["middle"] > found["low"] >= 5


def test_who_tells_half_as_much_gets_a_quarter_of_the_deals() -> None:
    met = encounters(games(190, 5, seed=3), RATINGS)
    found = shared_out(10_000, met, RATINGS)
    rating = rate_met(met, RATINGS).value
    told = {name: expected_ahead(rating, RATINGS[name]) for name in RATINGS}
    squares = {name: (chance * (1 - chance)) ** 2 for name, chance in told.items()}
    for name in RATINGS:
        ratio = squares[name] / squares["high"]
        assert (found[name] - 5) / (found["high"] - 5) == pytest.approx(ratio, abs=0.01)


def test_a_deal_that_was_played_is_never_lost() -> None:
    met = encounters(games(0, 20, seed=3), RATINGS)
    assert shared_out(60, met, RATINGS) == dict.fromkeys(RATINGS, 20)


def test_the_mean_of_tables_is_surer_than_each() -> None:
    found = mean_rating([Interval(10, 0, 20), Interval(30, 20, 40)])
    assert found.value == 20
    assert found.reach == pytest.approx(10 / 2**0.5)
    assert mean_rating([Interval(10, None, None)]).low is None
