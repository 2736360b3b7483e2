"""The drawings that the other tests rely on say what they seem to say."""

from marrakech.kernel.state import start
from tests.kernel.drawing import assam, draw, picture, place, square, squares, unpacked

MARKET = """\
7 A-A . . . . .
6 . . . . . . .
5 . . H . . . .
      |
4 . . H ^ I-I .
3 . . . . . A .
2 . . . . . . .
1 . . . . . . S
  a b c d e f g"""


def test_a_drawing_is_read_square_by_square() -> None:
    state = draw(MARKET)
    assert state.henna == squares("c4 c5")
    assert state.indigo == squares("e4 f4")
    assert state.saffron == squares("g1")
    assert state.almond == squares("a7 b7 f3")
    assert state.east == squares("a7 e4")
    assert state.north == squares("c4")
    assert state.assam == assam("d4^")


def test_a_position_draws_itself_again() -> None:
    assert picture(draw(MARKET)) == MARKET


def test_the_empty_drawing_is_the_start() -> None:
    for players in (3, 4):
        assert draw("4 . . . ^ . . .", players=players) == start(players)


def test_names() -> None:
    assert (square("a1"), square("d4"), square("g7")) == (0, 27, 54)
    assert (place("a1b1"), place("f7g7"), place("a1a2"), place("g7g6")) == (0, 41, 42, 83)
    assert unpacked(start(4).purses) == (30, 30, 30, 30)
