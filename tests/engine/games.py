"""Positions to ask bots about: random games of every kind, and the rules they are played by."""

from collections.abc import Iterator
from random import Random

from marrakech.engine.choices import chosen, legal_choices
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import (
    COVER_OWN,
    DEAL,
    DRAW,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    OVER,
    ROLL,
    State,
    player,
    start,
    step,
    stock,
)
from marrakech.kernel.turn import draw, roll

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
    if step(state) == ROLL:
        return roll(state, random.choice(DIE))
    who = player(state)
    mine, all_left = stock(state, who), stock(state, who) + stock(state, who + 2)
    return draw(state, who if random.randrange(all_left) < mine else who + 2)


def choices_of_a_game(rules: int, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody chooses."""
    random = Random(f"{rules} {seed}")
    state = start(rules)
    while step(state) != OVER:
        if step(state) in (DEAL, ROLL, DRAW):
            state = after_chance(state, random)
            continue
        yield state
        state = chosen(state, random.choice(legal_choices(state)))


def some_choices(rules: int, number: int, seed: int = 0) -> list[State]:
    """So many positions of random games, spread over openings, middles and ends."""
    states: list[State] = []
    game = seed
    while len(states) < 8 * number:
        states.extend(choices_of_a_game(rules, game))
        game += 1
    return Random(f"{rules} {seed} {number}").sample(states, number)
