"""What chance was worth to each player of a game, by the network.

For each roll and each rug drawn, what the network says the position was worth after it, less the mean over all
that could have come. The same for what another player drew by dice of their own, where their odds are known
(`arena.odds`): a mistake of `novice` is luck for whoever plays it. Such sums are zero on average whatever the
network says, because the dice do not know it: what is taken off a result by any fixed share of them leaves the
mean as it was and makes it surer.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from marrakech.analysis.appraising import Appraiser, appraiser
from marrakech.arena.odds import odds_of
from marrakech.arena.result import SeatLuck
from marrakech.engine.bot import Bot
from marrakech.engine.vectors import SEATS
from marrakech.kernel.chance import outcomes, possible, total_weight, weight_of
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    END_TURN,
    LAY,
    ONE_COLOUR,
    ROLL,
    Player,
    State,
    player,
    players,
    start,
    step,
)
from marrakech.kernel.turn import legal
from marrakech.record.game import Game

ONE_TURN = 1
"""How deep positions are valued: the turn to be made. Deeper costs twenty times as much."""
LUCK_DIGITS = 6
"""Digits that are kept: the network's values are in single precision."""


def prepare_luck(number: int) -> None:
    """Compile here once, so that workers load what they need from the cache."""
    _appraiser(number).options(start(number | END_TURN | ONE_COLOUR * (number == 2)), ONE_TURN)


def luck_of(game: Game, bots: Sequence[Bot] = ()) -> tuple[SeatLuck, ...]:
    """The luck of every seat in a game that has been played; with `bots`, also what others drew at random."""
    number = game.ruleset.players
    sums = [[0.0] * len(SeatLuck.__struct_fields__) for _ in range(number)]
    for node in game.mainline():
        assert node.parent is not None
        before = node.parent.state
        odds, seats = _drawn(before, bots)
        if len(odds) < 2:
            continue
        assert node.move is not None
        rows = _rows(before)
        for who in seats:
            for nth, came in enumerate(_worth(rows[node.move.number], who, number)):
                sums[who][nth] += came
            for one, chance in odds.items():
                for nth, expected in enumerate(_worth(rows[one], who, number)):
                    sums[who][nth] -= chance * expected
    return tuple(SeatLuck(*(round(one, LUCK_DIGITS) for one in of)) for of in sums)


def _drawn(before: State, bots: Sequence[Bot]) -> tuple[Mapping[int, float], Sequence[Player]]:
    """How likely all was that could come next, and whose luck that is; nothing where somebody chose."""
    number, now = players(before), step(before)
    if now in (ROLL, DRAW):
        weights = outcomes(before)
        total = total_weight(weights)
        odds = {one: weight_of(weights, one) / total for one in possible(weights)}
        return odds, range(number)
    if now == DEAL or not bots:
        return {}, ()
    mover = player(before)
    return odds_of(bots[mover], before) or {}, [who for who in range(number) if who != mover]


def _rows(before: State) -> Mapping[int, Sequence[float]]:
    """What the position is worth after each of what can come next, by its number."""
    rows = _appraiser(players(before)).options(before, ONE_TURN).rows
    # Places come in their order, all else by its number.
    return dict(
        zip(listed(legal(before)), rows, strict=False) if step(before) == LAY else enumerate(rows)
    )


def _worth(row: Sequence[float], who: Player, number: int) -> tuple[float, float]:
    """A position to a seat: its chance of winning, and its points beside the mean of the others."""
    scores = row[SEATS : SEATS + number]
    return row[who], scores[who] - (sum(scores) - scores[who]) / (number - 1)


@cache
def _appraiser(number: int) -> Appraiser:
    return appraiser(number)
