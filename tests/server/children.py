"""The processes that a server has started: its workers."""

import os
from contextlib import suppress
from pathlib import Path


def children(pid: int) -> list[int]:
    """The children of a process, e.g. its workers; none where it has ended."""
    found = []
    for task in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name of a program, in brackets, may hold anything.
            parent = task.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == pid:
            found.append(int(task.parent.name))
    return found


def workers(pid: int) -> list[int]:
    """The workers of a server in which bots think."""
    return list(filter(is_thinker, children(pid)))


def is_thinker(pid: int) -> bool:
    """Whether a process is one in which bots think."""
    return "marrakech.service.thinker" in command_line(pid)


def command_line(pid: int) -> list[str]:
    """The words of the command that a process was started by."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().split("\0")
    except OSError:
        return []


def alive(pid: int) -> bool:
    """Whether a process runs: not ended, and not waiting for its parent to notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def signal_to(pid: int, which: int) -> None:
    """Send a signal to a process that may have ended."""
    with suppress(ProcessLookupError):
        os.kill(pid, which)
