"""A second, slower reading of search: plain loops and recursion over positions valued one by one."""

from collections.abc import Iterator

import numpy as np

from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import Rugs, Workspace, make_workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.laying import lay_values
from marrakech.engine.search.params import SearchParams
from marrakech.engine.vectors import SEATS
from marrakech.engine.warm_greedy import greedy_values_compiled
from marrakech.jit.decorators import lean
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    OVER,
    ROLL,
    TURN,
    State,
    first_step,
    out_order,
    player,
    players,
    step,
    stock,
    top,
    two_colours,
    with_top,
)
from marrakech.kernel.turn import end_turn, lay, legal, orient, roll, undrawn

ALL = SearchParams(keep=12, margin=1e6, blend=0.01, mix=0.0, reach=0)
"""Everything is looked at deeper, nothing is left out."""

value_compiled = lean(position_value)
WORK = make_workspace()
WORK.exact.wanted[0] = 0


@lean
def lay_values_compiled(
    state: State, network: Network, work: Workspace, rugs: Rugs, blend: float
) -> tuple[int, int]:
    """The values of all places of a rug: how many there are, and the best."""
    return lay_values(state, network, work, rugs, blend)


def value_of(state: State, network: Network) -> np.ndarray:
    """A position on its own, all of it worked out anew."""
    values = np.zeros(8, np.float32)
    value_compiled(state, network, WORK, values)
    return values.astype(float)


def worth(values: np.ndarray, who: int, number: int) -> float:
    """What a player wants."""
    others = [float(values[4 + other]) for other in range(number) if other != who]
    return float(values[who]) + ALL.blend * (float(values[4 + who]) - max(others))


def liked(found: list[np.ndarray], state: State) -> np.ndarray:
    """What the player to move likes best."""
    return max(found, key=lambda values: worth(values, player(state), players(state)))


def beginnings(stopped: State, place: int) -> Iterator[State]:
    """The turns that can follow a rug: one, or in the variant one for each turn of Assam."""
    laid = undrawn(lay(stopped, place))
    if step(laid) == TURN:
        for quarter in listed(legal(laid)):
            yield end_turn(laid, quarter)
    else:
        yield laid


def after_rug(stopped: State, place: int, network: Network) -> State:
    """The turn that follows a rug; in the variant after the turn of Assam that the network likes best."""
    found = list(beginnings(stopped, place))
    if len(found) == 1:
        return found[0]
    values = [worth(value_of(each, network), player(stopped), players(stopped)) for each in found]
    return found[values.index(max(values))]


def slow_turn(state: State, network: Network, deeper: bool = False) -> np.ndarray:
    """The expectation of a turn by plain loops; `deeper` plays the next one out as well."""
    if step(state) == OVER:
        return value_of(state, network)
    who = player(state)
    if two_colours(state.rules) and top(state, who) == 0:
        counts = stock(state, who), stock(state, who + 2)
        known = [state._replace(flow=with_top(state.flow, who, 1 + pick)) for pick in range(2)]
        values = [count * slow_turn(each, network) for count, each in zip(counts, known, strict=True)]
        return np.asarray(sum(values) / sum(counts))
    headings = [AHEAD] if state.rules & END_TURN else [0, 1, 2]
    return liked([slow_heading(state, heading, network, deeper) for heading in headings], state)


def slow_heading(state: State, heading: int, network: Network, deeper: bool = False) -> np.ndarray:
    """The expectation of one heading by plain loops."""
    total = np.zeros(8)
    facing = state if state.rules & END_TURN else orient(state, heading)
    for steps in (1, 2, 3, 4):
        stopped = roll(facing, steps)
        if step(stopped) != LAY:
            found = [value_of(stopped, network)]
        else:
            after = [after_rug(stopped, place, network) for place in listed(legal(stopped))]
            found = [slow_turn(a, network) if deeper else value_of(a, network) for a in after]
        total += liked(found, state) * DIE.count(steps) / 6
    return total


def greedy_answer(state: State) -> int:
    """Greedy's choice, by its compiled values."""
    return max(greedy_values_compiled(state), key=lambda pair: pair[1])[0]


def slow_answers(
    state: State, who: int, full_turn: bool, network: Network, answers: int = SEATS - 1
) -> np.ndarray:
    """What greedy answers lead to, by plain recursion; `answers` turns of others at most."""
    if step(state) == OVER or out_order(state, who):
        return value_of(state, network)
    begins = step(state) == first_step(state.rules)
    if begins and (player(state) == who or not answers):
        return slow_turn(state, network) if full_turn else value_of(state, network)
    left = answers - begins
    if step(state) == ROLL:
        rolled = {
            n: slow_answers(undrawn(roll(state, n)), who, full_turn, network, left) for n in set(DIE)
        }
        return np.asarray(sum(DIE.count(n) * values for n, values in rolled.items()) / 6)
    after = greedy_answer(state)
    if step(state) == LAY:
        return slow_answers(undrawn(lay(state, after)), who, full_turn, network, left)
    played = end_turn(state, after) if step(state) == TURN else orient(state, after)
    return slow_answers(played, who, full_turn, network, left)
