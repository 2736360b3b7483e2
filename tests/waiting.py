"""Waiting for what is bound to happen: no longer than it takes, and long enough for a busy machine."""

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable

SECONDS = 30.0


async def until(true: Callable[[], object]) -> None:
    """Wait until something is so; what is asked may have to be awaited."""
    deadline = time.monotonic() + SECONDS
    while True:
        answer = true()
        if await answer if isawaitable(answer) else answer:
            return
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)
