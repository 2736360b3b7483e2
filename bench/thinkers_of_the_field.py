"""Opponents of the field that no bot here was trained on: tree search, and playouts by greedy.

Both know the rules and no network. They are compiled and have fixed budgets: the same on every machine.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

import numpy as np

from marrakech.engine.greedy import greedy_choice, greedy_value
from marrakech.engine.learned.network import final_value
from marrakech.engine.playout import below, random_game
from marrakech.engine.vectors import SEATS, VALUES
from marrakech.jit.decorators import cached
from marrakech.kernel.board import PLACES
from marrakech.kernel.chance import nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import Choice, first_choice, how_many, without_first
from marrakech.kernel.state import OVER, State, player, players, step
from marrakech.kernel.turn import act, legal

ITERATIONS: Final = 800
"""Playouts of a decision of `uct`, and so the most nodes of its tree."""
EXPLORATION: Final = 0.7
CANDIDATES: Final = 5
"""Choices that `rollouts` plays on."""
GAMES_EACH: Final = 8


@cached
def uct_choice(state: State, generator: Any) -> Choice:
    """UCB1 over a tree of choices and chance outcomes, a node a playout; the choice visited most."""
    children = np.zeros((ITERATIONS + 2, PLACES + 1), np.int32)
    visits = np.zeros(ITERATIONS + 2, np.int64)
    totals = np.zeros((ITERATIONS + 2, SEATS), np.float64)
    path = np.zeros(256, np.int64)
    values = np.zeros(VALUES, np.float32)
    used = 1
    for _ in range(ITERATIONS):
        now = state
        node = 0
        length = 1
        path[0] = 0
        grown = False
        while step(now) != OVER and not grown:
            weights = outcomes(now)
            if weights:
                what = nth_outcome(weights, below(generator, total_weight(weights)))
            else:
                who = player(now)
                rest = legal(now)
                what = -1
                best = -1.0
                while how_many(rest):
                    candidate = first_choice(rest)
                    rest = without_first(rest)
                    child = children[node, candidate]
                    # An untried choice comes before all others, a random one of them.
                    bound = 1e6 + below(generator, 1024)
                    if child and visits[child]:
                        mean = totals[child, who] / visits[child]
                        bound = mean + EXPLORATION * sqrt(log(visits[node] + 1.0) / visits[child])
                    if bound > best:
                        what, best = candidate, bound
            child = children[node, what]
            if not child:
                used += 1
                child = used - 1
                children[node, what] = child
                grown = True
            now = act(now, what)
            node = child
            path[length] = node
            length += 1
        if step(now) != OVER:
            now = random_game(now, generator)
        final_value(now, values)
        for nth in range(length):
            visits[path[nth]] += 1
            for who in range(SEATS):
                totals[path[nth], who] += values[who]
    taken = -1
    most = -1
    rest = legal(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        child = children[0, candidate]
        tried = visits[child] if child else 0
        if tried > most:
            taken, most = candidate, tried
    return taken


@cached
def greedy_game(state: State, generator: Any) -> State:
    """Play a position out, everybody by greedy."""
    while step(state) != OVER:
        weights = outcomes(state)
        if weights:
            what = nth_outcome(weights, below(generator, total_weight(weights)))
        else:
            what = greedy_choice(state)
        state = act(state, what)
    return state


@cached
def rollout_choice(state: State, generator: Any) -> Choice:
    """What greedy likes best, played out to the end by greedy; who wins most of those games, then points."""
    who = player(state)
    found = np.zeros(PLACES, np.int64)
    worth = np.zeros(PLACES, np.int64)
    number = 0
    rest = legal(state)
    while how_many(rest):
        candidate = first_choice(rest)
        rest = without_first(rest)
        found[number] = candidate
        worth[number] = greedy_value(state, candidate)
        number += 1
    order = np.argsort(-worth[:number])
    dice = np.zeros(1, np.uint64)
    values = np.zeros(VALUES, np.float32)
    seed = generator[0]
    below(generator, 2)
    taken = -1
    best = -1e9
    for nth in range(min(number, CANDIDATES)):
        choice = found[order[nth]]
        total = 0.0
        dice[0] = seed
        for _ in range(GAMES_EACH):
            final_value(greedy_game(act(state, choice), dice), values)
            highest = -1000.0
            for other in range(players(state)):
                if other != who:
                    highest = max(highest, float(values[SEATS + other]))
            total += values[who] + 0.005 * (values[SEATS + who] - highest)
        if total > best:
            taken, best = choice, total
    return taken


THINKERS: Final = ("uct", "rollouts")


def thinker(name: str, generator: Any) -> Callable[[State], int]:
    """One of them, with its own random numbers."""
    function = {"uct": uct_choice, "rollouts": rollout_choice}[name]
    return lambda state: int(function(state, generator))
