# ruff: noqa: RUF001, RUF002  (the lattice of Almond is not a letter)
"""A position as text: 19 lines of 51 columns, legible without colour, painted where there is colour.

           ╭─────╮     ╭─────╮     ╭─────╮     ╭──────╮   Arcs join the lines where Assam goes
           a     b     c     d     e     f     g      │   round a mosaic.
        ┌───────────┬─────┬─────┬─────┬─────┬─────┐   │
    ╭ 7 │           │≡ S ≡│◆◆◆◆◆│╳ A ╳│     │     │ 7 ╯   A half rug is a box of one square, a whole
    │   ├─────┬─────┴─────┤◆ H ◆├─────┘     └─────┤       rug a box of two with its letter on the
    ╰ 6 │ (▲) │╳╳╳╳ A ╳╳╳╳│◆◆◆◆◆│                 │ 6 ╮   seam.

A square is five columns and one line, with a column and a line between squares: drawn at the edge of a
rug, open between bare squares and between the halves of a whole rug.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from marrakech.kernel import state as kernel
from marrakech.kernel.board import EAST, NORTH, SIDE, SOUTH, STRIDE, Place, Square
from marrakech.kernel.state import State
from marrakech.record.drawing.mosaics import CORNERS, MOSAICS
from marrakech.record.weave import Rug, rugs_of
from marrakech.record.words import COLOUR_LETTERS, COLOURS, place_ends

ASSAM_ARROWS: Final = "▲▶▼◀"
"""Assam by his heading."""

MOTIFS: Final = ("◆", "/\\", "≡", "╳")
"""The weave of each colour: lozenges, zigzags, bands, lattice."""
NEUTRAL_FILL: Final = "░"

_ACROSS: Final = 6
"""Columns from a square to the next."""
_DOWN: Final = 2
_LEFT: Final = 4
_TOP: Final = 2
_WIDTH: Final = _LEFT + SIDE * _ACROSS + 5
_HEIGHT: Final = _TOP + SIDE * _DOWN + 3

# The line that meets at a point, by the arms it has: 1 north, 2 east, 4 south, 8 west.
_LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"

_ASCII: Final = str.maketrans(
    "▲▶▼◀◆≡╳░╵╶╷╴│─└┌├┘┴┐┤┬┼╭╮╰╯·",
    "^>v<#=x:|-|-|-+++++++++..''.",
)


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one paint: henna, neutral, ground, frame, mosaic, assam, mark, ..."""

    text: str
    paint: str


class Drawing:
    """A grid of characters, each with its paint; `str` gives the plain text."""

    def __init__(self, width: int, height: int) -> None:
        self._characters = [[" "] * width for _ in range(height)]
        self._paints = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, paint: str) -> None:
        """Overwrite what is there."""
        for offset, character in enumerate(text):
            self._characters[line][column + offset] = character
            self._paints[line][column + offset] = paint

    def lines(self) -> list[list[Run]]:
        """The lines as runs of one paint each, without blanks at their ends."""
        drawn = []
        for characters, paints in zip(self._characters, self._paints, strict=True):
            length = len("".join(characters).rstrip())
            runs: list[Run] = []
            for character, paint in zip(characters[:length], paints[:length], strict=True):
                if runs and runs[-1].paint == paint:
                    runs[-1] = Run(runs[-1].text + character, paint)
                else:
                    runs.append(Run(character, paint))
            drawn.append(runs)
        return drawn

    def __str__(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self._characters)


def to_ascii(text: str) -> str:
    """The same drawing for an ASCII-only terminal, character by character."""
    return text.translate(_ASCII)


def draw_text(
    state: State,
    *,
    squares: Mapping[Square, str] | None = None,
    places: Mapping[Place, str] | None = None,
    chosen: Collection[Square] = (),
    laying: Place | None = None,
) -> Drawing:
    """Draw a position; with marks of up to five characters on squares and up to two on rug places.

    Marks on `chosen` squares are emphasised. `laying` previews the next rug on a place.
    """
    sheet = Drawing(_WIDTH, _HEIGHT)
    rugs = rugs_of(state)
    _draw_mosaics(sheet)
    _draw_ground(sheet)
    _draw_edges(sheet, rugs)
    for rug in rugs:
        _draw_rug(sheet, state, rug)
    for square, mark in (squares or {}).items():
        line, column = _corner(square)
        # No wider than necessary, so that the weave still shows beside it.
        paint = "chosen" if square in chosen else "mark"
        sheet.put(line, column + (5 - len(mark)) // 2, mark, paint)
    _draw_assam(sheet, state)
    if laying is not None:
        _draw_laying(sheet, laying, kernel.laying_colour(state))
    for place, mark in (places or {}).items():
        line, column = _seam(place)
        sheet.put(line, column, mark, "chosen" if place == laying else "mark")
    return sheet


def _corner(square: Square) -> tuple[int, int]:
    """Line and column of the first character of a square."""
    row = SIDE - 1 - square // STRIDE
    return _TOP + 1 + row * _DOWN, _LEFT + 1 + square % STRIDE * _ACROSS


def _seam(place: Place) -> tuple[int, int]:
    """Line and column of the middle of a rug place."""
    here, there = place_ends(place)
    line, column = _corner(here)
    if there - here == 1:
        return line, column + 5
    return line - 1, column + 2


def _draw_mosaics(sheet: Drawing) -> None:
    bottom = _TOP + SIDE * _DOWN + 1
    right = _LEFT + SIDE * _ACROSS + 2
    for index in range(SIDE):
        line, column = _corner(index * STRIDE + index)
        sheet.put(_TOP - 1, column + 2, "abcdefg"[index], "frame")
        sheet.put(bottom, column + 2, "abcdefg"[index], "frame")
        sheet.put(line, _LEFT - 2, "1234567"[index], "frame")
        sheet.put(line, right, "1234567"[index], "frame")
    for mosaic in MOSAICS:
        near, far = mosaic.lines
        if mosaic.side in (NORTH, SOUTH):
            column = _corner(near)[1] + 2
            arc = ("╭" if mosaic.side == NORTH else "╰") + "─" * (_ACROSS - 1)
            arc += "╮" if mosaic.side == NORTH else "╯"
            sheet.put(_TOP - 2 if mosaic.side == NORTH else bottom + 1, column, arc, "mosaic")
        else:
            line = _corner(far * STRIDE)[0]
            column = right + 2 if mosaic.side == EAST else 0
            for offset, arc in enumerate("╮│╯" if mosaic.side == EAST else "╭│╰"):
                sheet.put(line + offset, column, arc, "mosaic")
    for corner in CORNERS:
        line, column = _corner(corner.square)
        if NORTH in corner.sides:
            sheet.put(_TOP - 2, column + 2, "╭" + "─" * (right - column - 1) + "╮", "mosaic")
            for between in range(_TOP - 1, line):
                sheet.put(between, right + 2, "│", "mosaic")
            sheet.put(line, right + 2, "╯", "mosaic")
        else:
            sheet.put(line, 0, "╭", "mosaic")
            for between in range(line + 1, bottom + 1):
                sheet.put(between, 0, "│", "mosaic")
            sheet.put(bottom + 1, 0, "╰" + "─" * (column + 1) + "╯", "mosaic")


def _draw_ground(sheet: Drawing) -> None:
    for row in range(1, SIDE):
        for column in range(1, SIDE):
            sheet.put(_TOP + row * _DOWN, _LEFT + column * _ACROSS, "·", "ground")


def _draw_edges(sheet: Drawing, rugs: list[Rug]) -> None:
    """The frame of the board and the edge of every rug, joined where they meet."""
    of: dict[tuple[int, int], int] = {}
    for number, rug in enumerate(rugs):
        for square in rug.visible:
            of[square % STRIDE, SIDE - 1 - square // STRIDE] = number
    outside = -2

    def inside(column: int, row: int) -> int:
        if 0 <= column < SIDE and 0 <= row < SIDE:
            return of.get((column, row), -1)
        return outside

    for row in range(SIDE + 1):
        for column in range(SIDE + 1):
            # The four squares round this point, and a line between each two that differ.
            north_west, north_east = inside(column - 1, row - 1), inside(column, row - 1)
            south_west, south_east = inside(column - 1, row), inside(column, row)
            arms = (
                (north_west != north_east)
                | (north_east != south_east) << 1
                | (south_west != south_east) << 2
                | (north_west != south_west) << 3
            )
            line, across = _TOP + row * _DOWN, _LEFT + column * _ACROSS
            if arms:
                sheet.put(line, across, _LINES[arms], "frame")
            if arms & 2:
                sheet.put(line, across + 1, "─" * (_ACROSS - 1), "frame")
            if arms & 4:
                sheet.put(line + 1, across, "│", "frame")


def _weave(colour: int, width: int) -> str:
    motif = MOTIFS[colour]
    return (motif * width)[:width]


def _paint(state: State, rug: Rug) -> str:
    if kernel.out_order(state, kernel.owner(state, rug.colour)):
        return "neutral"
    return COLOURS[rug.colour].lower()


def _draw_rug(sheet: Drawing, state: State, rug: Rug) -> None:
    paint = _paint(state, rug)
    neutral = paint == "neutral"
    letter = f" {COLOUR_LETTERS[rug.colour]} " if not neutral else NEUTRAL_FILL * 3
    first = _corner(max(rug.visible, key=lambda square: (square // STRIDE, -square)))
    eastward = rug.whole and abs(rug.visible[0] - rug.visible[1]) == 1
    width = 11 if eastward else 5
    woven = NEUTRAL_FILL * width if neutral else _weave(rug.colour, width)
    line, column = first
    sheet.put(line, column, woven, paint)
    if not rug.whole:
        sheet.put(line, column + 1, letter, paint)
    elif eastward:
        sheet.put(line, column + 4, letter, paint)
    else:
        sheet.put(line + 1, column, woven, paint)
        sheet.put(line + 1, column + 1, letter, paint)
        sheet.put(line + 2, column, woven, paint)


def _draw_laying(sheet: Drawing, place: Place, colour: int) -> None:
    """The weave of a rug about to be laid, over what is there, with room for a mark."""
    here, there = (_corner(square) for square in place_ends(place))
    width = 11 if here[0] == there[0] else 5
    for line in range(there[0], here[0] + 1):
        sheet.put(line, here[1], _weave(colour, width), "chosen")
    line, column = _seam(place)
    sheet.put(line, column - 1, "   ", "chosen")


def _draw_assam(sheet: Drawing, state: State) -> None:
    square = kernel.square(state)
    line, column = _corner(square)
    arrow = ASSAM_ARROWS[kernel.heading(state)]
    for rug in rugs_of(state):
        if rug.visible == (square,) and _paint(state, rug) != "neutral":
            # Assam is drawn where the letter of a half would be.
            sheet.put(line, column, COLOUR_LETTERS[rug.colour], _paint(state, rug))
    sheet.put(line, column + 1, f"({arrow})", "assam")
