"""When the game is over, and who is next until then."""

import pytest

from marrakech.kernel.board import EAST, LEFT, RIGHT
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    ELIMINATION,
    END_TURN,
    LAY,
    ONE_COLOUR,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    out_order,
    player,
    step,
    top,
)
from tests.kernel.drawing import draw, place
from tests.kernel.modes import Kernel

CENTRE = "4 . . . ^ . . ."


@pytest.mark.parametrize(
    ("players", "switches", "stocks"),
    [
        (4, 0, (0, 0, 0, 1)),
        (3, 0, (0, 0, 1)),
        (2, 0, (0, 1, 0, 0)),
        (2, ONE_COLOUR, (0, 1)),
        (4, END_TURN, (0, 0, 0, 1)),  # nobody turns Assam after the last rug
        (2, END_TURN, (0, 0, 0, 1)),
    ],
)
def test_the_game_ends_when_the_last_rug_is_laid(
    kernel: Kernel, players: int, switches: int, stocks: tuple[int, ...]
) -> None:
    # 5 . . . x-x . .        the last rug
    # 4 . . . ^ . . .
    tops = (0, 2 if stocks[-1] else 1) if players == 2 and not switches & ONE_COLOUR else ()
    last = draw(
        CENTRE,
        players=players,
        switches=switches,
        player=players - 1,
        step=LAY,
        stocks=stocks,
        tops=tops,
    )
    over = kernel.turn.lay(last, place("d5e5"))
    assert over.stocks == 0
    assert step(over) == OVER
    assert over.assam == last.assam


@pytest.mark.parametrize(("switches", "follows"), [(0, ORIENT), (END_TURN, TURN)])
def test_the_last_rug_of_one_player_does_not_end_it(
    kernel: Kernel, switches: int, follows: int
) -> None:
    # 4 . . . ^ . . .        Saffron lays a last rug, Almond has one more
    state = draw(CENTRE, switches=switches, player=2, step=LAY, stocks=(0, 0, 1, 1))
    laid = kernel.turn.lay(state, place("d5e5"))
    assert step(laid) == follows
    assert player(laid) == (2 if switches else 3)


@pytest.mark.parametrize("switches", [ELIMINATION, ELIMINATION | END_TURN])
def test_the_game_ends_when_who_held_the_last_rug_is_eliminated(kernel: Kernel, switches: int) -> None:
    # 4 . . . H-H . .        (Assam on d4) Almond cannot pay; the other rugs are all laid
    state = draw(
        "4 . . . ^-H . .",
        under="H",
        switches=switches,
        player=3,
        step=ROLL,
        stocks=(0, 0, 0, 1),
        purses=(59, 30, 30, 1),
    )
    over = kernel.turn.pay(state)
    assert step(over) == OVER
    assert out_order(over, 3) == 1
    assert over.stocks == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_as_soon_as_one_merchant_is_left(kernel: Kernel, players: int) -> None:
    # 4 . . . H-H . .        (Assam on d4) the last but one cannot pay Henna
    state = draw(
        "4 . . . ^-H . .",
        under="H",
        players=players,
        switches=ELIMINATION | (ONE_COLOUR if players == 2 else 0),
        player=players - 1,
        step=ROLL,
        out=tuple(range(1, players - 1)),
        stocks=(9, *[0] * (players - 2), 9),
        purses=(30 * players - 1, *[0] * (players - 2), 1),
    )
    over = kernel.turn.pay(state)
    assert step(over) == OVER
    assert over.stocks == 9
    assert out_order(over, players - 1) == players - 1


@pytest.mark.parametrize(
    ("stocks", "following"),
    [
        ((3, 0, 2, 1), 2),  # Indigo has nothing to lay and is passed over
        ((3, 0, 0, 1), 3),
        ((3, 0, 0, 0), 0),  # Henna alone goes on
    ],
)
def test_in_a_position_no_game_reaches_who_has_no_rug_is_passed_over(
    kernel: Kernel, stocks: tuple[int, ...], following: int
) -> None:
    # 4 . . . ^ . . .
    state = draw(CENTRE, step=LAY, stocks=stocks)
    laid = kernel.turn.lay(state, place("d5e5"))
    assert (step(laid), player(laid)) == (ORIENT, following)


def test_who_has_no_rug_is_passed_over_after_the_turn_of_the_variant(kernel: Kernel) -> None:
    # 4 . . . ^ . . .
    state = draw(CENTRE, switches=END_TURN, step=TURN, stocks=(3, 0, 0, 1))
    turned = kernel.turn.end_turn(state, LEFT)
    assert (step(turned), player(turned)) == (ROLL, 3)


@pytest.mark.parametrize("what", [DEAL, ORIENT, ROLL, LAY, TURN, OVER])
def test_nothing_is_left_undrawn_where_nothing_was_due(kernel: Kernel, what: int) -> None:
    state = draw("4 . . . ^ . . .", players=2, step=what, switches=END_TURN, tops=(1, 1))
    assert kernel.turn.undrawn(state) == state
    expected = kernel.turn.end_turn(state, RIGHT) if what == TURN else state
    assert kernel.turn.next_turn(state, RIGHT) == expected


@pytest.mark.parametrize("switches", [0, END_TURN])
def test_the_next_turn_comes_without_the_next_rug(kernel: Kernel, switches: int) -> None:
    state = draw("4 . . . ^ . . .", players=2, step=DRAW, switches=switches, tops=(0, 1))
    rest = kernel.turn.undrawn(state)
    assert (player(rest), step(rest)) == ((0, TURN) if switches else (1, ORIENT))
    after = kernel.turn.next_turn(state, RIGHT)
    assert (player(after), step(after)) == (1, ROLL if switches else ORIENT)
    assert after.assam - state.assam == (EAST if switches else 0)
    assert (top(after, 0), top(after, 1)) == (0, 1)
    assert after[:6] == state[:6]
    assert (after.purses, after.stocks) == (state.purses, state.stocks)
