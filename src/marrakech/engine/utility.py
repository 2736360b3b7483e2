"""What a player wants, and how a choice is judged: by solver, master, reviews and puzzles alike.

A choice is judged by the share of the win it leaves its player. Where that share is an estimate, a point of
expected lead counts for half a percent of a win beside it (`BLEND`); where it is exact, points only decide
between equal shares: own score first, then dirhams. Options of which some are exact and others estimated are
compared as estimates, options that were rolled out (`analysis.rollout`) by their shares alone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from marrakech.kernel.state import Player

if TYPE_CHECKING:
    from marrakech.engine.learned.features import Floats

Amount = TypeVar("Amount", float, "Floats")
Points = TypeVar("Points", int, float)

BLEND = 0.005
"""The weight of a point of margin relative to the probability of winning."""

DIGITS = 9
EQUAL_WITHIN: float = 10**-DIGITS
"""Exact numbers that are closer than this are equal: they are fractions with small denominators."""


def utility(win: Amount, margin: Amount, blend: float = BLEND) -> Amount:
    """The utility of a probability of winning and a margin, or of arrays of both."""
    return win + blend * margin


def margin_of(scores: Sequence[Points], who: Player) -> Points:
    """The lead of a player over the best of the others, e.g. -2 for the first of (20, 22, 9)."""
    return scores[who] - max(score for other, score in enumerate(scores) if other != who)


def judged(win: Sequence[float], scores: Sequence[float], who: Player, exact: bool) -> float:
    """What a choice that leads to these shares and scores is worth to a player; differences are losses."""
    return win[who] if exact else utility(win[who], margin_of(scores, who))


def judged_exactly(
    win: Sequence[float], scores: Sequence[float], dirhams: Sequence[float], who: Player
) -> tuple[float, float, float]:
    """What exact choices are sorted by, as `prefers` compares them: share of the win, score, dirhams."""
    return round(win[who], DIGITS), round(scores[who], DIGITS), round(dirhams[who], DIGITS)


def prefers(
    win: float,
    score: float,
    dirhams: float,
    other_win: float,
    other_score: float,
    other_dirhams: float,
) -> bool:
    """Whether a player prefers an exact prospect to another: share of the win, then score, then dirhams."""
    if abs(win - other_win) > EQUAL_WITHIN:
        return win > other_win
    if abs(score - other_score) > EQUAL_WITHIN:
        return score > other_score
    return dirhams - other_dirhams > EQUAL_WITHIN
