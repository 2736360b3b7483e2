"""Advice for people: what the strongest bot that is ready would do, and what a position is worth.

`adviser` never waits: while the search is being compiled, or where no weights are shipped, a weaker bot
answers, and says so by its name. Like every bot it is given a `State`, which holds what a
player sees and nothing more.
"""

from dataclasses import dataclass, replace
from threading import Event
from time import perf_counter

from marrakech.engine.bot import Bot, Decision, Limits, make_bot
from marrakech.engine.compiled import COMPILED
from marrakech.kernel import state as kernel
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.scoring import place, score
from marrakech.kernel.state import State
from marrakech.kernel.turn import roll

FACES = 6


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a position is worth to each player."""

    bot: str
    win: tuple[float, ...] | None
    """The chance of each player to win, where the bot knows it; sums to 1."""
    score: tuple[float, ...] | None
    """The final score each player can expect, where the bot knows it."""
    nodes: int
    depth: int
    seconds: float


def prepared(level: str) -> bool:
    """Whether a level can play now, without waiting for the compiler. Others than the master always can."""
    if level != "master":
        return True
    if COMPILED.ready("decide") is None:
        return False
    from marrakech.engine.learned.network import WEIGHTS

    return (WEIGHTS / "master.npz").exists()


def adviser() -> Bot:
    """The strongest bot that can answer at once."""
    if prepared("master"):
        return make_bot("master")
    return make_bot("greedy" if COMPILED.ready("lookahead_value") is None else "lookahead")


def estimate_of(decision: Decision, bot: str) -> Estimate:
    """What a position is worth to whoever chooses as the bot does."""
    best = decision.alternatives[0]
    return Estimate(bot, best.win, best.score, decision.nodes, decision.depth, decision.seconds)


def estimate(bot: Bot, state: State, limits: Limits, cancel: Event | None = None) -> Estimate:
    """What any position is worth: a finished one is counted, one before a roll is the mean of its rolls."""
    step = kernel.step(state)
    if step == kernel.OVER:
        return _final(state)
    if step == kernel.ROLL:
        return _before_a_roll(bot, state, limits, cancel)
    if step in (kernel.ORIENT, kernel.LAY, kernel.TURN):
        return estimate_of(bot.choose(state, limits, cancel), bot.name)
    return Estimate(bot.name, None, None, 0, 0, 0.0)


def _final(state: State) -> Estimate:
    number = kernel.players(state)
    scores = tuple(float(score(state, who)) for who in range(number))
    first = [who for who in range(number) if place(state, who) == 1]
    win = tuple(1 / len(first) if who in first else 0.0 for who in range(number))
    return Estimate("result", win, scores, 0, 0, 0.0)


def _before_a_roll(bot: Bot, state: State, limits: Limits, cancel: Event | None) -> Estimate:
    begun = perf_counter()
    each = limits
    if limits.seconds is not None:
        each = replace(limits, seconds=limits.seconds / MOST_STEPS)
    found = [
        (die_weight(steps) / FACES, estimate(bot, roll(state, steps), each, cancel))
        for steps in range(1, MOST_STEPS + 1)
    ]
    return Estimate(
        bot.name,
        _mean([(weight, one.win) for weight, one in found]),
        _mean([(weight, one.score) for weight, one in found]),
        sum(one.nodes for _, one in found),
        max(one.depth for _, one in found),
        perf_counter() - begun,
    )


def _mean(parts: list[tuple[float, tuple[float, ...] | None]]) -> tuple[float, ...] | None:
    """The mean of vectors by weight, or None if one of them is not known."""
    known = [(weight, vector) for weight, vector in parts if vector is not None]
    if len(known) < len(parts):
        return None
    return tuple(
        sum(weight * value for (weight, _), value in zip(known, values, strict=True))
        for values in zip(*(vector for _, vector in known), strict=True)
    )
