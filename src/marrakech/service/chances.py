"""The chance of one game: what has happened stands, even if it was taken back; the dice decide the rest."""

from collections.abc import Iterable
from typing import cast

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.dice import Dice
from marrakech.record.moves import Chance, Draw, Roll
from marrakech.record.node import Node
from marrakech.service.fairdice import FairDice, Numbers, outcome


class Chances:
    """Gives the chance outcome that is due. `since` is the first state at which the dice are used."""

    def __init__(self, dice: Dice, since: State | None = None) -> None:
        self._dice = dice
        self._mixing = dice if isinstance(dice, FairDice) and dice.scheme > 1 else None
        """The dice, if they mix in numbers of players."""
        self.since = since
        self.numbers = Numbers()
        """What players gave for the dice to mix in."""
        self._known: dict[tuple[int, int, int], Chance] = {}

    def roll(self, node: Node, number: str | None = None) -> tuple[Roll, str | None]:
        """The roll that is due at a node, and the number that was mixed in: the one given first, if any.

        Both are the same whenever they are asked for: once it has happened, another number changes nothing.
        """
        known = self._known.get(_moment(node))
        mixed = self.numbers.given.get(node.turn)
        if known is None:
            numbers = self.numbers
            if mixed is None and number and self._mixing is not None:
                mixed = number
                numbers = Numbers(numbers.seats, {**numbers.given, node.turn: mixed})
            known = self._drawn(node, numbers)
        return cast(Roll, known), mixed

    def draw(self, node: Node) -> Draw:
        """The rug of a pile that is due at a node, the same whenever it is asked for."""
        known = self._known.get(_moment(node))
        return cast(Draw, self._drawn(node, self.numbers) if known is None else known)

    def _drawn(self, node: Node, numbers: Numbers) -> Chance:
        if self._mixing is not None:
            return outcome(self._mixing, numbers, node)
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
        """Note the numbers given by those who took seats, if any."""
        self.numbers.seats = (*self.numbers.seats, *(number for number in numbers if number))

    def give(self, numbers: Iterable[str]) -> None:
        """Fix the numbers of turns 1, 2 and so on; those sent with their rolls are ignored."""
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
    """The key of a chance outcome, the same again after a take-back."""
    state = node.state
    return kernel.step(state), kernel.player(state), node.turn
