"""Means with confidence intervals, where deals, not games, are the independent samples.

Games of one deal share their dice, and their results are correlated: what one seat wins, another does
not. So the variance is taken between deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
"""The confidence level."""

_Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """A value with its 95 % confidence interval; unbounded from a single deal."""

    value: float
    low: float | None
    high: float | None

    @property
    def reach(self) -> float:
        """Half the width of the interval; infinite from a single deal."""
        return inf if self.low is None or self.high is None else (self.high - self.low) / 2

    def __format__(self, spec: str) -> str:
        """The value and half the width of its interval, e.g. '0.7000 +- 0.0100' for '.4f'."""
        return f"{self.value:{spec}} +- {self.reach:{spec.lstrip('+')}}"


@dataclass(slots=True)
class DealSums:
    """Sums and counts by deal."""

    by_deal: dict[str, tuple[float, int]] = field(default_factory=dict)

    def add(self, deal: str, value: float, weight: int = 1) -> None:
        """Count a value in a deal."""
        total, number = self.by_deal.get(deal, (0.0, 0))
        self.by_deal[deal] = (total + value, number + weight)

    @property
    def number(self) -> int:
        """The number of values."""
        return sum(number for _, number in self.by_deal.values())

    def mean(self) -> Interval:
        """The mean of the values, with its interval."""
        if not self.number:
            raise ValueError("the mean of no values is undefined")
        value = sum(total for total, _ in self.by_deal.values()) / self.number
        error = standard_error(self.by_deal, value)
        if error is None:
            return Interval(value, None, None)
        reach = student(len(self.by_deal) - 1) * error
        return Interval(value, value - reach, value + reach)

    def share(self) -> Interval:
        """The same for a proportion, with Wilson's interval, which stays within 0 and 1.

        A proportion of 0 or 1 has no variance between deals; its interval is that of as many
        independent games as there were deals.
        """
        mean = self.mean()
        if mean.low is None:
            return mean
        value = min(max(mean.value, 0.0), 1.0)
        deals = len(self.by_deal)
        error = standard_error(self.by_deal, value) or 0.0
        if error < 1e-12 and 0 < value < 1:
            return Interval(value, value, value)
        # The effective sample size: the number of independent games with the observed variance.
        worth = value * (1 - value) / error**2 if error >= 1e-12 else float(deals)
        z = student(deals - 1)
        middle = (value + z * z / (2 * worth)) / (1 + z * z / worth)
        reach = z * sqrt(value * (1 - value) / worth + (z / (2 * worth)) ** 2) / (1 + z * z / worth)
        return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))


def standard_error(by_deal: Mapping[str, tuple[float, int]], mean: float) -> float | None:
    """The standard error of a ratio of sums over random deals; None from a single deal."""
    deals = len(by_deal)
    if deals < 2:
        return None
    number = sum(weight for _, weight in by_deal.values())
    squares = sum((total - mean * weight) ** 2 for total, weight in by_deal.values())
    return sqrt(squares * deals / (deals - 1)) / number


def student(freedom: int) -> float:
    """Student's quantile for `LEVEL`, to three digits from three degrees of freedom on (Hill's series).

    >>> round(student(10), 2), round(student(1000), 2)
    (2.23, 1.96)
    """
    z, n = _Z, max(freedom, 1)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
