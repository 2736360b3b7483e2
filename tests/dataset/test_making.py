"""A dataset goes on where it stopped, and any shard can be made again."""

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

from marrakech.dataset import making
from marrakech.dataset.datareader import Dataset
from marrakech.dataset.errors import DatasetError
from marrakech.dataset.making import MANIFEST, made_again, make_dataset, read_manifest
from marrakech.dataset.recipe import Recipe
from marrakech.workers.here import Here
from marrakech.workers.pool import LocalPool
from tests.dataset.made import PLAIN, made


class Stopped(Here):
    """A runner that is stopped after so many tasks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(
        self, function: Callable[[Any], Any], items: Sequence[Any], cancel: Any = None
    ) -> Iterator[Any]:
        for number, done in enumerate(super().run(function, items, cancel)):
            if number == self.after:
                raise KeyboardInterrupt
            yield done


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_dataset_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = made(PLAIN, 25, tmp_path / "whole").folder
    cut = tmp_path / "cut"
    with pytest.raises(KeyboardInterrupt):
        make_dataset(PLAIN, 25, cut, Stopped(1))
    with pytest.raises(DatasetError, match=r"not complete: shard-000001\.parquet and 1 more"):
        Dataset(cut)
    (cut / "shard-000001.parquet.part").write_bytes(b"half")
    told: list[Any] = []
    make_dataset(PLAIN, 25, cut, Here(), lambda *there: told.append(there), told.append)
    assert told == [(10, 25), 10, 5]
    (cut / "shard-000001.parquet.part").unlink(missing_ok=True)
    assert contents(cut) == contents(whole)
    make_dataset(PLAIN, 25, cut, Here(), lambda *there: told.append(there), told.append)
    assert told[3:] == [(25, 25)]


def test_a_dataset_grows(tmp_path: Path) -> None:
    made(PLAIN, 5, tmp_path / "grown")
    grown = made(PLAIN, 12, tmp_path / "grown")
    assert contents(grown.folder) == contents(made(PLAIN, 12, tmp_path / "at once").folder)
    with pytest.raises(DatasetError, match="has 12 games already"):
        make_dataset(PLAIN, 11, grown.folder, Here())


def test_workers_make_the_same_files(tmp_path: Path) -> None:
    here = made(PLAIN, 12, tmp_path / "here").folder
    there = tmp_path / "there"
    make_dataset(PLAIN, 12, there, LocalPool(1))
    assert contents(here) == contents(there)


def test_orders_can_be_sent_anywhere(tmp_path: Path) -> None:
    class Sent(Here):
        def run(self, function: Any, items: Sequence[Any], cancel: Any = None) -> Iterator[Any]:
            # What Ray asks for: a plain function, and values that can be sent.
            assert isfunction(function)
            return super().run(function, pickle.loads(pickle.dumps(list(items))), cancel)

    make_dataset(PLAIN, 2, tmp_path, Sent())
    assert Dataset(tmp_path).games == 2


def test_a_shard_is_made_again_to_the_bit(tmp_path: Path) -> None:
    folder = made(PLAIN, 12, tmp_path).folder
    assert made_again(folder, 0)
    assert made_again(folder, 1)
    path = folder / "shard-000001.parquet"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    assert not made_again(folder, 1)
    with pytest.raises(DatasetError, match="the shards are 0 to 1"):
        made_again(folder, 2)


def test_another_recipe_or_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = made(PLAIN, 3, tmp_path).folder
    other = Recipe(PLAIN.rules, PLAIN.bots, seed=9, shard_games=10)
    with pytest.raises(DatasetError, match="there seed is 0 and not 9"):
        make_dataset(other, 3, folder, Here())
    monkeypatch.setattr(making, "makers", lambda: {"marrakech": "marrakech 99"})
    for again in (lambda: make_dataset(PLAIN, 20, folder, Here()), lambda: made_again(folder, 0)):
        with pytest.raises(DatasetError, match="this is marrakech marrakech 99"):
            again()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda told: told.update(format=2), "is of version 2"),
        (lambda told: told.pop("recipe"), "cannot be read"),
        (lambda told: told["recipe"].update(rules="2"), "cannot be read"),
        (lambda told: told["recipe"].update(bots=["/bin/sh"]), "cannot play here"),
        (lambda told: told["shards"].update({"../../etc/passwd": "0"}), "names shards"),
    ],
)
def test_a_manifest_that_cannot_be(
    spoil: Callable[[dict[str, Any]], Any], told: str, tmp_path: Path
) -> None:
    path = made(PLAIN, 3, tmp_path).folder / MANIFEST
    found = json.loads(path.read_text())
    spoil(found)
    path.write_text(json.dumps(found))
    with pytest.raises(DatasetError, match=told):
        read_manifest(tmp_path)


def test_shards_without_a_manifest_are_left_alone(tmp_path: Path) -> None:
    (made(PLAIN, 3, tmp_path).folder / MANIFEST).unlink()
    with pytest.raises(DatasetError, match="has shards but no"):
        make_dataset(PLAIN, 3, tmp_path, Here())
    with pytest.raises(DatasetError, match="there is no dataset"):
        read_manifest(tmp_path)
