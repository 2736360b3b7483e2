"""The whole screen of a terminal: redrawn in place, keys read one by one.

It is the terminal's alternate screen, so that whatever was there before comes back at the end.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from rich.text import Text

from marrakech.cli.screen import Screen
from marrakech.cli.terminal.keyboard import Keyboard, single_keys

LOOK_AGAIN: Final = 0.25
"""Seconds after which a change of the window's size is noticed."""

ENTER: Final = "\x1b[?1049h\x1b[2J"
LEAVE_SCREEN: Final = "\x1b[?25h\x1b[?1049l"
HOME: Final = "\x1b[H"
CLEAR_LINE: Final = "\x1b[K"
CLEAR_BELOW: Final = "\x1b[J"
SHOW_CURSOR: Final = "\x1b[?25h"
HIDE_CURSOR: Final = "\x1b[?25l"


class FullScreen:
    """Draws whole screens and reads keys. Use `full_screen`."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        self.screen = screen
        self._keyboard = keyboard
        self._drawn_for = self.size
        """The size of the window when it was last drawn."""

    @property
    def size(self) -> os.terminal_size:
        """Columns and lines of the window now, whatever the environment says."""
        return os.get_terminal_size(self.screen.console.file.fileno())

    @property
    def width(self) -> int:
        """Columns of the window."""
        return self.size.columns

    @property
    def height(self) -> int:
        """Lines of the window."""
        return self.size.lines

    def fits(self, width: int, height: int) -> bool:
        """Whether the window is at least as large."""
        return self.width >= width and self.height >= height

    def key(self) -> str:
        """The next key, or 'redraw' when the window has changed its size; raises `EOFError`."""
        while True:
            key = self._keyboard.read(LOOK_AGAIN)
            if key is not None:
                return key
            if self.size != self._drawn_for:
                return "redraw"

    @property
    def pasting(self) -> bool:
        """Whether more keys arrived with the last one: nobody sees what is drawn in between."""
        return self._keyboard.pasting

    def pause(self, seconds: float) -> None:
        """Wait, but not for somebody who has pressed a key already."""
        self._keyboard.wait(seconds)

    def draw(self, lines: Sequence[Text], last: Text | None = None, *, cursor: bool = False) -> None:
        """Write a whole screen in one go, `last` on its last line; the cursor stands behind it."""
        console = self.screen.console
        self._drawn_for = self.size
        shown = [*lines[: self._drawn_for.lines - 1], last or Text()]
        with console.capture() as drawn:
            for number, line in enumerate(shown):
                text = self.screen.safe_text(line)
                text.truncate(self._drawn_for.columns, overflow="crop")
                end = CLEAR_LINE + ("\n" if number < len(shown) - 1 else CLEAR_BELOW)
                console.print(text, end=end, soft_wrap=True)
        console.file.write(HOME + drawn.get() + (SHOW_CURSOR if cursor else HIDE_CURSOR))
        console.file.flush()


@contextmanager
def full_screen(screen: Screen) -> Iterator[FullScreen]:
    """Take over the terminal; afterwards, whatever happens, it is as it was."""
    file = screen.console.file
    with single_keys() as keyboard:
        file.write(ENTER)
        file.flush()
        try:
            yield FullScreen(screen, keyboard)
        finally:
            # The terminal may be gone.
            with suppress(OSError, ValueError):
                file.write(LEAVE_SCREEN)
                file.flush()
