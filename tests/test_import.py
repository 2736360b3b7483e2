"""Importing is light: no compiled code and no web server where there is no need for them."""

import pydoc
import subprocess
import sys

import marrakech

LIMIT = 0.15

CODE = """
import sys, time
begun = time.process_time()
import marrakech
print(time.process_time() - begun)
print(*(name for name in ("numpy", "numba", "typer", "rich") if name in sys.modules))
"""


def test_it_takes_little_time_and_brings_nothing_heavy() -> None:
    # Processor time, and the best of a few: the machine may be busy with other tests.
    took = []
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
        seconds, _, heavy = done.stdout.partition("\n")
        assert heavy.strip() == ""
        took.append(float(seconds))
        if took[-1] < LIMIT:
            return
    raise AssertionError(f"import marrakech took {min(took):.3f} s")


EVERYTHING = """
import sys
from importlib import import_module
from pkgutil import iter_modules
for package in map(import_module, ("marrakech.service", "marrakech.wire")):
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
print(*(name for name in ("numpy", "numba", "litestar", "uvicorn") if name in sys.modules))
"""


def test_the_authority_and_the_wire_bring_no_compiled_code_and_no_web_server() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


def test_help_begins_with_what_there_is_to_begin_with() -> None:
    told = pydoc.render_doc(marrakech, renderer=pydoc.plaintext)  # type: ignore[attr-defined]
    described = told.index("`Game.new()` is a game with dice")
    assert described < told.index("MarrakechError"), "errors come later"
