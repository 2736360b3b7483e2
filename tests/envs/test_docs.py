"""docs/environments.md tells the truth: its examples run, and every plane, number and action is in it."""

import doctest
import re
from pathlib import Path

import marrakech.envs.batch
from marrakech.envs.observation import FLAT, PLANES, VECTOR
from marrakech.kernel.choices import ACTIONS
from marrakech.kernel.printings import PRINTINGS

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = DOCS.read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    found = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert found.attempted >= 20
    assert found.failed == 0
    assert doctest.testmod(marrakech.envs.batch).failed == 0


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
