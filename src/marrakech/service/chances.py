"""The chance of one game: what has happened stands, even if it was taken back; the rest is the dice's."""

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record.dice import Dice
from marrakech.record.history import History
from marrakech.record.moves import Chance, Draw, Roll


class Chances:
    """Gives the next chance outcome. `since` is the state from which on the dice are used."""

    def __init__(self, dice: Dice, since: State | None = None) -> None:
        self._dice = dice
        self.since = since
        self._known: dict[tuple[int, int, int], Chance] = {}

    def next(self, history: History) -> Chance:
        """The outcome that is due after a history, the same whenever it is asked for."""
        known = self._known.get(_moment(history))
        return history.chance(self._dice, self.since) if known is None else known

    def remember(self, history: History, before: History) -> None:
        """Keep the outcomes of the moves that a history has beyond an earlier one."""
        node = history
        while node is not before and node.before is not None:
            if isinstance(node.move, Roll | Draw):
                self._known[_moment(node.before)] = node.move
            node = node.before


def _moment(history: History) -> tuple[int, int, int]:
    """What tells two chance outcomes of a game apart, however often the game is taken back."""
    state = history.state
    return kernel.step(state), kernel.player(state), history.turn
