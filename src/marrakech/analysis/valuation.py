"""The values of all options of a position, from one evaluation of the positions where turns begin.

Within a turn nothing is estimated: a choice is worth what its best option is worth to the player who makes
it, and chance is worth its exact expectation. Only where the next turn begins is a position evaluated: by the
exact expectation of that turn, played best, then the network. With `STANDARD` that is done for all
alternatives; with `QUICK` for the places of a rug that are close to the best by the network alone, and the
others are moved by what that changed on average. With few rugs left nothing is estimated at all
(`engine.endings`): every value is exact then, and says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from marrakech.analysis.appraising import appraiser
from marrakech.analysis.depths import CLOSE_ONLY, QUICK, STANDARD, VALUED_TURNS
from marrakech.analysis.reviewed import Vector
from marrakech.engine.endings.endings import PATIENT, Endings, ExactValue, SolvedEnding
from marrakech.engine.search.params import AT_ONCE
from marrakech.engine.utility import judged, judged_exactly
from marrakech.engine.vectors import SEATS
from marrakech.kernel.chance import outcomes, possible, total_weight, weight_of
from marrakech.kernel.choices import listed
from marrakech.kernel.state import DEAL, LAY, Player, State, begins_turn, step
from marrakech.kernel.turn import draw, legal

ESTIMATED_DIGITS: Final = 5
"""Estimates are in single precision: what differs less is equal."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to each player."""

    win: Vector
    """Chances of winning; they sum to 1."""
    score: Vector
    """Final scores that can be expected."""
    exact: bool = False
    """Whether this is no estimate: what follows if everybody plays best for themselves."""
    dirhams: Vector = ()
    """Dirhams at the end that can be expected, of an exact value."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice or an outcome, and what it is worth."""

    number: int
    """A quarter turn or a place at a choice, steps or a colour at chance."""
    chance: float | None
    """The probability of an outcome; None for a choice."""
    value: Value


@dataclass(frozen=True, slots=True)
class Valuation:
    """All options of one position."""

    value: Value
    """The expectation at chance, the best option at a choice."""
    options: tuple[Option, ...]
    best: int
    """The number of the best option; -1 at chance."""

    @property
    def exact(self) -> bool:
        """Whether all options are exact, and are judged as such."""
        return all(option.value.exact for option in self.options)

    def of(self, number: int) -> Value:
        """The value of one option."""
        return next(option.value for option in self.options if option.number == number)

    def loss(self, number: int, who: Player) -> float:
        """What a choice costs the player to move in chances of winning, beside the best; 0 for chance."""
        if self.best < 0:
            return 0.0
        return max(0.0, self.value.win[who] - self.of(number).win[who])

    def ranked(self, who: Player) -> tuple[Option, ...]:
        """The options as a player judges them, best first; equals in their order."""
        exact = self.exact

        def judgement(option: Option) -> tuple[float, ...]:
            return not exact and option.number == self.best, *_judgement(option.value, who, exact)

        return tuple(sorted(self.options, key=judgement, reverse=True))

    def rank(self, number: int, who: Player) -> int:
        """The rank of an option as a player judges it, 1 for the best and for all that equal it."""
        exact = self.exact
        own = _judgement(self.of(number), who, exact)
        return 1 + sum(_judgement(option.value, who, exact) > own for option in self.options)


def _judgement(value: Value, who: Player, exact: bool) -> tuple[float, ...]:
    """What options are sorted by."""
    if exact:
        return judged_exactly(value.win, value.score, value.dirhams, who)
    return (round(worth(value, who), ESTIMATED_DIGITS),)


class Valuer:
    """Values positions of games with one number of players, at one depth."""

    def __init__(self, number: int, depth: str = STANDARD) -> None:
        self.turns = VALUED_TURNS
        self._turns = CLOSE_ONLY if depth == QUICK else VALUED_TURNS
        self.number = number
        self.appraiser = appraiser(number)
        self.endings = Endings(AT_ONCE if depth == QUICK else PATIENT)

    def _value(self, values: Sequence[float]) -> Value:
        return Value(tuple(values[: self.number]), tuple(values[SEATS : SEATS + self.number]))

    def position(self, state: State) -> Value:
        """The value of any position."""
        solved = self.endings.solve(state)
        if solved is not None:
            return exactly(solved.value)
        if not begins_turn(state):
            return self.valuation(state).value
        return self._value(self.appraiser.beginning(state, self._turns))

    def valuation(self, state: State) -> Valuation:
        """All options of a position that waits for a choice or for chance."""
        solved = self.endings.solve(state)
        if solved is not None:
            return solved_valuation(state, solved)
        weights = outcomes(state)
        if step(state) == DEAL:
            found = {colour: self.position(draw(state, colour)) for colour in possible(weights)}
            return expectation(found, weights)
        appraised = self.appraiser.options(state, self._turns)
        if weights:
            return expectation(
                {number: self._value(appraised.rows[number]) for number in possible(weights)}, weights
            )
        choices = listed(legal(state))
        laying = step(state) == LAY
        best = choices[appraised.best] if laying else appraised.best
        options = tuple(
            Option(choice, None, self._value(appraised.rows[nth if laying else choice]))
            for nth, choice in enumerate(choices)
        )
        return Valuation(next(each.value for each in options if each.number == best), options, best)


def expectation(found: dict[int, Value], weights: int) -> Valuation:
    """The outcomes of chance and their mean, in double precision."""
    total = total_weight(weights)
    options = tuple(Option(n, weight_of(weights, n) / total, value) for n, value in found.items())

    def mean(vectors: list[Vector]) -> Vector:
        chances = [option.chance or 0.0 for option in options]
        return tuple(
            sum(chance * number for chance, number in zip(chances, numbers, strict=True))
            for numbers in zip(*vectors, strict=True)
        )

    value = Value(mean([o.value.win for o in options]), mean([o.value.score for o in options]))
    return Valuation(value, options, -1)


def exactly(value: ExactValue) -> Value:
    """The value of an ending."""
    return Value(value.win, value.score, True, value.dirhams)


def solved_valuation(state: State, solved: SolvedEnding) -> Valuation:
    """All options of an ending."""
    weights = outcomes(state)
    options = tuple(
        Option(
            number,
            weight_of(weights, number) / total_weight(weights) if weights else None,
            exactly(value),
        )
        for number, value in solved.options.items()
    )
    return Valuation(exactly(solved.value), options, solved.best)


def worth(value: Value, who: Player, exact: bool = False) -> float:
    """The utility of a value to a player, beside others of which all are exact or not all."""
    return judged(value.win, value.score, who, exact)
