"""Break real servers, their lines, disk and database under load, and count what was lost.

    python bench/chaos.py --faults 1000            two processes on PostgreSQL
    python bench/chaos.py --faults 1000 --sqlite   one process on a file

The quick form is tests/server/test_chaos.py. The table so far is written to `.chaos/` after every trial of 25
faults; a run that was stopped goes on where it was. Ends with an error if anything acknowledged was lost or
doubled, if a log replays to anything else than what was told, if viewers differ, or if they were equal only
after more than 5 s, in which servers that wait for a core do not count.
"""

import argparse
import asyncio
import dataclasses
import json
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.chaos import FILE_FAULTS, FLEET_FAULTS, Report, Tally, Trial
from tests.server.house import POINTS, small_disk
from tests.store.database import Database

KEPT = Path(__file__).parent.parent / ".chaos"
AT_ONCE = 25
"""Faults of one trial, on servers and a store of its own."""
DROP_EVERY = 10.0
OFTEN = {"kill": 8.0, "freeze": 3.0, "database restarted": 0.5, **dict.fromkeys(POINTS, 3.0)}
"""How often a kind of fault is chosen; others 1."""


def trial(faults: list[str], seed: int, database: Database | None) -> Report:
    """Servers of their own, played on and broken."""
    if database is None:
        with small_disk() as folder:
            run = Trial(folder / "games.db", folder.parent, seed=seed)
            return asyncio.run(run.run(faults, drop_every=DROP_EVERY))
    with tempfile.TemporaryDirectory() as name:
        run = Trial(database.fresh(), Path(name), seed=seed, database=database)
        return asyncio.run(run.run(faults, drop_every=DROP_EVERY))


def kept(path: Path) -> Report:
    """The results of earlier trials."""
    if not path.exists():
        return Report()
    fields = json.loads(path.read_text())
    tallies = {fault: Tally(**tally) for fault, tally in fields.pop("tallies").items()}
    return Report(tallies, **fields)


def chosen(total: Report) -> int:
    """Faults that were chosen so far, without the clients that are dropped all the while."""
    return sum(tally.tried for fault, tally in total.tallies.items() if " every " not in fault)


def study(faults: int, path: Path, database: Database | None, seed: int) -> Report:
    """Run trials until there were so many faults."""
    total = kept(path)
    kinds = FLEET_FAULTS if database else FILE_FAULTS
    while chosen(total) < faults:
        chooser = random.Random(seed + chosen(total))
        number = min(AT_ONCE, faults - chosen(total))
        picked = chooser.choices(kinds, [OFTEN.get(kind, 1.0) for kind in kinds], k=number)
        begun = time.monotonic()
        total.add(trial(picked, chooser.randrange(1 << 30), database))
        path.write_text(json.dumps(dataclasses.asdict(total)))
        path.with_suffix(".md").write_text(f"{total}\n")
        print(
            f"{chosen(total)} faults, the last {number} in {time.monotonic() - begun:.0f} s", flush=True
        )
        if not total.sound:
            break
    return total


def main() -> None:
    """Break things."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sqlite", action="store_true", help="one process on a file instead")
    parser.add_argument("--afresh", action="store_true", help="forget earlier trials")
    given = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    path = KEPT / ("file.json" if given.sqlite else "postgresql.json")
    if given.afresh:
        path.unlink(missing_ok=True)
    if given.sqlite:
        total = study(given.faults, path, None, given.seed)
    else:
        with Database() as database:
            total = study(given.faults, path, database, given.seed)
    print(total)
    sys.exit(not total.sound or bool(total.late))


if __name__ == "__main__":
    main()
