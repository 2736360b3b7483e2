"""Numbers as languages write them."""

import pytest

from marrakech.messages import decimal, percent, speaking


@pytest.mark.parametrize(
    ("value", "digits", "signed", "english", "french"),
    [
        (2.44, 1, False, "2.4", "2,4"),
        (-9, 0, True, "-9", "-9"),
        (3, 0, True, "+3", "+3"),
        (0, 0, True, "+0", "+0"),
        (4200, 0, False, "4200", "4200"),
    ],
)
def test_numbers(value: float, digits: int, signed: bool, english: str, french: str) -> None:
    for language, told in (("en", english), ("fr", french)):
        with speaking(language):
            assert decimal(value, digits, signed=signed) == told


def test_shares() -> None:
    assert [percent(0.384), percent(0.0049, 2), percent(-0.06, signed=True)] == ["38%", "0.49%", "-6%"]
    with speaking("fr"):
        # The space before the sign does not break.
        assert percent(0.384, 1) == "38,4\u00a0%"
