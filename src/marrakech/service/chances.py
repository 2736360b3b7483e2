"""The chance of one game: what has happened stands, even if it was taken back; the rest is the dice's."""

from collections.abc import Iterable

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.dice import Dice
from marrakech.record.history import History
from marrakech.record.moves import Chance, Draw, Roll
from marrakech.service.fairdice import FairDice, Numbers, outcome


class Chances:
    """Gives the next chance outcome. `since` is the state from which on the dice are used."""

    def __init__(self, dice: Dice, since: State | None = None) -> None:
        self._dice = dice
        self.since = since
        self.numbers = Numbers()
        """What players gave for the dice to mix in."""
        self._known: dict[tuple[int, int, int], Chance] = {}

    def next(self, history: History, number: str | None = None) -> Chance:
        """The outcome that is due after a history; for a roll, `number` is mixed in.

        It is the same whenever it is asked for: once it has happened, another number changes nothing.
        """
        known = self._known.get(_moment(history))
        return self._drawn(history, self.mixed(history, number)) if known is None else known

    def number(self, history: History, number: str | None) -> str | None:
        """The number that counts for the roll that is due: the one given first, if any."""
        if not isinstance(self._dice, FairDice) or self._dice.scheme == 1:
            return None
        if _moment(history) in self._known:
            return self.numbers.given.get(history.turn)
        return self.numbers.given.get(history.turn, number)

    def mixed(self, history: History, number: str | None) -> Numbers:
        """The numbers with that of the roll that is due."""
        used = self.number(history, number)
        rolling = kernel.step(history.state) == kernel.ROLL
        if used is None or not rolling:
            return self.numbers
        return Numbers(self.numbers.seats, {**self.numbers.given, history.turn: used})

    def _drawn(self, history: History, numbers: Numbers) -> Chance:
        if isinstance(self._dice, FairDice) and self._dice.scheme > 1:
            return outcome(self._dice, numbers, history)
        return history.chance(self._dice, self.since)

    def remember(self, history: History, before: History, number: str | None = None) -> None:
        """Keep the outcomes of the moves that a history has beyond an earlier one."""
        node = history
        while node is not before and node.before is not None:
            if isinstance(node.move, Roll | Draw):
                self._known.setdefault(_moment(node.before), node.move)
            if isinstance(node.move, Roll) and number:
                self.numbers.given.setdefault(node.rolls, number)
            node = node.before

    def seat(self, *numbers: str | None) -> None:
        """Whoever took a seat gave a number, or did not."""
        self.numbers.seats = (*self.numbers.seats, *(number for number in numbers if number))

    def give(self, numbers: Iterable[str]) -> None:
        """The numbers of coming turns, from the first turn on; what is sent with their rolls does not count."""
        self.numbers.given.update(enumerate(numbers, 1))

    def deal(self, history: History, number: str | None = None) -> list[Draw]:
        """The top rugs of both piles, with the number of the last who took a seat (two colours each)."""
        seats = (*self.numbers.seats, number) if number else self.numbers.seats
        dealt = []
        while kernel.step(history.state) == kernel.DEAL:
            draw = self._drawn(history, Numbers(seats))
            assert isinstance(draw, Draw)
            dealt.append(draw)
            history = history.play(draw)
        return dealt


def _moment(history: History) -> tuple[int, int, int]:
    """What tells two chance outcomes of a game apart, however often the game is taken back."""
    state = history.state
    return kernel.step(state), kernel.player(state), history.turn
