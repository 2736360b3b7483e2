"""The bots on offer, by level. They are the engine's; heavy modules are imported on first use.

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

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.record import moves
from marrakech.service import commands
from marrakech.service.errors import Conflict, Invalid

if TYPE_CHECKING:
    from marrakech.engine.bot import Bot
    from marrakech.engine.ladder import BotKind

logger = logging.getLogger(__name__)

SECONDS_A_CHOICE = 1.0

Choose: TypeAlias = Callable[[State, threading.Event], moves.PlayerMove]
"""A bot: a legal choice for a position; once the event is set it should answer soon."""


@dataclass(slots=True)
class Levels:
    """Bots by level, weakest first. `random` is always available."""

    default: str = "random"
    bots: dict[str, Choose] = field(default_factory=lambda: {"random": choose_at_random})
    offered: tuple[str, ...] = ("random",)
    """The bots shown to people; others can still be requested by name."""
    is_ready: Callable[[str], bool] = lambda level: True
    """Whether a level on offer can play yet; the master's search is compiled first."""
    adviser: "Callable[[], Bot] | None" = None
    """Makes the strongest bot that can answer at once, for hints; None where there are none."""
    prepare: Callable[[], None] = lambda: None
    """Starts getting the slow levels ready, in the background."""

    closers: tuple[Callable[[], None], ...] = ()
    """Functions that end the processes of bots that have one."""

    def close(self) -> None:
        """End the processes of bots."""
        for close in self.closers:
            close()

    def ready(self) -> Mapping[str, bool]:
        """Every level on offer with whether it can play now."""
        return {level: self.is_ready(level) for level in self.offered}

    def check(self, level: str) -> None:
        """Refuse a level that does not exist, or is not available yet."""
        if level in self.offered and not self.is_ready(level):
            raise Conflict(
                "level_not_ready", f"the level {level!r} is not ready yet: try again in a moment"
            )
        if level not in self.bots:
            raise Invalid(
                "unknown_level",
                f"there is no level {level!r}; the choices are {', '.join(self.ready())}",
                levels=list(self.ready()),
            )

    def action(self, level: str, state: State, cancel: threading.Event) -> commands.SeatAction:
        """The action that the bot of a level chooses."""
        if kernel.step(state) == kernel.ROLL:
            return commands.RollDie()
        choose = self.bots.get(level)
        if choose is None:
            # A game can outlive the release or the settings that had its bot.
            logger.warning("no bot of level %r here: %r plays for it", level, self.default)
            choose = self.bots[self.default]
        try:
            choice = choose(state, cancel)
            moves.check(state, choice)
        except Exception:
            # People are waiting: a bot that fails moves at random, which is logged.
            logger.exception("the bot %r failed: it moves at random", level)
            choice = choose_at_random(state, cancel)
        return choice


def engine_levels(programs: Mapping[str, str] | None = None) -> Levels:
    """The engine's bots: people are shown the levels, programs can ask for any bot by its name.

    `programs` are the host's own bots: a name, and either the command of a program that speaks the line
    protocol or a bot as `find_any_bot` takes it, e.g. "master:my-weights.npz". A program is one process,
    started on first use, which serves all its games, one request at a time.
    """
    from marrakech.engine import ladder
    from marrakech.protocol.process_bot import ProcessBot

    names = list(dict.fromkeys([*ladder.BOTS, *ladder.LEVELS]))
    kinds = {name: _guest(text) for name, text in (programs or {}).items()}
    guests = {name: kind.make(0) for name, kind in kinds.items()}
    return Levels(
        default=ladder.DEFAULT_LEVEL,
        bots={name: _engine_bot(name) for name in names}
        | {name: partial(_choose, guest) for name, guest in guests.items()},
        offered=(*ladder.LEVELS, *guests),
        is_ready=lambda level: (kinds.get(level) or ladder.find_bot(level)).ready(),
        adviser=ladder.adviser,
        prepare=_compile,
        closers=tuple(guest.close for guest in guests.values() if isinstance(guest, ProcessBot)),
    )


def _compile() -> None:
    from marrakech.engine.compiled import COMPILED, GREEDY

    GREEDY.prepare()
    COMPILED.prepare(logger.info)


def _guest(text: str) -> "BotKind":
    from marrakech.engine.errors import UnknownBotError
    from marrakech.protocol.programs import COMMAND, find_any_bot

    try:
        return find_any_bot(text)
    except UnknownBotError:
        return find_any_bot(COMMAND + text)


def _engine_bot(name: str) -> Choose:
    from marrakech.engine import ladder

    def choose(state: State, cancel: threading.Event) -> moves.PlayerMove:
        # After a restart a bot may not be compiled yet: a weaker one plays, so that no one waits.
        played = ladder.stand_in(name)
        # A new seed each time: two bots of the same level are different opponents.
        return _choose(ladder.make_bot(played, random.getrandbits(32)), state, cancel)

    return choose


def _choose(bot: "Bot", state: State, cancel: threading.Event) -> moves.PlayerMove:
    from marrakech.engine.bot import Limits

    decision = bot.choose(state, Limits(seconds=SECONDS_A_CHOICE), cancel)
    return decision.move


def choose_at_random(state: State, cancel: threading.Event) -> moves.PlayerMove:
    """Any legal choice, all equally likely."""
    choice = random.choice(moves.legal_moves(state))
    assert isinstance(choice, moves.Orient | moves.Lay | moves.Turn)
    return choice
