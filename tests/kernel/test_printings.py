"""What the printings differ in, line by line as the page of settled rules has it."""

from dataclasses import FrozenInstanceError

import pytest

from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.kernel.state import ELIMINATION

IDS = ["fr57", "suleika", "fr60", "en2021", "ro57"]
"""In the order of the sheets."""


def test_five_sheets() -> None:
    assert [PRINTINGS[name].sheet for name in IDS] == ["000", "001", "002", "003", "004"]
    assert set(PRINTINGS) == set(IDS)
    assert all(name == printing.id for name, printing in PRINTINGS.items())
    assert DEFAULT_PRINTING == "en2021"
    assert next(iter(PRINTINGS)) == DEFAULT_PRINTING


def test_rugs_in_the_box() -> None:
    assert [PRINTINGS[name].rugs for name in IDS] == [57, None, 60, 60, 57]
    assert PRINTINGS["fr57"].sets == PRINTINGS["ro57"].sets == (15, 15, 15, 12)
    assert PRINTINGS["fr60"].sets == PRINTINGS["en2021"].sets == (15, 15, 15, 15)


def test_edge_decoration() -> None:
    assert [PRINTINGS[name].edge for name in IDS] == ["arrows", "arrows", "arrows", "mosaics", "arrows"]


def test_who_cannot_pay_in_full() -> None:
    assert [PRINTINGS[name].elimination for name in IDS] == [False, False, True, True, False]
    assert [PRINTINGS[name].insolvency_printed for name in IDS] == [False, False, True, True, False]
    assert [PRINTINGS[name].switches for name in IDS] == [0, 0, ELIMINATION, ELIMINATION, 0]


def test_end_of_turn_variant() -> None:
    assert [PRINTINGS[name].variant for name in IDS] == [False, False, True, True, False]


def test_two_players() -> None:
    assert PRINTINGS["fr57"].two_players == ("two_colours", "one_colour")
    assert all(PRINTINGS[name].two_players == ("two_colours",) for name in IDS[1:])


def test_who_starts() -> None:
    assert [PRINTINGS[name].starter for name in IDS] == ["holiday", None, "holiday", "decide", "decide"]


def test_a_sheet_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        PRINTINGS["fr57"].id = "fr60"  # type: ignore[misc]
    assert not hasattr(PRINTINGS["fr57"], "__dict__")
