"""The bot runner: a bot thinks in a bounded pool, then sends a command as people do."""

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from marrakech.kernel.state import Player
from marrakech.service.errors import Conflict, Unavailable
from marrakech.service.levels import Levels
from marrakech.service.table import LiveTable

logger = logging.getLogger(__name__)

WORKERS = 2
RETRY_AFTER = 1.0
"""Seconds before a move that the store failed to save is retried."""


class BotRunner:
    """Plays the seats of bots, and those held for people who left."""

    def __init__(self, levels: Levels, workers: int = WORKERS) -> None:
        self.levels = levels
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        # Games of bots alone queue among themselves, so that people never wait for them.
        self._alone = asyncio.Semaphore(max(1, workers - 1))
        self._thinking: dict[str, tuple[int, asyncio.Task[None], threading.Event]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let a bot move if it is its turn; cancel thinking about an earlier version."""
        current = self._thinking.get(table.id)
        if current is not None:
            version, _, cancel = current
            if version == table.now.version:
                return
            cancel.set()
        due = self.to_move(table)
        if due is None:
            return
        seat, level = due
        cancel = threading.Event()
        task = asyncio.get_running_loop().create_task(self._move(table, seat, level, cancel))
        self._thinking[table.id] = (table.now.version, task, cancel)
        task.add_done_callback(partial(self._done, table.id))

    def stop(self, game: str) -> None:
        """Cancel a bot's thinking about a game."""
        current = self._thinking.get(game)
        if current is not None:
            current[2].set()

    def to_move(self, table: LiveTable) -> tuple[Player, str] | None:
        """The seat that a bot is to move for, and its level. Bots alone play only while somebody watches."""
        seat = table.now.mover
        level = None if seat is None else self.level(table, seat)
        if seat is None or level is None or not (table.setup.people or table.watched):
            return None
        return seat, level

    def level(self, table: LiveTable, seat: int) -> str | None:
        """The level that plays a seat now, or None if a person does."""
        if table.setup.source == "file":
            return None
        if table.now.is_bot(seat):
            return table.now.levels[seat] or self.levels.default
        return self.levels.default if table.now.held[seat] else None

    def thinking(self, game: str) -> bool:
        """Whether a bot is about to move in a game."""
        return game in self._thinking

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [task for _, task, _ in self._thinking.values()]
        for _, task, cancel in self._thinking.values():
            cancel.set()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def _move(self, table: LiveTable, seat: int, level: str, cancel: threading.Event) -> None:
        now = table.now
        loop = asyncio.get_running_loop()
        think = partial(self.levels.action, level, now.state, cancel)
        if table.setup.people:
            action = await loop.run_in_executor(self.pool, think)
        else:
            async with self._alone:
                action = await loop.run_in_executor(self.pool, think)
        while not cancel.is_set():
            try:
                await table.bot_command(now.version, seat, action)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
            except Conflict as refusal:
                # The game moved on while the bot was thinking: its move is obsolete.
                logger.debug("a bot's move came too late: %s", refusal.message)
                return

    def _done(self, game: str, task: asyncio.Task[None]) -> None:
        current = self._thinking.get(game)
        if current is not None and current[1] is task:
            del self._thinking[game]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot failed in game %s", game, exc_info=error)
