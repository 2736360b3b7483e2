"""A separate process that compiles: it fills the cache, prints the name of each function, and ends.

Compiled in a thread of a server, the same functions would hold up every player for half a minute and leave
the compiler's memory behind. The process has a low priority, prints nothing on the terminal, and ends with
the process that started it: it reads a pipe that nobody writes to and that closes when its parent ends.
"""

import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Thread, Timer
from typing import Any

NICE = 10
LONGEST = 600.0
"""Seconds after which the process is killed."""
COMMAND = (sys.executable, "-P", "-m", "marrakech.jit.compiler")


def functions(module: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile what a module's `functions()` lists, or load it from the cache; each with its name."""
    from marrakech.jit.cache import complete_mark

    yield from importlib.import_module(module).functions()
    if mark := complete_mark(module):
        with suppress(OSError):
            mark.touch()


def kept(module: str) -> Iterator[str]:
    """Compile in another process: the name of each function as soon as its code is in the cache.

    Ends early, or at once, if the process cannot be started or fails, if nothing can be kept, and if the
    cache is complete already.
    """
    from marrakech.jit.cache import complete_mark

    mark = complete_mark(module)
    # Without an interpreter of its own a packed program would start itself once more.
    if mark is None or mark.exists() or not sys.executable or hasattr(sys, "frozen"):
        return
    try:
        process = subprocess.Popen(
            (*COMMAND, module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            # Only Windows has these: there, a priority is given at the start.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
    except OSError:
        return
    timeout = Timer(LONGEST, process.kill)
    timeout.daemon = True
    timeout.start()
    try:
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                yield line.strip()
    finally:
        timeout.cancel()


def main(module: str) -> None:
    """Fill the cache, and print the name of each function on standard output."""
    # Ctrl-C is meant for the parent; when it ends, this process ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_parent, daemon=True).start()
    for name, _ in functions(module):
        print(name, flush=True)


def _end_with_parent() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
