"""Clocks: who has too little time left, and when.

Time runs for people only, from the last entry of the log. A turn that takes too long is finished by
a bot; a seat with no time left at all is played by a bot to the end.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from marrakech.service.errors import Refusal
from marrakech.service.table import LiveTable

logger = logging.getLogger(__name__)

GRACE = 10.0
"""Seconds that everybody has after the server was started again, however long it was away."""


class Clocks:
    """One timer for each table that plays by the clock."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self, game: str) -> None:
        """Stop the timer of a game."""
        timer = self._timers.pop(game, None)
        if timer is not None:
            timer.cancel()

    def wind(self, table: LiveTable) -> None:
        """Set the timer for the game as it stands now."""
        self.stop(table.id)
        due = deadline(table)
        if due is not None:
            at, seat, for_good = due
            wait = max(0.0, at - self._now())
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                wait, self._ring, table, table.now.version, seat, for_good
            )

    def running(self, game: str) -> bool:
        """Whether a clock runs in a game."""
        return game in self._timers

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _ring(self, table: LiveTable, version: int, seat: int, for_good: bool) -> None:
        self._timers.pop(table.id, None)
        task = asyncio.get_running_loop().create_task(self._time_out(table, version, seat, for_good))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self, table: LiveTable, version: int, seat: int, for_good: bool) -> None:
        try:
            await table.time_out(version, seat, for_good=for_good)
        except Refusal as refusal:
            logger.warning("a time-out of game %s was not stored: %s", table.id, refusal.message)
            self.wind(table)


def deadline(table: LiveTable) -> tuple[float, int, bool] | None:
    """When the running choice is due, whose it is, and whether the total is what runs out."""
    now = table.now
    plan = table.setup.plan.clock
    seat = now.mover
    if plan is None or seat is None or now.held[seat] or table.setup.source == "file":
        return None
    if table.setup.plan.seats[seat].kind == "bot":
        return None
    dues = []
    if plan.per_turn is not None and now.since is not None:
        dues.append((now.since + plan.per_turn, seat, False))
    left = now.left[seat]
    if left is not None:
        dues.append((now.at + left, seat, True))
    if not dues:
        return None
    at, seat, for_good = min(dues)
    if table.loaded > now.at + 1:  # the game lay still until it was read from the store again
        at = max(at, table.loaded + GRACE)
    return at, seat, for_good
