"""Requests that the OpenAPI document allows, and some that it does not, to every route of a real server.

    python bench/fuzz_routes.py [--cases 2000]

The quick form is tests/server/test_openapi.py. About three fields of four hold real values, e.g. the version
of a game that exists and a legal choice. Prints a table of the answers by route; ends with an error at the
first answer of 500 or more, or one that the document does not have. A route that takes nothing is asked ten
times.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.test_openapi import OPERATIONS, ask, one_running


def main() -> None:
    """Ask everything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cases", type=int, default=2000)
    cases = parser.parse_args().cases
    total: Counter[int] = Counter()
    print("| route | cases | 2xx | 4xx | 5xx |\n| --- | ---: | ---: | ---: | ---: |")
    with one_running() as running:
        for operation in OPERATIONS:
            statuses = ask(operation, running, cases)
            total += statuses
            print(row(f"`{operation.method.upper()} {operation.path}`", statuses), flush=True)
    print(row("all", total))


def row(what: str, statuses: Counter[int]) -> str:
    """A row of the table."""
    classes = Counter(dict.fromkeys((2, 4, 5), 0))
    for status, number in statuses.items():
        classes[status // 100] += number
    return (
        f"| {what} | {statuses.total():,} | "
        + " | ".join(f"{classes[one]:,}" for one in (2, 4, 5))
        + " |"
    )


if __name__ == "__main__":
    main()
