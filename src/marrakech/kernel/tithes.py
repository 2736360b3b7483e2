"""The tithe that a walk is expected to cost, before the die is rolled.

Expectations are sums over the six faces of the die, so they are integers, six times the mean.
"""

from marrakech.kernel.board import Assam, count, one_step, region
from marrakech.kernel.chance import MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS
from marrakech.kernel.state import Player, State, owner, squares_of
from marrakech.kernel.turn import colour_owed, turned


def expected_tithe(state: State, payer: Player, assam: Assam, receiver: Player) -> tuple[int, int]:
    """Six times the tithe that `payer` expects to owe from here: in all, and to `receiver`."""
    total = 0
    part = 0
    here = assam
    for steps in range(1, MOST_STEPS + 1):
        here = one_step(here)
        spot = 1 << (here >> 2)
        colour = colour_owed(state, payer, spot)
        if colour < 0:
            continue
        due = die_weight(steps) * count(region(spot, squares_of(state, colour)))
        total += due
        if owner(state, colour) == receiver:
            part += due
    return total, part


def cheapest_tithe(state: State, payer: Player, receiver: Player) -> tuple[int, int]:
    """Six times the tithe that `payer` expects to owe on the cheapest heading: in all, and to `receiver`."""
    least = 1 << 20
    to_receiver = 0
    for quarter in range(QUARTERS):
        total, part = expected_tithe(state, payer, turned(state.assam, quarter), receiver)
        if total < least:
            least, to_receiver = total, part
    return least, to_receiver
