"""Numbers that a function works in, for plain Python and compiled code alike."""

SPACE = 8
"""Bytes of each of them in compiled code."""


def scratch(size: int) -> list[int]:
    """So many integers for the caller alone: write each before you read it, and hand none back.

    The size is a constant. Compiled (`jit.with_numba`) they lie on the stack and cost nothing to make.
    """
    return [0] * size
