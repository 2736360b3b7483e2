"""Search against slower readings of the same thing, by every rule."""

import numpy as np
import pytest

from marrakech.engine.learned.network import Network
from marrakech.engine.search.answers import greedy_answers
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.expectation import rugs_in
from marrakech.engine.search.params import SearchParams
from marrakech.jit.decorators import lean
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    LAY,
    ORIENT,
    TURN,
    State,
    player,
    players,
    step,
    with_top,
)
from marrakech.kernel.turn import end_turn, lay, legal, orient, roll, undrawn
from tests.engine.games import RULES, some_choices
from tests.engine.search.slow import (
    ALL,
    after_rug,
    lay_values_compiled,
    slow_answers,
    slow_heading,
    slow_turn,
    value_of,
    worth,
)


@lean
def answers_compiled(
    state: State, who: int, network: Network, work: Workspace, params: SearchParams
) -> None:
    """Greedy answers until it is our turn."""
    greedy_answers(state, who, network, work, params)


@pytest.mark.parametrize("rules", RULES)
def test_what_a_rug_changes_is_all_it_changes(rules: int, network: Network, work: Workspace) -> None:
    for state in some_choices(rules, 12):
        if step(state) != LAY:
            continue
        found, best = lay_values_compiled(state, network, work, rugs_in(work.root, 0, 0), ALL.blend)
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


def slow_first(state: State, heading: int, network: Network) -> np.ndarray:
    """A heading two turns deep, if only the place that looks best after each roll is looked at deeper."""
    total = np.zeros(8)
    for steps in (1, 2, 3, 4):
        stopped = roll(orient(state, heading), steps)
        if step(stopped) == LAY:
            after = [after_rug(stopped, place, network) for place in listed(legal(stopped))]
            worths = [worth(value_of(a, network), player(state), players(state)) for a in after]
            total += slow_turn(after[worths.index(max(worths))], network) * DIE.count(steps) / 6
        else:
            total += value_of(stopped, network) * DIE.count(steps) / 6
    return total


@pytest.mark.parametrize("poor", [False, True])
def test_only_headings_close_to_the_best_are_looked_at_deeper(
    poor: bool, network: Network, work: Workspace
) -> None:
    states = [s for s in some_choices(3 | ELIMINATION, 60, seed=7) if step(s) == ORIENT]
    for state in states[:3]:
        if poor:
            # Whoever stops on another's rug goes out.
            state = state._replace(purses=0)
        decide(state, network, work, 1, ALL)
        shallow = work.choices.values.copy()
        worths = [worth(shallow[heading], player(state), 3) for heading in range(3)]
        middle, best = sorted(worths)[1:]
        params = ALL._replace(keep=1, margin=best - (min(worths) + middle) / 2)
        choice = decide(state, network, work, 2, params)
        far = worths.index(min(worths))
        assert work.choices.deepened[:3].tolist() == [int(heading != far) for heading in range(3)]
        assert work.choices.values[far].tolist() == shallow[far].tolist()
        deeper = {h: slow_first(state, h, network) for h in range(3) if h != far}
        for heading, values in deeper.items():
            assert work.choices.values[heading] == pytest.approx(values, abs=2e-3)
        worths = [worth(values, player(state), 3) for values in deeper.values()]
        assert worth(deeper[choice], player(state), 3) == pytest.approx(max(worths), abs=1e-3)


def test_in_the_variant_there_is_one_heading_to_roll_on(network: Network, work: Workspace) -> None:
    rules = 2 | ELIMINATION | END_TURN
    state = next(end_turn(s, 0) for s in some_choices(rules, 40) if step(s) == TURN)
    for turns in (1, 2):
        assert decide(state, network, work, turns, ALL._replace(keep=1)) == AHEAD
        assert work.choices.deepened[:3].tolist() == [0, turns - 1, 0]


def test_one_turn_deep_nobody_is_assumed_to_be_greedy(network: Network, work: Workspace) -> None:
    rules = 2 | ELIMINATION | END_TURN
    state = next(s for s in some_choices(rules, 40, seed=3) if step(s) == TURN)
    for turns in (1, 2):
        decide(state, network, work, turns, ALL._replace(mix=0.25))
        for quarter in listed(legal(state)):
            after = end_turn(state, quarter)
            expected = slow_turn(after, network)
            if turns == 2:
                answers = slow_answers(after, player(state), False, network)
                expected = 0.75 * expected + 0.25 * answers
            assert work.choices.values[quarter] == pytest.approx(expected, abs=2e-3)
            assert work.choices.deepened[quarter] == 1


def test_every_position_that_is_valued_is_counted_once(network: Network, work: Workspace) -> None:
    state = next(s for s in some_choices(3 | ELIMINATION, 40, seed=2) if step(s) == LAY)
    limit = work.budget.nodes[1]
    places = listed(legal(state))
    decide(state, network, work, 1, ALL)
    assert work.budget.nodes.tolist() == [len(places), limit]
    expected = len(places)
    for place in places:
        for heading in range(3):
            rolled = [roll(orient(lay(state, place), heading), steps) for steps in (1, 2, 3, 4)]
            # A player who goes out leaves one position to value.
            expected += sum(len(listed(legal(s))) if step(s) == LAY else 1 for s in rolled)
    work.budget.nodes[0] = 0
    decide(state, network, work, 2, ALL)
    assert work.budget.nodes.tolist() == [expected, limit]


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


@pytest.mark.parametrize(("first", "second"), [(2, 9), (9, 2)])
def test_a_pile_is_drawn_from_by_what_is_left_in_it(
    first: int, second: int, network: Network, work: Workspace
) -> None:
    states = [state for state in some_choices(2, 60, seed=9) if step(state) == ORIENT]
    for state in states[:2]:
        who = player(state)
        piles = 5 << 8 * (1 - who) | 5 << 8 * (3 - who) | first << 8 * who | second << 8 * (who + 2)
        unknown = state._replace(stocks=piles, flow=with_top(state.flow, who, 0))
        answers_compiled(unknown, who, network, work, ALL._replace(full_turn=True))
        slow = slow_turn(unknown, network)
        assert work.answers.total == pytest.approx(slow, abs=2e-3)
        # The colours do not count alike.
        even = slow_turn(unknown._replace(stocks=5 << 24 | 5 << 16 | 5 << 8 | 5), network)
        assert slow != pytest.approx(even, abs=1e-2)


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
        looked_at = np.flatnonzero(work.choices.deepened == 1).tolist()
        assert len(looked_at) == min(3, len(close)) == work.choices.deepened.sum()
        assert set(looked_at) <= set(close)
        assert listed(legal(state)).index(choice) in looked_at
        deepened += len(looked_at)
    assert deepened


def test_a_limit_of_nodes_ends_the_search(network: Network, work: Workspace) -> None:
    state = next(s for s in some_choices(RULES[2], 40) if step(s) == ORIENT)
    work.budget.nodes[1] = 600
    decide(state, network, work, 2, ALL)
    assert work.budget.stop[0]
    assert work.budget.nodes[0] < 600 + 12 * 12 + 100
