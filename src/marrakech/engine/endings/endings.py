"""Exact values of positions with few rugs left: `Endings().solve(state)`.

How much work an ending is follows from the rugs left and the step: each turn multiplies it by about 97 (three
headings, four rolls, eight places). It is told in last turns, of which about two million are worked out in a
second. `AT_ONCE` takes at most a twentieth of a second and reaches three rugs at any step, and four once
the die is rolled; `PATIENT` reaches four at any step in half a second. Imports numba.
"""

from dataclasses import dataclass
from threading import Event, local
from typing import Final

from marrakech.engine.endings.ending_arrays import (
    EndingArrays,
    make_ending_arrays,
)
from marrakech.engine.endings.last_turn import ExactNumbers
from marrakech.engine.endings.solving import last_turns, solve
from marrakech.engine.learned.features import SEATS
from marrakech.engine.search.budget import UNLIMITED
from marrakech.engine.search.params import AT_ONCE
from marrakech.engine.search.stopper import Stopper
from marrakech.engine.utility import judged_exactly
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import Player, State, players
from marrakech.kernel.turn import legal

PATIENT: Final = 1_000_000
"""Last turns in an ending that is solved for a study."""


@dataclass(frozen=True, slots=True)
class ExactValue:
    """What a position is worth to each player if everybody plays best for themselves."""

    win: tuple[float, ...]
    """Shares of the win; 1.0 where it is certain."""
    score: tuple[float, ...]
    """Expected final scores."""
    dirhams: tuple[float, ...]
    """Expected dirhams at the end."""


@dataclass(frozen=True, slots=True)
class SolvedEnding:
    """An ending, and all that its first choice or chance can lead to."""

    value: ExactValue
    options: dict[int, ExactValue]
    """By the number of a choice or an outcome, in their order; none where the game is over."""
    best: int
    """The best choice, the first one of equals; -1 where there is no choice."""
    turns: int
    """Last turns that were worked out."""


class Endings:
    """Solves endings of at most so many last turns."""

    _kept = local()
    """Every thread solves in arrays of its own, which remember what was solved before."""

    def __init__(self, reach: int = AT_ONCE) -> None:
        self.reach = reach

    @property
    def arrays(self) -> EndingArrays:
        """The arrays of this thread."""
        if not hasattr(self._kept, "arrays"):
            self._kept.arrays = make_ending_arrays()
        found: EndingArrays = self._kept.arrays
        return found

    def reaches(self, state: State) -> bool:
        """Whether a position is an ending that is solved."""
        return last_turns(state) <= min(self.reach, UNLIMITED - 1)

    def solve(
        self,
        state: State,
        seconds: float | None = None,
        cancel: Event | None = None,
    ) -> SolvedEnding | None:
        """The exact values of a position and all its options; None if it is out of reach.

        Also None where it takes more time, or when it is cancelled.
        """
        if not self.reaches(state):
            return None
        arrays, number = self.arrays, players(state)
        arrays.budget.nodes[0] = arrays.budget.stop[0] = 0
        stopper = Stopper(arrays.budget, seconds, cancel)
        try:
            if not solve(state, arrays):
                return None
        finally:
            stopper.done.set()
        options = possible(outcomes(state)) or listed(legal(state))
        return SolvedEnding(
            exact_value(arrays.frames.values[0], number),
            {option: exact_value(arrays.options[nth], number) for nth, option in enumerate(options)},
            int(arrays.frames.chosen[0]),
            int(arrays.budget.nodes[0]),
        )

    def value(self, state: State) -> ExactValue | None:
        """The exact value of a position; None if it is out of reach."""
        solved = self.solve(state)
        return None if solved is None else solved.value


def exact_order(value: ExactValue, who: Player) -> tuple[float, float, float]:
    """What exact values are sorted by for a player."""
    return judged_exactly(value.win, value.score, value.dirhams, who)


def exact_value(row: ExactNumbers, number: int) -> ExactValue:
    """A row of the solver's arrays as a value."""
    numbers: list[float] = row.tolist()
    return ExactValue(
        tuple(numbers[:number]),
        tuple(numbers[SEATS : SEATS + number]),
        tuple(numbers[2 * SEATS : 2 * SEATS + number]),
    )
