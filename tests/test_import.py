"""`import marrakech` is quick and light."""

import subprocess
import sys

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
