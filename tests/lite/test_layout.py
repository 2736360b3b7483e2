"""Every array has a place of its own, of the native code's size."""

from typing import Any

import numpy as np
from lite.engine.layout import ALIGNED, lay_out

from marrakech.analysis.entries import (
    ANSWER_BYTES,
    ENTRIES,
    QUESTION_BYTES,
    make_desk,
)
from marrakech.analysis.options import make_options
from marrakech.analysis.packed_values import GAMES_A_CALL, ROLLS_A_CALL
from marrakech.engine.endings.ending_arrays import make_ending_arrays
from marrakech.engine.learned.network import SHAPES
from marrakech.engine.search.arrays import make_workspace
from marrakech.kernel.state import FIELDS


def arrays_of(value: Any, name: str) -> dict[str, Any]:
    if isinstance(value, np.ndarray):
        return {name: value}
    found: dict[str, Any] = {}
    for field in value._fields:
        found |= arrays_of(getattr(value, field), f"{name}.{field}")
    return found


def test_sizes_are_those_of_the_native_code() -> None:
    native = {
        **arrays_of(make_workspace(), "work"),
        **arrays_of(make_ending_arrays(), "endings"),
        **arrays_of(make_options(), "options"),
    }
    places = lay_out().desk.places
    assert {name: (place.shape, place.dtype) for name, place in places.items()} == {
        name: (array.shape, array.dtype.name) for name, array in native.items()
    }
    network = lay_out().network.places
    assert {name: place.shape for name, place in network.items()} == SHAPES
    assert {place.dtype for place in network.values()} == {"float32"}


def test_no_two_arrays_overlap_but_those_that_are_one() -> None:
    layout = lay_out()
    for region in (layout.desk, layout.network):
        spans = {
            (place.first, np.dtype(place.dtype).itemsize * int(np.prod(place.shape)))
            for place in region.places.values()
        }
        end = 0
        for first, size in sorted(spans):
            assert first >= end
            assert first % ALIGNED == 0
            end = first + size
        assert end <= region.size
    places = layout.desk.places
    assert places["work.budget.nodes"] is places["work.exact.arrays.budget.nodes"], "natively one array"
    assert places["work.budget.nodes"] is not places["endings.budget.nodes"]
    first = min(place.first for place in places.values())
    assert layout.question + QUESTION_BYTES <= layout.answer
    assert layout.answer + ANSWER_BYTES <= first


def test_there_is_room_for_the_longest_question_and_answer() -> None:
    desk = make_desk()
    assert desk.question.ints.nbytes == desk.question.floats.nbytes == QUESTION_BYTES
    assert desk.answer.floats.nbytes == ANSWER_BYTES
    longest = 8 * (FIELDS + 2 + ROLLS_A_CALL) + 4 * (ROLLS_A_CALL + GAMES_A_CALL)
    assert longest <= QUESTION_BYTES
    assert GAMES_A_CALL * 8 * 4 <= ANSWER_BYTES
    assert all(entry.least <= QUESTION_BYTES for entry in ENTRIES.values())


def test_more_games_than_there_is_room_for_are_not_played() -> None:
    desk = make_desk()
    network = None
    for games, turns in (
        (0, 1),
        (1, 0),
        (-1, 5),
        (GAMES_A_CALL + 1, 1),
        (2, ROLLS_A_CALL),
        (1 << 62, 4),
    ):
        desk.question.ints[FIELDS : FIELDS + 2] = games, turns
        assert ENTRIES["play_outs"].function(desk, network) == 0  # type: ignore[arg-type]
