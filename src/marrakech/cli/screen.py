"""What the terminal shows: the board with the merchants beside it, in colour where there is some."""

import sys
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from marrakech.cli import panels
from marrakech.cli.paints import PAINTS
from marrakech.kernel.board import Place, Square
from marrakech.kernel.state import State
from marrakech.messages import Person
from marrakech.record.drawing.text import draw_text, to_ascii
from marrakech.record.printable import printable

BOARD_WIDTH: Final = 52
"""Columns of the board, with one between it and what stands beside it."""


class _Console(Console):
    """A console that lets its program know when nobody reads any more, instead of ending it."""

    def on_broken_pipe(self) -> None:
        raise


class Screen:
    """Prints to the terminal; plain ASCII where the terminal knows nothing else."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or _Console(highlight=False)
        self.ascii_only = not (self.console.encoding or "ascii").lower().startswith("utf")

    @property
    def interactive(self) -> bool:
        """Whether a person can press single keys at it."""
        return self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty()

    def safe(self, text: str) -> str:
        """A text in characters that the terminal can show, and none that would steer it.

        Names and comments come out of files that anybody may have written.
        """
        text = printable(text)
        if not self.ascii_only:
            return text
        return to_ascii(text).encode("ascii", "replace").decode("ascii")

    def safe_text(self, text: Text) -> Text:
        """The same for a text with styles; `to_ascii` keeps the length, so the styles stay in place."""
        return Text(self.safe(text.plain), spans=text.spans, style=text.style)

    def say(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        """Print a text as it stands: nothing in it is taken for markup.

        A terminal breaks long lines between words, but not those that are to be copied (`whole`); in a
        pipe no line is broken.
        """
        whole = whole or not self.console.is_terminal
        self.console.print(Text(self.safe(text), style=style), soft_wrap=whole)

    def board(
        self,
        state: State,
        people: Sequence[Person],
        *,
        title: str = "",
        squares: Mapping[Square, str] | None = None,
        places: Mapping[Place, str] | None = None,
    ) -> None:
        """The board, and the merchants beside it where the terminal is wide enough, else below."""
        drawn = self.board_lines(state, squares=squares, places=places)
        heading = [Text(title, style="bold"), Text()] if title else []
        panel = [*heading, *panels.merchants(state, people)]
        if self.console.width >= BOARD_WIDTH + panels.PANEL_WIDTH:
            lines = beside(drawn, panel)
        else:
            lines = [*drawn, Text(), *panel]
        for line in lines:
            self.console.print(self.safe_text(line), soft_wrap=True)

    def board_lines(
        self,
        state: State,
        *,
        squares: Mapping[Square, str] | None = None,
        places: Mapping[Place, str] | None = None,
        chosen: Collection[Square] = (),
        laying: Place | None = None,
    ) -> list[Text]:
        """The board line by line, painted."""
        drawing = draw_text(state, squares=squares, places=places, chosen=chosen, laying=laying)
        drawn = []
        for runs in drawing.lines():
            line = Text()
            for run in runs:
                line.append(run.text, style=PAINTS.get(run.paint, ""))
            drawn.append(line)
        return drawn


def beside(board: Sequence[Text], panel: Sequence[Text]) -> list[Text]:
    """The board with a column of text to its right."""
    lines = []
    for number in range(max(len(board), len(panel))):
        line = board[number].copy() if number < len(board) else Text()
        right = panel[number] if number < len(panel) else Text()
        if right:
            line.pad_right(BOARD_WIDTH - line.cell_len)
        lines.append(line + right)
    return lines
