"""Clocks: whose time runs out, and when.

Time runs for people only, from the last entry of the log. A turn that takes too long is finished by
a bot; a seat with no time left at all is played by a bot to the end. A clock keeps the id of its game, not
the table: thousands of slow games need not stay in memory.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from typing import Any

from marrakech.kernel.state import Player
from marrakech.service.errors import Refusal
from marrakech.service.snapshots import timed_seat
from marrakech.service.table import LiveTable

logger = logging.getLogger(__name__)

RESTART_GRACE = 10.0
"""Seconds that every player has at least after a restart, however long the server was down."""
FORFEIT_RETRY = 1.0
LONGEST_RETRY = 60.0
"""Seconds before retrying a time-out that could not be stored; doubled each time."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the pending choice times out, whose it is, and whether it is the total that runs out."""

    at: float
    seat: Player
    for_good: bool
    seconds: float
    """An upper limit in seconds, whatever the times in the log say."""


async def _no_doubt(game: str, at: float) -> bool:
    return True


class Clocks:
    """One timer for each game with a clock.

    `find` returns the table of a game; `vouch` says whether its clock may ring, that is whether everything
    sent before a time has arrived.
    """

    def __init__(
        self,
        find: Callable[[str], Awaitable[LiveTable]],
        now: Callable[[], float] = time.time,
        vouch: Callable[[str, float], Awaitable[bool]] = _no_doubt,
    ) -> None:
        self.started = now()
        self._find = find
        self._now = now
        self._vouch = vouch
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
        due = deadline(table, self.started)
        if due is not None:
            wait = min(max(0.0, due.at - self._now()), due.seconds)
            self._set(wait, table.id, table.now.version, due, FORFEIT_RETRY)
            if table.lost():
                self._spawn(self._excuse(table))

    async def excuse(self, tables: Iterable[LiveTable]) -> None:
        """Log the time lost in games whose clock runs here; for other games it is logged later."""
        for table in tables:
            if self.running(table.id):
                await self._excuse(table)

    def running(self, game: str) -> bool:
        """Whether a clock runs in a game."""
        return game in self._timers

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()

    def _set(self, wait: float, game: str, version: int, due: Deadline, retry: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[game] = loop.call_later(wait, self._ring, game, version, due, retry)

    def _ring(self, game: str, version: int, due: Deadline, retry: float) -> None:
        self._timers.pop(game, None)
        self._spawn(self._time_out(game, version, due, retry))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _excuse(self, table: LiveTable) -> None:
        try:
            await table.excuse()
        except Refusal as refusal:
            logger.warning("lost time of game %s was not stored: %s", table.id, refusal.message)

    async def _time_out(self, game: str, version: int, due: Deadline, retry: float) -> None:
        try:
            if not await self._vouch(game, min(due.at, self._now())):
                return
            table = await self._find(game)
            await table.time_out(version, due.seat, for_good=due.for_good)
        except Refusal as refusal:
            logger.warning(
                "a time-out of game %s was not stored: %s; retrying in %d s",
                game,
                refusal.message,
                retry,
            )
            if game not in self._timers:
                self._set(retry, game, version, due, min(2 * retry, LONGEST_RETRY))


def deadline(table: LiveTable, started: float) -> Deadline | None:
    """When time runs out in a game, if it does; `started` is when the server started."""
    now = table.now
    plan = table.setup.plan.clock
    seat = timed_seat(table.setup, now)
    if plan is None or seat is None or table.setup.source == "file":
        return None
    dues = []
    if plan.per_turn is not None and now.since is not None:
        dues.append(Deadline(now.since + plan.per_turn, seat, False, plan.per_turn))
    left = now.left[seat]
    if left is not None:
        dues.append(Deadline(now.at + left, seat, True, left))
    if not dues:
        return None
    due = min(dues, key=lambda one: (one.at, one.for_good))
    if now.at < started:
        due = replace(
            due, at=max(due.at, started + RESTART_GRACE), seconds=max(due.seconds, RESTART_GRACE)
        )
    return due
