"""Ratings, held against another package's and against strengths that are known."""

from random import Random
from typing import Any

import numpy as np
import pytest

from marrakech.arena.entrant import parse_entrants
from marrakech.arena.fixture import Fixture
from marrakech.arena.ratings import Ranking, elo, ranking_of, rate, strengths
from marrakech.arena.result import FinalScores, Result, Times

LABELS = ["a", "b", "c", "d"]


def draw(random: Random, strength: dict[str, float], seats: list[str]) -> list[str]:
    """A ranking as Plackett and Luce say it comes about."""
    left, found = list(seats), []
    while left:
        found.append(random.choices(left, [strength[one] for one in left])[0])
        left.remove(found[-1])
    return found


def result(ranking: list[tuple[str, ...]], deal: int) -> Result:
    labels = [label for place in ranking for label in place]
    places = [1 + sum(len(p) for p in ranking[:n]) for n, place in enumerate(ranking) for _ in place]
    table = tuple(parse_entrants(["random"])[0].__class__(label, "random") for label in labels)
    none = tuple(0 for _ in labels)
    outcome = FinalScores(tuple(places), none, none, tuple(False for _ in labels), 1, none, none)
    return Result(Fixture(table, 0, f"x/{deal}", "en2021"), outcome, tuple(Times() for _ in labels), ())


def test_a_ranking_is_read_from_places() -> None:
    assert ranking_of(result([("b",), ("c", "a"), ("d",)], 0)) == (("b",), ("a", "c"), ("d",))


def test_the_same_as_choix() -> None:
    choix: Any = pytest.importorskip("choix", reason="make test installs choix")
    random = Random(1)
    strength = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 0.5}
    drawn = [draw(random, strength, random.sample(LABELS, 3)) for _ in range(400)]
    rankings: list[Ranking] = [tuple((one,) for one in line) for line in drawn]
    ours = elo(strengths(rankings, np.ones((1, len(rankings))), LABELS, prior=0))[0]
    theirs = choix.ilsr_rankings(4, [[LABELS.index(one) for one in line] for line in drawn])
    theirs = theirs * 400 / np.log(10)
    assert np.allclose(ours - ours.mean(), theirs - theirs.mean(), atol=0.01)


def test_known_strengths_lie_within_their_intervals() -> None:
    random = Random(2)
    strength = {"greedy": 1.0, "b": 2.0, "c": 5.0}
    played = []
    for deal in range(300):
        # One alone against two of another, in turn: a bot may hold several seats.
        for seats in (["greedy", "b", "c"], ["b", "greedy", "greedy"], ["c", "b", "b"]):
            played.append(result([(one,) for one in draw(random, strength, seats)], deal))
    found = rate(played, list(strength))
    assert found["greedy"].value == 0
    for label in ("b", "c"):
        true = 400 * np.log10(strength[label])
        low, high = found[label].low, found[label].high
        assert low is not None
        assert high is not None
        assert low < true < high
        assert high - low < 120
    assert rate(played, list(strength)) == found, "the same match has the same intervals"


def test_who_loses_every_game_has_a_rating_all_the_same() -> None:
    found = rate([result([("a",), ("b",)], deal) for deal in range(50)], ["a", "b"])
    assert 300 < found["a"].value - found["b"].value < 2000
    assert found["a"].value == pytest.approx(-found["b"].value), "without greedy the mean stands at 0"


def test_a_shared_place_is_half_of_each_order() -> None:
    shared = rate([result([("a", "b")], deal) for deal in range(20)], ["a", "b"])
    assert shared["a"].value == pytest.approx(0, abs=1e-6)


def test_400_points_are_odds_of_ten_to_one() -> None:
    better, worse = elo(np.array([[10.0, 1.0]]))[0]
    assert better - worse == pytest.approx(400)
