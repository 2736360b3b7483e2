"""What a frozen process costs players, behind the nginx of deploy/ and on a PostgreSQL of its own.

    python bench/freezes.py [--per-turn 12] [--seconds 10] [--times 3] [--games 12] [--both]

Two processes; one (or both) is stopped with SIGSTOP some times for so many seconds, while people play who send
each command before their time is up. Prints a table of time-outs, which should be none, and the longest wait.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.freezes import site_freezes
from tests.store.database import Database


def main(**how: Any) -> None:
    """Try it and print the table."""
    with Database() as database, tempfile.TemporaryDirectory() as folder:
        found = site_freezes(database.fresh(), Path(folder), **how)
    print(found)
    for refusal in found.refused[:10]:
        print(refusal)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--per-turn", type=float, default=12.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--both", action="store_true", help="freeze both processes")
    main(**vars(parser.parse_args()))
