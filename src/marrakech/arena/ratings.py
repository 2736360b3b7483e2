"""Plackett-Luce ratings: a player comes first with probability proportional to its strength.

The places of every game form one ranking: the first is chosen from all players, the second from the
rest, and so on. The scale is Elo's: 400 points are odds of ten to one. `greedy` is fixed at 0 if it
plays, since it never changes; otherwise the mean is.

Strengths are fitted by Hunter's MM algorithm (Annals of Statistics 32, 2004), for all resampled matches
of the bootstrap at once. The `choix` package fits them too, but supports neither shared places nor
weights, and depends on scipy; a test compares the two.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, permutations, product
from typing import Any, Final, TypeAlias

import numpy as np

from marrakech.arena.result import Result
from marrakech.engine.intervals import LEVEL, Interval
from marrakech.engine.ladder import GreedyBot

ANCHOR: Final = GreedyBot.name
"""The bot that stands at 0."""
RESAMPLES: Final = 400
PRIOR: Final = 1.0
"""Pseudo-games, half won and half lost, of each bot against one of mean strength: a bot that lost every
game is weak, but not infinitely weak."""

Ranking: TypeAlias = tuple[tuple[str, ...], ...]
"""Labels by place, the best first; more than one label at a place that is shared."""

Doubles: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"


def ranking_of(result: Result) -> Ranking:
    """The ranking of a result."""
    by_place = sorted(
        zip(result.final.places, result.fixture.seats, strict=True), key=lambda pair: pair[0]
    )
    return tuple(
        tuple(sorted(entrant.label for _, entrant in group))
        for _, group in groupby(by_place, key=lambda pair: pair[0])
    )


def rate(results: Iterable[Result], labels: Sequence[str], seed: int = 0) -> dict[str, Interval]:
    """A rating with its interval for each bot; deals are resampled whole."""
    results = list(results)
    deals = sorted({result.fixture.deal for result in results})
    patterns: dict[Ranking, int] = {}
    counted: Counter[tuple[str, int]] = Counter()
    for result in results:
        pattern = patterns.setdefault(ranking_of(result), len(patterns))
        counted[result.fixture.deal, pattern] += 1
    counts = np.zeros((len(deals), len(patterns)))
    row = {deal: index for index, deal in enumerate(deals)}
    for (deal, pattern), number in counted.items():
        counts[row[deal], pattern] = number
    generator = np.random.default_rng(seed)
    draws = generator.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), size=RESAMPLES)
    weights = np.vstack([np.ones(len(deals)), draws]) @ counts
    points = elo(strengths(list(patterns), weights, labels))
    zero = points[:, [labels.index(ANCHOR)]] if ANCHOR in labels else points.mean(axis=1, keepdims=True)
    points = points - zero
    found = {}
    for index, label in enumerate(labels):
        sampled = points[1:, index]
        low, high = (float(one) for one in np.quantile(sampled, [(1 - LEVEL) / 2, (1 + LEVEL) / 2]))
        value = float(points[0, index])
        single = len(deals) < 2
        found[label] = Interval(value, None if single else low, None if single else high)
    return found


def strengths(
    rankings: Sequence[Ranking],
    weights: Doubles,
    labels: Sequence[str],
    *,
    prior: float = PRIOR,
    rounds: int = 2000,
) -> Doubles:
    """The maximum-likelihood strengths, for each row of weights of the rankings.

    A shared place counts as each of its orders, in equal parts.
    """
    number = len(labels)
    index = {label: one for one, label in enumerate(labels)}
    choices: dict[tuple[int, ...], int] = {}
    entries: list[tuple[int, int, int, float]] = []
    for which, ranking in enumerate(rankings):
        orders = list(product(*(permutations(place) for place in ranking)))
        for order in orders:
            line = [index[label] for place in order for label in place]
            for stage in range(len(line) - 1):
                left = tuple(np.bincount(line[stage:], minlength=number).tolist())
                choice = choices.setdefault(left, len(choices))
                entries.append((which, choice, line[stage], 1 / len(orders)))
    left_over = np.array(list(choices), dtype=float).reshape(len(choices), number)
    chosen = np.zeros((len(rankings), number))
    offered = np.zeros((len(rankings), len(choices)))
    for which, choice, winner, share in entries:
        chosen[which, winner] += share
        offered[which, choice] += share
    wins = weights @ chosen + prior / 2
    asked = weights @ offered
    found = np.ones((len(weights), number))
    for _ in range(rounds):
        met = (asked / (found @ left_over.T)) @ left_over + prior / (found + 1)
        after = np.where(met > 0, wins / np.maximum(met, 1e-300), found)
        if prior == 0:
            after /= np.exp(np.log(after).mean(axis=1, keepdims=True))
        moved = float(np.abs(np.log(after / found)).max())
        found = after
        if moved < 1e-7:
            break
    return found


def elo(found: Doubles) -> Doubles:
    """Strengths on Elo's scale."""
    return np.asarray(400 / np.log(10) * np.log(found))
