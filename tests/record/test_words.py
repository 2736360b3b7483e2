"""Names of squares and rugs, both ways."""

import pytest

from marrakech.kernel import board
from marrakech.record import words
from marrakech.record.errors import NotationError

SQUARES = [row * 8 + column for row in range(7) for column in range(7)]


@pytest.mark.parametrize(("square", "text"), [(0, "a1"), (6, "g1"), (27, "d4"), (48, "a7"), (54, "g7")])
def test_squares_are_named_as_on_a_chess_board(square: int, text: str) -> None:
    assert words.square_text(square) == text


def test_every_square_has_a_name_of_its_own() -> None:
    texts = {words.square_text(square) for square in SQUARES}
    assert len(texts) == 49
    assert [words.parse_square(words.square_text(square)) for square in SQUARES] == SQUARES


@pytest.mark.parametrize(
    "text", ["", "d", "d44", "h1", "a8", "a0", "D4", "4d", " d4", "d\N{SUPERSCRIPT FOUR}"]
)
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        words.parse_square(text)
    assert caught.value.found == text
    assert caught.value.expected == "a square a1 to g7"


@pytest.mark.parametrize(
    ("place", "text"), [(0, "a1-b1"), (41, "f7-g7"), (42, "a1-a2"), (83, "g6-g7"), (21, "d4-e4")]
)
def test_rugs_are_named_by_their_squares(place: int, text: str) -> None:
    assert words.rug_text(place) == text


def test_every_place_has_a_name_of_its_own_and_may_be_named_from_either_end() -> None:
    texts = [words.rug_text(place) for place in range(board.PLACES)]
    assert len(set(texts)) == 84
    for place, text in enumerate(texts):
        here, there = text.split("-")
        assert words.parse_rug(text) == place
        assert words.parse_rug(f"{there}-{here}") == place
        ends = words.place_ends(place)
        assert [words.square_text(end) for end in ends] == [here, there]
        assert board.place_squares(place) == 1 << ends[0] | 1 << ends[1]


@pytest.mark.parametrize(
    "text", ["", "d4", "d4e4", "d4-e5", "d4-d4", "d4-f4", "g1-a2", "h1-h2", "d4-h4", "d4_e4", "d4-e4 "]
)
def test_what_is_no_rug_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        words.parse_rug(text)
    assert caught.value.found == text
    assert caught.value.expected == "a rug as two neighbouring squares, such as d4-e4"


def test_the_squares_of_a_set_come_lowest_first() -> None:
    assert words.each(0) == []
    assert words.each(1 << 54 | 1 << 3 | 1 << 27) == [3, 27, 54]
    assert words.each(board.BOARD) == SQUARES


def test_each_letter_stands_for_one_word() -> None:
    assert "".join(word[0] for word in words.COLOURS) == words.COLOUR_LETTERS
    assert "".join(word[0].upper() for word in words.HEADINGS) == words.HEADING_LETTERS
    assert "".join(word[0].upper() for word in words.QUARTER_WORDS) == words.QUARTER_LETTERS
