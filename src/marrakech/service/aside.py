"""Games put aside: workers died at them again and again, or the operator looks into them.

A game put aside is a standing order (`orders`), so that every process knows it and a restart does not forget
it. It can be read, replayed and downloaded; commands, hints and evaluations are refused, and its bots and
clocks stand still until they are released.
"""

import time
from collections import deque
from collections.abc import Callable

import msgspec

from marrakech.service.errors import Conflict

ASIDE = "aside "
"""The key of the order, before the id of the game."""
MOST_DEATHS = 3
"""Deaths of workers in one game before it is put aside."""
WITHIN = 600.0
"""Seconds within which they count together: workers that are killed over a long game do not add up."""


class PutAside(msgspec.Struct, frozen=True):
    """Why a game was put aside: the text of its order."""

    level: str
    """The bot that failed; `adviser` for a hint or an evaluation, empty where the operator decided."""
    position: str
    why: str
    """How the last worker ended, e.g. "SIGSEGV", or what the operator says."""
    at: float

    def text(self) -> str:
        """The text of the order."""
        return msgspec.json.encode(self).decode()


def read_aside(text: str) -> PutAside:
    """The text of an order; any other text is taken as the reason."""
    try:
        return msgspec.json.decode(text, type=PutAside)
    except msgspec.MsgspecError:
        return PutAside("", "", text, 0.0)


def aside_reason(text: str) -> str:
    """Why a game is put aside, in words: what the operator said, or how a bot failed."""
    told = read_aside(text)
    return f"{told.level} failed: {told.why}" if told.level else told.why


def put_aside_refusal(game: str) -> Conflict:
    """The refusal of commands to a game that is put aside."""
    return Conflict(
        "put_aside",
        "this game is put aside because a bot failed at it or the host is looking into it: only the host can "
        "release it",
        game=game,
    )


class Deaths:
    """How often workers have died in each game lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._of: dict[str, deque[float]] = {}

    def count(self, game: str) -> int:
        """Count one more death; returns how many there were lately."""
        now = self._now()
        for other, times in list(self._of.items()):
            while times and times[0] < now - WITHIN:
                times.popleft()
            if not times:
                del self._of[other]
        times = self._of.setdefault(game, deque())
        times.append(now)
        return len(times)

    def forget(self, game: str) -> None:
        """Reset the count of a game."""
        self._of.pop(game, None)
