"""The game file: tags, numbered turns and comments, in the manner of chess's PGN.

    [Marrakech "1"]
    [Printing "en2021"]
    [Players "3"]

    1. L3 c4-c5
    2. A2$2 d5-e5 {pays where it hurts}
    *

A turn is written `L3$2# d4-e4 +S R`: heading and die, the tithe paid (if any), # for elimination, the
rug, the next rug of the pile (two players with two colours), the turn at the end (variant). Tithe and #
follow from the rest; where they are written they are checked. The grammar is in docs/notation.md.
"""

import os
import re
import tempfile
from pathlib import Path

from marrakech.kernel import state as kernel
from marrakech.record.dice import Dice, SeededDice
from marrakech.record.errors import IllegalMove, NotationError, RulesetError
from marrakech.record.game import Game
from marrakech.record.moves import Draw, Eliminated, Event, Lay, Move, Orient, Paid, Roll, Turn
from marrakech.record.position import Position
from marrakech.record.reader import Reader
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOUR_LETTERS, TURN_LETTERS, parse_rug, rug_text

VERSION = "1"
UNFINISHED = "*"

_OWN_TAGS = ("Marrakech", "Printing", "Players", "Switches", "Position", "Result")
"""Tags that follow from the game itself; all others are kept as they are."""


def result_text(game: Game) -> str:
    """How the game ended: the place of each player, e.g. '2-1-3', or * while it goes on."""
    return "-".join(str(place) for place in game.position.places) if game.over else UNFINISHED


def turn_text(game: Game, first: int, end: int) -> str:
    """The moves from `first` up to `end`, which belong to one turn, e.g. 'L3$2 d4-e4'."""
    text = ""
    for index in range(first, end):
        move = game.moves[index]
        glued = isinstance(move, Roll) and index > first
        text += "" if glued or not text else " "
        text += move_text(move) + _marks(game.events_of(index))
    return text


def move_text(move: Move) -> str:
    """One move, e.g. 'L', '3', 'd4-e4' or '+S'."""
    if isinstance(move, Orient | Turn):
        return TURN_LETTERS[move.turn]
    if isinstance(move, Roll):
        return str(move.steps)
    if isinstance(move, Lay):
        return rug_text(move.place)
    return "+" + COLOUR_LETTERS[move.colour]


def _marks(events: tuple[Event, ...]) -> str:
    paid = "".join(f"${event.paid}" for event in events if isinstance(event, Paid))
    return paid + "#" * any(isinstance(event, Eliminated) for event in events)


def turn_spans(game: Game) -> list[tuple[int, int, int]]:
    """Each turn as (number, first move, end): number 0 is the dealing of the piles, if there is one."""
    spans: list[tuple[int, int, int]] = []
    for index, _ in enumerate(game.moves):
        now = kernel.step(game.state_after(index))
        begins = now == kernel.first_step(game.ruleset.rules)
        if begins or not spans:
            number = spans[-1][0] + 1 if spans else int(begins or now != kernel.DEAL)
            spans.append((number, index, index + 1))
        else:
            number, first, _ = spans[-1]
            spans[-1] = (number, first, index + 1)
    return spans


def write(game: Game) -> str:
    """The game as the text of a game file.

    >>> print(write(Game.new(players=3, seed=7)))
    [Marrakech "1"]
    [Printing "en2021"]
    [Players "3"]
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
    if game.start != kernel.start(game.ruleset.rules):
        tags["Position"] = str(Position(game.start))
    tags |= {name: value for name, value in game.tags.items() if name not in _OWN_TAGS}
    tags["Result"] = result_text(game)
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    lines.append("")
    lines += [_comment(text) for text in game.comments.get(0, [])]
    for number, first, end in turn_spans(game):
        line = f"{number}. " if first == 0 or _is_turn_start(game, first) else ""
        start = first
        for index in range(first + 1, end + 1):
            if index in game.comments:
                line += turn_text(game, start, index)
                line += "".join(" " + _comment(text) for text in game.comments[index]) + " "
                start = index
        lines.append((line + turn_text(game, start, end)).rstrip())
    return "\n".join([*lines, result_text(game), ""])


def _is_turn_start(game: Game, index: int) -> bool:
    return kernel.step(game.state_after(index)) in (kernel.DEAL, kernel.first_step(game.ruleset.rules))


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _comment(text: str) -> str:
    return "{" + text.replace("}", ")") + "}"


def parse(text: str, dice: Dice | None = None, *, automatic: bool = False) -> Game:
    """Read a game file whole, or raise `NotationError` with line and column and load nothing.

    A `Seed` tag gives the dice for playing on, unless others are handed in.
    """
    reader = Reader(text.removeprefix("\ufeff"))
    tags, where = _read_tags(reader)
    ruleset = _ruleset(tags, where)
    start = None
    if "Position" in tags:
        try:
            start = Position.parse(tags["Position"]).state
        except NotationError as error:
            raise error.at(*where["Position"]) from None
        if start.rules != ruleset.rules:
            line, column = where["Position"]
            raise NotationError(
                tags["Position"].split(" ")[-1],
                "the same players and switches as in the tags",
                line=line,
                column=column,
            )
    kept = {name: value for name, value in tags.items() if name not in _OWN_TAGS}
    if dice is None and "Seed" in tags:
        dice = SeededDice(tags["Seed"])
    game = Game(ruleset, dice, start=start, automatic=False, tags=kept)
    _read_moves(reader, game)
    if "Result" in tags and tags["Result"] != result_text(game):
        line, column = where["Result"]
        raise NotationError(tags["Result"], f"the result {result_text(game)}", line=line, column=column)
    game.automatic = automatic
    return game


def _read_tags(reader: Reader) -> tuple[dict[str, str], dict[str, tuple[int, int]]]:
    tags: dict[str, str] = {}
    where: dict[str, tuple[int, int]] = {}
    reader.match(r"\s*")
    while reader.peek() == "[":
        start = reader.index
        line = reader.match(r'\[[A-Za-z][A-Za-z0-9_]* "(\\.|[^"\\\n])*"\][ \t]*(?=\n|\r|$)')
        if line is None:
            reader.fail('a tag on a line of its own, such as [Printing "en2021"]')
        name, _, value = line.strip()[1:-1].partition(" ")
        if name in tags:
            reader.fail(f"each tag once; {name} stands twice", start)
        tags[name] = re.sub(r"\\(.)", r"\1", value[1:-1])
        where[name] = reader.where(start + len(name) + 3)
        reader.match(r"\s*")
    if tags.get("Marrakech") != VERSION:
        line_column = where.get("Marrakech", (1, 1))
        raise NotationError(
            tags.get("Marrakech", reader.text[:20].split("\n")[0]),
            f'a game file of version {VERSION}, which begins with [Marrakech "{VERSION}"]',
            line=line_column[0],
            column=line_column[1],
        )
    return tags, where


def _ruleset(tags: dict[str, str], where: dict[str, tuple[int, int]]) -> Ruleset:
    for name in ("Printing", "Players"):
        if name not in tags:
            raise NotationError("", f"a tag {name}", line=max(line for line, _ in where.values()) + 1)
    players = tags["Players"]
    try:
        if players not in ("2", "3", "4"):
            raise RulesetError("2, 3 or 4 players")
        return Ruleset.of_switches(
            tags["Printing"], int(players), tuple(tags.get("Switches", "").split())
        )
    except RulesetError as error:
        culprit = (
            "Players"
            if players not in ("2", "3", "4")
            else "Printing"
            if "Switches" not in tags
            else "Switches"
        )
        if str(error).startswith("unknown printing"):
            culprit = "Printing"
        line, column = where[culprit]
        raise NotationError(tags[culprit], str(error), line=line, column=column) from None


_DIE = r"([1-4])(\$[0-9]+)?(#)?(?=\s|\{|;|$)"
_TURN_END = r"(?=\s|\{|;|$)"


def _read_moves(reader: Reader, game: Game) -> None:
    while True:
        reader.match(r"\s*")
        if reader.peek() in ("{", ";") and not reader.done:
            game.comments.setdefault(len(game.moves), []).append(_read_comment(reader))
            continue
        start = reader.index
        end = reader.match(r"(\*|[1-4](-[1-4])+)(?=\s|$)")
        if end is not None:
            if end != result_text(game):
                over = (
                    f"the result {result_text(game)}"
                    if game.over
                    else "the next move, or * to leave off"
                )
                reader.fail(over, start)
            reader.match(r"\s*")
            if not reader.done:
                reader.fail("nothing after the result")
            return
        number = reader.match(r"[0-9]+\.(?=\s|[A-Z0-9+])")
        if number is not None:
            _check_number(reader, game, int(number[:-1]), start)
            continue
        _read_move(reader, game)


def _check_number(reader: Reader, game: Game, number: int, start: int) -> None:
    now = kernel.step(game.state)
    expected = 0 if now == kernel.DEAL and not game.moves else game.turn
    begins = now in (kernel.DEAL, kernel.first_step(game.ruleset.rules)) or not game.moves
    if not begins:
        reader.fail(f"{_expected(game)}, for turn {game.turn} is not finished", start)
    if number != expected:
        reader.fail(f"turn number {expected}.", start)


def _read_comment(reader: Reader) -> str:
    start = reader.index
    if reader.peek() == ";":
        return (reader.match(r";[^\n]*") or "")[1:].strip().replace("}", ")")
    found = reader.match(r"\{[^}]*\}")
    if found is None:
        reader.fail("a } that ends this comment", start)
    return found[1:-1]


def _expected(game: Game) -> str:
    now = kernel.step(game.state)
    return {
        kernel.DEAL: "the first rug of a pile, such as +H",
        kernel.ORIENT: "a heading and a roll, such as L3, A2 or R1",
        kernel.ROLL: "a roll of the die 1 to 4",
        kernel.LAY: "a rug, such as d4-e4",
        kernel.DRAW: "the next rug of the pile, such as +H",
        kernel.TURN: "a turn of Assam, L or R" + ("" if not _may_keep(game) else " or A"),
        kernel.OVER: f"the result {result_text(game)}",
    }[now]


def _may_keep(game: Game) -> bool:
    return game.ruleset.keep_heading


def _read_move(reader: Reader, game: Game) -> None:
    start = reader.index
    now = kernel.step(game.state)
    if now in (kernel.DEAL, kernel.DRAW):
        found = reader.match(r"\+[HISA]" + _TURN_END)
        move: Move | None = None if found is None else Draw(COLOUR_LETTERS.index(found[1]))
    elif now == kernel.ORIENT:
        found = reader.match(rf"[LAR](?=\s|\{{|;|$|{_DIE})")
        move = None if found is None else Orient(TURN_LETTERS.index(found))
    elif now == kernel.TURN:
        found = reader.match(r"[LAR]" + _TURN_END)
        move = None if found is None else Turn(TURN_LETTERS.index(found))
    elif now == kernel.LAY:
        found = reader.match(r"[a-g][1-7]-[a-g][1-7]" + _TURN_END)
        move = None if found is None else _rug(reader, found, start)
    elif now == kernel.ROLL:
        found = reader.match(_DIE)
        move = None if found is None else Roll(int(found[0]))
    else:
        found = move = None
    if found is None or move is None:
        reader.fail(_expected(game), start)
    line, column = reader.where(start)
    try:
        events = game.happen(move)
    except IllegalMove as error:
        raise NotationError(found, f"a legal move: {error}", line=line, column=column) from None
    if isinstance(move, Roll) and found[1:] not in ("", _marks(events)):
        marks = _marks(events) or "no tithe"
        raise NotationError(
            found, f"{found[0]} with {marks}, which follows here", line=line, column=column
        )


def _rug(reader: Reader, found: str, start: int) -> Lay:
    try:
        return Lay(parse_rug(found))
    except NotationError as error:
        raise error.at(*reader.where(start)) from None


def load(path: Path, dice: Dice | None = None, *, automatic: bool = False) -> Game:
    """Read a game file from disk."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(
            "bytes that are no text", "a game file in UTF-8", column=error.start + 1
        ) from None
    return parse(text, dice, automatic=automatic)


def save(game: Game, path: Path) -> None:
    """Write a game file so that the file is whole at any moment: the old one or the new one."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=True)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write(game))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
