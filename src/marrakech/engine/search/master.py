"""`master`: the learned value with search, within a limit of seconds or positions.

With few rugs left it solves the ending (`engine.endings`), if the limits allow. Otherwise it looks one turn
ahead and then two, which takes milliseconds; where a limit cuts the second turn off, the first one decides. At
the second turn, half of a value assumes that the others play greedily until our next turn. Imports numpy.
"""

import threading
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.engine.endings.endings import Endings, SolvedEnding, exact_order
from marrakech.engine.endings.solving import rugs_in_play
from marrakech.engine.errors import WeightsError
from marrakech.engine.ladder import WEIGHTS
from marrakech.engine.learned.features import SEATS
from marrakech.engine.learned.network import Network, load_networks
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.params import AT_ONCE, LEAVES_ONLY, SearchParams, master_params
from marrakech.engine.search.stopper import Stopper
from marrakech.engine.utility import judged, margin_of, utility
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, State, player, players, step
from marrakech.kernel.turn import legal

TURNS_AHEAD = 2
"""Turns looked ahead: a third brought no measurable gain (bench/RESULTS.md, "The plateau")."""


@cache
def networks(weights: Path | None = None) -> dict[int, Network]:
    """The networks of a file by number of players; by default those that are shipped."""
    return load_networks(weights or WEIGHTS)


def master_decision(
    decide: Any,
    state: State,
    limits: Limits,
    cancel: threading.Event | None,
    weights: Path | None = None,
) -> Decision:
    """Search with the compiled `decide`, deeper and deeper within the limits."""
    begun = perf_counter()
    network = networks(weights).get(players(state))
    if network is None:
        raise WeightsError(f"{weights} holds no network for {players(state)} players")
    endings = Endings(AT_ONCE if limits.nodes is None else min(AT_ONCE, limits.nodes))
    solved = endings.solve(state, limits.seconds, cancel)
    if solved is not None:
        return solved_decision(state, solved, perf_counter() - begun)
    # An ending that the limits do not allow is searched like any other position.
    params = master_params(players(state), reach=LEAVES_ONLY)
    work = make_workspace()
    budget = work.budget
    # One turn ahead is always looked at: it takes a fraction of a millisecond.
    choice, depth = int(decide(state, network, work, 1, params)), 1
    alternatives = read_alternatives(state, work, params, depth)
    if limits.nodes is not None:
        budget.nodes[1] = limits.nodes
    left = None if limits.seconds is None else max(0.0, limits.seconds - (perf_counter() - begun))
    stopper = Stopper(budget, left, cancel)
    try:
        if budget.nodes[0] <= budget.nodes[1] and not (cancel is not None and cancel.is_set()):
            found = int(decide(state, network, work, TURNS_AHEAD, params))
            if not budget.stop[0]:
                choice, depth = found, TURNS_AHEAD
                alternatives = read_alternatives(state, work, params, depth)
    finally:
        stopper.done.set()
    first = [each for each in alternatives if each.choice == choice]
    rest = [each for each in alternatives if each.choice != choice]
    return Decision(
        step(state), choice, (*first, *rest), int(budget.nodes[0]), depth, perf_counter() - begun
    )


def solved_decision(state: State, solved: SolvedEnding, seconds: float) -> Decision:
    """The best choice of an ending, and the exact values of all."""
    who, depth = player(state), rugs_in_play(state)
    ranked = sorted(
        (choice for choice in solved.options if choice != solved.best),
        key=lambda choice: exact_order(solved.options[choice], who),
        reverse=True,
    )
    alternatives = [
        Alternative(choice, value.win, value.score, judged(value.win, value.score, who, True), True)
        for choice in (solved.best, *ranked)
        for value in (solved.options[choice],)
    ]
    return Decision(step(state), solved.best, tuple(alternatives), solved.turns, depth, seconds)


def read_alternatives(
    state: State, work: Workspace, params: SearchParams, turns: int
) -> list[Alternative]:
    """The values of all choices, the best first; what was looked at deeper comes before what was not."""
    number = players(state)
    who = player(state)
    found = []
    for nth, choice in enumerate(listed(legal(state))):
        index = nth if step(state) == LAY else choice
        values = np.asarray(work.choices.values[index], dtype=float)
        win = tuple(float(chance) for chance in values[:number])
        score = tuple(float(points) for points in values[SEATS : SEATS + number])
        deep = turns == 1 or bool(work.choices.deepened[index])
        found.append(
            (not deep, -utility(win[who], margin_of(score, who), params.blend), choice, win, score)
        )
    return [Alternative(choice, win, score, -worth) for _, worth, choice, win, score in sorted(found)]
