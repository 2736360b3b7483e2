"""From its recipe and the number of a game, the game follows."""

from typing import Any

import pytest

from marrakech.dataset.errors import DatasetError
from marrakech.dataset.recipe import BY_MASTER, MOST_IN_DATASET, Recipe
from marrakech.record.errors import MarrakechError
from tests.dataset.made import PLAIN, VALUED


def test_the_shards_have_every_game_once() -> None:
    tasks = PLAIN.shards(25)
    assert [number for task in tasks for number in task.numbers] == list(range(25))
    assert [task.games for task in tasks] == [10, 10, 5]
    assert tasks[2].file == "shard-000002.parquet"


def test_what_is_written_is_read() -> None:
    assert Recipe.read(VALUED.told()) == VALUED


def test_who_sits_where_is_drawn_for_each_seat() -> None:
    seats = [VALUED.seated(game) for game in range(300)]
    assert {len(one) for one in seats} == {2}
    for seat in range(2):
        counts = [sum(one[seat] == bot for one in seats) for bot in range(3)]
        assert min(counts) > 70, counts
    assert seats[7] == Recipe(2, VALUED.bots, turns=1, seed=3, shard_games=999).seated(7)
    assert seats != [Recipe(2, VALUED.bots, turns=1, seed=4).seated(game) for game in range(300)]


def test_the_bots_of_compiled_code_and_the_master_play() -> None:
    recipe = Recipe(2, turns=2)
    assert [recipe.mistakes(bot) for bot in ("random", "novice", "greedy", "greedy:7", "master")] == [
        100,
        25,
        0,
        7,
        BY_MASTER,
    ]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"bots": ()}, "0 bots"),
        ({"bots": ("lookahead",)}, "'lookahead' cannot play here; the choices are random"),
        ({"bots": ("greedy:101",)}, "cannot play here"),
        ({"bots": ("master",)}, "the master plays by its values"),
        ({"turns": 3}, "1 or 2 turns ahead"),
        ({"seed": -1}, "from 0 to"),
        ({"shard_games": 0}, "a shard has 1 to"),
        ({"rules": 5}, "5 players cannot play"),
    ],
)
def test_what_cannot_be_made(given: dict[str, Any], told: str) -> None:
    with pytest.raises(MarrakechError, match=told):
        Recipe(**{"rules": 2, **given})


@pytest.mark.parametrize("games", [0, -1, MOST_IN_DATASET + 1])
def test_a_number_of_games_that_cannot_be(games: int) -> None:
    with pytest.raises(DatasetError, match="a dataset has 1 to"):
        PLAIN.shards(games)
