"""Search against slower readings of the same thing, by every rule."""

from collections.abc import Iterator

import numpy as np
import pytest

from marrakech.engine.learned.network import Network, fresh_network
from marrakech.engine.search.answers import greedy_answers
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import rugs_of
from marrakech.engine.search.laying import lay_values
from marrakech.engine.search.params import SearchParams
from marrakech.engine.warm import greedy_value_compiled
from marrakech.jit.decorators import lean
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    State,
    out_order,
    player,
    players,
    step,
    stock,
    top,
    two_colours,
    with_top,
)
from marrakech.kernel.turn import end_turn, lay, legal, orient, roll, undrawn
from tests.engine.games import RULES, some_choices

ALL = SearchParams(keep=12, margin=1e6, blend=0.01, mix=0.0)
"""Everything is looked at deeper, nothing is left out."""

value_compiled = lean(position_value)
WORK = make_workspace()


@lean
def lay_values_compiled(
    state: State, network: Network, work: Workspace, blend: float
) -> tuple[int, int]:
    """The places of a rug, in the first roll of the first heading."""
    return lay_values(state, network, work, rugs_of(work.root, 0, 0), blend)


@lean
def answers_compiled(
    state: State, who: int, network: Network, work: Workspace, params: SearchParams
) -> None:
    """Greedy answers until it is our turn."""
    greedy_answers(state, who, network, work, params)


@pytest.fixture(scope="module")
def network() -> Network:
    """A network with opinions, if not good ones."""
    fresh = fresh_network(3)
    return fresh._replace(third=fresh.third * 50)


@pytest.fixture
def work() -> Workspace:
    """Arrays without a limit."""
    return make_workspace()


def value_of(state: State, network: Network) -> np.ndarray:
    """A position on its own, all of it worked out anew."""
    values = np.zeros(8, np.float32)
    value_compiled(state, network, WORK, values)
    return values.astype(float)


def worth(values: np.ndarray, who: int, number: int) -> float:
    """What a player wants."""
    others = [float(values[4 + other]) for other in range(number) if other != who]
    return float(values[who]) + ALL.blend * (float(values[4 + who]) - max(others))


def liked(found: list[np.ndarray], state: State) -> np.ndarray:
    """What the player to move likes best."""
    return max(found, key=lambda values: worth(values, player(state), players(state)))


def beginnings(stopped: State, place: int) -> Iterator[State]:
    """The turns that can follow a rug: one, or in the variant one for each turn of Assam."""
    laid = undrawn(lay(stopped, place))
    if step(laid) == TURN:
        for quarter in listed(legal(laid)):
            yield end_turn(laid, quarter)
    else:
        yield laid


def after_rug(stopped: State, place: int, network: Network) -> State:
    """The turn that follows a rug; in the variant after the turn of Assam that the network likes best."""
    found = list(beginnings(stopped, place))
    if len(found) == 1:
        return found[0]
    values = [worth(value_of(each, network), player(stopped), players(stopped)) for each in found]
    return found[values.index(max(values))]


def slow_turn(state: State, network: Network, deeper: bool = False) -> np.ndarray:
    """The expectation of a turn by plain loops; `deeper` plays the next one out as well."""
    if step(state) == OVER:
        return value_of(state, network)
    who = player(state)
    if two_colours(state.rules) and top(state, who) == 0:
        counts = stock(state, who), stock(state, who + 2)
        known = [state._replace(flow=with_top(state.flow, who, 1 + pick)) for pick in range(2)]
        values = [count * slow_turn(each, network) for count, each in zip(counts, known, strict=True)]
        return np.asarray(sum(values) / sum(counts))
    headings = [AHEAD] if state.rules & END_TURN else [0, 1, 2]
    return liked([slow_heading(state, heading, network, deeper) for heading in headings], state)


def slow_heading(state: State, heading: int, network: Network, deeper: bool = False) -> np.ndarray:
    """The expectation of one heading by plain loops."""
    total = np.zeros(8)
    facing = state if state.rules & END_TURN else orient(state, heading)
    for steps in (1, 2, 3, 4):
        stopped = roll(facing, steps)
        if step(stopped) != LAY:
            found = [value_of(stopped, network)]
        else:
            after = [after_rug(stopped, place, network) for place in listed(legal(stopped))]
            found = [slow_turn(a, network) if deeper else value_of(a, network) for a in after]
        total += liked(found, state) * DIE.count(steps) / 6
    return total


def greedy_answer(state: State) -> int:
    """Greedy's choice, by its compiled values."""
    choices = listed(legal(state))
    values = [greedy_value_compiled(state, choice) for choice in choices]
    return choices[values.index(max(values))]


def slow_answers(state: State, who: int, full_turn: bool, network: Network) -> np.ndarray:
    """What greedy answers lead to, by plain recursion."""
    if step(state) == OVER or out_order(state, who):
        return value_of(state, network)
    if player(state) == who and step(state) != TURN:
        return slow_turn(state, network) if full_turn else value_of(state, network)
    if step(state) == ROLL:
        rolled = {n: slow_answers(undrawn(roll(state, n)), who, full_turn, network) for n in set(DIE)}
        return np.asarray(sum(DIE.count(n) * values for n, values in rolled.items()) / 6)
    after = greedy_answer(state)
    if step(state) == LAY:
        return slow_answers(undrawn(lay(state, after)), who, full_turn, network)
    played = end_turn(state, after) if step(state) == TURN else orient(state, after)
    return slow_answers(played, who, full_turn, network)


@pytest.mark.parametrize("rules", RULES)
def test_what_a_rug_changes_is_all_it_changes(rules: int, network: Network, work: Workspace) -> None:
    for state in some_choices(rules, 12):
        if step(state) != LAY:
            continue
        found, best = lay_values_compiled(state, network, work, ALL.blend)
        assert work.root.places[0, 0, :found].tolist() == listed(legal(state))
        worths = []
        for i, place in enumerate(listed(legal(state))):
            laid = undrawn(lay(state, place))
            after = end_turn(laid, int(work.root.quarters[0, 0, i])) if step(laid) == TURN else laid
            values = work.root.values[0, 0, i]
            assert values == pytest.approx(value_of(after, network), abs=2e-4)
            assert float(values[: players(state)].sum()) == pytest.approx(1, abs=1e-5)
            worths.append(worth(values, player(state), players(state)))
            best_turn = value_of(after_rug(state, place, network), network)
            assert worths[-1] == pytest.approx(
                worth(best_turn, player(state), players(state)), abs=1e-3
            )
        assert worths[best] == pytest.approx(max(worths), abs=1e-5)


@pytest.mark.parametrize("rules", RULES)
def test_two_turns_are_the_exact_expectation(rules: int, network: Network, work: Workspace) -> None:
    states = [state for state in some_choices(rules, 40, seed=2) if step(state) == LAY][:2]
    for state in states:
        who, number = player(state), players(state)
        slow = {
            place: slow_turn(after_rug(state, place, network), network)
            for place in listed(legal(state))
        }
        choice = decide(state, network, work, 2, ALL)
        for i, place in enumerate(slow):
            assert work.choices.values[i] == pytest.approx(slow[place], abs=2e-3)
            assert work.choices.deepened[i]
        best = max(worth(values, who, number) for values in slow.values())
        assert worth(slow[choice], who, number) == pytest.approx(best, abs=1e-3)


@pytest.mark.parametrize("rules", [rules for rules in RULES if not rules & END_TURN])
def test_a_heading_is_the_exact_expectation_over_its_rolls(
    rules: int, network: Network, work: Workspace
) -> None:
    states = [state for state in some_choices(rules, 40, seed=3) if step(state) == ORIENT]
    for deeper, state in enumerate(states[:2]):
        choice = decide(state, network, work, 1 + deeper, ALL)
        slow = [slow_heading(state, heading, network, deeper == 1) for heading in range(3)]
        for heading in range(3):
            assert work.choices.values[heading] == pytest.approx(slow[heading], abs=2e-3)
        worths = [worth(values, player(state), players(state)) for values in slow]
        assert worths[choice] == pytest.approx(max(worths), abs=1e-3)


@pytest.mark.parametrize("rules", [rules for rules in RULES if rules & END_TURN])
def test_a_turn_at_the_end_is_the_exact_expectation_of_the_next(
    rules: int, network: Network, work: Workspace
) -> None:
    states = [state for state in some_choices(rules, 40, seed=3) if step(state) == TURN]
    for state in states[:3]:
        for turns in (1, 2):
            choice = decide(state, network, work, turns, ALL)
            slow = {q: slow_turn(end_turn(state, q), network) for q in listed(legal(state))}
            for quarter, values in slow.items():
                assert work.choices.values[quarter] == pytest.approx(values, abs=2e-3)
            worths = {q: worth(values, player(state), players(state)) for q, values in slow.items()}
            assert worths[choice] == pytest.approx(max(worths.values()), abs=1e-3)


@pytest.mark.parametrize("full_turn", [False, True])
@pytest.mark.parametrize("rules", RULES)
def test_the_others_answer_as_greedy_would(
    rules: int, full_turn: bool, network: Network, work: Workspace
) -> None:
    if full_turn and players(some_choices(rules, 1)[0]) > 2:
        pytest.skip("three or four players have no time for it")
    params = ALL._replace(mix=0.25, full_turn=full_turn)
    states = [state for state in some_choices(rules, 60, seed=4) if step(state) == LAY][:2]
    for state in states:
        who = player(state)
        decide(state, network, work, 2, ALL)
        plain = work.choices.values.copy()
        decide(state, network, work, 2, params)
        mixed = work.choices.values.copy()
        for i, place in enumerate(listed(legal(state))):
            after = after_rug(state, place, network)
            slow = slow_answers(after, who, full_turn, network)
            answers_compiled(after, who, network, work, params)
            assert work.answers.total == pytest.approx(slow, abs=2e-3)
            assert mixed[i] == pytest.approx(0.75 * plain[i] + 0.25 * slow, abs=3e-3)


def test_a_pile_is_drawn_from_by_what_is_left_in_it(network: Network, work: Workspace) -> None:
    uneven = [
        state
        for state in some_choices(2, 60, seed=9)
        if step(state) == LAY
        and 3 * min(stock(state, player(state) + 2 * c) for c in range(2))
        < max(stock(state, player(state) + 2 * c) for c in range(2))
    ]
    params = ALL._replace(mix=1.0, full_turn=True)
    drawn = 0
    for state in uneven[:3]:
        after = after_rug(state, listed(legal(state))[0], network)
        drawn += step(after) != OVER and top(after, player(state)) == 0
        answers_compiled(after, player(state), network, work, params)
        slow = slow_answers(after, player(state), True, network)
        assert work.answers.total == pytest.approx(slow, abs=2e-3)
    assert drawn


@pytest.mark.parametrize("rules", RULES)
def test_only_what_is_close_is_looked_at_deeper(rules: int, network: Network, work: Workspace) -> None:
    params = ALL._replace(keep=3, margin=0.05)
    deepened = 0
    for state in some_choices(rules, 12, seed=5):
        if step(state) != LAY:
            continue
        who, number = player(state), players(state)
        decide(state, network, work, 1, params)
        shallow = [worth(v, who, number) for v in work.choices.values[: len(listed(legal(state)))]]
        choice = decide(state, network, work, 2, params)
        close = [i for i, value in enumerate(shallow) if value >= max(shallow) - 0.05 - 1e-6]
        looked_at = np.flatnonzero(work.choices.deepened).tolist()
        assert len(looked_at) == min(3, len(close))
        assert set(looked_at) <= set(close)
        assert listed(legal(state)).index(choice) in looked_at
        deepened += len(looked_at)
    assert deepened


def test_a_limit_of_nodes_ends_the_search(network: Network, work: Workspace) -> None:
    state = next(s for s in some_choices(RULES[2], 40) if step(s) == ORIENT)
    work.budget.nodes[1] = 5000
    decide(state, network, work, 2, ALL)
    assert work.budget.stop[0]
    assert work.budget.nodes[0] < 5000 + 12 * 12 + 100
