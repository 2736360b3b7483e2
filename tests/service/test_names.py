"""Names people have pass; names that hide or ape do not."""

import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.service.errors import Invalid
from marrakech.service.names import LONGEST, checked_name, skeleton


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Aïcha", "Aïcha"),
        ("  Jean   Luc ", "Jean Luc"),
        ("محمد", "محمد"),
        ("小林", "小林"),
        ("नीलम", "नीलम"),
        ("O'Brien <3", "O'Brien <3"),
        ("🐪", "🐪"),
        ("e\u0301ric", "éric"),
        ("a\tb", "a b"),
    ],
)
def test_names_people_have(raw: str, shown: str) -> None:
    assert checked_name(raw) == shown


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("", "length"),
        ("   ", "length"),
        ("x" * (LONGEST + 1), "length"),
        ("a\x00b", "character"),
        ("\u202eevil", "character"),
        ("a\u200bb", "character"),
        ("a\u2066b", "character"),
        ("\ue000", "character"),
        ("...", "empty"),
        ("a" + "\u0335\u0336\u0337", "marks"),
    ],
)
def test_names_that_cannot_be(raw: str, reason: str) -> None:
    with pytest.raises(Invalid) as refusal:
        checked_name(raw)
    assert refusal.value.code == "bad_name"
    assert refusal.value.detail["reason"] == reason


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Alice", "alice"),
        ("Alice", "ALlCE"),
        ("Aox", "\u0410\u043e\u0445"),  # Cyrillic
        ("Omar", "0mar"),
        ("Amira", "Arnira"),
        ("Leo", "\uff2c\uff45\uff4f"),
        ("Leo", "Léo"),
        ("Jean Luc", "JeanLuc"),
    ],
)
def test_look_alikes_at_one_table(first: str, second: str) -> None:
    with pytest.raises(Invalid, match="choose another name") as refusal:
        checked_name(second, [first])
    assert refusal.value.code == "look_alike_name"


def test_different_names_sit_together() -> None:
    assert checked_name("Basim", ["Alice", "Chloé", "Driss"]) == "Basim"


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_refused_with_a_reason(raw: str) -> None:
    try:
        name = checked_name(raw)
    except Invalid as refusal:
        assert refusal.code == "bad_name"  # noqa: PT017 (either outcome is fine)
        return
    assert 1 <= len(name) <= LONGEST
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ["\u3164", "Ana\u115f", "\u2800Ana", "A\ufe00na", "Ana\u034f"])
def test_what_cannot_be_seen_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(Invalid, match="invisible"):
        checked_name(name)


SUSPICIOUS = re.compile(
    r"\b(FILLER|NULL|BLANK|INVISIBLE|INHERENT|ZERO WIDTH|\w*JOINER|VARIATION SELECTOR|NO-BREAK|SPACE)\b"
)
SEEN = re.compile(
    r"SYMBOL FOR (NULL|SPACE)|BLANK SYMBOL|(GAP|LINE) FILLER|IDEOGRAPHIC HALF FILL SPACE|SIGNWRITING"
)
"""Names of characters that sound invisible, and of those among them that are drawn."""


def test_no_character_of_unicode_makes_an_invisible_name() -> None:
    """The note without a head (U+1D159) counts as a symbol, and was accepted as a name."""
    suspects = [
        char
        for char in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(char) in ("Cc", "Cf", "Mc", "Me", "Mn", "Zl", "Zp", "Zs")
        or (SUSPICIOUS.search(name := unicodedata.name(char, "")) and not SEEN.search(name))
    ]
    assert "\U0001d159" in suspects
    for char in (*suspects, "\ue000", "\ud800", "\uffff", "\U000e0fff"):
        with pytest.raises(Invalid):
            checked_name(char)
        with pytest.raises(Invalid):
            checked_name(f"{char} {char}")
        # Beside letters it is refused, or the name still looks like the one without it.
        with pytest.raises(Invalid):
            checked_name(f"Ana{char}", ["Ana"])


def test_an_emoji_keeps_its_colour() -> None:
    assert checked_name("Ana \u2764\ufe0f") == "Ana \u2764\ufe0f"


@pytest.mark.parametrize("name", ["P\u0430ul", "M\u03b1ria", "J\u0585e"])
def test_a_name_is_written_in_one_alphabet(name: str) -> None:
    with pytest.raises(Invalid, match="look alike"):
        checked_name(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [("\u13aa\u13a5\u13aa", "aia"), ("R2D2", "R\u0662D\u0662"), ("\u0578\u0585", "no")],
)
def test_other_alphabets_have_twins_too(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
