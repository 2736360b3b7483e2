"""A game up to one of its moves, as a value: everything derived from the moves is derived here, once.

    start <- Orient(0) <- Roll(3) <- Lay(41)        each node knows the one before it

A history is the last node of that chain. Playing a move creates one new node and leaves the old one
unchanged, so every version of a game can be kept cheaply, a game is copied by copying a reference, and
taking back means going to an earlier node. What is rarely needed (events, rugs) is computed on demand.
"""

from collections.abc import Iterator, Sequence
from typing import Final, overload

from marrakech.kernel import state as kernel
from marrakech.kernel.chance import outcomes
from marrakech.kernel.state import State
from marrakech.record import moves
from marrakech.record.dice import Dice
from marrakech.record.errors import IllegalMove
from marrakech.record.moves import Chance, Draw, Event, Lay, Move, Roll
from marrakech.record.ranking import Standing, ranking
from marrakech.record.weave import Rug, weave
from marrakech.record.words import STEPS

ROLLED_STEPS: Final = (kernel.LAY, kernel.DRAW, kernel.TURN)
"""Steps of a turn that come after its roll."""


class History:
    """The moves of a game so far. Immutable; compared by identity.

    >>> from marrakech.kernel.board import LEFT
    >>> history = History.begin(kernel.start(4)).play(moves.Orient(LEFT)).play(Roll(3))
    >>> history.turn, len(history.moves), history.chance_is_due
    (1, 2, False)
    """

    __slots__ = ("before", "length", "move", "rolls", "start", "state")

    def __init__(
        self,
        start: State,
        state: State,
        before: "History | None" = None,
        move: Move | None = None,
        length: int = 0,
        rolls: int = 0,
    ) -> None:
        self.start = start
        """The state before the first move."""
        self.state = state
        """The state after the last one."""
        self.before = before
        self.move = move
        """The last move, or None at the start."""
        self.length = length
        """How many moves there are."""
        self.rolls = rolls
        """How many turns have been rolled, including one rolled before the start position."""

    @classmethod
    def begin(cls, start: State) -> "History":
        """A history without moves, from any position; a turn in progress there counts."""
        return cls(start, start, rolls=1 if kernel.step(start) in ROLLED_STEPS else 0)

    def __copy__(self) -> "History":
        return self

    def __deepcopy__(self, memo: object) -> "History":
        # A value never changes; and a chain of hundreds of nodes is too deep to be copied recursively.
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the moves from the start, not as a chain, which pickles by recursion."""
        return _replayed, (self.start, self.moves)

    def __repr__(self) -> str:
        return f"History({self.length} moves, {STEPS[kernel.step(self.state)]})"

    def play(self, move: Move) -> "History":
        """The history after one more move, a choice or a chance outcome; raises `IllegalMove`."""
        return History(
            self.start,
            moves.apply(self.state, move),
            self,
            move,
            self.length + 1,
            self.rolls + 1 if type(move) is Roll else self.rolls,
        )

    # The current state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return kernel.step(self.state) == kernel.OVER

    @property
    def turn(self) -> int:
        """The number of the turn being played, or of the last one, from 1; it fixes the turn's die."""
        waiting = kernel.step(self.state) in (kernel.DEAL, kernel.ORIENT, kernel.ROLL)
        return self.rolls + 1 if waiting else self.rolls

    @property
    def chance_is_due(self) -> bool:
        """Whether the next move is a chance outcome."""
        return outcomes(self.state) != 0

    def chance(self, dice: Dice, since: State | None = None) -> Chance:
        """The outcome that the dice give for the chance that is due; raises `IllegalMove` if none is.

        `since` is the state from which the dice were used, by default the start: they give the order of
        the piles as of then.
        """
        now = kernel.step(self.state)
        if now == kernel.ROLL:
            # At this step the turn's roll is the next to come.
            return moves.rolled(dice.die(self.rolls + 1))
        if not self.chance_is_due:
            raise IllegalMove("step", f"no chance is due at the step {STEPS[now]}")
        first = self.start if since is None else since
        who = kernel.player(self.state)
        known = kernel.top(first, who)
        # The pile below a top that was already known.
        counts = [kernel.stock(first, who), kernel.stock(first, who + 2)]
        if known:
            counts[known - 1] -= 1
        laid = kernel.rugs_left(first, who) - kernel.rugs_left(self.state, who)
        order = dice.pile(who, counts[0], counts[1])
        return Draw(who + 2 * order[laid - (1 if known else 0)])

    def ranking(self) -> list[Standing]:
        """The players from the first place to the last, as they stand now."""
        return ranking(self.state)

    # The past

    def nodes(self) -> "list[History]":
        """The history after 0, 1, 2... moves; the last is this one."""
        found = []
        node: History | None = self
        while node is not None:
            found.append(node)
            node = node.before
        return found[::-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves, the first one first."""
        return tuple(node.move for node in self.nodes() if node.move is not None)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last move; none at the start."""
        if self.before is None or self.move is None:
            return ()
        return moves.events(self.before.state, self.move, self.state)

    def since(self, earlier: "History") -> "Events":
        """The events since an earlier node of this history."""
        return Events(earlier, self)

    def rugs(self) -> list[Rug]:
        """The visible rugs, oldest first."""
        laid = []
        node = self
        while node.before is not None:
            if isinstance(node.move, Lay):
                laid.append((kernel.laying_colour(node.before.state), node.move.place))
            node = node.before
        return weave(self.start, reversed(laid))


def _replayed(start: State, played: tuple[Move, ...]) -> History:
    history = History.begin(start)
    for move in played:
        history = history.play(move)
    return history


class Events(Sequence[Event]):
    """The events between two nodes of a history, computed lazily."""

    __slots__ = ("_after", "_before", "_found")

    def __init__(self, before: History, after: History) -> None:
        self._before = before
        self._after = after
        self._found: tuple[Event, ...] | None = None

    def _events(self) -> tuple[Event, ...]:
        if self._found is None:
            nodes = []
            node: History | None = self._after
            while node is not None and node is not self._before:
                nodes.append(node)
                node = node.before
            self._found = tuple(event for one in reversed(nodes) for event in one.events)
        return self._found

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        return self._events()[index]

    def __len__(self) -> int:
        return len(self._events())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events):
            return self._events() == other._events()
        return self._events() == other

    def __hash__(self) -> int:
        return hash(self._events())

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled as a plain tuple, without the history behind them."""
        return tuple, (self._events(),)

    def __repr__(self) -> str:
        return repr(self._events())
