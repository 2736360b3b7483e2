"""Small datasets, made here."""

from pathlib import Path
from typing import Final

from marrakech.dataset.datareader import Dataset
from marrakech.dataset.making import make_dataset
from marrakech.dataset.recipe import Recipe
from marrakech.record.ruleset import Ruleset
from marrakech.workers.here import Here

VALUED: Final = Recipe(
    Ruleset.of(players=2).rules, ("greedy", "novice", "master"), turns=1, seed=3, shard_games=10
)
PLAIN: Final = Recipe(Ruleset.of(players=3).rules, ("greedy:20", "random"), shard_games=10)


def made(recipe: Recipe, games: int, folder: Path) -> Dataset:
    """A dataset of so many games."""
    make_dataset(recipe, games, folder, Here())
    return Dataset(folder)
