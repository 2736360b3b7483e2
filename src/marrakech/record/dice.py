"""Where chance comes from in a game between people: fixed by turn and pile, not by when it is asked.

Because the die of turn 12 is the same however often turn 12 is begun, taking a move back or resuming a
saved game can never roll again.
"""

import random
from typing import Protocol, SupportsIndex

from marrakech.kernel.chance import DIE
from marrakech.record.checked import integer


class Dice(Protocol):
    """The chance of one game. An implementation is a pure function of its secret."""

    def die(self, turn: int) -> int:
        """Steps that the die shows on a turn, counted from 1."""
        ...

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        """The order of a pile with so many rugs of either colour: 0 the first colour, 1 the second."""
        ...


class SeededDice:
    """Chance from a seed, the same for the same seed on every machine.

    >>> SeededDice(7).die(1) == SeededDice(7).die(1)
    True
    """

    def __init__(self, seed: SupportsIndex | str) -> None:
        self.seed = seed if isinstance(seed, str) else integer(seed, "a seed: a number or a text")
        # Made once and seeded for every roll, which takes half the time of a new one.
        self._random = random.Random(0)
        self._piles: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def __repr__(self) -> str:
        return f"SeededDice({self.seed!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeededDice) and str(self.seed) == str(other.seed)

    def __hash__(self) -> int:
        return hash(str(self.seed))

    def die(self, turn: int) -> int:
        """Steps that the die shows on a turn."""
        self._random.seed(f"{self.seed}/die/{turn}")
        return self._random.choice(DIE)

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        """The order of a pile."""
        known = self._piles.get((player, first, second))
        if known is None:
            order = [0] * first + [1] * second
            self._random.seed(f"{self.seed}/pile/{player}")
            self._random.shuffle(order)
            known = self._piles[player, first, second] = tuple(order)
        return known
