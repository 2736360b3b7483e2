"""Values that do not change."""

import copy
import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from marrakech import Lay, Position, Roll, Ruleset
from marrakech.record.ranking import Standing

VALUES: list[Any] = [
    Position.start(),
    Lay("d4-e4"),
    Roll(3),
    Ruleset.of(),
    Position.start().ranking()[0],
    Position.start().forecasts()[0],
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("name", ["state", "anything"])
def test_no_attribute_can_be_set_and_the_refusal_says_so(value: object, name: str) -> None:
    expected = f"a {type(value).__name__} does not change: {name!r} cannot be set"
    with pytest.raises(FrozenInstanceError) as caught:
        setattr(value, name, 1)
    assert str(caught.value) == expected
    with pytest.raises(FrozenInstanceError) as caught:
        delattr(value, name)
    assert str(caught.value) == expected


def test_such_values_are_copied_and_pickled() -> None:
    for value in VALUES:
        assert copy.copy(value) == copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
    assert isinstance(VALUES[4], Standing)
