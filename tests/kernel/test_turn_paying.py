"""The tithe: where it is due, how much it is, and what happens to who cannot pay it."""

import pytest

from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    LAY,
    ONE_COLOUR,
    ORIENT,
    OVER,
    ROLL,
    out_order,
    player,
    step,
    top,
)
from tests.kernel.drawing import draw, place, squares, unpacked
from tests.kernel.modes import Kernel

REGION = """
    6 . . . . . . .
    5 . . . I-I . .
    4 . . H ^ . . .
    3 . . . I . I .
    2 . . . . I I .
      a b c d e f g
    """
"""Assam on d4: with Indigo under him the region is d5 e5 d4 d3; e2 f2 f3 touch d3 only at a corner."""


def test_the_region_is_counted_edge_to_edge_with_assams_square_included(kernel: Kernel) -> None:
    state = draw(REGION, under="I", step=ROLL)
    assert kernel.turn.tithe_region(state) == squares("d5 e5 d4 d3")
    assert kernel.turn.tithe(state) == 4
    assert unpacked(kernel.turn.pay(state).purses) == (26, 34, 30, 30)


def test_one_lone_square_costs_one_dirham(kernel: Kernel) -> None:
    # 4 . . . S . . .        (Assam stands on it)
    state = draw("4 . . . ^ . . .", under="S", step=ROLL)
    assert unpacked(kernel.turn.pay(state).purses) == (29, 30, 31, 30)


@pytest.mark.parametrize("mover", range(4))
def test_every_colour_is_counted_for_all_but_its_owner(kernel: Kernel, mover: int) -> None:
    for owner, under in enumerate("HISA"):
        state = draw("4 . . . ^ . . .", under=under, player=mover, step=ROLL)
        assert kernel.turn.tithe_region(state) == (squares("d4") if owner != mover else 0)


def test_squares_that_touch_at_a_corner_do_not_count(kernel: Kernel) -> None:
    state = draw(
        """
        5 . . I . I . .
        4 . . . ^ . . .
        3 . . I . I . .
        """,
        under="I",
        step=ROLL,
    )
    assert kernel.turn.tithe(state) == 1


def test_the_halves_of_one_rug_need_not_be_told_from_neighbours(kernel: Kernel) -> None:
    # Three rugs of one colour side by side are one region, whichever halves belong together.
    state = draw(
        """
        5 . . I-I . . .
        4 . . I ^ . . .
        3 . . . I-I . .
        """,
        under="I",
        step=ROLL,
    )
    assert kernel.turn.tithe(state) == 6


def test_nothing_is_due_on_bare_ground(kernel: Kernel) -> None:
    # 4 . . I ^ I . .
    state = draw("4 . . I ^ I . .", step=ROLL)
    assert kernel.turn.colour_due(state) == -1
    assert kernel.turn.tithe(state) == 0
    paid = kernel.turn.pay(state)
    assert paid.purses == state.purses
    assert step(paid) == LAY


def test_nothing_is_due_on_ones_own_rugs(kernel: Kernel) -> None:
    # 4 . . . H-H . .        (Henna's own turn)
    state = draw("4 . . . ^-H . .", under="H", step=ROLL)
    assert kernel.turn.tithe_region(state) == 0
    assert kernel.turn.pay(state).purses == state.purses


@pytest.mark.parametrize("under", ["H", "S"])
def test_with_two_players_nothing_is_due_on_either_own_colour(kernel: Kernel, under: str) -> None:
    # Player 0 owns Henna and Saffron.
    # 4 . . I ^ I . .
    state = draw("4 . . I ^ I . .", players=2, under=under, step=ROLL, tops=(1, 1))
    assert kernel.turn.pay(state).purses == state.purses


@pytest.mark.parametrize(("under", "region"), [("I", "d5 e5 d4"), ("A", "d4 c4 c3 c2")])
def test_with_two_players_a_region_stops_at_the_owners_other_colour(
    kernel: Kernel, under: str, region: str
) -> None:
    # Player 1 owns Indigo and Almond.
    state = draw(
        """
        5 . . . I-I . .
        4 . . A ^ . . .
        3 . . A . . . .
        2 . . A . . . .
        """,
        players=2,
        under=under,
        step=ROLL,
        tops=(1, 1),
    )
    due = len(region.split())
    assert kernel.turn.tithe_region(state) == squares(region)
    assert unpacked(kernel.turn.pay(state).purses, 2) == (30 - due, 30 + due)


@pytest.mark.parametrize(("mover", "expected"), [(1, (33, 27, 30)), (2, (33, 30, 27))])
def test_the_player_to_move_pays_the_owner(
    kernel: Kernel, mover: int, expected: tuple[int, ...]
) -> None:
    # 4 . . H ^-H . .
    state = draw("4 . . H ^-H . .", players=3, under="H", player=mover, step=ROLL)
    assert kernel.turn.tithe_region(state) == squares("c4 d4 e4")
    assert unpacked(kernel.turn.pay(state).purses, 3) == expected


@pytest.mark.parametrize("switches", [0, ELIMINATION])
def test_who_pays_exactly_in_full_stays_even_with_nothing_left(kernel: Kernel, switches: int) -> None:
    state = draw(REGION, under="I", step=ROLL, switches=switches, purses=(4, 30, 30, 30))
    paid = kernel.turn.pay(state)
    assert unpacked(paid.purses) == (0, 34, 30, 30)
    assert out_order(paid, 0) == 0
    assert (step(paid), player(paid)) == (LAY, 0)


def test_who_has_nothing_left_still_plays_where_nothing_is_due(kernel: Kernel) -> None:
    # 4 . . H ^ . . .
    state = draw("4 . . H ^ . . .", step=ROLL, switches=ELIMINATION, purses=(0, 40, 40, 40))
    assert step(kernel.turn.pay(state)) == LAY


def test_where_nothing_is_printed_who_cannot_pay_pays_what_there_is_and_plays_on(
    kernel: Kernel,
) -> None:
    state = draw(REGION, under="I", step=ROLL, purses=(3, 30, 30, 30))
    paid = kernel.turn.pay(state)
    assert unpacked(paid.purses) == (0, 33, 30, 30)
    assert out_order(paid, 0) == 0
    assert paid.stocks == state.stocks
    assert (step(paid), player(paid)) == (LAY, 0)


def test_who_cannot_pay_in_full_is_eliminated(kernel: Kernel) -> None:
    state = draw(REGION, under="I", step=ROLL, switches=ELIMINATION, purses=(3, 30, 30, 30))
    gone = kernel.turn.pay(state)
    # What there is is paid, the unlaid rugs go back to the box, the laid ones stay where they are.
    assert unpacked(gone.purses) == (0, 33, 30, 30)
    assert unpacked(gone.stocks) == (0, 12, 12, 12)
    assert gone[:7] == state[:7]
    assert out_order(gone, 0) == 1
    # The turn ends there: no rug is laid.
    assert (step(gone), player(gone)) == (ORIENT, 1)


def test_in_the_variant_the_turn_of_the_eliminated_ends_there_too(kernel: Kernel) -> None:
    switches = ELIMINATION | END_TURN
    state = draw(REGION, under="I", step=ROLL, switches=switches, purses=(0, 30, 30, 30))
    gone = kernel.turn.pay(state)
    assert (step(gone), player(gone)) == (ROLL, 1)
    assert gone.assam == state.assam


def test_neutral_rugs_take_no_tithe(kernel: Kernel) -> None:
    # Indigo is out.
    state = draw(REGION, under="I", step=ROLL, switches=ELIMINATION, out=(1,), purses=(2, 0, 30, 30))
    assert kernel.turn.tithe(state) == 0
    paid = kernel.turn.pay(state)
    assert paid.purses == state.purses
    assert (step(paid), out_order(paid, 0)) == (LAY, 0)


def test_the_eliminated_are_passed_over(kernel: Kernel) -> None:
    # 4 . . . ^ . . .        Indigo and Saffron are out, Henna lays
    state = draw(
        "4 . . . ^ . . .",
        step=LAY,
        switches=ELIMINATION,
        out=(2, 1),
        stocks=(12, 0, 0, 12),
        purses=(60, 0, 0, 60),
    )
    assert player(kernel.turn.lay(state, place("d5e5"))) == 3


def test_the_second_and_third_to_go_are_numbered(kernel: Kernel) -> None:
    # 4 . . . A-A . .        (Assam on d4) Saffron is out; Henna cannot pay Almond
    state = draw(
        "4 . . . ^-A . .",
        under="A",
        step=ROLL,
        switches=ELIMINATION,
        out=(2,),
        stocks=(9, 9, 0, 9),
        purses=(1, 50, 0, 69),
    )
    gone = kernel.turn.pay(state)
    assert [out_order(gone, who) for who in range(4)] == [2, 0, 1, 0]
    assert kernel.state.number_out(gone) == 2
    assert (step(gone), player(gone)) == (ORIENT, 1)
    # Then Indigo cannot pay either: only Almond is left.
    last = kernel.turn.pay(gone._replace(purses=0 | 1 << 8 | 119 << 24))
    assert [out_order(last, who) for who in range(4)] == [2, 3, 1, 0]
    assert step(last) == OVER
    assert unpacked(last.purses) == (0, 0, 0, 120)


@pytest.mark.parametrize("switches", [ELIMINATION, ELIMINATION | END_TURN, ELIMINATION | ONE_COLOUR])
def test_with_two_players_an_elimination_ends_the_game(kernel: Kernel, switches: int) -> None:
    # 4 . . . I-I . .        (Assam on d4)
    two = not switches & ONE_COLOUR
    state = draw(
        "4 . . . ^-I . .",
        players=2,
        under="I",
        step=ROLL,
        switches=switches,
        tops=(2, 1) if two else (),
        purses=(1, 59),
    )
    gone = kernel.turn.pay(state)
    assert step(gone) == OVER
    assert unpacked(gone.purses, 2) == (0, 60)
    # Both colours go back to the box, and there is no pile any more.
    assert unpacked(gone.stocks) == ((0, 12, 0, 12) if two else (0, 15, 0, 0))
    assert top(gone, 0) == 0
    assert top(gone, 1) == (1 if two else 0)
