"""The levels below the master: bots that play like people, who see less far and err.

A level has a sight (`engine.sight`) and a temperature. What it sees in a choice is a value in dirhams; it
takes a choice with a probability that grows with that value, e.g. one that looks a dirham worse
`exp(1 / temperature)` times more rarely. So it errs where it is hard to tell, rarely where it is plain, and
never blindly.

    beginner    novice sight: the level "novice" (the bot of that name is older, and a benchmark)
    apprentice  apprentice sight
    merchant    merchant sight
    even        any of them and what lies between, by a rung from 0 to `LAST_RUNG`: `even:4`.
                Whoever sets up games moves it by a rung after each (`rung_after`)

The temperatures are such that with two players each level wins about 0.7 of its games against the one below
(`bench/levels.py`, bench/RESULTS.md).
"""

from collections.abc import Callable
from math import log
from random import Random
from threading import Event
from time import perf_counter
from typing import ClassVar, Final, NamedTuple, TypeAlias

from marrakech.engine.bot import Alternative, Decision, Limits, check_asked, choices_of, ranked
from marrakech.engine.compiled import COMPILED, GREEDY
from marrakech.engine.ladder_bot import LadderBot
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.sight import (
    APPRENTICE_SIGHT,
    DIRHAM,
    MERCHANT_SIGHT,
    NOVICE_SIGHT,
    Sight,
    seen_values,
)
from marrakech.engine.yardstick import UNIT
from marrakech.kernel.chance import FACES
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import State, step

Seen: TypeAlias = list[tuple[Choice, float]]
"""Choices, and what each is worth to who looks at them, in dirhams."""


class Understanding(NamedTuple):
    """How a level plays."""

    sight: Sight
    temperature: float
    """In dirhams; 0 never errs over what is seen."""


BEGINNER: Final = Understanding(NOVICE_SIGHT, 0.45)
APPRENTICE: Final = Understanding(APPRENTICE_SIGHT, 0.43)
MERCHANT: Final = Understanding(MERCHANT_SIGHT, 0.25)

EVEN_RUNGS: Final = (
    Understanding(NOVICE_SIGHT, 3.0),
    Understanding(NOVICE_SIGHT, 1.5),
    Understanding(NOVICE_SIGHT, 0.8),
    BEGINNER,
    Understanding(APPRENTICE_SIGHT, 0.7),
    APPRENTICE,
    Understanding(APPRENTICE_SIGHT, 0.15),
    MERCHANT,
    Understanding(MERCHANT_SIGHT, 0.0),
)
"""Weakest first."""
LAST_RUNG: Final = len(EVEN_RUNGS) - 1
FIRST_RUNG: Final = EVEN_RUNGS.index(BEGINNER)
"""Where it stands before the first game."""


def erring(values: Seen, temperature: float, drawn: Callable[[], float]) -> Choice:
    """A choice by its value: with chances as `exp(value / temperature)`, by one draw from (0, 1) for each."""
    if temperature <= 0:
        return max(values, key=lambda pair: pair[1])[0]
    # The highest of the values with Gumbel's noise: the same chances, and no sum of exponentials.
    noisy = ((value - temperature * log(-log(drawn())), choice) for choice, value in values)
    return max(noisy)[1]


class PersonBot(LadderBot):
    """A level that plays like people: what it sees, and how much it errs over that."""

    understanding: Understanding
    function: ClassVar[str] = "seen_values"
    compiler = GREEDY

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        GREEDY.prepare()

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Choose by the seed and the position: a game that is resumed goes on unchanged."""
        check_asked(state, limits)
        begun = perf_counter()
        choices_of(state)
        values, rest, depth = self.seen(state, limits, cancel)
        random = Random(f"{self.seed} {self.name} {tuple(state)}")
        taken = erring(values, self.understanding.temperature, lambda: random.random() or 0.5)
        best = ranked([Alternative(choice, None, None, value) for choice, value in values])
        others = ranked([Alternative(choice, None, None, value) for choice, value in rest])
        alternatives = sorted((*best, *others), key=lambda each: each.choice != taken)
        return Decision(
            step(state), taken, tuple(alternatives), len(best), depth, perf_counter() - begun
        )

    def seen(self, state: State, limits: Limits, cancel: Event | None) -> tuple[Seen, Seen, int]:
        """What it sees in choices, in those it had no time to look at as far, and how many turns ahead."""
        if self.understanding.sight == MERCHANT_SIGHT:
            return (*merchant_values(state, limits, cancel), 2)
        values = seen_at_once(state, self.understanding.sight)
        return [(choice, value / DIRHAM) for choice, value in values], [], 1


def seen_at_once(state: State, sight: Sight) -> list[tuple[Choice, int]]:
    """What novice or apprentice sees in every choice, compiled if it is ready."""
    function: Callable[[State, Sight], list[tuple[Choice, int]]]
    function = GREEDY.ready("seen_values") or seen_values
    return function(state, sight)


def merchant_values(state: State, limits: Limits, cancel: Event | None) -> tuple[Seen, Seen]:
    """What lookahead sees in choices, in dirhams; of those it has no time for, what an apprentice does."""
    begun = perf_counter()
    value: Callable[[State, Choice], int] = COMPILED.ready("lookahead_value") or lookahead_value
    shallow = seen_at_once(state, APPRENTICE_SIGHT)
    waiting = sorted(shallow, key=lambda pair: -pair[1])
    found: Seen = []
    for choice, _ in waiting:
        late = limits.seconds is not None and perf_counter() - begun > limits.seconds
        if found and (late or (cancel is not None and cancel.is_set())):
            break
        found.append((choice, value(state, choice) / (FACES * FACES * UNIT)))
    return found, [(choice, worth / DIRHAM) for choice, worth in waiting[len(found) :]]


class BeginnerBot(PersonBot):
    """Sees what this walk costs and which rugs make a large region; errs often."""

    name = "beginner"
    level = "novice"
    understanding = BEGINNER


class ApprenticeBot(PersonBot):
    """Makes the most of this turn and errs; does not see the next player's walk."""

    name = "apprentice"
    level = "apprentice"
    understanding = APPRENTICE


class MerchantBot(PersonBot):
    """Sees its own turn and the next player's answer, and errs a little."""

    name = "merchant"
    level = "merchant"
    understanding = MERCHANT
    uses_clock = True
    function = "lookahead_value"
    compiler = COMPILED
    slow_interpreted = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        COMPILED.prepare()


class EvenBot(MerchantBot):
    """As strong as its rung: whoever sets up games moves it, so that people win about half."""

    name = "even"
    level = "even"

    def __init__(self, seed: int = 0, rung: int = FIRST_RUNG) -> None:
        super().__init__(seed)
        self.understanding = EVEN_RUNGS[rung]


PEOPLE: Final[tuple[type[PersonBot], ...]] = (BeginnerBot, ApprenticeBot, MerchantBot)
"""The levels of one strength, weakest first."""

UNDERSTANDINGS: Final = {
    **{bot.name: bot.understanding for bot in PEOPLE},
    EvenBot.name: EVEN_RUNGS[FIRST_RUNG],
    **{f"{EvenBot.name}:{rung}": each for rung, each in enumerate(EVEN_RUNGS)},
}
"""How every one of these bots plays, by the name that it is found by."""


def even_name(rung: int) -> str:
    """The name of the even bot on a rung, e.g. "even:4"."""
    return f"{EvenBot.name}:{rung}"


def rung_of(name: str) -> int | None:
    """The rung of an even bot by its name, e.g. 4 for "even:4"; None for other bots."""
    bot, colon, rung = name.partition(":")
    if bot != EvenBot.name:
        return None
    if not colon:
        return FIRST_RUNG
    return int(rung) if name in UNDERSTANDINGS else None


def rung_after(rung: int, person_won: bool) -> int:
    """The rung for the next game, so that people win about half of theirs."""
    return min(LAST_RUNG, rung + 1) if person_won else max(0, rung - 1)
