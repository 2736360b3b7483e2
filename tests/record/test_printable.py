"""What would steer a terminal is written as an escape; everything else stays as it is."""

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.record.printable import printable


@pytest.mark.parametrize(
    "text", ["", "Aïcha", "小林", "محمد", "🐪", "deux\u00a0points\u202f: oui", "two\nlines"]
)
def test_what_only_shows_stays(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", "\\u001b[2J"),
        ("\x1b]52;c;cm0=\x07", "\\u001b]52;c;cm0=\\u0007"),
        ("\x9b31m", "\\u009b31m"),
        ("\u202egro\u2066", "\\u202egro\\u2066"),
        ("a\rb\tc\x7f", "a\\rb\\tc\\u007f"),
        ("\U000e0041", "\\udb40\\udc41"),
    ],
)
def test_what_steers_is_an_escape(text: str, shown: str) -> None:
    assert printable(text) == shown
    assert json.loads(f'"{shown}"') == text


def test_a_name_has_one_line() -> None:
    assert printable("Ana\nBen", lines=False) == "Ana\\nBen"


def test_no_control_character_is_left() -> None:
    everything = "".join(chr(code) for code in range(sys.maxunicode + 1))
    shown = printable(everything, lines=False)
    assert not any(ord(char) < 32 or 0x7F <= ord(char) < 0xA0 for char in shown)
    assert not set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c") & set(
        shown
    )


@given(st.text())
def test_json_stays_what_it_is(text: str) -> None:
    assert json.loads(printable(json.dumps(text, ensure_ascii=False))) == text
