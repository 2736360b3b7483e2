"""`master`: the learned value with search, by a budget of seconds or positions.

It looks one turn ahead, then two, then three, until its budget is used up; a depth not finished
does not count. With no limit it looks `TURNS` turns ahead, which takes milliseconds. Beyond one turn,
half of each value is what comes of greedy answers until its own next turn. Imports numpy.
"""

import threading
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.engine.errors import WeightsError
from marrakech.engine.learned.features import SEATS
from marrakech.engine.learned.network import WEIGHTS, Network, load_networks
from marrakech.engine.search.decide import Desk, Focus, make_desk, make_focus
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, State, player, players, step
from marrakech.kernel.turn import legal

TURNS = 2
"""Turns looked ahead without a limit."""

DEEPEST = 3
"""Turns looked ahead at most: a fourth would take seconds."""

KEEP = (4, 3, 2)
"""Places of a roll that are looked at deeper, at the first turn, the second, the third."""
MARGIN = (0.05, 0.05, 0.03)
"""How far behind the best they may be, in chances of winning."""
BLEND = 0.005
"""What a point of margin is worth beside the chance of winning."""
MIX = 0.5
"""How much greedy answers of the others weigh, beside answers that are best for whoever gives them."""


@cache
def networks(weights: Path | None = None) -> dict[int, Network]:
    """The networks of a file by number of players; by default those that are shipped."""
    return load_networks(weights or WEIGHTS / "master.npz")


def master_focus(number: int, mix: float = MIX) -> Focus:
    """What the master looks at deeper, by the number of players."""
    # With two players there is time to look at our whole next turn after each answer.
    return make_focus(KEEP, MARGIN, BLEND, mix, leaf=1 if number == 2 else 0)


class Stopper:
    """Ends a search from outside: when the time is up, or when it is cancelled."""

    def __init__(self, desk: Desk, seconds: float | None, cancel: threading.Event | None) -> None:
        self.done = threading.Event()
        self.desk = desk
        self.cancel = cancel
        self.until = None if seconds is None else perf_counter() + seconds
        if seconds is not None or cancel is not None:
            threading.Thread(target=self.watch, daemon=True).start()

    def watch(self) -> None:
        """Look every few milliseconds whether the search is to end."""
        while not self.done.is_set():
            left = 0.005 if self.until is None else min(0.005, self.until - perf_counter())
            if left <= 0 or (self.cancel is not None and self.cancel.is_set()):
                self.desk.stop[0] = 1
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
    focus = master_focus(players(state))
    desk = make_desk()
    choices = listed(legal(state))
    limited = limits.seconds is not None or limits.nodes is not None
    deepest = DEEPEST if limited else TURNS
    # One turn ahead is always looked at: it takes a fraction of a millisecond.
    desk.nodes[1] = 1 << 60
    choice, depth = int(decide(state, network, desk, 1, focus)), 1
    alternatives = read_alternatives(state, desk, choices, focus, turns=1)
    if limits.nodes is not None:
        desk.nodes[1] = limits.nodes
    stopper = Stopper(desk, limits.seconds, cancel)
    try:
        for turns in range(2, deepest + 1):
            if desk.nodes[0] > desk.nodes[1] or (cancel is not None and cancel.is_set()):
                break
            found = int(decide(state, network, desk, turns, focus))
            if desk.stop[0]:
                break
            choice, depth = found, turns
            alternatives = read_alternatives(state, desk, choices, focus, turns)
    finally:
        stopper.done.set()
    first = [each for each in alternatives if each.choice == choice]
    rest = [each for each in alternatives if each.choice != choice]
    return Decision(
        step(state), choice, (*first, *rest), int(desk.nodes[0]), depth, perf_counter() - begun
    )


def read_alternatives(
    state: State, desk: Desk, choices: list[int], focus: Focus, turns: int
) -> list[Alternative]:
    """The values on the desk, the best first; what was looked at deeper comes before what was not."""
    number = players(state)
    who = player(state)
    laying = step(state) == LAY
    found = []
    for choice in choices:
        index = list(desk.places[0, 0, 1, : desk.found[0, 0, 1]]).index(choice) if laying else choice
        values = np.asarray(desk.root[index], dtype=float)
        win = tuple(float(chance) for chance in values[:number])
        score = tuple(float(points) for points in values[SEATS : SEATS + number])
        margin = score[who] - max(score[other] for other in range(number) if other != who)
        deep = turns == 1 or bool(desk.deepened[0, index])
        found.append((not deep, -(win[who] + focus.blend * margin), choice, win, score))
    return [Alternative(choice, win, score, -worth) for _, worth, choice, win, score in sorted(found)]
