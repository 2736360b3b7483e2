"""docs/environments.md tells the truth: its examples run, and every plane, number and action is in it."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import marrakech.envs.batch
from marrakech.envs.batch import Batch
from marrakech.envs.observation import FLAT, PLANES, VECTOR
from marrakech.kernel.choices import ACTIONS
from marrakech.kernel.printings import PRINTINGS
from marrakech.record.ruleset import Ruleset

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = DOCS.read_text(encoding="utf-8")
RULES = Ruleset.of(players=3).rules


def test_the_examples_run() -> None:
    found = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert found.attempted >= 20
    assert found.failed == 0
    assert doctest.testmod(marrakech.envs.batch).failed == 0


def snippet(library: str) -> str:
    """The example that brings batches to a library."""
    found = re.search(rf"```python\n(import {library}\b.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.filterwarnings("ignore")  # those of torch are not ours
def test_batches_can_be_brought_to_torch() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed", exc_type=ImportError)
    names: dict[str, Any] = {
        "rules": RULES,
        "policy": lambda planes, vector: planes.sum((1, 2, 3))[:, None] + torch.zeros(87),
    }
    exec(snippet("torch"), names)
    games, masks = names["games"], names["masks"]
    assert (masks.numpy().sum(axis=1) == 3).all()
    assert not (games.states == Batch(4096, RULES).states).all(axis=1).any(), "every game was stepped"
    assert names["planes"].any()
    exec(snippet("torch"), names)


@pytest.mark.filterwarnings("ignore")  # those of jax are not ours
def test_batches_can_be_brought_to_jax() -> None:
    jax = pytest.importorskip("jax", reason="jax is not installed", exc_type=ImportError)
    games = Batch(64, RULES)
    planes, vector = games.observe()
    names: dict[str, Any] = {
        "games": games,
        "planes": planes,
        "vector": vector,
        "masks": games.masks(),
        "parameters": jax.numpy.zeros(87),
        "key": jax.random.PRNGKey(1),
        "policy": lambda parameters, planes, vector: parameters + planes.sum((1, 2, 3))[:, None],
    }
    exec(snippet("jax"), names)
    assert not (games.states == Batch(64, RULES).states).all(axis=1).any(), "every game was stepped"


def rows(heading: str) -> list[str]:
    """The first cells of the first table after a text."""
    table = TEXT.split(heading, 1)[1].split("\n| --- |", 1)[1].split("\n\n", 1)[0]
    return re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)


def covered(cells: list[str]) -> list[int]:
    """The numbers that cells like '0 to 3', '4' and '84, 85, 86' cover."""
    numbers: list[int] = []
    for cell in cells:
        ends = [int(number) for number in re.findall(r"\d+", cell)]
        numbers += range(ends[0], ends[1] + 1) if "to" in cell else ends
    return numbers


def test_nothing_is_missing() -> None:
    assert covered(rows("`planes`, ")) == list(range(PLANES))
    assert covered(rows("`vector`, ")) == list(range(VECTOR))
    assert covered(rows("## Actions")) == list(range(ACTIONS))
    assert f"{FLAT} numbers" in TEXT
    assert all(f"`{printing}`" in TEXT for printing in PRINTINGS)
