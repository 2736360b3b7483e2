"""A process of ours that is spoken to in lines: started when it is needed, killed when it is not.

Its program reads lines from standard input, writes lines to standard output (`worker_lines`) and ends when its
input does: a server that is killed leaves no worker behind.
"""

import asyncio
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

LONGEST_NEWS = 16 * 1024 * 1024
ENDING = 1.0
"""Seconds in which a process that has closed its output may end by itself, so that we learn how."""


class LineWorker(Protocol):
    """Somebody who works elsewhere and is spoken to in lines; see `WorkerProcess`."""

    @property
    def running(self) -> bool:
        """Whether it is there."""

    async def start(self) -> None:
        """Start it, unless it runs. Raises `OSError`."""

    def send(self, message: object) -> None:
        """Write a message as a line of JSON, if it runs."""

    async def line(self, every: float, go_on: Callable[[], Awaitable[bool]]) -> bytes | None:
        """The next line, empty if it has died; None once `go_on`, asked so often, says no."""

    async def stop(self) -> str:
        """End it, whatever it does; returns how it ended."""


class WorkerProcess:
    """One process at a time. Belongs to one event loop."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._process: Process | None = None
        self._starting: asyncio.Task[Process] | None = None
        self._silent = False

    @property
    def running(self) -> bool:
        """Whether there is a process that has not ended."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process, unless it runs. Raises `OSError`."""
        if self.running:
            return
        start = asyncio.create_subprocess_exec(
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_NEWS,
            start_new_session=True,  # Ctrl-C is for the server, which then stops the worker
        )
        # Whoever is cancelled meanwhile leaves a process that `stop` can find.
        self._starting = asyncio.get_running_loop().create_task(start)
        try:
            self._process = await asyncio.shield(self._starting)
        except OSError:
            self._starting = None
            raise
        self._starting = None

    def send(self, message: object) -> None:
        """Write a message as a line of JSON, if the process runs; should it have died, its lines end."""
        process = self._process
        if process is not None and process.stdin is not None and process.returncode is None:
            process.stdin.write(msgspec.json.encode(message) + b"\n")

    async def line(self, every: float, go_on: Callable[[], Awaitable[bool]]) -> bytes | None:
        """The next line, empty if the process has died; None once `go_on`, asked so often, says no.

        Raises `ValueError` for a line that is too long.
        """
        assert self._process is not None
        assert self._process.stdout is not None
        reading = asyncio.ensure_future(self._process.stdout.readline())
        try:
            while True:
                await asyncio.wait((reading,), timeout=every)
                if reading.done():
                    self._silent = not reading.result()
                    return reading.result()
                if not await go_on():
                    return None
        finally:
            reading.cancel()

    async def stop(self) -> str:
        """Kill the process, whatever it does; returns how it ended, e.g. "SIGSEGV"."""
        if self._starting is not None:
            with suppress(OSError):
                self._process = await self._starting
            self._starting = None
        process = self._process
        if process is None:
            return "it was not there"
        if process.stdin is not None:
            process.stdin.close()
        if self._silent:
            self._silent = False
            # To kill it now would take its exit code from those who wait for it.
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), ENDING)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        code = await process.wait()
        # Not before: whoever is cancelled here leaves it to the next call.
        self._process = None
        return how_it_ended(code)


def how_it_ended(code: int) -> str:
    """An exit code in words, e.g. "SIGSEGV" for -11."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
