"""Two turns ahead, by a second, slower reading, and what a lead is worth."""

import pytest

from marrakech.engine.choices import legal_choices
from marrakech.engine.greedy import UNIT, greedy_choice
from marrakech.engine.lookahead import CLOSE_END, hope, onlooker_value, undrawn
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    State,
    out_order,
    player,
    rugs_left,
    step,
    with_step,
)
from marrakech.kernel.turn import lay, orient, roll
from tests.engine.games import RULES, choices_of_a_game, some_choices


def answered(state: State, who: int) -> int:
    """What `who` can expect, face by face, when the next player does what greedy does."""
    if step(state) == OVER or out_order(state, who):
        return 6 * onlooker_value(state, who, who)
    facing = orient(state, greedy_choice(state))
    total = 0
    for face in DIE:
        stopped = roll(facing, face)
        if step(stopped) == LAY:
            stopped = lay(stopped, greedy_choice(stopped))
        total += onlooker_value(stopped, who, player(state))
    return total


@pytest.mark.parametrize("rules", [rules for rules in RULES if not rules & END_TURN])
def test_a_rug_is_worth_what_is_left_after_greedy_has_answered(rules: int) -> None:
    for state in some_choices(rules, 20):
        if step(state) == LAY:
            for place in legal_choices(state):
                expected = answered(undrawn(lay(state, place)), player(state))
                assert lookahead_value_compiled(state, place) == 6 * expected


@pytest.mark.parametrize("rules", [rules for rules in RULES if not rules & END_TURN])
def test_a_heading_is_worth_the_best_rug_of_every_roll(rules: int) -> None:
    for state in some_choices(rules, 20):
        if step(state) == ORIENT:
            for heading in legal_choices(state):
                total = 0
                for face in DIE:
                    stopped = roll(orient(state, heading), face)
                    if step(stopped) == LAY:
                        values = [lookahead_value_compiled(stopped, p) for p in legal_choices(stopped)]
                        total += max(values) // 6
                    else:
                        total += 6 * onlooker_value(stopped, player(state), player(state))
                assert lookahead_value_compiled(state, heading) == total


def test_a_lead_is_worth_more_the_surer_it_is() -> None:
    state = next(choices_of_a_game(2 | ELIMINATION, 0))
    leads = [UNIT * dirhams for dirhams in range(-40, 41)]
    hopes = [hope(state, lead) for lead in leads]
    assert hopes == sorted(set(hopes))
    assert hopes == [-hope(state, -lead) for lead in leads]
    assert hopes[40] == 0
    # Early on a dirham is a dirham; at the end the first ones count most.
    assert rugs_left(state, 0) > 20
    assert hope(state, UNIT) == pytest.approx(UNIT, rel=0.01)
    assert hope(state, 40 * UNIT) > 30 * UNIT
    over = state._replace(flow=with_step(state.flow, OVER))
    assert hope(over, CLOSE_END) > 4 * hope(state, 10 * UNIT)
