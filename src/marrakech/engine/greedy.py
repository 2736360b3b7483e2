"""`greedy`, the yardstick: one exact turn with a hand-written evaluation (`engine.yardstick`).

This bot never changes: strength is measured as the share of games won against it, so a better one gets
another name.
"""

from marrakech.engine.rugs import BELOW_ALL, STOPS, Stops, best_rugs
from marrakech.engine.yardstick import laid_value
from marrakech.jit.scratch import scratch
from marrakech.kernel.board import AHEAD, NO_PLACE, Quarter
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import (
    QUARTERS,
    Choice,
    first_choice,
    how_many,
    listed,
    without_first,
)
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    ORIENT,
    Rules,
    State,
    player,
    step,
)
from marrakech.kernel.turn import act, legal, orient, roll


def stop_after(heading: Quarter, steps: int) -> int:
    """The slot of `Stops` for a heading and a roll."""
    return heading * MOST_STEPS + steps - 1


def headings_of(rules: Rules) -> int:
    """The headings that a turn may begin with, as bits: in the variant Assam goes on ahead."""
    return 1 << AHEAD if rules & END_TURN else (1 << QUARTERS) - 1


def walk_on(state: State, headings: int, stops: Stops) -> None:
    """Find the best rug after every roll on some headings (bits) of a turn that begins."""
    who = player(state)
    laying = state
    wanted = 0
    for heading in range(QUARTERS):
        if not headings >> heading & 1:
            continue
        facing = orient(state, heading) if step(state) == ORIENT else state
        for steps in range(1, MOST_STEPS + 1):
            stop = stop_after(heading, steps)
            stopped = roll(facing, steps)
            # A rug is laid, unless the tithe eliminated the player: then the next merchant is to move.
            if step(stopped) == LAY:
                stops.assams[stop] = stopped.assam
                stops.purses[stop] = stopped.purses
                laying = stopped
                wanted |= 1 << stop
            else:
                stops.values[stop] = laid_value(stopped, who)
                stops.places[stop] = NO_PLACE
    if wanted:
        best_rugs(laying, wanted, stops)


def best_heading(headings: int, stops: Stops) -> tuple[Quarter, int]:
    """The first of some headings (bits) with the highest expectation over the die, and six times that."""
    best = -1
    most = BELOW_ALL
    for heading in range(QUARTERS):
        if headings >> heading & 1:
            expected = 0
            for steps in range(1, MOST_STEPS + 1):
                expected += die_weight(steps) * stops.values[stop_after(heading, steps)]
            if expected > most:
                best, most = heading, expected
    return best, most


def best_rug(state: State) -> tuple[int, int]:
    """The first place of the highest value for the player to move, and that value."""
    stops = Stops(scratch(STOPS), scratch(STOPS), scratch(STOPS), scratch(STOPS))
    stops.assams[0] = state.assam
    stops.purses[0] = state.purses
    best_rugs(state, 1, stops)
    return stops.places[0], stops.values[0]


def heading_and_value(state: State, headings: int) -> tuple[Quarter, int]:
    """The best of some headings (bits) of a turn that begins, with its value in sixths of a `UNIT`."""
    stops = Stops(scratch(STOPS), scratch(STOPS), scratch(STOPS), scratch(STOPS))
    walk_on(state, headings, stops)
    return best_heading(headings, stops)


def greedy_value(state: State, choice: Choice) -> int:
    """The value of a legal choice, in sixths of a `UNIT`."""
    if step(state) == ORIENT:
        return heading_and_value(state, 1 << choice)[1]
    return FACES * laid_value(act(state, choice), player(state))


def greedy_choice(state: State) -> Choice:
    """Greedy's choice: the first of the highest value."""
    if step(state) == ORIENT:
        return heading_and_value(state, headings_of(state.rules))[0]
    if step(state) == LAY:
        return best_rug(state)[0]
    choice = -1
    best = BELOW_ALL
    rest = legal(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        value = greedy_value(state, candidate)
        if value > best:
            choice, best = candidate, value
    return choice


def greedy_values(state: State) -> list[tuple[Choice, int]]:
    """Every legal choice with its value, in the order of choices."""
    return [(choice, greedy_value(state, choice)) for choice in listed(legal(state))]
