r"""A game as a tree of nodes, one for each move; everything derived from the moves hangs on them.

    root -- left -- 3 -- d4-e4      the first children: what was played
                |      \- d5-e5     the others: what could have been
                 \- 2

A node knows its parent, the move that led to it, the state and the number of its turn. `add` links a new node
into the tree. `after` does not: its node knows the past only, so that what is tried, refused or taken back
leaves no trace. Every version of a live game is such a node, and keeping it costs one object. What is rarely
needed (events, rugs) is computed on demand.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, overload

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record import game_events, legality
from marrakech.record.dice import Dice
from marrakech.record.errors import IllegalMove
from marrakech.record.game_events import Event
from marrakech.record.moves import MOVES, Chance, Draw, Lay, Move, Orient, chance_at, parse_move
from marrakech.record.position import Position
from marrakech.record.ranking import Standing, ranking
from marrakech.record.weave import Rug, cover, rugs_of
from marrakech.record.words import STEPS

_CHANCE = frozenset((kernel.DEAL, kernel.ROLL, kernel.DRAW))
_ROLLS = MOVES[kernel.ROLL]


class Node:
    """A moment of a game. `Node(state)` is a root, from any position; compared by identity.

    >>> root = Node(kernel.start(4))
    >>> node = root.add("left").add("3")
    >>> node.turn, node.moves, node.chance_is_due
    (1, (Orient('left'), Roll(3)), False)
    >>> root.mainline() == node.path()[1:]
    True
    """

    __slots__ = (
        "_children",
        "_comments",
        "_rugs",
        "_starting_comments",
        "length",
        "move",
        "parent",
        "state",
        "turn",
    )

    def __init__(self, state: State, parent: "Node | None" = None, move: Move | None = None) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        """The move that led here, or None at the root."""
        self.length: int
        """How many moves there are before it, its own included."""
        self.turn: int
        """The number of the turn being played, or of the last one, from 1; 0 while the piles are dealt.

        It fixes the turn's die. A move belongs to the turn of its node's parent.
        """
        if parent is None:
            self.length = 0
            self.turn = 0 if kernel.step(state) in (kernel.DEAL, kernel.OVER) else 1
        else:
            self.length = parent.length + 1
            # No turn begins with a heading chosen, which is the start of one.
            self.turn = parent.turn + (type(move) is not Orient and kernel.begins_turn(state))
        self._children: list[Node] | None = None
        self._comments: list[str] | None = None
        self._starting_comments: list[str] | None = None
        self._rugs: tuple[Rug, ...] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled as a list of the whole tree, not node by node, which recurses too deep."""
        return _grown, self._listed()

    def _listed(self) -> "tuple[list[_Told], int]":
        """Every node of the tree and the line to this one, parents first, and the index of this one."""
        line = self.path()
        told: list[_Told] = []
        index = {id(None): -1}
        waiting = [line[0]]
        while waiting:
            node = waiting.pop()
            index[id(node)] = len(told)
            said = tuple(node._comments or ()), tuple(node._starting_comments or ())
            told.append((index[id(node.parent)], node.state, node.move, *said))
            following = [*node._children] if node._children else []
            if node.length < self.length and node is line[node.length]:
                mine = line[node.length + 1]
                following += [] if mine in following else [mine]
            waiting += reversed(following)
        return told, index[id(self)]

    def __repr__(self) -> str:
        return f"<Node {self.length} moves, {STEPS[kernel.step(self.state)]}>"

    # The tree

    @property
    def children(self) -> "list[Node]":
        """The ways on; the first is what was played."""
        if self._children is None:
            self._children = []
        return self._children

    @property
    def variations(self) -> "list[Node]":
        """The ways on that were not played."""
        return self._children[1:] if self._children else []

    @property
    def comments(self) -> list[str]:
        """What was said about the move, or about the game at its root."""
        if self._comments is None:
            self._comments = []
        return self._comments

    @property
    def starting_comments(self) -> list[str]:
        """What was said before the move, where it is the first of a variation."""
        if self._starting_comments is None:
            self._starting_comments = []
        return self._starting_comments

    def after(self, move: Move | str) -> "Node":
        """The node after one more move, not linked into the tree; raises `IllegalMove`.

        A move is a choice or a chance outcome, or the text of one.
        """
        made = parse_move(self.state, move) if isinstance(move, str) else move
        return Node(legality.apply(self.state, made), self, made)

    def add(self, move: Move | str) -> "Node":
        """The child with this move, which is added behind the others if there is none; raises `IllegalMove`."""
        made = parse_move(self.state, move) if isinstance(move, str) else move
        children = self._children
        if children:
            for child in children:
                if child.move == made:
                    return child
        child = Node(legality.apply(self.state, made), self, made)
        if children is None:
            self._children = [child]
        else:
            children.append(child)
        return child

    def settled(self, dice: Dice) -> "Node":
        """The node once all chance that is due has happened, its outcomes added as dice give them."""
        node = self
        while (now := kernel.step_of(node.state.flow)) in _CHANCE:
            rolled = now == kernel.ROLL
            node = node.add(_ROLLS[dice.die(node.turn)] if rolled else node.chance(dice))
        return node

    def link(self, child: "Node") -> "Node":
        """Put a node made by `after` behind the other children, even one of the same move."""
        self.children.append(child)
        return child

    def mainline(self) -> "list[Node]":
        """The nodes that follow by first children."""
        found = []
        node = self
        while node._children:
            node = node._children[0]
            found.append(node)
        return found

    def tree(self) -> "Iterator[Node]":
        """The node and all that follow, a parent before its children and the main line first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node._children or ())

    def path(self) -> "list[Node]":
        """The nodes from the root to this one, both included."""
        found = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    @property
    def root(self) -> "Node":
        """The node without a parent."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def line(self) -> "Node":
        """The node again, at the end of a tree of its own that has nothing but the moves to it."""
        told = [(number - 1, node.state, node.move, (), ()) for number, node in enumerate(self.path())]
        return _grown(told, self.length)

    # The position

    @property
    def position(self) -> Position:
        """The position here."""
        return Position(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return kernel.step(self.state) == kernel.OVER

    @property
    def rolls(self) -> int:
        """How many turns have been rolled, including one rolled before the start position."""
        waiting = kernel.step(self.state) in (kernel.ORIENT, kernel.ROLL)
        return self.turn - 1 if waiting else self.turn

    @property
    def chance_is_due(self) -> bool:
        """Whether the next move is a chance outcome."""
        return kernel.step(self.state) in _CHANCE

    def chance(self, dice: Dice, since: State | None = None) -> Chance:
        """The outcome that the dice give for the chance that is due; raises `IllegalMove` if none is.

        `since` is the state from which the dice were used, by default the start: they give the order of
        the piles as of then.
        """
        now = kernel.step(self.state)
        if now == kernel.ROLL:
            return chance_at(now, dice.die(self.turn))
        if not self.chance_is_due:
            raise IllegalMove("step", f"no chance is due at the step {STEPS[now]}")
        first = self.root.state if since is None else since
        who = kernel.player(self.state)
        known = kernel.top(first, who)
        # The pile below a top that was already known.
        counts = [kernel.pile_stock(first, who, top) for top in (1, 2)]
        if known:
            counts[known - 1] -= 1
        laid = kernel.rugs_left(first, who) - kernel.rugs_left(self.state, who)
        order = dice.pile(who, counts[0], counts[1])
        return Draw(kernel.pile_colour(who, 1 + order[laid - (1 if known else 0)]))

    def ranking(self) -> list[Standing]:
        """The players from the first to the last, as they stand now."""
        return ranking(self.state)

    # The past

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves up to here, the first one first."""
        return tuple(node.move for node in self.path() if node.move is not None)

    @property
    def last_laid(self) -> "tuple[Player, Lay] | None":
        """The last rug on the way here and who laid it, if any was laid."""
        at: Node | None = self
        while at is not None and at.parent is not None:
            if isinstance(at.move, Lay):
                return kernel.player(at.parent.state), at.move
            at = at.parent
        return None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of its move; none at the root."""
        if self.parent is None or self.move is None:
            return ()
        return game_events.events(self.parent.state, self.move, self.state)

    def since(self, earlier: "Node") -> "Events":
        """The events since an earlier node of the path."""
        return Events(earlier, self)

    def rugs(self) -> list[Rug]:
        """The visible rugs, oldest first."""
        waiting = []
        node = self
        while node._rugs is None and node.parent is not None:
            waiting.append(node)
            node = node.parent
        if node._rugs is None:
            node._rugs = tuple(rugs_of(node.state))
        woven = node._rugs
        for after in reversed(waiting):
            if isinstance(after.move, Lay):
                assert after.parent is not None
                woven = cover(woven, kernel.laying_colour(after.parent.state), after.move.place)
            after._rugs = woven
        return list(woven)


_Told: TypeAlias = tuple[int, State, Move | None, tuple[str, ...], tuple[str, ...]]
"""A node in a list: the index of its parent, state, move, comments, starting comments."""


def _grown(told: Sequence[_Told], here: int) -> Node:
    """The node with an index in a tree that is given as a list, parents first."""
    nodes: list[Node] = []
    for parent, state, move, comments, starting in told:
        node = Node(state, nodes[parent] if parent >= 0 else None, move)
        node._comments = list(comments) or None
        node._starting_comments = list(starting) or None
        if parent >= 0:
            nodes[parent].link(node)
        nodes.append(node)
    return nodes[here]


def by_turn(line: Sequence[Node]) -> list[tuple[int, list[Node]]]:
    """The nodes of a line that have a move, by the number of their turn; 0 is the deal of the piles."""
    played = [(node.parent.turn, node) for node in line if node.parent is not None]
    return [
        (number, [node for _, node in group])
        for number, group in groupby(played, key=lambda one: one[0])
    ]


class Events(Sequence[Event]):
    """The events between two nodes of a game, computed lazily."""

    __slots__ = ("_after", "_before", "_found")

    def __init__(self, before: Node, after: Node) -> None:
        self._before = before
        self._after = after
        self._found: tuple[Event, ...] | None = None

    def _events(self) -> tuple[Event, ...]:
        if self._found is None:
            nodes = []
            node: Node | None = self._after
            while node is not None and node is not self._before:
                nodes.append(node)
                node = node.parent
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
        """Copied and pickled as a plain tuple, without the game behind them."""
        return tuple, (self._events(),)

    def __repr__(self) -> str:
        return repr(self._events())
