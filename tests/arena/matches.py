"""Small matches for tests, and functions that workers of a pool can import."""

import os
import signal
import time
from pathlib import Path

from marrakech.arena.entrant import parse_entrants
from marrakech.arena.fixture import Fixture
from marrakech.arena.playing import play
from marrakech.arena.result import FinalScores, Result
from marrakech.arena.schedule import Pairing, plan
from marrakech.record.ruleset import Ruleset


def units(
    *bots: str, players: int = 2, games: int = 8, seed: str = "test", pairing: Pairing = "auto"
) -> list[Fixture]:
    return plan(parse_entrants(bots), Ruleset.of(players=players), games, seed, pairing)


def outcomes(results: list[tuple[int, Result]]) -> dict[int, FinalScores]:
    """Results by index, without what depends on the machine."""
    return {index: result.final for index, result in results}


def square(number: int) -> int:
    return number * number


def who_works(pause: float) -> int:
    """The process that did this piece of work."""
    time.sleep(pause)
    return os.getpid()


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def play_but_one_worker_dies(job: tuple[Fixture, str]) -> Result:
    """Play; whoever finds the file first dies in the middle of its work, as a machine may."""
    unit, trap = job
    try:
        Path(trap).unlink()
    except FileNotFoundError:
        return play(unit)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it lives")


def tell_and_sleep(folder: str) -> None:
    """Leaves the id of its process in a folder, and works for a minute."""
    Path(folder, str(os.getpid())).touch()
    time.sleep(60)
