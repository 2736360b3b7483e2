"""The solver of endings against the plain one, in positions of all rules and steps."""

import pytest

from marrakech.engine.endings.ending_arrays import EndingArrays, make_ending_arrays
from marrakech.engine.endings.solving import solve
from marrakech.engine.vectors import SEATS
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import State, players
from marrakech.kernel.turn import act, legal
from tests.engine.endings.late import late_positions
from tests.engine.endings.plain import Prospect, plain_value
from tests.examples import times

EXACT = 1e-9


@pytest.fixture(scope="module")
def arrays() -> EndingArrays:
    """Arrays for all endings, one after the other."""
    return make_ending_arrays()


def prospect(row: object, number: int) -> Prospect:
    """A row of the solver's arrays, as the plain solver tells it."""
    values = list(row)  # type: ignore[call-overload]
    return tuple((values[who], values[SEATS + who], values[2 * SEATS + who]) for who in range(number))


def check(state: State, arrays: EndingArrays) -> None:
    """Both solvers agree about a position and all its options."""
    assert solve(state, arrays)
    number = players(state)
    found, expected = prospect(arrays.frames.values[0], number), plain_value(state)
    for one, other in zip(found, expected, strict=True):
        assert one == pytest.approx(other, rel=0, abs=EXACT), state
    options = possible(outcomes(state)) or listed(legal(state))
    for nth, option in enumerate(options):
        value = plain_value(act(state, option))
        for one, other in zip(prospect(arrays.options[nth], number), value, strict=True):
            assert one == pytest.approx(other, rel=0, abs=EXACT), (state, option)


@pytest.mark.parametrize(("rugs", "number"), [(1, 80), (2, 25)])
def test_both_solvers_agree(rugs: int, number: int, arrays: EndingArrays) -> None:
    for state in late_positions(f"{rugs} left", times(number), rugs):
        check(state, arrays)


@pytest.mark.parametrize("part", range(times(1) // 10 * 10))
def test_both_solvers_agree_about_three_rugs(part: int, arrays: EndingArrays) -> None:
    """In `make long` only, 50 positions: the plain solver needs half a minute for the longest of them."""
    for state in late_positions(f"three left, part {part}", 5, 3):
        check(state, arrays)
