"""The master keeps to its budget, can be stopped, and gives its grounds."""

from threading import Event, Thread
from time import perf_counter, sleep

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.endings.reach import LARGEST_ENDING, rugs_in_play
from marrakech.engine.estimate import estimate
from marrakech.engine.ladder import make_bot
from marrakech.kernel.state import ELIMINATION, ORIENT, ROLL, State, players, step
from tests.engine.endings.late import late_positions
from tests.engine.games import RULES, some_choices


def heading_to_choose(rules: int) -> State:
    """A position in the middle of a game in which Assam is to be turned."""
    choices = (state for state in some_choices(rules, 60) if step(state) == ORIENT)
    return next(state for state in choices if rugs_in_play(state) > LARGEST_ENDING)


@pytest.mark.parametrize("rules", RULES)
def test_every_alternative_has_chances_and_scores_for_all(rules: int) -> None:
    for state in some_choices(rules, 3):
        decision = make_bot("master").choose(state, Limits())
        assert decision.alternatives[0].choice == decision.choice
        for alternative in decision.alternatives:
            assert alternative.win is not None
            assert alternative.score is not None
            assert len(alternative.win) == len(alternative.score) == players(state)
            assert sum(alternative.win) == pytest.approx(1, abs=1e-3)


def test_nodes_bound_the_search_and_decide_it() -> None:
    state = heading_to_choose(2 | ELIMINATION)
    few, many = Limits(nodes=500), Limits(nodes=60_000)
    assert make_bot("master").choose(state, few).nodes < 500 + 150
    deep = make_bot("master").choose(state, many)
    assert deep.depth >= 2
    assert deep.nodes < 60_000 + 150
    again = make_bot("master").choose(state, many)
    assert (again.choice, again.alternatives, again.nodes) == (
        deep.choice,
        deep.alternatives,
        deep.nodes,
    )


def test_seconds_bound_the_search() -> None:
    state = heading_to_choose(4 | ELIMINATION)
    bot = make_bot("master")
    bot.choose(state, Limits(nodes=1))
    begun = perf_counter()
    decision = bot.choose(state, Limits(seconds=0.1))
    # A generous bound: the machine may be busy with other things.
    assert perf_counter() - begun < 3
    assert decision.depth >= 1


def test_a_search_that_is_cancelled_answers_soon() -> None:
    state = heading_to_choose(3 | ELIMINATION)
    bot = make_bot("master")
    bot.choose(state, Limits(nodes=1))
    cancel = Event()

    def later() -> None:
        sleep(0.1)
        cancel.set()

    Thread(target=later).start()
    begun = perf_counter()
    decision = bot.choose(state, Limits(seconds=60), cancel)
    assert perf_counter() - begun < 5
    assert decision.choice in (0, 1, 2)


def test_a_roll_before_a_certain_win_is_worth_exactly_one() -> None:
    """By the chances bar, which averages over the rolls."""
    certain = 0
    for state in late_positions("certain", 60, 2):
        if step(state) == ROLL:
            found = estimate(make_bot("master"), state, Limits())
            exact = Endings().value(state)
            assert exact is not None
            assert found.exact
            assert found.win == pytest.approx(exact.win, abs=1e-12)
            assert found.score == pytest.approx(exact.score, abs=1e-9)
            certain += 1.0 in exact.win
            assert (1.0 in exact.win) == (1.0 in (found.win or ()))
    assert certain
