"""The accounting of a game: start + luck + own choices + others' choices + correction = result, for everybody.

Every move changes what the game is worth to each player. What a roll or a draw changes is luck: the value
after it minus its exact expectation, which is zero on average. A choice is measured against the best one: what
it has less of it is its player's loss, what it changed for the others is a gift to them or a theft.

The rest is correction. Where a turn begins the evaluation looks further than before and may change its mind: an
evaluation without error would have none of that. And a choice that is worse in all, but better in the one
unit (points for chances, or chances for points), counts as nothing there: a choice never counts above nothing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from marrakech.analysis.accounts import Account
from marrakech.analysis.reviewed import Vector
from marrakech.analysis.valuation import Valuation, Value, Valuer
from marrakech.kernel.state import OVER, Player, State, Step, player, players, step


def minus(one: Value, other: Value) -> Value:
    """The difference of two values, player by player."""
    return Value(
        tuple(a - b for a, b in zip(one.win, other.win, strict=True)),
        tuple(a - b for a, b in zip(one.score, other.score, strict=True)),
    )


@dataclass(frozen=True, slots=True)
class BookedMove:
    """One move of a game, and what it changed."""

    move: int
    """Moves before it."""
    step: Step
    player: Player
    """Who chose, rolled or drew."""
    number: int
    """The choice or the outcome."""
    valuation: Valuation
    correction: Value
    """What the evaluation changed before the move, seeing further."""
    change: Value
    """What the move changed: luck at a step of chance, else the choice beside the best one."""

    @property
    def chance(self) -> bool:
        """Whether this was a roll or a draw."""
        return self.valuation.best < 0

    @property
    def loss(self) -> float:
        """What the choice cost its player in chances of winning; 0 for chance."""
        return self._lost(self.change.win)

    @property
    def points(self) -> float:
        """What the choice cost its player in points; 0 for chance."""
        return self._lost(self.change.score)

    def _lost(self, change: Vector) -> float:
        return 0.0 if self.chance else max(0.0, -change[self.player])


@dataclass(frozen=True, slots=True)
class Ledger:
    """A game from its start to its end."""

    players: int
    start: Value
    entries: tuple[BookedMove, ...]
    last: Value
    """The correction after the last move, of a game that is not over."""
    result: Value

    def win(self, who: Player) -> Account:
        """The account of a player's chance of winning."""
        changes = [(e, e.change.win[who], e.correction.win[who]) for e in self.entries]
        return _account(who, changes, self.start.win[who], self.last.win[who], self.result.win[who])

    def score(self, who: Player) -> Account:
        """The account of a player's score."""
        changes = [(e, e.change.score[who], e.correction.score[who]) for e in self.entries]
        return _account(
            who, changes, self.start.score[who], self.last.score[who], self.result.score[who]
        )


def _account(
    who: Player,
    booked: Iterable[tuple[BookedMove, float, float]],
    start: float,
    last: float,
    result: float,
) -> Account:
    """Every change under its name; `last` is what was corrected at the end."""
    luck, own, others, corrections = [0.0], [0.0], [0.0], [last]
    for entry, change, correction in booked:
        corrections.append(correction)
        if entry.chance:
            luck.append(change)
        elif entry.player != who:
            others.append(change)
        else:
            own.append(min(0.0, change))
            corrections.append(max(0.0, change))
    return Account(start, fsum(luck), fsum(own), fsum(others), fsum(corrections), result)


def keep_ledger(states: Sequence[State], numbers: Iterable[int], valuer: Valuer) -> Ledger:
    """The ledger of a game: its states, and the number of every choice and outcome between them."""
    value = first = valuer.position(states[0])
    entries: list[BookedMove] = []
    for state, number in zip(states, numbers, strict=False):
        valuation = valuer.valuation(state)
        after = valuation.of(number)
        entries.append(
            BookedMove(
                len(entries),
                step(state),
                player(state),
                number,
                valuation,
                minus(valuation.value, value),
                minus(after, valuation.value),
            )
        )
        value = after
    result = valuer.position(states[-1])
    # A finished game is evaluated as what it is, and there is nothing left to correct.
    assert step(states[-1]) != OVER or all(abs(x) < 1e-3 for x in minus(result, value).win)
    return Ledger(players(states[0]), first, tuple(entries), minus(result, value), result)
