"""Runs tasks in parallel: `pool.LocalPool` on this machine, `cluster.RayCluster` on Ray.

A runner maps a pure function over a list of values and yields each result with the index of its value, in
the order of completion. Because tasks are pure, it does not matter where or how often one runs: a worker
that dies is replaced and its task is run again.

Outside a `with` block each run starts and stops its own workers; inside one, runs share them.
"""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, Self, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""How many workers a task may crash before the run fails."""

POLL: Final = 0.1
"""Seconds between checks for cancellation."""


class Runner(Protocol):
    """Runs tasks in parallel, one run at a time; in a `with` block the workers outlive a run."""

    def run(
        self,
        function: Callable[[Item], Done],
        items: Sequence[Item],
        cancel: threading.Event | None = None,
    ) -> Iterator[tuple[int, Done]]:
        """Results in the order of completion, each with the index of its item.

        The function must be importable from another process. Abandoning the iterator stops the run,
        and so does setting `cancel`, from any thread.
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
    """The results in the order of the items; after a cancellation, those that were completed."""
    return [result for _, result in sorted(runner.run(function, items, cancel), key=lambda one: one[0])]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cancelled(cancel: threading.Event | None) -> bool:
    """Whether a run has been cancelled."""
    return cancel is not None and cancel.is_set()
