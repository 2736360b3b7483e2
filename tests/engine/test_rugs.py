"""The best rugs at many stops, against the definition of a laid rug's value."""

import pytest

from marrakech.engine.greedy import best_heading, best_rug, headings_of, stop_after, walk_on
from marrakech.engine.rugs import STOPS, Stops
from marrakech.engine.yardstick import laid_value
from marrakech.kernel.board import NO_PLACE
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, listed
from marrakech.kernel.state import ELIMINATION, LAY, ORIENT, ROLL, State, player, step
from marrakech.kernel.turn import act, lay, legal, orient, roll
from tests.engine.games import RULES, some_choices


def defined_best(state: State) -> tuple[int, int]:
    """The first place of the highest value, and that value, by the definition."""
    values = {place: laid_value(lay(state, place), player(state)) for place in listed(legal(state))}
    best = max(values, key=lambda place: values[place])
    return best, values[best]


def turns_begun(rules: int, number: int) -> list[State]:
    """Positions where a turn begins, those of the variant included."""
    found = []
    for state in some_choices(rules, number):
        after = act(state, listed(legal(state))[0])
        if step(state) == ORIENT:
            found.append(state)
        elif step(after) in (ORIENT, ROLL):
            found.append(after)
    return found


def poor(state: State) -> State:
    """The same with an empty purse for the player to move."""
    return state._replace(purses=state.purses & ~(255 << 8 * player(state)))


@pytest.mark.parametrize("rules", RULES)
def test_the_best_rug_is_the_first_of_the_highest_value(rules: int) -> None:
    laying = [state for state in some_choices(rules, 60, seed=1) if step(state) == LAY]
    assert len(laying) >= 10
    for state in laying:
        assert best_rug(state) == defined_best(state)


@pytest.mark.parametrize("rules", RULES)
def test_all_stops_of_a_turn_have_their_best_rug(rules: int) -> None:
    begun = turns_begun(rules, 24)
    assert len(begun) >= 4
    out = 0
    for state in [*begun, *map(poor, begun)]:
        stops = Stops(*([0] * STOPS for _ in Stops._fields))
        headings = headings_of(rules)
        walk_on(state, headings, stops)
        expected = {}
        for heading in range(QUARTERS):
            if not headings >> heading & 1:
                continue
            facing = orient(state, heading) if step(state) == ORIENT else state
            expected[heading] = 0
            for steps in range(1, MOST_STEPS + 1):
                stopped = roll(facing, steps)
                stop = stop_after(heading, steps)
                found = stops.places[stop], stops.values[stop]
                if step(stopped) == LAY:
                    assert found == defined_best(stopped)
                else:
                    assert found == (NO_PLACE, laid_value(stopped, player(state)))
                    out += 1
                expected[heading] += die_weight(steps) * found[1]
        best = max(expected, key=lambda heading: expected[heading])
        assert best_heading(headings, stops) == (best, expected[best])
    assert (out > 0) == (rules & ELIMINATION != 0)
