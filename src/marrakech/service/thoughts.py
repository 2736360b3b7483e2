"""What the server and the processes that think say to each other, a line of JSON each.

The server's end is `thinkers`, the other `thinker`. A position travels as its eleven integers.
"""

from dataclasses import dataclass
from threading import Event
from typing import Protocol, TypeAlias

import msgspec

from marrakech.engine.bot import Bot, Decision, Limits
from marrakech.engine.estimate import Estimate, estimate, estimate_of
from marrakech.kernel import state as kernel
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State

CHOOSING = (kernel.ORIENT, kernel.LAY, kernel.TURN)
"""The steps at which there is a choice to make."""


class ThinkBegin(msgspec.Struct, frozen=True, tag="begin"):
    """The first line: the bots to play, by level, each as `ladder.find_bot` takes it."""

    bots: dict[str, str]


class ThinkPrepare(msgspec.Struct, frozen=True, tag="prepare"):
    """Get everything compiled, in the background."""


class ThinkTask(msgspec.Struct, frozen=True, tag="think"):
    """A choice of a level, or advice where there is none."""

    id: int
    state: tuple[int, ...]
    seconds: float
    level: str | None = None
    seed: int = 0
    explain: bool = False
    """Whether the level is to say what it sees in every choice, not to make one."""


class ThinkCancel(msgspec.Struct, frozen=True, tag="cancel"):
    """The answer is no longer needed: give any, soon."""

    id: int


ThinkLine: TypeAlias = ThinkBegin | ThinkPrepare | ThinkTask | ThinkCancel


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of thinking about a position."""

    decision: Decision | None
    estimate: Estimate


class ThinkNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to the task of an id, or without one what the worker can do by now."""

    id: int | None = None
    choice: Choice | None = None
    """Of a level."""
    thought: Thought | None = None
    """Advice, or what a level sees."""
    failed: str | None = None
    """The bot raised an error: which."""
    ready: frozenset[str] = frozenset()
    """The levels that can play now."""
    adviser: str = ""
    """The strongest bot that can answer at once."""
    preparing: bool = False
    """Whether something is being compiled or loaded."""


class Thinking(Protocol):
    """Where bots think: in worker processes (`thinkers`), or in this one where there can be no other."""

    @property
    def adviser(self) -> str | None:
        """The strongest bot that can give advice."""

    @property
    def alive(self) -> int:
        """Workers that run."""

    @property
    def deaths(self) -> int:
        """Workers that have died."""

    @property
    def repeated(self) -> int:
        """Tasks that were given to another worker."""

    @property
    def preparing(self) -> bool:
        """Whether everything is to be made ready."""

    def start(self) -> None:
        """Start workers; they are also started when they are needed."""

    def prepare(self) -> None:
        """Get everything ready, in the background."""

    async def think(
        self,
        game: str,
        state: State,
        seconds: float,
        level: str | None = None,
        *,
        explain: bool = False,
    ) -> ThinkNews:
        """A level's choice or what it sees in all, or advice; raises `thinkers.NoAnswer`."""

    async def close(self) -> None:
        """End all workers."""


def think(bot: Bot, state: State, seconds: float, cancel: Event) -> Thought:
    """The bot's decision, if there is one to make, and its evaluation of the position."""
    limits = Limits(seconds=seconds)
    if kernel.step(state) in CHOOSING:
        decision = bot.choose(state, limits, cancel)
        return Thought(decision, estimate_of(decision, bot.name))
    return Thought(None, estimate(bot, state, limits, cancel))
