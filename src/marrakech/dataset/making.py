"""Making a dataset: its shards one by one, on all cores or a Ray cluster, going on where it stopped.

    shard-000000.parquet ...   the games
    dataset.json               the recipe, what it was made with, and the digest of each shard
    README.md                  the data card

A shard is written beside its place and moved there when it is whole, so one that is there is complete.
"""

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from marrakech.dataset.errors import DatasetError
from marrakech.dataset.parquet import VERSION, arrow, footer_of, shard_file, shard_footer
from marrakech.dataset.recipe import Recipe, ShardTask
from marrakech.engine.ladder import WEIGHTS, package_version
from marrakech.record.errors import MarrakechError
from marrakech.workers.runner import Runner

MANIFEST: Final = "dataset.json"


def makers() -> dict[str, str]:
    """The versions on which the bits of a shard depend; the kind of processor is one more."""
    arrow()
    weights = hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:12]
    libraries = {name: version(name) for name in ("numba", "numpy", "pyarrow")}
    return {"marrakech": package_version(), "weights": weights, **libraries}


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a dataset says about itself."""

    recipe: Recipe
    games: int
    made_by: Mapping[str, str]
    digests: Mapping[str, str]
    """SHA-256 of each shard by the name of its file; shards that are missing have none."""

    def save(self, folder: Path) -> None:
        """Write it."""
        told = {"format": VERSION, "games": self.games, "recipe": self.recipe.told()}
        told |= {"made_by": dict(self.made_by), "shards": dict(sorted(self.digests.items()))}
        put(folder / MANIFEST, (json.dumps(told, indent=2) + "\n").encode())

    @property
    def whole(self) -> bool:
        """Whether all its shards are there."""
        return len(self.digests) == len(self.recipe.shards(self.games))


def put(path: Path, content: bytes) -> None:
    """Write a file beside its place and move it there."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def read_manifest(folder: Path) -> Manifest:
    """What a dataset says about itself; `DatasetError` if there is none in the folder."""
    path = folder / MANIFEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["format"] != VERSION:
            raise DatasetError(f"{path} is of version {found['format']}; this one reads {VERSION}")
        manifest = Manifest(
            Recipe.read(found["recipe"]),
            int(found["games"]),
            {str(name): str(value) for name, value in found["made_by"].items()},
            {str(name): str(value) for name, value in found["shards"].items()},
        )
        known = {task.file for task in manifest.recipe.shards(manifest.games)}
    except FileNotFoundError:
        raise DatasetError(f"there is no dataset in {folder}: no {MANIFEST}") from None
    except DatasetError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, MarrakechError) as error:
        raise DatasetError(f"{path} cannot be read: {error!r}") from None
    if not manifest.digests.keys() <= known:
        raise DatasetError(f"{path} names shards that its recipe does not have")
    return manifest


def manifest_to_finish(recipe: Recipe, games: int, folder: Path) -> Manifest:
    """A dataset's manifest when more is to be made of it; refused if the folder has another one."""
    made_by = makers()
    manifest = Manifest(recipe, games, made_by, {})
    if not (folder / MANIFEST).exists():
        if folder.is_dir() and any(folder.glob("shard-*.parquet")):
            raise DatasetError(f"{folder} has shards but no {MANIFEST}; choose another folder")
        return manifest
    old = read_manifest(folder)
    if old.recipe != recipe:
        differs = ", ".join(
            f"{name} is {ours!r} and not {recipe.told()[name]!r}"
            for name, ours in old.recipe.told().items()
            if ours != recipe.told()[name]
        )
        raise DatasetError(f"{folder} has a dataset of another recipe: there {differs}")
    if old.games > games:
        raise DatasetError(f"{folder} has {old.games:,} games already; ask for as many or more")
    if dict(old.made_by) != made_by:
        raise DatasetError(
            f"{folder} was begun with {_listed(old.made_by)}, and this is {_listed(made_by)}: "
            "finish it with the same, or choose another folder"
        )
    digests = {
        task.file: old.digests.get(task.file) or digest(folder / task.file)
        for task in recipe.shards(games)
        if is_there(folder, task, made_by)
    }
    return Manifest(recipe, games, made_by, digests)


def is_there(folder: Path, task: ShardTask, made_by: Mapping[str, str]) -> bool:
    """Whether a shard is there, whole and as it would be made now."""
    try:
        return footer_of(folder / task.file) == shard_footer(task, made_by)
    except (OSError, DatasetError):
        return False


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@dataclass(frozen=True, slots=True)
class ShardOrder:
    """A shard to be made, and what is written down of how: a value, to be sent anywhere."""

    task: ShardTask
    made_by: dict[str, str]


def fill_order(order: ShardOrder) -> bytes:
    """The file of a shard: a plain function, as Ray wants it."""
    return shard_file(order.task, order.made_by)


def make_dataset(
    recipe: Recipe,
    games: int,
    folder: Path,
    runner: Runner,
    begin: Callable[[int, int], None] = lambda done, total: None,
    count: Callable[[int], None] = lambda games: None,
) -> Manifest:
    """Make what is missing of a dataset; `begin` is told the games that are there, `count` of those made."""
    recipe.shards(games)
    manifest = manifest_to_finish(recipe, games, folder)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = recipe.shards(games)
    missing = [task for task in tasks if task.file not in manifest.digests]
    digests = dict(manifest.digests)
    manifest = Manifest(recipe, games, manifest.made_by, digests)
    manifest.save(folder)
    begin(sum(task.games for task in tasks if task.file in digests), games)
    orders = [ShardOrder(task, dict(manifest.made_by)) for task in missing]
    try:
        for index, content in runner.run(fill_order, orders):
            task = missing[index]
            put(folder / task.file, content)
            digests[task.file] = hashlib.sha256(content).hexdigest()
            count(task.games)
    finally:
        manifest.save(folder)
    return manifest


def made_again(folder: Path, nth: int) -> bool:
    """Whether a shard, made again from its seed, is the one in the folder, to the bit."""
    manifest = read_manifest(folder)
    tasks = manifest.recipe.shards(manifest.games)
    if not 0 <= nth < len(tasks):
        raise DatasetError(f"there is no shard {nth}; the shards are 0 to {len(tasks) - 1}")
    made_by = makers()
    if dict(manifest.made_by) != made_by:
        raise DatasetError(
            f"it was made with {_listed(manifest.made_by)}, and this is {_listed(made_by)}: "
            "only the same gives the same bits"
        )
    there = (folder / tasks[nth].file).read_bytes()
    return shard_file(tasks[nth], made_by) == there


def _listed(made_by: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in made_by.items())
