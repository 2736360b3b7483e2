"""The games of a dataset, played again by the rules: all are right, and every planted fault is noticed."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.dataset.datareader import Dataset
from marrakech.dataset.errors import DatasetError
from marrakech.dataset.kernelcheck import check_dataset, check_game, one_game
from marrakech.dataset.recipe import Recipe
from marrakech.dataset.shardrows import ShardRows, some_rows
from marrakech.record.ruleset import Ruleset
from tests.dataset.made import made
from tests.examples import times

BOTS = ("greedy", "novice", "random")


def test_the_games_of_a_dataset_are_by_the_rules(tmp_path: Path) -> None:
    # A thousand games in `make long`, a third of them by each number of players.
    checked = 0
    rulesets = (
        Ruleset.of(players=2, end_turn=True),
        Ruleset.of(players=3),
        Ruleset.of(players=4, elimination=False),
    )
    for ruleset in rulesets:
        recipe = Recipe(ruleset.rules, BOTS, shard_games=100)
        games = times(34)
        seen: list[int] = []
        folder = tmp_path / str(ruleset.players)
        choices = check_dataset(made(recipe, games, folder), games, seen.append)
        assert sum(seen) == games
        assert choices > 30 * games
        checked += games
    assert checked >= times(100)


def test_games_with_values_are_by_the_rules(valued: Dataset) -> None:
    assert check_dataset(valued, 1000) == sum(len(rows.games) for rows in valued.shards())


def test_some_are_spread_over_all(valued: Dataset) -> None:
    assert check_dataset(valued, 2) == sum(
        len(one_game(valued.shard(nth), game).games) for nth, game in ((0, 0), (2, 23))
    )
    with pytest.raises(DatasetError, match="at least one game"):
        check_dataset(valued, 0)


def changed(rows: ShardRows, name: str, where: Any, value: Any) -> ShardRows:
    array = getattr(rows, name).copy()
    array[where] = value
    return rows._replace(**{name: array})


@pytest.mark.parametrize(
    ("name", "where", "value", "told"),
    [
        ("nth", 7, 8, "it says that it is choice 8"),
        ("states", (7, 0), 5, "the position is another one"),
        ("masks", (7, slice(None)), True, "other actions are legal"),
        ("seats", 7, 3, "somebody else is to choose"),
        ("bots", 7, 9, "somebody else is to choose"),
        ("actions", 7, 0, "choice 7: action 0 is not legal|choice 8: the position"),
        ("wins", (7, slice(None)), 0.5, "other actions have values"),
        ("wins", (7, slice(None)), np.nan, "other actions have values"),
        ("won", 7, 0.3, "the shares of the win are"),
        ("scores", (7, 1), 99, "the scores are"),
    ],
)
def test_a_planted_fault_is_noticed(
    valued: Dataset, name: str, where: Any, value: Any, told: str
) -> None:
    rows = changed(one_game(valued.shard(0), 3), name, where, value)
    with pytest.raises(DatasetError, match=told):
        check_game(rows, valued.recipe, 3)


def test_games_that_are_too_short_or_too_long_are_noticed(valued: Dataset) -> None:
    rows = one_game(valued.shard(0), 3)
    with pytest.raises(DatasetError, match="by the rules it goes on"):
        check_game(some_rows(rows, slice(-1)), valued.recipe, 3)
    longer = some_rows(rows, [*range(len(rows.games)), -1])
    with pytest.raises(DatasetError, match="the game is over by now"):
        check_game(longer, valued.recipe, 3)


def test_dice_of_another_game_are_noticed(valued: Dataset) -> None:
    with pytest.raises(DatasetError, match="game 4, choice"):
        check_game(one_game(valued.shard(0), 3), valued.recipe, 4)
