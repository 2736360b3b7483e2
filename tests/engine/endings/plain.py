"""A second solver of endings, as plain as can be: nothing but the rules of the kernel, and recursion."""

from functools import lru_cache
from typing import TypeAlias

from marrakech.kernel.chance import outcomes, possible, total_weight, weight_of
from marrakech.kernel.choices import listed
from marrakech.kernel.scoring import rank, score
from marrakech.kernel.state import OVER, Player, State, player, players, purse, step
from marrakech.kernel.turn import act, legal

Prospect: TypeAlias = tuple[tuple[float, float, float], ...]
"""For each player: share of the win, expected score, expected dirhams."""


def result(state: State) -> Prospect:
    """A finished game."""
    everybody = range(players(state))
    winners = [who for who in everybody if rank(state, who) == 1]
    return tuple(
        ((who in winners) / len(winners), float(score(state, who)), float(purse(state, who)))
        for who in everybody
    )


def mean(found: list[tuple[int, Prospect]], total: int) -> Prospect:
    """The mean of prospects by their weights."""
    return tuple(
        (
            sum(weight * each[who][0] for weight, each in found) / total,
            sum(weight * each[who][1] for weight, each in found) / total,
            sum(weight * each[who][2] for weight, each in found) / total,
        )
        for who in range(len(found[0][1]))
    )


def better(one: Prospect, other: Prospect, who: Player) -> bool:
    """Whether a player wants one more than the other: share of the win, then score, then dirhams."""
    for mine, yours in zip(one[who], other[who], strict=True):
        if abs(mine - yours) > 1e-9:
            return mine > yours
    return False


@lru_cache(maxsize=1 << 17)
def plain_value(state: State) -> Prospect:
    """What a position is worth if everybody chooses what is best for them, the first of equals."""
    if step(state) == OVER:
        return result(state)
    weights = outcomes(state)
    if weights:
        found = [(weight_of(weights, n), plain_value(act(state, n))) for n in possible(weights)]
        return mean(found, total_weight(weights))
    best: Prospect | None = None
    for choice in listed(legal(state)):
        value = plain_value(act(state, choice))
        if best is None or better(value, best, player(state)):
            best = value
    assert best is not None
    return best
