"""A game and its variations as one tree of moves: of several ways on, the first is the line itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from marrakech.record.errors import ArgumentError
from marrakech.record.game import Game
from marrakech.record.gamefile import MOST_NESTED
from marrakech.record.moves import Move
from marrakech.record.variation import Variation


@dataclass(slots=True)
class Branch:
    """A move, what was said about it, and the ways on from there; the start of a game has no move."""

    move: Move | None = None
    comments: list[str] = field(default_factory=list)
    children: list["Branch"] = field(default_factory=list)

    def on(self, move: Move) -> "Branch":
        """The way on by a move, which is added if it is not there."""
        for child in self.children:
            if child.move == move:
                return child
        self.children.append(Branch(move))
        return self.children[-1]


def tree_of(game: Game) -> Branch:
    """The tree of a game."""
    root = Branch(comments=list(game.comments.get(0, [])))
    _grow(root, 0, game.moves, game.comments, game.variations)
    return root


def _grow(
    at: Branch,
    length: int,
    moves: Sequence[Move],
    comments: Mapping[int, list[str]],
    variations: Mapping[int, list[Variation]],
) -> None:
    for move in moves:
        child = at.on(move)
        length += 1
        child.comments += comments.get(length, [])
        for other in variations.get(length - 1, []):
            first = at.on(other.moves[0])
            first.comments += other.comments.get(length - 1, [])
            _grow(at, length - 1, other.moves, other.comments, other.variations)
        at = child


def plant(game: Game, root: Branch) -> None:
    """Give a game without moves those of a tree, with its comments and variations."""
    line = _line(root, 0, 0)
    game.replay(line.moves)
    game.comments, game.variations = line.comments, line.variations
    if root.comments:
        game.comments[0] = list(root.comments)


def _line(at: Branch, length: int, nested: int) -> Variation:
    """The first way on, to its end, with all others."""
    if nested > MOST_NESTED:
        raise ArgumentError(nested, f"at most {MOST_NESTED} variations within one another")
    moves: list[Move] = []
    line = Variation(())
    while at.children:
        first, *others = at.children
        if others:
            line.variations[length] = [_way(other, length, nested + 1) for other in others]
        length += 1
        at = first
        assert at.move is not None
        moves.append(at.move)
        if at.comments:
            line.comments[length] = list(at.comments)
    line.moves = tuple(moves)
    return line


def _way(first: Branch, length: int, nested: int) -> Variation:
    """A variation that begins with a move."""
    return _line(Branch(children=[first]), length, nested)
