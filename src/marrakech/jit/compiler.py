"""A separate process that compiles: it fills the cache, prints the name of each function, and exits.

Compiling in a thread of a server would stall every player for half a minute and never release the
compiler's memory. The process runs at low priority, writes nothing to the terminal, and exits with its
parent: it reads a pipe that is never written to and that closes when the parent exits.
"""

import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread, Timer
from typing import Any

NICE = 10
LONGEST_COMPILATION = 600.0
"""Seconds after which the process is killed."""
COMMAND = (sys.executable, "-P", "-m", "marrakech.jit.compiler")
OPTIONS = {"NUMBA_OPT": "2"}
"""Of numba: its default of 3 takes 4 % longer to compile, for code that is no faster."""


def functions(module: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile the functions that a module's `functions()` lists, or load them from the cache, by name."""
    from marrakech.jit.cache import complete_mark

    yield from importlib.import_module(module).functions()
    if mark := complete_mark(module):
        with suppress(OSError):
            mark.touch()


def kept(module: str) -> Iterator[str]:
    """Compile in another process: yields the name of each function once its code is cached.

    Stops early if the process cannot be started or fails, if there is nowhere to write, or if the cache is
    complete already. Where several processes need the same, one compiles and the others wait for it.
    """
    from marrakech.jit.cache import complete_mark

    mark = complete_mark(module)
    # A frozen program has no separate interpreter: sys.executable would be the program itself.
    if mark is None or mark.exists() or not sys.executable or hasattr(sys, "frozen"):
        return
    with alone(mark.with_suffix(".lock")):
        if not mark.exists():  # another process may have compiled it meanwhile
            yield from _told_by_process(module)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until no other process on this machine holds the lock, where the system knows locks."""
    try:
        import fcntl

        lock = path.open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _told_by_process(module: str) -> Iterator[str]:
    try:
        process = subprocess.Popen(
            (*COMMAND, module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**OPTIONS, **os.environ},
            # Windows only, where the priority is set at creation.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
    except OSError:
        return
    timeout = Timer(LONGEST_COMPILATION, process.kill)
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
    """Fill the cache and print the name of each function to standard output."""
    # Ctrl-C is for the parent; this process exits with it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_parent, daemon=True).start()
    from marrakech.jit.whole import compile_whole

    compile_whole()
    for name, _ in functions(module):
        print(name, flush=True)


def _end_with_parent() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
