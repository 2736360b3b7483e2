"""What a walk is expected to cost."""

import pytest

from marrakech.kernel.board import AHEAD, LEFT, RIGHT
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import ELIMINATION, END_TURN, State, owner, player, players, with_player
from marrakech.kernel.turn import colour_due, tithe, turned, walk
from tests.engine.games import some_choices
from tests.kernel.drawing import draw
from tests.kernel.modes import Kernel

MARKET = draw(
    """
    7 . . . I . . .
            |
    6 . . . I . . .
    5 . . . . . . .
    4 . S S ^ A-A .
    3 . . . . . . .
    """
)
"""Two or three steps north lead to Indigo, one or two east to Almond, one or two west to Saffron."""


@pytest.mark.parametrize(
    ("quarter", "receiver", "due"),
    [
        (LEFT, 2, (2 * (1 + 2), 2 * (1 + 2))),
        (LEFT, 1, (2 * (1 + 2), 0)),
        (AHEAD, 1, (2 * (2 + 2), 2 * (2 + 2))),
        (RIGHT, 3, (2 * (1 + 2), 2 * (1 + 2))),
    ],
)
def test_each_face_counts_the_tithe_where_it_leads(
    kernel: Kernel, quarter: int, receiver: int, due: tuple[int, int]
) -> None:
    facing = turned(MARKET.assam, quarter)
    assert kernel.tithes.expected_tithe(MARKET, 0, facing, receiver) == due


def test_of_equally_cheap_headings_the_first_counts(kernel: Kernel) -> None:
    assert kernel.tithes.cheapest_tithe(MARKET, 0, 2) == (6, 6)
    assert kernel.tithes.cheapest_tithe(MARKET, 0, 3) == (6, 0)


@pytest.mark.parametrize("rules", [2, 3 | ELIMINATION, 4 | END_TURN])
def test_it_is_the_sum_over_the_faces_of_what_is_due(kernel: Kernel, rules: int) -> None:
    for state in some_choices(rules, 20):
        for payer in range(players(state)):
            assert kernel.tithes.expected_tithe(state, payer, state.assam, 0) == slow(state, payer)


def slow(state: State, payer: int) -> tuple[int, int]:
    """What the payer owes over the faces of the die, in all and to the first player, each walk on its own."""
    mine = state._replace(flow=with_player(state.flow, payer))
    assert player(mine) == payer
    walked = [walk(mine, face) for face in DIE]
    owed = [one for one in walked if tithe(one) and owner(one, colour_due(one)) == 0]
    return sum(map(tithe, walked)), sum(map(tithe, owed))
