"""What the master thinks of every action in many games is what the bot thinks in one."""

from typing import Any

import numpy as np
import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.search.decide import decide
from marrakech.engine.search.master import master_decision
from marrakech.envs.batch import Batch
from marrakech.envs.errors import WrongArgumentError
from marrakech.envs.teachers import master_values
from marrakech.kernel.choices import action_of
from marrakech.kernel.state import read_state
from marrakech.kernel.turn import legal
from tests.envs.games import RULES, random_games

LIMITS = {1: Limits(nodes=1), 2: Limits()}
"""So that the bot looks so many turns ahead."""
OF_TWO = np.full((2, 11), RULES[0], np.int64)
"""Shaped like states of games of two."""


@pytest.mark.parametrize("turns", [1, 2])
def test_the_bot_values_its_choices_alike(turns: int) -> None:
    batch = Batch(3, RULES[0], seed=5)
    for _ in range(7):
        values = master_values(batch.states, 2, turns)
        for state, row in zip(map(read_state, batch.states), values, strict=True):
            decision = master_decision(decide, state, LIMITS[turns], None)
            assert decision.depth == turns
            for choice in decision.alternatives:
                assert row[action_of(legal(state), choice.choice)] == pytest.approx(
                    choice.value, abs=1e-6
                )
        assert np.array_equal(np.isfinite(values), batch.masks())
        batch.step(batch.random_actions())


def test_the_board_may_be_turned() -> None:
    plain = Batch(50, RULES[0], seed=5)
    turned = Batch(50, RULES[0], seed=5, facing_north=True)
    for _ in range(6):
        values = master_values(plain.states, 2)
        same = master_values(plain.states, 2, facing_north=True)
        assert np.array_equal(np.isfinite(same), turned.masks())
        assert np.array_equal(np.sort(values, axis=1), np.sort(same, axis=1))
        plain.step(values.argmax(axis=1))
        turned.step(same.argmax(axis=1))
        assert (plain.states == turned.states).all(axis=1).mean() > 0.8, "equal values apart"
        turned.states[:], turned.words[:] = plain.states, plain.words


def test_nothing_is_legal_where_a_game_is_over() -> None:
    batch, _ = random_games(RULES[0], 2)
    assert np.isneginf(master_values(batch.states, 2)).all()


@pytest.mark.parametrize(
    ("states", "players", "turns", "told"),
    [
        ([[0] * 11], 2, 1, r"shape \(games, 11\), not list"),
        (np.zeros((2, 10), np.int64), 2, 1, r"not \(2, 10\)"),
        (np.zeros((2, 11)), 2, 1, "int64, not float64"),
        (OF_TWO, 3, 1, "not all of games of 3 players"),
        (OF_TWO, 2, 3, "1 or 2 turns deep here, not 3"),
        (OF_TWO, "2", 1, "players must be an integer"),
        (OF_TWO, 2, 1, "the state of game 0 cannot be: expected squares of the board"),
    ],
)
def test_what_cannot_be_valued(states: Any, players: Any, turns: int, told: str) -> None:
    with pytest.raises(WrongArgumentError, match=told):
        master_values(states, players, turns)
