"""Lobbies and pools whose workers do as they are told (`fake_thinker`)."""

import fcntl
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from marrakech.service.levels import Levels
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest, SeatRequest
from marrakech.service.table import LiveTable
from marrakech.service.thinkers import Thinkers
from marrakech.store import MemoryStore, Store
from tests.service.play import ALICE, move

BOTS = {"novice": "novice", "master": "master"}
MASTER = SeatRequest("bot", level="master")
PERSON = SeatRequest("person", name="Alice")


class Orders:
    """What the workers of a test are to do, and what they did."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program = (sys.executable, str(Path(__file__).with_name("fake_thinker.py")), str(folder))
        self.give("answer")
        self.begin("ready")

    def give(self, *orders: str) -> None:
        """The orders for the tasks to come; the last one holds on."""
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            (self.folder / "orders").write_text("\n".join(orders))

    def begin(self, how: str) -> None:
        """How workers begin: `ready`, `preparing`, `loading` for a moment, `weak`, `silent`; or they `die`."""
        # Whole or not at all: a worker may be reading it.
        new = self.folder / "begin.new"
        new.write_text(how)
        new.replace(self.folder / "begin")

    @property
    def tasks(self) -> list[str]:
        """The tasks that were begun: pid, level and seed."""
        return self._lines("tasks")

    @property
    def pids(self) -> list[int]:
        """The workers that there were."""
        return [int(line) for line in self._lines("pids")]

    def _lines(self, name: str) -> list[str]:
        path = self.folder / name
        return path.read_text().splitlines() if path.exists() else []


@asynccontextmanager
async def pool_of(
    orders: Orders, workers: int = 2, **options: Callable[..., object]
) -> AsyncIterator[Thinkers]:
    """A pool of such workers."""
    pool = Thinkers(BOTS, workers, program=orders.program, **options)
    try:
        yield pool
    finally:
        await pool.close()


@asynccontextmanager
async def lobby_of(
    orders: Orders, store: Store | None = None, workers: int = 2
) -> AsyncIterator[Lobby]:
    """A lobby with such workers."""
    levels = Levels("master", {}, BOTS, offered=tuple(BOTS), playing=set(BOTS))
    lobby = Lobby(store or MemoryStore(), levels, workers=workers, program=orders.program)
    lobby.start()
    try:
        yield lobby
    finally:
        await lobby.close()


async def bot_to_move(lobby: Lobby) -> LiveTable:
    """A game whose bot has just been asked for its first choice."""
    table = await lobby.create(GameRequest([PERSON, MASTER]), ALICE)
    await move(table)
    await move(table)
    assert table.now.mover == 1
    return table


def alive(pid: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
