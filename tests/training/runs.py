"""The smallest runs, for tests."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from marrakech.engine.learned.network import Network
from marrakech.engine.sides import side
from marrakech.jit.cache import complete_mark
from marrakech.training.plan import Plan
from marrakech.training.run import compile_all
from marrakech.workers.pool import LocalPool

MODULE = "marrakech.training.run"


def tiny(folder: Path, rounds: int = 3, **options: Any) -> Plan:
    """A plan of a few seconds, with a look at greedy in every round."""
    chosen = {"positions_a_round": 180, "tasks_a_round": 3, "uses": 12, "store": 400} | options
    return Plan(2, 0.0, folder, rounds=rounds, look_every=0.0, look_games=60, **chosen)


def compile_in_advance() -> None:
    """Have all that training and matches run in the cache, unless it is there already.

    Code that was just compiled may round in another way than the same code read from the cache.
    """
    mark = complete_mark(MODULE)
    if mark is not None and mark.exists():
        return
    with TemporaryDirectory() as folder, LocalPool(1) as pool:
        for prey in (None, side("greedy", 2)):
            compile_all(tiny(Path(folder), prey=prey), pool)
    if mark is not None:
        mark.touch()


def same(one: Network, other: Network) -> bool:
    return all((mine == theirs).all() for mine, theirs in zip(one, other, strict=True))
