"""The accounting of a game: start + luck + own choices + others' choices = result, for every player.

Every move changes what the game is worth to each player. What a roll or a draw changes is luck: the value
after it minus its exact expectation, which is zero on average. What a choice changes is its loss to
whoever made it, and a gift to (or a theft from) the others: its value minus that of the best option.

Between two moves the evaluation looks further than before and may correct itself. What it corrects when
somebody's turn begins is booked under that player's choices, and told apart as `correction`: an evaluation
without error would have none.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from marrakech.analysis.reviewed import Account
from marrakech.analysis.valuation import Valuation, Value, Valuer, worth
from marrakech.kernel.chance import outcomes
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
    """What the move changed: luck at a step of chance, else the choice."""
    loss: float
    """What the choice cost its player, in chances of winning and a little of the margin; 0 for chance."""

    @property
    def chance(self) -> bool:
        """Whether this was a roll or a draw."""
        return self.valuation.best < 0


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
        return self._account(
            who,
            [(e, e.change.win[who], e.correction.win[who]) for e in self.entries],
            self.start.win[who],
            self.last.win[who],
            self.result.win[who],
        )

    def score(self, who: Player) -> Account:
        """The account of a player's score."""
        return self._account(
            who,
            [(e, e.change.score[who], e.correction.score[who]) for e in self.entries],
            self.start.score[who],
            self.last.score[who],
            self.result.score[who],
        )

    def _account(
        self,
        who: Player,
        booked: list[tuple[BookedMove, float, float]],
        start: float,
        last: float,
        result: float,
    ) -> Account:
        luck = fsum(change for entry, change, _ in booked if entry.chance)
        own: list[float] = []
        others, corrections = [last], [last]
        for entry, change, correction in booked:
            to = own if entry.player == who else others
            to.append(correction)
            corrections.append(correction)
            if not entry.chance:
                to.append(change)
        return Account(start, luck, fsum(own), fsum(others), result, fsum(corrections))


def keep_ledger(states: Sequence[State], numbers: Iterable[int], valuer: Valuer) -> Ledger:
    """The ledger of a game: its states, and the number of every choice and outcome between them."""
    value = first = valuer.position(states[0])
    entries: list[BookedMove] = []
    for state, number in zip(states, numbers, strict=False):
        valuation = valuer.valuation(state)
        after = valuation.of(number)
        who = player(state)
        loss = 0.0
        if not outcomes(state):
            loss = max(0.0, worth(valuation.value, who) - worth(after, who))
        entries.append(
            BookedMove(
                len(entries),
                step(state),
                who,
                number,
                valuation,
                minus(valuation.value, value),
                minus(after, valuation.value),
                loss,
            )
        )
        value = after
    result = valuer.position(states[-1])
    # A finished game is evaluated as what it is, and there is nothing left to correct.
    assert step(states[-1]) != OVER or all(abs(x) < 1e-3 for x in minus(result, value).win)
    return Ledger(players(states[0]), first, tuple(entries), minus(result, value), result)
