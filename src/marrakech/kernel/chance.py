"""What chance can bring, and with which weight. Outcomes come in from outside; none is drawn here."""

from marrakech.kernel.state import Colour, State, player, stock

DIE = (1, 2, 2, 3, 3, 4)
"""The six faces."""

DIE_WEIGHT = bytes((0, 1, 2, 2, 1))
"""Faces that show 0 to 4 steps, out of six."""

MOST_STEPS = 4


def die_weight(steps: int) -> int:
    """How many of the six faces show `steps`, e.g. 2 for 3."""
    return 0 + DIE_WEIGHT[steps]


def draw_weight(state: State, colour: Colour) -> int:
    """How many of the rugs left in the mover's pile have this colour (steps DEAL and DRAW)."""
    if colour % 2 != player(state):
        return 0
    return stock(state, colour)
