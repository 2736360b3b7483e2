"""A shard's games: the same however they are divided, and valued as the master values them."""

from typing import Any

import numpy as np
import pytest

from marrakech.dataset.datareader import Dataset
from marrakech.dataset.kernelcheck import one_game
from marrakech.dataset.recipe import Recipe, ShardTask
from marrakech.dataset.shardrows import ShardRows, Teacher, play_shard
from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.search.decide import decide
from marrakech.engine.search.master import master_decision
from marrakech.engine.search.params import AT_ONCE
from marrakech.engine.utility import margin_of
from marrakech.kernel.choices import action_of
from marrakech.kernel.state import player, read_state
from marrakech.kernel.turn import legal
from tests.dataset.made import PLAIN, VALUED


def equal(one: ShardRows, other: ShardRows) -> bool:
    pairs: Any = zip(one, other, strict=True)
    return all(np.array_equal(mine, theirs, equal_nan=True) for mine, theirs in pairs)


def test_a_game_is_the_same_in_any_shard() -> None:
    alone = play_shard(ShardTask(PLAIN, 0, 4))
    again = Recipe(PLAIN.rules, PLAIN.bots, shard_games=3)
    assert equal(one_game(alone, 3), play_shard(ShardTask(again, 1, 1)))
    assert not equal(alone, play_shard(ShardTask(Recipe(PLAIN.rules, PLAIN.bots, seed=1), 0, 4)))


def test_the_master_plays_what_it_values_most(valued: Dataset) -> None:
    rows = valued.shard(0)
    mine = rows.bots == VALUED.bots.index("master")
    assert mine.sum() > 100
    worth = np.where(rows.masks, rows.wins + 0.005 * rows.margins, -np.inf)[mine & ~rows.exact]
    chosen = worth[np.arange(len(worth)), rows.actions[mine & ~rows.exact]]
    assert chosen == pytest.approx(worth.max(axis=1), abs=1e-6)


def test_without_values_there_are_none() -> None:
    rows = play_shard(ShardTask(PLAIN, 0, 2))
    assert np.isnan(rows.wins).all()
    assert not rows.exact.any()


@pytest.mark.parametrize("turns", [1, 2])
def test_values_are_the_masters(valued: Dataset, turns: int) -> None:
    rows = valued.shard(1)
    some = np.flatnonzero(~rows.exact)[:: 40 if turns == 1 else 120]
    found = Teacher(2, turns).values(rows.states[some])
    assert not found.exact.any()
    limits = Limits(nodes=1) if turns == 1 else Limits()
    for row, wins, margins in zip(rows.states[some], found.wins, found.margins, strict=True):
        state = read_state(row)
        for one in master_decision(decide, state, limits, None).alternatives:
            action = action_of(legal(state), one.choice)
            assert one.win is not None
            assert one.score is not None
            assert wins[action] == pytest.approx(one.win[player(state)], abs=1e-5)
            assert margins[action] == pytest.approx(margin_of(one.score, player(state)), abs=1e-3)


def test_endings_are_exact(valued: Dataset) -> None:
    rows = valued.shard(1)
    solved = np.flatnonzero(rows.exact)
    assert len(solved) > 20
    assert (rows.nth[solved] > 30).all()
    for i in solved[::25]:
        state = read_state(rows.states[i])
        known = Endings(AT_ONCE).solve(state)
        assert known is not None
        for choice, value in known.options.items():
            action = action_of(legal(state), choice)
            assert rows.wins[i, action] == pytest.approx(value.win[player(state)], abs=1e-5)
