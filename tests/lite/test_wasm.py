"""What the build uses of numba's insides is there, and of the version it was written for."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from lite.engine import wasm
from lite.engine.wasm import PINNED, WrongVersionError, check_versions, with_section

ROOT = Path(__file__).parents[2]
LOWER = """
import sys
from pathlib import Path
from numba.core import types as nb
from lite.engine.wasm import array_at, linked, lowered, only_lower
only_lower()
ints_at = array_at(nb.int64)
def doubled(address, number):
    rows = ints_at(address, (2, 3))
    for i in range(rows.shape[1]):
        rows[1, i] = 2 * rows[0, i] + number
    return rows.size
linked({"doubled": lowered(doubled, 2)}, Path(sys.argv[1]))
"""
RUN = """
const fs = require("node:fs");
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[1])), {});
const [start, slot] = [4096, 1024].map((offset) => exports.__heap_base.value + offset);
exports.memory.grow(1);
const numbers = new BigInt64Array(exports.memory.buffer, start, 6);
numbers.set([1n, 2n, 3n]);
const status = exports.doubled(slot, slot + 16, BigInt(start), 10n);
console.log(status, new BigInt64Array(exports.memory.buffer, slot, 1)[0], numbers.join(" "));
"""


def test_the_pinned_versions_are_installed_and_those_of_the_group() -> None:
    check_versions()
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    assert set(groups["lite"]) == {f"{name}=={number}" for name, number in PINNED.items()}


def test_another_numba_is_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "version", lambda name: "9.9" if name == "numba" else version(name))
    with pytest.raises(
        WrongVersionError, match=r"'numba': '9.9'.*read lite/engine/wasm.py against the new"
    ):
        check_versions()


def test_a_function_is_lowered_and_runs_in_node(tmp_path: Path) -> None:
    """All that is used of numba's insides, on a function of two lines: it fails where they have changed."""
    from tests.lite.node_engine import node

    script = tmp_path / "lower.py"
    script.write_text(LOWER)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        env={
            "PYTHONPATH": str(ROOT),
            "NUMBA_CACHE_DIR": os.devnull,
            "PATH": "/usr/bin:/bin",
        },
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, f"numba, llvmlite or ziglang have changed: {done.stderr}"
    ran = subprocess.run(
        [node(), "-e", RUN, str(tmp_path / "engine.wasm")], capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == ["0", "6n", "1", "2", "3", "12", "14", "16"], ran.stderr


def test_what_numba_keeps_to_itself_is_used_in_one_module_alone() -> None:
    inside = re.compile(r"\bcodegen\b|_final_module|compile_extra|llvmlite")
    others = [path for path in (ROOT / "lite").rglob("*.py") if path.name != "wasm.py"]
    assert not [path for path in others if inside.search(path.read_text())]


def test_a_section_is_added_to_a_module() -> None:
    empty = b"\0asm\1\0\0\0"
    assert with_section(empty, "ab", b"xyz") == empty + b"\0\6\2abxyz"
    long = with_section(empty, "a", bytes(200))
    assert long[8:11] == b"\0" + bytes([202 & 127 | 128, 1])
