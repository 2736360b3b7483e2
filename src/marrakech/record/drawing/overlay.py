"""What can be drawn over a board and below it: highlighted squares, arrows, the purses."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan2, cos, sin
from typing import Final, Self

from marrakech.kernel import scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.board import SIDE, STRIDE, Square
from marrakech.kernel.state import State
from marrakech.record.checked import items, switch, text
from marrakech.record.errors import WrongTypeError
from marrakech.record.words import COLOUR_LETTERS, COLOURS, parse_square, square_text

SQUARE_SIDE: Final = 100
"""The side of a square. The board spans 0 to 700, its frame reaches 68 beyond."""
BOARD_SIDE: Final = SIDE * SQUARE_SIDE
FRAME: Final = 68
STRIP: Final = 84
"""The height of the strip with the purses."""

HIGHLIGHTS: Final = "a list of squares or rugs such as ['d4', 'd4-e4']"
EXPECTED_ARROWS: Final = "a list of pairs of squares such as [('d4', 'd6')]"

_INK: Final = "#2a211b"
_GOLD: Final = "#ffd98a"
_HEAD: Final = 34


@dataclass(frozen=True, slots=True)
class Overlay:
    """Squares to be highlighted, arrows between squares, and whether the purses are shown."""

    highlights: tuple[Square, ...] = ()
    arrows: tuple[tuple[Square, Square], ...] = ()
    purses: bool = False

    @classmethod
    def of(
        cls,
        highlights: Iterable[str] = (),
        arrows: Iterable[tuple[str, str]] = (),
        *,
        purses: bool = False,
    ) -> Self:
        """The same from names of squares; the name of a rug ('d4-e4') means both its squares."""
        return cls(
            tuple(parse_square(name) for one in _names(highlights) for name in one.split("-")),
            tuple(_ends(arrow) for arrow in items(arrows, EXPECTED_ARROWS)),
            switch(purses, "purses"),
        )

    def with_move(self, highlights: Iterable[Square], arrows: Iterable[tuple[Square, Square]]) -> Self:
        """The same with further squares and arrows."""
        return type(self)((*self.highlights, *highlights), (*self.arrows, *arrows), self.purses)

    @property
    def height(self) -> int:
        """How much taller the picture becomes."""
        return STRIP if self.purses else 0

    def drawn(self, state: State) -> list[str]:
        """The SVG elements, to be drawn on top."""
        parts = [_highlight(square) for square in dict.fromkeys(self.highlights)]
        parts += [_arrow(start, end) for start, end in self.arrows if start != end]
        return ['<g id="overlay">', *parts, *(_purses(state) if self.purses else []), "</g>"]


NOTHING: Final = Overlay()


def _names(highlights: object) -> list[str]:
    """The names of squares and rugs to be highlighted."""
    return [text(name, HIGHLIGHTS) for name in items(highlights, HIGHLIGHTS)]


def _ends(arrow: object) -> tuple[Square, Square]:
    """The squares that an arrow joins."""
    match arrow:
        case (str(start), str(end)):
            return parse_square(start), parse_square(end)
    raise WrongTypeError(arrow, EXPECTED_ARROWS)


def centre(square: Square) -> tuple[int, int]:
    """The centre of a square in picture coordinates, y downwards."""
    return (
        square % STRIDE * SQUARE_SIDE + SQUARE_SIDE // 2,
        BOARD_SIDE - square // STRIDE * SQUARE_SIDE - SQUARE_SIDE // 2,
    )


def _highlight(square: Square) -> str:
    x, y = centre(square)
    edge = f'x="{x - 45}" y="{y - 45}" width="90" height="90" rx="8" fill="none"'
    return (
        f'<g data-highlight="{square_text(square)}"><rect {edge} stroke="{_INK}" stroke-width="9"/>'
        f'<rect {edge} stroke="{_GOLD}" stroke-width="5"/></g>'
    )


def _arrow(start: Square, end: Square) -> str:
    (x, y), (tip_x, tip_y) = centre(start), centre(end)
    angle = atan2(tip_y - y, tip_x - x)
    neck_x, neck_y = tip_x - _HEAD * cos(angle), tip_y - _HEAD * sin(angle)
    side_x, side_y = _HEAD * 0.6 * sin(angle), -_HEAD * 0.6 * cos(angle)
    head = (
        f"M{tip_x} {tip_y}L{neck_x + side_x:.1f} {neck_y + side_y:.1f}"
        f"L{neck_x - side_x:.1f} {neck_y - side_y:.1f}z"
    )
    shaft = f"M{x} {y}L{neck_x:.1f} {neck_y:.1f}"
    name = f"{square_text(start)}-{square_text(end)}"
    return (
        f'<g data-arrow="{name}" opacity=".88" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{shaft}" fill="none" stroke="{_INK}" stroke-width="16"/>'
        f'<path d="{head}" fill="{_GOLD}" stroke="{_INK}" stroke-width="8"/>'
        f'<path d="{shaft}" fill="none" stroke="{_GOLD}" stroke-width="10"/>'
        f'<path d="{head}" fill="{_GOLD}"/></g>'
    )


def _purses(state: State) -> list[str]:
    """A strip below the board: each player's colours, dirhams, visible squares and rugs to lay."""
    everybody = range(kernel.players(state))
    width = (BOARD_SIDE + 2 * FRAME) / len(everybody)
    top = BOARD_SIDE + FRAME
    parts = ['<g font-family="system-ui, sans-serif" font-size="22">']
    for who in everybody:
        x = who * width - FRAME + 14
        colours = kernel.own_colours(state.rules, who)
        for number, colour in enumerate(colours):
            parts.append(
                f'<rect x="{x + 34 * number:.0f}" y="{top + 16}" width="28" height="52" rx="5"'
                f' fill="var(--{COLOURS[colour].lower()})" stroke="{_INK}"/>'
            )
        parts.append(_line(x + 34 * len(colours) + 6, top + 38, _money(state, who), "700"))
        parts.append(_line(x + 34 * len(colours) + 6, top + 64, _cloth(state, who), "400"))
    return [*parts, "</g>"]


def _line(x: float, y: int, text: str, weight: str) -> str:
    return f'<text x="{x:.0f}" y="{y}" font-weight="{weight}" fill="var(--glaze-mid)">{text}</text>'


def _money(state: State, who: int) -> str:
    out = " out" if kernel.out_order(state, who) else ""
    mover = "\u25b8 " if kernel.player(state) == who and kernel.step(state) != kernel.OVER else ""
    return f"{mover}{COLOUR_LETTERS[who]} {kernel.purse(state, who)} dh{out}"


def _cloth(state: State, who: int) -> str:
    return f"{scoring.visible(state, who)} sq, {kernel.rugs_left(state, who)} rugs"
