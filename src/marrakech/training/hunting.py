"""Games of a network that learns to beat one bot: the exploiter alone, the prey in all other seats.

The prey is a fixed part of the world, and plays as it always does. At the exploiter's turns everything is as in
self-play: the exact expectation over the turn, by the exploiter's own values, makes the choice and is the
target. At the prey's turns nothing may be maximised, for the prey does not choose by those values: a turn is
worth what the position it led to is worth, and what later turns brought beyond that (TD, by lambda). So the
network learns what positions are worth against this prey; how much more it wins than its fair share is a lower
bound of what the prey leaves to be won.

Games follow the rules they are given and begin as they do; only the exploiter plays something else than its
best from time to time, for variety, where the trace is cut.
"""

from typing import Any

import numpy as np

from marrakech.engine.learned.features import Floats, Ints
from marrakech.engine.playout import below, random_step
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.sides import Side, side_choice
from marrakech.engine.vectors import VALUES
from marrakech.jit.decorators import entry
from marrakech.kernel.chance import outcomes
from marrakech.kernel.state import FIELDS, OVER, State, player, players, start, step, write_state
from marrakech.kernel.turn import act
from marrakech.training.selfplay import (
    MOST_TURNS,
    Searcher,
    Trace,
    begun_game,
    play_turn,
    write_targets,
)


@entry
def prey_turn(
    state: State, prey: Side, searcher: Searcher, generator: Any, trace: Trace, nth: int
) -> State:
    """Play the nth turn as the prey does, and note what the position after it is worth to the network."""
    write_state(state, trace.states[nth])
    who = player(state)
    after = state
    while step(after) != OVER and player(after) == who:
        if outcomes(after):
            after = random_step(after, generator)
        else:
            after = act(after, side_choice(after, prey, searcher.work, generator))
    position_value(after, searcher.network, searcher.work, trace.reached[nth])
    trace.expected[nth] = trace.reached[nth]
    return after


@entry
def hunt(
    rules: int,
    searcher: Searcher,
    prey: Side,
    generator: Any,
    decay: float,
    states: Ints,
    targets: Floats,
) -> int:
    """Play one game and write its positions and their targets; returns how many there are."""
    number = players(start(rules))
    trace = Trace(
        np.zeros((MOST_TURNS, FIELDS), np.int64),
        np.zeros((MOST_TURNS, VALUES), np.float32),
        np.zeros((MOST_TURNS, VALUES), np.float32),
        np.zeros(MOST_TURNS, np.int64),
    )
    mine = below(generator, number)
    state = begun_game(rules, 0, generator)
    turns = 0
    while step(state) != OVER:
        if player(state) == mine:
            state = play_turn(state, searcher, False, generator, trace, turns)
        else:
            state = prey_turn(state, prey, searcher, generator, trace, turns)
        turns += 1
    write_targets(state, trace, turns, decay, generator, states, targets)
    return turns


@entry
def hunt_many(
    rules: Ints,
    searcher: Searcher,
    prey: Side,
    generator: Any,
    decay: float,
    states: Ints,
    targets: Floats,
) -> tuple[int, int]:
    """Games by rules drawn from `rules`, until the arrays are nearly full: positions and games."""
    at = 0
    games = 0
    while at + MOST_TURNS <= states.shape[0]:
        chosen = rules[below(generator, rules.shape[0])]
        at += hunt(chosen, searcher, prey, generator, decay, states[at:], targets[at:])
        games += 1
    return at, games
