"""Puzzles: positions with one choice that is clearly best, and that greedy does not find.

The file is plain text: a record for each puzzle, and a comment line after each game they were looked for in.

    puzzle fr57-3-17-64
    position 7/7/2HH3/... d4N 2:lay 27,31,32 11,11,10 - - 3
    printing fr57
    theme cut
    rating 1432 161
    found lookahead master
    greedy c4-c5
    seed 1
    option d4-e4 0.6231 0.0142 300
    option c4-c5 0.5102 0.0145 100 0.1129 0.0217
    option c4-d4 0.4120 0.0151 100 0.2111 0.0262

Every legal choice is an option, the best first: the chance of winning of the player to move, its standard error
and the games that were played out; then by how much the best leads, and the standard error of that difference.
Where the position is solved exactly, there are no games and no errors.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import gcd
from pathlib import Path
from typing import Final

from marrakech.analysis.comparison import Reason, reasons
from marrakech.analysis.glicko import Rating
from marrakech.engine.ladder import YARDSTICKS
from marrakech.kernel.choices import listed
from marrakech.kernel.state import State, step
from marrakech.kernel.turn import legal
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.moves import move_at
from marrakech.record.position import Position

SHIPPED: Final = Path(__file__).with_name("puzzles.txt")
"""The puzzles of the package."""

SOLVERS: Final = tuple(bot.name for bot in YARDSTICKS.values())
"""The bots that are asked, weakest first."""
CLEAR_LEAD: Final = 0.04
"""By how much the best choice leads every other, in chances of winning."""
CLEAR_ERRORS: Final = 3.0
"""And how many standard errors that is, where it was played out."""


@dataclass(frozen=True, slots=True)
class PuzzleOption:
    """One choice of a puzzle."""

    move: str
    """As in a game file, e.g. `d4-e4` or `left`."""
    win: float
    """The chance of winning of the player to move."""
    error: float = 0.0
    """Its standard error; 0 where it is exact."""
    games: int = 0
    """That were played out; 0 where it is exact."""
    behind: float = 0.0
    """By how much the best leads, in chances of winning."""
    behind_error: float = 0.0
    """The standard error of that difference, from games with the same dice."""

    @property
    def clearly_behind(self) -> bool:
        """Whether the best leads by enough, beyond doubt."""
        return self.behind >= max(CLEAR_LEAD, CLEAR_ERRORS * self.behind_error)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one choice that is clearly best."""

    name: str
    """Rules, game and move, e.g. `fr57-3-17-64`."""
    position: str
    printing: str
    theme: str
    rating: Rating
    """How hard it is, by which bots find it."""
    found: tuple[str, ...]
    """The bots that find it, of `SOLVERS`."""
    greedy: str
    """Greedy's choice."""
    seed: int
    """Of the games that were played out."""
    options: tuple[PuzzleOption, ...]
    """Every legal choice, the best first."""

    @property
    def best(self) -> str:
        """The solution."""
        return self.options[0].move

    @property
    def exact(self) -> bool:
        """Whether it is solved, and not played out."""
        return self.games == 0

    @property
    def games(self) -> int:
        """Games of the best choice."""
        return self.options[0].games

    @property
    def missed(self) -> tuple[str, ...]:
        """The bots that do not find it."""
        return tuple(bot for bot in SOLVERS if bot not in self.found)

    @property
    def stars(self) -> int:
        """Difficulty by the strongest bot that misses it: 1 for greedy, 2 for lookahead, 3 for the master."""
        return max(1, max(SOLVERS.index(bot) for bot in self.missed))

    @property
    def margin(self) -> float:
        """By how much the best option beats the second, in chances of winning."""
        return min(option.behind for option in self.options[1:])

    @property
    def state(self) -> State:
        """The position of the rules."""
        return Position.parse(self.position).state


def _option_text(option: PuzzleOption) -> str:
    told = f"option {option.move} {option.win:.4f} {option.error:.4f} {option.games}"
    return f"{told} {option.behind:.4f} {option.behind_error:.4f}" if option.behind else told


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a record of the file."""
    lines = [
        f"puzzle {puzzle.name}",
        f"position {puzzle.position}",
        f"printing {puzzle.printing}",
        f"theme {puzzle.theme}",
        f"rating {puzzle.rating.points:.0f} {puzzle.rating.deviation:.0f}",
        f"found {' '.join(puzzle.found) or '-'}",
        f"greedy {puzzle.greedy}",
        f"seed {puzzle.seed}",
        *map(_option_text, puzzle.options),
    ]
    return "\n".join(lines) + "\n\n"


def _parse_option(text: str) -> PuzzleOption:
    move, win, error, games, *behind = text.split(" ")
    return PuzzleOption(move, float(win), float(error), int(games), *map(float, behind))


def _parse_record(lines: list[str]) -> Puzzle:
    fields: dict[str, list[str]] = {}
    for line in lines:
        name, _, rest = line.partition(" ")
        fields.setdefault(name, []).append(rest)
    points, deviation = map(float, fields["rating"][0].split())
    return Puzzle(
        name=fields["puzzle"][0],
        position=str(Position.parse(fields["position"][0])),
        printing=fields["printing"][0],
        theme=fields["theme"][0],
        rating=Rating(points, deviation),
        found=tuple(bot for bot in fields["found"][0].split() if bot != "-"),
        greedy=fields["greedy"][0],
        seed=int(fields["seed"][0]),
        options=tuple(_parse_option(text) for text in fields["option"]),
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
        except (ValueError, KeyError, IndexError, TypeError) as error:
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


@cache
def _by_name() -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in shipped_puzzles()}


def find_puzzle(name: str) -> Puzzle | None:
    """A puzzle of the package by its name."""
    return _by_name().get(name)


def choice_numbers(state: State) -> dict[str, int]:
    """The legal choices of a position by what they are called, e.g. `d4-e4`."""
    return {str(move_at(step(state), number)): number for number in listed(legal(state))}


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """What comes of trying a choice."""

    right: bool
    tried: PuzzleOption
    reasons: tuple[Reason, ...]
    """Why the best is better than what was tried or, if that was the best, than greedy's choice."""


def judge_choice(puzzle: Puzzle, choice: str) -> PuzzleVerdict:
    """Whether a choice solves a puzzle, and why the best one is better; raises `IllegalMove`."""
    tried = next((option for option in puzzle.options if option.move == choice), None)
    if tried is None:
        raise IllegalMove("choice", f"{choice!r} is no choice here")
    state = puzzle.state
    numbers = choice_numbers(state)
    right = choice == puzzle.best
    against = puzzle.greedy if right else choice
    return PuzzleVerdict(right, tried, reasons(state, numbers[puzzle.best], numbers[against]))
