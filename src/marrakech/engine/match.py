"""Matches between bots in compiled code: thousands of games without a step of Python.

The rolls and the orders of the piles of a deal are fixed beforehand, and each deal is played once with the
first bot in every seat, so that both sides have the same luck. In a game for more than two, one first bot
sits among second bots. A match is played in tasks, by any runner.

The luck of the rolls is also measured and taken out: a network, the ruler, says what a roll was worth to the
first bot compared with the mean over all rolls. Such sums are zero on average whatever the ruler says,
because the dice are independent of it; so the adjusted share is unbiased too, and has a smaller interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from marrakech.engine.generator import mixed
from marrakech.engine.intervals import DealSums, Interval
from marrakech.engine.learned.features import Floats, Ints, rugs_to_come
from marrakech.engine.learned.network import Network, copied, final_value
from marrakech.engine.learned.shipped import networks
from marrakech.engine.playout import below, seeded
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.expectation import roll_values
from marrakech.engine.sides import Side, side_choice
from marrakech.jit.decorators import entry, lean
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight, face
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    LONGEST_GAME,
    OVER,
    PLAYERS_MASK,
    ROLL,
    State,
    pile_colour,
    player,
    players,
    start,
    step,
)
from marrakech.kernel.turn import act, roll
from marrakech.workers.runner import Runner, in_order

DEALS = 25
"""Deals in a task: a fraction of a second one turn deep."""

MOST_ROLLS = 64
PILE = 24
"""Rugs of a pile, each of which is drawn at most once."""
assert MOST_ROLLS >= LONGEST_GAME, "one roll a turn"
WHOLE_GAME = LONGEST_GAME
"""The last rugs of a match of whole games: all."""


@entry
def deal(generator: Any, rolls: Ints, piles: Ints) -> None:
    """The luck of one game: rolls, and for each player an order of a pile of two colours (1 and 2)."""
    for i in range(MOST_ROLLS):
        rolls[i] = face(below(generator, FACES))
    for who in range(2):
        for i in range(PILE):
            piles[who, i] = 1 + i % 2
        for i in range(PILE - 1, 0, -1):
            j = below(generator, i + 1)
            piles[who, i], piles[who, j] = piles[who, j], piles[who, i]


@lean
def roll_luck(state: State, steps: int, seat: int, ruler: Network, work: Workspace) -> float:
    """What a roll is worth to a seat, in chances of winning, compared with the average over all rolls."""
    average = 0.0
    rolled = 0.0
    for other in range(1, MOST_STEPS + 1):
        best = roll_values(roll(state, other), ruler, work, work.root, 0, other, 0.0)
        chance = work.root.values[0, other, best, seat]
        average += die_weight(other) / FACES * chance
        if other == steps:
            rolled = chance
    return rolled - average


@entry
def play_deal(
    rules: int,
    seat: int,
    one: Side,
    others: Side,
    opening: Side,
    last: int,
    rolls: Ints,
    piles: Ints,
    work: Workspace,
    generator: Any,
    ruler: Network,
    luck: Floats,
) -> State:
    """A game of a deal with the first side in a seat and the second in all others.

    All play like `opening` until `last` rugs are left. The luck of the first side after that goes to `luck[0]`.
    """
    state = start(rules)
    luck[0] = 0.0
    rolled = 0
    drawn0 = 0
    drawn1 = 0
    while step(state) != OVER:
        now = step(state)
        who = player(state)
        what = 0
        if now == ROLL:
            what = rolls[rolled]
            if rugs_to_come(state) <= last:
                luck[0] += roll_luck(state, what, seat, ruler, work)
            rolled += 1
        elif now in (DEAL, DRAW):
            nth = drawn0 if who == 0 else drawn1
            what = pile_colour(who, piles[who, nth])
            if who == 0:
                drawn0 += 1
            else:
                drawn1 += 1
        elif rugs_to_come(state) > last:
            what = side_choice(state, opening, work, generator)
        elif who == seat:
            what = side_choice(state, one, work, generator)
        else:
            what = side_choice(state, others, work, generator)
        state = act(state, what)
    return state


@entry
def play_deals(
    rules: int,
    one: Side,
    others: Side,
    opening: Side,
    last: int,
    deals: int,
    generator: Any,
    work: Workspace,
    ruler: Network,
    wins: Floats,
    margins: Floats,
    lucks: Floats,
) -> None:
    """Every deal with the first side in every seat: its share of the win, margin and luck, by seat."""
    number = players(start(rules))
    rolls = np.zeros(MOST_ROLLS, np.int64)
    piles = np.zeros((2, PILE), np.int64)
    values = np.zeros(8, np.float32)
    for n in range(deals):
        deal(generator, rolls, piles)
        for seat in range(number):
            luck = lucks[n, seat : seat + 1]
            over = play_deal(
                rules, seat, one, others, opening, last, rolls, piles, work, generator, ruler, luck
            )
            final_value(over, values)
            highest = np.float32(-1000.0)
            for who in range(number):
                if who != seat:
                    highest = max(highest, values[4 + who])
            wins[n, seat] = values[seat]
            margins[n, seat] = values[4 + seat] - highest


@dataclass(frozen=True, slots=True)
class MatchTask:
    """Some deals of a match, each to be played with the first side in every seat; work for a runner.

    A task holds its seed, and playing it depends on nothing else: a match is the same wherever it is played.
    """

    rules: int
    one: Side = field(repr=False)
    others: Side = field(repr=False)
    deals: int
    seed: int
    opening: Side | None = field(default=None, repr=False)
    last: int = WHOLE_GAME


class DealResults(NamedTuple):
    """The first side's share of the win, margin and luck, by deal and seat."""

    wins: Floats
    margins: Floats
    lucks: Floats


def match_tasks(
    rules: int,
    one: Side,
    others: Side,
    games: int,
    seed: int,
    opening: Side | None = None,
    last: int = WHOLE_GAME,
) -> list[MatchTask]:
    """A match of at least `games` games in tasks, each with a seed of its own."""
    deals = -(-games // (rules & PLAYERS_MASK))
    return [
        MatchTask(rules, one, others, min(DEALS, deals - first), mixed(seed, first), opening, last)
        for first in range(0, deals, DEALS)
    ]


def play_task(task: MatchTask) -> DealResults:
    """Play a task of a match."""
    number = task.rules & PLAYERS_MASK
    results = DealResults(*np.zeros((3, task.deals, number), np.float32))
    one, others = _writable(task.one), _writable(task.others)
    opening = one if task.opening is None else _writable(task.opening)
    work = make_workspace()
    ruler = networks()[number]
    generator = seeded(task.seed)
    play_deals(
        task.rules, one, others, opening, task.last, task.deals, generator, work, ruler, *results
    )
    return results


def _writable(side: Side) -> Side:
    # Arrays that come from Ray are read-only, and numba would compile everything again for those.
    return side._replace(network=copied(side.network))


@dataclass(frozen=True, slots=True)
class Match:
    """What a match showed about its first bot."""

    players: int
    games: int
    share: Interval
    """Games won; a shared win counts its part."""
    adjusted: Interval
    """The share with the luck of the rolls taken out."""
    margin: Interval
    """Points ahead of the best of the others, on average."""
    by_seat: tuple[float, ...]
    """The share in each seat."""

    def __str__(self) -> str:
        seats = " ".join(f"{share:.3f}" for share in self.by_seat)
        return (
            f"{self.share:.4f} (n = {self.games}), luck taken out {self.adjusted:.4f}, "
            f"margin {self.margin:+.2f}, by seat {seats}"
        )


def play_match(
    rules: int,
    one: Side,
    others: Side,
    games: int,
    seed: int = 1,
    runner: Runner | None = None,
    opening: Side | None = None,
    last: int = WHOLE_GAME,
) -> Match:
    """A match of at least `games` games, the first side alone against the second in all other seats.

    It is played by a runner's workers, or in this process; that makes no difference to the result. With an
    opening side, all play like it until `last` rugs are left: the same position for every seat of a deal.
    """
    tasks = match_tasks(rules, one, others, games, seed, opening, last)
    if runner is None:
        return match_of([play_task(task) for task in tasks])
    return match_of(in_order(runner, play_task, tasks))


def match_of(results: Sequence[DealResults]) -> Match:
    """The figures of a match, with deals as the independent samples."""
    wins, margins, lucks = (np.concatenate(parts) for parts in zip(*results, strict=True))
    deals, number = wins.shape
    return Match(
        players=number,
        games=deals * number,
        share=_sums(wins).share(),
        adjusted=_sums(wins - lucks).mean(),
        margin=_sums(margins).mean(),
        by_seat=tuple(float(share) for share in wins.mean(axis=0)),
    )


def _sums(values: Floats) -> DealSums:
    sums = DealSums()
    for deal, by_seat in enumerate(values.astype(float)):
        sums.add(str(deal), float(by_seat.sum()), len(by_seat))
    return sums
