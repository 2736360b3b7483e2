"""Positions to ask bots about: random games of every kind, and the rules they are played by."""

from random import Random

from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    State,
)

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


def some_choices(rules: int, number: int, seed: int = 0) -> list[State]:
    """So many positions of random games, spread over openings, middles and ends."""
    states: list[State] = []
    game = seed
    while len(states) < 8 * number:
        states.extend(random_decisions(rules, game))
        game += 1
    return Random(f"{rules} {seed} {number}").sample(states, number)
