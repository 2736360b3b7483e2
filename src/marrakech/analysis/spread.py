"""How far scores are spread by the roll that comes next."""

from math import sqrt

from marrakech.analysis.reviewed import Vector
from marrakech.analysis.valuation import Valuation, Valuer
from marrakech.kernel.state import OVER, ROLL, State, step
from marrakech.kernel.turn import act


def next_roll(state: State, valuer: Valuer) -> Valuation | None:
    """The next roll after the best choices and the likeliest draws; None if the game ends before it."""
    while step(state) != OVER:
        found = valuer.valuation(state)
        if step(state) == ROLL:
            return found
        likeliest = max(found.options, key=lambda option: option.chance or 0.0).number
        state = act(state, likeliest if found.best < 0 else found.best)
    return None


def score_spread(state: State, valuer: Valuer) -> Vector:
    """The standard deviation of each player's expected score over the next roll, in points."""
    found = next_roll(state, valuer)
    if found is None:
        return (0.0,) * valuer.number
    return tuple(
        sqrt(
            sum(
                (option.chance or 0.0) * (option.value.score[who] - found.value.score[who]) ** 2
                for option in found.options
            )
        )
        for who in range(valuer.number)
    )
