"""A process of its own that compiles what bots use: it fills the cache, tells of each function, and ends.

Compiled in a thread of a server, the same would hold up whoever plays for half a minute and leave the
compiler's memory behind. The process has a low priority, says nothing on the terminal, and ends with
whoever started it: it listens at a pipe that nobody writes to, and that closes when they go.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from threading import Thread, Timer

NICE = 10
LONGEST = 600.0
"""Seconds after which the process is given up."""
COMMAND = (sys.executable, "-P", "-m", "marrakech.engine.compiler")


def kept() -> Iterator[str]:
    """Compile in another process: the name of each function as soon as its code is in the cache.

    Ends early, or at once, where there is no such process to be had or it fails, where nothing can be
    kept, and where all is kept already.
    """
    from marrakech.engine.cache import CACHE, full_mark

    # Without an interpreter of its own a packed program would start itself once more.
    if CACHE is None or full_mark(CACHE).exists() or not sys.executable or hasattr(sys, "frozen"):
        return
    try:
        process = subprocess.Popen(
            COMMAND,
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
    patience = Timer(LONGEST, process.kill)
    patience.daemon = True
    patience.start()
    try:
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                yield line.strip()
    finally:
        patience.cancel()


def main() -> None:
    """Fill the cache, and tell the name of each function on standard output."""
    # Ctrl-C is for whoever started this; when they go, this goes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_starter, daemon=True).start()
    from marrakech.engine import warm

    for name, _ in warm.functions():
        print(name, flush=True)


def _end_with_starter() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
