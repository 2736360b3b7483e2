"""What the server and the process that studies say to each other, a line of JSON each.

The server's end is `studies`, the other `study_worker`.
"""

from dataclasses import dataclass
from typing import Final

from marrakech.analysis.reviewed import RankedPosition, Review

STOP: Final = "stop"


@dataclass(frozen=True, slots=True)
class StudyTask:
    """What a worker is asked to do: review a game file, rank the choices of a position, or stop playing out."""

    what: str
    """`review`, `rank` or `STOP`."""
    text: str
    depth: str


@dataclass(frozen=True, slots=True)
class StudyNews:
    """One line from a worker: how far it is, or the result, or why there is none."""

    done: int = 0
    total: int = 0
    review: Review | None = None
    ranking: RankedPosition | None = None
    failed: str | None = None
