"""The short form of `bench/fuzz_positions.py`: random positions through everything that is compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.every_position import FuzzTask, run

FUZZ = Path(__file__).parent.parent.parent / "bench" / "fuzz_positions.py"


@pytest.mark.parametrize(("part", "positions"), [("master", 20), ("environments", 60), ("reviews", 2)])
def test_positions_that_no_game_reaches(part: str, positions: int) -> None:
    assert run(FuzzTask(part, 7, positions)) == positions


def test_with_every_index_checked() -> None:
    """The rules, the features, greedy and search: what needs the least compiling."""
    counts = ("--kernel", "3000", "--master", "0", "--environments", "0", "--reviews", "0")
    done = subprocess.run(
        [sys.executable, FUZZ, *counts, "--workers", "1"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "| kernel | 3,000 |" in done.stdout
