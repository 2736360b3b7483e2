"""Levels that play like people: they err by what they see, never blindly; and one adapts."""

from collections import Counter
from itertools import pairwise
from math import exp
from random import Random

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import LEVELS, find_bot, make_bot
from marrakech.engine.match import play_match
from marrakech.engine.people import (
    EVEN_RUNGS,
    FIRST_RUNG,
    LAST_RUNG,
    PEOPLE,
    MerchantBot,
    PersonBot,
    Understanding,
    erring,
    even_name,
    rung_after,
    rung_of,
)
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.sides import erring_side, side, side_choice
from marrakech.engine.sight import APPRENTICE_SIGHT, DIRHAM, NOVICE_SIGHT, seen_values
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION
from marrakech.kernel.turn import legal
from tests.engine.games import some_choices

STATES = some_choices(3 | ELIMINATION, 30)


def test_a_choice_that_looks_a_dirham_worse_is_rarer() -> None:
    random = Random(1)
    values = [(7, 0.0), (3, -1.0), (5, -9.0)]
    taken = Counter(erring(values, 1.0, random.random) for _ in range(20_000))
    assert taken[3] / taken[7] == pytest.approx(exp(-1), rel=0.1)
    assert taken[5] < 40
    assert {erring(values, 0.0, random.random) for _ in range(10)} == {7}


def test_compiled_sides_err_with_the_same_chances() -> None:
    state = next(state for state in STATES if len(listed(legal(state))) == 3)
    temperature = 0.7
    weights = {
        choice: exp(value / DIRHAM / temperature)
        for choice, value in seen_values(state, APPRENTICE_SIGHT)
    }
    one = erring_side(Understanding(APPRENTICE_SIGHT, temperature))
    work, generator = make_workspace(), seeded(5)
    taken = Counter(side_choice(state, one, work, generator) for _ in range(4000))
    for choice, weight in weights.items():
        assert taken[choice] / 4000 == pytest.approx(weight / sum(weights.values()), abs=0.04)


@pytest.mark.parametrize("kind", PEOPLE)
def test_a_level_tells_what_it_took_and_all_it_saw(kind: type[PersonBot]) -> None:
    bot = kind(seed=4)
    bot.wait_until_ready()
    errs = 0
    for state in STATES:
        decision = bot.choose(state, Limits())
        assert decision.alternatives[0].choice == decision.choice
        assert sorted(one.choice for one in decision.alternatives) == sorted(listed(legal(state)))
        assert decision.alternatives == kind(seed=4).choose(state, Limits()).alternatives
        errs += decision.alternatives[0].value < max(one.value for one in decision.alternatives)
    assert 0 < errs < len(STATES)


def test_a_merchant_that_is_stopped_still_has_looked_at_a_choice() -> None:
    bot = MerchantBot(seed=1)
    bot.wait_until_ready()
    for state in STATES[:6]:
        hasty = bot.choose(state, Limits(seconds=0.0))
        assert hasty.nodes == 1
        assert len(hasty.alternatives) == len(listed(legal(state)))


def test_each_level_is_stronger_than_the_one_below() -> None:
    # What they win exactly is measured by bench/levels.py; here only that nothing is turned round.
    found = play_match(2 | ELIMINATION, side("apprentice", 2), side("beginner", 2), 200, seed=3)
    assert found.adjusted.value > 0.58


def test_rungs_lead_from_weakest_to_strongest() -> None:
    assert all(low.sight <= high.sight for low, high in pairwise(EVEN_RUNGS))
    for low, high in pairwise(EVEN_RUNGS):
        assert low.sight < high.sight or low.temperature > high.temperature
    assert EVEN_RUNGS[0].sight == NOVICE_SIGHT
    assert EVEN_RUNGS[FIRST_RUNG] == LEVELS["novice"].understanding  # type: ignore[attr-defined]


def test_the_even_bot_stands_where_its_name_says() -> None:
    assert [rung_of(name) for name in ("even", "even:0", even_name(LAST_RUNG))] == [
        FIRST_RUNG,
        0,
        LAST_RUNG,
    ]
    assert rung_of("even:99") is rung_of("even:x") is rung_of("novice") is None
    for rung, understanding in enumerate(EVEN_RUNGS):
        bot = find_bot(even_name(rung)).make(3)
        assert isinstance(bot, PersonBot)
        assert bot.understanding == understanding
    assert make_bot("even").choose(STATES[0], Limits()).choice in listed(legal(STATES[0]))


def test_it_goes_up_when_people_win_and_down_when_they_lose() -> None:
    assert rung_after(3, person_won=True) == 4
    assert rung_after(3, person_won=False) == 2
    assert rung_after(LAST_RUNG, person_won=True) == LAST_RUNG
    assert rung_after(0, person_won=False) == 0
