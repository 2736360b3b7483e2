"""Accounts as they are shown: every figure rounded, and the parts still add up to the result."""

from dataclasses import dataclass
from math import floor
from typing import Final


@dataclass(frozen=True, slots=True)
class Account:
    """Where one player's result comes from: start + luck + own + others + correction = result.

    Each figure is a chance of winning, or all are points.
    """

    start: float
    luck: float
    own: float
    """What one's own choices cost: never above nothing."""
    others: float
    """What the others' choices gave."""
    correction: float
    """What the evaluation changed its mind about: its own error."""
    result: float


CHANCE_DIGITS: Final = 3
"""Chances of winning are shown in tenths of a percent."""
POINT_DIGITS: Final = 1


def add_up(account: Account, digits: int) -> Account:
    """The account rounded to so many digits: the parts add up to the result as they are shown.

    Start and result are rounded as usual. Of the parts those that lose most by it are rounded up, as many as it
    takes; nothing lifts own choices above nothing, and what is left over falls to `correction`.

        start 40.24, luck 11.35, own -6.14, others 8.26, correction -0.71, result 53
              40.2        +11.3      -6.1         +8.3              -0.7          53
    """
    scale = 10**digits
    start, result = round(account.start * scale), round(account.result * scale)
    parts = [part * scale for part in (account.luck, account.own, account.others, account.correction)]
    whole = [floor(part) for part in parts]
    cut = sorted(range(4), key=lambda nth: whole[nth] - parts[nth])
    up = cut[: max(0, result - start - sum(whole))]
    luck, own, others = (
        below + (nth in up and parts[nth] > below) for nth, below in enumerate(whole[:3])
    )
    correction = result - start - luck - own - others
    return Account(*(units / scale for units in (start, luck, own, others, correction, result)))
