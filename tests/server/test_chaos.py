"""Servers under every kind of fault: the quick form of `make chaos`."""

import asyncio
from pathlib import Path

from tests.server.chaos import FILE_FAULTS, FLEET_FAULTS, Report, Trial
from tests.server.house import small_disk
from tests.server.takeover import takeover
from tests.store.database import Database

GAMES = 5
"""At once; three of them have viewers."""


def is_sound(report: Report, faults: tuple[str, ...]) -> None:
    assert report.sound, f"lost or doubled, or wrong:\n{report}"
    assert not report.late, str(report)
    assert {fault for fault, tally in report.tallies.items() if tally.tried} == set(faults)
    # There was work to lose; a busy machine may not do much of it.
    assert report.acknowledged > len(faults)


def test_two_processes_lose_and_double_nothing(postgres: Database, tmp_path: Path) -> None:
    trial = Trial(postgres.fresh(), tmp_path, seed=9, database=postgres)
    is_sound(asyncio.run(trial.run(FLEET_FAULTS, games=GAMES)), FLEET_FAULTS)


def test_one_process_on_a_file_loses_and_doubles_nothing() -> None:
    with small_disk() as folder:
        trial = Trial(folder / "games.db", folder.parent, seed=9)
        is_sound(asyncio.run(trial.run(FILE_FAULTS, games=GAMES)), FILE_FAULTS)


def test_what_a_killed_process_owed_is_taken_over_within_five_seconds(
    postgres: Database, tmp_path: Path
) -> None:
    assert asyncio.run(takeover(postgres.fresh(), tmp_path)) < 5
