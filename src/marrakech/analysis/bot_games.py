"""A game that a bot plays on from one option, with given dice, and the luck taken out by the network.

As `analysis.sampling`, but to the very end, and interpreted: the bot is compiled, this would take minutes with
all bots in it.
"""

from collections.abc import Sequence

from marrakech.analysis.valuation import Valuer
from marrakech.engine.bot import Bot, Limits
from marrakech.engine.vectors import VALUES
from marrakech.kernel.chance import Weights, outcomes, possible, total_weight, weight_of
from marrakech.kernel.state import OVER, ROLL, State, step
from marrakech.kernel.turn import act


def play_out_by(
    bot: Bot, state: State, valuer: Valuer, rolls: Sequence[int], draws: Sequence[float]
) -> list[float]:
    """What a game by a bot comes to without luck.

    A game that is not over when the rolls are used up is worth the expectation of the next one. At most one
    rug is drawn before the first roll, and one after each.
    """
    total = [0.0] * VALUES
    rolled = 0
    while step(state) != OVER:
        weights = outcomes(state)
        if not weights:
            state = act(state, bot.choose(state, Limits()).choice)
            continue
        chance = valuer.appraiser.options(state, 1)
        add_to(total, chance.expected)
        if step(state) != ROLL:
            outcome = drawn_colour(weights, draws[rolled])
        elif rolled < len(rolls):
            outcome = rolls[rolled]
            rolled += 1
        else:
            return total
        add_to(total, chance.rows[outcome], -1.0)
        state = act(state, outcome)
    add_to(total, valuer.appraiser.beginning(state, 1))
    return total


def add_to(total: list[float], values: Sequence[float], factor: float = 1.0) -> None:
    """Add values, times a factor."""
    for nth, value in enumerate(values):
        total[nth] += factor * value


def drawn_colour(weights: Weights, chance: float) -> int:
    """The colour that is drawn from a pile, by a number from 0 to 1."""
    colours = possible(weights)
    share = weight_of(weights, colours[0]) / total_weight(weights)
    return colours[0] if chance < share else colours[-1]
