"""The values of all options of a position, compiled: what `analysis.valuation` asks for.

The network alone will not do: looking one turn ahead it plays worse than `lookahead` (bench/RESULTS.md, "The
plateau"), and would call that bot's better choices losses.
"""

from typing import NamedTuple

import numpy as np

from marrakech.analysis.depths import CLOSE_ONLY
from marrakech.engine.learned.features import Floats
from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import MOST_PLACES, Workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import oriented, turn_value
from marrakech.engine.search.params import KEEP, MARGIN
from marrakech.engine.search.values import (
    add_value,
    best_value,
    clear_value,
    copy_value,
    value_to,
)
from marrakech.engine.utility import BLEND
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import lean
from marrakech.kernel.chance import (
    FACES,
    MOST_STEPS,
    OUTCOMES,
    die_weight,
    outcomes,
    total_weight,
    weight_of,
)
from marrakech.kernel.choices import QUARTERS, first_choice, how_many, without_first
from marrakech.kernel.state import DRAW, LAY, ROLL, TURN, Player, State, player, players, step
from marrakech.kernel.turn import draw, end_turn, lay, legal_rugs, may_end, roll


class Options(NamedTuple):
    """The arrays that values are worked out in, by what they are the options of."""

    headings: Floats
    rolls: Floats
    """By steps, of which 0 is unused."""
    places: Floats
    """In the order of their numbers, at most `MOST_PLACES`."""
    quarters: Floats
    draws: Floats
    """By colour."""
    drawn: Floats
    """A rug laid, and what was drawn after it."""
    before: Floats
    """A place by the network alone."""
    change: Floats
    """What the second turn changed on average."""


def make_options() -> Options:
    """The arrays of a valuation."""

    def rows(number: int) -> Floats:
        return np.zeros((number, VALUES), np.float32)

    return Options(
        headings=rows(QUARTERS),
        rolls=rows(MOST_STEPS + 1),
        places=rows(MOST_PLACES),
        quarters=rows(QUARTERS),
        draws=rows(OUTCOMES),
        drawn=np.zeros(VALUES, np.float32),
        before=np.zeros(VALUES, np.float32),
        change=np.zeros(VALUES, np.float32),
    )


def begin_value(state: State, turns: int, network: Network, work: Workspace, value: Floats) -> None:
    """The evaluation of a turn that begins, or the result of a finished game."""
    if turns == 1:
        position_value(state, network, work, value)
    else:
        turn_value(state, network, work, BLEND, value)


def quarter_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options
) -> int:
    """The turns of Assam at the end (step TURN); the best."""
    closed = 0
    for quarter in range(QUARTERS):
        if may_end(state.rules, quarter):
            after = end_turn(state, quarter)
            begin_value(after, turns, network, work, options.quarters[quarter])
        else:
            closed |= 1 << quarter
    who, number = player(state), players(state)
    return best_value(options.quarters, QUARTERS, closed, who, number, BLEND)


def known_value(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """A rug laid and the next one of the pile known."""
    if step(state) == TURN:
        best = quarter_options(state, turns, network, work, options)
        copy_value(options.quarters[best], value)
    else:
        begin_value(state, turns, network, work, value)


def draw_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """The rugs that can be drawn (step DRAW), and their expectation."""
    clear_value(value)
    weights = outcomes(state)
    for colour in range(OUTCOMES):
        weight = weight_of(weights, colour)
        if weight:
            after = draw(state, colour)
            known_value(after, turns, network, work, options, options.draws[colour])
            add_value(value, weight / total_weight(weights), options.draws[colour])


def rug_value(
    laid: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """A rug laid."""
    if step(laid) == DRAW:
        draw_options(laid, turns, network, work, options, value)
    else:
        known_value(laid, turns, network, work, options, value)


def close_places(options: Options, found: int, who: Player, number: int) -> int:
    """The places that are close to the best, as a set of bits."""
    close = 0
    least = -1e9
    for _ in range(min(KEEP, found)):
        i = best_value(options.places, found, close, who, number, BLEND)
        worth = value_to(options.places[i], who, number, BLEND)
        if worth < least:
            break
        least = max(least, worth - MARGIN)
        close |= 1 << i
    return close


def deepen_places(
    state: State, network: Network, work: Workspace, options: Options, found: int
) -> None:
    """Look at the close places two turns ahead, and move the others by what that changed on average."""
    close = close_places(options, found, player(state), players(state))
    clear_value(options.change)
    deepened = 0
    rest = legal_rugs(state)
    for i in range(found):
        laid = lay(state, first_choice(rest))
        rest = without_first(rest)
        if close >> i & 1:
            copy_value(options.places[i], options.before)
            rug_value(laid, 2, network, work, options, options.places[i])
            add_value(options.change, 1.0, options.places[i])
            add_value(options.change, -1.0, options.before)
            deepened += 1
    for i in range(found):
        if not close >> i & 1:
            add_value(options.places[i], 1.0 / deepened, options.change)


def place_options(state: State, turns: int, network: Network, work: Workspace, options: Options) -> int:
    """The places of a rug in order (step LAY); the index of the best."""
    found = 0
    rest = legal_rugs(state)
    while how_many(rest):
        laid = lay(state, first_choice(rest))
        rest = without_first(rest)
        first = 1 if turns == CLOSE_ONLY else turns
        rug_value(laid, first, network, work, options, options.places[found])
        found += 1
    if turns == CLOSE_ONLY:
        deepen_places(state, network, work, options, found)
    return best_value(options.places, found, 0, player(state), players(state), BLEND)


def roll_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """The rolls (step ROLL), and their expectation."""
    clear_value(value)
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(state, steps)
        if step(stopped) == LAY:
            best = place_options(stopped, turns, network, work, options)
            copy_value(options.places[best], options.rolls[steps])
        else:
            begin_value(stopped, turns, network, work, options.rolls[steps])
        add_value(value, die_weight(steps) / FACES, options.rolls[steps])


@lean
def value_options(state: State, turns: int, network: Network, work: Workspace, options: Options) -> int:
    """The options of a position, into the array of its step; the index of the best at a choice.

    At a step of chance the expectation goes to `options.drawn`.
    """
    now = step(state)
    if now == LAY:
        return place_options(state, turns, network, work, options)
    if now == TURN:
        return quarter_options(state, turns, network, work, options)
    if now == DRAW:
        draw_options(state, turns, network, work, options, options.drawn)
        return 0
    if now == ROLL:
        roll_options(state, turns, network, work, options, options.drawn)
        return 0
    for heading in range(QUARTERS):
        facing = oriented(state, heading)
        roll_options(facing, turns, network, work, options, options.headings[heading])
    return best_value(options.headings, QUARTERS, 0, player(state), players(state), BLEND)


@lean
def evaluate(state: State, turns: int, network: Network, work: Workspace, value: Floats) -> None:
    """The evaluation of a turn that begins, or the result of a finished game."""
    begin_value(state, turns, network, work, value)
