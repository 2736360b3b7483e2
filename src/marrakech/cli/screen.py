"""What the terminal shows: the board with the merchants beside it, in colour where there is some."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from marrakech.kernel import scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Place, Square
from marrakech.kernel.state import State
from marrakech.record.drawing.text import draw_text, to_ascii
from marrakech.record.words import COLOUR_LETTERS

PAINTS: Final = {
    "henna": "#f7dcc0 on #a93f29",
    "indigo": "#efe4cb on #2a4276",
    "saffron": "#4d2a06 on #e2a52f",
    "almond": "#3b2c22 on #f7eedd",
    "neutral": "#6d675f on #b5aea4",
    "ground": "dim",
    "frame": "",
    "mosaic": "#5d9684",
    "assam": "bold #fffaf1 on #5b3f5f",
    "mark": "bold #2a211b on #ffd98a",
}
"""How the paints of a drawing look; a terminal without colours gets the same characters without."""

BOARD_WIDTH: Final = 52
PANEL_WIDTH: Final = 27


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
        """Whether a person sits before it, who can press single keys."""
        return self.console.is_terminal and sys.stdin.isatty()

    def safe(self, text: str) -> str:
        """A text in characters that the terminal can show, and none that would steer it.

        Names and comments come out of files that anybody may have written.
        """
        text = "".join(one for one in text if one.isprintable() or one == "\n")
        if not self.ascii_only:
            return text
        return to_ascii(text).encode("ascii", "replace").decode("ascii")

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
        names: Sequence[str],
        *,
        title: str = "",
        squares: Mapping[Square, str] | None = None,
        places: Mapping[Place, str] | None = None,
    ) -> None:
        """The board, and the merchants beside it where the terminal is wide enough, else below."""
        drawn = []
        for runs in draw_text(state, squares=squares, places=places).lines():
            line = Text()
            for run in runs:
                line.append(self.safe(run.text), style=PAINTS.get(run.paint, ""))
            drawn.append(line)
        panel = self.panel(state, names, title)
        if self.console.width >= BOARD_WIDTH + PANEL_WIDTH:
            for line, beside in zip(drawn, panel + [Text()] * (len(drawn) - len(panel)), strict=True):
                line.pad_right(BOARD_WIDTH - line.cell_len if beside else 0)
                self.console.print(line + beside, soft_wrap=True)
        else:
            for line in [*drawn, Text(), *panel]:
                self.console.print(line, soft_wrap=True)

    def panel(self, state: State, names: Sequence[str], title: str = "") -> list[Text]:
        """The merchants: score, dirhams, visible squares, rugs, and the pile where there is one."""
        lines = [Text(self.safe(title), style="bold"), Text()] if title else []
        for who, name in enumerate(names):
            lines += self._merchant(state, who, name)
        return lines

    def _merchant(self, state: State, who: int, name: str) -> list[Text]:
        colours = [who, who + 2] if kernel.two_colours(state.rules) else [who]
        on_turn = kernel.player(state) == who and kernel.step(state) != kernel.OVER
        head = Text(self.safe("▶ " if on_turn else "  "))
        for colour in colours:
            paint = PAINTS[("henna", "indigo", "saffron", "almond")[colour]]
            head.append(f" {COLOUR_LETTERS[colour]} ", style=paint)
        shown = name if len(name) <= 14 else name[:13] + "."
        head.append(self.safe(f" {shown:<14}"), style="bold" if on_turn else "")
        if kernel.out_order(state, who):
            head.append(" out")
            return [head, Text(f"   {_number(kernel.purse(state, who), 'dirham')} left"), Text()]
        head.append(f"{scoring.score(state, who):4}", style="bold")
        purse, seen = kernel.purse(state, who), scoring.visible(state, who)
        left = kernel.rugs_left(state, who)
        lines = [
            head,
            Text(f"   {_number(purse, 'dirham')} + {_number(seen, 'square')}"),
            Text(f"   {_number(left, 'rug')} to lay"),
        ]
        if kernel.two_colours(state.rules) and left:
            lines.append(Text(f"   {self._pile(state, who)}"))
        return [*lines, Text()]

    def _pile(self, state: State, who: int) -> str:
        left = ", ".join(
            f"{COLOUR_LETTERS[colour]} {kernel.stock(state, colour)}" for colour in (who, who + 2)
        )
        top = kernel.top(state, who)
        on_top = COLOUR_LETTERS[kernel.pile_colour(who, top)] if top else "?"
        return f"top {on_top}; left {left}"


def _number(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
