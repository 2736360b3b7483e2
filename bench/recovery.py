"""How long until another process does what a killed one owed: a bot's move, on PostgreSQL.

python bench/recovery.py [--times 20]
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.takeover import takeover
from tests.store.database import Database


def main() -> None:
    """Kill so many processes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=20)
    times = parser.parse_args().times
    with Database() as database, tempfile.TemporaryDirectory() as folder:
        took = [asyncio.run(takeover(database.fresh(), Path(folder))) for _ in range(times)]
    print(
        f"{times} killed: taken over after {statistics.median(took):.1f} s, at most {max(took):.1f} s"
    )


if __name__ == "__main__":
    main()
