"""A bot sees what a player sees: games that differ only in what is not yet drawn get one decision."""

from random import Random
from typing import NamedTuple

import pytest

from marrakech.engine.bot import Decision, Limits
from marrakech.engine.ladder import BOTS, make_bot
from marrakech.kernel.choices import listed
from marrakech.kernel.state import DEAL, DRAW, ELIMINATION, OVER, ROLL, State, player, start, step
from marrakech.kernel.turn import act, draw, legal, roll


class Luck(NamedTuple):
    """All chance of a game, fixed before it begins, as a table would hold it."""

    rolls: list[int]
    piles: list[list[int]]


def shuffled(seed: int) -> Luck:
    """The luck of one game of two."""
    random = Random(seed)
    piles = [[who] * 12 + [who + 2] * 12 for who in range(2)]
    for pile in piles:
        random.shuffle(pile)
    return Luck([random.choice((1, 2, 2, 3, 3, 4)) for _ in range(60)], piles)


def position_after(luck: Luck, choices: int) -> tuple[State, list[int]]:
    """The position after so many random choices, and the rugs drawn from each pile till then."""
    random = Random(choices)
    state, rolled, drawn = start(2 | ELIMINATION), 0, [0, 0]
    while choices or step(state) in (DEAL, DRAW, ROLL):
        who = player(state)
        if step(state) in (DEAL, DRAW):
            state = draw(state, luck.piles[who][drawn[who]])
            drawn[who] += 1
        elif step(state) == ROLL:
            state = roll(state, luck.rolls[rolled])
            rolled += 1
        else:
            state = act(state, random.choice(listed(legal(state))))
            choices -= 1
        assert step(state) != OVER
    return state, drawn


def reordered(luck: Luck, drawn: list[int], seed: int) -> Luck:
    """The same luck up to now: what is still to come, rugs and rolls, in another order."""
    random = Random(seed)
    piles = []
    for pile, known in zip(luck.piles, drawn, strict=True):
        rest = pile[known:]
        random.shuffle(rest)
        piles.append(pile[:known] + rest)
    return Luck(luck.rolls, piles)


def grounds(decision: Decision) -> tuple[object, ...]:
    """All of a decision but the time it took."""
    return decision.choice, decision.alternatives, decision.nodes, decision.depth


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("choices", [1, 8, 21])
def test_what_lies_under_the_top_of_a_pile_is_not_seen(name: str, choices: int) -> None:
    luck = shuffled(choices)
    state, drawn = position_after(luck, choices)
    other = reordered(luck, drawn, seed=99)
    assert other.piles != luck.piles
    same, _ = position_after(other, choices)
    limits = Limits(nodes=3000)
    first = make_bot(name, seed=4).choose(state, limits)
    second = make_bot(name, seed=4).choose(same, limits)
    assert grounds(first) == grounds(second)
