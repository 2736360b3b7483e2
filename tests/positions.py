"""Random positions that the rules can go on from, of all rules: most of them are ones that no game reaches."""

from random import Random
from typing import Final

from marrakech.kernel.admission import MOST_DIRHAMS, MOST_STOCK, SOUND, rules_fault
from marrakech.kernel.board import FIRST_NORTH, PLACE_SQUARE, PLACES, SIDE, STRIDE, place_squares
from marrakech.kernel.state import (
    COVER_OWN,
    DEAL,
    DRAW,
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    PLAYERS_MASK,
    ROLL,
    TURN,
    Rules,
    State,
    Step,
    colours,
    two_colours,
    with_out,
    with_player,
    with_step,
    with_top,
)

EVERY_RULES: Final = [rules for rules in range(2 * COVER_OWN) if rules_fault(rules) == SOUND]
"""All numbers of players with all switches that go together, also those that no printing has."""

SQUARES: Final = [row * STRIDE + column for row in range(SIDE) for column in range(SIDE)]


def random_position(random: Random, rules: Rules | None = None, now: Step | None = None) -> State:
    """A position of these rules and at this step, or of any."""
    if rules is None:
        rules = random.choice(EVERY_RULES)
    if now is None:
        now = random.choice(steps_of(rules))
    number = rules & PLAYERS_MASK
    out = random.sample(range(number), random.randint(0, number - 2 + (now == OVER)))
    movers = [who for who in range(number) if now == OVER or who not in out]
    who = random.choice(movers)
    stocks = random_stocks(random, rules, now, who)
    flow = with_player(with_step(0, now), who)
    for order, gone in enumerate(out):
        flow = with_out(flow, gone, order + 1)
    if two_colours(rules):
        for one in range(2):
            flow = with_top(flow, one, random_top(random, now, who, one, stocks))
    squares, east, north = random_board(random, colours(rules))
    return State(
        *squares,
        east,
        north,
        random.choice(SQUARES) * 4 + random.randrange(4),
        packed(random_purses(random, number)),
        packed(stocks),
        flow,
        rules,
    )


def steps_of(rules: Rules) -> list[Step]:
    """The steps that a game by these rules can be at."""
    steps = [TURN if rules & END_TURN else ORIENT, ROLL, LAY, OVER]
    return [*steps, DEAL, DRAW] if two_colours(rules) else steps


def packed(numbers: list[int]) -> int:
    """Small numbers side by side, the first one lowest."""
    return sum(number << 8 * nth for nth, number in enumerate(numbers))


def random_board(random: Random, in_play: int) -> tuple[tuple[int, int, int, int], int, int]:
    """Rugs on any squares, and some of those that can lie whole marked so."""
    masks = [0, 0, 0, 0]
    bare, one = random.choice((0.0, 0.1, 0.5, 0.9, 1.0)), random.randrange(in_play)
    mixed = random.choice((0.05, 1.0))
    for square in SQUARES:
        if random.random() >= bare:
            colour = random.randrange(in_play) if random.random() < mixed else one
            masks[colour] |= 1 << square
    links = [0, 0]
    taken = 0
    whole = random.choice((0.0, 0.5, 1.0))
    for place in random.sample(range(PLACES), PLACES) if whole else ():
        both = place_squares(place)
        if random.random() < whole and not both & taken and any(mask & both == both for mask in masks):
            taken |= both
            links[place >= FIRST_NORTH] |= 1 << PLACE_SQUARE[place]
    henna, indigo, saffron, almond = masks
    return (henna, indigo, saffron, almond), links[0], links[1]


def random_purses(random: Random, number: int) -> list[int]:
    """Even, poor, or with all that there can be in one purse."""
    most = random.choice((0, 3, 60, MOST_DIRHAMS))
    purses: list[int] = []
    for _ in range(number):
        purses.append(random.choice((0, most, random.randint(0, most))))
        most = min(most, MOST_DIRHAMS - sum(purses))
    random.shuffle(purses)
    return purses


def random_stocks(random: Random, rules: Rules, now: Step, who: int) -> list[int]:
    """Rugs left of each colour: few or many, and as unequal as can be; enough for what the step says."""
    most = random.choice((0, 1, 2, 15, MOST_STOCK))
    stocks = [random.choice((0, 1, most, random.randint(0, most))) for _ in range(colours(rules))]
    if two_colours(rules):
        for one in range(2):
            # A pile has so many rugs of both colours together.
            stocks[one + 2] = min(stocks[one + 2], MOST_STOCK - stocks[one])
    needed = [] if now in (TURN, OVER) else [0, 1] if now == DEAL else [who]
    for one in needed:
        piles = [one, one + 2] if two_colours(rules) else [one]
        if not any(stocks[pile] for pile in piles):
            stocks[random.choice(piles)] = random.choice((1, 2, MOST_STOCK))
    return stocks


def random_top(random: Random, now: Step, who: int, one: int, stocks: list[int]) -> int:
    """The rug on top of a pile, where it is known."""
    due = now in (DEAL, DRAW) and (one == who or (now == DEAL and one == 1))
    known = [top for top in (1, 2) if stocks[one + 2 * (top - 1)]]
    if due or not known:
        return 0
    return random.choice([0, *known] if now == OVER else known)
