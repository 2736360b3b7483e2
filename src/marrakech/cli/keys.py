"""Single keys from a terminal, without Enter and without losing what is typed ahead."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Read key by key while this lasts: a letter, or the whole sequence of an arrow, e.g. '\\x1b[C'."""
    try:
        import termios
        import tty
    except ImportError:  # not Unix
        yield typer.getchar
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    # One mode for the whole time: switching it at each key would throw away what came in between.
    tty.setcbreak(handle, termios.TCSADRAIN)
    waiting: list[str] = []

    def read() -> str:
        if not waiting:
            typed = os.read(handle, 1024).decode("utf-8", "replace")
            if not typed:
                raise EOFError
            waiting.extend(split_keys(typed))
        return waiting.pop(0)

    try:
        yield read
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


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
