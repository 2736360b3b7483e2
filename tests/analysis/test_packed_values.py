"""Valuations and rollouts that ask in bytes are those that share arrays."""

from random import Random

import pytest

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.packed_values import GAMES_A_CALL, ROLLS_A_CALL
from marrakech.analysis.rolled import RolloutPlayer
from marrakech.analysis.rollout import Rollout, play_round
from marrakech.analysis.valuation import Valuer
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.choices import listed
from marrakech.kernel.state import DEAL, ELIMINATION, END_TURN, OVER, State, players, step
from marrakech.kernel.turn import act, legal
from tests.engine.native_engine import provided_engine


def positions() -> list[State]:
    """Every step of games by several rules, and ends."""
    found = []
    for rules in (2, 3 | ELIMINATION, 4 | END_TURN, 2 | END_TURN):
        walk = list(random_walk(rules, Random(rules)))
        found += [state for state, _ in walk[10::17]]
        found.append(act(*walk[-1]))
    return found


@pytest.mark.parametrize("depth", [QUICK, STANDARD])
def test_valuations_are_alike(depth: str) -> None:
    states = positions()
    assert {step(state) for state in states} >= {OVER}
    for state in states:
        native = Valuer(players(state), depth)
        over = step(state) == OVER
        expected = native.position(state), None if over else native.valuation(state)
        with provided_engine() as engine:
            packed = Valuer(players(state), depth)
            assert (packed.position(state), None if over else packed.valuation(state)) == expected
            assert engine.asked


def choosing() -> State:
    return next(state for state in positions() if len(listed(legal(state))) > 1)


@pytest.mark.parametrize("by", ["network", "greedy"])
def test_rollouts_are_alike(by: RolloutPlayer) -> None:
    state = choosing()
    rollout = Rollout(state, listed(legal(state)), Valuer(players(state)), seed=7, by=by)
    (task, *_), *_ = rollout.tasks(20)
    native = play_round(task)
    with provided_engine() as engine:
        from marrakech.analysis import rollout as machine

        machine._valuer.cache_clear()
        packed = play_round(task)
        assert engine.asked
    machine._valuer.cache_clear()
    assert packed.tolist() == pytest.approx(native.tolist(), abs=1e-5)


def test_many_games_are_asked_for_in_parts() -> None:
    state = next(state for state in positions() if step(state) not in (DEAL, OVER))
    appraiser = Valuer(players(state)).appraiser
    for games, turns, asked in ((GAMES_A_CALL + 1, 2, 2), (3, ROLLS_A_CALL // 2, 2)):
        rolls, draws = [[1] * turns] * games, [[0.5] * (turns + 1)] * games
        native = appraiser.play_outs(state, rolls, draws)
        with provided_engine() as engine:
            packed = Valuer(players(state)).appraiser.play_outs(state, rolls, draws)
            assert len(engine.asked) == asked
        assert packed.tolist() == pytest.approx(native.tolist(), abs=1e-5)
