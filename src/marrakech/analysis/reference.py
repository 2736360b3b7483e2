"""Typical figures: what our bots lose per decision, how luck is spread over games, how well a loss is known.

The figures are those of `bench/study.py`, by depth, kept in `reference.txt`:

    loss quick 2 greedy 0.01234 0.00056 120    depth, players, bot, mean, standard error, games
    luck quick 2 240 -0.71 -0.55 ... 0.70      depth, players, players' games, quantiles in steps of 5 %
    error quick 36 0.007 0.28 486              depth, rugs left at least, standard errors, differences measured
"""

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from marrakech.engine.ladder import YARDSTICKS

QUANTILES: Final = tuple(nth / 20 for nth in range(21))
FILE: Final = Path(__file__).with_name("reference.txt")
SCALE: Final = tuple(bot.name for bot in YARDSTICKS.values())
"""The bots of the scale, weakest first."""
MEASURED: Final = {"deep": "standard"}
"""Depths that have no figures of their own: theirs are those of another."""


class LossRow(NamedTuple):
    """What a bot loses per decision."""

    depth: str
    players: int
    bot: str
    mean: float
    error: float
    """The standard error of the mean."""
    games: int


class LuckRow(NamedTuple):
    """How the luck of a player is spread, in chances of winning."""

    depth: str
    players: int
    games: int
    """Games of single players."""
    quantiles: tuple[float, ...]


class ErrorRow(NamedTuple):
    """The standard error of a difference between two choices by search, measured against playouts."""

    depth: str
    rugs: int
    """Left in all hands, at least."""
    chance: float
    """Of winning."""
    points: float
    """Of one's own score."""
    differences: int


class Reference(NamedTuple):
    """All figures of a file."""

    losses: tuple[LossRow, ...]
    lucks: tuple[LuckRow, ...]
    errors: tuple[ErrorRow, ...] = ()


def write_reference(
    losses: Iterable[LossRow], lucks: Iterable[LuckRow], errors: Iterable[ErrorRow]
) -> str:
    """The figures as the text of the file."""
    lines = ["# made by bench/study.py"]
    lines += [
        f"loss {r.depth} {r.players} {r.bot} {r.mean:.5f} {r.error:.5f} {r.games}" for r in losses
    ]
    lines += [
        f"luck {r.depth} {r.players} {r.games} {' '.join(f'{quantile:.4f}' for quantile in r.quantiles)}"
        for r in lucks
    ]
    lines += [f"error {r.depth} {r.rugs} {r.chance:.4f} {r.points:.2f} {r.differences}" for r in errors]
    return "\n".join([*lines, ""])


def parse_reference(text: str) -> Reference:
    """The figures of a file."""
    losses, lucks, errors = [], [], []
    for line in text.splitlines():
        kind, *words = line.split() or [""]
        if kind == "loss":
            depth, number, bot, mean, error, games = words
            losses.append(LossRow(depth, int(number), bot, float(mean), float(error), int(games)))
        elif kind == "luck":
            depth, number, games, *quantiles = words
            lucks.append(LuckRow(depth, int(number), int(games), tuple(map(float, quantiles))))
        elif kind == "error":
            depth, rugs, chance, points, differences = words
            errors.append(ErrorRow(depth, int(rugs), float(chance), float(points), int(differences)))
    return Reference(tuple(losses), tuple(lucks), tuple(errors))


@cache
def reference() -> Reference:
    """The figures of the package."""
    return parse_reference(FILE.read_text(encoding="utf-8"))


def usual_error(depth: str, rugs: int, usual: Reference | None = None) -> ErrorRow:
    """How well search knows the difference between two choices with so many rugs left in all hands."""
    at = MEASURED.get(depth, depth)
    rows = [row for row in (usual or reference()).errors if row.depth == at]
    return max((row for row in rows if row.rugs <= rugs), key=lambda row: row.rugs)


def luck_percentile(
    players: int, luck: float, depth: str, usual: Reference | None = None
) -> float | None:
    """The share of players' games with less luck, from 0 to 1, e.g. 0.9 for one of the luckiest tenth.

    None where no games with so many players were measured.
    """
    at = (MEASURED.get(depth, depth), players)
    row = next((row for row in (usual or reference()).lucks if (row.depth, row.players) == at), None)
    if row is None:
        return None
    above = bisect_left(row.quantiles, luck)
    if above == 0 or above == len(QUANTILES):
        return 0.0 if above == 0 else 1.0
    low, high = row.quantiles[above - 1], row.quantiles[above]
    part = (luck - low) / (high - low)
    return QUANTILES[above - 1] + part * (QUANTILES[above] - QUANTILES[above - 1])


def plays_like(players: int, loss: float, depth: str, usual: Reference | None = None) -> str | None:
    """The bot that loses about as much per decision, e.g. `greedy`; None where there is no scale.

    Two neighbours on the scale are divided by the geometric mean of their losses. There is a scale where all of
    its bots were measured and each loses less than the weaker ones.
    """
    at = (MEASURED.get(depth, depth), players)
    rows = {
        row.bot: row.mean for row in (usual or reference()).losses if (row.depth, row.players) == at
    }
    means = [rows[bot] for bot in SCALE if bot in rows]
    if len(means) < len(SCALE) or any(weak <= strong for weak, strong in pairwise(means)):
        return None
    limits = [sqrt(weak * strong) for weak, strong in pairwise(means)]
    return SCALE[sum(loss < limit for limit in limits)]
