"""The cursor knows where it is."""

import pytest

from marrakech.record.errors import NotationError
from marrakech.record.reader import Reader


def test_lines_and_columns_count_from_one() -> None:
    reader = Reader("ab\ncd\n")
    assert [reader.where(index) for index in range(7)] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (2, 2),
        (2, 3),
        (3, 1),
    ]
    assert reader.where() == (1, 1)


def test_what_matches_is_moved_over() -> None:
    reader = Reader("left 30")
    assert reader.match("[0-9]+") is None
    assert reader.match("[a-z]+") == "left"
    reader.take(" ", "a space")
    assert reader.number("steps", 30) == 30
    assert reader.done


@pytest.mark.parametrize(
    "text", ["", "x", "256", "99999", "1" * 5000, "-1", "\N{ARABIC-INDIC DIGIT ONE}"]
)
def test_numbers_have_a_limit(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Reader(text).number("a purse", 255)
    assert caught.value.expected == "a purse from 0 to 255"
    assert caught.value.column == 1
    assert caught.value.found == text[:40]


def test_numbers_stand_with_commas_between() -> None:
    assert Reader("1,2,3").numbers("a purse", 3, 9) == (1, 2, 3)
    with pytest.raises(NotationError) as caught:
        Reader("1,2").numbers("a purse", 3, 9)
    assert caught.value.column == 4
    assert caught.value.expected == "3 numbers with commas between them, a purse each"


def test_a_refusal_shows_the_word_or_the_space_that_stands_there() -> None:
    for text, found in (("abc def", "abc"), (" abc", " "), ("", ""), ("x" * 99, "x" * 40)):
        with pytest.raises(NotationError) as caught:
            Reader(text).take("y", "y")
        assert caught.value.found == found
