"""The parameters of a search: what is searched deeper, and the utility."""

from typing import NamedTuple

from marrakech.engine.utility import BLEND

KEEP = 4
MARGIN = 0.05
MIX = 0.5
UNLIMITED = 1 << 60
"""A budget of positions that no search exhausts."""
AT_ONCE = 100_000
"""Last turns in an ending that is solved while somebody waits for a move or a hint, see `engine.endings`."""
LEAVES_ONLY = 1
"""A reach that solves positions where a search ends, and no larger endings."""


class SearchParams(NamedTuple):
    """The parameters of a search; the defaults are the master's."""

    keep: int = KEEP
    """The most places of a roll that are looked at deeper."""
    margin: float = MARGIN
    """How far a place or a heading may be behind the best to be looked at deeper."""
    blend: float = BLEND
    """The weight of a point of margin relative to the probability of winning."""
    mix: float = MIX
    """The weight of the others' greedy answers, from 0 to 1, beside answers that are best for them."""
    full_turn: bool = False
    """After greedy answers: the exact expectation of our next turn, not the network's value of it."""
    reach: int = AT_ONCE
    """Last turns in an ending that is solved; 0 for none, and for no exact values of positions after it."""


def master_params(number: int, mix: float = MIX, reach: int = AT_ONCE) -> SearchParams:
    """The master's parameters, by the number of players."""
    # With two players there is time for our whole next turn after each answer.
    return SearchParams(mix=mix, full_turn=number == 2, reach=reach)
