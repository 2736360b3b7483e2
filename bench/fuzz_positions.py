"""Random positions of all rules through all compiled code, every index into an array checked.

    python bench/fuzz_positions.py [--kernel 1000000] [--master 20000] [--environments 20000] [--reviews 500]

The short form is tests/fuzz/test_every_position.py. The positions are ones that the notation admits, most of
which no game reaches. `kernel` is the rules (compiled and interpreted), the features, greedy and a search of
one turn; `master` is two turns, lookahead, hints and values; `environments` is batches stepped to the end;
`reviews` is whole games. Prints a table, and ends with an error at the first position that is not dealt with,
even if a process dies of it.
"""

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))
# Workers take it over; it must be set before numba is imported.
os.environ["NUMBA_BOUNDSCHECK"] = "1"

from tests.fuzz.every_position import PARTS, FuzzTask, run

from marrakech.workers.pool import LocalPool
from marrakech.workers.runner import in_order

IN_A_TASK = {"kernel": 2000, "master": 100, "environments": 500, "reviews": 5}


def tasks(part: str, positions: int, seed: int) -> list[FuzzTask]:
    """The positions of a part in tasks, each with a seed of its own."""
    each = IN_A_TASK[part]
    return [
        FuzzTask(part, seed << 32 | first, min(each, positions - first))
        for first in range(0, positions, each)
    ]


def main() -> None:
    """Try everything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for part, positions in (
        ("kernel", 1_000_000),
        ("master", 20_000),
        ("environments", 20_000),
        ("reviews", 500),
    ):
        parser.add_argument(f"--{part}", type=int, default=positions)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; by default one for each core")
    asked = parser.parse_args()
    print(f"seed {asked.seed}, indices checked\n")
    print("| what | positions | seconds | positions a second |\n| --- | ---: | ---: | ---: |")
    with LocalPool(asked.workers) as pool:
        for part in PARTS:
            positions = getattr(asked, part)
            if not positions:
                continue
            in_order(pool, run, [FuzzTask(part, n, 10) for n in range(pool.workers)])  # compiles
            begun = perf_counter()
            tried = sum(in_order(pool, run, tasks(part, positions, asked.seed)))
            took = perf_counter() - begun
            print(f"| {part} | {tried:,} | {took:,.0f} | {tried / took:,.1f} |", flush=True)


if __name__ == "__main__":
    main()
