"""A child process with a line-based conversation, which cannot harm its parent.

Every buffer is bounded, every wait has a deadline, and killing the child kills every process it has
started: it leads its own process group, and on Linux those that left the group (`setsid`) are found by
their parents and by a word in their environment. Only what has lost both, on purpose, is not found. Between
requests its output is not read: a full pipe blocks the child, not the parent.

    BotFault     the bot could not be started, died, was late, flooded, or answered nonsense
"""

import contextlib
import os
import secrets
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Final, Literal, TypeAlias

from marrakech.protocol.messages import LONGEST_LINE
from marrakech.record.errors import MarrakechError

MOST_OUTPUT: Final = 1024 * 1024
"""Bytes that a child may write in answer to one request."""
MOST_COMPLAINTS: Final = 16 * 1024 * 1024
"""Bytes that a child may write to standard error during one request."""
STDERR_KEPT: Final = 4096
"""The last bytes of standard error, kept for the report."""
FAMILY: Final = "MARRAKECH_BOT_FAMILY"
"""In the environment of a bot and of all that it starts: a word of its own."""
_PROC: Final = "/proc"
_ROUNDS: Final = 20
"""How often those that a bot started are looked for, as they may start others meanwhile."""
_TICK: Final = 0.02
_CHUNK: Final = 64 * 1024

FaultKind: TypeAlias = Literal["start", "late", "died", "flood", "nonsense", "illegal", "wrong_id"]


class BotFault(MarrakechError):  # noqa: N818  (a fault of the bot, not of ours)
    """An external bot failed to give a decision; its process has been killed."""

    def __init__(self, kind: FaultKind, message: str, stderr: str = "") -> None:
        self.kind: FaultKind = kind
        self.message = message
        self.stderr = stderr
        """The end of its standard error."""
        super().__init__(f"{kind}: {message}")


def split_command(command: str) -> list[str]:
    """A command line as words, as a shell would split it; no shell is ever started.

    >>> split_command("python 'my bot.py' --fast")
    ['python', 'my bot.py', '--fast']
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotFault("start", f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BotFault("start", 'the command is empty; give one such as "python mybot.py"')
    return words


class Child:
    """A process that reads and writes lines."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name != "posix":
            raise BotFault("start", "external bots need Linux, macOS or WSL")
        family = secrets.token_hex(16)
        try:
            process = subprocess.Popen(
                list(command),
                env={**os.environ, FAMILY: family},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFault("start", f"{shlex.join(command)} cannot be run: {error}") from None
        pipes = (process.stdin, process.stdout, process.stderr)
        self._stdin, self._stdout, self._stderr = (pipe for pipe in pipes if pipe is not None)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._process = process
        self._unsent = bytearray()
        self._unread = bytearray()
        self._complaints = bytearray()
        self._out = 0
        self._err = 0
        self._ended = False
        self._finalizer = weakref.finalize(self, _end, process, family)

    @property
    def pid(self) -> int:
        """The process id, which is also that of its process group."""
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The end of its standard error."""
        return self._complaints.decode(errors="replace")

    def ask(self) -> None:
        """Begin a request: the output limits count from here."""
        self._out = self._err = 0

    def send(self, line: bytes) -> None:
        """Queue a line; it is written while `line` waits, so this never blocks."""
        self._unsent += line
        with contextlib.suppress(BrokenPipeError, BlockingIOError):
            sent = os.write(self._stdin.fileno(), self._unsent)
            del self._unsent[:sent]

    def line(self, deadline: float, cancel: Event | None = None) -> bytes | None:
        """The next line, or None once the deadline (of `time.monotonic`) is past or `cancel` is set.

        Raises `BotFault` if the child has died or flooded.
        """
        while True:
            end = self._unread.find(b"\n")
            if end > LONGEST_LINE or (end < 0 and len(self._unread) > LONGEST_LINE):
                raise self._flood(f"a line longer than {LONGEST_LINE:,} bytes")
            if end >= 0:
                line = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return line
            left = deadline - time.monotonic()
            if left <= 0 or (cancel is not None and cancel.is_set()):
                return None
            self._pump(left if cancel is None else min(left, _TICK))

    def _pump(self, wait: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            if not self._stderr.closed:
                selector.register(self._stderr, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(wait)}
        if self._stderr in ready:
            self._drain_stderr()
        if self._stdin in ready:
            with contextlib.suppress(BlockingIOError, BrokenPipeError):
                sent = os.write(self._stdin.fileno(), self._unsent)
                del self._unsent[:sent]
        if self._stdout in ready:
            try:
                chunk = os.read(self._stdout.fileno(), _CHUNK)
            except BlockingIOError:
                return
            if not chunk:
                raise self._death()
            self._out += len(chunk)
            self._unread += chunk
            if self._out > MOST_OUTPUT:
                raise self._flood(f"more than {MOST_OUTPUT:,} bytes in answer to one request")

    def _drain_stderr(self) -> bool:
        try:
            chunk = os.read(self._stderr.fileno(), _CHUNK)
        except (BlockingIOError, OSError):
            return False
        if not chunk:
            self._stderr.close()
            return False
        self._err += len(chunk)
        self._complaints += chunk
        del self._complaints[:-STDERR_KEPT]
        if self._err > MOST_COMPLAINTS:
            raise self._flood(f"more than {MOST_COMPLAINTS:,} bytes to standard error")
        return True

    def _flood(self, what: str) -> BotFault:
        self.kill()
        return BotFault("flood", what, self.stderr)

    def _death(self) -> BotFault:
        code = self.wait(0.3)
        if code is None:
            how = "it closed its standard output"
        elif code < 0:
            how = f"it was ended by {_signal_name(-code)}"
        else:
            how = f"it ended with exit code {code}"
        self._read_last_words()
        self.kill()
        return BotFault("died", how, self.stderr)

    def _read_last_words(self) -> None:
        with contextlib.suppress(BotFault):
            for _ in range(16):
                if self._stderr.closed or not self._drain_stderr():
                    return

    def wait(self, seconds: float) -> int | None:
        """The exit code if the process ends within the given seconds; negative for a signal."""
        end = time.monotonic() + seconds
        while (code := _exit_code(self._process)) is None and time.monotonic() < end:
            time.sleep(0.005)
        return code

    def close_input(self) -> None:
        """Close the child's standard input, which tells it to end."""
        with contextlib.suppress(OSError):
            self._stdin.close()

    def finish(self, farewell: bytes, patience: float) -> int | None:
        """Send a last line, wait a moment, then kill the process and whatever it started."""
        if self._ended:
            return None
        self.send(farewell)
        self.close_input()
        code = self.wait(patience)
        self.kill()
        return code

    def kill(self) -> None:
        """End the process and whatever it has started, at once."""
        if not self._ended:
            self._ended = True
            self._read_last_words()
            self._finalizer()


def _processes() -> list[int]:
    """All processes of this machine, where the system lists them (Linux)."""
    try:
        return [int(name) for name in (path.name for path in Path(_PROC).iterdir()) if name.isdigit()]
    except OSError:
        return []


def _descendants(leader: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    children: dict[int, list[int]] = {}
    for one in _processes():
        with contextlib.suppress(OSError, ValueError, IndexError):
            # The name, in brackets, may hold anything; the state and the parent follow it.
            about = Path(_PROC, str(one), "stat").read_bytes().rpartition(b")")[2].split()
            children.setdefault(int(about[1]), []).append(one)
    found: list[int] = []
    waiting = [leader]
    while waiting:
        waiting += (following := children.pop(waiting.pop(), []))
        found += following
    return found


def _of_family(family: str) -> list[int]:
    """The processes that have the word of a family in their environment; those that have ended have none."""
    mark = f"{FAMILY}={family}".encode()
    found = []
    for one in _processes():
        with contextlib.suppress(OSError):
            if mark in Path(_PROC, str(one), "environ").read_bytes().split(b"\0"):
                found.append(one)
    return found


def _exit_code(process: subprocess.Popen[bytes]) -> int | None:
    """The exit code of a process that has ended, which is left to be reaped where that can be."""
    if process.returncode is not None or not hasattr(os, "waitid"):
        # macOS has waitid from Python 3.13 on.
        return process.poll()
    found = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    if found is None:
        return None
    return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _end(process: subprocess.Popen[bytes], family: str) -> None:
    # Its descendants first: once it is gone, they are nobody's children.
    descendants = _descendants(process.pid)
    # The leader is reaped after this, so the id of its group cannot have been reused.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for _ in range(_ROUNDS):
        if not (left := {*descendants, *_of_family(family)} - {process.pid}):
            break
        for one in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        descendants = []
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
