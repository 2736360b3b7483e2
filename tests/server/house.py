"""Servers in processes of their own that are broken and started again.

A process that has everything imported forks them, so that starting one takes a moment: what is tried is how
servers end, not how Python imports.
"""

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import re
import resource
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from marrakech.server import Settings, run
from marrakech.server import app as _app  # noqa: F401  (imported before the fork)
from marrakech.server import serve as _serve  # noqa: F401
from marrakech.service import channel, lobby, thinkers
from marrakech.service.table import LiveTable
from marrakech.store import sqlite
from marrakech.store.errors import UnreadableFile
from marrakech.store.postgres import PostgresStore
from tests.server.children import is_thinker, signal_to, workers
from tests.untraced import untraced

POINTS = (
    "before commit",
    "during commit",
    "after commit",
    "before publish",
    "after publish",
    "after acknowledge",
)
DAY = 86_400.0
DIED = 9
"""The exit code of a process that ended itself at a point."""
PATIENCE = 60.0
"""Seconds to wait for anything that must come, on however busy a machine."""
SET_CLOCK_BACK = signal.SIGUSR1
TOGGLE_DESCRIPTORS = signal.SIGUSR2
TOGGLE_FILE_SIZE = signal.SIGRTMIN

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.server.house", "asyncpg", "pytest"])


class DidNotStart(AssertionError):  # noqa: N818 (named by what was wrong)
    """A server refused to start; the message is what it said."""


class Served:
    """One server process. `before` is run in it first."""

    def __init__(self, address: str, log: Path, before: Callable[[], None] | None = None) -> None:
        self._hears, tells = _forks.Pipe(duplex=False)
        self.process = _forks.Process(target=_run, args=(address, log, before, tells), daemon=True)
        with untraced():
            self.process.start()
        tells.close()
        try:
            line = str(self._hears.recv()) if self._hears.poll(PATIENCE) else "it said nothing"
        except EOFError:
            line = f"it ended without a word; see {log}"
        found = re.search(r"http://localhost:(\d+)/", line)
        if found is None:
            self.kill()
            raise DidNotStart(line)
        self.port = int(found[1])

    def signal(self, which: int) -> None:
        """Send a signal."""
        assert self.process.pid is not None
        os.kill(self.process.pid, which)

    def kill(self) -> None:
        """As a power cut would; again does nothing."""
        if self.process.is_alive():
            self.process.kill()
        self.process.join(PATIENCE)
        self._hears.close()


class House:
    """Processes that serve one store: a file, or a database that several may share."""

    def __init__(self, address: str | Path, processes: int, folder: Path) -> None:
        self.address = str(address)
        self.log = folder / "servers.log"
        self.log.touch()
        self.servers = [Served(self.address, self.log) for _ in range(processes)]
        self._signalled: set[int] = set()
        """Workers that were sent a signal."""

    @property
    def file(self) -> Path:
        """The file of a store that is one."""
        return Path(self.address)

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [server.process.pid for server in self.servers if server.process.pid is not None]

    def kill(self, index: int) -> None:
        """Kill a process and start it again."""
        self.servers[index].kill()
        self.start(index)

    def start(self, index: int, before: Callable[[], None] | None = None) -> None:
        """Start a process that has ended."""
        self.servers[index] = Served(self.address, self.log, before)

    def die_at(self, index: int, point: str, nth: int) -> None:
        """Start a process anew that ends itself at a point of a command; and again when it has."""
        self.servers[index].kill()
        self.start(index, partial(_end_at, point, nth))
        dying = self.servers[index].process
        dying.join(PATIENCE)
        assert dying.exitcode == DIED, f"the point {point!r} was not reached: {dying.exitcode}"
        self.kill(index)

    def freeze(self, index: int, seconds: float) -> None:
        """Stop a process for a while without its knowing."""
        self.servers[index].signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.servers[index].signal(signal.SIGCONT)

    def signal_workers(self, which: int) -> None:
        """Send a signal to every worker in which bots think, of all processes."""
        for server in self.pids:
            for worker in workers(server):
                signal_to(worker, which)
                self._signalled.add(worker)

    def set_clock_back(self, index: int, seconds: float) -> None:
        """Start a process with its clock a day ahead, then set the clock right while it runs."""
        self.servers[index].kill()
        self.start(index, partial(_clock_ahead, DAY))
        time.sleep(seconds)
        self.servers[index].signal(SET_CLOCK_BACK)

    def exhaust_descriptors(self, index: int, seconds: float) -> None:
        """Leave a process no file descriptor for a while."""
        self.servers[index].signal(TOGGLE_DESCRIPTORS)
        time.sleep(seconds)
        self.servers[index].signal(TOGGLE_DESCRIPTORS)

    def fill_disk(self, index: int, seconds: float) -> None:
        """No room on the disk of the file for a while; where it has no small disk, no room in the file."""
        if not self.file.parent.is_mount():
            self.servers[index].signal(TOGGLE_FILE_SIZE)
            time.sleep(seconds)
            self.servers[index].signal(TOGGLE_FILE_SIZE)
            return
        ballast = self.file.with_name("ballast")
        with ballast.open("wb", buffering=0) as filling:
            for size in (1 << 16, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while filling.write(b"x" * size):
                        pass
        time.sleep(seconds)
        ballast.unlink()

    def lock_file(self, seconds: float) -> None:
        """Another program holds the file for a while."""
        with contextlib.closing(sqlite3.connect(self.file, timeout=PATIENCE)) as thief:
            thief.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            thief.rollback()

    def make_read_only(self, index: int, seconds: float) -> None:
        """Make the file and its folder read-only under a server, which then cannot be started again."""
        beside = [path for path in self.file.parent.iterdir() if path.name.startswith(self.file.name)]
        modes = {path: path.stat().st_mode for path in [*beside, self.file.parent]}
        for path in modes:
            path.chmod(0o555 if path.is_dir() else 0o444)
        time.sleep(seconds)
        try:
            self.servers[index].kill()
            with pytest.raises(DidNotStart, match="cannot be opened"):
                self.start(index)
        finally:
            for path, mode in modes.items():
                if path.exists():
                    path.chmod(mode)
        self.start(index)

    def close(self) -> None:
        """End all processes, also workers that were stopped too early to be ended with their server."""
        for server in self.servers:
            server.kill()
        for worker in self._signalled:
            if is_thinker(worker):
                signal_to(worker, signal.SIGKILL)


@contextlib.contextmanager
def small_disk(megabytes: int = 24) -> Iterator[Path]:
    """A folder on a disk of its own where that may be mounted, else an ordinary one."""
    with tempfile.TemporaryDirectory(prefix="marrakech-disk-") as name:
        folder = Path(name, "disk")
        folder.mkdir()
        folder.parent.chmod(0o755)
        size = f"size={megabytes}m"
        mounted = os.getuid() == 0 and not os.spawnlp(
            os.P_WAIT, "mount", "mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)
        )
        try:
            yield folder
        finally:
            if mounted:
                os.spawnlp(os.P_WAIT, "umount", "umount", "-l", str(folder))


# What runs in the server's process.


def _run(address: str, log: Path, before: Callable[[], None] | None, tells: Connection) -> None:
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    _obey_permissions()
    channel.AWAY_AFTER_BREAK = 1.0
    lobby.PREPARE_AFTER = 1e6
    thinkers.HUNG_AFTER, thinkers.STARTED_WITHIN = 0.5, 5.0
    sqlite.PATIENCE = 0.5
    signal.signal(TOGGLE_DESCRIPTORS, partial(_toggle, resource.RLIMIT_NOFILE, _descriptors))
    signal.signal(TOGGLE_FILE_SIZE, partial(_toggle, resource.RLIMIT_FSIZE, partial(_size, address)))
    if before is not None:
        before()
    try:
        run(Settings(port=0, db=address, rate_limits=False, open_browser=False), tell=tells.send)
    except UnreadableFile as refused:
        tells.send(str(refused))


def _obey_permissions() -> None:
    """Make permissions of files count for root too, by giving up the capabilities that override them."""
    libc = ctypes.CDLL(None)
    header = (ctypes.c_uint32 * 2)(0x2008_0522, 0)
    sets = (ctypes.c_uint32 * 6)()
    libc.capget(header, sets)
    sets[0] &= ~0b110  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
    libc.capset(header, sets)


def _toggle(which: int, used: Callable[[], int], *_: object) -> None:
    """Allow no more of a resource than is used now; a second time allow what there was."""
    soft, hard = resource.getrlimit(which)
    allowed = _lowered.pop(which, None)
    if allowed is None:
        _lowered[which], allowed = soft, used()
    resource.setrlimit(which, (allowed, hard))


_lowered: dict[int, int] = {}


def _descriptors() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def _size(address: str) -> int:
    return Path(address).stat().st_size


def _clock_ahead(seconds: float) -> None:
    right = time.time
    time.time = lambda: right() + seconds

    def set_back(*_: object) -> None:
        time.time = right

    signal.signal(SET_CLOCK_BACK, set_back)


def _end_at(point: str, nth: int) -> None:
    """Let this process end itself when it is at a point of a command for the nth time."""
    passed = 0

    def reached(now: str) -> None:
        nonlocal passed
        passed += now == point
        if passed == nth and now == point:
            os._exit(DIED)

    for kind in (PostgresStore, sqlite.SqliteStore):
        _patch_append(kind, reached)
    _patch_commit(point, reached)
    publish = LiveTable._publish

    def published(self: LiveTable, step: Any) -> Any:
        reached("before publish")
        update = publish(self, step)
        reached("after publish")
        asyncio.get_running_loop().call_later(0.005, reached, "after acknowledge")
        return update

    LiveTable._publish = published  # type: ignore[method-assign]


def _patch_append(kind: Any, reached: Callable[[str], None]) -> None:
    append = kind.append

    async def appended(self: Any, *given: Any, **options: Any) -> None:
        reached("before commit")
        await append(self, *given, **options)
        reached("after commit")

    kind.append = appended


def _patch_commit(point: str, reached: Callable[[str], None]) -> None:
    append_all = PostgresStore._append_all

    async def slow_append_all(self: PostgresStore, *given: Any) -> Any:
        if point == "during commit":
            # Whoever is told before the commit has time to hear it: then it is lost, and noticed.
            await asyncio.sleep(0.2)
            reached("during commit")
        return await append_all(self, *given)

    PostgresStore._append_all = slow_append_all  # type: ignore[assignment, method-assign]
    append = sqlite._append

    def slow_append(*given: Any) -> None:
        append(*given)
        if point == "during commit":
            time.sleep(0.2)
            reached("during commit")

    sqlite._append = slow_append  # type: ignore[assignment]
