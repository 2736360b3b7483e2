"""The options of a position played on many times, with common dice and the luck taken out.

Every option is played on for some turns with the same rolls and draws, all players choosing by the network one
turn deep; a game that is not over then is valued by the network. What each roll and each draw was worth beyond
its exact expectation is subtracted. Such differences are zero on average whatever the network says, so the
mean is that of plain playouts, with a far smaller spread.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from marrakech.analysis.reviewed import Vector
from marrakech.analysis.valuation import Value, Valuer, worth
from marrakech.engine.learned.features import SEATS, Floats, Ints
from marrakech.engine.learned.network import Network
from marrakech.engine.playout import mixed
from marrakech.engine.search.arrays import Workspace
from marrakech.engine.search.evaluation import position_value
from marrakech.engine.search.expectation import (
    draw_chance,
    roll_values,
    unknown_top,
    with_known_top,
)
from marrakech.engine.search.values import VALUES, add_value, best_value, clear_value
from marrakech.engine.utility import BLEND, utility
from marrakech.jit.decorators import lean
from marrakech.kernel.board import AHEAD
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight, face
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import END_TURN, LAY, ORIENT, OVER, TURN, State, player, players, step
from marrakech.kernel.turn import act, lay, may_end, next_turn, orient, roll

PLAYOUT_TURNS: Final = 10
"""Turns that are played; to the end of the game, spread and time are more than twice as large."""


def turn_expectation(state: State, network: Network, work: Workspace) -> int:
    """The expectation of a turn from its heading or its roll on, into `work.root`; the heading taken."""
    table = work.root
    closed = 0
    for heading in range(QUARTERS):
        clear_value(table.headings[heading])
        begins = step(state) == ORIENT
        if not begins and heading != AHEAD:
            closed |= 1 << heading
            continue
        facing = orient(state, heading) if begins else state
        for steps in range(1, MOST_STEPS + 1):
            best = roll_values(roll(facing, steps), network, work, table, heading, steps, BLEND)
            value = table.values[heading, steps, best]
            add_value(table.headings[heading], die_weight(steps) / FACES, value)
    return best_value(table.headings, QUARTERS, closed, player(state), players(state), BLEND)


def known_pile(state: State, chance: float, network: Network, work: Workspace, total: Floats) -> State:
    """The top of the pile drawn, the luck of the draw subtracted."""
    first = draw_chance(state, 1)
    drawn = 1 if chance < first else 2
    for top in range(1, 3):
        share = first if top == 1 else 1.0 - first
        if share > 0.0:
            position_value(with_known_top(state, top), network, work, work.answers.value)
            add_value(total, share - (1.0 if top == drawn else 0.0), work.answers.value)
    return with_known_top(state, drawn)


def play_out(
    state: State, network: Network, work: Workspace, rolls: Ints, draws: Floats, total: Floats
) -> None:
    """Play a turn for each roll, from a heading or a roll on: what they come to without luck, into `total`."""
    clear_value(total)
    table = work.root
    for t in range(rolls.shape[0]):
        if step(state) == OVER:
            break
        if unknown_top(state):
            state = known_pile(state, draws[t], network, work, total)
        heading = turn_expectation(state, network, work)
        facing = orient(state, heading) if step(state) == ORIENT else state
        steps = rolls[t]
        found = table.found[heading, steps]
        values = table.values[heading, steps]
        i = 0
        if found:
            i = best_value(values, found, 0, player(state), players(state), BLEND)
        add_value(total, 1.0, table.headings[heading])
        add_value(total, -1.0, values[i])
        state = roll(facing, steps)
        if found:
            laid = lay(state, table.places[heading, steps, i])
            state = next_turn(laid, table.quarters[heading, steps, i])
    position_value(state, network, work, work.answers.value)
    add_value(total, 1.0, work.answers.value)


@lean
def play_outs(
    state: State, network: Network, work: Workspace, rolls: Ints, draws: Floats, totals: Floats
) -> None:
    """A playout for each row of `rolls` and `draws`, into the rows of `totals`."""
    for n in range(totals.shape[0]):
        play_out(state, network, work, rolls[n], draws[n], totals[n])


@dataclass(frozen=True, slots=True)
class Sampled:
    """What an option is worth by playouts."""

    number: int
    value: Value
    error: Vector
    """The standard error of each player's chance of winning."""
    playouts: int


class Rollout:
    """Playouts of some options of one position; the same position and seed give the same dice."""

    def __init__(
        self,
        state: State,
        options: tuple[int, ...],
        valuer: Valuer,
        seed: int = 0,
        turns: int = PLAYOUT_TURNS,
    ) -> None:
        self.state = state
        self.turns = turns
        self.options = options
        self.valuer = valuer
        self.who = player(state)
        self._after = [self._played(option) for option in options]
        self._random = np.random.default_rng(mixed(seed, *(abs(field) for field in state)))
        self._totals = np.zeros((len(options), 0, VALUES), np.float32)

    @property
    def playouts(self) -> int:
        """Playouts of each option so far."""
        return self._totals.shape[1]

    def _played(self, option: int) -> State:
        """Where an option leads: a roll that comes, a turn that begins, or the end."""
        state = self.state
        if step(state) == ORIENT:
            return orient(state, option)
        after = act(state, option)
        if step(state) == TURN or not after.rules & END_TURN or step(after) == OVER:
            return next_turn(after, 0) if step(state) == LAY else after
        ends = [
            next_turn(after, quarter) for quarter in range(QUARTERS) if may_end(after.rules, quarter)
        ]
        return max(ends, key=lambda end: worth(self.valuer.position(end), self.who))

    def extend(self, number: int) -> None:
        """Play every option on `number` times more."""
        faces = self._random.integers(0, FACES, (number, self.turns))
        rolls = np.vectorize(face, otypes=[np.int64])(faces)
        draws = self._random.random((number, self.turns)).astype(np.float32)
        totals = np.zeros((len(self.options), number, VALUES), np.float32)
        for nth, after in enumerate(self._after):
            play_outs(after, self.valuer.network, self.valuer.work, rolls, draws, totals[nth])
        self._totals = np.concatenate([self._totals, totals], axis=1)

    def sampled(self) -> tuple[Sampled, ...]:
        """What each option is worth, in their order."""
        number = players(self.state)
        found = []
        for option, totals in zip(self.options, self._totals.astype(float), strict=True):
            mean = totals.mean(axis=0)
            error = totals.std(axis=0, ddof=1) / sqrt(self.playouts)
            value = Value(tuple(mean[:number].tolist()), tuple(mean[SEATS : SEATS + number].tolist()))
            found.append(Sampled(option, value, tuple(error[:number].tolist()), self.playouts))
        return tuple(found)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much one option beats another for the player to move, with its standard error.

        In chances of winning and a little of the margin, as `valuation.worth`; playouts with the same dice
        are compared one by one.
        """
        both = [self._worths(self.options.index(option)) for option in (one, other)]
        differences = both[0] - both[1]
        return float(differences.mean()), float(differences.std(ddof=1) / sqrt(self.playouts))

    def _worths(self, nth: int) -> Floats:
        totals = self._totals[nth].astype(float)
        scores = totals[:, SEATS : SEATS + players(self.state)]
        best = np.delete(scores.mean(axis=0), self.who).argmax()
        margins = scores[:, self.who] - np.delete(scores, self.who, axis=1)[:, best]
        worths: Floats = utility(totals[:, self.who], margins)
        return worths

    def best(self) -> int:
        """The option that is worth most so far."""
        return max(self.sampled(), key=lambda each: worth(each.value, self.who)).number
