"""What every bot is: a name, and a choice with its grounds for a position and a limit.

A bot is given a `State`, which holds what a player sees and nothing more: no order of a pile, no die to
come. Nothing here imports numba or numpy; a bot that needs them loads them when it is first asked.

    EngineError
      UnknownBotError  no bot or level of that name
      NoChoiceError    the position asks nothing of a player: chance moves, or the game is over
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from threading import Event
from time import perf_counter
from typing import Protocol

from marrakech.engine.choices import Choice, legal_choices
from marrakech.engine.compiled import COMPILED
from marrakech.engine.greedy import FACES, UNIT, greedy_value
from marrakech.engine.lookahead import lookahead_value
from marrakech.kernel.state import State, Step, step
from marrakech.record.errors import MarrakechError


class EngineError(MarrakechError):
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
    """Every legal choice, the one taken first and then the best first."""
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


class ValuedBot:
    """A bot that gives every choice a whole number and takes the first of the highest."""

    name = ""
    function = ""
    """The name of the compiled function, which is used once there is one."""
    unit = 1
    depth = 1

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def interpreted(self, state: State, choice: Choice) -> int:
        """The value of a choice while nothing is compiled."""
        raise NotImplementedError

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose the highest value; the work is small and fixed, so that limits are not needed."""
        begun = perf_counter()
        value = COMPILED.ready(self.function) or self.interpreted
        alternatives = [
            Alternative(choice, None, None, value(state, choice) / self.unit)
            for choice in choices_of(state)
        ]
        best = ranked(alternatives)
        return Decision(
            step(state), best[0].choice, best, len(best), self.depth, perf_counter() - begun
        )


class GreedyBot(ValuedBot):
    """The yardstick: one exact turn and a hand-written value (see `engine.greedy`)."""

    name = "greedy"
    function = "greedy_value"
    unit = FACES * UNIT

    def interpreted(self, state: State, choice: Choice) -> int:
        """The value of a choice while nothing is compiled."""
        return greedy_value(state, choice)


class NoviceBot(GreedyBot):
    """Plays like greedy, but makes one choice in four without a thought, at random."""

    name = "novice"

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose like greedy or at random, by the seed and the position."""
        decision = super().choose(state, limits, cancel)
        random = Random(f"{self.seed} novice {tuple(state)}")
        if random.random() < NOVICE_MISTAKES / 100:
            taken = random.choice(decision.alternatives)
            rest = tuple(each for each in decision.alternatives if each is not taken)
            return replace(decision, choice=taken.choice, alternatives=(taken, *rest))
        return decision


class LookaheadBot(ValuedBot):
    """The exact expectation over two turns with a hand-written value (see `engine.lookahead`)."""

    name = "lookahead"
    function = "lookahead_value"
    unit = FACES * FACES * UNIT
    depth = 2

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        COMPILED.prepare()

    def interpreted(self, state: State, choice: Choice) -> int:
        """The value of a choice while nothing is compiled: the same, in half a second."""
        return lookahead_value(state, choice)

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose two turns deep; what a cancel or a limit of time cuts off is told one turn deep."""
        begun = perf_counter()
        choices = choices_of(state)
        value = COMPILED.ready(self.function) or self.interpreted
        one_turn = COMPILED.ready("greedy_value") or greedy_value
        shallow = sorted(choices, key=lambda choice: -one_turn(state, choice))
        alternatives: list[Alternative] = []
        for choice in shallow:
            late = limits.seconds is not None and perf_counter() - begun > limits.seconds
            if alternatives and (late or (cancel is not None and cancel.is_set())):
                break
            alternatives.append(Alternative(choice, None, None, value(state, choice) / self.unit))
        deep = ranked(alternatives)
        rest = tuple(
            Alternative(choice, None, None, one_turn(state, choice) / (FACES * UNIT))
            for choice in shallow[len(deep) :]
        )
        return Decision(
            step(state), deep[0].choice, (*deep, *rest), len(deep), self.depth, perf_counter() - begun
        )


class MasterBot:
    """The learned value with search, by a budget of time or positions (see `engine.search.master`)."""

    name = "master"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        COMPILED.prepare()

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Search within the limits. The first call may wait until the search is compiled."""
        choices_of(state)
        decide = COMPILED.wait_for("decide", cancel)
        if decide is None:
            return GreedyBot(self.seed).choose(state, limits, cancel)
        from marrakech.engine.search.master import master_decision

        return master_decision(decide, state, limits, cancel)


NOVICE_MISTAKES = 25
"""Choices in a hundred that the novice makes at random."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "lookahead": LookaheadBot,
    "master": MasterBot,
}
"""The bots by name, the weakest first; each is made with a seed."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength with a name that people understand."""

    bot: str
    """The bot that plays it."""
    what: str
    """What it does, in a sentence."""


LEVELS: dict[str, Level] = {
    "novice": Level(
        "novice", "Knows what is worth having, but makes one choice in four without a thought."
    ),
    "apprentice": Level("greedy", "Makes the most of this turn and watches where Assam goes next."),
    "merchant": Level("lookahead", "Works out this turn and the next player's answer, roll by roll."),
    "master": Level(
        "master", "Has learnt from a great many games what a market is worth, and looks ahead."
    ),
}
"""The levels by name, the weakest first."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or by the name of a level, e.g. `make_bot("greedy")`."""
    if name in LEVELS:
        name = LEVELS[name].bot
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name](seed)
