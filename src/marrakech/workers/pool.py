"""Running tasks in processes on this machine."""

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from typing import Generic, NamedTuple, Self

from marrakech.workers.errors import WorkError, WorkersError
from marrakech.workers.runner import ATTEMPTS, POLL, Done, Item, cancelled, cores


class _Worker(NamedTuple):
    process: SpawnProcess
    connection: Connection


class LocalPool:
    """Processes on this machine, by default one per core."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise WorkersError(f"a pool needs at least one worker, not {workers}")
        self.workers = workers or cores()
        self._open = False
        self._idle: list[_Worker] = []

    def __enter__(self) -> Self:
        self._open = True
        # Started now: a run may be in a thread, and only the main thread can set signal handlers.
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
        run = _Run(function, items, self._put_aside)
        try:
            if not cancelled(cancel):
                # Start all workers before sending the first item, which may take long.
                for worker in self._take(min(self.workers, len(items))):
                    run.give_work(worker)
            while run.busy and not cancelled(cancel):
                for ready in wait(list(run.busy), POLL if cancel else None):
                    assert isinstance(ready, Connection)
                    yield from run.collect(ready)
        finally:
            run.end()

    def _put_aside(self, worker: _Worker) -> None:
        """Keep a worker for the next run, or stop it."""
        if self._open:
            self._idle.append(worker)
        else:
            _let_go([worker])

    def _take(self, number: int) -> list[_Worker]:
        """Take idle workers, and start new ones if there are too few."""
        taken = [self._idle.pop() for _ in range(min(number, len(self._idle)))]
        return taken + [_start() for _ in range(number - len(taken))]


class _Run(Generic[Item, Done]):
    """One run: the items still waiting, and which worker has which item."""

    def __init__(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        put_aside: Callable[[_Worker], None],
    ) -> None:
        self.function = function
        self.items = items
        self.put_aside = put_aside
        self.waiting = deque(range(len(items)))
        self.attempts = [0] * len(items)
        self.busy: dict[Connection, tuple[SpawnProcess, int]] = {}

    def give_work(self, worker: _Worker) -> None:
        """Send the next item to a worker, or retire the worker if none is left."""
        if not self.waiting:
            self.put_aside(worker)
            return
        index = self.waiting.popleft()
        self.attempts[index] += 1
        self.busy[worker.connection] = (worker.process, index)
        # If the worker has died, reading its answer will show it.
        with suppress(ConnectionError):
            worker.connection.send((self.function, self.items[index]))

    def collect(self, ready: Connection) -> Iterator[tuple[int, Done]]:
        """The result of a worker that has answered; nothing if it has died, and its item is retried."""
        process, index = self.busy.pop(ready)
        try:
            failed, result = ready.recv()
        except (EOFError, OSError):
            ready.close()
            process.join()
            self._try_again(index, process.exitcode)
            return
        if failed:
            self.busy[ready] = (process, index)
            raise WorkError(f"a task failed: {self.items[index]}\n{result}")
        self.give_work(_Worker(process, ready))
        yield index, result

    def end(self) -> None:
        """Stop the workers that are still busy."""
        for connection, (process, _) in self.busy.items():
            connection.close()
            process.terminate()
        for process, _ in self.busy.values():
            process.join(3)
            if process.is_alive():
                process.kill()
                process.join()

    def _try_again(self, index: int, exit_code: int | None) -> None:
        if self.attempts[index] >= ATTEMPTS:
            raise WorkError(
                f"a worker died {ATTEMPTS} times (exit code {exit_code}) at the "
                f"same task: {self.items[index]}"
            )
        self.waiting.appendleft(index)
        self.give_work(_start())


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
    """A process started in this block ignores Ctrl-C from the very beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with(parent: BaseProcess) -> None:
    """End this process once its parent has, even one that was killed while a task was being worked on."""
    parent.join()
    os._exit(1)


def _work(connection: Connection) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Exit cleanly, so that programs started for a game are stopped too.
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
