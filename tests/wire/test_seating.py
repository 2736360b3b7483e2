"""Requests for seats are read strictly."""

import msgspec
import pytest

from marrakech.wire.seating import JoinRequest


def test_a_line_break_is_no_part_of_a_random_number() -> None:
    number = "0" * 32
    assert msgspec.convert({"invite": "a", "name": "b", "number": number}, JoinRequest).number == number
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"invite": "a", "name": "b", "number": f"{number}\n"}, JoinRequest)
