"""A process that compiles whole programs: what it leaves in the cache is loaded and right."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from marrakech.jit import whole
from marrakech.jit.compiler import COMMAND

ROOT = Path(__file__).parents[2]
LITTLE = "tests.jit.little"

LOADED = """
import json
import numpy as np
from marrakech.kernel.state import start
from tests.jit import little

state = start(2)._replace(indigo=1 << 26 | 1 << 28 | 1 << 35, assam=27 * 4)
found = [little.cheapest(state), little.cheapest.py_func(state), little.doubled(np.arange(4)).tolist()]
try:
    little.doubled(np.arange(0))
except ValueError as error:
    found.append(str(error))
hits = [sum(each.stats.cache_hits.values()) for each in (little.cheapest, little.doubled)]
print(json.dumps([*found, hits]))
"""

COUNTED = """
from marrakech.jit import whole
optimised = []
plain = whole._Library._optimize_final_module
whole._Library._optimize_final_module = lambda self: (optimised.append(self.name), plain(self))
assert whole.compile_whole()
from tests.jit import little
assert [name for name, _ in little.functions()] == ["cheapest", "doubled"]
print(*optimised)
"""

UNLINKED = """
from marrakech.jit import whole

assert whole.compile_whole()
whole.WholeLibrary._called = lambda self: iter(())
from tests.jit import little
try:
    list(little.functions())
except whole.UnlinkedError as error:
    print(error)
"""


def in_another_process(cache: Path, *command: str) -> str:
    """What a process with a cache of its own prints; its standard input stays open."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.read()
    assert process.returncode == 0
    return said


def test_what_is_compiled_whole_is_loaded_from_the_cache(tmp_path: Path) -> None:
    assert in_another_process(tmp_path, *COMMAND[1:], LITTLE).split() == ["cheapest", "doubled"]
    cheapest, plain, doubled, refused, hits = json.loads(in_another_process(tmp_path, "-c", LOADED))
    assert cheapest == plain > 0
    assert doubled == [0, 2, 4, 6]
    assert refused == "there are no numbers"
    assert hits == [1, 1]


def test_only_what_python_calls_is_compiled(tmp_path: Path) -> None:
    compiled = in_another_process(tmp_path, "-c", COUNTED).split()
    assert {"cheapest", "doubled"} <= set(compiled)
    assert not {"cheapest_tithe", "expected_tithe"} & set(compiled)


def test_a_function_that_is_missing_is_an_error_and_no_crash(tmp_path: Path) -> None:
    assert "cheapest_tithe" in in_another_process(tmp_path, "-c", UNLINKED)


def test_another_numba_compiles_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    before = whole._codegen.JITCPUCodegen._library_class
    monkeypatch.setattr(whole, "USED", (*whole.USED, "what_numba_does_not_have"))
    assert not whole.compile_whole()
    assert whole._codegen.JITCPUCodegen._library_class is before
