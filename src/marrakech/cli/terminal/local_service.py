"""The service in this process, for a program that waits for its answers.

The service lives in an asyncio loop on a thread of its own, bots think in a worker; the thread that draws and
reads keys calls in and waits. All rules of the table (taking back, hints, dice, names, resuming) are the
service's. Its store is memory: the game's own file keeps the game.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from secrets import token_hex
from typing import Any, Final, TypeVar

from marrakech.kernel.state import Player
from marrakech.messages import message
from marrakech.record.game import Game
from marrakech.record.ruleset import Ruleset
from marrakech.service import transfer
from marrakech.service.adviser import Hint
from marrakech.service.afterthoughts import Afterthought
from marrakech.service.commands import Command, TakeBack, TurnAction
from marrakech.service.errors import Conflict
from marrakech.service.even import shown_level
from marrakech.service.levels import Levels, engine_levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore
from marrakech.store.base import Holder

HOLDER: Final[Holder] = b"the people at this terminal".ljust(32)
NOTICE_WITHIN: Final = 0.25
"""Seconds after which an interrupt is noticed at the latest."""
ASK_AGAIN_AFTER: Final = 0.5
"""Seconds after which a level that is being compiled is asked for again."""

T = TypeVar("T")
Tell = Callable[[str], object]
"""Told about what takes long."""


class LocalService:
    """A lobby of one's own. Use `opened_service`."""

    def __init__(self, lobby: Lobby, loop: asyncio.AbstractEventLoop) -> None:
        self.lobby = lobby
        self.loop = loop

    def create(self, asked: GameRequest, seed: str | None, tell: Tell) -> "LocalTable":
        """A new game; waits for a level that has to be compiled first."""
        return self._table(lambda: self.lobby.create(asked, HOLDER, seed=seed), tell)

    def resume(self, text: str, seats: Sequence[SeatRequest], tell: Tell) -> "LocalTable":
        """A game of a file, to be played on; waits like `create`."""
        return self._table(lambda: self.lobby.resume(text, seats, HOLDER), tell)

    def prepare(self) -> None:
        """Start getting the slow levels ready, in the background."""
        self.loop.call_soon_threadsafe(self.lobby.thinkers.prepare)

    def call(self, question: Coroutine[Any, Any, T]) -> T:
        """Ask the service and wait for its answer; raises its `Refusal`."""
        return asyncio.run_coroutine_threadsafe(question, self.loop).result()

    def _table(self, ask: Callable[[], Coroutine[Any, Any, LiveTable]], tell: Tell) -> "LocalTable":
        told = False
        while True:
            try:
                return LocalTable(self, self.call(ask()))
            except Conflict as refusal:
                if refusal.code != "level_not_ready":
                    raise
            if not told:
                told = True
                self.prepare()
                tell(message("terminal-ready"))
            time.sleep(ASK_AGAIN_AFTER)


class LocalTable:
    """A game of the service, seen from the seats at this terminal."""

    def __init__(self, service: LocalService, table: LiveTable) -> None:
        self._service = service
        self._table = table
        # Of all that one thread can wait for, this alone is left whole by an interrupt at any moment.
        self._news: SimpleQueue[None] = SimpleQueue()
        self._following = asyncio.run_coroutine_threadsafe(self._follow(), service.loop)

    @property
    def now(self) -> Snapshot:
        """The game as it stands."""
        return self._table.now

    def at(self, version: int) -> Snapshot:
        """The game as it stood at a version."""
        return self._table.at(version)

    @property
    def rules(self) -> Ruleset:
        """What is played."""
        return self._table.setup.rules

    @property
    def mine(self) -> list[Player]:
        """The seats of the people at this terminal."""
        return self._table.seats.of(HOLDER)

    def level(self, seat: Player) -> str | None:
        """The level of the bot on a seat, as people know it, or None for a person."""
        level = self._table.setup.plan.seats[seat].level
        return None if level is None else shown_level(level)

    def wait(self, version: int) -> None:
        """Wait until the game has left a version."""
        while self._table.now.version == version:
            # With a limit, so that Ctrl-C is noticed on every platform, whenever it comes.
            with suppress(Empty):
                self._news.get(timeout=NOTICE_WITHIN)

    def act(self, seat: Player, action: TurnAction | TakeBack) -> None:
        """Send a command; raises `Refusal`."""
        command = Command(token_hex(8), self.now.version, seat, action)
        self._service.call(self._table.command(command, HOLDER))

    def hint(self) -> Hint:
        """What a strong bot would do; raises `Refusal`."""
        lobby = self._service.lobby
        # From the first question on the master is made ready; a weaker bot answers meanwhile.
        self._service.prepare()
        return self._service.call(lobby.adviser.hint(self._table, HOLDER))

    def afterthoughts(self) -> Sequence[Afterthought]:
        """What the bots thought at the turning point of the finished game; raises `Refusal`."""
        return self._service.call(self._service.lobby.afterthoughts.of(self._table))

    def game(self) -> Game:
        """The game with all that its file needs to be resumed: its seats and the secret of its dice."""
        game = transfer.as_game(self._table, reveal=True)
        for number, plan in enumerate(self._table.setup.plan.seats, 1):
            game.tags[f"Seat{number}"] = f"bot:{plan.level}" if plan.kind == "bot" else "you"
        return game

    async def _follow(self) -> None:
        async for _ in self._table.follow(HOLDER, after=self._table.now.version):
            self._news.put(None)


@contextmanager
def opened_service(levels: Callable[[], Levels] = engine_levels) -> Iterator[LocalService]:
    """The service while this lasts."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="service", daemon=True)
    thread.start()

    async def start() -> Lobby:
        lobby = Lobby(MemoryStore(), levels(), workers=1)
        # A bot may be the first to move: its worker starts while people still look at the questions.
        lobby.thinkers.start()
        return lobby

    service = LocalService(asyncio.run_coroutine_threadsafe(start(), loop).result(), loop)
    try:
        yield service
    finally:
        service.call(service.lobby.close())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
