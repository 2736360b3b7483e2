"""One option of a position played on with given dice, and the luck taken out: what a rollout is made of.

A game goes on until so few rugs are left that it is solved exactly (`EXACT_RUGS`), or for some turns and is
then valued by the network. What each roll and each draw was worth beyond its exact expectation, by the network,
is subtracted. Such differences are zero on average whatever the network says and whoever plays, so the mean is
that of plain games, with a far smaller spread.

All players choose by the network one turn deep (`play_outs`): the table of a turn gives its choices and its
luck at once. `analysis.bot_games` has the games that a bot plays instead.
"""

from typing import Final

import numpy as np

from marrakech.engine.endings.ending_arrays import EndingArrays
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.endings.solving import solve
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import (
    draw_chance,
    roll_values,
    unknown_top,
    with_known_top,
)
from marrakech.engine.search.values import add_value, best_value, clear_value
from marrakech.engine.utility import BLEND
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import lean
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    ORIENT,
    OVER,
    State,
    pile_stock,
    player,
    players,
    rugs_left,
    step,
    top,
    two_colours,
    with_flow,
    with_top,
)
from marrakech.kernel.turn import lay, next_turn, orient, roll

EXACT_RUGS: Final = 2
"""Rugs left in all hands from which on a game is solved: some hundred last turns, quicker than to play on."""


def turn_expectation(state: State, network: Network, work: Workspace) -> int:
    """The expectation of a turn from its heading or its roll on, into `work.root`; the heading taken."""
    table = work.root
    closed = 0
    for heading in range(QUARTERS):
        clear_value(table.headings[heading])
        begins = step(state) == ORIENT
        if not begins and heading != AHEAD:
            closed |= 1 << heading
            continue
        facing = orient(state, heading) if begins else state
        for steps in range(1, MOST_STEPS + 1):
            best = roll_values(roll(facing, steps), network, work, table, heading, steps, BLEND)
            value = table.values[heading, steps, best]
            add_value(table.headings[heading], die_weight(steps) / FACES, value)
    return best_value(table.headings, QUARTERS, closed, player(state), players(state), BLEND)


def known_pile(state: State, chance: float, network: Network, work: Workspace, total: Floats) -> State:
    """The top of the pile drawn, the luck of the draw subtracted."""
    first = draw_chance(state, 1)
    drawn = 1 if chance < first else 2
    for other in range(1, 3):
        share = first if other == 1 else 1.0 - first
        if share > 0.0:
            position_value(with_known_top(state, other), network, work, work.answers.value)
            add_value(total, share - (1.0 if other == drawn else 0.0), work.answers.value)
    return with_known_top(state, drawn)


def only_tops(state: State) -> State:
    """The position with the top of every pile known of which all rugs are of one colour."""
    flow = state.flow
    if two_colours(state.rules):
        for who in range(players(state)):
            if not top(state, who) and rugs_left(state, who):
                if not pile_stock(state, who, 2):
                    flow = with_top(flow, who, 1)
                elif not pile_stock(state, who, 1):
                    flow = with_top(flow, who, 2)
    return with_flow(state, flow)


def add_ending(state: State, endings: EndingArrays, total: Floats) -> None:
    """Add the exact value of a position with few rugs left; the mover's pile is known."""
    # Another player who has a rug left has one: its colour is known too.
    solve(only_tops(state), endings)
    for part in range(VALUES):
        total[part] += np.float32(endings.frames.values[0, part])


def play_out(
    state: State,
    network: Network,
    work: Workspace,
    endings: EndingArrays,
    rolls: Ints,
    draws: Floats,
    total: Floats,
) -> None:
    """Play a turn for each roll, from a heading or a roll on: what they come to without luck, into `total`."""
    clear_value(total)
    table = work.root
    for t in range(rolls.shape[0]):
        if step(state) == OVER:
            break
        if unknown_top(state):
            state = known_pile(state, draws[t], network, work, total)
        if rugs_in_play(state) <= EXACT_RUGS:
            add_ending(state, endings, total)
            return
        heading = turn_expectation(state, network, work)
        facing = orient(state, heading) if step(state) == ORIENT else state
        steps = rolls[t]
        found = table.found[heading, steps]
        values = table.values[heading, steps]
        i = 0
        if found:
            i = best_value(values, found, 0, player(state), players(state), BLEND)
        add_value(total, 1.0, table.headings[heading])
        add_value(total, -1.0, values[i])
        state = roll(facing, steps)
        if found:
            laid = lay(state, table.places[heading, steps, i])
            state = next_turn(laid, table.quarters[heading, steps, i])
    position_value(state, network, work, work.answers.value)
    add_value(total, 1.0, work.answers.value)


@lean
def play_outs(
    state: State,
    network: Network,
    work: Workspace,
    endings: EndingArrays,
    rolls: Ints,
    draws: Floats,
    totals: Floats,
) -> None:
    """A playout for each row of `rolls` and `draws`, into the rows of `totals`."""
    for n in range(totals.shape[0]):
        play_out(state, network, work, endings, rolls[n], draws[n], totals[n])
