"""`master`: the learned value with search, within a limit of seconds or positions.

It looks one turn ahead and then two, which takes milliseconds; where a limit cuts the second turn off, the
first one decides. At the second turn, half of a value assumes that the others play greedily until our next
turn. Imports numpy.
"""

import threading
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.engine.errors import WeightsError
from marrakech.engine.ladder import WEIGHTS
from marrakech.engine.learned.features import SEATS
from marrakech.engine.learned.network import Network, load_networks
from marrakech.engine.search.arrays import Budget, Workspace, make_workspace
from marrakech.engine.search.params import SearchParams, master_params
from marrakech.engine.utility import margin_of, utility
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, State, player, players, step
from marrakech.kernel.turn import legal

TURNS_AHEAD = 2
"""Turns looked ahead: a third brought no measurable gain (bench/RESULTS.md, "The plateau")."""


@cache
def networks(weights: Path | None = None) -> dict[int, Network]:
    """The networks of a file by number of players; by default those that are shipped."""
    return load_networks(weights or WEIGHTS)


class Stopper:
    """Ends a search from outside: when the time is up, or when it is cancelled."""

    def __init__(self, budget: Budget, seconds: float | None, cancel: threading.Event | None) -> None:
        self.done = threading.Event()
        self.budget = budget
        self.cancel = cancel
        self.until = None if seconds is None else perf_counter() + seconds
        if seconds is not None or cancel is not None:
            threading.Thread(target=self.watch, daemon=True).start()

    def watch(self) -> None:
        """Check every few milliseconds whether to stop the search."""
        while not self.done.is_set():
            left = 0.005 if self.until is None else min(0.005, self.until - perf_counter())
            if left <= 0 or (self.cancel is not None and self.cancel.is_set()):
                self.budget.stop[0] = 1
                return
            self.done.wait(left)


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
    params = master_params(players(state))
    work = make_workspace()
    budget = work.budget
    # One turn ahead is always looked at: it takes a fraction of a millisecond.
    choice, depth = int(decide(state, network, work, 1, params)), 1
    alternatives = read_alternatives(state, work, params, depth)
    if limits.nodes is not None:
        budget.nodes[1] = limits.nodes
    stopper = Stopper(budget, limits.seconds, cancel)
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
