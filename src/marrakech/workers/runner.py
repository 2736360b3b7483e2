"""The same work on all cores of this machine, or on a Ray cluster.

A runner takes a pure function and a list of values, and gives back the results as they are done, each
with the index of its value. Because the work is pure, it does not matter where it is done, nor how
often: a worker that dies is replaced, and its piece of work is done again.

A run of its own starts its workers and ends them. `with runner:` keeps them from one run to the next.
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
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar

from marrakech.workers.errors import WorkError, WorkersError

Item = TypeVar("Item")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""How often a piece of work may take its worker down before the run is given up."""

LOOK_UP: Final = 0.1
"""Seconds after which a run that can be cancelled looks whether it was."""


class Runner(Protocol):
    """Does pieces of work, one run at a time; in a `with` block its workers outlive a run."""

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """Results in the order in which they are done, each with the index of its item.

        The function is one that another process can import. Leaving the iteration early ends the work,
        and so does setting `cancel`, from whichever thread.
        """
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


def in_order(
    runner: Runner,
    function: Callable[[Item], Done],
    items: Sequence[Item],
    cancel: threading.Event | None = None,
) -> list[Done]:
    """The results of a run in the order of its items; of a run that was cancelled, those it had."""
    return [result for _, result in sorted(runner.run(function, items, cancel), key=lambda one: one[0])]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker(NamedTuple):
    process: SpawnProcess
    connection: Connection


class LocalPool:
    """Processes on this machine, one for each core unless told otherwise."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise WorkersError(f"a pool has at least one worker, not {workers}")
        self.workers = workers or cores()
        self._open = False
        self._idle: list[_Worker] = []

    def __enter__(self) -> Self:
        self._open = True
        # Here and not when there is work: a run may be in a thread, where Ctrl-C cannot be ignored.
        self._idle = [_start() for _ in range(self.workers)]
        return self

    def __exit__(self, *error: object) -> None:
        self._open = False
        _let_go(self._idle)
        self._idle = []

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        waiting = deque(range(len(items)))
        attempts = [0] * len(items)
        busy: dict[Connection, tuple[SpawnProcess, int]] = {}

        def give_work(worker: _Worker) -> None:
            """Hand the next item to a worker; if there is none, let it rest or go."""
            if not waiting:
                if self._open:
                    self._idle.append(worker)
                else:
                    _let_go([worker])
                return
            index = waiting.popleft()
            attempts[index] += 1
            busy[worker.connection] = (worker.process, index)
            # Whoever is dead by now is found so below.
            with suppress(ConnectionError):
                worker.connection.send((function, items[index]))

        try:
            if not _cancelled(cancel):
                # All are started before the first gets its item, which may be long to send.
                for worker in self._take(min(self.workers, len(items))):
                    give_work(worker)
            while busy and not _cancelled(cancel):
                for ready in wait(list(busy), LOOK_UP if cancel else None):
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
                        give_work(_start())
                        continue
                    if failed:
                        busy[ready] = (process, index)
                        raise WorkError(f"a piece of work failed: {items[index]}\n{result}")
                    give_work(_Worker(process, ready))
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

    def _take(self, number: int) -> list[_Worker]:
        """So many workers: those at rest, and new ones where they are not enough."""
        taken = [self._idle.pop() for _ in range(min(number, len(self._idle)))]
        return taken + [_start() for _ in range(number - len(taken))]


class RayCluster:
    """A Ray cluster: the one at an address, that of RAY_ADDRESS, or one started on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers
        self._open = False
        self._mine = False

    def __enter__(self) -> Self:
        ray = _import_ray()
        self._mine = not ray.is_initialized()
        if self._mine:
            self._connect(ray)
        self._open = True
        return self

    def __exit__(self, *error: object) -> None:
        self._open = False
        if self._mine:
            _import_ray().shutdown()

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """See `Runner.run`."""
        if not self._open:
            with self:
                yield from self.run(function, items, cancel)
            return
        ray = _import_ray()
        # Ray does a task again, on another worker or node, when the one that had it is gone.
        remote = ray.remote(max_retries=ATTEMPTS, num_cpus=1)(function)
        waiting = deque(range(len(items)))
        busy: dict[Any, int] = {}
        try:
            while (waiting or busy) and not _cancelled(cancel):
                # Twice as many as there are workers, so that none of them waits for us.
                most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(busy) < most:
                    index = waiting.popleft()
                    busy[remote.remote(items[index])] = index
                ready, _ = ray.wait(list(busy), num_returns=1, timeout=LOOK_UP if cancel else None)
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
            raise WorkersError(
                f"no Ray cluster answers at {known or 'this machine'}: {error}"
            ) from None


def _check_address(address: str) -> None:
    """Refuse an address at which nothing listens; Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as error:
        raise WorkersError(f"no Ray cluster answers at {address}: {error}") from None


def _import_ray() -> Any:
    # Ray would send usage statistics home.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # With a GPU or none, say nothing about it.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise WorkersError(
            "Ray is not installed; it comes with the extra: pip install 'marrakech[cluster]'"
        ) from None
    return ray


def _cancelled(cancel: threading.Event | None) -> bool:
    return cancel is not None and cancel.is_set()


def _start() -> _Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=False)
    with _interrupts_ignored():
        process.start()
    theirs.close()
    return _Worker(process, ours)


def _let_go(workers: Sequence[_Worker]) -> None:
    for worker in workers:
        worker.connection.close()
    for worker in workers:
        worker.process.join(5)


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


def _work(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # An orderly exit, so that programs started for a game are ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    while True:
        try:
            function, item = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (False, function(item))
        except Exception:
            answer = (True, traceback.format_exc())
        with suppress(BrokenPipeError):
            connection.send(answer)
