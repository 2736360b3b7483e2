"""Deep values of a game's choices: two turns of search, weighed with playouts by their errors.

The choices that matter (the one made, the best and what comes close) are played out in rounds over the whole
game, so that a review that is stopped has spent the same on every choice. Rolls and draws keep the values of
two turns of search, moved to where the playouts put the position: their luck is the same exact difference.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from marrakech.analysis.depths import STANDARD
from marrakech.analysis.reference import usual_error
from marrakech.analysis.reviewed import Vector
from marrakech.analysis.rollout import PLAYOUT_TURNS, Rollout
from marrakech.analysis.valuation import Option, Valuation, Value, Valuer, worth
from marrakech.kernel.state import OVER, Player, State, player, players, rugs_left, step
from marrakech.kernel.turn import act

PLAYOUTS: Final = 48
"""Playouts of each choice, unless another number is asked for."""
PLAYOUTS_A_ROUND: Final = 16
CLOSE_ENOUGH: Final = 0.06
"""How far a choice may be behind the best by two turns of search to be played out."""
MOST_CHOICES: Final = 4


@dataclass(frozen=True, slots=True)
class Uncertainty:
    """How well the loss of a choice is known."""

    error: float
    """Its standard error in chances of winning."""
    points_error: float
    playouts: int = 0


def by_search(depth: str, state: State) -> Uncertainty:
    """How well search alone knows the loss of a choice in a position."""
    usual = usual_error(depth, sum(rugs_left(state, who) for who in range(players(state))))
    return Uncertainty(usual.chance, usual.points)


def moved(value: Value, by: Value, share: float = 1.0) -> Value:
    """A value with a share of another one added."""

    def add(one: Vector, other: Vector) -> Vector:
        return tuple(a + share * b for a, b in zip(one, other, strict=True))

    return Value(add(value.win, by.win), add(value.score, by.score))


def difference(one: Value, other: Value) -> Value:
    """What must be added to one value to get another."""
    return moved(other, one, -1.0)


def close_choices(valuation: Valuation, who: Player, played: int) -> tuple[int, ...]:
    """The choices that are played out; none if the best was made and nothing comes close."""
    order = sorted(valuation.options, key=lambda option: (-worth(option.value, who), option.number))
    least = worth(order[0].value, who) - CLOSE_ENOUGH
    close = [each.number for each in order[:MOST_CHOICES] if worth(each.value, who) >= least]
    if played not in close:
        close.append(played)
    return tuple(close) if len(close) > 1 else ()


class DeepValuer(Valuer):
    """Values the positions of one game, given beforehand: its states, and the number of the move in each."""

    def __init__(
        self, states: Sequence[State], numbers: Sequence[int], number: int, seed: int = 0
    ) -> None:
        super().__init__(number, STANDARD)
        self.uncertainties: dict[int, Uncertainty] = {}
        """By the number of moves before the choice."""
        self._valuations: dict[State, Valuation] = {}
        self._states = states
        self._standard = [super(DeepValuer, self).valuation(state) for state in states[:-1]]
        self._numbers = numbers
        self._rollouts: dict[int, Rollout] = {}
        for move, (state, valuation) in enumerate(zip(self._states, self._standard, strict=False)):
            if valuation.best >= 0 and not valuation.exact:
                close = close_choices(valuation, player(state), numbers[move])
                if close:
                    self._rollouts[move] = Rollout(state, close, self, seed, PLAYOUT_TURNS)

    def play(
        self,
        playouts: int,
        progress: Callable[[int, int], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> int:
        """Play every close choice so many times, or fewer when told to stop; the playouts all have."""
        rounds = -(-playouts // PLAYOUTS_A_ROUND)
        total, done = rounds * len(self._rollouts), 0
        for _ in range(rounds):
            for rollout in self._rollouts.values():
                if stop is not None and stop():
                    return self._settle()
                rollout.extend(min(PLAYOUTS_A_ROUND, playouts - rollout.playouts))
                done += 1
                if progress is not None:
                    progress(done, total)
        return self._settle()

    def _settle(self) -> int:
        """Work out the values of the game's positions from the playouts there are."""
        known: dict[State, Value] = {}
        for move, (state, standard) in enumerate(zip(self._states, self._standard, strict=False)):
            rollout = self._rollouts.get(move)
            if rollout is not None and rollout.playouts > 1:
                valuation = self._played_out(move, standard, rollout)
            else:
                valuation = placed(state, standard, known.get(state))
            self._valuations[state] = valuation
            known[self._states[move + 1]] = valuation.of(self._numbers[move])
        return min((rollout.playouts for rollout in self._rollouts.values()), default=0)

    def _played_out(self, move: int, standard: Valuation, rollout: Rollout) -> Valuation:
        """A choice whose close options were played out; the others move along with them."""
        who = rollout.who
        sampled = {each.number: each for each in rollout.sampled()}
        noise = sum(each.error[who] ** 2 for each in sampled.values()) / len(sampled)
        search = by_search(STANDARD, rollout.state)
        share = search.error**2 / (search.error**2 + noise)
        changes = {n: difference(standard.of(n), each.value) for n, each in sampled.items()}
        common = Value((0.0,) * self.number, (0.0,) * self.number)
        for change in changes.values():
            common = moved(common, change, 1 / len(changes))
        options = tuple(
            replace(option, value=moved(option.value, changes.get(option.number, common), share))
            if step(act(rollout.state, option.number)) != OVER
            else option
            for option in standard.options
        )
        best = max((o for o in options if o.number in sampled), key=lambda o: worth(o.value, who))
        other = self._numbers[move]
        if other == best.number:  # how well it is known to be the best: beside the next one
            rest = [option for option in options if option.number in sampled and option != best]
            other = max(rest, key=lambda o: worth(o.value, who)).number
        self.uncertainties[move] = Uncertainty(
            share**0.5 * rollout.gap(best.number, other)[1],
            share**0.5 * rollout.score_gap(best.number, other)[1],
            rollout.playouts,
        )
        return Valuation(best.value, options, best.number)

    def valuation(self, state: State) -> Valuation:
        """The deep values of a position of the game, else those of two turns of search."""
        return self._valuations.get(state) or super().valuation(state)


def placed(state: State, standard: Valuation, known: Value | None) -> Valuation:
    """A valuation moved to a known value of its position, unless it is exact or the game may end here."""
    if (
        known is None
        or standard.exact
        or any(step(act(state, option.number)) == OVER for option in standard.options)
    ):
        return standard
    by = difference(standard.value, known)
    options = tuple(
        Option(option.number, option.chance, moved(option.value, by)) for option in standard.options
    )
    return Valuation(known, options, standard.best)
