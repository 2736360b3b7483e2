"""The bot interface: a name, and a decision for a position within limits.

A bot is given a `State`, which holds what a player sees and nothing more: not the order of a pile, no future
roll. Our own bots are in `engine.ladder`.
"""

from dataclasses import dataclass
from threading import Event
from typing import Protocol, Self

from marrakech.engine.errors import NoChoiceError
from marrakech.kernel.choices import Choice, listed
from marrakech.kernel.state import State, Step
from marrakech.kernel.turn import legal
from marrakech.record import moves
from marrakech.record.admitted import check_state
from marrakech.record.checked import integer, number
from marrakech.record.errors import WrongTypeError


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may think; the first limit reached ends the search, None means no limit."""

    seconds: float | None = None
    nodes: int | None = None
    """Positions evaluated. With only a node limit a bot is deterministic."""

    def __post_init__(self) -> None:
        if self.seconds is not None:
            number(self.seconds, "a number of seconds, or None for no limit")
        if self.nodes is not None:
            integer(self.nodes, "a whole number of nodes, or None for no limit")


@dataclass(frozen=True, slots=True)
class Alternative:
    """One choice and what it is worth."""

    choice: Choice
    win: tuple[float, ...] | None
    """Each player's probability of winning, if the bot has one; sums to 1."""
    score: tuple[float, ...] | None
    """Each player's expected final score, if the bot has one."""
    value: float
    """The value that the bot ranks choices by, for the player to move, in the bot's own unit."""
    exact: bool = False
    """Whether chances and scores are no estimates: what follows if everybody plays best for themselves."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and the evaluation behind it."""

    step: Step
    choice: Choice
    """A quarter turn at the steps ORIENT and TURN, a place of a rug at LAY."""
    alternatives: tuple[Alternative, ...]
    """Every legal choice: first the one taken, then the others, best first."""
    nodes: int
    """Positions valued."""
    depth: int
    """Turns looked ahead, the current one included; 0 for none."""
    seconds: float

    @classmethod
    def of(cls, move: moves.PlayerMove, seconds: float = 0.0) -> Self:
        """A decision of which nothing is known but the move, e.g. `Decision.of(Orient("left"))`."""
        if not isinstance(move, moves.PlayerMove):
            raise WrongTypeError(move, "a choice such as Orient('left') or Lay('d4-e4')")
        step = next(step for step, kind in moves.KINDS.items() if kind is type(move))
        return cls(step, move.number, (Alternative(move.number, None, None, 0.0),), 0, 0, seconds)

    @property
    def move(self) -> moves.PlayerMove:
        """The choice as a move for `Game.play` or `Position.play`."""
        return moves.choice_at(self.step, self.choice)


class Bot(Protocol):
    """A player of any strength."""

    @property
    def name(self) -> str:
        """The name that `make_bot` takes, e.g. "greedy"."""

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Decide, where a player is to move. Once `cancel` is set, returns the best so far soon after."""


def check_asked(state: object, limits: object) -> None:
    """Raise `ArgumentError` unless a bot was given a state that the rules can go on from, and limits."""
    check_state(state)
    if not isinstance(limits, Limits):
        raise WrongTypeError(limits, "Limits, such as Limits(seconds=1)")


def choices_of(state: State) -> list[Choice]:
    """The legal choices, or `NoChoiceError` if there is nothing to choose."""
    choices = listed(legal(state))
    if not choices:
        raise NoChoiceError(state)
    return choices


def ranked(alternatives: list[Alternative]) -> tuple[Alternative, ...]:
    """Best first; ties in the order of choices."""
    return tuple(sorted(alternatives, key=lambda alternative: (-alternative.value, alternative.choice)))
