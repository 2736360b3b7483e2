"""The set-up of a game, and the words to read a position."""

import numpy as np
import pytest

from marrakech.kernel.state import (
    DEAL,
    ELIMINATION,
    END_TURN,
    FIELDS,
    LAY,
    ONE_COLOUR,
    ORIENT,
    ROLL,
    TURN,
)
from tests.kernel.drawing import draw, same_board, square, squares, unpacked
from tests.kernel.modes import Kernel


@pytest.mark.parametrize(
    ("rules", "purses", "stocks", "first"),
    [
        (4, (30, 30, 30, 30), (12, 12, 12, 12), ORIENT),
        (3, (30, 30, 30, 0), (15, 15, 15, 0), ORIENT),
        (2, (30, 30, 0, 0), (12, 12, 12, 12), DEAL),
        (2 | ONE_COLOUR, (30, 30, 0, 0), (15, 15, 0, 0), ORIENT),
        (4 | END_TURN, (30, 30, 30, 30), (12, 12, 12, 12), ROLL),
        (3 | END_TURN | ELIMINATION, (30, 30, 30, 0), (15, 15, 15, 0), ROLL),
        (2 | END_TURN, (30, 30, 0, 0), (12, 12, 12, 12), DEAL),
    ],
)
def test_the_start(
    kernel: Kernel, rules: int, purses: tuple[int, ...], stocks: tuple[int, ...], first: int
) -> None:
    state = kernel.state.start(rules)
    assert same_board(
        state,
        """
        5 . . . . . . .
        4 . . . ^ . . .
        3 . . . . . . .
          a b c d e f g
        """,
    )
    assert unpacked(state.purses) == purses
    assert unpacked(state.stocks) == stocks
    assert kernel.state.step(state) == first
    assert kernel.state.player(state) == 0
    assert kernel.state.number_out(state) == 0
    assert state.rules == rules
    assert kernel.state.first_step(rules) == (ROLL if rules & END_TURN else ORIENT)


@pytest.mark.parametrize("rules", [4, 3, 2, 2 | ONE_COLOUR, 3 | END_TURN])
def test_any_player_may_begin_and_all_else_is_as_ever(kernel: Kernel, rules: int) -> None:
    usual = kernel.state.start(rules)
    assert kernel.state.start_by(rules, 0) == usual
    for first in range(rules & 7):
        state = kernel.state.start_by(rules, first)
        assert kernel.state.player(state) == first
        assert state[:9] == usual[:9]
        assert kernel.state.step(state) == kernel.state.step(usual)
        assert kernel.state.is_start(state)
        assert not kernel.state.is_start(kernel.state.with_assam(state, 0))


@pytest.mark.parametrize(
    ("rules", "colours", "shuffled"),
    [(4, 4, False), (3, 3, False), (2, 4, True), (2 | ONE_COLOUR, 2, False), (2 | END_TURN, 4, True)],
)
def test_colours(kernel: Kernel, rules: int, colours: int, shuffled: bool) -> None:
    assert kernel.state.colours(rules) == colours
    assert kernel.state.two_colours(rules) is shuffled


@pytest.mark.parametrize(
    ("players", "switches", "owners"),
    [(4, 0, [0, 1, 2, 3]), (3, 0, [0, 1, 2]), (2, 0, [0, 1, 0, 1]), (2, ONE_COLOUR, [0, 1])],
)
def test_who_owns_which_colour(kernel: Kernel, players: int, switches: int, owners: list[int]) -> None:
    state = draw("4 . . . ^ . . .", players=players, switches=switches)
    assert [kernel.state.owner(state, colour) for colour in range(len(owners))] == owners
    assert kernel.state.players(state) == players


def test_what_is_seen(kernel: Kernel) -> None:
    state = draw(
        """
        5 . . H I . . .
        4 . . A > . . .
        3 . . . . . . .
        """,
        under="S",
        player=2,
        step=LAY,
        purses=(1, 2, 3, 4),
        stocks=(5, 6, 7, 8),
        out=(3, 1),
    )
    names = {
        name: kernel.state.colour_at(state, squares(name)) for name in ("c5", "d5", "d4", "c4", "a1")
    }
    assert names == {"c5": 0, "d5": 1, "d4": 2, "c4": 3, "a1": -1}
    assert [kernel.state.squares_of(state, colour) for colour in range(4)] == list(state[:4])
    assert kernel.state.covered(state) == squares("c5 d5 c4 d4")
    assert kernel.state.square(state) == square("d4")
    assert kernel.state.heading(state) == 1
    assert kernel.state.step(state) == LAY
    assert kernel.state.player(state) == 2
    assert [kernel.state.purse(state, who) for who in range(4)] == [1, 2, 3, 4]
    assert [kernel.state.stock(state, colour) for colour in range(4)] == [5, 6, 7, 8]
    assert [kernel.state.rugs_left(state, who) for who in range(4)] == [5, 6, 7, 8]
    assert [kernel.state.out_order(state, who) for who in range(4)] == [0, 2, 0, 1]


def test_with_two_players_the_rugs_of_both_colours_are_left(kernel: Kernel) -> None:
    state = draw("4 . . . ^ . . .", players=2, stocks=(5, 6, 7, 8), tops=(2, 1))
    assert [kernel.state.rugs_left(state, who) for who in range(2)] == [12, 14]
    assert [kernel.state.top(state, who) for who in range(2)] == [2, 1]
    assert [kernel.state.pile_colour(0, 2), kernel.state.pile_colour(1, 1)] == [2, 1]
    assert kernel.state.laying_colour(state) == 2


def test_a_part_of_the_flow_is_changed_alone(kernel: Kernel) -> None:
    flow = draw("4 . . . ^ . . .", players=2, player=1, step=LAY, tops=(2, 1), out=(0,)).flow
    assert kernel.state.with_step(flow, TURN) == flow - (LAY << 2) + (TURN << 2)
    assert kernel.state.with_player(flow, 0) == flow - 1
    assert kernel.state.with_top(flow, 0, 1) == flow - (1 << 13)
    assert kernel.state.with_out(flow, 1, 2) == flow + (2 << 7)


def test_a_state_is_written_as_its_numbers_and_read_again(kernel: Kernel) -> None:
    state = draw("4 . H-H ^ . . .", players=2, player=1, step=LAY, tops=(2, 1))
    numbers = np.full((2, FIELDS + 1), -1, np.int64)
    kernel.state.write_state(state, numbers[1])
    assert numbers.tolist() == [[-1] * (FIELDS + 1), [*state, -1]]
    again = kernel.state.read_state(numbers[1])
    assert again == state
    # Plain integers: a numpy integer would find its way into files.
    assert {type(number) for number in again} == {int}


def test_all_but_the_board_is_replaced(kernel: Kernel) -> None:
    state = draw("4 . H-H ^ . . .", player=1, step=LAY)
    assert kernel.state.with_assam(state, 7) == state._replace(assam=7)
    assert kernel.state.with_flow(state, 7) == state._replace(flow=7)
    replaced = kernel.state.keep_board(state, 1, 2, 3, 4)
    assert replaced == state._replace(assam=1, purses=2, stocks=3, flow=4)
