"""A task of self-play, for a worker.

A task is a value that holds its seed, and playing it depends on nothing else; so a round is the same list
of tasks, with the same results, whoever plays them.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network, copied
from marrakech.engine.playout import seeded
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.search.params import SearchParams
from marrakech.engine.sides import Side
from marrakech.kernel.state import FIELDS
from marrakech.training.hunting import hunt_many
from marrakech.training.selfplay import MOST_TURNS, Searcher, self_play_many

SELF_PLAY_KEEP = 3
SELF_PLAY_MARGIN = 0.03
"""Self-play two turns deep looks deeper at this many places of a roll, this close to the best."""


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    """Some games of a network against itself, or against its prey."""

    network: Network = field(repr=False)
    rules: tuple[int, ...]
    """What the rules of each game are drawn from."""
    positions: int
    """At least this many; the last game is played to its end."""
    trace: float
    blend: float
    turns: int
    """Turns that are looked ahead: 1, or 2 for choices and targets of a deeper search."""
    seed: int
    prey: Side | None = field(default=None, repr=False)
    """Who sits in all seats but one, and does not learn."""


class Played(NamedTuple):
    """The positions of some games and what they were worth."""

    states: Ints
    targets: Floats
    games: int


def play_games(task: SelfPlayTask) -> Played:
    """Play a task of self-play."""
    states = np.zeros((task.positions + MOST_TURNS, FIELDS), np.int64)
    targets = np.zeros((task.positions + MOST_TURNS, 8), np.float32)
    params = SearchParams(SELF_PLAY_KEEP, SELF_PLAY_MARGIN, task.blend, mix=0.0, reach=0)
    rules, generator = np.array(task.rules, np.int64), seeded(task.seed)
    searcher = Searcher(copied(task.network), make_workspace(), params, task.turns)
    if task.prey is None:
        made, games = self_play_many(rules, searcher, generator, task.trace, states, targets)
    else:
        prey = task.prey._replace(network=copied(task.prey.network))
        made, games = hunt_many(rules, searcher, prey, generator, task.trace, states, targets)
    return Played(states[:made], targets[:made], games)
