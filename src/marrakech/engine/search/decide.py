"""A choice, one or two turns deep: exact over the die, the best candidates looked at deeper.

One turn is about 97 positions (`expectation`). Places and headings whose expectation is close to the best are
looked at one turn deeper: the next player's turn, played best for them (max^n), mixed with what follows
if the others play greedily until it is our turn again (`answers`). Endings are not searched but solved
(`engine.endings`), at the root and, with one or two rugs left, wherever a search ends.
"""

from marrakech.engine.endings.reach import last_turns
from marrakech.engine.endings.solving import solve
from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network
from marrakech.engine.search.answers import greedy_answers
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.budget import exhausted
from marrakech.engine.search.expectation import (
    one_turn,
    open_heading,
    oriented,
    roll_values,
    turn_value,
)
from marrakech.engine.search.params import SearchParams
from marrakech.engine.search.values import (
    add_value,
    best_value,
    clear_value,
    copy_value,
    mix_value,
    value_to,
)
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import lean, merged
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, Choice, first_choice, how_many, without_first
from marrakech.kernel.state import LAY, OVER, TURN, Player, State, player, players, step
from marrakech.kernel.turn import lay, legal, may_end, next_turn, roll


@merged
def decide_heading(
    state: State, network: Network, work: Workspace, turns: int, params: SearchParams
) -> Choice:
    """Which way Assam is to face (or to roll on, in the variant), when a turn begins."""
    choices = work.choices
    who, number, blend = player(state), players(state), params.blend
    best = one_turn(state, network, work, work.root, blend)
    least = value_to(work.root.headings[best], who, number, blend) - params.margin
    shallow = 0
    for heading in range(QUARTERS):
        expected = work.root.headings[heading]
        copy_value(expected, choices.values[heading])
        far = value_to(expected, who, number, blend) < least
        if far or not open_heading(state, heading):
            shallow |= 1 << heading
    if turns == 1:
        return best
    for heading in range(QUARTERS):
        if not shallow >> heading & 1:
            deeper_heading(state, heading, network, work, params)
            choices.deepened[heading] = 1
    return best_value(choices.values, QUARTERS, shallow, who, number, blend)


@merged
def deeper_heading(
    state: State, heading: int, network: Network, work: Workspace, params: SearchParams
) -> None:
    """The expectation of a heading two turns deep, into `choices.values`."""
    total = work.choices.values[heading]
    clear_value(total)
    for steps in range(1, MOST_STEPS + 1):
        if work.root.found[heading, steps]:
            stopped = roll(oriented(state, heading), steps)
            deeper_places(stopped, heading, steps, False, network, work, params)
        else:
            copy_value(work.root.values[heading, steps, 0], work.choices.rolled)
        add_value(total, die_weight(steps) / FACES, work.choices.rolled)


@merged
def decide_place(
    state: State, network: Network, work: Workspace, turns: int, params: SearchParams
) -> Choice:
    """Where to lay the rug."""
    best = roll_values(state, network, work, work.root, 0, 0, params.blend)
    for i in range(work.root.found[0, 0]):
        copy_value(work.root.values[0, 0, i], work.choices.values[i])
    if turns > 1:
        best = deeper_places(state, 0, 0, True, network, work, params)
    return int(work.root.places[0, 0, best])


@merged
def deeper_places(
    stopped: State,
    heading: int,
    steps: int,
    keep_all: bool,
    network: Network,
    work: Workspace,
    params: SearchParams,
) -> int:
    """Look deeper at the places of a roll that are close to the best; the index of the best then.

    Its value goes to `choices.rolled`, and with `keep_all` those of all to `choices.values`.
    """
    choices, table = work.choices, work.root
    who, number, blend = player(stopped), players(stopped), params.blend
    values, found = table.values[heading, steps], table.found[heading, steps]
    taken = 0
    best = 0
    most = least = -1e9
    for tried in range(min(params.keep, found)):
        i = best_value(values, found, taken, who, number, blend)
        worth = value_to(values[i], who, number, blend)
        if tried == 0:
            least = worth - params.margin
        if worth < least:
            break
        taken |= 1 << i
        laid = lay(stopped, table.places[heading, steps, i])
        after = next_turn(laid, table.quarters[heading, steps, i])
        answered_value(after, who, network, work, params, choices.reply)
        worth = value_to(choices.reply, who, number, blend)
        if worth > most:
            best, most = i, worth
            copy_value(choices.reply, choices.rolled)
        if keep_all:
            copy_value(choices.reply, choices.values[i])
            choices.deepened[i] = 1
    return best


@merged
def decide_quarter(
    state: State, network: Network, work: Workspace, turns: int, params: SearchParams
) -> Choice:
    """How to turn Assam at the end of a turn (variant)."""
    choices = work.choices
    closed = 0
    for quarter in range(QUARTERS):
        if may_end(state.rules, quarter):
            after = next_turn(state, quarter)
            if turns > 1:
                answered_value(after, player(state), network, work, params, choices.values[quarter])
            else:
                turn_value(after, network, work, params.blend, choices.values[quarter])
            choices.deepened[quarter] = 1
        else:
            closed |= 1 << quarter
    return best_value(choices.values, QUARTERS, closed, player(state), players(state), params.blend)


def answered_value(
    after: State, who: Player, network: Network, work: Workspace, params: SearchParams, value: Floats
) -> None:
    """What `who` can expect where the next player's turn begins, two answers to it mixed."""
    if exhausted(work.budget):
        return
    turn_value(after, network, work, params.blend, value)
    if params.mix > 0.0 and step(after) != OVER:
        greedy_answers(after, who, network, work, params)
        mix_value(value, work.answers.total, params.mix)


def decide_exactly(state: State, work: Workspace) -> Choice:
    """Solve an ending; the values of all choices are exact then."""
    choices, arrays = work.choices, work.exact.arrays
    solve(state, arrays)
    rest = legal(state)
    nth = 0
    while how_many(rest):
        index = nth if step(state) == LAY else first_choice(rest)
        for v in range(VALUES):
            choices.values[index, v] = arrays.options[nth, v]
        choices.deepened[index] = 1
        rest = without_first(rest)
        nth += 1
    return int(arrays.frames.chosen[0])


@lean
def decide(state: State, network: Network, work: Workspace, turns: int, params: SearchParams) -> Choice:
    """The choice at any step of choice, looking one or two turns ahead.

    The values of all choices are in `work.choices` then, by index of the place or by quarter turn.
    Once the budget is exhausted the search ends early, and its result is meaningless.
    """
    for i in range(work.choices.deepened.shape[0]):
        work.choices.deepened[i] = 0
    work.exact.wanted[0] = params.reach
    if turns > 1 and last_turns(state) <= params.reach:
        return decide_exactly(state, work)
    if step(state) == LAY:
        return decide_place(state, network, work, turns, params)
    if step(state) == TURN:
        return decide_quarter(state, network, work, turns, params)
    return decide_heading(state, network, work, turns, params)
