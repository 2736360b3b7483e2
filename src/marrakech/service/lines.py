"""Lines tried on the analysis board: written into a game file as variations, and read from one."""

from collections.abc import Sequence
from dataclasses import dataclass

from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.history import History
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.record.tree import Branch, plant, tree_of
from marrakech.service.errors import Conflict, Invalid
from marrakech.service.reviews import after
from marrakech.service.table import LiveTable
from marrakech.service.transfer import as_game, parse

MOST_MOVES = 3000
"""The most moves of a file that is read, variations included."""


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A move of a tree that is told as a list: earlier moves come first."""

    parent: int
    """The index of the move before it, -1 for the start."""
    move: str
    """As in a game file, e.g. `left`, `3` or `d4-e4`."""
    comment: str = ""


@dataclass(frozen=True, slots=True)
class TriedLines:
    """A position and what was tried from there; of several ways on, the first is the main one."""

    position: str
    comment: str
    moves: tuple[TriedMove, ...]


def write_from_position(position: Position, tried: Sequence[TriedMove]) -> str:
    """A game file that begins at a position; the first way on is its game, the others are variations."""
    try:
        ruleset = Ruleset.of_rules(position.state.rules)
    except MarrakechError as error:
        raise Invalid("bad_rules", str(error)) from None
    root = Branch()
    _graft(root, History.begin(position.state), tried)
    return _written(Game(ruleset, start=position.state, automatic=False), root)


def write_from_game(table: LiveTable, version: int, tried: Sequence[TriedMove]) -> str:
    """The file of a game with what was tried from one of its versions as variations."""
    game = as_game(table)
    begun = table.at(version).history
    if game.moves[: begun.length] != begun.moves:
        raise Conflict("stale", "what was played at this version was taken back", version=version)
    at = root = tree_of(game)
    for _ in range(begun.length):
        at = at.children[0]
    _graft(at, begun, tried)
    return _written(Game(game.ruleset, start=game.start, automatic=False, tags=game.tags), root)


def _graft(root: Branch, begun: History, tried: Sequence[TriedMove]) -> None:
    """Add moves to a tree; raises `Invalid` for one that cannot be played, or comes before its parent."""
    grown: list[tuple[Branch, History]] = []
    for one in tried:
        if not -1 <= one.parent < len(grown):
            raise Invalid("illegal_move", "a move comes after the one that it follows", move=one.move)
        at, history = grown[one.parent] if one.parent >= 0 else (root, begun)
        history = after(history, one.move)
        assert history.move is not None
        branch = at.on(history.move)
        if one.comment and one.comment not in branch.comments:
            branch.comments.append(one.comment)
        grown.append((branch, history))


def _written(game: Game, root: Branch) -> str:
    try:
        plant(game, root)
        return gamefile.write(game)
    except MarrakechError as error:
        raise Invalid("bad_file", str(error)) from None


def read(text: str) -> TriedLines:
    """The tree of a game file; raises `Invalid` with the line and column where it cannot be read."""
    game = parse(text)
    root = tree_of(game)
    moves: list[TriedMove] = []
    waiting = [(-1, child) for child in reversed(root.children)]
    while waiting:
        parent, branch = waiting.pop()
        moves.append(TriedMove(parent, str(branch.move), " ".join(branch.comments)))
        waiting += [(len(moves) - 1, child) for child in reversed(branch.children)]
        if len(moves) > MOST_MOVES:
            raise Invalid("bad_file", f"a file that is tried out has at most {MOST_MOVES} moves")
    return TriedLines(str(Position(game.start)), " ".join(root.comments), tuple(moves))
