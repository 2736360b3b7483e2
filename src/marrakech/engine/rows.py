"""Many numbers as rows of a few."""

from collections.abc import Sequence
from typing import TypeVar

Number = TypeVar("Number", int, float)


def in_rows(numbers: Sequence[Number], length: int) -> list[Sequence[Number]]:
    """Numbers in rows of one length, e.g. [1, 2], [3, 4] of four."""
    return [numbers[first : first + length] for first in range(0, len(numbers), length)]
