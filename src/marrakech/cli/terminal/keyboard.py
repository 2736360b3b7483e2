"""Single keys from a terminal, without Enter and without losing what is typed ahead."""

import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

NAMES: Final = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b[3~": "delete",
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x1b": "escape",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x04": "end of input",
    "\x0c": "redraw",
    "\x15": "clear",
}
"""Keys that are no character, by what the terminal sends for them."""


class Keyboard(Protocol):
    """Where keys come from."""

    def read(self, timeout: float | None = None) -> str | None:
        """The next key: a character or a name such as 'left'; None if none came in time.

        Raises `EOFError` once the terminal is gone.
        """

    def wait(self, timeout: float) -> None:
        """Wait until a key can be read, at most so many seconds."""

    @property
    def pasting(self) -> bool:
        """Whether more keys came together with the last one."""


@contextmanager
def single_keys() -> Iterator[Keyboard]:
    """Read key by key while this lasts; afterwards the terminal is as it was."""
    try:
        import termios
        import tty
    except ImportError:  # not Unix
        yield _AnyKeyboard()
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    # One mode for the whole time: switching it at each key would throw away what came in between.
    tty.setcbreak(handle, termios.TCSADRAIN)
    try:
        with _signals() as signals:
            yield _UnixKeyboard(handle, signals)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


@contextmanager
def _signals() -> Iterator[int]:
    """A descriptor that becomes readable when a signal arrives.

    A signal that arrives just before `select` sleeps does not wake it; what is written here does.
    """
    reads, writes = os.pipe()
    for end in (reads, writes):
        os.set_blocking(end, False)
    before = signal.set_wakeup_fd(writes, warn_on_full_buffer=False)
    try:
        yield reads
    finally:
        signal.set_wakeup_fd(before)
        os.close(reads)
        os.close(writes)


class _UnixKeyboard:
    def __init__(self, handle: int, signals: int) -> None:
        self._handle = handle
        self._signals = signals
        self._waiting: list[str] = []

    def wait(self, timeout: float) -> None:
        if not self._waiting:
            self._select(timeout)

    def _select(self, timeout: float | None) -> bool:
        """Whether a key can be read; also returns once a signal has been handled."""
        ready, _, _ = select.select([self._handle, self._signals], [], [], timeout)
        if self._signals in ready:
            os.read(self._signals, 1024)
        return self._handle in ready

    @property
    def pasting(self) -> bool:
        return bool(self._waiting)

    def read(self, timeout: float | None = None) -> str | None:
        if not self._waiting:
            if not self._select(timeout):
                return None
            try:
                typed = os.read(self._handle, 1024).decode("utf-8", "replace")
            except OSError:  # the terminal was closed
                typed = ""
            if not typed:
                raise EOFError
            self._waiting = [key_name(keys) for keys in split_keys(typed)]
        return self._waiting.pop(0)


class _AnyKeyboard:
    pasting = False

    def wait(self, timeout: float) -> None:
        time.sleep(timeout)

    def read(self, timeout: float | None = None) -> str | None:
        import typer

        return key_name(typer.getchar())


def key_name(sent: str) -> str:
    """The name of a key that is no character, or the character: 'left' for '\\x1b[D', 'a' for 'a'."""
    # Keypad mode sends \x1bOA for \x1b[A.
    return NAMES.get(sent.replace("\x1bO", "\x1b["), sent)


def split_keys(typed: str) -> list[str]:
    """What was typed, key by key; the sequence of an arrow is one key."""
    keys = []
    while typed:
        length = 1
        if typed[:2] in ("\x1b[", "\x1bO"):
            length = 3
            # Longer sequences end with a letter or ~, e.g. '\x1b[1;5C'.
            while length < len(typed) and not (typed[length - 1].isalpha() or typed[length - 1] == "~"):
                length += 1
        keys.append(typed[:length])
        typed = typed[length:]
    return keys
