"""A rating on a fixed scale, from games against opponents whose ratings are known.

Who is `d` points better comes in ahead of another in 1 / (1 + 10^(-d/400)) of their games, shared places
counted by half. A rating is the one at which a bot comes in ahead of its opponents as often as it did, over
all games, with the luck of the dice taken out. With more than two players it is the mean over the others.

Taking luck out: a game counts as `ahead` less a share of what chance was worth in it. What chance was worth is
zero on average, so the mean stays what it was. The share is smaller where one side nearly always wins, for
there the dice decide less than the network thinks, which takes both sides for equals.

The interval is at 95 %, from the spread between deals, of which every one is played from every seat.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from marrakech.engine.intervals import DealSums, Interval, student

TENFOLD: Final = 400
"""Points of the scale for odds of ten to one."""
FARTHEST: Final = 2000.0
"""How far from all opponents a rating can be: nobody is infinitely weak after losing every game."""
END_GAMES: Final = 0.5
"""Games in parts, as many won as lost, against the weakest and the strongest opponent."""


@dataclass(frozen=True, slots=True)
class CountedGame:
    """What is needed of a game."""

    opponent: str
    deal: str
    ahead: float
    """The share of the others that it came in ahead of."""
    luck: float
    """What chance was worth in it, in the same unit."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """A bot's games against one opponent."""

    opponent: str
    games: int
    ahead: Interval
    adjusted: Interval
    """The same with the luck taken out."""
    deals: Mapping[str, tuple[float, int]]
    """By deal: the sum of the adjusted results, and how many."""


def expected_ahead(rating: float, other: float) -> float:
    """How often a bot comes in ahead of another, e.g. 0.64 with 100 points more."""
    return 1 / (1 + 10 ** ((other - rating) / TENFOLD))


def encounters(games: Iterable[CountedGame], ratings: Mapping[str, float]) -> list[Encounter]:
    """The games by opponent, in the order in which the opponents come.

    How much luck is taken out of games follows from the rating that they would give with all the luck in them.
    """
    grouped: dict[str, list[CountedGame]] = defaultdict(list)
    for game in games:
        grouped[game.opponent].append(game)
    plain = [encounter(name, played, 0.0) for name, played in grouped.items()]
    rating = _balanced(plain, ratings)
    return [
        encounter(name, played, luck_share(expected_ahead(rating, ratings[name])))
        for name, played in grouped.items()
    ]


def encounter(opponent: str, played: Sequence[CountedGame], share: float) -> Encounter:
    """The games against one opponent, with a share of the luck taken out."""
    plain, adjusted = DealSums(), DealSums()
    for game in played:
        plain.add(game.deal, game.ahead)
        adjusted.add(game.deal, game.ahead - share * game.luck)
    return Encounter(opponent, len(played), plain.share(), adjusted.mean(), adjusted.by_deal)


def luck_share(ahead: float) -> float:
    """Which share of the luck is taken out where one side wins so many games: all of it between equals."""
    return 4 * ahead * (1 - ahead)


def rate_met(met: Sequence[Encounter], ratings: Mapping[str, float]) -> Interval:
    """The rating that explains these encounters, with its interval."""
    value = _balanced(met, ratings)
    slope = sum(
        one.games * chance * (1 - chance)
        for one in met
        for chance in [expected_ahead(value, ratings[one.opponent])]
    ) * (log(10) / TENFOLD)
    spread, deals = 0.0, 0
    for one in met:
        number = len(one.deals)
        deals += number - 1
        # Between the deals of one opponent: what opponents differ in is not chance. One deal has no other.
        mean = one.adjusted.value if number > 1 else expected_ahead(value, ratings[one.opponent])
        squares = sum((total - mean * games) ** 2 for total, games in one.deals.values())
        spread += squares * number / max(number - 1, 1)
    if deals < 1:
        return Interval(value, None, None)
    reach = student(deals) * sqrt(spread) / slope
    return Interval(value, value - reach, value + reach)


def _balanced(met: Sequence[Encounter], ratings: Mapping[str, float]) -> float:
    """By halving: where the results are what was to be expected."""
    low, high = min(ratings.values()) - FARTHEST, max(ratings.values()) + FARTHEST
    ends = (min(ratings.values()), max(ratings.values()))
    for _ in range(60):
        middle = (low + high) / 2
        excess = sum(
            one.games * (one.adjusted.value - expected_ahead(middle, ratings[one.opponent]))
            for one in met
        ) + sum(END_GAMES * (0.5 - expected_ahead(middle, end)) for end in ends)
        low, high = (middle, high) if excess > 0 else (low, middle)
    return (low + high) / 2


def mean_rating(ratings: Sequence[Interval]) -> Interval:
    """The mean of ratings that were measured apart, with its interval."""
    value = sum(one.value for one in ratings) / len(ratings)
    if any(one.low is None for one in ratings):
        return Interval(value, None, None)
    reach = sqrt(sum(one.reach**2 for one in ratings)) / len(ratings)
    return Interval(value, value - reach, value + reach)


def shared_out(deals: int, met: Sequence[Encounter], ratings: Mapping[str, float]) -> dict[str, int]:
    """So many deals among all opponents: more for those whose games tell more, by what is known so far.

    Deals that have been played stay. Games that are nearly always won or lost tell little, and deals go by the
    square of what a game tells: most to the opponents near the bot, some to the others.
    """
    played = {one.opponent: len(one.deals) for one in met}
    rating = _balanced(met, ratings)
    weights = {
        name: (chance * (1 - chance)) ** 2
        for name, other in ratings.items()
        for chance in [expected_ahead(rating, other)]
    }
    found = {name: played.get(name, 0) for name in ratings}
    left = max(0, deals - sum(found.values()))
    total = sum(weights.values())
    wanted = {name: left * weight / total for name, weight in weights.items()}
    for name, share in wanted.items():
        found[name] += int(share)
    rest = deals - sum(found.values())
    for name in sorted(wanted, key=lambda name: int(wanted[name]) - wanted[name])[: max(rest, 0)]:
        found[name] += 1
    return found
