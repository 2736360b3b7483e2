"""Exact values of positions with few rugs left: `Endings().solve(state)`.

How much work an ending is follows from the rugs left and the step: each turn multiplies it by about 97 (three
headings, four rolls, eight places). It is told in last turns, of which about two million are worked out in a
second. `AT_ONCE` takes at most a twentieth of a second and reaches three rugs at any step, and four once
the die is rolled; `PATIENT` reaches four at any step in half a second.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from typing import Final, NamedTuple

from marrakech.engine.endings.reach import last_turns
from marrakech.engine.search.params import AT_ONCE, UNLIMITED
from marrakech.engine.utility import judged_exactly
from marrakech.engine.vectors import SEATS
from marrakech.jit.provider import implementation
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import Player, State, players
from marrakech.kernel.turn import legal

ENDING_SOLVERS: Final = (
    "marrakech.engine.endings.array_endings:solve_in_arrays",
    "marrakech.engine.packed:ask_solve",
)
"""Solve a position within seconds, or until it is cancelled: `ExactRows`, or None."""
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


class ExactRows(NamedTuple):
    """What a solver found, as rows of `vectors.PARTS` numbers."""

    value: Sequence[float]
    options: Sequence[Sequence[float]]
    """In the order of the options; there may be more rows than options."""
    best: int
    turns: int


class Endings:
    """Solves endings of at most so many last turns."""

    def __init__(self, reach: int = AT_ONCE) -> None:
        self.reach = reach

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
        rows: ExactRows | None = implementation(*ENDING_SOLVERS)(state, seconds, cancel)
        if rows is None:
            return None
        options, number = possible(outcomes(state)) or listed(legal(state)), players(state)
        return SolvedEnding(
            exact_value(rows.value, number),
            {option: exact_value(rows.options[nth], number) for nth, option in enumerate(options)},
            rows.best,
            rows.turns,
        )

    def value(self, state: State) -> ExactValue | None:
        """The exact value of a position; None if it is out of reach."""
        solved = self.solve(state)
        return None if solved is None else solved.value


def exact_order(value: ExactValue, who: Player) -> tuple[float, float, float]:
    """What exact values are sorted by for a player."""
    return judged_exactly(value.win, value.score, value.dirhams, who)


def exact_value(numbers: Sequence[float], number: int) -> ExactValue:
    """A solver's row as a value."""
    return ExactValue(
        tuple(numbers[:number]),
        tuple(numbers[SEATS : SEATS + number]),
        tuple(numbers[2 * SEATS : 2 * SEATS + number]),
    )
