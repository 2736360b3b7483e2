"""The odds that are told of a bot are those by which it draws."""

from collections import Counter

import pytest

from marrakech.arena.odds import odds_of
from marrakech.engine.bot import Limits, choices_of
from marrakech.engine.ladder import make_bot, wait_until_ready
from marrakech.engine.walkthrough import random_decisions


@pytest.mark.parametrize("name", ["random", "novice", "greedy:60"])
def test_bots_draw_by_their_odds(name: str) -> None:
    wait_until_ready(make_bot("greedy"))
    state = next(one for one in random_decisions(2, seed=3) if len(choices_of(one)) > 4)
    odds = odds_of(make_bot(name), state)
    assert odds is not None
    assert set(odds) == set(choices_of(state))
    assert sum(odds.values()) == pytest.approx(1)
    drawn = Counter(make_bot(name, seed).choose(state, Limits()).choice for seed in range(1000))
    for choice, chance in odds.items():
        assert drawn[choice] / 1000 == pytest.approx(chance, abs=0.06)


@pytest.mark.parametrize("name", ["greedy", "lookahead"])
def test_who_draws_nothing_has_no_odds(name: str) -> None:
    assert odds_of(make_bot(name), next(random_decisions(2, seed=3))) is None
