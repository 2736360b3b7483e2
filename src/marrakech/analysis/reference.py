"""What is usual: the loss per decision of our bots, and how luck is spread over games.

The figures are those of `bench/study.py`, one turn deep, kept in `reference.txt`:

    loss 2 greedy 0.01234 0.00056 120       players, bot, mean, standard error, games
    luck 2 240 -0.71 -0.55 ... 0.70         players, players' games, quantiles from 0 to 1 in steps of 5 %
"""

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

QUANTILES: Final = tuple(nth / 20 for nth in range(21))
FILE: Final = Path(__file__).with_name("reference.txt")


class LossRow(NamedTuple):
    """What a bot loses per decision."""

    players: int
    bot: str
    mean: float
    error: float
    """The standard error of the mean."""
    games: int


class LuckRow(NamedTuple):
    """How the luck of a player is spread, in chances of winning."""

    players: int
    games: int
    """Games of single players."""
    quantiles: tuple[float, ...]


class Reference(NamedTuple):
    """All that is usual."""

    losses: tuple[LossRow, ...]
    lucks: tuple[LuckRow, ...]


def write_reference(losses: Iterable[LossRow], lucks: Iterable[LuckRow]) -> str:
    """The figures as the text of the file."""
    lines = ["# made by bench/study.py, depth quick"]
    lines += [f"loss {r.players} {r.bot} {r.mean:.5f} {r.error:.5f} {r.games}" for r in losses]
    lines += [
        f"luck {r.players} {r.games} {' '.join(f'{quantile:.4f}' for quantile in r.quantiles)}"
        for r in lucks
    ]
    return "\n".join([*lines, ""])


def parse_reference(text: str) -> Reference:
    """The figures of a file."""
    losses, lucks = [], []
    for line in text.splitlines():
        kind, *words = line.split() or [""]
        if kind == "loss":
            number, bot, mean, error, games = words
            losses.append(LossRow(int(number), bot, float(mean), float(error), int(games)))
        elif kind == "luck":
            lucks.append(LuckRow(int(words[0]), int(words[1]), tuple(map(float, words[2:]))))
    return Reference(tuple(losses), tuple(lucks))


@cache
def reference() -> Reference:
    """The figures of the package."""
    return parse_reference(FILE.read_text(encoding="utf-8"))


def luck_percentile(players: int, luck: float, usual: Reference | None = None) -> float | None:
    """The share of players' games with less luck, from 0 to 1, e.g. 0.9 for one of the luckiest tenth.

    None where no games with so many players were measured.
    """
    row = next((row for row in (usual or reference()).lucks if row.players == players), None)
    if row is None:
        return None
    above = bisect_left(row.quantiles, luck)
    if above == 0 or above == len(QUANTILES):
        return 0.0 if above == 0 else 1.0
    low, high = row.quantiles[above - 1], row.quantiles[above]
    part = (luck - low) / (high - low)
    return QUANTILES[above - 1] + part * (QUANTILES[above] - QUANTILES[above - 1])
