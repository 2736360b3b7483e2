"""Lines tried on the analysis board: written into a game file as variations, and read from one."""

from collections.abc import Sequence
from itertools import islice
from typing import Annotated

from msgspec import Meta, Struct

from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.service.errors import Conflict, Invalid
from marrakech.service.gamelog import GameLog
from marrakech.service.transfer import as_game, parse_game

MOST_MOVES = 3000
"""The most moves of a file that is read, variations included."""


class TriedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was tried, after the one with index `parent` (-1 for the start), and a comment on it.

    Moves of a tree are told as a list, earlier ones first, each as in a game file, e.g. `left`, `3` or `d4-e4`.
    """

    parent: Annotated[int, Meta(ge=-1)]
    move: Annotated[str, Meta(max_length=16)]
    comment: Annotated[str, Meta(max_length=2000)] = ""


class Lines(Struct, frozen=True):
    """A position and what was tried from there; of several ways on, the first is the main one."""

    position: str
    comment: str
    moves: list[TriedMove]


def write_from_position(position: Position, tried: Sequence[TriedMove]) -> str:
    """A game file that begins at a position; the first way on is its game, the others are variations."""
    try:
        ruleset = Ruleset.of_rules(position.state.rules)
    except MarrakechError as error:
        raise Invalid("bad_rules", str(error)) from None
    game = Game(ruleset, start=position.state)
    return _write_with(game, game.root, tried)


def write_from_game(played: GameLog, version: int, tried: Sequence[TriedMove]) -> str:
    """The file of a game with what was tried from one of its versions as variations."""
    game = as_game(played)
    begun = played.at(version).node
    if game.moves[: begun.length] != begun.moves:
        raise Conflict("stale", "what was played at this version was taken back", version=version)
    return _write_with(game, game.node.path()[begun.length], tried)


def _write_with(game: Game, begun: Node, tried: Sequence[TriedMove]) -> str:
    """A game's file with moves added to its tree; raises `Invalid` for one that cannot be played or written."""
    added: list[Node] = []
    for one in tried:
        if not -1 <= one.parent < len(added):
            raise Invalid(
                "illegal_move", "a move must come after the one that it follows", move=one.move
            )
        try:
            node = (added[one.parent] if one.parent >= 0 else begun).add(one.move)
        except MarrakechError as error:
            raise Invalid("illegal_move", str(error), move=one.move) from None
        if one.comment and one.comment not in node.comments:
            node.comments.append(one.comment)
        added.append(node)
    try:
        return gamefile.write(game)
    except MarrakechError as error:
        raise Invalid("bad_file", str(error)) from None


def read_lines(text: str) -> Lines:
    """The tree of a game file; raises `Invalid` with the line and column where it cannot be read."""
    root = parse_game(text).root
    index: dict[Node | None, int] = {root: -1}
    moves: list[TriedMove] = []
    for node in islice(root.tree(), 1, None):
        index[node] = len(moves)
        said = " ".join([*node.starting_comments, *node.comments])
        moves.append(TriedMove(index[node.parent], str(node.move), said))
        if len(moves) > MOST_MOVES:
            raise Invalid("bad_file", f"a file that is tried out has at most {MOST_MOVES} moves")
    return Lines(str(Position(root.state)), " ".join(root.comments), moves)
