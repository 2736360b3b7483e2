"""Outages: time that does not count against players, because no process could have taken their command.

A process gives a sign of life every `PULSE` seconds. When it finds that it was away for longer, because it
was frozen or its store did not answer, the time since the last sign was an outage of the games that it looks
after. The first seconds in which another process is silent are one too: a command sent there has to be given
up and sent elsewhere. All times are those of the games' clock, which is the store's.

What was lost is written into the log of a game (`log.ExcusedEntry`) before its next entry, so that it counts
once, and the same for everybody.
"""

import logging
from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

logger = logging.getLogger(__name__)

PULSE = 0.5
"""Seconds between signs of life."""
QUIET = 1.25
"""Seconds without a sign of life after which a process counts as away; less is not excused."""
FAILOVER = 3.0
"""Seconds within which what was sent to a silent process is sent to another, by nginx or by the page."""
RESEND = 2.0
"""Extra seconds after an outage: whoever retries needs a moment to notice that it is over."""
JITTER = 0.05
"""Seconds by which two readings of one sign of life may differ."""
KEPT = 200
"""Outages remembered; older ones have been written into the logs."""


@dataclass(slots=True)
class _Outage:
    start: float
    end: float
    games: set[str] | None
    """The games concerned; None for all."""
    own: bool
    """Whether this process was away, which concerns the games it looks after."""


class Outages:
    """The outages known to this process. `covers` says whether its own absence affects a game."""

    def __init__(
        self, now: Callable[[], float], covers: Callable[[str], bool] = lambda game: True
    ) -> None:
        self._now = now
        self._covers = covers
        self._alive: float | None = None
        self._known: deque[_Outage] = deque(maxlen=KEPT)
        self._signs: Mapping[str, float] = {}
        """The last sign of life of each other process."""
        self._closed: set[str] = set()
        """Other processes that have shut down properly."""
        self._silences: dict[str, tuple[float, float, bool]] = {}
        """The last silence of each other process, as far as it counts, and whether it is over."""

    def begin(self) -> None:
        """From now on the absences of this process count, also before its first sign of life."""
        if self._alive is None:
            self._alive = self._now()

    def alive(self, games: Collection[str] | None = None) -> bool:
        """Give a sign of life while looking after these games, or all; returns whether an outage has ended."""
        now = self._now()
        away = self._alive
        self._alive = now
        if away is None or now - away <= QUIET:
            return False
        logger.warning("this process was frozen or cut off from its store for %.1f s", now - away)
        self._add(away - RESEND, now, games, own=True)
        return True

    def adopt(self, game: str, since: float) -> None:
        """Look after a game that nobody has looked after since a time: absences of this process concern it."""
        for outage in self._known:
            if outage.own and outage.end > since and outage.games is not None:
                outage.games.add(game)

    def add(
        self,
        start: float,
        end: float,
        games: Collection[str] | None = None,
        *,
        grace: float = RESEND,
    ) -> None:
        """Note that no command could be taken in these games, or in any; players get some extra seconds."""
        self._add(start - grace, end, games)

    def _add(
        self, start: float, end: float, games: Collection[str] | None = None, *, own: bool = False
    ) -> None:
        self._known.append(_Outage(start, end, None if games is None else set(games), own))

    def hear(self, signs: Mapping[str, float]) -> bool:
        """Learn when each other process gave its last sign of life; returns whether an outage has ended."""
        now = self._now()
        ended = False
        heard: dict[str, float] = {}
        for name, told in signs.items():
            before = self._signs.get(name, told)
            if name in self._closed or told < before - QUIET:
                # Its lease was cut short: it has stopped in order, and nothing is sent there any more.
                self._closed.add(name)
                continue
            seen = heard[name] = told if abs(told - before) > JITTER else before
            until = seen if seen > before else now
            over = until == seen or until >= before + FAILOVER
            silence = (before, min(until, before + FAILOVER), over)
            if until - before > QUIET and silence != self._silences.get(name):
                self._silences[name] = silence
                ended |= over
        for name in self._silences.keys() - signs.keys():
            start, end, _ = self._silences.pop(name)
            self._add(start, end)
        self._signs = heard
        self._closed &= signs.keys()
        return ended

    def awaited(self, at: float) -> bool:
        """Whether a command sent before a time may still be waiting at a process that has been silent since.

        That includes processes that were given up, since a proxy retries them from time to time.
        """
        now = self._now()
        return any(
            seen < at and now < max(seen + FAILOVER, at + RESEND) for seen in self._signs.values()
        )

    def lost(self, game: str, since: float) -> float:
        """The seconds from a time until now that do not count in a game; 0 if they are few."""
        now = self._now()
        spans = [
            (outage.start, outage.end)
            for outage in self._known
            if outage.end > since and (outage.games is None or game in outage.games)
        ]
        spans += [(start, end) for start, end, _ in self._silences.values()]
        if self._alive is not None and now - self._alive > QUIET and self._covers(game):
            spans.append((self._alive - RESEND, now))
        total, reached = 0.0, since
        for start, end in sorted(spans):
            total += max(0.0, min(end, now) - max(start, reached))
            reached = max(reached, end)
        return total if total >= QUIET else 0.0
