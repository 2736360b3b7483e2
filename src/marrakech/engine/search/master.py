"""`master`: the learned value with search, within a limit of seconds or positions.

With few rugs left it solves the ending (`engine.endings`), if the limits allow. Otherwise it looks one turn
ahead and then two, which takes milliseconds; where a limit cuts the second turn off, the first one decides. At
the second turn, half of a value assumes that the others play greedily until our next turn.
"""

import threading
from pathlib import Path
from time import perf_counter
from typing import Any

from marrakech.engine.bot import Alternative, Decision, Limits
from marrakech.engine.endings.endings import Endings, SolvedEnding, exact_order
from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.search.params import AT_ONCE, LEAVES_ONLY, SearchParams, master_params
from marrakech.engine.search.searching import Looked, Search
from marrakech.engine.utility import judged, margin_of, utility
from marrakech.engine.vectors import SEATS
from marrakech.jit.provider import implementation
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, State, player, players, step
from marrakech.kernel.turn import legal

SEARCHES = ("marrakech.engine.search.array_search:ArraySearch", "marrakech.engine.packed:PackedSearch")
"""Searches by numba's `decide`, and by that of a provided engine."""
TURNS_AHEAD = 2
"""Turns looked ahead: a third brought no measurable gain (bench/RESULTS.md, "The plateau")."""


def master_decision(
    decide: Any,
    state: State,
    limits: Limits,
    cancel: threading.Event | None,
    weights: Path | None = None,
) -> Decision:
    """Search with the compiled `decide`, deeper and deeper within the limits."""
    begun = perf_counter()
    # An ending that the limits do not allow is searched like any other position.
    params = master_params(players(state), reach=LEAVES_ONLY)
    search: Search = implementation(*SEARCHES)(decide, state, params, weights)
    endings = Endings(AT_ONCE if limits.nodes is None else min(AT_ONCE, limits.nodes))
    solved = endings.solve(state, limits.seconds, cancel)
    if solved is not None:
        return solved_decision(state, solved, perf_counter() - begun)
    # One turn ahead is always looked at: it takes a fraction of a millisecond.
    looked = search.look(1)
    assert looked is not None
    depth = 1
    used_up = limits.nodes is not None and search.nodes > limits.nodes
    if not used_up and not (cancel is not None and cancel.is_set()):
        left = None if limits.seconds is None else max(0.0, limits.seconds - (perf_counter() - begun))
        deeper = search.look(TURNS_AHEAD, limits.nodes, left, cancel)
        if deeper is not None:
            looked, depth = deeper, TURNS_AHEAD
    alternatives = read_alternatives(state, looked, params, depth)
    first = [each for each in alternatives if each.choice == looked.choice]
    rest = [each for each in alternatives if each.choice != looked.choice]
    return Decision(
        step(state), looked.choice, (*first, *rest), search.nodes, depth, perf_counter() - begun
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
    state: State, looked: Looked, params: SearchParams, turns: int
) -> list[Alternative]:
    """The values of all choices, the best first; what was looked at deeper comes before what was not."""
    number = players(state)
    who = player(state)
    found = []
    for nth, choice in enumerate(listed(legal(state))):
        index = nth if step(state) == LAY else choice
        values = looked.values[index]
        win = tuple(values[:number])
        score = tuple(values[SEATS : SEATS + number])
        deep = turns == 1 or bool(looked.deepened[index])
        found.append(
            (not deep, -utility(win[who], margin_of(score, who), params.blend), choice, win, score)
        )
    return [Alternative(choice, win, score, -worth) for _, worth, choice, win, score in sorted(found)]
