"""The longest that each route keeps the event loop, by its worst input.

    python bench/stalls.py [--rounds 5]

Every request of tests/server/test_loop.py, in CPU time of the loop's thread, so that a busy machine does not
matter. Prints a table with the median of the rounds and the longest stall of all.
"""

import argparse
import asyncio
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.test_loop import longest_stalls, new_app, shape


async def study(rounds: int) -> None:
    """Ask everything so many times."""
    longest: dict[str, list[float]] = {}
    for _ in range(rounds):
        worst: dict[str, float] = {}
        for method, path, _, stalls in await longest_stalls(new_app()):
            route = f"{method} {shape(path)}"
            worst[route] = max(worst.get(route, 0.0), stalls.longest)
        for route, took in worst.items():
            longest.setdefault(route, []).append(took)
    print("| route | median | longest |\n| --- | ---: | ---: |")
    for route, all_took in sorted(longest.items(), key=lambda one: -max(one[1])):
        print(
            f"| `{route}` | {statistics.median(all_took) * 1e3:.1f} ms | {max(all_took) * 1e3:.1f} ms |"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    asyncio.run(study(parser.parse_args().rounds))
