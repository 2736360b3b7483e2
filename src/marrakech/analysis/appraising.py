"""What valuations and rollouts ask of compiled code, whoever runs it."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from marrakech.jit.provider import implementation
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State


class Appraised(NamedTuple):
    """The options of a position, as rows of `engine.vectors.VALUES` numbers."""

    best: Choice
    """At a choice the best: the index of a place, or a quarter turn."""
    expected: Sequence[float]
    """At a step of chance its expectation."""
    rows: Sequence[Sequence[float]]
    """By index of the place, quarter turn, steps or colour."""


class Appraiser(Protocol):
    """Values positions with one number of players by its network; turns are as in `analysis.depths`."""

    def options(self, state: State, turns: int) -> Appraised:
        """All options of a position that is not over, by their values after so many turns."""

    def beginning(self, state: State, turns: int) -> Sequence[float]:
        """The value of a turn that begins, or of a finished game."""

    def play_outs(
        self, state: State, rolls: Sequence[Sequence[int]], draws: Sequence[Sequence[float]]
    ) -> "array[float]":
        """A game for each row of rolls and draws: rows of numbers in single precision, one after the other."""


def appraiser(number: int) -> Appraiser:
    """Whoever values positions of so many players here."""
    kind = implementation(
        "marrakech.analysis.array_values:ArrayAppraiser",
        "marrakech.analysis.packed_values:PackedAppraiser",
    )
    found: Appraiser = kind(number)
    return found
