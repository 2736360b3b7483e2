"""The same work on all cores of this machine, or on a Ray cluster.

A runner takes a pure function and a list of values, and gives back the results as they are done, each
with the index of its value. Because the work is pure, it does not matter where it is done, nor how
often: a worker that dies is replaced, and its piece of work is done again.
"""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol, TypeVar

from marrakech.arena.errors import ArenaError, WorkError

Item = TypeVar("Item")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""How often a piece of work may take its worker down before the run is given up."""


class Runner(Protocol):
    """Does pieces of work."""

    def run(
        self, function: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]:
        """Results in the order in which they are done, each with the index of its item.

        The function is one that another process can import. Leaving the iteration early ends the work.
        """
        ...


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalPool:
    """Processes on this machine, one for each core unless told otherwise."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise ArenaError(f"a pool has at least one worker, not {workers}")
        self.workers = workers or cores()

    def run(
        self, function: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        waiting = deque(range(len(items)))
        attempts = [0] * len(items)
        busy: dict[Connection, tuple[SpawnProcess, int]] = {}

        def give_work(process: SpawnProcess, connection: Connection) -> None:
            """Hand the next item to a worker, or let it go."""
            if not waiting:
                connection.close()
                process.join(5)
                return
            index = waiting.popleft()
            attempts[index] += 1
            busy[connection] = (process, index)
            with suppress(BrokenPipeError):
                connection.send(items[index])

        try:
            for _ in range(min(self.workers, len(items))):
                give_work(*_start(function))
            while busy:
                for ready in wait(list(busy)):
                    assert isinstance(ready, Connection)
                    process, index = busy.pop(ready)
                    try:
                        failed, result = ready.recv()
                    except (EOFError, OSError):
                        ready.close()
                        process.join()
                        if attempts[index] >= ATTEMPTS:
                            raise WorkError(
                                f"a worker died {ATTEMPTS} times (exit code {process.exitcode}) at the "
                                f"same piece of work: {items[index]}"
                            ) from None
                        waiting.appendleft(index)
                        give_work(*_start(function))
                        continue
                    if failed:
                        busy[ready] = (process, index)
                        raise WorkError(f"a piece of work failed: {items[index]}\n{result}")
                    give_work(process, ready)
                    yield index, result
        finally:
            for connection, (process, _) in busy.items():
                connection.close()
                process.terminate()
            for process, _ in busy.values():
                process.join(3)
                if process.is_alive():
                    process.kill()
                    process.join()


class RayCluster:
    """A Ray cluster: the one at an address, that of RAY_ADDRESS, or one started on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers

    def run(
        self, function: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        ray = _import_ray()
        mine = not ray.is_initialized()
        if mine:
            self._connect(ray)
        # Ray does a task again, on another worker or node, when the one that had it is gone.
        remote = ray.remote(max_retries=ATTEMPTS, num_cpus=1)(function)
        waiting = deque(range(len(items)))
        busy: dict[Any, int] = {}
        try:
            while waiting or busy:
                # Twice as many as there are workers, so that none of them waits for us.
                most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(busy) < most:
                    index = waiting.popleft()
                    busy[remote.remote(items[index])] = index
                ready, _ = ray.wait(list(busy), num_returns=1)
                for reference in ready:
                    index = busy.pop(reference)
                    try:
                        result = ray.get(reference)
                    except ray.exceptions.RayError as error:
                        raise WorkError(f"a piece of work failed: {items[index]}\n{error}") from None
                    yield index, result
        finally:
            for reference in busy:
                ray.cancel(reference, force=True)
            if mine:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        known = self.address or os.environ.get("RAY_ADDRESS")
        if known:
            _check_address(known)
        # A cluster that is there already has its own workers and dashboard.
        own = {} if known else {"num_cpus": self.workers or cores(), "include_dashboard": False}
        try:
            ray.init(address=known or "local", logging_level="error", log_to_driver=False, **own)
        except Exception as error:
            # Ray raises a bare Exception when a node does not come up.
            raise ArenaError(f"no Ray cluster answers at {known or 'this machine'}: {error}") from None


def _check_address(address: str) -> None:
    """Refuse an address at which nothing listens; Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as error:
        raise ArenaError(f"no Ray cluster answers at {address}: {error}") from None


def _import_ray() -> Any:
    # Ray would send usage statistics home.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # With a GPU or none, say nothing about it.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "Ray is not installed; it comes with the extra: pip install 'marrakech[cluster]'"
        ) from None
    return ray


def _start(function: Callable[[Any], Any]) -> tuple[SpawnProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, function), daemon=False)
    with _interrupts_ignored():
        process.start()
    theirs.close()
    return process, ours


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """A process started in this block ignores Ctrl-C from its first instruction on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(connection: Connection, function: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # An orderly exit, so that programs started for a game are ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    while True:
        try:
            item = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (False, function(item))
        except Exception:
            answer = (True, traceback.format_exc())
        with suppress(BrokenPipeError):
            connection.send(answer)
