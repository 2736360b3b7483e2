"""What the server and the process that studies say to each other, a line of JSON each.

The server's end is `studies`, the other `study_worker`.
"""

from dataclasses import dataclass
from typing import Final

from marrakech.analysis.reviewed import RankedPosition, Review
from marrakech.analysis.rolled import NETWORK, RolledPosition, RolloutPlayer

STOP: Final = "stop"
ROLLOUT: Final = "rollout"
MOST_ROLLOUTS: Final = 8
"""The most rollouts under way; each is a few hundred kilobytes in the worker."""


@dataclass(frozen=True, slots=True)
class RolloutPlan:
    """How a position is rolled out: which choices (none for all), how often, by whom, with which dice."""

    choices: tuple[str, ...] = ()
    games: int = 2000
    by: RolloutPlayer = NETWORK
    seed: int = 0


@dataclass(frozen=True, slots=True)
class StudyTask:
    """What a worker is asked to do: review a game, rank or roll out a position, or stop playing out."""

    what: str
    """`review`, `rank`, `ROLLOUT` or `STOP`."""
    text: str
    depth: str
    plan: RolloutPlan = RolloutPlan()


@dataclass(frozen=True, slots=True)
class StudyNews:
    """One line from a worker: how far it is, or the result, or why there is none."""

    done: int = 0
    total: int = 0
    review: Review | None = None
    ranking: RankedPosition | None = None
    rolled: RolledPosition | None = None
    """What a rollout knows after another round."""
    paused: bool = False
    """The worker is free for others; given the same task again, a rollout goes on."""
    finished: bool = False
    """A rollout has all its games, or is decided."""
    failed: str | None = None
