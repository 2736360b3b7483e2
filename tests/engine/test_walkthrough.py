"""Games played through, position by position."""

from itertools import pairwise
from random import Random

import pytest

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.walkthrough import random_decisions, random_walk, walk_through
from marrakech.kernel.chance import outcomes, weight_of
from marrakech.kernel.choices import listed
from marrakech.kernel.state import OVER, start, step
from marrakech.kernel.turn import act, legal
from tests.engine.games import RULES


@pytest.mark.parametrize("rules", RULES)
def test_each_position_follows_from_the_one_before(rules: int) -> None:
    played = list(random_walk(rules, Random(3)))
    assert played[0][0] == start(rules)
    assert all(act(*before) == after[0] for before, after in pairwise(played))
    assert step(act(*played[-1])) == OVER
    for state, number in played:
        assert number in listed(legal(state)) or weight_of(outcomes(state), number)


def test_whoever_chooses_is_asked_at_every_choice() -> None:
    for state, number in walk_through(start(3), greedy_choice, Random(1)):
        assert outcomes(state) or number == greedy_choice(state)


def test_the_decisions_of_a_game_come_again_from_their_seed() -> None:
    first = list(random_decisions(2, seed=5))
    assert all(listed(legal(state)) for state in first)
    assert first == list(random_decisions(2, seed=5)) != list(random_decisions(2, seed=6))
