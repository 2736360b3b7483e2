"""Games of the environments, played anew by the interpreted kernel with the same chance."""

from collections.abc import Iterator

import numpy as np

from marrakech.engine.playout import seeded
from marrakech.envs.batch import Batch
from marrakech.kernel.chance import Outcome, nth_outcome, outcomes, total_weight
from marrakech.kernel.choices import Action, choice_of
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    ROLL,
    Rules,
    State,
    pile_colour,
    pile_stock,
    player,
    start,
    step,
)
from marrakech.kernel.turn import act, legal
from marrakech.record.dice import SeededDice

ALL_BITS = 2**64 - 1

RULES = (
    2 | ELIMINATION,
    2 | ONE_COLOUR,
    3 | ELIMINATION | END_TURN | COVER_OWN,
    4 | ELIMINATION,
    4 | END_TURN | KEEP_HEADING,
)
"""Two, three and four players, and every switch at least once."""


class Chance:
    """The chance of a game by its seed, in plain Python: the dice of the library."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(seed)
        self.turn = 0

    def outcome(self, state: State) -> Outcome:
        """What comes next."""
        if step(state) == ROLL:
            self.turn += 1
            return self.dice.die(self.turn)
        who = player(state)
        order = self.dice.pile(who, 12, 12)
        left = sum(pile_stock(state, who, top) for top in (1, 2))
        return pile_colour(who, 1 + order[24 - left])

    def settled(self, state: State) -> State:
        """The state once all chance that is due has happened."""
        while outcomes(state):
            state = act(state, self.outcome(state))
        return state


class Generated(Chance):
    """The chance of a game of a batch that was given no seeds: an xorshift generator of 64 bits."""

    def __init__(self, seed: int) -> None:
        self.word = int(seeded(seed)[0])

    def outcome(self, state: State) -> Outcome:
        """What comes next."""
        self.word ^= self.word << 13 & ALL_BITS
        self.word ^= self.word >> 7
        self.word ^= self.word << 17 & ALL_BITS
        weights = outcomes(state)
        return nth_outcome(weights, (self.word >> 32) * total_weight(weights) >> 32)


def replayed(rules: Rules, chance: Chance, actions: list[Action]) -> Iterator[State]:
    """The positions of a game in which somebody chooses, and the last one."""
    state = chance.settled(start(rules))
    yield state
    for action in actions:
        state = chance.settled(act(state, choice_of(legal(state), action)))
        yield state


def random_games(
    rules: Rules, games: int, seed: int = 0, *, dealt: bool = True
) -> tuple[Batch, list[list[Action]]]:
    """A batch of games played to their ends at random, and the actions of each; dealt by seeds or not."""
    batch = Batch(games, rules, seed)
    if dealt:
        batch.restart(seeds=range(seed, seed + games))
    played: list[list[Action]] = [[] for _ in range(games)]
    while not batch.over().all():
        actions = batch.random_actions()
        for game in np.flatnonzero(actions >= 0):
            played[game].append(int(actions[game]))
        batch.step(actions)
    return batch, played
