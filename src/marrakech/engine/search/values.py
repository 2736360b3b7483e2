"""A value is a vector of eight in single precision (`engine.vectors.VALUES`)."""

import numpy as np

from marrakech.engine.learned.features import Floats
from marrakech.engine.utility import utility
from marrakech.engine.vectors import SEATS, VALUES
from marrakech.kernel.state import Player


def copy_value(source: Floats, target: Floats) -> None:
    """Write one value over another (a slice assignment could make a third array)."""
    for v in range(VALUES):
        target[v] = source[v]


def clear_value(value: Floats) -> None:
    """Set a value to zero, to be added to."""
    for v in range(VALUES):
        value[v] = 0.0


def add_value(total: Floats, weight: float, value: Floats) -> None:
    """Add a value times its weight, e.g. the probability of a roll."""
    for v in range(VALUES):
        total[v] += np.float32(weight) * value[v]


def mix_value(value: Floats, other: Floats, share: float) -> None:
    """Move a value towards another one, by a share of the difference."""
    for v in range(VALUES):
        value[v] += np.float32(share) * (other[v] - value[v])


def value_to(value: Floats, who: Player, number: int, blend: float) -> float:
    """The utility of a value to a player."""
    highest = np.float32(-1000.0)
    for other in range(number):
        if other != who:
            highest = max(highest, value[SEATS + other])
    return float(utility(value[who], value[SEATS + who] - highest, blend))


def best_value(values: Floats, found: int, taken: int, who: Player, number: int, blend: float) -> int:
    """The index of the first value a player likes best, of those not `taken` (a set of bits); -1 for none."""
    best = -1
    most = 0.0
    for i in range(found):
        if not taken >> i & 1:
            worth = value_to(values[i], who, number, blend)
            if best < 0 or worth > most:
                most = worth
                best = i
    return best
