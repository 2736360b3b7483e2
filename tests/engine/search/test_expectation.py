"""The parts of one turn's expectation, one by one."""

import numpy as np
import pytest

from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.budget import exhausted
from marrakech.engine.search.expectation import (
    draw_chance,
    open_heading,
    oriented,
    rugs_in,
    unknown_top,
    with_known_top,
)
from marrakech.kernel.board import AHEAD, LEFT, RIGHT
from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    ONE_COLOUR,
    ORIENT,
    ROLL,
    State,
    start,
    step,
    top,
    with_flow,
    with_player,
    with_step,
    with_top,
)
from marrakech.kernel.turn import orient
from tests.engine.search.slow import value_compiled


def two_piles(who: int, first: int, second: int) -> State:
    """A turn of two players that begins; so many rugs are left of the two colours of the one to move."""
    state = start(2 | ELIMINATION)
    stocks = sum(left << 8 * colour for colour, left in enumerate((7, 7, 7, 7)))
    stocks += (first - 7 << 8 * who) + (second - 7 << 8 * (who + 2))
    flow = with_step(with_player(state.flow, who), ORIENT)
    return with_flow(state, with_top(with_top(flow, 0, 0), 1, 0))._replace(stocks=stocks)


@pytest.mark.parametrize("who", [0, 1])
def test_a_colour_is_drawn_as_often_as_it_is_in_the_pile(who: int) -> None:
    for first, second in ((3, 1), (1, 3), (2, 2), (0, 5), (5, 0)):
        state = two_piles(who, first, second)
        assert draw_chance(state, 1) == first / (first + second)
        assert draw_chance(state, 2) == second / (first + second)


@pytest.mark.parametrize("who", [0, 1])
def test_a_top_that_is_known_is_the_movers(who: int) -> None:
    state = two_piles(who, 3, 1)
    assert unknown_top(state)
    for colour in (1, 2):
        known = with_known_top(state, colour)
        assert not unknown_top(known)
        assert (top(known, who), top(known, 1 - who)) == (colour, 0)
    assert unknown_top(with_flow(state, with_top(state.flow, 1 - who, 1)))


def test_only_piles_of_two_colours_have_a_top_to_draw() -> None:
    assert not unknown_top(start(3))
    assert not unknown_top(start(2 | ONE_COLOUR))


def test_in_the_variant_a_turn_begins_with_the_die() -> None:
    plain, variant = start(3), start(3 | END_TURN)
    assert [open_heading(plain, heading) for heading in (LEFT, AHEAD, RIGHT)] == [True, True, True]
    assert [open_heading(variant, heading) for heading in (LEFT, AHEAD, RIGHT)] == [False, True, False]
    assert [oriented(plain, heading) for heading in range(3)] == [orient(plain, h) for h in range(3)]
    assert oriented(variant, AHEAD) == variant
    assert (step(plain), step(variant)) == (ORIENT, ROLL)


def test_the_places_of_a_roll_are_those_of_its_heading(work: Workspace) -> None:
    work.root.places[1, 2] = 7
    work.root.quarters[1, 2] = 2
    work.root.values[1, 2] = 0.5
    rugs = rugs_in(work.root, 1, 2)
    assert set(rugs.places) == {7}
    assert set(rugs.quarters) == {2}
    assert set(np.ravel(rugs.values)) == {0.5}


def test_a_value_of_the_network_is_counted(network: Network, work: Workspace) -> None:
    limit = work.budget.nodes[1]
    value_compiled(start(3), network, work, np.zeros(8, np.float32))
    assert work.budget.nodes.tolist() == [1, limit]


def test_a_budget_is_exhausted_by_one_position_too_many(work: Workspace) -> None:
    work.budget.nodes[:] = 10, 10
    assert not exhausted(work.budget)
    work.budget.nodes[0] = 11
    assert exhausted(work.budget)
    work.budget.nodes[0] = 0
    assert exhausted(work.budget), "a search that was told to stop does not go on"
