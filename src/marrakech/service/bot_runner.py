"""The bot runner: a bot thinks in a worker, then sends a command as people do.

The programs of others are processes already: a thread waits for them. Where workers die at a decision, greedy
stands in, interpreted; where they die at one game again and again, it is put aside.
"""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from typing import TypeVar

from marrakech.engine.ladder import greedy_decision
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record import moves
from marrakech.record.errors import MarrakechError
from marrakech.service.commands import RollDie, TurnAction
from marrakech.service.errors import Conflict, Unavailable
from marrakech.service.levels import SECONDS_A_CHOICE, Levels
from marrakech.service.table import LiveTable
from marrakech.service.thinkers import GameFailed, NoAnswer
from marrakech.service.thoughts import Thinking, ThinkNews

logger = logging.getLogger(__name__)

WORKERS = 2
RETRY_AFTER = 1.0
"""Seconds before a move that the store failed to save is retried."""

T = TypeVar("T")
GiveUp = Callable[[LiveTable, str, str], Awaitable[None]]
"""Puts a game aside: which, the bot that failed at it, and how the last worker ended."""


class BotFailed(MarrakechError):  # noqa: N818 (named by what was wrong)
    """A bot raised an error in a worker."""


class BotRunner:
    """Plays the seats of bots, and those held for people who left."""

    def __init__(
        self, levels: Levels, thinkers: Thinking, give_up: GiveUp, workers: int = WORKERS
    ) -> None:
        self.levels = levels
        self.thinkers = thinkers
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._give_up = give_up
        # Games of bots alone queue among themselves, so that people never wait for them.
        self._alone = asyncio.Semaphore(max(1, workers - 1))
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let a bot move if it is its turn; cancel thinking about an earlier version."""
        current = self._thinking.get(table.id)
        if current is not None:
            version, task = current
            if version == table.now.version:
                return
            task.cancel()
        due = self.to_move(table)
        if due is None:
            return
        seat, level = due
        task = asyncio.get_running_loop().create_task(self._move(table, seat, level))
        self._thinking[table.id] = (table.now.version, task)
        task.add_done_callback(partial(self._done, table.id))

    def stop(self, game: str) -> None:
        """Cancel a bot's thinking about a game."""
        current = self._thinking.get(game)
        if current is not None:
            current[1].cancel()

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
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def _move(self, table: LiveTable, seat: int, level: str) -> None:
        now = table.now
        try:
            async with nullcontext() if table.setup.people else self._alone:
                action = await self._action(table, now.state, self.levels.known(level))
        except GameFailed as failed:
            await self._give_up(table, level, str(failed))
            return
        while True:
            try:
                await table.bot_command(now.version, seat, action)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
            except Conflict as refusal:
                # The game moved on while the bot was thinking: its move is obsolete.
                logger.debug("a bot's move came too late: %s", refusal.message)
                return

    async def _action(self, table: LiveTable, state: State, level: str) -> TurnAction:
        """What a level does; raises `GameFailed` if workers died too often in this game."""
        if kernel.step(state) == kernel.ROLL:
            return RollDie()
        choose = self.levels.bots.get(level)
        if choose is not None:
            think = partial(self.levels.choice, level, state)
            return await in_thread(self.pool, lambda cancel: think(partial(choose, state, cancel)))
        try:
            news = await self.thinkers.think(table.id, state, SECONDS_A_CHOICE, level)
        except GameFailed:
            raise
        except NoAnswer as why:
            logger.error("greedy stands in for %r in game %s: %s", level, table.id, why)
            return await in_thread(self.pool, lambda _: greedy_decision(state).move)
        return self.levels.choice(level, state, partial(_chosen, state, news))

    def _done(self, game: str, task: asyncio.Task[None]) -> None:
        current = self._thinking.get(game)
        if current is not None and current[1] is task:
            del self._thinking[game]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot failed in game %s", game, exc_info=error)


async def in_thread(pool: ThreadPoolExecutor, think: Callable[[threading.Event], T]) -> T:
    """Think in a thread, which is told by an event if the caller is cancelled."""
    cancel = threading.Event()
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, think, cancel)
    finally:
        cancel.set()


def _chosen(state: State, news: ThinkNews) -> moves.PlayerMove:
    """The choice that a worker tells; raises `BotFailed`."""
    if news.choice is None:
        raise BotFailed(news.failed or "it told no choice")
    return moves.choice_at(kernel.step(state), news.choice)
