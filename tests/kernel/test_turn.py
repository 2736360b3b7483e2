"""Orienting Assam, rolling and walking, and the order of the steps."""

import pytest

from marrakech.kernel.board import AHEAD, LEFT, RIGHT
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import (
    DRAW,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    LAY,
    ORIENT,
    ROLL,
    TURN,
    player,
    step,
)
from tests.kernel.drawing import assam, draw, place, same_board
from tests.kernel.modes import Kernel

CENTRE = "4 . . . ^ . . ."


@pytest.mark.parametrize(
    ("before", "left", "ahead", "right"),
    [
        # 4 . . . ^ . . .        4 . . . > . . .        4 . . . v . . .        4 . . . < . . .
        ("d4^", "d4<", "d4^", "d4>"),
        ("d4>", "d4^", "d4>", "d4v"),
        ("d4v", "d4>", "d4v", "d4<"),
        ("d4<", "d4v", "d4<", "d4^"),
    ],
)
def test_assam_stays_or_turns_a_quarter_and_never_half(
    kernel: Kernel, before: str, left: str, ahead: str, right: str
) -> None:
    turned = {turn: kernel.turn.turned(assam(before), turn) for turn in (LEFT, AHEAD, RIGHT)}
    assert turned == {LEFT: assam(left), AHEAD: assam(ahead), RIGHT: assam(right)}
    assert assam(before) ^ 2 not in turned.values()


def test_he_is_oriented_before_the_die_is_rolled(kernel: Kernel) -> None:
    state = draw(CENTRE)
    assert step(state) == ORIENT
    oriented = kernel.turn.orient(state, LEFT)
    # 4 . . . < . . .
    assert same_board(oriented, "4 . . . < . . .")
    assert step(oriented) == ROLL
    assert player(oriented) == player(state)


@pytest.mark.parametrize("steps", sorted(set(DIE)))
def test_he_walks_as_many_squares_as_the_die_shows(kernel: Kernel, steps: int) -> None:
    # 4 < 3 2 1 o . .
    state = draw("4 . . . . < . .", step=ROLL)
    walked = kernel.turn.roll(state, steps)
    assert walked.assam == assam("edcba"[steps] + "4<")
    assert step(walked) == LAY


def test_rugs_do_not_stop_him_and_only_the_last_square_counts(kernel: Kernel) -> None:
    state = draw(
        """
        4 . . . > I-I .
        """,
        step=ROLL,
    )
    assert kernel.turn.roll(state, 3).assam == assam("g4>")
    assert kernel.turn.roll(state, 3).purses == state.purses


def test_a_half_circle_costs_no_step(kernel: Kernel) -> None:
    #     ,-.
    # 7 . . . 1 . . .        d7 is the first step, c7 the second, c6 the third
    # 6 . . . ^ . . .
    #   a b c d e f g
    state = draw("6 . . . ^ . . .", step=ROLL)
    assert kernel.turn.walk(state, 1).assam == assam("d7^")
    assert kernel.turn.walk(state, 2).assam == assam("c7v")
    assert kernel.turn.walk(state, 3).assam == assam("c6v")


def test_a_corner_mosaic_brings_him_back_onto_the_square_he_left(kernel: Kernel) -> None:
    #               ,-,
    # 7 . . . . . . 1-'      g7 is the first step, g7 again the second, f7 the third
    # 6 . . . . . . ^
    #   a b c d e f g
    state = draw("6 . . . . . . ^", step=ROLL)
    assert kernel.turn.walk(state, 1).assam == assam("g7^")
    assert kernel.turn.walk(state, 2).assam == assam("g7<")
    assert kernel.turn.walk(state, 3).assam == assam("f7<")


@pytest.mark.parametrize(
    ("leaves", "enters"),
    [("g7^", "g7<"), ("g7>", "g7v"), ("a1<", "a1^"), ("a1v", "a1>")],
)
def test_both_corner_loops_in_both_directions(kernel: Kernel, leaves: str, enters: str) -> None:
    #                 ,-,
    #   7 . . . . . . o-'
    #   1 o . . . . . .
    #   '-' b c d e f g
    state = draw(CENTRE, step=ROLL)._replace(assam=assam(leaves))
    assert kernel.turn.roll(state, 1).assam == assam(enters)


def test_a_corner_loop_ends_on_the_square_where_it_began_and_pays_there(kernel: Kernel) -> None:
    #               ,-,
    # 7 . . . . . I-^-'
    #   a b c d e f g
    state = draw("7 . . . . . I-^", under="I", step=ROLL)
    paid = kernel.turn.roll(state, 1)
    assert paid.assam == assam("g7<")
    assert paid.purses & 255 == 28


def test_the_order_of_the_steps(kernel: Kernel) -> None:
    state = draw(CENTRE)
    assert step(state) == ORIENT
    state = kernel.turn.orient(state, AHEAD)
    assert step(state) == ROLL
    state = kernel.turn.roll(state, 2)
    assert step(state) == LAY
    state = kernel.turn.lay(state, place("d5e5"))
    # 6 . . . ^ . . .
    # 5 . . . H-H . .
    assert same_board(state, "6 . . . ^ . . .\n5 . . . H-H . .")
    assert (step(state), player(state)) == (ORIENT, 1)


def test_play_goes_round(kernel: Kernel) -> None:
    for players in (2, 3, 4):
        tops = (1, 1) if players == 2 else ()
        state = draw(CENTRE, players=players, player=players - 1, step=LAY, tops=tops)
        laid = kernel.turn.lay(state, place("d5e5"))
        if players == 2:
            assert step(laid) == DRAW
            laid = kernel.turn.draw(laid, 1)
        assert player(laid) == 0


def test_the_variant_rolls_first_and_turns_last(kernel: Kernel) -> None:
    state = draw(CENTRE, switches=END_TURN)
    assert step(state) == ROLL
    state = kernel.turn.roll(state, 1)
    assert step(state) == LAY
    state = kernel.turn.lay(state, place("d4e4"))
    assert (step(state), player(state)) == (TURN, 0)
    state = kernel.turn.end_turn(state, RIGHT)
    # 5 . . . > . . .
    # 4 . . . H-H . .        the next player must go east
    assert same_board(state, "5 . . . > . . .\n4 . . . H-H . .")
    assert (step(state), player(state)) == (ROLL, 1)


@pytest.mark.parametrize(
    ("switches", "at", "kept"),
    [
        (0, ORIENT, True),
        (END_TURN, TURN, False),
        (END_TURN | KEEP_HEADING, TURN, True),
    ],
)
def test_the_quarter_turn_of_the_variant_is_not_optional_but_by_house_rule(
    kernel: Kernel, switches: int, at: int, kept: bool
) -> None:
    # 4 . . . ^ . . .
    state = draw(CENTRE, switches=switches, step=at)
    quarters = [LEFT, AHEAD, RIGHT] if kept else [LEFT, RIGHT]
    assert kernel.choices.listed(kernel.turn.legal(state)) == quarters
    assert [one for one in (LEFT, AHEAD, RIGHT) if kernel.turn.may_end(state.rules, one)] == (
        quarters if at == TURN else [LEFT, RIGHT]
    )


def test_by_house_rule_the_heading_is_kept(kernel: Kernel) -> None:
    state = draw(CENTRE, switches=END_TURN | KEEP_HEADING, step=TURN)
    kept = kernel.turn.end_turn(state, AHEAD)
    # 4 . . . ^ . . .
    assert same_board(kept, CENTRE)
    assert (step(kept), player(kept)) == (ROLL, 1)


def test_an_eliminated_player_does_not_turn_assam(kernel: Kernel) -> None:
    state = draw(
        """
        4 . . . > I-I .
        """,
        switches=ELIMINATION | END_TURN,
        purses=(1, 30, 30, 30),
    )
    gone = kernel.turn.roll(state, 1)
    # 4 . . . I > I . would show him on e4, still facing east
    assert gone.assam == assam("e4>")
    assert (step(gone), player(gone)) == (ROLL, 1)
