"""The ladder: our own bots from weakest to strongest, and the substitute while one is being compiled.

`LADDER` holds yardsticks, which never change: `random`, `novice`, `greedy`, `lookahead` and, until a stronger
one ships, `master`. People are offered levels: the master, and below it bots that play like people
(`engine.people`). The level "novice" is the bot `beginner`; the bot `novice` is a yardstick.

Each bot declares its own properties: the level it is offered as, whether its choices depend on the clock,
which compiled function it uses, and whether it can play without. `find_bot` is the one place where the name
of a bot is parsed:

    greedy, apprentice   a bot by its name
    greedy:60            greedy with 60 in 100 choices made at random
    even:4               the even bot on a rung (see `engine.people`)
    master:FILE          the master with other weights, e.g. those that `marrakech train` writes
    NAME, NAME:ARGUMENT  a bot that an installed package adds by an entry point of the group `marrakech.bots`

Programs (`cmd:PROGRAM`) are added by `protocol.programs.find_bot`, which all higher levels use. Nothing here
imports numba or numpy: the compiler does, in the background.
"""

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import EntryPoint, PackageNotFoundError, entry_points, version
from io import BytesIO
from pathlib import Path
from random import Random
from threading import Event
from time import perf_counter
from typing import Final
from zipfile import BadZipFile, ZipFile

from marrakech.engine.bot import Alternative, Bot, Decision, Limits, check_asked, choices_of, ranked
from marrakech.engine.compiled import COMPILED, GREEDY
from marrakech.engine.errors import EngineError, NoChoiceError, UnknownBotError, WeightsError
from marrakech.engine.greedy import greedy_values
from marrakech.engine.ladder_bot import LadderBot
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.people import LAST_RUNG, PEOPLE, EvenBot, even_name
from marrakech.engine.yardstick import UNIT
from marrakech.jit.provider import provided
from marrakech.kernel.chance import FACES
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State, step
from marrakech.record import checked

ENTRY_POINTS: Final = "marrakech.bots"
"""The group of entry points by which an installed package adds a bot: a callable that takes a seed and
gives a `Bot`; asked for as NAME:ARGUMENT, it is given the argument first."""

NOVICE_MISTAKES: Final = 25
"""The percentage of choices that the novice makes at random."""

WEIGHTS: Final = Path(__file__).parent / "learned" / "weights" / "master.npz"
"""The shipped weights."""


class RandomBot(LadderBot):
    """Any legal choice, each equally likely; determined by the seed and the position."""

    name = "random"

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose at random."""
        check_asked(state, limits)
        begun = perf_counter()
        choices = choices_of(state)
        # Drawn from the position, not from a generator with state: a resumed game continues unchanged.
        choice = Random(f"{self.seed} {tuple(state)}").choice(choices)
        alternatives = tuple(Alternative(each, None, None, 0.0) for each in choices)
        return Decision(step(state), choice, alternatives, 0, 0, perf_counter() - begun)


def one_turn_values(state: State) -> list[tuple[Choice, int]]:
    """Greedy's value of every choice, compiled if it is ready; `NoChoiceError` if there is none."""
    values = (GREEDY.ready(GreedyBot.function) or greedy_values)(state)
    if not values:
        raise NoChoiceError(state)
    return values


def greedy_decision(
    state: State, values_of: Callable[[State], list[tuple[Choice, int]]] = greedy_values
) -> Decision:
    """Greedy's decision; by default interpreted, in whatever process."""
    begun = perf_counter()
    best = ranked(
        [Alternative(choice, None, None, value / (FACES * UNIT)) for choice, value in values_of(state)]
    )
    return Decision(step(state), best[0].choice, best, len(best), 1, perf_counter() - begun)


class GreedyBot(LadderBot):
    """The yardstick: one exact turn and a hand-written value (see `engine.greedy`)."""

    name = "greedy"
    function = "greedy_values"
    compiler = GREEDY

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        GREEDY.prepare()

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose the highest value; the work is small and fixed, so limits are ignored."""
        check_asked(state, limits)
        return greedy_decision(state, one_turn_values)


class NoviceBot(GreedyBot):
    """Plays like greedy, but makes one choice in four at random, or any other share."""

    name = "novice"

    def __init__(self, seed: int = 0, mistakes: int = NOVICE_MISTAKES) -> None:
        super().__init__(seed)
        self.mistakes = mistakes

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose like greedy or at random, by the seed and the position."""
        decision = super().choose(state, limits, cancel)
        random = Random(f"{self.seed} novice {tuple(state)}")
        if random.random() < self.mistakes / 100:
            taken = random.choice(decision.alternatives)
            rest = tuple(each for each in decision.alternatives if each is not taken)
            return replace(decision, choice=taken.choice, alternatives=(taken, *rest))
        return decision


class LookaheadBot(LadderBot):
    """The exact expectation over two turns with a hand-written value (see `engine.lookahead`)."""

    name = "lookahead"
    uses_clock = True
    function = "lookahead_value"
    slow_interpreted = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        GREEDY.prepare()
        COMPILED.prepare()

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose two turns deep; choices cut off by `cancel` or the time limit are valued one turn deep."""
        check_asked(state, limits)
        begun = perf_counter()
        value: Callable[[State, Choice], int] = COMPILED.ready(self.function) or lookahead_value
        one_turn = dict(one_turn_values(state))
        shallow = sorted(one_turn, key=lambda choice: -one_turn[choice])
        alternatives: list[Alternative] = []
        for choice in shallow:
            late = limits.seconds is not None and perf_counter() - begun > limits.seconds
            if alternatives and (late or (cancel is not None and cancel.is_set())):
                break
            worth = value(state, choice) / (FACES * FACES * UNIT)
            alternatives.append(Alternative(choice, None, None, worth))
        deep = ranked(alternatives)
        rest = tuple(
            Alternative(choice, None, None, one_turn[choice] / (FACES * UNIT))
            for choice in shallow[len(deep) :]
        )
        return Decision(
            step(state), deep[0].choice, (*deep, *rest), len(deep), 2, perf_counter() - begun
        )


class MasterBot(LadderBot):
    """The learned value with search, by a budget of time or positions (see `engine.search.master`)."""

    name = "master"
    level = "master"
    uses_clock = True
    function = "decide"
    needs_compiling = True

    def __init__(self, seed: int = 0, weights: Path | None = None) -> None:
        super().__init__(seed)
        self.weights = weights
        COMPILED.prepare()

    @classmethod
    def answers_at_once(cls) -> bool:
        """See `LadderBot.answers_at_once`; it also needs its weights."""
        return super().answers_at_once() and (provided() is not None or WEIGHTS.exists())

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Search within the limits. The first call may wait until the search is compiled."""
        check_asked(state, limits)
        choices_of(state)
        decide = COMPILED.wait_for(self.function, cancel)
        if decide is None:
            return GreedyBot(self.seed).choose(state, limits, cancel)
        from marrakech.engine.search.master import master_decision

        return master_decision(decide, state, limits, cancel, self.weights)


LADDER: Final[tuple[type[LadderBot], ...]] = (
    RandomBot,
    NoviceBot,
    GreedyBot,
    LookaheadBot,
    MasterBot,
)
"""The yardsticks, weakest first."""

OFFERED: Final[tuple[type[LadderBot], ...]] = (*PEOPLE, MasterBot, EvenBot)

BOTS: Final[dict[str, type[LadderBot]]] = {bot.name: bot for bot in (*LADDER, *OFFERED)}
"""The bots by name, the yardsticks first."""

LEVELS: Final[dict[str, type[LadderBot]]] = {bot.level: bot for bot in OFFERED if bot.level}
"""What people are offered, by level: weakest first, and the one that adapts to them last."""

EVEN_NAMES: Final = tuple(even_name(rung) for rung in range(LAST_RUNG + 1))
"""The even bot on each of its rungs, weakest first."""

YARDSTICKS: Final[dict[str, type[LadderBot]]] = {
    "novice": NoviceBot,
    "apprentice": GreedyBot,
    "merchant": LookaheadBot,
    "master": MasterBot,
}
"""The yardstick by which each level's name is given to people: what it gives away was measured for reviews."""

DEFAULT_LEVEL: Final = "apprentice"
"""The default opponent for a first game."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that was found by name, and can be made any number of times."""

    name: str
    """The name as requested, e.g. "apprentice" or "master:runs/two/weights.npz"."""
    make: Callable[[int], Bot]
    """The bot for a seed."""
    version: str
    """Distinguishes bots of the same name, e.g. "greedy of marrakech 1.0.0"."""
    uses_clock: bool = True
    """See `LadderBot.uses_clock`; assumed true of other people's bots."""
    ready: Callable[[], bool] = lambda: True
    """Whether it can play now, without waiting for the compiler."""
    command: str | None = None
    """The command of a program that plays; None for a bot in Python."""
    own: bool = False
    """Whether it is a Python object of the caller's, whose answers are not to be trusted."""


def bot_names() -> list[str]:
    """Every name that `find_bot` knows without an argument: our bots and installed ones."""
    return list(dict.fromkeys([*BOTS, *sorted(entry_points(group=ENTRY_POINTS).names)]))


def find_bot(text: str) -> BotKind:
    """A bot by its name, e.g. `find_bot("master:my-weights.npz").make(seed=7)`."""
    name, colon, argument = checked.text(text, "the name of a bot such as 'greedy'").partition(":")
    ours = BOTS.get(name)
    if ours is not None and not colon:
        return BotKind(text, ours, f"{text} of {package_version()}", ours.uses_clock, ours.ready)
    if ours is EvenBot and text in EVEN_NAMES:
        even = partial(EvenBot, rung=int(argument))
        return BotKind(text, even, f"{text} of {package_version()}", ours.uses_clock, ours.ready)
    if ours is MasterBot:
        return _master_with(text, Path(argument))
    if ours is GreedyBot and re.fullmatch("[0-9]|[1-9][0-9]|100", argument):
        make = partial(NoviceBot, mistakes=int(argument))
        return BotKind(text, make, f"{text} of {package_version()}", ours.uses_clock, ours.ready)
    installed = [] if ours is not None else list(entry_points(group=ENTRY_POINTS, name=name))
    if not installed:
        raise UnknownBotError(text, sorted(bot_names()))
    return _installed(text, installed[0], argument if colon else None)


def is_installed(text: str) -> bool:
    """Whether a name is of a bot that a package adds; the package is not imported."""
    name = text.partition(":")[0]
    return not is_ours(text) and bool(entry_points(group=ENTRY_POINTS, name=name))


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, e.g. `make_bot("greedy")`."""
    return find_bot(name).make(seed)


def wait_until_ready(bot: Bot, cancel: Event | None = None) -> None:
    """Wait until a bot of ours is compiled, so that compiling does not count as thinking time."""
    if isinstance(bot, LadderBot):
        bot.wait_until_ready(cancel)


def stand_in(name: str) -> str:
    """The bot that plays now: the given one if it is ready, else the strongest ready one below it."""
    if find_bot(name).ready():
        return name
    # Only the master, with any weights, cannot play before it is compiled.
    return next(bot for bot in _from_the_top(LADDER[: LADDER.index(MasterBot)]) if bot.ready()).name


def advising() -> type[LadderBot]:
    """The strongest of our bots that can answer at once, for hints."""
    return next(bot for bot in _from_the_top(LADDER) if bot.answers_at_once())


def adviser() -> Bot:
    """One of the kind that is `advising`."""
    return advising()()


def is_ours(text: str) -> bool:
    """Whether a name is of our own bots, with an argument or without, e.g. "master:my-weights.npz"."""
    return text.partition(":")[0] in BOTS


def package_version() -> str:
    """The package and its version, e.g. 'marrakech 1.0.0'."""
    try:
        return f"marrakech {version('marrakech')}"
    except PackageNotFoundError:
        return "marrakech"


def _from_the_top(bots: Iterable[type[LadderBot]]) -> list[type[LadderBot]]:
    return list(bots)[::-1]


def _master_with(text: str, weights: Path) -> BotKind:
    try:
        content = weights.read_bytes()
    except OSError as error:
        raise WeightsError(f"the weights {str(weights)!r} cannot be read: {error.strerror}") from None
    if not _are_weights(content):
        raise WeightsError(
            f"{str(weights)!r} is not a file of weights, such as `marrakech train` writes"
        )
    digest = hashlib.sha256(content).hexdigest()[:12]
    told = f"master with weights {digest} of {package_version()}"
    make = partial(MasterBot, weights=weights.resolve())
    return BotKind(text, make, told, MasterBot.uses_clock, MasterBot.ready)


def _are_weights(content: bytes) -> bool:
    """Whether it looks like a file of weights; what is in it is checked when it is loaded."""
    try:
        with ZipFile(BytesIO(content)) as arrays:
            return "version.npy" in arrays.namelist()
    except BadZipFile:
        return False


def _installed(text: str, found: EntryPoint, argument: str | None) -> BotKind:
    try:
        factory = found.load()
    except Exception as error:
        raise EngineError(f"the bot {text!r} of {found.value} cannot be loaded: {error!r}") from error
    package = f"{found.dist.name} {found.dist.version}" if found.dist else found.value
    make = factory if argument is None else partial(factory, argument)
    return BotKind(text, make, f"{found.name} of {package}", getattr(factory, "uses_clock", True))
