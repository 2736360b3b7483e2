"""Values of positions: exact where the solver reaches, judged by one rule."""

from random import Random

import pytest

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.ledger import keep_ledger
from marrakech.analysis.ranker import rank_choices
from marrakech.analysis.valuation import Option, Valuation, Value, Valuer
from marrakech.engine.endings.endings import Endings
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.chance import outcomes
from marrakech.kernel.state import ELIMINATION, State, player, players
from marrakech.kernel.turn import act
from tests.engine.endings.late import late_positions

RULES = 3 | ELIMINATION


def options(*values: Value) -> Valuation:
    """A choice between options that are numbered from 0, the first being the best."""
    found = tuple(Option(number, None, value) for number, value in enumerate(values))
    return Valuation(values[0], found, 0)


@pytest.mark.parametrize("depth", [QUICK, STANDARD])
def test_few_rugs_left_are_valued_exactly(depth: str) -> None:
    for state in late_positions("valued", 20, 3):
        valuer = Valuer(players(state), depth)
        found, solved = valuer.valuation(state), Endings().solve(state)
        assert solved is not None
        assert found.exact
        assert found.value.exact
        assert found.best == solved.best
        assert (found.value.win, found.value.score) == (solved.value.win, solved.value.score)
        assert valuer.position(state) == found.value
        for option in found.options:
            assert option.value.dirhams == solved.options[option.number].dirhams
        if outcomes(state):
            assert sum(option.chance or 0.0 for option in found.options) == pytest.approx(1.0)


def test_many_rugs_left_are_estimated() -> None:
    state = next(state for state, _ in random_walk(RULES, Random(3)))
    found = Valuer(3, QUICK).valuation(state)
    assert not found.exact
    assert not found.value.exact


def test_at_the_end_of_a_game_the_evaluation_corrects_nothing() -> None:
    played = list(random_walk(RULES, Random(5)))
    states = [state for state, _ in played if rugs_in_play(state) <= 3]
    numbers = [number for _, number in played][-len(states) :]
    states.append(act(states[-1], numbers[-1]))
    ledger = keep_ledger(states, numbers, Valuer(3, QUICK))
    assert all(entry.valuation.exact for entry in ledger.entries)
    for entry in ledger.entries:
        assert entry.correction.win == pytest.approx((0, 0, 0), abs=1e-12)
        assert entry.correction.score == pytest.approx((0, 0, 0), abs=1e-9)


def test_exact_options_are_judged_by_their_share_and_points_decide_between_equals() -> None:
    found = options(
        Value((0.5, 0.5), (20.0, 40.0), True, (3.0, 9.0)),
        Value((0.4, 0.6), (40.0, 20.0), True, (9.0, 3.0)),
        Value((0.5, 0.5), (19.0, 10.0), True, (9.0, 3.0)),
        Value((0.5, 0.5), (20.0, 40.0), True, (2.0, 9.0)),
    )
    assert [option.number for option in found.ranked(0)] == [0, 3, 2, 1]
    assert [found.loss(number, 0) for number in range(4)] == pytest.approx([0.0, 0.1, 0.0, 0.0])


def test_an_estimate_among_them_makes_all_estimates() -> None:
    found = options(
        Value((0.5, 0.5), (30.0, 20.0), True, (3.0, 9.0)),
        Value((0.54, 0.46), (20.0, 30.0)),
        Value((0.45, 0.55), (30.0, 20.0)),
    )
    assert not found.exact
    # A lead of 10 beside one of -10 outweighs 4 % of a win; a loss is told in chances of winning alone.
    assert [option.number for option in found.ranked(0)] == [0, 2, 1]
    assert [found.loss(number, 0) for number in range(3)] == pytest.approx([0.0, 0.0, 0.05])


def test_a_ranking_says_what_is_exact_and_puts_the_best_first() -> None:
    def choosing(state: State) -> bool:
        return not outcomes(state) and players(state) == 3

    state = next(filter(choosing, late_positions("ranked", 60, 2)))
    ranked, solved = rank_choices(state, QUICK), Endings().solve(state)
    assert solved is not None
    assert all(choice.exact for choice in ranked.choices)
    shares = [choice.win[player(state)] for choice in ranked.choices]
    assert shares == sorted(shares, reverse=True)
    assert ranked.choices[0].win == solved.options[solved.best].win
    assert ranked.choices[0].loss == 0.0
