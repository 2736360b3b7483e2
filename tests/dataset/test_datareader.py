"""Every choice comes once, in batches that follow from the seed, as numpy or torch."""

from pathlib import Path

import numpy as np
import pytest

from marrakech.dataset.datareader import DataBatch, Dataset
from marrakech.dataset.errors import DatasetError
from marrakech.envs.episodes import episode_of
from marrakech.kernel.choices import choice_of
from marrakech.kernel.state import step
from marrakech.kernel.turn import legal
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.moves import move_at
from marrakech.record.ruleset import Ruleset


def keys(batches: list[DataBatch]) -> list[tuple[int, int]]:
    return [
        (int(game), int(nth))
        for batch in batches
        for game, nth in zip(batch.games, batch.nth, strict=True)
    ]


def test_every_choice_comes_once_and_in_order(valued: Dataset) -> None:
    batches = list(valued.batches(64))
    assert {len(batch.actions) for batch in batches[:-1]} == {64}
    assert keys(batches) == sorted(keys(batches))
    assert len(keys(batches)) == sum(len(rows.games) for rows in valued.shards())


def test_a_seed_shuffles(valued: Dataset) -> None:
    plain, one, same, other = (keys(list(valued.batches(64, seed=s))) for s in (None, 1, 1, 2))
    assert one == same
    assert one != other
    assert one != plain
    assert sorted(one) == sorted(other) == plain


def test_games_for_testing_are_apart(valued: Dataset) -> None:
    train, test = (keys(list(valued.batches(50, part=part))) for part in ("train", "test"))
    assert {game for game, _ in test} == {9, 19}
    assert sorted(train + test) == keys(list(valued.batches(50)))


def test_a_batch_is_what_the_environments_show(valued: Dataset) -> None:
    rows = valued.shard(0)
    of_game = rows.games == 4
    game = Game(Ruleset.of_rules(valued.recipe.rules), SeededDice(valued.recipe.game_seed(4)))
    for action in rows.actions[of_game]:
        game.play(move_at(step(game.state), choice_of(legal(game.state), int(action))))
    episode = episode_of(game)
    [batch] = list(valued.batches(10**6))
    mine = batch.games == 4
    assert np.array_equal(batch.planes[mine], episode.planes)
    assert np.array_equal(batch.vector[mine], episode.vector)
    assert np.array_equal(batch.masks[mine], episode.masks)
    assert np.array_equal(batch.actions[mine], episode.actions)
    assert np.array_equal(batch.won[mine], episode.rewards[episode.seats])


@pytest.mark.filterwarnings("ignore")  # those of torch are not ours
def test_tensors(valued: Dataset) -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed", exc_type=ImportError)
    batch = next(valued.batches(8, torch=True))
    assert all(isinstance(one, torch.Tensor) for one in batch)
    assert batch.planes.shape == (8, 15, 7, 7)


def test_without_torch_it_is_said(valued: Dataset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(DatasetError, match="pip install torch"):
        valued.batches(8, torch=True)


def test_what_cannot_be_read(valued: Dataset, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="at least one choice"):
        valued.batches(0)
    with pytest.raises(DatasetError, match="all, train, test"):
        valued.batches(1, part="valid")
    with pytest.raises(DatasetError, match="the shards are 0 to 2"):
        valued.shard(3)
    with pytest.raises(DatasetError, match="there is no dataset"):
        Dataset(tmp_path)


def test_a_shard_in_the_place_of_another_is_noticed(valued: Dataset, tmp_path: Path) -> None:
    for path in valued.folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "shard-000001.parquet").write_bytes((tmp_path / "shard-000000.parquet").read_bytes())
    with pytest.raises(DatasetError, match="games of another shard"):
        Dataset(tmp_path).shard(1)
