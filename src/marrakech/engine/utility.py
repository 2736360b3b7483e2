"""What a player wants: to win, and a little of the margin over the best of the others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from marrakech.kernel.state import Player

if TYPE_CHECKING:
    from marrakech.engine.learned.features import Floats

Amount = TypeVar("Amount", float, "Floats")
Points = TypeVar("Points", int, float)

BLEND = 0.005
"""The weight of a point of margin relative to the probability of winning."""


def utility(win: Amount, margin: Amount, blend: float = BLEND) -> Amount:
    """The utility of a probability of winning and a margin, or of arrays of both."""
    return win + blend * margin


def margin_of(scores: Sequence[Points], who: Player) -> Points:
    """The lead of a player over the best of the others, e.g. -2 for the first of (20, 22, 9)."""
    return scores[who] - max(score for other, score in enumerate(scores) if other != who)
