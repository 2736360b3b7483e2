"""Numbers to work in, interpreted and compiled."""

import numpy as np
import pytest

from marrakech.jit.decorators import compiled, lean
from marrakech.jit.scratch import scratch


def squares_up_to(number: int) -> int:
    """The sum of the squares of some numbers, by way of a list of them."""
    work = scratch(16)
    for nth in range(16):
        work[nth] = nth * nth
    total = 0
    for nth in range(number):
        total += work[nth]
    return total


def of_many(number: int) -> int:
    """The same again and again: the work of one call is not in the way of the next."""
    total = 0
    for _ in range(number):
        total += squares_up_to(5)
    return total


def test_compiled_numbers_are_those_of_plain_python() -> None:
    of_squares = lean(squares_up_to)
    assert [of_squares(number) for number in range(17)] == [
        squares_up_to(number) for number in range(17)
    ]


def test_a_loop_takes_no_more_of_the_stack() -> None:
    # A million times 128 bytes would not fit.
    assert lean(of_many)(1_000_000) == 30_000_000


def test_numbers_are_integers_of_64_bits() -> None:
    def large() -> int:
        work = scratch(2)
        work[0] = 1 << 62
        work[1] = -1
        return work[0] + work[1]

    assert np.int64(compiled(large)()) == (1 << 62) - 1


def test_the_size_is_a_constant() -> None:
    def sized(number: int) -> int:
        return len(scratch(number))

    with pytest.raises(Exception, match="scratch"):
        compiled(sized)(3)
