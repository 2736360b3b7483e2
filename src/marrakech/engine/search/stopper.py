"""Ending a search from outside: when the time is up, or when it is cancelled."""

import threading
from time import perf_counter

from marrakech.engine.search.budget import Budget


class Stopper:
    """Ends a search from outside: when the time is up, or when it is cancelled."""

    def __init__(self, budget: Budget, seconds: float | None, cancel: threading.Event | None) -> None:
        self.done = threading.Event()
        self.budget = budget
        self.cancel = cancel
        self.until = None if seconds is None else perf_counter() + seconds
        if seconds is not None or cancel is not None:
            threading.Thread(target=self.watch, daemon=True).start()

    def watch(self) -> None:
        """Check every few milliseconds whether to stop the search."""
        while not self.done.is_set():
            left = 0.005 if self.until is None else min(0.005, self.until - perf_counter())
            if left <= 0 or (self.cancel is not None and self.cancel.is_set()):
                self.budget.stop[0] = 1
                return
            self.done.wait(left)
