"""Positions with few rugs left: from random and greedy games, and such as no game reaches."""

from collections.abc import Callable, Iterator
from random import Random

from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.greedy import greedy_values
from marrakech.engine.walkthrough import random_walk, walk_through
from marrakech.kernel.admission import SOUND, fault
from marrakech.kernel.choices import Choice
from marrakech.kernel.state import OVER, State, colours, step, with_top
from tests.positions import EVERY_RULES, packed, random_position


def greedy_one(state: State) -> Choice:
    """Greedy's choice."""
    return max(greedy_values(state), key=lambda each: each[1])[0]


def played(random: Random, rugs: int, greedy: bool) -> State:
    """A position of a game with so many rugs left; only the last turns of a greedy game are greedy."""
    while True:
        rules = random.choice(EVERY_RULES)
        late = []
        for state, _ in random_walk(rules, random):
            late.append(state)
            if greedy and rugs_in_play(state) <= rugs + 3:
                break
        if greedy:
            late += [state for state, _ in walk_through(late[-1], greedy_one, random)]
        late = [state for state in late if rugs_in_play(state) == rugs]
        if late:
            return random.choice(late)


def odd(random: Random, rugs: int) -> State:
    """A position with any board, purses and players out, and so many rugs left in any hands."""
    while True:
        state = random_position(random)
        stocks = [0] * colours(state.rules)
        for _ in range(rugs + random.randrange(2)):
            stocks[random.randrange(len(stocks))] += 1
        flow = state.flow
        for who in range(2 if len(stocks) == 4 else 0):
            flow = with_top(flow, who, random.randrange(3))
        state = state._replace(stocks=packed(stocks), flow=flow)
        if fault(state) == SOUND and step(state) != OVER and rugs_in_play(state) == rugs:
            return state


def late_positions(seed: str, number: int, rugs: int) -> Iterator[State]:
    """So many positions with so many rugs left, of all kinds."""
    random = Random(seed)
    kinds: tuple[Callable[[], State], ...] = (
        lambda: played(random, rugs, greedy=False),
        lambda: played(random, rugs, greedy=True),
        lambda: odd(random, rugs),
    )
    for nth in range(number):
        yield kinds[nth % len(kinds)]()
