"""How somebody plays, from what their choices gave away in reviewed games: a place on the ladder of bots.

The ladder has a rung for each level, from 0 (novice) to 3 (master). What a level gives away per decision was
measured for every number of players (`analysis.reference`); between two rungs it changes geometrically.
Somebody stands where the ladder gives away as much as they did in all their games together. How sure that is
follows from how much their games differ, and nothing else is assumed: five games tell little, and the range
says so.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from typing import Final

from marrakech.analysis.reference import SCALE, LossRow, Reference, reference

FEWEST_GAMES_FOR_A_LEVEL: Final = 5
LAST_GAMES: Final = 20
"""So many games are looked at."""
LADDER_ENDS: Final = (-0.5, len(SCALE) - 0.5)
"""How far beyond the first and the last rung somebody may stand."""
NINE_IN_TEN: Final = 1.6449
"""Standard deviations to both sides of the middle that hold nine tenths of a normal distribution."""
FEW_DEGREES: Final = (6.314, 2.920, 2.353, 2.132, 2.015)
"""The same of Student's distribution with 1 to 5 degrees of freedom."""
LEAST_LOSS: Final = 1e-5
DEPTH: Final = "standard"


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What a player's choices gave away in one reviewed game."""

    players: int
    decisions: int
    loss: float
    """Chances of winning per decision."""


@dataclass(frozen=True, slots=True)
class LevelRange:
    """Where somebody stands on the ladder, and the range that holds the truth nine times in ten."""

    low: float
    middle: float
    high: float


def rungs(players: int, usual: Reference | None = None) -> tuple[LossRow, ...] | None:
    """What each level gives away, weakest first and never more than a weaker one; None if it was not measured.

    Where a stronger level was measured to give away more, both get their mean.
    """
    rows = {
        row.bot: row
        for row in (usual or reference()).losses
        if (row.depth, row.players) == (DEPTH, players)
    }
    if any(bot not in rows for bot in SCALE):
        return None
    pooled: list[list[LossRow]] = []
    for bot in SCALE:
        pooled.append([rows[bot]])
        while len(pooled) > 1 and _mean(pooled[-1]) > _mean(pooled[-2]):
            pooled[-2:] = [pooled[-2] + pooled[-1]]
    return tuple(row._replace(mean=_mean(each)) for each in pooled for row in each)


def _mean(rows: Sequence[LossRow]) -> float:
    return sum(row.mean for row in rows) / len(rows)


@cache
def _ladder(players: int) -> tuple[LossRow, ...] | None:
    return rungs(players)


def loss_at(place: float, rows: Sequence[LossRow]) -> float:
    """What somebody at a place gives away per decision; beyond the ends, as between the last two rungs."""
    below = min(max(0, int(place // 1)), len(rows) - 2)
    low, high = (log(max(LEAST_LOSS, rows[n].mean)) for n in (below, below + 1))
    return exp(low + (high - low) * (place - below))


def _place(given_away: Callable[[float], float], total: float) -> float:
    """Where on the ladder so much is given away, by bisection; less is given away further up."""
    low, high = LADDER_ENDS
    for _ in range(40):
        middle = (low + high) / 2
        if given_away(middle) > total:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def place_of(game: PlayedGame) -> float | None:
    """Where one game stands on the ladder; None where there is none for so many players."""
    rows = _ladder(game.players)
    return None if rows is None else _place(lambda place: loss_at(place, rows), game.loss)


def level_range(games: Sequence[PlayedGame]) -> LevelRange | None:
    """Where somebody stands by all these games; None if fewer than two tell anything."""
    counted = [
        (game, rows) for game in games if game.decisions and (rows := _ladder(game.players)) is not None
    ]
    if len(counted) < 2:
        return None

    decisions = dict.fromkeys((rows for _, rows in counted), 0)
    for game, rows in counted:
        decisions[rows] += game.decisions

    def given_away(place: float) -> float:
        return sum(number * loss_at(place, rows) for rows, number in decisions.items())

    total = sum(game.decisions * game.loss for game, _ in counted)
    middle = _place(given_away, total)
    apart = sum((game.decisions * (game.loss - loss_at(middle, rows))) ** 2 for game, rows in counted)
    rung = nearest_level(middle)
    measured = sum((number * rows[rung].error) ** 2 for rows, number in decisions.items())
    variance = apart * len(counted) / (len(counted) - 1) + measured
    reach = nine_in_ten(len(counted) - 1) * sqrt(variance)
    return LevelRange(_place(given_away, total + reach), middle, _place(given_away, total - reach))


def nine_in_ten(freedom: int) -> float:
    """Half the width of an interval that holds nine tenths, in standard errors, e.g. 2.132 for 4 degrees."""
    if freedom <= len(FEW_DEGREES):
        return FEW_DEGREES[freedom - 1]
    z = NINE_IN_TEN
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def level_history(games: Sequence[PlayedGame]) -> list[LevelRange | None]:
    """What was known after each of the last games, from at most `LAST_GAMES` up to it."""
    first = max(0, len(games) - LAST_GAMES)
    return [
        level_range(games[max(0, last - LAST_GAMES) : last])
        for last in range(first + 1, len(games) + 1)
    ]


def nearest_level(place: float) -> int:
    """The rung that is nearest to a place, e.g. 1 for 1.3."""
    return min(max(0, round(place)), len(SCALE) - 1)


def too_wide(found: LevelRange) -> bool:
    """Whether a range is wider than two levels, so that no single one can be named."""
    return found.high - found.low > 2.0
