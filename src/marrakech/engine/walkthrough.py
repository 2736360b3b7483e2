"""A game played through from a state, position by position, chance by a generator.

Compiled code has loops of its own, each with its reason: `playout` knows the step at compile time, `match`
takes its luck from a deal, self-play notes what it expected of every turn.
"""

from collections.abc import Callable, Iterator
from random import Random

from marrakech.kernel.chance import Outcome, nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import OVER, Rules, State, start, step
from marrakech.kernel.turn import act, legal


def random_outcome(state: State, random: Random) -> Outcome:
    """What chance brings where it is due, drawn by weight."""
    weights = outcomes(state)
    return nth_outcome(weights, random.randrange(total_weight(weights)))


def walk_through(
    state: State, choose: Callable[[State], Choice], random: Random
) -> Iterator[tuple[State, int]]:
    """Each position up to the end of the game, with the choice made there or the outcome that came."""
    while step(state) != OVER:
        number = random_outcome(state, random) if outcomes(state) else choose(state)
        yield state, number
        state = act(state, number)


def random_walk(rules: Rules, random: Random) -> Iterator[tuple[State, int]]:
    """The same for a game of random choices."""
    return walk_through(start(rules), lambda state: random.choice(listed(legal(state))), random)


def random_decisions(rules: Rules, seed: int) -> Iterator[State]:
    """The positions of a random game in which a player is to move."""
    for state, _ in random_walk(rules, Random(f"{rules} {seed}")):
        if not outcomes(state):
            yield state
