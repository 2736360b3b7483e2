"""Positions to ask bots about: random games of every kind, and the rules they are played by."""

from collections.abc import Iterator
from random import Random

from marrakech.kernel.chance import nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    OVER,
    State,
    start,
    step,
)
from marrakech.kernel.turn import act, legal

RULES = (
    2 | ELIMINATION,
    3 | ELIMINATION,
    4 | ELIMINATION,
    2,
    2 | ONE_COLOUR,
    2 | ELIMINATION | END_TURN,
    3 | ELIMINATION | END_TURN | KEEP_HEADING,
    4 | END_TURN | COVER_OWN,
)
"""Two, three and four players, and every switch at least once."""


def after_chance(state: State, random: Random) -> State:
    """What chance makes of a position that waits for it."""
    weights = outcomes(state)
    return act(state, nth_outcome(weights, random.randrange(total_weight(weights))))


def choices_of_a_game(rules: int, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody chooses."""
    random = Random(f"{rules} {seed}")
    state = start(rules)
    while step(state) != OVER:
        if outcomes(state):
            state = after_chance(state, random)
            continue
        yield state
        state = act(state, random.choice(listed(legal(state))))


def some_choices(rules: int, number: int, seed: int = 0) -> list[State]:
    """So many positions of random games, spread over openings, middles and ends."""
    states: list[State] = []
    game = seed
    while len(states) < 8 * number:
        states.extend(choices_of_a_game(rules, game))
        game += 1
    return Random(f"{rules} {seed} {number}").sample(states, number)
