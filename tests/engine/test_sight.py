"""What novices and apprentices see, by a second reading, and that compiled code sees the same."""

import pytest

from marrakech.engine.greedy import greedy_value
from marrakech.engine.sight import (
    APPRENTICE_SIGHT,
    DIRHAM,
    NOVICE_SIGHT,
    apprentice_value,
    novice_value,
    seen_value,
    seen_values,
)
from marrakech.engine.warm_greedy import seen_values_compiled
from marrakech.engine.yardstick import UNIT, laid_value, standing_value
from marrakech.kernel.board import count, place_squares
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import listed
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    LAY,
    ORIENT,
    TURN,
    State,
    own_squares,
    player,
    purse,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe
from marrakech.kernel.turn import lay, legal, next_turn, orient, roll
from tests.engine.games import RULES, some_choices


def at_step(rules: int, wanted: int, number: int = 60) -> list[State]:
    return [state for state in some_choices(rules, number) if step(state) == wanted]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("sight", [NOVICE_SIGHT, APPRENTICE_SIGHT])
def test_compiled_eyes_see_the_same(rules: int, sight: int) -> None:
    for state in some_choices(rules, 12):
        assert seen_values_compiled(state, sight) == seen_values(state, sight)


def test_an_apprentice_sees_what_greedy_sees_but_the_next_walk() -> None:
    states = at_step(2 | ELIMINATION, LAY)
    assert states
    blind = 0
    for state in states:
        who = player(state)
        for place in listed(legal(state)):
            laid = lay(state, place)
            unseen = greedy_value(state, place) - apprentice_value(state, place)
            assert unseen == FACES * (laid_value(laid, who) - standing_value(laid, who))
            # It is the tithe to come: nothing where every way of the next player's has one that is free.
            assert (unseen != 0) == (cheapest_tithe(next_turn(laid, 0), 1 - who, who)[1] != 0)
            blind += unseen != 0
    assert blind > 10


def test_a_novice_does_not_see_that_a_rug_covers_its_own() -> None:
    covering = 0
    for state in at_step(3 | ELIMINATION, LAY):
        who = player(state)
        for place in listed(legal(state)):
            own = count(own_squares(state, who) & place_squares(place))
            shown = score(lay(state, place), who) - score(state, who)
            assert shown == 2 - own
            assert novice_value(state, place) - apprentice_value(state, place) == own * DIRHAM
            covering += own > 0
    assert covering > 10


def test_a_novice_sees_of_a_heading_what_the_walk_costs_it() -> None:
    states = at_step(4 | ELIMINATION, ORIENT)
    assert states
    costly = 0
    for state in states:
        who = player(state)
        for quarter in listed(legal(state)):
            facing = orient(state, quarter)
            paid = [
                die_weight(steps) * (purse(state, who) - purse(roll(facing, steps), who))
                for steps in range(1, MOST_STEPS + 1)
            ]
            if max(paid) < purse(state, who):
                assert novice_value(state, quarter) == -UNIT * sum(paid)
                costly += sum(paid) > 0
    assert costly


def test_where_assam_is_turned_at_the_end_everybody_sees_the_next_walk() -> None:
    states = at_step(2 | END_TURN, TURN)
    assert states
    for state in states:
        for quarter in listed(legal(state)):
            seen = {seen_value(state, quarter, sight) for sight in (NOVICE_SIGHT, APPRENTICE_SIGHT)}
            assert len(seen) == 1
            assert seen.pop() >= 0
