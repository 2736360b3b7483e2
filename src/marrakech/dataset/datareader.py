"""Reading a dataset: `Dataset(folder)` gives its choices in batches, for numpy or torch.

    for batch in Dataset("dataset").batches(1024, seed=1, part="train"):
        batch.planes, batch.vector, batch.masks     what was seen and allowed
        batch.actions, batch.wins, batch.won        what was chosen, what the master thinks, how it ended

Every tenth game (those whose number ends in 9) is for testing: `part="test"`. Rows are shuffled within a shard
and shards among themselves, so that one shard at a time is in memory.
"""

from collections.abc import Iterator
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from marrakech.dataset.errors import DatasetError
from marrakech.dataset.making import read_manifest
from marrakech.dataset.parquet import read_rows
from marrakech.dataset.recipe import Recipe, ShardTask
from marrakech.dataset.shardrows import ShardRows, some_rows
from marrakech.envs.frame import CELLS
from marrakech.envs.observation import PLANES, SHAPE, VECTOR, observe_all
from marrakech.record.checked import integer, switch

SPLITS: Final = ("all", "train", "test")
HELD_OUT: Final = 10
"""One game in so many is for testing."""


class DataBatch(NamedTuple):
    """Some choices, as numpy arrays or torch tensors; see `shardrows.ShardRows` for what is not said here."""

    planes: Any
    """uint8 (rows, 15, 7, 7): the board as the mover sees it, `envs.observation`."""
    vector: Any
    """float32 (rows, 30)."""
    masks: Any
    """bool (rows, 87): the legal actions."""
    actions: Any
    """int64."""
    wins: Any
    """float32 (rows, 87): not a number where the master gave no value."""
    margins: Any
    exact: Any
    won: Any
    """float32: the mover's share of the win in the end."""
    scores: Any
    """int64 (rows, 4): by seat."""
    states: Any
    """int64 (rows, 11)."""
    seats: Any
    bots: Any
    games: Any
    nth: Any


class Dataset:
    """A dataset in a folder, as `marrakech dataset` makes them."""

    def __init__(self, folder: str | PathLike[str]) -> None:
        self.folder = Path(fspath(folder))
        self.manifest = read_manifest(self.folder)
        missing = [task.file for task in self._tasks() if task.file not in self.manifest.digests]
        if missing:
            raise DatasetError(
                f"{self.folder} is not complete: {missing[0]} and {len(missing) - 1} more are to be made; "
                "the same command goes on with it"
            )

    def __repr__(self) -> str:
        return f"Dataset({str(self.folder)!r}: {self.games:,} games)"

    @property
    def recipe(self) -> Recipe:
        """What it is made of."""
        return self.manifest.recipe

    @property
    def games(self) -> int:
        """How many games it has."""
        return self.manifest.games

    def _tasks(self) -> list[ShardTask]:
        return self.recipe.shards(self.games)

    def shard(self, nth: int) -> ShardRows:
        """The rows of one shard."""
        tasks = self._tasks()
        if not 0 <= integer(nth, "the number of a shard") < len(tasks):
            raise DatasetError(f"there is no shard {nth}; the shards are 0 to {len(tasks) - 1}")
        rows = read_rows(self.folder / tasks[nth].file)
        numbers = tasks[nth].numbers
        if len(rows.games) and not (
            numbers.start <= rows.games.min() <= rows.games.max() < numbers.stop
        ):
            raise DatasetError(f"{tasks[nth].file} has games of another shard")
        if (rows.states[:, -1] != self.recipe.rules).any():
            raise DatasetError(f"{tasks[nth].file} has games by other rules")
        return rows

    def shards(self) -> Iterator[ShardRows]:
        """The rows of each shard, in order."""
        return map(self.shard, range(len(self._tasks())))

    def batches(
        self, size: int, *, seed: int | None = None, part: str = "all", torch: bool = False
    ) -> Iterator[DataBatch]:
        """All choices once, in batches of so many (the last may be smaller); shuffled if there is a seed.

        With `torch` they are tensors. Which batches there are follows from the arguments alone.
        """
        if integer(size, "a number of choices") < 1:
            raise DatasetError(f"a batch has at least one choice, not {size}")
        if part not in SPLITS:
            raise DatasetError(f"part is one of {', '.join(SPLITS)}, not {part!r}")
        as_tensors = _torch() if switch(torch, "torch") else None
        return self._batches(size, seed, part, as_tensors)

    def _batches(self, size: int, seed: int | None, part: str, torch: Any) -> Iterator[DataBatch]:
        random = None if seed is None else np.random.default_rng(seed)
        order = np.arange(len(self._tasks()))
        if random is not None:
            random.shuffle(order)
        left: ShardRows | None = None
        for nth in order:
            rows = _part(self.shard(int(nth)), part)
            if random is not None:
                rows = some_rows(rows, random.permutation(len(rows.games)))
            if left is not None:
                both: Any = zip(left, rows, strict=True)
                rows = ShardRows(*(np.concatenate(pair) for pair in both))
            number = len(rows.games)
            for first in range(0, number - size + 1, size):
                yield _batch(some_rows(rows, slice(first, first + size)), torch)
            left = some_rows(rows, slice(number - number % size, number))
        if left is not None and len(left.games):
            yield _batch(left, torch)


def _part(rows: ShardRows, part: str) -> ShardRows:
    if part == "all":
        return rows
    held_out = rows.games % HELD_OUT == HELD_OUT - 1
    return some_rows(rows, held_out if part == "test" else ~held_out)


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise DatasetError("tensors need torch: pip install torch") from None
    return torch


def _batch(rows: ShardRows, torch: Any) -> DataBatch:
    """The observations of some choices, and all that belongs to them."""
    number = len(rows.games)
    planes = np.empty((number, PLANES * CELLS), np.uint8)
    vector = np.empty((number, VECTOR), np.float32)
    states = np.ascontiguousarray(rows.states)
    observe_all(states, rows.seats, False, planes, vector)
    found = DataBatch(
        planes=planes.reshape(number, *SHAPE),
        vector=vector,
        masks=rows.masks,
        actions=rows.actions,
        wins=rows.wins,
        margins=rows.margins,
        exact=rows.exact,
        won=rows.won,
        scores=rows.scores,
        states=states,
        seats=rows.seats,
        bots=rows.bots,
        games=rows.games,
        nth=rows.nth,
    )
    return found if torch is None else DataBatch(*map(torch.from_numpy, found))
