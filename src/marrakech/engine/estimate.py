"""What a position is worth to each player, at any step of the game."""

from dataclasses import dataclass, replace
from threading import Event
from time import perf_counter

from marrakech.engine.bot import Bot, Decision, Limits
from marrakech.kernel import state as kernel
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import how_many
from marrakech.kernel.scoring import rank, score
from marrakech.kernel.state import State
from marrakech.kernel.turn import legal, roll


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a position is worth to each player."""

    bot: str
    win: tuple[float, ...] | None
    """Each player's probability of winning, if the bot has one; sums to 1."""
    score: tuple[float, ...] | None
    """Each player's expected final score, if the bot has one."""
    nodes: int
    depth: int
    seconds: float
    exact: bool = False
    """Whether this is what follows if everybody plays best for themselves."""


def estimate_of(decision: Decision, bot: str) -> Estimate:
    """What a position with a choice is worth if the player chooses as the bot does."""
    best = decision.alternatives[0]
    return Estimate(
        bot, best.win, best.score, decision.nodes, decision.depth, decision.seconds, best.exact
    )


def estimate(bot: Bot, state: State, limits: Limits, cancel: Event | None = None) -> Estimate:
    """What any position is worth: a finished one is scored, one before a roll averaged over the rolls."""
    step = kernel.step(state)
    if step == kernel.OVER:
        return _final(state)
    if step == kernel.ROLL:
        return _before_a_roll(bot, state, limits, cancel)
    if how_many(legal(state)):
        return estimate_of(bot.choose(state, limits, cancel), bot.name)
    return Estimate(bot.name, None, None, 0, 0, 0.0)


def _final(state: State) -> Estimate:
    number = kernel.players(state)
    scores = tuple(float(score(state, who)) for who in range(number))
    first = [who for who in range(number) if rank(state, who) == 1]
    win = tuple(1 / len(first) if who in first else 0.0 for who in range(number))
    return Estimate("result", win, scores, 0, 0, 0.0, exact=True)


def _before_a_roll(bot: Bot, state: State, limits: Limits, cancel: Event | None) -> Estimate:
    begun = perf_counter()
    each = limits
    if limits.seconds is not None:
        each = replace(limits, seconds=limits.seconds / MOST_STEPS)
    found = [
        (die_weight(steps), estimate(bot, roll(state, steps), each, cancel))
        for steps in range(1, MOST_STEPS + 1)
    ]
    return Estimate(
        bot.name,
        _mean([(weight, one.win) for weight, one in found]),
        _mean([(weight, one.score) for weight, one in found]),
        sum(one.nodes for _, one in found),
        max(one.depth for _, one in found),
        perf_counter() - begun,
        all(one.exact for _, one in found),
    )


def _mean(parts: list[tuple[int, tuple[float, ...] | None]]) -> tuple[float, ...] | None:
    """The mean of vectors over the faces of the die, or None if one of them is unknown."""
    known = [(weight, vector) for weight, vector in parts if vector is not None]
    if len(known) < len(parts):
        return None
    return tuple(
        sum(weight * value for (weight, _), value in zip(known, values, strict=True)) / FACES
        for values in zip(*(vector for _, vector in known), strict=True)
    )
