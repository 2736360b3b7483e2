"""What the master makes of a search: limits, and its grounds; the search itself is scripted."""

import threading
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

from marrakech.engine.bot import Decision, Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.errors import WeightsError
from marrakech.engine.learned.network import Network, save_networks
from marrakech.engine.learned.shipped import networks as read_networks
from marrakech.engine.search import array_search
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.master import master_decision
from marrakech.engine.search.params import AT_ONCE, LEAVES_ONLY, SearchParams, master_params
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import how_many, listed
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
)
from marrakech.kernel.turn import act, legal
from tests.engine.endings.late import late_positions
from tests.engine.games import some_choices

CHOOSING = next(s for s in some_choices(3 | ELIMINATION, 40) if step(s) == ORIENT and player(s) == 1)
LAYING = next(s for s in some_choices(2 | ELIMINATION, 40) if step(s) == LAY and player(s) == 1)
NODES = 97


class Script:
    """Stands in for the search: 97 positions a turn, the values and the choice as told for each depth."""

    def __init__(self, *choices: int, waits: bool = False) -> None:
        self.choices = choices
        self.waits = waits
        self.asked: list[tuple[int, int, SearchParams]] = []

    def __call__(
        self, state: State, network: Network, work: Workspace, turns: int, params: SearchParams
    ) -> int:
        self.asked.append((turns, int(work.budget.nodes[1]), params))
        work.budget.nodes[0] += NODES
        number = players(state)
        for nth in range(12):
            win = np.array([0.1 * turns, 0.01 * nth, 0, 0]) / number
            work.choices.values[nth] = [*win, 30, 40 + nth, 33, 0]
            work.choices.deepened[nth] = turns == 2 and nth % 2
        if turns == 2 and self.waits:
            wait_for(lambda: bool(work.budget.stop[0]))
        return self.choices[turns - 1]


def wait_for(condition: Any) -> None:
    """Wait until something is so, for ten seconds at most."""
    until = monotonic() + 10
    while not condition():
        assert monotonic() < until
        sleep(0.001)


@pytest.fixture(autouse=True)
def _networks(monkeypatch: pytest.MonkeyPatch, network: Network) -> None:
    """Networks for two and three players."""
    monkeypatch.setattr(array_search, "networks", lambda weights=None: {2: network, 3: network})


def depth_and_choices(decision: Decision) -> tuple[int, list[int]]:
    """How deep was searched, and the choices in the order they are told."""
    return decision.depth, [each.choice for each in decision.alternatives]


def test_one_turn_is_looked_ahead_and_then_two() -> None:
    script = Script(2, 1)
    decision = master_decision(script, CHOOSING, Limits(), None)
    unlimited = 1 << 60
    params = master_params(3, reach=LEAVES_ONLY)
    assert script.asked == [(1, unlimited, params), (2, unlimited, params)]
    assert (decision.step, decision.choice, decision.nodes) == (ORIENT, 1, 2 * NODES)
    assert depth_and_choices(decision) == (2, [1, 2, 0])
    assert 0 <= decision.seconds < 10


def test_an_alternative_tells_chances_scores_and_the_utility() -> None:
    told = master_decision(Script(2, 1), CHOOSING, Limits(), None).alternatives[1]
    assert told.win == pytest.approx((0.2 / 3, 0.02 / 3, 0))
    assert told.score == (30, 42, 33)
    # Ahead of the best opponent by 42 - 33.
    assert told.value == pytest.approx(0.02 / 3 + 0.005 * 9)


def test_what_was_looked_at_deeper_comes_first_and_then_the_best() -> None:
    places = listed(legal(LAYING))
    best_first = [*range(len(places))][::-1]
    deep = [nth for nth in best_first if nth % 2]
    shallow = [nth for nth in best_first if not nth % 2]
    decision = master_decision(Script(places[0], places[1]), LAYING, Limits(), None)
    expected = [1, *(nth for nth in deep if nth != 1), *shallow]
    assert depth_and_choices(decision) == (2, [places[nth] for nth in expected])
    # One turn deep there is nothing that was looked at deeper.
    decision = master_decision(Script(places[0], places[1]), LAYING, Limits(nodes=1), None)
    expected = [0, *(nth for nth in best_first if nth != 0)]
    assert depth_and_choices(decision) == (1, [places[nth] for nth in expected])
    assert decision.alternatives[0].win == pytest.approx((0.05, 0))


def test_the_values_of_a_turn_at_the_end_go_by_the_quarter() -> None:
    states = some_choices(3 | ELIMINATION | END_TURN, 40)
    state = next(s for s in states if step(s) == TURN and player(s) == 1)
    decision = master_decision(Script(0, 0), state, Limits(), None)
    assert depth_and_choices(decision) == (2, [0, 2])
    assert [each.score for each in decision.alternatives] == [(30, 40, 33), (30, 42, 33)]


@pytest.mark.parametrize(("nodes", "depth"), [(NODES - 1, 1), (NODES, 2), (NODES + 1, 2)])
def test_two_turns_are_begun_unless_one_used_up_the_positions(nodes: int, depth: int) -> None:
    script = Script(2, 1)
    decision = master_decision(script, CHOOSING, Limits(nodes=nodes), None)
    assert (decision.depth, decision.choice) == (depth, 2 if depth == 1 else 1)
    # One turn is looked at without a limit.
    assert [limit for _, limit, _ in script.asked] == [1 << 60, nodes][:depth]


def test_two_turns_that_are_cut_off_are_forgotten() -> None:
    decision = master_decision(Script(2, 1, waits=True), CHOOSING, Limits(seconds=0.02), None)
    assert depth_and_choices(decision) == (1, [2, 1, 0])
    assert decision.alternatives[0].win == pytest.approx((0.1 / 3, 0.02 / 3, 0))
    assert decision.seconds >= 0.02


def test_a_cancelled_search_ends_after_one_turn() -> None:
    cancel = threading.Event()
    cancel.set()
    script = Script(2, 1)
    assert master_decision(script, CHOOSING, Limits(), cancel).depth == 1
    assert len(script.asked) == 1


@pytest.mark.parametrize("seconds", [None, 60.0])
def test_a_search_is_cancelled_while_it_thinks(seconds: float | None) -> None:
    cancel = threading.Event()
    script = Script(2, 1, waits=True)

    def later() -> None:
        wait_for(lambda: len(script.asked) == 2)
        cancel.set()

    threading.Thread(target=later).start()
    decision = master_decision(script, CHOOSING, Limits(seconds=seconds), cancel)
    assert (decision.depth, decision.choice) == (1, 2)


def watching() -> int:
    """How many threads watch a search; none of them keeps the process alive."""
    threads = [thread for thread in threading.enumerate() if "watch" in thread.name]
    assert all(thread.daemon for thread in threads)
    return len(threads)


def test_nobody_watches_without_need_nor_afterwards() -> None:
    wait_for(lambda: watching() == 0)
    seen: list[int] = []

    def search(*arguments: Any) -> int:
        seen.append(watching())
        return script(*arguments)

    script = Script(2, 1)
    for limits, cancel in (
        (Limits(nodes=10_000), None),
        (Limits(seconds=60), None),
        (Limits(), threading.Event()),
    ):
        assert master_decision(search, CHOOSING, limits, cancel).depth == 2
        wait_for(lambda: watching() == 0)
    assert seen == [0, 0, 0, 1, 0, 1]


def test_a_number_of_players_without_a_network_is_refused() -> None:
    state = next(s for s in some_choices(4, 1))
    with pytest.raises(WeightsError, match="no network for 4 players"):
        master_decision(Script(0, 0), state, Limits(), None)


def test_networks_are_read_once(tmp_path: Path, network: Network) -> None:
    path = tmp_path / "weights.npz"
    save_networks(path, {2: network})
    found = read_networks(path)
    assert found.keys() == {2}
    path.unlink()
    assert read_networks(path) is found


def test_the_parameters_are_those_that_were_measured() -> None:
    assert master_params(2) == SearchParams(4, 0.05, 0.005, 0.5, full_turn=True)
    assert master_params(3) == master_params(4) == SearchParams(4, 0.05, 0.005, 0.5, full_turn=False)
    assert SearchParams() == master_params(3)
    assert SearchParams().reach == AT_ONCE
    assert master_params(3, mix=0.25) == SearchParams(4, 0.05, 0.005, 0.25, full_turn=False)


def test_an_ending_is_solved_and_not_searched() -> None:
    script = Script(2, 1)
    state = next(late_positions("solved", 40, 2))
    while not how_many(legal(state)):
        state = act(state, possible(outcomes(state))[0])
    decision = master_decision(script, state, Limits(), None)
    solved = Endings().solve(state)
    assert solved is not None
    assert not script.asked
    assert (decision.choice, decision.depth) == (solved.best, 2)
    assert decision.alternatives[0].choice == solved.best
    who, told = player(state), decision.alternatives
    assert all(each.exact and each.win == solved.options[each.choice].win for each in told)
    shares = [each.win[who] for each in told if each.win is not None]
    assert [each.value for each in told] == shares == sorted(shares, reverse=True)


def test_an_ending_that_the_limits_do_not_allow_is_searched() -> None:
    state = next(s for s in late_positions("limits", 60, 3) if step(s) == ORIENT and players(s) < 4)
    script = Script(2, 1)
    assert not master_decision(script, state, Limits(nodes=9_000), None).alternatives[0].exact
    assert len(script.asked) == 2
    assert master_decision(script, state, Limits(nodes=10_000), None).alternatives[0].exact
