"""The rule for bots that fail: `random` takes over, and the faults are counted.

1. A decision that is missing, late or illegal is made by `random` instead, drawn from the seed and the
   position. It counts as a fault, with its kind and a message.
2. After the third fault in a game, and at once if the bot cannot be started, `random` plays that bot's
   decisions to the end of the game. It is asked again in the next game.

The game goes on for the others, every game has a result, and a bot gains nothing by failing.
"""

from dataclasses import dataclass
from threading import Event
from typing import Final

from marrakech.engine.bot import Bot, Decision, Limits
from marrakech.engine.ladder import RandomBot
from marrakech.kernel.state import State
from marrakech.protocol.child import BotFault, FaultKind

STRIKES: Final = 3
"""Faults in a game after which a bot is not asked again in it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that a bot failed to make."""

    kind: FaultKind
    decision: int
    """Which of the bot's decisions in this game, from 1; 0 before the first."""
    message: str


class Understudy:
    """A bot for one game, with `random` making the decisions that it fails to make."""

    def __init__(self, bot: Bot, seed: int = 0, strikes: int = STRIKES) -> None:
        self.bot = bot
        self.strikes = strikes
        self.faults: list[Fault] = []
        self.stood_in = 0
        """Decisions that `random` has made in its place."""
        self._random = RandomBot(seed)
        self._asked = 0

    @property
    def name(self) -> str:
        """The bot's own name."""
        return self.bot.name

    @property
    def withdrawn(self) -> bool:
        """Whether `random` plays the rest of the game."""
        return len(self.faults) >= self.strikes or any(one.kind == "start" for one in self.faults)

    def report(self, fault: BotFault) -> None:
        """Count a fault, e.g. one that came when the game was announced."""
        message = fault.message
        if fault.stderr.strip():
            message += f"; its last words: {fault.stderr.strip().splitlines()[-1][:160]}"
        self.faults.append(Fault(fault.kind, self._asked, message[:400]))

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """The bot's decision, or that of `random`."""
        self._asked += 1
        if not self.withdrawn:
            try:
                return self.bot.choose(state, limits, cancel)
            except BotFault as fault:
                self.report(fault)
        self.stood_in += 1
        return self._random.choose(state, limits, cancel)
