"""The mosaics round the board as shapes to draw, derived from where they lead Assam.

Mosaic(NORTH, (0, 1))  the half circle over the columns a and b
CORNERS                the two squares at a three-quarter circle, with the sides it joins
"""

from dataclasses import dataclass
from typing import Final

from marrakech.kernel.board import EAST, NORTH, SIDE, SOUTH, STRIDE, WEST, Heading, Square, one_step


@dataclass(frozen=True, slots=True)
class Mosaic:
    """A half circle on a side of the board that joins two neighbouring lines."""

    side: Heading
    lines: tuple[int, int]
    """The columns (north and south sides) or rows (east and west sides) joined, the lower first."""


@dataclass(frozen=True, slots=True)
class Corner:
    """A three-quarter circle round a corner square, which joins the two sides there."""

    square: Square
    sides: tuple[Heading, Heading]


def _edge(side: Heading, line: int) -> Square:
    """The square at the end of a line."""
    if side in (NORTH, SOUTH):
        return (SIDE - 1 if side == NORTH else 0) * STRIDE + line
    return line * STRIDE + (SIDE - 1 if side == EAST else 0)


def _line(side: Heading, square: Square) -> int:
    return square % STRIDE if side in (NORTH, SOUTH) else square // STRIDE


def _half_circles() -> list[Mosaic]:
    found = []
    for side in (NORTH, EAST, SOUTH, WEST):
        for line in range(SIDE):
            joined = _line(side, one_step(_edge(side, line) * 4 + side) >> 2)
            if joined > line:
                found.append(Mosaic(side, (line, joined)))
    return found


def _corners() -> list[Corner]:
    found: dict[Square, list[Heading]] = {}
    for side in (NORTH, EAST, SOUTH, WEST):
        for line in range(SIDE):
            square = _edge(side, line)
            if one_step(square * 4 + side) >> 2 == square:
                found.setdefault(square, []).append(side)
    return [Corner(square, (sides[0], sides[1])) for square, sides in found.items()]


MOSAICS: Final = tuple(_half_circles())
"""The twelve half circles."""

CORNERS: Final = tuple(_corners())
"""The two three-quarter circles."""
