"""How much of each package the tests run, and the least that is accepted: `python -m tests.floors`.

Reads what `pytest --cov` has written. Lines and branches count; what numba compiles does not, since nothing
can watch it run (`make mutants` plants faults there instead).
"""

import json
import sys
from collections import Counter
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from coverage import Coverage

FLOORS = {
    "analysis": 88,  # valuation and sampling run compiled, like search
    "arena": 94,
    "cli": 93,
    "dataset": 85,
    "engine": 76,  # search, endings and network run compiled, where nothing can watch their plain functions
    "envs": 93,
    "jit": 93,
    "examples": 85,
    "kernel": 99,
    "lite": 50,  # the worker and its rows run in Pyodide, where tests/lite/test_chromium.py drives them
    "messages": 97,
    "protocol": 92,
    "record": 97,
    "server": 92,
    "service": 93,
    "store": 94,
    "training": 94,
    "wire": 97,
    "workers": 88,
}
"""Per cent, by package."""


def shares(report: Path) -> dict[str, float]:
    """The percentage of each package, from coverage's report in JSON."""
    run: Counter[str] = Counter()
    there: Counter[str] = Counter()
    for name, file in json.loads(report.read_text())["files"].items():
        parts = PurePosixPath(name.replace("\\", "/")).parts
        below = parts[2:]
        # A test may run a copy of the package from a folder of its own; that is not counted.
        if parts[:2] == ("src", "marrakech") and len(below) > 1:
            summary = file["summary"]
            run[below[0]] += summary["covered_lines"] + summary["covered_branches"]
            there[below[0]] += summary["num_statements"] + summary["num_branches"]
    return {package: 100 * run[package] / there[package] for package in there if there[package]}


def main() -> None:
    """Print the table, and fail if a package is below its floor or has none."""
    with TemporaryDirectory() as folder:
        measured = Coverage()
        measured.load()
        report = Path(folder) / "coverage.json"
        measured.json_report(outfile=str(report))
        found = shares(report)
    bad = []
    for package in sorted(found.keys() | FLOORS.keys()):
        share, floor = found.get(package, 0.0), FLOORS.get(package, 101)
        print(f"{package:10} {share:6.1f} %   at least {floor} %")
        if share < floor:
            bad.append(package)
    if bad:
        sys.exit(f"Too little of this is run by the tests, or it has no floor: {', '.join(bad)}")


if __name__ == "__main__":
    main()
