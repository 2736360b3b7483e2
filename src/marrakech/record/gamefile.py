"""The game file: tags, numbered turns, comments and variations, in the manner of chess's PGN.

    [Marrakech "1"]
    [Printing "en2021"]
    [Players "3"]

    1. L3 c4-c5
    2. A2$2 d5-e5 {pays where it hurts} (d5-d6 {was safer})
    *

A turn is written `L3$2# d4-e4 +S R`: heading and die, the tithe paid (if any), # for elimination, the
rug, the next rug of the pile (two players with two colours), the turn at the end (variant). Tithe and #
follow from the rest; where they are written they are checked. The grammar is in docs/notation.md.
"""

import errno
import os
import re
import secrets
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from marrakech.kernel import state as kernel
from marrakech.kernel.board import AHEAD
from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import State
from marrakech.kernel.turn import may_end
from marrakech.record.dice import Dice, SeededDice
from marrakech.record.errors import (
    IllegalMove,
    NotationError,
    OutOfRangeError,
    RulesetError,
    WrongTypeError,
)
from marrakech.record.game import Game
from marrakech.record.game_events import Eliminated, Event, Paid
from marrakech.record.moves import Roll, file_text, parse_move
from marrakech.record.node import Node, by_turn
from marrakech.record.position import Position
from marrakech.record.reader import Reader
from marrakech.record.ruleset import Ruleset

AnyGame = TypeVar("AnyGame", bound=Game)

VERSION = "1"
UNFINISHED = "*"

_ESCAPES = {"\\": "\\\\", '"': '\\"', "}": "\\}", "\n": "\\n", "\r": "\\r"}
"""Characters escaped with a backslash inside quotes and braces."""
_ESCAPE = r'\\[\\"}nr]'
# Possessive, so that a comment of any length is matched without backtracking.
_QUOTED = rf'(?:{_ESCAPE}|[^"\\\n]++)*+'
_BRACED = rf"(?:{_ESCAPE}|[^}}\\]++)*+"
_NAME = "[A-Za-z][A-Za-z0-9_]*"

MOST_NESTED: Final = 20
"""Variations within variations; a file with more is refused."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")

_OWN_TAGS = ("Marrakech", "Printing", "Players", "Switches", "Position", "Result")
"""Tags derived from the game itself; all others are kept as they are."""


def result_text(state: State) -> str:
    """How a game ended: the place of each player, e.g. '2-1-3', or * while it goes on."""
    over = kernel.step(state) == kernel.OVER
    return "-".join(str(rank) for rank in Position(state).ranks) if over else UNFINISHED


def turn_text(nodes: Sequence[Node]) -> str:
    """Moves of one turn, e.g. 'L3$2 d4-e4'."""
    text = ""
    for node in nodes:
        assert node.move is not None
        glued = isinstance(node.move, Roll)
        text += "" if glued or not text else " "
        text += file_text(node.move) + _marks(node.events)
    return text


def _marks(events: tuple[Event, ...]) -> str:
    paid = "".join(f"${event.paid}" for event in events if isinstance(event, Paid))
    return paid + "#" * any(isinstance(event, Eliminated) for event in events)


def write(game: Game) -> str:
    """The game as the text of a game file, which `parse` reads back to an equal game.

    A tag or comment that cannot be written raises `NotationError`.

    >>> print(write(Game.new(players=3, seed=7)))
    [Marrakech "1"]
    [Printing "en2021"]
    [Players "3"]
    [Seed "7"]
    [Result "*"]
    <BLANKLINE>
    *
    <BLANKLINE>
    """
    tags = {
        "Marrakech": VERSION,
        "Printing": game.ruleset.printing.id,
        "Players": str(game.ruleset.players),
    }
    if game.ruleset.switches:
        tags["Switches"] = " ".join(game.ruleset.switches)
    root = game.root
    if root.state != kernel.start(game.ruleset.rules):
        tags["Position"] = str(Position(root.state))
    if isinstance(game.dice, SeededDice):
        tags["Seed"] = str(game.dice.seed)
    tags |= {name: value for name, value in game.tags.items() if name not in _OWN_TAGS}
    line = root.mainline()
    tags["Result"] = result = result_text((line or [root])[-1].state)
    lines = [_tag(name, value) for name, value in tags.items()]
    lines.append("")
    lines += [_comment(text) for text in root.comments]
    lines += _turn_lines(line, 0)
    return "\n".join([*lines, result, ""])


def _turn_lines(line: Sequence[Node], nested: int) -> list[str]:
    """A text for each turn of a line of moves, with what was said about them."""
    lines = []
    for number, nodes in by_turn(line):
        begun = nodes[0].parent
        assert begun is not None
        # A variation may begin in the middle of a turn.
        begins = begun.parent is None or begun.turn != begun.parent.turn
        parts = [f"{number}."] if begins or nodes[0] is not line[0] else []
        unsaid: list[Node] = []
        for node in nodes:
            unsaid.append(node)
            said = [_comment(text) for text in node.comments]
            if not (nested and node is line[0]):
                said += _variations(node, nested + 1)
            if said or node is nodes[-1]:
                parts += [turn_text(unsaid), *said]
                unsaid = []
        lines.append(" ".join(parts))
    return lines


def _variations(node: Node, nested: int) -> list[str]:
    """What could have been played in place of a node."""
    assert node.parent is not None
    others = node.parent.variations
    if others and nested > MOST_NESTED:
        raise OutOfRangeError(nested, f"at most {MOST_NESTED} variations within one another")
    found = []
    for other in others:
        said = [_comment(text) for text in other.starting_comments]
        found.append("(" + " ".join([*said, *_turn_lines([other, *other.mainline()], nested)]) + ")")
    return found


def _tag(name: str, value: str) -> str:
    if re.fullmatch(_NAME, name) is None:
        raise NotationError(name, "the name of a tag: a letter, then letters, digits and _")
    return f'[{name} "' + _escaped(value, '"', "\n") + '"]'


def _comment(text: str) -> str:
    return "{" + _escaped(text, "}") + "}"


def _escaped(text: str, *ends: str) -> str:
    lone = _LONE_SURROGATE.search(text)
    if lone is not None:
        raise NotationError(text[:40], f"text that UTF-8 can hold, without {lone.group()!r}")
    for mark in ("\\", "\r", *ends):
        text = text.replace(mark, _ESCAPES[mark])
    return text


def _unescaped(text: str) -> str:
    marks = {escape: mark for mark, escape in _ESCAPES.items()}
    return re.sub(r"\\.", lambda found: marks[found.group()], text)


def parse(text: str, dice: Dice | None = None) -> Game:
    """Parse a whole game file; see `parse_as`."""
    return parse_as(Game, text, dice)


def parse_as(kind: type[AnyGame], text: str, dice: Dice | None = None) -> AnyGame:
    """Parse a whole game file into a game of a kind, or raise `NotationError` with line and column.

    A `Seed` tag gives the dice for playing on, unless others are passed in. Chance that is due where the file
    ends stays due.
    """
    if not isinstance(text, str):
        raise WrongTypeError(text, "the text of a game file")
    reader = Reader(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    lone = _LONE_SURROGATE.search(reader.text)
    if lone is not None:
        reader.fail("text that UTF-8 can hold", lone.start())
    tags = _read_tags(reader)
    ruleset = _ruleset(tags)
    start = None
    if "Position" in tags:
        try:
            start = Position.parse(tags["Position"]).state
        except NotationError as error:
            raise error.at(*tags.at("Position")) from None
        if start.rules != ruleset.rules:
            before, _, rules = tags["Position"].rpartition(" ")
            other = NotationError(rules, "the same players and switches as in the other tags")
            line, column = tags.at("Position")
            raise other.at(line, column + len(before) + 1)
    kept = {name: value for name, value in tags.items() if name not in _OWN_TAGS}
    game = kind(ruleset, start=start, tags=kept)
    game.node = _read_moves(reader, game.root)
    result = result_text(game.state)
    if "Result" in tags and tags["Result"] != result:
        raise NotationError(tags["Result"], f"the result {result}").at(*tags.at("Result"))
    game.dice = SeededDice(tags["Seed"]) if dice is None and "Seed" in tags else dice
    return game


class _Tags(dict[str, str]):
    """The tags of a file; `at` gives the position of a value, for messages."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self._reader = reader
        self.indices: dict[str, int] = {}

    def at(self, name: str) -> tuple[int, int]:
        """Line and column, computed on demand: doing so for every tag would be quadratic."""
        return self._reader.where(self.indices[name])


def _read_tags(reader: Reader) -> _Tags:
    tags = _Tags(reader)
    reader.match(r"\s*")
    while reader.peek() == "[":
        start = reader.index
        line = reader.match(rf'\[{_NAME} "{_QUOTED}"\][ \t]*(?=\n|$)')
        if line is None:
            reader.fail('a tag on a line of its own, such as [Printing "en2021"]')
        name, _, value = line.strip()[1:-1].partition(" ")
        if name in tags:
            reader.fail(f"each tag once; {name} is given twice", start)
        tags[name] = _unescaped(value[1:-1])
        tags.indices[name] = start + len(name) + 3
        reader.match(r"\s*")
    expected = f'a game file of version {VERSION}, which begins with [Marrakech "{VERSION}"]'
    if "Marrakech" not in tags:
        reader.index = 0
        reader.match(r"\s*")
        reader.fail(expected)
    if tags["Marrakech"] != VERSION:
        raise NotationError(tags["Marrakech"], expected).at(*tags.at("Marrakech"))
    return tags


def _ruleset(tags: _Tags) -> Ruleset:
    for name in ("Printing", "Players"):
        if name not in tags:
            raise NotationError("", f"a tag {name}", line=tags.at(next(reversed(tags)))[0] + 1)
    if tags["Players"] not in ("2", "3", "4"):
        raise NotationError(tags["Players"], "2, 3 or 4 players").at(*tags.at("Players"))
    switches = tags.get("Switches", "")
    try:
        return Ruleset.of_switches(tags["Printing"], int(tags["Players"]), tuple(switches.split()))
    except RulesetError as error:
        if error.about == "printing":
            known = NotationError(tags["Printing"], f"one of the printings {', '.join(PRINTINGS)}")
            raise known.at(*tags.at("Printing")) from None
        line, column = tags.at("Switches")
        at = [word for word in re.finditer(r"\S+", switches) if word.group() == error.about][-1]
        agreeing = NotationError(error.about, f"switches that the printing allows: {error}")
        raise agreeing.at(line, column + at.start()) from None


_TURN_END = r"(?=\s|[{;()]|$)"
_RESULT = r"(\*|[1-4](-[1-4])+)(?=\s|$)"
_DIE = r"([1-4])(\$[0-9]+)?(#)?" + _TURN_END
_MOVES = {
    kernel.DEAL: r"\+[HISA]" + _TURN_END,
    kernel.ORIENT: rf"[LAR](?=\s|[{{;()]|$|{_DIE})",
    kernel.ROLL: _DIE,
    kernel.LAY: r"[a-g][1-7]-[a-g][1-7]" + _TURN_END,
    kernel.DRAW: r"\+[HISA]" + _TURN_END,
    kernel.TURN: r"[LAR]" + _TURN_END,
}
"""What a move looks like at each step."""


def _read_moves(reader: Reader, root: Node) -> Node:
    """Read all moves of a file; the last node of those that were played."""
    end = _read_line(reader, root, 0)
    start = reader.index
    if reader.match(_RESULT) != result_text(end.state):
        reader.fail(_expected(end) if end.over else f"{_expected(end)}, or * to leave off", start)
    reader.match(r"\s*")
    if not reader.done:
        reader.fail("nothing after the result")
    return end


def _read_line(reader: Reader, begun: Node, nested: int) -> Node:
    """Read moves, their numbers, comments and variations, up to the end of the line."""
    node = begun
    starting: list[str] = []
    numbered: Node | None = None
    while True:
        reader.match(r"\s*")
        start = reader.index
        if reader.peek() in ("{", ";"):
            said = starting if nested and node is begun else node.comments
            said.append(_read_comment(reader))
        elif reader.peek() == "(":
            _read_variation(reader, node, nested + 1)
        elif reader.peek() == ")" and nested:
            return node
        elif number := reader.match(r"[0-9]+\."):
            if numbered is node:
                reader.fail(f"{_expected(node)}, after one number", start)
            numbered = node
            _check_number(reader, node, number, start)
        elif not nested and reader.match(_RESULT):
            reader.index = start
            return node
        else:
            before, node = node, _read_move(reader, node)
            before.link(node)
            if starting and before is begun:
                node.starting_comments.extend(starting)


def _read_variation(reader: Reader, node: Node, nested: int) -> None:
    """Read a variation, which is in place of the last move."""
    start = reader.index
    if node.parent is None:
        reader.fail(f"{_expected(node)}, for there is no move yet that a variation could replace")
    if nested > MOST_NESTED:
        reader.fail(f"at most {MOST_NESTED} variations within one another")
    reader.take("(", "a variation")
    if _read_line(reader, node.parent, nested) is node.parent:
        reader.fail("a variation with a move in it", start)
    reader.take(")", "a ) that ends the variation")


def _check_number(reader: Reader, node: Node, number: str, start: int) -> None:
    now = kernel.step(node.state)
    if now == kernel.OVER:
        reader.fail(_expected(node), start)
    if node.parent is not None and node.turn == node.parent.turn:
        unfinished = f"turn {node.turn} is not finished" if node.turn else "the piles are not dealt yet"
        reader.fail(f"{_expected(node)}, for {unfinished}", start)
    if number != f"{node.turn}.":
        reader.fail(f"turn number {node.turn}.", start)


def _read_comment(reader: Reader) -> str:
    if reader.peek() == ";":
        return (reader.match(r";[^\n]*") or "")[1:].strip()
    start = reader.index
    inside = reader.match(rf"\{{{_BRACED}") or ""
    if reader.done:
        reader.fail("a } that ends this comment", start)
    reader.take("}", 'one of \\\\, \\", \\}, \\n and \\r, as a backslash is special here')
    return _unescaped(inside[1:])


def _expected(node: Node) -> str:
    now = kernel.step(node.state)
    return {
        kernel.DEAL: "the first rug of a pile, such as +H",
        kernel.ORIENT: "a heading and a roll, such as L3, A2 or R1",
        kernel.ROLL: "a roll of the die 1 to 4",
        kernel.LAY: "a rug, such as d4-e4",
        kernel.DRAW: "the next rug of the pile, such as +H",
        kernel.TURN: "a turn of Assam, L or R" + " or A" * may_end(node.state.rules, AHEAD),
        kernel.OVER: f"the result {result_text(node.state)}",
    }[now]


def _read_move(reader: Reader, before: Node) -> Node:
    start = reader.index
    now = kernel.step(before.state)
    found = None if now == kernel.OVER else reader.match(_MOVES[now])
    if found is None:
        reader.fail(_expected(before), start)
    try:
        move = parse_move(before.state, found[0] if now == kernel.ROLL else found)
    except NotationError as error:
        raise error.at(*reader.where(start)) from None
    try:
        node = before.after(move)
    except IllegalMove as error:
        raise NotationError(found, f"a legal move: {error}").at(*reader.where(start)) from None
    if isinstance(move, Roll) and found[1:] not in ("", marks := _marks(node.events)):
        follows = found[0] + marks if marks else f"{found[0]}, for no tithe is due"
        raise NotationError(found, follows).at(*reader.where(start))
    return node


def as_path(path: object) -> Path:
    """A path from anything path-like; raises `ArgumentError` for anything else."""
    if not isinstance(path, str | os.PathLike):
        raise WrongTypeError(path, "the path of a game file")
    named = os.fspath(path)
    if not isinstance(named, str):
        raise WrongTypeError(path, "the path of a game file")
    if not named or "\0" in named:
        raise OutOfRangeError(path, "the path of a game file")
    return Path(named)


def load(path: Path, dice: Dice | None = None) -> Game:
    """Read a game file from disk."""
    return load_as(Game, path, dice)


def load_as(kind: type[AnyGame], path: Path, dice: Dice | None = None) -> AnyGame:
    """Read a game of a kind from disk."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(
            "bytes that are no text", "a game file in UTF-8", column=error.start + 1
        ) from None
    return parse_as(kind, text, dice)


def save(game: Game, path: Path, *, overwrite: bool = True) -> None:
    """Write a game file atomically.

    Unless it may overwrite, raises `FileExistsError` if the file exists.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            file.write(write(game))
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            if not overwrite:
                raise FileExistsError(errno.EEXIST, "the file exists", str(path))
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
