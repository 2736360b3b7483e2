"""The other end of a `worker_process`: a program that reads tasks and tells news, a line of JSON each.

A thread reads, so that a task that is being worked on can be cancelled.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from threading import Lock, Thread
from typing import BinaryIO

import msgspec

_PR_SET_PDEATHSIG = 1
"""Of Linux' prctl: which signal the kernel sends to a process when its parent has ended."""


class NewsWriter:
    """Writes news as lines, from any thread."""

    def __init__(self, news: BinaryIO) -> None:
        self._news = news
        self._encoder = msgspec.json.Encoder()
        self._lock = Lock()

    def tell(self, said: object) -> None:
        """Write one line."""
        with self._lock:
            self._news.write(self._encoder.encode(said) + b"\n")
            self._news.flush()


def read_tasks(tasks: BinaryIO, take: Callable[[bytes], None], end: Callable[[], None]) -> None:
    """Pass on every line as it comes, in a thread; then call `end`."""

    def read() -> None:
        for line in tasks:
            take(line)
        end()

    Thread(target=read, daemon=True).start()


def own_streams() -> tuple[BinaryIO, BinaryIO]:
    """Where this program reads tasks and tells news; from now on nothing else gets into the news.

    Signals that ask it to end are ignored: the server ends it, or its input does, or (under Linux) the kernel
    when the server is gone, also if this program was stopped and reads nothing.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    news = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints
    return sys.stdin.buffer, news


def end_at_once() -> None:
    """End this program in the middle of its work: nobody waits for it any more."""
    os._exit(0)
