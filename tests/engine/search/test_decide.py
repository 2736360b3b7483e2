"""Search against slower readings of the same thing."""

import numpy as np
import pytest

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.learned.network import Network, fresh_network, outcome
from marrakech.engine.search.decide import (
    Desk,
    answered,
    begun,
    decide,
    lay_values,
    make_desk,
    make_focus,
    position_value,
)
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    ELIMINATION,
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
)
from marrakech.kernel.turn import act, lay, legal, orient, roll
from tests.engine.games import RULES, some_choices

ALL = make_focus((12,), (1e6,), 0.01)
"""Everything is looked at deeper, nothing is left out."""


@pytest.fixture(scope="module")
def network() -> Network:
    """A network with opinions, if not good ones."""
    fresh = fresh_network(3)
    return fresh._replace(third=fresh.third * 50)


@pytest.fixture
def desk() -> Desk:
    """A desk without a limit."""
    made = make_desk()
    made.nodes[1] = 1 << 60
    return made


def value_of(state: State, network: Network) -> np.ndarray:
    """A position on its own, all of it worked out anew."""
    values = np.zeros(8, np.float32)
    if step(state) == OVER:
        outcome(state, values)
    else:
        position_value(state, network, make_desk(), values)
    return values


def worth(values: np.ndarray, who: int, number: int) -> float:
    """What a player wants."""
    others = [float(values[4 + other]) for other in range(number) if other != who]
    return float(values[who]) + ALL.blend * (float(values[4 + who]) - max(others))


@pytest.mark.parametrize("rules", RULES)
def test_what_a_rug_changes_is_all_it_changes(rules: int, network: Network, desk: Desk) -> None:
    for state in some_choices(rules, 12):
        if step(state) != LAY:
            continue
        best = lay_values(state, network, desk, 0, 0, 1, ALL.blend)
        places = list(desk.places[0, 0, 1, : desk.found[0, 0, 1]])
        assert places == listed(legal(state))
        worths = []
        for i, place in enumerate(places):
            after = begun(lay(state, int(place)), int(desk.quarters[0, 0, 1, i]))
            values = desk.values[0, 0, 1, i]
            assert values == pytest.approx(value_of(after, network), abs=2e-4)
            assert float(values[: players(state)].sum()) == pytest.approx(1, abs=1e-5)
            worths.append(worth(values, player(state), players(state)))
        assert worths[best] == pytest.approx(max(worths), abs=1e-5)


def slow_turn(state: State, network: Network) -> np.ndarray:
    """The expectation of a turn by plain loops (three or four players, no variant)."""
    if step(state) == OVER:
        return value_of(state, network)
    who, number = player(state), players(state)
    headings = []
    for heading in range(3):
        total = np.zeros(8)
        for face in DIE:
            stopped = roll(orient(state, heading), face)
            if step(stopped) != LAY:
                total += value_of(stopped, network) / 6
                continue
            rugs = [value_of(act(stopped, place), network) for place in listed(legal(stopped))]
            total += max(rugs, key=lambda values: worth(values, who, number)) / 6
        headings.append(total)
    return max(headings, key=lambda values: worth(values, who, number))


@pytest.mark.parametrize("rules", [3 | ELIMINATION, 4 | ELIMINATION])
def test_two_turns_are_the_exact_expectation(rules: int, network: Network, desk: Desk) -> None:
    states = [state for state in some_choices(rules, 40, seed=2) if step(state) == LAY][:2]
    for state in states:
        who, number = player(state), players(state)
        slow = {p: slow_turn(act(state, p), network) for p in listed(legal(state))}
        choice = decide(state, network, desk, 2, ALL)
        for i, place in enumerate(listed(legal(state))):
            assert desk.root[i] == pytest.approx(slow[place], abs=2e-3)
        best = max(worth(values, who, number) for values in slow.values())
        assert worth(slow[choice], who, number) == pytest.approx(best, abs=1e-3)


def slow_answers(state: State, who: int, network: Network) -> np.ndarray:
    """What greedy answers lead to, by plain recursion (three or four players)."""
    if step(state) == OVER or out_order(state, who) or (player(state) == who and step(state) != TURN):
        return value_of(state, network)
    if step(state) == ROLL:
        return sum(
            (slow_answers(roll(state, face), who, network) / 6 for face in DIE), start=np.zeros(8)
        )
    return slow_answers(act(state, greedy_choice(state)), who, network)


@pytest.mark.parametrize("rules", [3 | ELIMINATION, 4, 3 | ELIMINATION | END_TURN])
def test_the_others_answer_as_greedy_would(rules: int, network: Network, desk: Desk) -> None:
    focus = make_focus((12,), (1e6,), 0.01, mix=0.25)
    states = [state for state in some_choices(rules, 60, seed=4) if step(state) == LAY][:2]
    for state in states:
        who = player(state)
        decide(state, network, desk, 2, make_focus((12,), (1e6,), 0.01))
        plain = desk.root.copy()
        decide(state, network, desk, 2, focus)
        for i, place in enumerate(listed(legal(state))):
            after = begun(lay(state, place), int(desk.quarters[0, 0, 1, i]))
            slow = slow_answers(after, who, network)
            answered(after, who, network, desk, focus)
            assert desk.answers[0] == pytest.approx(slow, abs=2e-3)
            assert desk.root[i] == pytest.approx(0.75 * plain[i] + 0.25 * slow, abs=3e-3)


@pytest.mark.parametrize("rules", RULES)
def test_answers_are_chances(rules: int, network: Network, desk: Desk) -> None:
    for leaf in (0, 1):
        focus = make_focus((4,), (0.05,), 0.01, mix=0.5, leaf=leaf)
        for state in some_choices(rules, 6, seed=5):
            decide(state, network, desk, 2, focus)
            for choice in range(len(listed(legal(state))) if step(state) == LAY else 0):
                assert float(desk.root[choice, :4].sum()) == pytest.approx(1, abs=1e-4)


def test_a_limit_of_nodes_ends_the_search(network: Network, desk: Desk) -> None:
    state = next(s for s in some_choices(4 | ELIMINATION, 40) if step(s) == ORIENT)
    desk.nodes[1] = 5000
    decide(state, network, desk, 4, ALL)
    assert desk.stop[0]
    assert desk.nodes[0] < 5000 + 12 * 12
