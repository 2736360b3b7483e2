"""The smallest runs, for tests."""

from pathlib import Path
from typing import Any

from marrakech.engine.learned.network import Network
from marrakech.training.plan import Plan


def tiny(folder: Path, rounds: int = 3, **options: Any) -> Plan:
    """A plan of a few seconds, with a look at greedy in every round."""
    chosen = {"positions_a_round": 180, "tasks_a_round": 3, "uses": 12, "store": 400} | options
    return Plan(2, 0.0, folder, rounds=rounds, look_every=0.0, look_games=60, **chosen)


def same(one: Network, other: Network) -> bool:
    return all((mine == theirs).all() for mine, theirs in zip(one, other, strict=True))
