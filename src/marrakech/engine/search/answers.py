"""What a position is worth if the others play greedily until it is our turn again.

It is not known how the others will answer. Search that assumes that everyone plays as it would itself is wrong
about players who do not, so its values are mixed with these.

In a game our turn comes round once each of the others has had one. From a position with unequal stocks it may
not: we may have no rug left while they have many. Then too each of the others answers once, and the position is
valued as it stands, whoever is to move: to play on to the end would cost four times as much for every turn.
"""

from marrakech.engine.greedy import (
    best_heading,
    greedy_choice,
    headings_of,
    stop_after,
    walk_on,
)
from marrakech.engine.learned.network import Network
from marrakech.engine.rugs import STOPS, Stops
from marrakech.engine.search.arrays import MOST_ANSWERS, Answers, Workspace
from marrakech.engine.search.budget import exhausted
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import turn_value
from marrakech.engine.search.params import SearchParams
from marrakech.engine.search.values import add_value, clear_value
from marrakech.jit.decorators import merged
from marrakech.jit.scratch import scratch
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.state import (
    LAY,
    ORIENT,
    OVER,
    TURN,
    Player,
    State,
    out_order,
    player,
    players,
    read_state,
    step,
    write_state,
)
from marrakech.kernel.turn import end_turn, lay, orient, roll, undrawn


@merged
def greedy_answers(
    root: State, who: Player, network: Network, work: Workspace, params: SearchParams
) -> None:
    """Play greedily for the others from where a turn begins (or the end): into `answers.total`.

    Positions that are still to be answered wait on a stack, the last one first: never more than `MOST_WAITING`,
    as each turn adds one for each roll but the one it answers, and each of the others has one turn at most.
    """
    answers = work.answers
    most = min(players(root) - 1, MOST_ANSWERS)
    clear_value(answers.total)
    waiting = push(answers, 0, root, 1.0, 0)
    while waiting:
        if exhausted(work.budget):
            return
        waiting -= 1
        state = read_state(answers.states[waiting])
        weight = answers.weights[waiting]
        turns = answers.turns[waiting]
        if step(state) == OVER or out_order(state, who) or player(state) == who or turns == most:
            if params.full_turn and not out_order(state, who):
                turn_value(state, network, work, params.blend, answers.value)
            else:
                position_value(state, network, work, answers.value)
            add_value(answers.total, weight, answers.value)
        else:
            waiting = greedy_turn(state, weight, turns + 1, answers, waiting)


def push(answers: Answers, waiting: int, state: State, weight: float, turns: int) -> int:
    """Push a position that waits for an answer, and the turns answered before it; returns how many wait."""
    write_state(state, answers.states[waiting])
    answers.weights[waiting] = weight
    answers.turns[waiting] = turns
    return waiting + 1


@merged
def greedy_turn(state: State, weight: float, turns: int, answers: Answers, waiting: int) -> int:
    """Play the turn that begins greedily, for every roll; how many positions wait then."""
    stops = Stops(scratch(STOPS), scratch(STOPS), scratch(STOPS), scratch(STOPS))
    headings = headings_of(state.rules)
    walk_on(state, headings, stops)
    heading, _ = best_heading(headings, stops)
    if step(state) == ORIENT:
        state = orient(state, heading)
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(state, steps)
        if step(stopped) == LAY:
            stopped = undrawn(lay(stopped, stops.places[stop_after(heading, steps)]))
            if step(stopped) == TURN:
                stopped = end_turn(stopped, greedy_choice(stopped))
        waiting = push(answers, waiting, stopped, weight * die_weight(steps) / FACES, turns)
    return waiting
