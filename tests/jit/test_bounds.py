"""With NUMBA_BOUNDSCHECK=1 an index outside its array is an error, on either side; else it costs nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from marrakech.jit import bounds

PROGRAM = """
import numpy as np
from marrakech.jit.decorators import cached, entry, lean
from marrakech.kernel.board import one_step

@lean
def read(array, i):
    return array[i]

@entry
def write(array, i):
    array[i] = 1.0

@lean
def write_row(array, i, j):
    row = array[i]
    row[j] = 1.0

walk = cached(one_step)

for function, *arguments in (
    (read, np.zeros(3), 2),
    (read, np.zeros(3), 3),
    (read, np.zeros(3), -1),
    (write, np.zeros(3), 3),
    (write, np.zeros(3), -1),
    (write_row, np.zeros((2, 2)), -1, 0),
    (write_row, np.zeros((2, 2)), 0, 2),
    (walk, 223),
    (walk, 224),
    (walk, -1),
):
    try:
        function(*arguments)
        print("taken", end=" ")
    except IndexError:
        print("refused", end=" ")
"""
TAKEN, REFUSED = "taken", "refused"


def test_an_index_outside_its_array_is_refused_on_either_side(tmp_path: Path) -> None:
    program = tmp_path / "indices.py"
    program.write_text(PROGRAM)
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [TAKEN, *[REFUSED] * 6, TAKEN, REFUSED, REFUSED]


@pytest.mark.parametrize("on", [False, True])
def test_numba_is_changed_only_where_indices_are_checked(
    on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = bounds._arrayobj.fix_integer_index
    monkeypatch.setattr(bounds._arrayobj, "fix_integer_index", usual)
    monkeypatch.setattr(bounds._numba.config, "BOUNDSCHECK", 1 if on else None)
    bounds.forbid_negative()
    assert (bounds._arrayobj.fix_integer_index is bounds._as_it_is) is on
