"""Games of the network against itself, and what each of their positions was worth.

At every turn the exact expectation over the turn, by the network's own values, is at hand: the choice
was made by it. The target of a position is that expectation plus a share of what later turns brought
beyond theirs:

    target(t) = expectation(t) + LAMBDA * (target(t+1) - value of the position that the roll led to)

The luck of each roll is taken out exactly, because the value of the position reached is compared with
the expectation over all of them; what is left is what the network did not know. Where the choice made
was not the network's (a random or a greedy one, for variety), the sum is cut.

With `turns` of 2 the expectation and the choices are those of a search two turns deep, and the value of
the position reached is its expectation over one turn.
"""

from typing import Any, NamedTuple

import numpy as np

from marrakech.engine.greedy import best_rug, greedy_choice
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network, final_value
from marrakech.engine.playout import below, random_step
from marrakech.engine.search.arrays import Rugs, Workspace
from marrakech.engine.search.decide import decide
from marrakech.engine.search.expectation import oriented, rugs_in
from marrakech.engine.search.params import SearchParams
from marrakech.engine.search.values import best_value
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import FACES, face
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    END_TURN,
    FIELDS,
    LONGEST_GAME,
    OVER,
    TURN,
    Player,
    State,
    pile_stock,
    player,
    players,
    read_state,
    start,
    step,
    two_colours,
    with_flow,
    with_top,
    write_state,
)
from marrakech.kernel.turn import end_turn, lay, roll

MOST_TURNS = 60
assert MOST_TURNS >= LONGEST_GAME


@entry
def begun_game(rules: int, turns: int, generator: Any) -> State:
    """A game begun, its first turns played at random."""
    state = start(rules)
    while step(state) == DEAL:
        state = random_step(state, generator)
    for _ in range(turns):
        who = player(state)
        while step(state) != OVER and player(state) == who:
            state = random_step(state, generator)
    return state


@entry
def hidden_top(state: State, who: Player) -> State:
    """The state with the top of a pile unknown, if the pile holds both colours."""
    if pile_stock(state, who, 1) and pile_stock(state, who, 2):
        return with_flow(state, with_top(state.flow, who, 0))
    return state


class Searcher(NamedTuple):
    """Who plays: a network and how it is searched."""

    network: Network
    work: Workspace
    params: SearchParams
    turns: int
    """Turns looked ahead: 1 or 2."""


class Trace(NamedTuple):
    """What happened at each turn of a game."""

    states: Ints
    expected: Floats
    """The expectation when the turn began."""
    reached: Floats
    """The value of the position that the turn led to."""
    cut: Ints
    """1 where the choice made was not the search's."""


@entry
def search_turn(state: State, searcher: Searcher, trace: Trace, nth: int) -> int:
    """Search when the nth turn begins, and note what is expected of it; the best heading."""
    work = searcher.work
    work.budget.nodes[0] = 0
    # Not a plain 1, for which numba would compile the search once more.
    one = int(np.int64(1))
    best = decide(state, searcher.network, work, one, searcher.params)
    trace.expected[nth] = work.choices.values[best]
    if searcher.turns > 1:
        if nth:
            trace.reached[nth - 1] = trace.expected[nth]
        best = decide(state, searcher.network, work, searcher.turns, searcher.params)
        trace.expected[nth] = work.choices.values[best]
    write_state(state, trace.states[nth])
    return best


@entry
def heading_played(state: State, best: int, greedy: bool, generator: Any) -> int:
    """The best heading, or for variety a greedy or a random one."""
    if state.rules & END_TURN:
        return best
    if greedy:
        return greedy_choice(state)
    return below(generator, QUARTERS) if below(generator, 100) < 3 else best


@entry
def rug_played(
    state: State, rugs: Rugs, found: int, best: int, greedy: bool, blend: float, generator: Any
) -> int:
    """The index of the best place, or for variety of a greedy, a random or the second best one."""
    if greedy:
        return index_of(best_rug(state)[0], rugs.places, found)
    if below(generator, 100) < 4:
        if below(generator, 2):
            return below(generator, found)
        if found > 1:
            return best_value(rugs.values, found, 1 << best, player(state), players(state), blend)
    return best


@entry
def index_of(place: int, places: Ints, found: int) -> int:
    """Where a place is listed."""
    index = 0
    for i in range(found):
        if places[i] == place:
            index = i
    return index


@entry
def play_turn(
    state: State, searcher: Searcher, greedy: bool, generator: Any, trace: Trace, nth: int
) -> State:
    """Play the nth turn, and note it."""
    work, blend = searcher.work, searcher.params.blend
    best_heading = search_turn(state, searcher, trace, nth)
    heading = heading_played(state, best_heading, greedy, generator)
    steps = face(below(generator, FACES))
    stopped = roll(oriented(state, heading), steps)
    trace.cut[nth] = heading != best_heading
    found = work.root.found[heading, steps]
    if not found:
        trace.reached[nth] = work.root.values[heading, steps, 0]
        return stopped
    rugs = rugs_in(work.root, heading, steps)
    best = best_value(rugs.values, found, 0, player(state), players(state), blend)
    if searcher.turns > 1:
        place = decide(stopped, searcher.network, work, searcher.turns, searcher.params)
        rugs = rugs_in(work.root, 0, 0)
        best = index_of(place, rugs.places, found)
    i = rug_played(stopped, rugs, found, best, greedy, blend, generator)
    if i != best:
        trace.cut[nth] = 1
    trace.reached[nth] = rugs.values[i]
    laid = lay(stopped, rugs.places[i])
    if step(laid) == DRAW:
        laid = random_step(laid, generator)
    return end_turn(laid, rugs.quarters[i]) if step(laid) == TURN else laid


@entry
def write_targets(
    over: State, trace: Trace, turns: int, decay: float, generator: Any, states: Ints, targets: Floats
) -> None:
    """The positions of a game and what each was worth, from the last one back."""
    target = np.zeros(VALUES, np.float32)
    final_value(over, target)
    for t in range(turns - 1, -1, -1):
        if trace.cut[t]:
            target[:] = trace.expected[t]
        else:
            for v in range(VALUES):
                later = target[v] - trace.reached[t, v]
                target[v] = trace.expected[t, v] + np.float32(decay) * later
        before = read_state(trace.states[t])
        if two_colours(before.rules):
            # Search often does not know the top of a pile: after a turn its owner's, two turns on both.
            mover = player(before)
            if below(generator, 100) < 85:
                before = hidden_top(before, 1 - mover)
                if below(generator, 100) < 30:
                    before = hidden_top(before, mover)
        write_state(before, states[t])
        for v in range(VALUES):
            targets[t, v] = target[v]


@entry
def self_play(
    rules: int, searcher: Searcher, generator: Any, decay: float, states: Ints, targets: Floats
) -> int:
    """Play one game and write its positions and their targets; returns how many there are."""
    number = players(start(rules))
    trace = Trace(
        np.zeros((MOST_TURNS, FIELDS), np.int64),
        np.zeros((MOST_TURNS, VALUES), np.float32),
        np.zeros((MOST_TURNS, VALUES), np.float32),
        np.zeros(MOST_TURNS, np.int64),
    )
    # One game in three begins with some random turns, one in five has a greedy player at the table.
    opening = below(generator, 16) if below(generator, 3) == 0 else 0
    greedy_seat = below(generator, number) if below(generator, 5) == 0 else -1
    state = begun_game(rules, opening, generator)
    turns = 0
    while step(state) != OVER:
        greedy = player(state) == greedy_seat
        state = play_turn(state, searcher, greedy, generator, trace, turns)
        turns += 1
    write_targets(state, trace, turns, decay, generator, states, targets)
    return turns


@entry
def self_play_many(
    rules: Ints, searcher: Searcher, generator: Any, decay: float, states: Ints, targets: Floats
) -> tuple[int, int]:
    """Games by rules drawn from `rules`, until the arrays are nearly full: positions and games."""
    at = 0
    games = 0
    while at + MOST_TURNS <= states.shape[0]:
        chosen = rules[below(generator, rules.shape[0])]
        at += self_play(chosen, searcher, generator, decay, states[at:], targets[at:])
        games += 1
    return at, games
