"""Removing old games after a number of days set by the host; by default they are kept indefinitely."""

import asyncio
import contextlib
import logging

from marrakech.service.errors import NotFound, Unavailable
from marrakech.service.lobby import Lobby
from marrakech.service.snapshots import DAY
from marrakech.store import StoreError

logger = logging.getLogger(__name__)

SEARCH_EVERY = 3600.0
"""Seconds between searches for old games."""
GAMES_A_BATCH = 100
"""Games removed in one batch; requests are served between batches."""


class Retention:
    """Removes games without activity for a number of days that are not open."""

    def __init__(self, lobby: Lobby, days: int) -> None:
        self.lobby = lobby
        self.days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start searching, unless games are kept indefinitely."""
        if self.days:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def remove_old(self) -> int:
        """Remove old games; returns how many."""
        store = self.lobby.store
        before = await store.time() - self.days * DAY
        removed, spared = 0, 0
        while True:
            # Those that are spared come again, before the others or between them.
            old = await store.untouched_since(before, GAMES_A_BATCH + spared)
            in_use = await self.lobby.in_use()
            free = [game for game in old if game not in in_use]
            for game in free:
                with contextlib.suppress(NotFound):  # another process was quicker
                    await self.lobby.remove(game)
                    removed += 1
            if len(old) < GAMES_A_BATCH + spared:
                return removed
            spared = len(old) - len(free)
            await asyncio.sleep(0)

    async def _run(self) -> None:
        while True:
            try:
                if removed := await self.remove_old():
                    logger.info("%d games older than %d days removed", removed, self.days)
            except (StoreError, Unavailable) as error:
                logger.warning("old games could not be removed: %s", error)
            await asyncio.sleep(SEARCH_EVERY)
