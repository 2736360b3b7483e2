"""The rounds of a game: in each, everybody who is in lays a rug."""

from functools import cache

from marrakech.kernel import state as kernel
from marrakech.kernel.state import State


@cache
def rounds(of: kernel.Rules) -> int:
    """The rounds of a whole game: as many as each player has rugs."""
    return kernel.rugs_left(kernel.start(of), 0)


def round_of(state: State) -> int:
    """The round that is being played, counted from 1."""
    whole = rounds(state.rules)
    if kernel.step(state) == kernel.OVER:
        return whole - min(
            kernel.rugs_left(state, who)
            for who in range(kernel.players(state))
            if not kernel.out_order(state, who)
        )
    laid = whole - kernel.rugs_left(state, kernel.player(state))
    return laid if kernel.step(state) in (kernel.DRAW, kernel.TURN) else laid + 1
