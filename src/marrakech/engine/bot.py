"""What every bot is: a name, and a choice with its grounds for a position and a limit.

A bot is given a `State`, which holds what a player sees and nothing more: no order of a pile, no die to
come. Our own bots are in `engine.ladder`.
"""

from dataclasses import dataclass
from threading import Event
from typing import Protocol

from marrakech.engine.errors import NoChoiceError
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State, Step
from marrakech.kernel.turn import legal
from marrakech.record import moves


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may think; the first limit reached ends the search, None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    """Positions valued. With a node limit alone a bot decides the same every time."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One choice and what it is worth."""

    choice: Choice
    win: tuple[float, ...] | None
    """The chance of each player to win, where the bot knows it; sums to 1."""
    score: tuple[float, ...] | None
    """The final score each player can expect, where the bot knows it."""
    value: float
    """What the bot ranks by, for the player to move; the unit is the bot's own."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and its grounds."""

    step: Step
    choice: Choice
    """A quarter turn at the steps ORIENT and TURN, a place of a rug at LAY."""
    alternatives: tuple[Alternative, ...]
    """Every legal choice, the one taken first and then the best first."""
    nodes: int
    """Positions valued."""
    depth: int
    """Turns looked ahead, the one to be made included; 0 for none."""
    seconds: float

    @property
    def move(self) -> moves.Choice:
        """The choice as a move that a `Game` or a `Position` can play."""
        return moves.choice_at(self.step, self.choice)


class Bot(Protocol):
    """A player of any strength."""

    @property
    def name(self) -> str:
        """The name it is made by, e.g. "greedy"."""

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose at a step of choice. Once `cancel` is set it answers soon with the best so far."""


def choices_of(state: State) -> list[Choice]:
    """The legal choices, or `NoChoiceError` if there is nothing to choose."""
    choices = listed(legal(state))
    if not choices:
        raise NoChoiceError(state)
    return choices


def ranked(alternatives: list[Alternative]) -> tuple[Alternative, ...]:
    """The best first, equal ones in the order of choices."""
    return tuple(sorted(alternatives, key=lambda alternative: (-alternative.value, alternative.choice)))
