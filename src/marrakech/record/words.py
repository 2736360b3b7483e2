"""The names of what the kernel numbers: colours, headings, turns, squares, rugs, steps."""

from typing import Final

from marrakech.kernel import board, state
from marrakech.kernel.board import (
    EAST_PLACE,
    FIRST_NORTH,
    NORTH_PLACE,
    PLACE_SQUARE,
    STRIDE,
    Place,
    Square,
    Squares,
)
from marrakech.record import checked
from marrakech.record.errors import NotationError

COLOURS: Final = ("Henna", "Indigo", "Saffron", "Almond")
COLOUR_LETTERS: Final = "HISA"
HEADINGS: Final = ("north", "east", "south", "west")
HEADING_LETTERS: Final = "NESW"
QUARTER_WORDS: Final = ("left", "ahead", "right")
QUARTER_LETTERS: Final = "LAR"
STEPS: Final = ("deal", "orient", "roll", "lay", "draw", "turn", "over")

SWITCHES: Final = {
    "one-colour": state.ONE_COLOUR,
    "elimination": state.ELIMINATION,
    "end-turn": state.END_TURN,
    "keep-heading": state.KEEP_HEADING,
    "cover-own": state.COVER_OWN,
}
"""The switches of the rules by their names in notation."""


GAME_OVER: Final = "the game is over: no move can follow"


def square_text(square: Square) -> str:
    """The name of a square, e.g. 'd4' for 27."""
    return "abcdefg"[square & 7] + "1234567"[square >> 3]


def parse_square(text: str) -> Square:
    """The square of a name, e.g. 27 for 'd4'."""
    text = checked.text(text, "a square such as 'd4'")
    if len(text) == 2 and text[0] in "abcdefg" and text[1] in "1234567":
        return "1234567".index(text[1]) * 8 + "abcdefg".index(text[0])
    raise NotationError(text, "a square a1 to g7")


def place_ends(place: Place) -> tuple[Square, Square]:
    """The two squares of a rug place, the western or southern one first."""
    here = PLACE_SQUARE[place]
    return here, here + (1 if place < FIRST_NORTH else STRIDE)


def rug_text(place: Place) -> str:
    """The name of a rug place, e.g. 'd4-e4'."""
    here, there = place_ends(place)
    return f"{square_text(here)}-{square_text(there)}"


RUGS: Final = tuple(rug_text(place) for place in range(board.PLACES))
"""The name of each rug place."""


def parse_rug(text: str) -> Place:
    """The rug place of a name; the squares may be given in either order, e.g. 'd4-e4' or 'e4-d4'."""
    expected = "a rug as two neighbouring squares, such as d4-e4"
    text = checked.text(text, expected)
    if len(text) != 5 or text[2] != "-":
        raise NotationError(text, expected)
    try:
        here, there = sorted((parse_square(text[:2]), parse_square(text[3:])))
    except NotationError:
        raise NotationError(text, expected) from None
    if there - here == 1:
        return EAST_PLACE[here]
    if there - here == 8:
        return NORTH_PLACE[here]
    raise NotationError(text, expected)


def parse_quarter(text: str) -> board.Quarter:
    """The quarter turn of a word or letter, e.g. 0 for 'left' and for 'L'."""
    word = checked.text(text, "left, ahead or right").strip().lower()
    for way, name in enumerate(QUARTER_WORDS):
        if word in (name, QUARTER_LETTERS[way].lower()):
            return way
    raise NotationError(text, "left, ahead or right")


def parse_colour(text: str) -> state.Colour:
    """The colour of a letter or name, e.g. 2 for 'S', '+S' and 'Saffron'."""
    word = checked.text(text, "a colour: H, I, S or A").strip().removeprefix("+").lower()
    for colour, name in enumerate(COLOURS):
        if word in (name.lower(), COLOUR_LETTERS[colour].lower()):
            return colour
    raise NotationError(text, "a colour: H, I, S or A")


def each(squares: Squares) -> list[Square]:
    """The squares of a set, lowest first."""
    found = []
    while squares:
        found.append(board.first(squares))
        squares &= squares - 1
    return found
