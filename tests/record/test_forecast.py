"""What a heading may bring."""

from fractions import Fraction

from hypothesis import given

from marrakech.kernel import state as kernel
from marrakech.kernel import turn
from marrakech.kernel.board import AHEAD, EAST, LEFT, NORTH, RIGHT, WEST
from marrakech.kernel.state import State
from marrakech.record.forecast import Forecast, forecasts
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.words import square_text
from tests.examples import examples
from tests.record.games import constructed_states, played_games


def at(text: str) -> State:
    return Position.parse(text).state


def test_three_headings_with_four_landings_each() -> None:
    brought = forecasts(kernel.start(3))
    assert [(one.quarter, one.heading) for one in brought] == [
        (LEFT, WEST),
        (AHEAD, NORTH),
        (RIGHT, EAST),
    ]
    for one in brought:
        assert [landing.steps for landing in one.landings] == [1, 2, 3, 4]
        assert [landing.weight for landing in one.landings] == [1, 2, 2, 1]
        assert [landing.tithe for landing in one.landings] == [0, 0, 0, 0]
        assert [landing.to for landing in one.landings] == [None] * 4
        assert one.average == 0
    ahead = brought[1].landings
    assert [square_text(landing.square) for landing in ahead] == ["d5", "d6", "d7", "c7"]
    assert ahead[3].path[3].left_by == NORTH


TITHES = "7/3S3/3I>I2/7/7/7/7 d4N 1:{} {},30,30 15,14,14 - - 3{}"


def test_the_tithe_to_be_expected_is_weighed_by_the_faces() -> None:
    ahead = forecasts(at(TITHES.format("orient", 30, "")))[1]
    assert [(one.tithe, one.pays, one.to) for one in ahead.landings] == [
        (2, 2, 1),
        (1, 1, 2),
        (0, 0, None),
        (0, 0, None),
    ]
    assert ahead.average == Fraction(1 * 2 + 2 * 1, 6)


def test_a_small_purse_pays_less_than_is_due_and_may_be_out() -> None:
    plays_on = forecasts(at(TITHES.format("orient", 1, "")))[1].landings[0]
    assert (plays_on.tithe, plays_on.pays, plays_on.out) == (2, 1, False)
    is_out = forecasts(at(TITHES.format("orient", 1, "+elimination")))[1].landings
    assert [one.out for one in is_out] == [True, False, False, False]


def test_before_the_roll_the_heading_stands() -> None:
    (only,) = forecasts(at(TITHES.format("roll", 30, "")))
    assert (only.quarter, only.heading) == (AHEAD, NORTH)
    assert only.landings[0].tithe == 2


def test_the_turn_at_the_end_is_the_next_players_concern() -> None:
    # Henna turns; the rugs ahead are Indigo's own, and Indigo is next.
    state = at("7/7/3I>I2/S6/7/7/7 d4E 1:turn 30,30,30 14,14,14 - - 3+end-turn+keep-heading")
    left, ahead, right = forecasts(state)
    assert (left.quarter, left.heading) == (LEFT, NORTH)
    assert [one.tithe for one in left.landings] == [0, 0, 0, 0]
    assert [one.to for one in ahead.landings] == [None] * 4
    assert right.quarter == RIGHT
    without = at("7/7/3I>I2/S6/7/7/7 d4N 1:turn 30,30,30 14,14,14 - - 3+end-turn")
    west, east = forecasts(without)
    assert (west.heading, east.heading) == (WEST, EAST)
    assert [one.tithe for one in west.landings] == [0, 0, 1, 0]
    assert [one.to for one in west.landings] == [None, None, 2, None]


def test_after_the_last_turn_there_is_nothing_to_foresee() -> None:
    assert forecasts(at("7/7/7/7/7/7/7 d4E 3:turn 30,30,30 0,0,0 - - 3+end-turn")) == []


def test_other_steps_have_no_forecast() -> None:
    assert forecasts(at("7/7/7/7/7/7/7 d4E 3:lay 30,30,30 1,1,1 - - 3")) == []
    assert forecasts(at("7/7/7/7/7/7/7 d4E 3:over 30,30,30 1,1,1 - - 3")) == []
    assert forecasts(at("7/7/7/7/7/7/7 d4E 1:deal 30,30 1,1,1,1 - ?,? 2")) == []


def check_against_the_kernel(state: State, brought: Forecast) -> None:
    facing = state
    if kernel.step(state) != kernel.ROLL:
        after = turn.orient if kernel.step(state) == kernel.ORIENT else turn.end_turn
        facing = after(state, brought.quarter)
    who = kernel.player(facing)
    for landing in brought.landings:
        rolled = turn.roll(facing, landing.steps)
        assert kernel.square(rolled) == landing.square
        assert kernel.purse(facing, who) - kernel.purse(rolled, who) == landing.pays
        assert (kernel.out_order(rolled, who) > 0) is landing.out
        assert landing.pays <= landing.tithe
        assert (landing.to is None) is (landing.tithe == 0)


@examples(40)
@given(played_games())
def test_a_forecast_is_what_a_roll_brings(game: Game) -> None:
    for brought in forecasts(game.state):
        check_against_the_kernel(game.state, brought)


@examples(60)
@given(constructed_states())
def test_so_it_is_in_positions_that_no_game_reaches(state: State) -> None:
    for brought in forecasts(state):
        check_against_the_kernel(state, brought)
