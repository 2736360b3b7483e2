"""Two processes on PostgreSQL under faults: the quick form of `make chaos`."""

import asyncio

from tests.server.chaos import POINTS, House, Report, Trial
from tests.store.database import Database


def broken(database: Database, faults: list[str], games: int, commands: int) -> Report:
    house = House(database.fresh(), processes=2)
    try:
        trial = Trial(house, games=games, commands=commands, seed=9)
        report = asyncio.run(trial.run(faults, database))
    finally:
        house.close()
    asyncio.run(trial.check())
    return report


def test_nothing_acknowledged_is_lost_or_doubled(postgres: Database) -> None:
    report = broken(postgres, ["kill", *POINTS, "freeze", "database"], games=12, commands=20)
    assert (report.lost, report.doubled, report.unequal, report.wrong) == (0, 0, 0, []), report
    assert report.acknowledged >= 12 * 20
    assert sum(report.faults.values()) == 9
