"""The market: mosaics, walking, regions and the places of rugs."""

import pytest

from marrakech.kernel import board
from tests.kernel.drawing import assam, place, square, squares
from tests.kernel.modes import Kernel

#     ,-. ,-. ,-. ,-,
#   7 . . . . . . .-'        north: the columns a-b, c-d, e-f are joined, and g meets the corner
#     a b c d e f g
NORTH = "a7^ b7v  b7^ a7v  c7^ d7v  d7^ c7v  e7^ f7v  f7^ e7v  g7^ g7<"

#                 ,-,
#   7 . . . . . . .-'
#   6 . . . . . . .-.
#   5 . . . . . . .-'
#   4 . . . . . . .-.        east: the rows 1-2, 3-4, 5-6 are joined, and 7 meets the corner
#   3 . . . . . . .-'
#   2 . . . . . . .-.
#   1 . . . . . . .-'
#     a b c d e f g
EAST = "g1> g2<  g2> g1<  g3> g4<  g4> g3<  g5> g6<  g6> g5<  g7> g7v"

#     a b c d e f g
#   ,-. . . . . . . 1        south: the columns b-c, d-e, f-g are joined, and a meets the corner
#   '-' '-' '-' '-'
SOUTH = "b1v c1^  c1v b1^  d1v e1^  e1v d1^  f1v g1^  g1v f1^  a1v a1>"

#     a b c d e f g
#   ,-. . . . . . . 7
#   '-. . . . . . . 6
#   ,-. . . . . . . 5
#   '-. . . . . . . 4        west: the rows 2-3, 4-5, 6-7 are joined, and 1 meets the corner
#   ,-. . . . . . . 3
#   '-. . . . . . . 2
#   ,-. . . . . . . 1
#   '-'
WEST = "a2< a3>  a3< a2>  a4< a5>  a5< a4>  a6< a7>  a7< a6>  a1< a1^"


def pairs(text: str) -> list[tuple[str, str]]:
    """Before and after, two by two."""
    words = text.split()
    return list(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize(("leaves", "enters"), pairs(" ".join((NORTH, EAST, SOUTH, WEST))))
def test_every_mosaic(kernel: Kernel, leaves: str, enters: str) -> None:
    assert kernel.board.one_step(assam(leaves)) == assam(enters)


def test_there_are_28_mosaic_ends() -> None:
    assert len(set(pairs(" ".join((NORTH, EAST, SOUTH, WEST))))) == 28


def test_inside_the_market_a_step_goes_straight_ahead(kernel: Kernel) -> None:
    # 5 . . . 1 . . .
    # 4 . . 4 o 2 . .
    # 3 . . . 3 . . .
    #   a b c d e f g
    assert kernel.board.one_step(assam("d4^")) == assam("d5^")
    assert kernel.board.one_step(assam("d4>")) == assam("e4>")
    assert kernel.board.one_step(assam("d4v")) == assam("d3v")
    assert kernel.board.one_step(assam("d4<")) == assam("c4<")


def test_every_way_onto_a_square_is_the_end_of_one_step(kernel: Kernel) -> None:
    # Mosaics lead back, so no two Assams arrive at the same square facing the same way.
    on_the_board = [
        square * 4 + heading for square in range(56) if square % 8 < 7 for heading in range(4)
    ]
    assert sorted(kernel.board.one_step(here) for here in on_the_board) == on_the_board


def test_sets_of_squares(kernel: Kernel) -> None:
    # 2 x . . . . . .
    # 1 . . . x . . .
    #   a b c d e f g
    corner = squares("d1 a2")
    assert kernel.board.count(corner) == 2
    assert kernel.board.first(corner) == square("d1")
    assert kernel.board.count(board.BOARD) == 49


@pytest.mark.parametrize(
    ("here", "beside"),
    [
        # 7 1 x . . . x 3
        # 6 x . . . . . x
        # 5 . . . x . . .        each number with the squares beside it
        # 4 x . x 5 x . .
        # 3 6 x . x . . .
        # 2 x . . . . . x
        # 1 2 x . . . x 4
        #   a b c d e f g
        ("a7", "b7 a6"),
        ("a1", "a2 b1"),
        ("g7", "f7 g6"),
        ("g1", "f1 g2"),
        ("d4", "d5 c4 e4 d3"),
        ("a3", "a4 b3 a2"),
    ],
)
def test_neighbours(kernel: Kernel, here: str, beside: str) -> None:
    assert kernel.board.neighbours(squares(here)) == squares(beside)


def test_a_region_is_joined_edge_to_edge(kernel: Kernel) -> None:
    # 5 . . x . . . .
    # 4 . x x . o . .        x is the region of b4; o touches it at no edge
    # 3 . x . o . . .
    # 2 . . . . . . .
    #   a b c d e f g
    within = squares("c5 b4 c4 b3 e4 d3")
    assert kernel.board.region(squares("b4"), within) == squares("c5 b4 c4 b3")
    assert kernel.board.region(squares("d3"), within) == squares("d3")


def test_a_region_does_not_run_round_the_edge(kernel: Kernel) -> None:
    # 5 x . . . . . .
    # 4 . . . . . . x
    # 3 x . . . . . .
    #   a b c d e f g
    within = squares("a5 g4 a3")
    assert kernel.board.region(squares("g4"), within) == squares("g4")


def test_a_region_may_be_the_whole_board(kernel: Kernel) -> None:
    assert kernel.board.region(squares("a1"), board.BOARD) == board.BOARD


@pytest.mark.parametrize(
    "name", ["a1b1", "f1g1", "a7b7", "f7g7", "a1a2", "g1g2", "a6a7", "g6g7", "d4e4", "d4d5"]
)
def test_a_place_is_two_neighbouring_squares(kernel: Kernel, name: str) -> None:
    # 7 o-o . . . o-o
    # 6 . . . . . . .        f7-g7 is place 41, the last that lies east-west
    # 1 o-o . . . o-o        a1-b1 is place 0, a1-a2 is place 42
    #   a b c d e f g
    assert kernel.board.place_squares(place(name)) == squares(f"{name[:2]} {name[2:]}")


def test_there_are_84_places(kernel: Kernel) -> None:
    rugs = {kernel.board.place_squares(number) for number in range(board.PLACES)}
    assert len(rugs) == 84
    assert all(rug & ~board.BOARD == 0 and rug.bit_count() == 2 for rug in rugs)


def test_the_tables_of_places_are_the_inverse_of_each_other() -> None:
    for number in range(board.PLACES):
        table = board.EAST_PLACE if number < 42 else board.NORTH_PLACE
        assert table[board.PLACE_SQUARE[number]] == number
    assert sum(number != 255 for number in board.EAST_PLACE) == 42
    assert sum(number != 255 for number in board.NORTH_PLACE) == 42
