"""Positions played on, against a slower reading that plays the same rolls and values every position anew."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.engine.learned.network import Network
from marrakech.engine.search import expectation
from marrakech.engine.search.arrays import Workspace
from marrakech.kernel.board import AHEAD, LEFT
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
    number_out,
    pile_stock,
    player,
    players,
    rugs_left,
    step,
    top,
    two_colours,
    with_flow,
    with_top,
)
from marrakech.kernel.turn import end_turn, legal, orient, roll
from tests.engine.games import some_choices
from tests.engine.search.slow import (
    ALL,
    after_rug,
    greedy_answer,
    lay_values_compiled,
    liked,
    slow_heading,
    slow_turn,
    value_compiled,
    value_of,
    worth,
)

sys.path.append(str(Path(__file__).parents[2] / "bench"))

import rollout

ROLLS = np.array([2, 3, 1, 4, 3, 2, 2, 1])
DRAWS = np.array([0.7, 0.2, 0.45, 0.9, 0.1, 0.6, 0.35, 0.55], np.float32)


@pytest.fixture
def play_on(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Playing on, interpreted around the values of positions and of places, which are compiled.

    Compiled as a whole it would take half a minute, of use to no other test.
    """
    for module in (rollout, expectation):
        monkeypatch.setattr(module, "position_value", value_compiled)
        monkeypatch.setattr(module, "one_turn", plain(expectation.one_turn))
    monkeypatch.setattr(expectation, "lay_values", lay_values_compiled)
    monkeypatch.setattr(rollout, "turn_value", plain(expectation.turn_value))
    return plain(rollout.play_on)


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function as the interpreter runs it."""
    interpreted: Callable[..., Any] = getattr(function, "py_func", function)
    return interpreted


def slow_place(stopped: State, greedy: bool, network: Network) -> State:
    """The next turn after a rug, laid as greedy would or where the network likes it best."""
    if step(stopped) != LAY:
        return stopped
    if greedy:
        return after_rug(stopped, greedy_answer(stopped), network)
    found = [after_rug(stopped, place, network) for place in listed(legal(stopped))]
    return max(
        found, key=lambda after: worth(value_of(after, network), player(stopped), players(stopped))
    )


def slow_play(state: State, hunter: int, prey: bool, network: Network) -> tuple[np.ndarray, State]:
    """What a position comes to by the rolls and draws above, and where the last turn begins.

    What a turn was expected to bring is added, and what it did bring for its roll is taken away.
    """
    total = np.zeros(8)
    for t in range(len(ROLLS)):
        if step(state) == OVER:
            return total + value_of(state, network), state
        if t == len(ROLLS) - 1:
            break
        who = player(state)
        greedy = prey and who != hunter
        if not greedy:
            total += slow_turn(state, network)
        if two_colours(state.rules) and top(state, who) == 0:
            share = pile_stock(state, who, 1) / rugs_left(state, who)
            state = with_flow(state, with_top(state.flow, who, 1 if DRAWS[t] < share else 2))
        heading = AHEAD
        if not state.rules & END_TURN:
            expected = [slow_heading(state, quarter, network) for quarter in range(3)]
            best = next(q for q in range(3) if expected[q] is liked(expected, state))
            heading = greedy_answer(state) if greedy else best
        facing = state if state.rules & END_TURN else orient(state, heading)
        if greedy:
            for face in DIE:
                total += value_of(slow_place(roll(facing, face), True, network), network) / 6
        state = slow_place(roll(facing, int(ROLLS[t])), greedy, network)
        total -= value_of(state, network)
    return total + slow_turn(state, network), state


def beginning(rules: int, least: int, most: int) -> State:
    """A turn that begins when its player has so many rugs left."""
    states = some_choices(rules, 200, seed=6)
    turning = [end_turn(state, LEFT) for state in states if step(state) == TURN]
    choosing = [state for state in states if step(state) == ORIENT]
    return next(s for s in turning + choosing if least <= rugs_left(s, player(s)) <= most)


PLAIN, THREE = 2 | ELIMINATION, 3 | ELIMINATION
VARIANT = 3 | ELIMINATION | END_TURN


@pytest.mark.parametrize(
    ("rules", "rugs", "prey", "last"),
    [
        (PLAIN, (1, 2), False, OVER),
        (PLAIN, (1, 2), True, OVER),
        (PLAIN, (5, 12), False, ORIENT),
        (PLAIN, (5, 12), True, ORIENT),
        (THREE, (4, 8), True, ORIENT),
        (VARIANT, (1, 2), False, OVER),
        (VARIANT, (4, 8), True, ROLL),
    ],
)
def test_a_position_is_played_on_by_the_rolls_it_is_given(
    rules: int,
    rugs: tuple[int, int],
    prey: bool,
    last: int,
    network: Network,
    work: Workspace,
    play_on: Callable[..., None],
) -> None:
    state = beginning(rules, *rugs)
    hunter = (player(state) + 1) % players(state)
    expected, end = slow_play(state, hunter, prey, network)
    assert step(end) == last
    total = np.ones(8, np.float32)
    play_on(state, hunter, prey, network, work, ALL.blend, ROLLS, DRAWS, total)
    assert total == pytest.approx(1 + expected, abs=5e-3)


@pytest.mark.parametrize("prey", [False, True])
def test_somebody_goes_out_on_the_way(
    prey: bool, network: Network, work: Workspace, play_on: Callable[..., None]
) -> None:
    state = beginning(THREE, 3, 6)._replace(purses=0)
    expected, end = slow_play(state, player(state), prey, network)
    assert number_out(end)
    total = np.zeros(8, np.float32)
    play_on(state, player(state), prey, network, work, ALL.blend, ROLLS, DRAWS, total)
    assert total == pytest.approx(expected, abs=5e-3)
