"""Checked indices: with NUMBA_BOUNDSCHECK=1 compiled code raises `IndexError` for an index outside its array.

numba makes its check after an index below 0 was counted from the end, as Python does, so it misses those;
here they are errors too, for nothing that is compiled here counts from the end. Such code is slower and is
kept apart from the unchecked code in the cache. It is for tests (`bench/fuzz_positions.py`), not for play.
"""

from typing import Any

import numba
from numba.core import types as nb
from numba.np import arrayobj

# How much of numba is typed varies between releases.
_numba: Any = numba
_arrayobj: Any = arrayobj


def checked() -> bool:
    """Whether the indices of compiled code are checked."""
    return bool(_numba.config.BOUNDSCHECK)


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index of the width of a pointer, for numba's check: one below 0 stays there."""
    return context.cast(builder, index, kind, nb.intp if kind.signed else nb.uintp)


def forbid_negative() -> None:
    """Let numba compile indices as they are, where they are checked."""
    assert hasattr(_arrayobj, "fix_integer_index"), (
        "numba counts indices from the end somewhere else now"
    )
    if checked():
        _arrayobj.fix_integer_index = _as_it_is
