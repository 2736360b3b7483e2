"""What every bot is: a name, and a choice with its grounds for a position and a limit.

A bot is given a `State`, which holds what a player sees and nothing more: no order of a pile, no die to
come. Nothing here imports numba or numpy; a bot that needs them loads them when it is first asked.

    EngineError
      UnknownBotError  no bot or level of that name
      NoChoiceError    the position asks nothing of a player: chance moves, or the game is over
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from threading import Event
from time import perf_counter
from typing import Protocol

from marrakech.engine.choices import Choice, legal_choices
from marrakech.engine.greedy import FACES, UNIT, greedy_value
from marrakech.kernel.state import State, Step, step


class EngineError(Exception):
    """Anything a bot can be asked wrongly."""


class UnknownBotError(EngineError, ValueError):
    """No bot or level of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(sorted({**BOTS, **LEVELS}))
        super().__init__(f"there is no bot called {name!r}; choose one of {known}")


class NoChoiceError(EngineError, ValueError):
    """The position asks nothing of a player."""

    def __init__(self, state: State) -> None:
        super().__init__(
            f"step {step(state)} is not a choice: a bot is asked at the steps ORIENT, LAY and TURN"
        )


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
    """A Turn at the steps ORIENT and TURN, a Place at LAY."""
    alternatives: tuple[Alternative, ...]
    """Every legal choice, the best first."""
    nodes: int
    """Positions valued."""
    depth: int
    """Turns looked ahead, the one to be made included; 0 for none."""
    seconds: float


class Bot(Protocol):
    """A player of any strength."""

    @property
    def name(self) -> str:
        """The name it is made by, e.g. "greedy"."""

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose at a step of choice. Once `cancel` is set it answers soon with the best so far."""


def choices_of(state: State) -> tuple[Choice, ...]:
    """The legal choices, or `NoChoiceError` if there is nothing to choose."""
    choices = legal_choices(state)
    if not choices:
        raise NoChoiceError(state)
    return choices


def ranked(alternatives: list[Alternative]) -> tuple[Alternative, ...]:
    """The best first, equal ones in the order of choices."""
    return tuple(sorted(alternatives, key=lambda alternative: (-alternative.value, alternative.choice)))


class RandomBot:
    """Any legal choice, each as likely. The same seed chooses the same in the same position."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose at random."""
        begun = perf_counter()
        choices = choices_of(state)
        # Drawn from the position, not from a running generator: a game resumed goes on unchanged.
        choice = Random(f"{self.seed} {tuple(state)}").choice(choices)
        alternatives = tuple(Alternative(each, None, None, 0.0) for each in choices)
        return Decision(step(state), choice, alternatives, 0, 0, perf_counter() - begun)


class GreedyBot:
    """The yardstick: one exact turn and a hand-written value (see `engine.greedy`)."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose the highest value; limits are not needed, for a turn takes milliseconds at most."""
        begun = perf_counter()
        alternatives = [
            Alternative(choice, None, None, greedy_value(state, choice) / (FACES * UNIT))
            for choice in choices_of(state)
        ]
        best = ranked(alternatives)
        return Decision(step(state), best[0].choice, best, len(best), 1, perf_counter() - begun)


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots by name, the weakest first; each is made with a seed."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength with a name that people understand."""

    bot: str
    """The bot that plays it."""
    what: str
    """What it does, in a sentence."""


LEVELS: dict[str, Level] = {
    "apprentice": Level("greedy", "Makes the most of this turn and watches where the next one leads."),
}
"""The levels by name, the weakest first."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or by the name of a level, e.g. `make_bot("greedy")`."""
    if name in LEVELS:
        name = LEVELS[name].bot
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name](seed)
