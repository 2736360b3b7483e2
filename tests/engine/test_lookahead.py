"""Two turns ahead, by a second, slower reading, and what a lead is worth."""

import pytest

from marrakech.engine.greedy import greedy_choice
from marrakech.engine.lookahead import (
    CLOSE_END,
    hope,
    lookahead_value,
    onlooker_value,
    with_likelier_top,
)
from marrakech.engine.walkthrough import random_decisions
from marrakech.engine.warm import lookahead_value_compiled
from marrakech.engine.yardstick import UNIT
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    DRAW,
    ELIMINATION,
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    TURN,
    State,
    colours,
    number_out,
    out_order,
    player,
    players,
    rugs_left,
    step,
    top,
    with_step,
)
from marrakech.kernel.turn import after_rug, end_turn, lay, legal, next_flow, orient, roll, turned
from marrakech.record.position import Position
from tests.engine.games import RULES, some_choices
from tests.engine.test_greedy import regions, tithes


def rug_laid(state: State, place: int) -> State:
    """A rug laid and the next one of the pile left unknown."""
    laid = lay(state, place)
    return laid._replace(flow=after_rug(laid)) if step(laid) == DRAW else laid


def answered(state: State, who: int) -> int:
    """What `who` can expect, face by face, when the next player does what greedy does."""
    if step(state) == OVER or out_order(state, who):
        return 6 * onlooker_value(state, who, who)
    facing = state if state.rules & END_TURN else orient(state, greedy_choice(state))
    total = 0
    for face in DIE:
        stopped = roll(facing, face)
        if step(stopped) == LAY:
            stopped = lay(stopped, greedy_choice(stopped))
        total += onlooker_value(stopped, who, player(state))
    return total


def rug_value(state: State, place: int) -> int:
    """A place of a rug; in the variant with the best turn of Assam after it."""
    who, laid = player(state), rug_laid(state, place)
    if step(laid) == TURN:
        return max(answered(end_turn(laid, quarter), who) for quarter in listed(legal(laid)))
    return answered(laid, who)


@pytest.mark.parametrize("rules", RULES)
def test_a_rug_is_worth_what_is_left_after_greedy_has_answered(rules: int) -> None:
    for state in some_choices(rules, 20):
        if step(state) == LAY:
            for place in listed(legal(state)):
                assert lookahead_value_compiled(state, place) == 6 * rug_value(state, place)


@pytest.mark.parametrize("rules", [rules for rules in RULES if not rules & END_TURN])
def test_a_heading_is_worth_the_best_rug_of_every_roll(rules: int) -> None:
    for state in some_choices(rules, 20):
        if step(state) == ORIENT:
            for heading in listed(legal(state)):
                total = 0
                for face in DIE:
                    stopped = roll(orient(state, heading), face)
                    if step(stopped) == LAY:
                        values = [lookahead_value_compiled(stopped, p) for p in listed(legal(stopped))]
                        total += max(values) // 6
                    else:
                        total += 6 * onlooker_value(stopped, player(state), player(state))
                assert lookahead_value_compiled(state, heading) == total


@pytest.mark.parametrize("rules", [rules for rules in RULES if rules & END_TURN])
def test_a_turn_at_the_end_is_worth_what_the_answer_leaves(rules: int) -> None:
    turning = [state for state in some_choices(rules, 30) if step(state) == TURN]
    assert turning
    for state in turning:
        for quarter in listed(legal(state)):
            expected = 6 * answered(end_turn(state, quarter), player(state))
            assert lookahead_value_compiled(state, quarter) == expected


def outlook(state: State, who: int, layer: int) -> int:
    """The value for an onlooker, by its definition in the module's docstring."""
    others = [o for o in range(players(state)) if o != who and not out_order(state, o)]
    lead = -30 if out_order(state, who) else 30
    if others and not out_order(state, who):
        lead = score(state, who) - max(score(state, other) for other in others)
    value = UNIT * lead
    if step(state) == OVER or out_order(state, who):
        return hope(state, value)
    squares = [sum(size**2 for size in regions(state[c])) for c in range(colours(state.rules))]
    owners = [colour % players(state) for colour in range(colours(state.rules))]
    own = sum(n for n, owner in zip(squares, owners, strict=True) if owner == who)
    theirs = sum(n for n, owner in zip(squares, owners, strict=True) if owner in others)
    left = sum(rugs_left(state, other) for other in others)
    if players(state) == 2 and not number_out(state):
        value += UNIT * own * min(8, left) // 49
        value -= UNIT * theirs * min(8, rugs_left(state, who)) * 2 // 3 // 49
    else:
        value += UNIT * own * left // 98 - UNIT * theirs * rugs_left(state, who) // 98
    turning = step(state) in (DRAW, TURN)
    payer = next_flow(state) & 3 if turning else player(state)
    if state.rules & END_TURN:
        quarters = listed(legal(state._replace(flow=with_step(state.flow, TURN)))) if turning else [1]
        ways = [tithes(state, payer, turned(state.assam, quarter)) for quarter in quarters]
        due = max(ways, key=lambda due: due[layer])
    else:
        ways = [tithes(state, payer, turned(state.assam, quarter)) for quarter in range(3)]
        due = min(ways, key=lambda due: sum(due.values()))
    tithe = -sum(due.values()) if payer == who else due[who]
    return hope(state, value + int(tithe * 6) * (UNIT // 6) * 4 // 3)


@pytest.mark.parametrize("rules", RULES)
def test_an_onlooker_counts_lead_regions_and_the_tithe_to_come(rules: int) -> None:
    checked = 0
    for state in some_choices(rules, 12, seed=3):
        if step(state) == LAY:
            for place in listed(legal(state)):
                laid = lay(state, place)
                for who in range(players(state)):
                    assert onlooker_value(laid, who, player(state)) == outlook(laid, who, player(state))
                    checked += 1
    assert checked


def test_a_lead_is_worth_more_the_surer_it_is() -> None:
    state = next(random_decisions(2 | ELIMINATION, 0))
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


@pytest.mark.parametrize(("stocks", "likelier"), [("9,0,3,0", 1), ("3,0,9,0", 2), ("4,0,3,0", 1)])
def test_our_own_next_rug_may_still_be_undrawn(stocks: str, likelier: int) -> None:
    """The other has none left, so that it is our turn again before our pile was drawn from."""
    state = Position.parse(f"7/7/7/7/7/7/7 d4N 1:lay 30,30 {stocks} - H,? 2").state
    for place in listed(legal(state)):
        begun = rug_laid(state, place)
        assert (player(begun), top(begun, 0)) == (0, 0)
        assert top(with_likelier_top(begun), 0) == likelier
        assert lookahead_value(state, place) == lookahead_value_compiled(state, place)
