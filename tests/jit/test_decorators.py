"""Compiled functions that call plain ones."""

from marrakech.engine import greedy, yardstick
from marrakech.jit import with_numba
from marrakech.jit.decorators import compiled
from marrakech.jit.with_numba import make_callable, public_functions
from marrakech.kernel import board


def test_kernel_functions_are_compiled_from_their_source() -> None:
    one_step = compiled(board.one_step)
    assert [one_step(assam) for assam in range(8)] == [board.one_step(assam) for assam in range(8)]


def test_what_a_function_calls_is_found_through_what_it_calls() -> None:
    known = with_numba._callable
    before = set(known)
    try:
        known -= {*public_functions(greedy), *public_functions(yardstick)}
        make_callable(greedy.greedy_choice)
        assert {yardstick.lead, yardstick.standing_value, greedy.best_rug} <= known
    finally:
        known |= before


def test_functions_of_other_packages_are_left_alone() -> None:
    import statistics

    def user() -> float:
        return statistics.mean([1.0])

    make_callable(user)
    assert statistics.mean not in with_numba._callable
