"""The bots on offer, by level. They are the engine's, and think in workers; nothing heavy is imported here.

A bot is given the position as a player sees it: the kernel's state holds neither the order of a pile nor
future rolls.
"""

import logging
import random
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from marrakech.kernel.state import State
from marrakech.record import legality, moves
from marrakech.service.errors import Conflict, Invalid

if TYPE_CHECKING:
    from marrakech.engine.bot import Bot

logger = logging.getLogger(__name__)

SECONDS_A_CHOICE = 1.0

Choose: TypeAlias = Callable[[State, threading.Event], moves.PlayerMove]
"""A bot: a legal choice for a position; once the event is set it should answer soon."""


@dataclass(slots=True)
class Levels:
    """Bots by level, weakest first. `random` is always available."""

    default: str = "random"
    bots: dict[str, Choose] = field(default_factory=lambda: {"random": choose_at_random})
    """Bots that play from this process: the programs of others."""
    in_workers: dict[str, str] = field(default_factory=dict)
    """Bots that think in workers (`thinkers`), each as `ladder.find_bot` takes it."""
    offered: tuple[str, ...] = ("random",)
    """The bots shown to people; others can still be requested by name."""
    playing: set[str] = field(default_factory=set)
    """The levels of workers that can play; the master's search is compiled first."""
    adviser: "Callable[[], Bot] | None" = None
    """Makes a bot of this process for hints, in place of the workers'."""
    closers: tuple[Callable[[], None], ...] = ()
    """Functions that end the processes of bots that have one."""

    def close(self) -> None:
        """End the processes of bots."""
        for close in self.closers:
            close()

    def is_ready(self, level: str) -> bool:
        """Whether a level can play now."""
        return level in self.bots or level in self.playing

    def ready(self) -> Mapping[str, bool]:
        """Every level on offer with whether it can play now."""
        return {level: self.is_ready(level) for level in self.offered}

    def known(self, level: str) -> str:
        """The level itself or, where there is none, the default one."""
        if level in self.bots or level in self.in_workers:
            return level
        # A game can outlive the release or the settings that had its bot.
        logger.warning("no bot of level %r here: %r plays for it", level, self.default)
        return self.default

    def check(self, level: str) -> None:
        """Refuse a level that does not exist, or is not available yet."""
        if level in self.offered and not self.is_ready(level):
            raise Conflict(
                "level_not_ready", f"the level {level!r} is not ready yet: try again in a moment"
            )
        if level not in self.bots and level not in self.in_workers:
            raise Invalid(
                "unknown_level",
                f"there is no level {level!r}; the choices are {', '.join(self.ready())}",
                levels=list(self.ready()),
            )

    def choice(
        self, level: str, state: State, choose: Callable[[], moves.PlayerMove]
    ) -> moves.PlayerMove:
        """What a bot chooses if that is legal; else a random choice, and a line in the log."""
        try:
            choice = choose()
            legality.check(state, choice)
        except Exception:
            # People are waiting: a bot that fails moves at random, which is logged.
            logger.exception("the bot %r failed: it moves at random", level)
            choice = choose_at_random(state)
        return choice


def engine_levels(programs: Mapping[str, str] | None = None) -> Levels:
    """The engine's bots: people are shown the levels, programs can ask for any bot by its name.

    `programs` are the host's own bots: a name, and either the command of a program that speaks the line
    protocol or a bot as `find_any_bot` takes it, e.g. "master:my-weights.npz". A program is one process,
    started on first use, which serves all its games, one request at a time; all other bots think in workers.
    """
    from marrakech.engine import ladder
    from marrakech.protocol.process_bot import ProcessBot

    ours = {name: name for name in (*ladder.BOTS, *ladder.EVEN_NAMES)}
    # A level is not always the bot of its name: "novice" is also an older one, for benchmarks.
    ours |= {level: bot.name for level, bot in ladder.LEVELS.items()}
    external: dict[str, ProcessBot] = {}
    for name, text in (programs or {}).items():
        command = _command(text)
        if command is None:
            ours[name] = text
        else:
            external[name] = ProcessBot(command, options={"seed": 0})
    return Levels(
        default=ladder.DEFAULT_LEVEL,
        bots={name: partial(_choose, bot) for name, bot in external.items()},
        in_workers=ours,
        playing={name for name, text in ours.items() if _plays_at_once(text)},
        offered=(*ladder.LEVELS, *(programs or ())),
        closers=tuple(bot.close for bot in external.values()),
    )


def _command(text: str) -> str | None:
    """The command of a program that plays; None for a bot that can think in a worker."""
    from marrakech.engine.errors import UnknownBotError
    from marrakech.engine.ladder import is_installed
    from marrakech.protocol.programs import COMMAND_PREFIX, find_any_bot

    if is_installed(text):
        return None  # workers import the package, not the server
    try:
        return find_any_bot(text).command
    except UnknownBotError:
        return find_any_bot(COMMAND_PREFIX + text).command


def _plays_at_once(text: str) -> bool:
    """Whether a bot needs no compiling first."""
    from marrakech.engine.ladder import is_installed
    from marrakech.protocol.programs import find_any_bot

    return is_installed(text) or find_any_bot(text).ready()


def _choose(bot: "Bot", state: State, cancel: threading.Event) -> moves.PlayerMove:
    from marrakech.engine.bot import Limits

    return bot.choose(state, Limits(seconds=SECONDS_A_CHOICE), cancel).move


def choose_at_random(state: State, cancel: threading.Event | None = None) -> moves.PlayerMove:
    """Any legal choice, all equally likely."""
    choice = random.choice(legality.legal_moves(state))
    assert isinstance(choice, moves.Orient | moves.Lay | moves.EndTurn)
    return choice
