"""What chance was worth to each player of a game, by the network.

For each roll and each rug drawn, what the network says the position was worth after it, less the mean over all
that could have come. Such sums are zero on average whatever the network says, because the dice do not know it:
what is taken off a result by any fixed share of them leaves the mean as it was and makes it surer.
"""

from functools import cache

from marrakech.analysis.appraising import Appraiser, appraiser
from marrakech.arena.result import SeatLuck
from marrakech.engine.vectors import SEATS
from marrakech.kernel.state import DRAW, END_TURN, ONE_COLOUR, ROLL, State, start, step
from marrakech.record.game import Game

ONE_TURN = 1
"""How deep positions are valued: the turn to be made. Deeper costs twenty times as much."""
LUCK_DIGITS = 6
"""Digits that are kept: the network's values are in single precision."""


def prepare_luck(number: int) -> None:
    """Compile here once, so that workers load what they need from the cache."""
    _appraiser(number).options(start(number | END_TURN | ONE_COLOUR * (number == 2)), ONE_TURN)


def luck_of(game: Game) -> tuple[SeatLuck, ...]:
    """The luck of every seat in a game that has been played."""
    number = game.ruleset.players
    valuer = _appraiser(number)
    win, score = [0.0] * number, [0.0] * number
    for node in game.mainline():
        assert node.parent is not None
        before = node.parent.state
        if step(before) in (ROLL, DRAW):
            assert node.move is not None
            came, expected = _came(valuer, before, node.move.number)
            for who in range(number):
                win[who] += came[who] - expected[who]
                score[who] += came[SEATS + who] - expected[SEATS + who]
    return tuple(
        SeatLuck(
            round(win[who], LUCK_DIGITS),
            round(score[who] - (sum(score) - score[who]) / (number - 1), LUCK_DIGITS),
        )
        for who in range(number)
    )


def _came(valuer: Appraiser, before: State, number: int) -> tuple[list[float], list[float]]:
    """The values after an outcome, and their mean over all outcomes."""
    appraised = valuer.options(before, ONE_TURN)
    return list(appraised.rows[number]), list(appraised.expected)


@cache
def _appraiser(number: int) -> Appraiser:
    return appraiser(number)
