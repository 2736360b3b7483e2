"""Puzzles: positions with one choice that is clearly best, and that greedy does not find.

The file is plain text: a record for each puzzle, and a comment line after each game they were looked for in.

    puzzle 3-17-64
    position 7/7/2HH3/... d4N 2:lay 27,31,32 11,11,10 - - 3+elimination
    best d4-e4
    greedy c4-c5
    option d4-e4 0.6231 0.0042
    option c4-c5 0.5102 0.0045
    playouts 256
    theme cut
    missed novice greedy lookahead
    reason cut largest=5 / largest=8

An option has the chance of winning of the player to move and its standard error.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import gcd
from pathlib import Path
from typing import Final

from marrakech.analysis.comparison import Facts, Reason, reasons
from marrakech.engine.ladder import LEVELS
from marrakech.kernel.chance import MOST_STEPS
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, State, square, step
from marrakech.kernel.turn import legal, orient, walk
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.moves import move_at
from marrakech.record.position import Position
from marrakech.record.words import parse_square

CORNER_SQUARES: Final = (parse_square("a1"), parse_square("g7"))

SHIPPED: Final = Path(__file__).with_name("puzzles.txt")
"""The puzzles of the package."""

PUZZLE_THEMES: Final = ("purse", "cut", "toll", "region", "corner", "squares", "quiet")
"""Save the purse, cut a region, set the toll, grow a region, the corner, win squares; a quiet move."""

SOLVERS: Final = tuple(bot.name for bot in LEVELS.values())
"""The bots that are asked, weakest first."""


@dataclass(frozen=True, slots=True)
class PuzzleOption:
    """One choice of a puzzle."""

    move: str
    """As in a game file, e.g. `d4-e4` or `left`."""
    win: float
    """The chance of winning of the player to move, by playouts."""
    error: float
    """Its standard error."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one choice that is clearly best."""

    name: str
    """Players, game and move, e.g. `3-17-64`."""
    position: str
    best: str
    greedy: str
    """Greedy's choice; the reasons compare the best one with it."""
    options: tuple[PuzzleOption, ...]
    """All options that were played out, best first; the others are worse still by search."""
    playouts: int
    """Of each option."""
    theme: str
    missed: tuple[str, ...]
    """The bots that do not find it, of `SOLVERS`."""
    reasons: tuple[Reason, ...]

    @property
    def rating(self) -> int:
        """Difficulty by the strongest bot that misses it: 1 for greedy, 2 for lookahead, 3 for the master."""
        return max(1, max(SOLVERS.index(bot) for bot in self.missed))

    @property
    def margin(self) -> float:
        """By how much the best option beats the second, in chances of winning."""
        return self.options[0].win - self.options[1].win


def theme_of(state: State, best: int, found: Iterable[Reason]) -> str:
    """What a puzzle is about, from the facts that speak for its solution."""
    if step(state) == ORIENT:
        codes = {reason.code for reason in found}
        if "purse" in codes or "risk" in codes:
            return "purse"
        return "corner" if meets_corner(state, best) else "quiet"
    codes = {reason.code for reason in found}
    for theme in ("cut", "toll", "region", "squares"):
        if theme in codes:
            return theme
    return "corner" if step(state) == LAY and in_corner(square(state)) else "quiet"


def in_corner(spot: int) -> bool:
    """Whether a square is one of the two corners with a mosaic of its own."""
    return spot in CORNER_SQUARES


def meets_corner(state: State, heading: int) -> bool:
    """Whether some roll takes Assam onto a corner square."""
    facing = orient(state, heading)
    return any(in_corner(square(walk(facing, steps))) for steps in range(1, MOST_STEPS + 1))


def _facts_text(facts: Facts) -> str:
    return ",".join(f"{name}={value:g}" for name, value in facts.items())


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a record of the file."""
    lines = [
        f"puzzle {puzzle.name}",
        f"position {puzzle.position}",
        f"best {puzzle.best}",
        f"greedy {puzzle.greedy}",
        *(f"option {each.move} {each.win:.4f} {each.error:.4f}" for each in puzzle.options),
        f"playouts {puzzle.playouts}",
        f"theme {puzzle.theme}",
        f"missed {' '.join(puzzle.missed)}",
        *(
            f"reason {reason.code} {_facts_text(reason.best)} / {_facts_text(reason.played)}"
            for reason in puzzle.reasons
        ),
    ]
    return "\n".join(lines) + "\n\n"


def _number(text: str) -> int | float:
    return int(text) if text.lstrip("-").isdigit() else float(text)


def _parse_facts(text: str) -> Facts:
    pairs = (pair.partition("=") for pair in text.split(","))
    return {name: _number(value) for name, _, value in pairs}


def _parse_reason(text: str) -> Reason:
    code, best, slash, played = text.split(" ")
    if slash != "/":
        raise ValueError(text)
    return Reason(code, _parse_facts(best), _parse_facts(played))


def _parse_option(text: str) -> PuzzleOption:
    move, win, error = text.split(" ")
    return PuzzleOption(move, float(win), float(error))


def _parse_record(lines: list[str]) -> Puzzle:
    fields: dict[str, list[str]] = {}
    for line in lines:
        name, _, rest = line.partition(" ")
        fields.setdefault(name, []).append(rest)
    return Puzzle(
        name=fields["puzzle"][0],
        position=str(Position.parse(fields["position"][0])),
        best=fields["best"][0],
        greedy=fields["greedy"][0],
        options=tuple(_parse_option(text) for text in fields["option"]),
        playouts=int(fields["playouts"][0]),
        theme=fields["theme"][0],
        missed=tuple(fields["missed"][0].split()),
        reasons=tuple(_parse_reason(text) for text in fields.get("reason", [])),
    )


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """The number of its first line and the lines of each record."""
    lines: list[str] = []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if line and not line.startswith("#"):
            lines.append(line)
        elif lines:
            yield number - len(lines), lines
            lines = []


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; a record that cannot be read raises `NotationError` with its line."""
    found = []
    for number, lines in _records(text):
        try:
            found.append(_parse_record(lines))
        except (ValueError, KeyError, IndexError) as error:
            raise NotationError(lines[0], f"a puzzle ({error})", line=number) from None
    return tuple(found)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, in the order of the file."""
    return parse_puzzles(SHIPPED.read_text(encoding="utf-8"))


def daily_puzzle(day: int) -> Puzzle:
    """The puzzle of a day, counted from any first day: all of them in turn before one comes again."""
    puzzles = shipped_puzzles()
    # A stride that shares no factor with their number visits all of them, neighbours far apart.
    stride = next(s for s in range(101, 1000) if gcd(s, len(puzzles)) == 1)
    return puzzles[day * stride % len(puzzles)]


def find_puzzle(name: str) -> Puzzle | None:
    """A puzzle of the package by its name."""
    return next((puzzle for puzzle in shipped_puzzles() if puzzle.name == name), None)


def choice_numbers(state: State) -> dict[str, int]:
    """The legal choices of a position by what they are called, e.g. `d4-e4`."""
    return {str(move_at(step(state), number)): number for number in listed(legal(state))}


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """What comes of trying a choice."""

    right: bool
    win_best: float
    win_tried: float | None
    """The chance of winning with it; None if it was not played out."""
    reasons: tuple[Reason, ...]
    """Why the best is better than what was tried or, if that was the best, than greedy's choice."""


def judge_choice(puzzle: Puzzle, choice: str) -> PuzzleVerdict:
    """Whether a choice solves a puzzle, and why the best one is better; raises `IllegalMove`."""
    state = Position.parse(puzzle.position).state
    numbers = choice_numbers(state)
    if choice not in numbers:
        raise IllegalMove("choice", f"{choice!r} is no choice here")
    win = {option.move: option.win for option in puzzle.options}
    right = choice == puzzle.best
    against = puzzle.greedy if right else choice
    told = reasons(state, numbers[puzzle.best], numbers[against]) if against in numbers else ()
    return PuzzleVerdict(right, win[puzzle.best], win.get(choice), told)
