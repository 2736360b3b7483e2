"""A summary as a self-contained HTML page: no external script, font or picture.

The text and the markup are in `record/drawing/templates/arena.html`; this module prepares the values for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from marrakech.arena.ratings import ANCHOR
from marrakech.arena.report import (
    SEAT_NAMES,
    footnote,
    lineup_name,
    number_text,
    share_text,
    side_name,
    time_text,
    told_sides,
    verdict,
)
from marrakech.arena.summary import BotSummary, Summary
from marrakech.engine.intervals import Interval
from marrakech.record.drawing.charts import Axis, filled

VERDICTS = {
    "better": "which is more than a fair share",
    "worse": "which is less than a fair share",
    "open": "which is too near a fair share to tell the two apart",
}


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a plot, in percent of its width."""

    ticks: Sequence[float]
    digits: int = 2

    def at(self, number: float) -> float:
        """The position of a number, from 0 to 100."""
        low, high = self.ticks[0], self.ticks[-1]
        return round(Axis(low, high, 0, 100).at(min(max(number, low), high)), 2)

    def width(self, interval: Interval) -> float:
        """The width of an interval."""
        assert interval.low is not None
        assert interval.high is not None
        return round(self.at(interval.high) - self.at(interval.low), 2)

    def text(self, tick: float) -> str:
        """The label of a tick."""
        return f"{tick:.{self.digits}f}"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a plot: a value with its interval, or a heading."""

    name: str
    small: str
    interval: Interval
    value: str
    fair: float | None = None
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """Rows on a common scale."""

    rows: Sequence[Row]
    scale: Scale


def html(summary: Summary, command: str = "") -> str:
    """The page; `command` is shown as the way to repeat the match."""
    bots = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    anchored = any(bot.label == ANCHOR for bot in bots)
    zero = f"{ANCHOR}, which never changes," if anchored else "the mean of all"
    return filled(
        "arena.html",
        summary=summary,
        bots=bots,
        lede=lede(summary),
        facts=[
            ("games", f"{summary.games:,}"),
            ("deals", f"{summary.deals:,}"),
            ("players", summary.players),
            ("rules", summary.rules),
            ("seed", summary.seed),
        ],
        zero=f"{zero} stands at 0",
        fair=1 / summary.players,
        alone=any(meeting.alone is not None for meeting in summary.meetings),
        ratings=_ratings(bots),
        shares=_shares(summary),
        seats=_seats(summary),
        seat_names=SEAT_NAMES,
        command=command,
        footnote=footnote(summary),
        time_text=time_text,
    )


def lede(summary: Summary) -> str:
    """The match in a sentence."""
    first = summary.lineups[0]
    if len(summary.bots) == 1:
        return f"{summary.bots[0].label} against itself: what the seats are worth."
    if len(summary.lineups) == 1 and len(first.sides) == 2:
        side = first.loner or max(first.sides, key=lambda one: one.share.value)
        judged = VERDICTS[verdict(side.share, side.fair) or "open"]
        return (
            f"{side_name(first, side)} wins {100 * side.share.value:.1f} % of {first.games:,} games, "
            f"{judged} ({100 * side.fair:.0f} %)."
        )
    best, second, *_ = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    ahead = best.rating.value - second.rating.value
    return (
        f"{best.label} is rated highest of {len(summary.bots)} bots, {ahead:.0f} points above "
        f"{second.label}. Every deal of dice and piles was played in each rotation of the seats."
    )


def _ratings(bots: Sequence[BotSummary]) -> Plot:
    ratings = [bot.rating for bot in bots]
    numbers = [n for one in ratings for n in (one.value, one.low, one.high) if n is not None]
    step = next(
        size for size in (50, 100, 200, 400, 1000, 5000) if max(numbers) - min(numbers) <= 6 * size
    )
    low, high = floor(min(numbers) / step), ceil(max(numbers) / step)
    if low == high:
        low, high = low - 1, high + 1
    rows = []
    for bot in bots:
        small = f"mean place {bot.place:.2f}, {bot.games:,} seats played"
        if bot.rating.low is not None and bot.rating.low != bot.rating.high:
            small = f"{bot.rating.low:+.0f} to {bot.rating.high:+.0f}; {small}"
        rows.append(Row(bot.label, small, bot.rating, f"{bot.rating.value:+.0f}", 0.0))
    return Plot(rows, Scale([step * n for n in range(low, high + 1)], 0))


def _shares(summary: Summary) -> Plot:
    rows = []
    for lineup in summary.lineups:
        sides = told_sides(lineup)
        if len(sides) > 2 and len(summary.lineups) > 1:
            games = f"{lineup.games:,} games"
            rows.append(Row("", games, sides[0].share, "", heading=lineup_name(lineup)))
        for side in sides:
            small = f"lead {number_text(side.margin)}"
            if side.share.low is not None and side.share.high is not None:
                small = f"{side.share.low:.3f} to {side.share.high:.3f}; {small}"
            if len(sides) <= 2:
                small = f"{small}; {lineup.games:,} games"
            name, value = side_name(lineup, side), f"{side.share.value:.3f}"
            rows.append(Row(name, small, side.share, value, side.fair))
    return Plot(rows, Scale((0, 0.25, 0.5, 0.75, 1)))


def _seats(summary: Summary) -> Plot:
    fair = 1 / summary.players
    highest = max(seat.share.high or seat.share.value for seat in summary.seats)
    high = ceil(min(1.0, max(2 * fair, highest)) * 10) / 10
    rows = [
        Row(
            f"{SEAT_NAMES[seat.seat]} seat",
            f"{share_text(seat.share)}; mean score {seat.score:.1f}",
            seat.share,
            f"{seat.share.value:.3f}",
            fair,
        )
        for seat in summary.seats
    ]
    return Plot(rows, Scale((0, high / 2, high)))
