"""How busy each process is: measured every two seconds, and told to the others on the same store."""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections import Counter
from pathlib import Path

import msgspec

from marrakech.server.monitoring import Monitor
from marrakech.server.version import installed_version
from marrakech.service.table import LiveTable
from marrakech.store import StoreError
from marrakech.wire.tables import status

logger = logging.getLogger(__name__)

MEASURE_EVERY = 2.0
"""Seconds between measurements."""
COUNTED_AT_ONCE = 500
"""Games counted before yielding to other tasks."""
LASTS = 6.0
"""Seconds after which a silent process is no longer listed."""
CLEAN_UP_EVERY = 30
"""Measurements between two clean-ups after dead processes."""
LOAD = "load "
"""Leases whose keys are a process and its load as JSON."""


class Load(msgspec.Struct, frozen=True):
    """What one process has to do."""

    process: str
    """Its machine and process id, e.g. `club:4711`."""
    version: str
    uptime: int
    """Seconds since it started."""
    games: int
    """Games in memory."""
    playing: int
    waiting: int
    """Tables with free seats."""
    streams: int
    commands: float
    """Commands of players a second."""
    thinking: int
    """Games in which a bot is about to move."""
    memory: int
    """Bytes."""
    lag: float
    """The longest delay of the event loop since the last measurement, in seconds."""
    trouble: str | None
    """Why it is not ready, e.g. because the store does not answer."""


class LoadBoard:
    """The load of this process, and of the others."""

    def __init__(self, monitor: Monitor) -> None:
        self.monitor = monitor
        self.process = f"{socket.gethostname()}:{os.getpid()}"
        self._owner = secrets.token_hex(8)
        self._began = self._measured = time.monotonic()
        self._told: str | None = None
        self._rounds = 0
        self._running: asyncio.Task[None] | None = None
        self._here: Load | None = None

    def start(self) -> None:
        """Measure, again and again."""
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop measuring; the others no longer list this process."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        if self._told is None:
            return
        try:
            await self.monitor.store.shared.release(self._told, self._owner)
        except StoreError as error:
            logger.warning("the load of this process could not be taken back: %s", error)

    async def all(self) -> list[Load]:
        """The load of all processes on the store, this one first."""
        loads = [self._here or await self._measure()]
        if self.monitor.store.many:
            try:
                keys = await self.monitor.store.shared.owners(LOAD)
            except StoreError:
                return loads  # the load of this process says what is wrong
            told = [_read(key) for key, owner in keys.items() if owner != self._owner]
            loads += sorted(filter(None, told), key=lambda load: load.process)
        return loads

    async def _measure(self) -> Load:
        trouble = await self.monitor.trouble()
        counted: Counter[str] = Counter()
        for number, table in enumerate(self.monitor.lobby.tables):
            self._count(table, counted)
            if number % COUNTED_AT_ONCE == 0:
                await asyncio.sleep(0)  # let others play
        now = time.monotonic()
        commands, lag = self.monitor.taken()
        seconds, self._measured = max(now - self._measured, 0.001), now
        return Load(
            process=self.process,
            version=installed_version(),
            uptime=int(now - self._began),
            games=counted["games"],
            playing=counted["playing"],
            waiting=counted["open"],
            streams=counted["streams"],
            commands=round(commands / seconds, 1),
            thinking=counted["thinking"],
            memory=_memory(),
            lag=round(lag, 4),
            trouble=trouble,
        )

    def _count(self, table: LiveTable, counted: Counter[str]) -> None:
        counted["games"] += 1
        counted["streams"] += len(table.channel.listeners)
        if table.setup.source == "play":
            counted[status(table.now)] += 1
            counted["thinking"] += self.monitor.lobby.bots.thinking(table.id)

    async def _run(self) -> None:
        while True:
            self._here = await self._measure()
            if self.monitor.store.many:
                try:
                    await self._tell(self._here)
                except StoreError as error:
                    logger.warning("the load of this process could not be told: %s", error)
            await asyncio.sleep(MEASURE_EVERY)

    async def _tell(self, load: Load) -> None:
        shared = self.monitor.store.shared
        now = LOAD + msgspec.json.encode(load).decode()
        await shared.claim(now, self._owner, LASTS)
        if self._told not in (None, now):
            await shared.release(self._told, self._owner)
        self._told = now
        self._rounds += 1
        if self._rounds % CLEAN_UP_EVERY == 0:
            await shared.forget((LOAD,), LASTS)


def _read(key: str) -> Load | None:
    """The load in a key, or None if a process of another release wrote it otherwise."""
    try:
        return msgspec.json.decode(key.removeprefix(LOAD), type=Load)
    except msgspec.MsgspecError:
        return None


def _memory() -> int:
    """The memory that this process uses, in bytes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
