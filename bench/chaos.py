"""Kill, freeze and restart real processes and a real database under load, and count what was lost.

    python bench/chaos.py --faults 1000

The quick form is tests/server/test_chaos.py. Ends with an error if anything acknowledged was lost or doubled.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.chaos import POINTS, House, Report, Trial
from tests.store.database import Database


def trial(
    address: str | Path, processes: int, faults: list[str], database: Database | None, seed: int
) -> Report:
    """One house, played on and broken."""
    house = House(address, processes)
    try:
        run = Trial(house, games=40, commands=60, seed=seed)
        report = asyncio.run(run.run(faults, database))
    finally:
        house.close()
    asyncio.run(run.check())
    return report


def main() -> None:
    """Run trials of 25 faults each until there were enough."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sqlite", action="store_true", help="one process on a file instead")
    given = parser.parse_args()
    chooser = random.Random(given.seed)
    total = Report()
    with tempfile.TemporaryDirectory() as folder, Database() as database:
        while sum(total.faults.values()) < given.faults:
            weights = {"kill": 8, "freeze": 2, "database": 1} | dict.fromkeys(POINTS, 2)
            if given.sqlite:
                # Only PostgreSQL has a server to stop, and a commit that takes its time.
                del weights["database"], weights["during commit"]
            faults = chooser.choices(list(weights), weights=list(weights.values()), k=25)
            address = (
                Path(folder, f"{sum(total.faults.values())}.db") if given.sqlite else database.fresh()
            )
            processes = 1 if given.sqlite else 2
            report = trial(address, processes, faults, database, chooser.randrange(1 << 30))
            total.faults += report.faults
            for name in ("acknowledged", "lost", "doubled", "unequal", "resumed"):
                setattr(total, name, getattr(total, name) + getattr(report, name))
            total.longest_wait = max(total.longest_wait, report.longest_wait)
            total.wrong += report.wrong
            print(total, flush=True)
    sys.exit(bool(total.lost or total.doubled or total.unequal or total.wrong))


if __name__ == "__main__":
    main()
