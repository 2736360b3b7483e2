"""The values of all options of a position, from one evaluation of the positions where turns begin.

Within a turn nothing is estimated: a choice is worth what its best option is worth to the player who makes
it, and chance is worth its exact expectation. Only where the next turn begins is a position evaluated: by the
exact expectation of that turn, played best, then the network. With `STANDARD` that is done for all
alternatives; with `QUICK` for the places of a rug that are close to the best by the network alone, and the
others are moved by what that changed on average. With few rugs left nothing is estimated at all
(`engine.endings`): every value is exact then, and says so.

The network alone will not do: looking one turn ahead it plays worse than `lookahead` (bench/RESULTS.md, "The
plateau"), and would call that bot's better choices losses.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from marrakech.analysis.reviewed import Vector
from marrakech.engine.endings.endings import PATIENT, Endings, ExactValue, SolvedEnding
from marrakech.engine.learned.features import SEATS, Floats
from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import MOST_PLACES, Workspace, make_workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import oriented, turn_value
from marrakech.engine.search.master import networks
from marrakech.engine.search.params import AT_ONCE, KEEP, MARGIN
from marrakech.engine.search.values import (
    VALUES,
    add_value,
    best_value,
    clear_value,
    copy_value,
    value_to,
)
from marrakech.engine.utility import BLEND, judged, judged_exactly
from marrakech.jit.decorators import lean
from marrakech.kernel.chance import (
    FACES,
    MOST_STEPS,
    OUTCOMES,
    die_weight,
    outcomes,
    possible,
    total_weight,
    weight_of,
)
from marrakech.kernel.choices import QUARTERS, first_choice, how_many, listed, without_first
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    LAY,
    ROLL,
    TURN,
    Player,
    State,
    begins_turn,
    player,
    players,
    step,
)
from marrakech.kernel.turn import draw, end_turn, lay, legal, legal_rugs, may_end, roll

QUICK: Final = "quick"
STANDARD: Final = "standard"
DEEP: Final = "deep"
"""Playouts on top of `STANDARD`, see `analysis.deep`."""
VALUED_TURNS: Final = 2
"""Turns looked ahead, the one to be made included."""
CLOSE_ONLY: Final = 3
"""Two turns, but places that are far behind the best by one turn only; an argument like the turns."""

ESTIMATED_DIGITS: Final = 5
"""Estimates are in single precision: what differs less is equal."""


class Options(NamedTuple):
    """The arrays that values are worked out in, by what they are the options of."""

    headings: Floats
    rolls: Floats
    """By steps, of which 0 is unused."""
    places: Floats
    """In the order of their numbers, at most `MOST_PLACES`."""
    quarters: Floats
    draws: Floats
    """By colour."""
    drawn: Floats
    """A rug laid, and what was drawn after it."""
    before: Floats
    """A place by the network alone."""
    change: Floats
    """What the second turn changed on average."""


def make_options() -> Options:
    """The arrays of a valuation."""

    def rows(number: int) -> Floats:
        return np.zeros((number, VALUES), np.float32)

    return Options(
        headings=rows(QUARTERS),
        rolls=rows(MOST_STEPS + 1),
        places=rows(MOST_PLACES),
        quarters=rows(QUARTERS),
        draws=rows(OUTCOMES),
        drawn=np.zeros(VALUES, np.float32),
        before=np.zeros(VALUES, np.float32),
        change=np.zeros(VALUES, np.float32),
    )


def begin_value(state: State, turns: int, network: Network, work: Workspace, value: Floats) -> None:
    """The evaluation of a turn that begins, or the result of a finished game."""
    if turns == 1:
        position_value(state, network, work, value)
    else:
        turn_value(state, network, work, BLEND, value)


def quarter_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options
) -> int:
    """The turns of Assam at the end (step TURN); the best."""
    closed = 0
    for quarter in range(QUARTERS):
        if may_end(state.rules, quarter):
            after = end_turn(state, quarter)
            begin_value(after, turns, network, work, options.quarters[quarter])
        else:
            closed |= 1 << quarter
    who, number = player(state), players(state)
    return best_value(options.quarters, QUARTERS, closed, who, number, BLEND)


def known_value(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """A rug laid and the next one of the pile known."""
    if step(state) == TURN:
        best = quarter_options(state, turns, network, work, options)
        copy_value(options.quarters[best], value)
    else:
        begin_value(state, turns, network, work, value)


def draw_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """The rugs that can be drawn (step DRAW), and their expectation."""
    clear_value(value)
    weights = outcomes(state)
    for colour in range(OUTCOMES):
        weight = weight_of(weights, colour)
        if weight:
            after = draw(state, colour)
            known_value(after, turns, network, work, options, options.draws[colour])
            add_value(value, weight / total_weight(weights), options.draws[colour])


def rug_value(
    laid: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """A rug laid."""
    if step(laid) == DRAW:
        draw_options(laid, turns, network, work, options, value)
    else:
        known_value(laid, turns, network, work, options, value)


def close_places(options: Options, found: int, who: Player, number: int) -> int:
    """The places that are close to the best, as a set of bits."""
    close = 0
    least = -1e9
    for _ in range(min(KEEP, found)):
        i = best_value(options.places, found, close, who, number, BLEND)
        worth = value_to(options.places[i], who, number, BLEND)
        if worth < least:
            break
        least = max(least, worth - MARGIN)
        close |= 1 << i
    return close


def deepen_places(
    state: State, network: Network, work: Workspace, options: Options, found: int
) -> None:
    """Look at the close places two turns ahead, and move the others by what that changed on average."""
    close = close_places(options, found, player(state), players(state))
    clear_value(options.change)
    deepened = 0
    rest = legal_rugs(state)
    for i in range(found):
        laid = lay(state, first_choice(rest))
        rest = without_first(rest)
        if close >> i & 1:
            copy_value(options.places[i], options.before)
            rug_value(laid, 2, network, work, options, options.places[i])
            add_value(options.change, 1.0, options.places[i])
            add_value(options.change, -1.0, options.before)
            deepened += 1
    for i in range(found):
        if not close >> i & 1:
            add_value(options.places[i], 1.0 / deepened, options.change)


def place_options(state: State, turns: int, network: Network, work: Workspace, options: Options) -> int:
    """The places of a rug in order (step LAY); the index of the best."""
    found = 0
    rest = legal_rugs(state)
    while how_many(rest):
        laid = lay(state, first_choice(rest))
        rest = without_first(rest)
        first = 1 if turns == CLOSE_ONLY else turns
        rug_value(laid, first, network, work, options, options.places[found])
        found += 1
    if turns == CLOSE_ONLY:
        deepen_places(state, network, work, options, found)
    return best_value(options.places, found, 0, player(state), players(state), BLEND)


def roll_options(
    state: State, turns: int, network: Network, work: Workspace, options: Options, value: Floats
) -> None:
    """The rolls (step ROLL), and their expectation."""
    clear_value(value)
    for steps in range(1, MOST_STEPS + 1):
        stopped = roll(state, steps)
        if step(stopped) == LAY:
            best = place_options(stopped, turns, network, work, options)
            copy_value(options.places[best], options.rolls[steps])
        else:
            begin_value(stopped, turns, network, work, options.rolls[steps])
        add_value(value, die_weight(steps) / FACES, options.rolls[steps])


@lean
def value_options(state: State, turns: int, network: Network, work: Workspace, options: Options) -> int:
    """The options of a position, into the array of its step; the index of the best at a choice.

    At a step of chance the expectation goes to `options.drawn`.
    """
    now = step(state)
    if now == LAY:
        return place_options(state, turns, network, work, options)
    if now == TURN:
        return quarter_options(state, turns, network, work, options)
    if now == DRAW:
        draw_options(state, turns, network, work, options, options.drawn)
        return 0
    if now == ROLL:
        roll_options(state, turns, network, work, options, options.drawn)
        return 0
    for heading in range(QUARTERS):
        facing = oriented(state, heading)
        roll_options(facing, turns, network, work, options, options.headings[heading])
    return best_value(options.headings, QUARTERS, 0, player(state), players(state), BLEND)


@lean
def evaluate(state: State, turns: int, network: Network, work: Workspace, value: Floats) -> None:
    """The evaluation of a turn that begins, or the result of a finished game."""
    begin_value(state, turns, network, work, value)


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

    def worth(self, number: int, who: Player) -> float:
        """What one of these options is worth to a player."""
        return worth(self.of(number), who, self.exact)

    def loss(self, number: int, who: Player) -> float:
        """What a choice costs the player to move, beside the best; 0 for chance."""
        if self.best < 0:
            return 0.0
        return max(0.0, worth(self.value, who, self.exact) - self.worth(number, who))

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
        self.network = networks()[number]
        self.work = make_workspace()
        self.options = make_options()
        self.endings = Endings(AT_ONCE if depth == QUICK else PATIENT)

    def _value(self, values: Floats) -> Value:
        numbers = values.astype(float).tolist()
        return Value(tuple(numbers[: self.number]), tuple(numbers[SEATS : SEATS + self.number]))

    def position(self, state: State) -> Value:
        """The value of any position."""
        solved = self.endings.solve(state)
        if solved is not None:
            return exactly(solved.value)
        if not begins_turn(state):
            return self.valuation(state).value
        values = np.zeros(VALUES, np.float32)
        evaluate(state, self._turns, self.network, self.work, values)
        return self._value(values)

    def valuation(self, state: State) -> Valuation:
        """All options of a position that waits for a choice or for chance."""
        solved = self.endings.solve(state)
        if solved is not None:
            return solved_valuation(state, solved)
        now = step(state)
        weights = outcomes(state)
        if now == DEAL:
            found = {colour: self.position(draw(state, colour)) for colour in possible(weights)}
            return expectation(found, weights)
        best = int(value_options(state, self._turns, self.network, self.work, self.options))
        if weights:
            rows = self.options.rolls if now == ROLL else self.options.draws
            return expectation(
                {number: self._value(rows[number]) for number in possible(weights)}, weights
            )
        choices = listed(legal(state))
        if now == LAY:
            values = [self._value(self.options.places[i]) for i in range(len(choices))]
            best = choices[best]
        else:
            rows = self.options.quarters if now == TURN else self.options.headings
            values = [self._value(rows[quarter]) for quarter in choices]
        options = tuple(
            Option(choice, None, value) for choice, value in zip(choices, values, strict=True)
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
