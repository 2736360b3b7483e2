"""Ratings of people who solve puzzles, and of the puzzles: Glicko-2.

A puzzle that is solved loses to its solver, one that is missed wins. Each result is a rating period of its
own. The steps are those of Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

SCALE_POINTS: Final = 173.7178
"""Points of a rating to one unit of Glicko-2."""
MIDDLE: Final = 1500.0
CHANGE: Final = 0.5
"""How fast a volatility may change, Glickman's tau."""
SETTLED: Final = 1e-6
LEAST_DEVIATION: Final = 45.0
"""A rating never becomes so sure that it no longer moves."""
RATING_RANGE: Final = (400.0, 3000.0)


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody solves, or how hard a puzzle is."""

    points: float = MIDDLE
    deviation: float = 350.0
    """The standard deviation of the points."""
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A result against somebody: 1 won, 0 lost, or a part."""

    against: Rating
    result: float


def _weight(deviation: float) -> float:
    """How much a result counts against somebody whose rating is not sure, Glickman's g."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def expected_result(one: Rating, other: Rating) -> float:
    """The result that ratings expect, e.g. 0.5 against somebody as strong."""
    gap = (one.points - other.points) / SCALE_POINTS
    return 1 / (1 + exp(-_weight(other.deviation / SCALE_POINTS) * gap))


def _new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The volatility after a rating period: Glickman's step 5, by the Illinois algorithm."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        high = start - CHANGE
        while slope(high) < 0:
            high -= CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > SETTLED:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def rated(before: Rating, meetings: Sequence[RatedResult]) -> Rating:
    """A rating after some results, e.g. about 1,675 for a newcomer who solves a puzzle of the middle."""
    if not meetings:
        return before
    phi = before.deviation / SCALE_POINTS
    precision = surprise = 0.0
    for each in meetings:
        weight = _weight(each.against.deviation / SCALE_POINTS)
        expected = expected_result(before, each.against)
        precision += weight**2 * expected * (1 - expected)
        surprise += weight * (each.result - expected)
    sigma = _new_volatility(before.volatility, phi, 1 / precision, surprise / precision)
    new_phi = 1 / sqrt(1 / (phi**2 + sigma**2) + precision)
    points = before.points + SCALE_POINTS * new_phi**2 * surprise
    low, high = RATING_RANGE
    return Rating(min(high, max(low, points)), max(LEAST_DEVIATION, SCALE_POINTS * new_phi), sigma)
