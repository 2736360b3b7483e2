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

from typing import Any

import numpy as np

from marrakech.engine.greedy import best_rug, greedy_choice
from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.learned.network import Network, outcome
from marrakech.engine.playout import below, random_step
from marrakech.engine.search.decide import VALUES, Desk, Focus, look, next_candidate, utility
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import FACES, face, nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    END_TURN,
    FIELDS,
    LAY,
    OVER,
    TURN,
    Player,
    State,
    player,
    players,
    read_state,
    start,
    step,
    stock,
    two_colours,
    with_flow,
    with_top,
    write_state,
)
from marrakech.kernel.turn import act, end_turn, lay, orient, roll

MOST_TURNS = 60


@entry
def drawn(state: State, generator: Any) -> State:
    """The next rug of a pile, by chance."""
    weights = outcomes(state)
    return act(state, nth_outcome(weights, below(generator, total_weight(weights))))


@entry
def opened(rules: int, turns: int, generator: Any) -> State:
    """A game begun, its first turns played at random."""
    state = start(rules)
    while step(state) == DEAL:
        state = drawn(state, generator)
    for _ in range(turns):
        who = player(state)
        while step(state) != OVER and player(state) == who:
            state = random_step(state, generator)
    return state


@entry
def self_play(
    rules: int,
    network: Network,
    desk: Desk,
    focus: Focus,
    generator: Any,
    trace: float,
    depth: int,
    states: Ints,
    targets: Floats,
) -> int:
    """Play one game; its positions and their targets are written, their number is given back."""
    number = players(start(rules))
    kept = np.zeros((MOST_TURNS, FIELDS), np.int64)
    expected = np.zeros((MOST_TURNS, VALUES), np.float32)
    reached = np.zeros((MOST_TURNS, VALUES), np.float32)
    cut = np.zeros(MOST_TURNS, np.int64)
    # One game in three begins with some random turns, one in five has a greedy player at the table.
    opening = below(generator, 16) if below(generator, 3) == 0 else 0
    greedy_seat = below(generator, number) if below(generator, 5) == 0 else -1
    state = opened(rules, opening, generator)
    turns = 0
    while step(state) != OVER:
        who = player(state)
        desk.stop[0] = 0
        desk.nodes[0] = 0
        look(state, network, desk, int(np.int64(1)), focus)
        write_state(state, kept[turns])
        expected[turns] = desk.best[0]
        best_heading = 1
        if not state.rules & END_TURN:
            best_heading = 0
            for heading in range(1, QUARTERS):
                if utility(desk.turn[0, heading], who, number, focus.blend) > utility(
                    desk.turn[0, best_heading], who, number, focus.blend
                ):
                    best_heading = heading
        if depth > 1:
            if turns:
                reached[turns - 1] = desk.best[0]
            best_heading = look(state, network, desk, depth, focus)
            expected[turns] = desk.best[0]
        heading = best_heading
        if not state.rules & END_TURN:
            if who == greedy_seat:
                heading = greedy_choice(state)
            elif below(generator, 100) < 3:
                heading = below(generator, QUARTERS)
            state = orient(state, heading)
        steps = face(below(generator, FACES))
        state = roll(state, steps)
        values = desk.values[0, heading, steps]
        if step(state) == LAY:
            found = desk.found[0, heading, steps]
            places = desk.places[0, heading, steps]
            quarters = desk.quarters[0, heading, steps]
            best, _ = next_candidate(values, found, 0, who, number, focus.blend)
            if depth > 1:
                best = look(state, network, desk, depth, focus)
                values = desk.values[0, 0, 1]
                places = desk.places[0, 0, 1]
                quarters = desk.quarters[0, 0, 1]
            i = best
            if who == greedy_seat:
                place = best_rug(state)[0]
                for other in range(found):
                    if places[other] == place:
                        i = other
            elif below(generator, 100) < 4:
                # A random place, half the time the second best.
                if below(generator, 2):
                    i = below(generator, found)
                elif found > 1:
                    i, _ = next_candidate(values, found, 1 << best, who, number, focus.blend)
            cut[turns] = i != best or heading != best_heading
            reached[turns] = values[i]
            state = lay(state, places[i])
            if step(state) == DRAW:
                state = drawn(state, generator)
            if step(state) == TURN:
                state = end_turn(state, quarters[i])
        else:
            cut[turns] = heading != best_heading
            reached[turns] = values[0]
        turns += 1
    target = np.zeros(VALUES, np.float32)
    outcome(state, target)
    for t in range(turns - 1, -1, -1):
        if cut[t]:
            target[:] = expected[t]
        else:
            for v in range(VALUES):
                target[v] = expected[t, v] + np.float32(trace) * (target[v] - reached[t, v])
        before = read_state(kept[t])
        if two_colours(rules):
            # Search often does not know the top of a pile: after a turn its owner's, two turns on both.
            mover = player(before)
            if below(generator, 100) < 85:
                before = hidden_top(before, 1 - mover)
                if below(generator, 100) < 30:
                    before = hidden_top(before, mover)
        write_state(before, states[t])
        for v in range(VALUES):
            targets[t, v] = target[v]
    return turns


@entry
def hidden_top(state: State, who: Player) -> State:
    """The state with the top of a pile unknown, if the pile holds both colours."""
    if stock(state, who) and stock(state, who + 2):
        return with_flow(state, with_top(state.flow, who, 0))
    return state


@entry
def self_play_many(
    rules: Ints,
    network: Network,
    desk: Desk,
    focus: Focus,
    generator: Any,
    trace: float,
    depth: int,
    states: Ints,
    targets: Floats,
) -> tuple[int, int]:
    """Games by rules drawn from `rules`, until the arrays are nearly full: positions and games."""
    at = 0
    games = 0
    while at + MOST_TURNS <= states.shape[0]:
        chosen = rules[below(generator, rules.shape[0])]
        at += self_play(
            chosen, network, desk, focus, generator, trace, depth, states[at:], targets[at:]
        )
        games += 1
    return at, games
