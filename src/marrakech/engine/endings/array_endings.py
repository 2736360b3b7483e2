"""Endings solved by the compiled `solve`, in arrays of numpy."""

from threading import Event, local

from marrakech.engine.endings.ending_arrays import EndingArrays, make_ending_arrays
from marrakech.engine.endings.endings import ExactRows
from marrakech.engine.endings.solving import solve
from marrakech.engine.search.stopper import Stopper
from marrakech.kernel.state import State

_kept = local()


def kept_arrays() -> EndingArrays:
    """The arrays of this thread: every thread solves in its own, which remember what was solved before."""
    if not hasattr(_kept, "arrays"):
        _kept.arrays = make_ending_arrays()
    found: EndingArrays = _kept.arrays
    return found


def solve_in_arrays(state: State, seconds: float | None, cancel: Event | None) -> ExactRows | None:
    """The values of an ending and its options; None where it takes more time, or when it is cancelled."""
    arrays = kept_arrays()
    arrays.budget.nodes[0] = arrays.budget.stop[0] = 0
    stopper = Stopper(arrays.budget, seconds, cancel)
    try:
        if not solve(state, arrays):
            return None
    finally:
        stopper.done.set()
    return ExactRows(
        arrays.frames.values[0].tolist(),
        arrays.options.tolist(),
        int(arrays.frames.chosen[0]),
        int(arrays.budget.nodes[0]),
    )
