"""Moves: the choices of players and the outcomes of chance, each a number of the kernel with a text.

A move is a choice (`Orient`, `Lay`, `EndTurn`) or a chance outcome (`Roll`, `Draw`). `MOVES` is the one table
of their numbers, and `str(move)` their one text; a game file shortens the quarters to letters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol, SupportsIndex, TypeAlias, cast

from marrakech.kernel import chance, choices
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Place, Quarter
from marrakech.kernel.state import Colour, State
from marrakech.record import checked
from marrakech.record.errors import IllegalMove, NotationError, OutOfRangeError
from marrakech.record.renamed import OldNames
from marrakech.record.sealed import sealed
from marrakech.record.words import (
    COLOUR_LETTERS,
    GAME_OVER,
    QUARTER_LETTERS,
    QUARTER_WORDS,
    RUGS,
    parse_colour,
    parse_quarter,
    parse_rug,
)


class _Parser(Protocol):
    def __call__(self, text: str, /) -> int: ...


class _Move(OldNames):
    """What all moves have in common: one field, made of a number of the kernel or of a text."""

    __slots__ = ()
    __match_args__: tuple[str, ...]

    words: ClassVar[tuple[str, ...]]
    """The text of each number."""
    parse: ClassVar[_Parser | None] = None
    expected: ClassVar[str]
    least: ClassVar[int] = 0
    """The lowest number; the highest is that of the last word."""

    def _set(self, field: str, value: SupportsIndex | str) -> None:
        if type(value) is not int:
            parse = type(self).parse
            if isinstance(value, str) and parse is not None:
                value = parse(value)
            else:
                value = checked.integer(value, self.expected)
        if not self.least <= value < len(self.words):
            raise OutOfRangeError(value, self.expected)
        object.__setattr__(self, field, value)

    @property
    def number(self) -> int:
        """As the kernel knows it, e.g. 21 for `Lay("d4-e4")`."""
        found: int = getattr(self, self.__match_args__[0])
        return found

    def __str__(self) -> str:
        return self.words[self.number]

    def __repr__(self) -> str:
        told = self.number if type(self).parse is None else str(self).removeprefix("+")
        return f"{type(self).__name__}({told!r})"


@sealed
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Orient(_Move):
    """Choose Assam's heading before the roll: `Orient("left")`, or `Orient(LEFT)`."""

    quarter: Quarter
    words = QUARTER_WORDS
    parse = staticmethod(parse_quarter)
    expected = "a quarter turn such as 'left'"

    def __init__(self, quarter: SupportsIndex | str) -> None:
        self._set("quarter", quarter)


@sealed
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Roll(_Move):
    """The die shows `steps`."""

    steps: int
    words = tuple(map(str, range(chance.MOST_STEPS + 1)))
    expected = "the steps of a die, 1 to 4"
    least = 1

    def __init__(self, steps: SupportsIndex) -> None:
        self._set("steps", steps)


@sealed
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Lay(_Move):
    """Lay a rug on a place: `Lay("d4-e4")`, or `Lay(21)` by its number."""

    place: Place
    words = RUGS
    parse = staticmethod(parse_rug)
    expected = "a rug such as 'd4-e4'"

    def __init__(self, place: SupportsIndex | str) -> None:
        self._set("place", place)


@sealed
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Draw(_Move):
    """The next rug of the mover's pile has this colour: `Draw("S")`, or `Draw(2)`."""

    colour: Colour
    words = tuple(f"+{letter}" for letter in COLOUR_LETTERS)
    parse = staticmethod(parse_colour)
    expected = "a colour such as 'S'"

    def __init__(self, colour: SupportsIndex | str) -> None:
        self._set("colour", colour)


@sealed
@dataclass(frozen=True, slots=True, init=False, repr=False)
class EndTurn(_Move):
    """Turn Assam at the end of a turn (variant): `EndTurn("right")`, or `EndTurn(RIGHT)`."""

    quarter: Quarter
    words = QUARTER_WORDS
    parse = staticmethod(parse_quarter)
    expected = "a quarter turn such as 'right'"

    def __init__(self, quarter: SupportsIndex | str) -> None:
        self._set("quarter", quarter)


PlayerMove: TypeAlias = Orient | Lay | EndTurn
Chance: TypeAlias = Roll | Draw
Move: TypeAlias = PlayerMove | Chance

KINDS: Final[Mapping[kernel.Step, type[Move]]] = {
    kernel.DEAL: Draw,
    kernel.ORIENT: Orient,
    kernel.ROLL: Roll,
    kernel.LAY: Lay,
    kernel.DRAW: Draw,
    kernel.TURN: EndTurn,
}
"""The kind of move that each step awaits."""

MOVES: Final[Mapping[kernel.Step, Mapping[int, Move]]] = {
    step: {number: kind(number) for number in range(kind.least, len(kind.words))}
    for step, kind in KINDS.items()
}
"""The move of each number at each step."""


def move_at(now: kernel.Step, number: choices.Choice | chance.Outcome) -> Move:
    """The move for a number of the kernel at a step, e.g. `Lay(3)` for 3 at the step LAY."""
    return MOVES[now][number]


def choice_at(now: kernel.Step, choice: choices.Choice) -> PlayerMove:
    """The same for a choice."""
    return cast(PlayerMove, MOVES[now][choice])


def chance_at(now: kernel.Step, outcome: chance.Outcome) -> Chance:
    """The same for an outcome of chance."""
    return cast(Chance, MOVES[now][outcome])


def parse_move(state: State, text: str) -> Move:
    """The move that a text means at a step: 'left' or 'L', '3', 'd4-e4', 'S' or '+S'."""
    now = kernel.step(state)
    word = checked.text(text, "a move as text").strip()
    if now == kernel.OVER:
        raise IllegalMove("over", GAME_OVER)
    parse = KINDS[now].parse
    if parse is not None:
        return MOVES[now][parse(word.lower() if now == kernel.LAY else word)]
    if word not in ("1", "2", "3", "4"):
        raise NotationError(text, "a roll of the die 1 to 4")
    return MOVES[now][int(word)]


def file_text(move: Move) -> str:
    """The text of a move in a game file, e.g. 'L', '3', 'd4-e4' or '+S'."""
    return QUARTER_LETTERS[move.quarter] if isinstance(move, Orient | EndTurn) else str(move)
