"""Seconds that a program needs, as far as a busy machine lets one tell.

What a program waits for, a timer, a notification or a reconnection, counts; so does the time that it computes.
What does not count is the time in which it was ready to go on and other programs had all the cores: the kernel
counts that for every process (`/proc/PID/schedstat`).
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from pathlib import Path

TICK = 0.02
"""Seconds between two looks at what is waited for."""
HICCUP = 0.25
"""More than that between two looks, and the whole machine stood still: it does not count."""


class Stopwatch:
    """Runs while somebody awaits `tick`. `processes` are those whose waiting for a core does not count."""

    def __init__(self, processes: Callable[[], Iterable[int]]) -> None:
        self.seconds = 0.0
        """Without waiting for a core."""
        self.by_clock = 0.0
        self._processes = processes

    def ran_out(self, patience: float) -> bool:
        """Whether so many seconds have passed, or far more with waiting for a core."""
        return self.seconds > patience or self.by_clock > 3 * patience

    async def tick(self) -> None:
        """Let a moment pass."""
        before = {process: waited(process) for process in self._processes()}
        begun = time.monotonic()
        await asyncio.sleep(TICK)
        took = time.monotonic() - begun
        idle = max((waited(process) - earlier for process, earlier in before.items()), default=0.0)
        self.by_clock += took
        self.seconds += max(0.0, min(took, HICCUP) - idle)


def waited(process: int) -> float:
    """Seconds that the main thread of a process was ready and had no core; 0 where the kernel does not tell."""
    try:
        told = Path(f"/proc/{process}/task/{process}/schedstat").read_text()
    except OSError:
        return 0.0
    return int(told.split()[1]) / 1e9
