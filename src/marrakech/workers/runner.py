"""A runner does pieces of work somewhere: `pool.LocalPool` on this machine, `cluster.RayCluster` on Ray.

It takes a pure function and a list of values, and gives back the results as they are done, each with the
index of its value. Because the work is pure, it does not matter where it is done, nor how often: a worker
that dies is replaced, and its piece of work is done again.

A run outside a `with` block starts its workers and ends them; `with runner:` keeps them from run to run.
"""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, Self, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""How often a piece of work may take its worker down before the run is given up."""

POLL: Final = 0.1
"""Seconds between checks whether a run that can be cancelled was."""


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
    """The results of a run in the order of its items; of a run that was cancelled, those it had."""
    return [result for _, result in sorted(runner.run(function, items, cancel), key=lambda one: one[0])]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cancelled(cancel: threading.Event | None) -> bool:
    """Whether a run is to end early."""
    return cancel is not None and cancel.is_set()
