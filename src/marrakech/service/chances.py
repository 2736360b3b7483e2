"""The chance of one game: what has happened stands, even if it was taken back; the rest is the dice's."""

from collections.abc import Iterable

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.dice import Dice
from marrakech.record.moves import Chance, Draw, Roll
from marrakech.record.node import Node
from marrakech.service.fairdice import FairDice, Numbers, outcome


class Chances:
    """Gives the next chance outcome. `since` is the state from which on the dice are used."""

    def __init__(self, dice: Dice, since: State | None = None) -> None:
        self._dice = dice
        self.since = since
        self.numbers = Numbers()
        """What players gave for the dice to mix in."""
        self._known: dict[tuple[int, int, int], Chance] = {}

    def next(self, node: Node, number: str | None = None) -> Chance:
        """The outcome that is due at a node; for a roll, `number` is mixed in.

        It is the same whenever it is asked for: once it has happened, another number changes nothing.
        """
        known = self._known.get(_moment(node))
        return self._drawn(node, self.mixed(node, number)) if known is None else known

    def number(self, node: Node, number: str | None) -> str | None:
        """The number that counts for the roll that is due: the one given first, if any."""
        if not isinstance(self._dice, FairDice) or self._dice.scheme == 1:
            return None
        if _moment(node) in self._known:
            return self.numbers.given.get(node.turn)
        return self.numbers.given.get(node.turn, number)

    def mixed(self, node: Node, number: str | None) -> Numbers:
        """The numbers with that of the roll that is due."""
        used = self.number(node, number)
        rolling = kernel.step(node.state) == kernel.ROLL
        if used is None or not rolling:
            return self.numbers
        return Numbers(self.numbers.seats, {**self.numbers.given, node.turn: used})

    def _drawn(self, node: Node, numbers: Numbers) -> Chance:
        if isinstance(self._dice, FairDice) and self._dice.scheme > 1:
            return outcome(self._dice, numbers, node)
        return node.chance(self._dice, self.since)

    def remember(self, node: Node, before: Node, number: str | None = None) -> None:
        """Keep the outcomes of the moves that led to a node from an earlier one."""
        while node is not before and node.parent is not None:
            if isinstance(node.move, Roll | Draw):
                self._known.setdefault(_moment(node.parent), node.move)
            if isinstance(node.move, Roll) and number:
                self.numbers.given.setdefault(node.parent.turn, number)
            node = node.parent

    def seat(self, *numbers: str | None) -> None:
        """Whoever took a seat gave a number, or did not."""
        self.numbers.seats = (*self.numbers.seats, *(number for number in numbers if number))

    def give(self, numbers: Iterable[str]) -> None:
        """The numbers of coming turns, from the first turn on; what is sent with their rolls does not count."""
        self.numbers.given.update(enumerate(numbers, 1))

    def deal(self, node: Node, number: str | None = None) -> list[Draw]:
        """The top rugs of both piles, with the number of the last who took a seat (two colours each)."""
        seats = (*self.numbers.seats, number) if number else self.numbers.seats
        dealt = []
        while kernel.step(node.state) == kernel.DEAL:
            draw = self._drawn(node, Numbers(seats))
            assert isinstance(draw, Draw)
            dealt.append(draw)
            node = node.after(draw)
        return dealt


def _moment(node: Node) -> tuple[int, int, int]:
    """What tells two chance outcomes of a game apart, however often the game is taken back."""
    state = node.state
    return kernel.step(state), kernel.player(state), node.turn
