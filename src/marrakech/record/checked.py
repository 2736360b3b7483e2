"""Arguments of the library as plain values, or `ArgumentError` saying what was expected."""

from collections.abc import Iterable
from math import isnan, nan
from operator import index

from marrakech.record.errors import OutOfRangeError, WrongTypeError


def integer(value: object, expected: str) -> int:
    """A whole number as Python's own, e.g. from numpy's."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise WrongTypeError(value, expected) from None


def number(value: object, expected: str) -> int | float:
    """A number as Python's own: whole if it is, and never NaN."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    try:
        found = nan if isinstance(value, str | bytes | bool) else float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        found = nan
    if isnan(found):
        raise (OutOfRangeError if isinstance(value, float) else WrongTypeError)(value, expected)
    return found


def switch(value: object, name: str) -> bool:
    """A switch that is on or off: True and False, also numpy's, or 1 and 0."""
    if value is True or value is False:
        return value
    # Not imported: the library does without numpy.
    kind = getattr(getattr(value, "dtype", None), "kind", None)
    numpy_bool = kind == "b" and getattr(value, "shape", None) == ()
    if not numpy_bool and integer(value, f"True or False for {name}") not in (0, 1):
        raise OutOfRangeError(value, f"True or False for {name}")
    return bool(value)


def text(value: object, expected: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise WrongTypeError(value, expected)
    return value


def items(values: object, expected: str) -> list[object]:
    """What an argument lists; a text would be taken for its letters."""
    try:
        if isinstance(values, Iterable) and not isinstance(values, str | bytes):
            return list(values)
    except TypeError:
        pass  # an array of numpy without dimensions
    raise WrongTypeError(values, expected)
