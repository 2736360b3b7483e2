"""A summary as tables for a terminal."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakech.arena.summary import LineupSummary, SideSummary, Summary
from marrakech.engine.intervals import Interval
from marrakech.record.printable import printable

SEAT_NAMES = ("first", "second", "third", "fourth")
FIELD = {2: "two", 3: "three"}
LEGEND = (
    "Lead: points over the best of the others. Open: the interval contains the fair share. Place and "
    "score are means."
)


def share_text(share: Interval) -> str:
    """A share with its interval, e.g. '0.700 (0.680 to 0.719)'."""
    if share.low is None or share.high is None:
        return f"{share.value:.3f}"
    return f"{share.value:.3f} ({share.low:.3f} to {share.high:.3f})"


def number_text(number: Interval, digits: int = 1) -> str:
    """A signed number with half the width of its interval, e.g. '+4.2 ±1.1'."""
    if number.low is None or number.high is None:
        return f"{number.value:+.{digits}f}"
    return f"{number.value:+.{digits}f} ±{(number.high - number.low) / 2:.{digits}f}"


def time_text(seconds: float) -> str:
    """A readable time, e.g. '12 ms'."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 0.01:
        return f"{1000 * seconds:.0f} ms"
    return f"{1000 * seconds:.2f} ms"


def lineup_name(lineup: LineupSummary) -> str:
    """Who plays whom, e.g. 'master alone against three greedy'."""
    if len(lineup.sides) == 1:
        return f"{lineup.sides[0].label} against itself"
    if lineup.loner is not None:
        other = next(side for side in lineup.sides if side is not lineup.loner)
        return f"{lineup.loner.label} alone against {FIELD[other.seats]} {other.label}"
    return ", ".join(side.label for side in lineup.sides)


def side_name(lineup: LineupSummary, side: SideSummary) -> str:
    """A side of a lineup, e.g. 'greedy against random'."""
    if lineup.loner is not None:
        return lineup_name(lineup)
    if len(lineup.sides) == 2:
        other = next(one for one in lineup.sides if one is not side)
        return f"{side.label} against {other.label}"
    return side.label


def told_sides(lineup: LineupSummary) -> tuple[SideSummary, ...]:
    """The sides whose share is informative: the one that sits alone, else all of them."""
    return lineup.sides if lineup.loner is None else (lineup.loner,)


def verdict(share: Interval, fair: float) -> str:
    """Whether a share is above or below the fair share; open if the interval contains it."""
    if share.low is None or share.high is None:
        return ""
    return "better" if share.low > fair else "worse" if share.high < fair else "open"


def headline(summary: Summary) -> str:
    """What was played, in one line."""
    part = "" if summary.games == summary.planned else f" of {summary.planned:,} planned"
    return (
        f"{summary.games:,} games{part}, {summary.deals:,} deals, {summary.players} players, "
        f"{summary.rules}, seed {summary.seed}"
    )


def render(summary: Summary) -> RenderableType:
    """The whole report."""
    parts: list[RenderableType] = [Text(headline(summary), style="bold"), Text()]
    parts += [_shares(summary), Text()]
    if len(summary.bots) > 1:
        parts += [_bots(summary), Text()]
    if len(summary.bots) > 2:
        parts += [_cross(summary), Text()]
    parts += [_seats(summary), Text(), _times(summary)]
    if any(bot.faults for bot in summary.bots):
        parts += [Text(), *_faults(summary)]
    parts += [Text(), Text(f"{LEGEND} {footnote(summary)}", style="dim")]
    return Group(*parts)


def footnote(summary: Summary) -> str:
    """Notes on the figures."""
    words = "Intervals are at 95 % confidence, with deals as the independent samples."
    if not summary.repeatable:
        words += " Some bots depend on the clock: the same command may give other games."
    return words


def _table(title: str, first: str, columns: Iterable[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False, box=None)
    # On a narrow screen names wrap, numbers do not.
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _shares(summary: Summary) -> Table:
    table = _table("Games won", "", ("share", "95 %", "fair", "", "lead", "games"))
    for lineup in summary.lineups:
        if len(lineup.sides) == 1:
            continue
        if len(lineup.sides) > 2 and len(summary.lineups) > 1:
            table.add_row(Text(lineup_name(lineup), style="italic"))
        for side in told_sides(lineup):
            table.add_row(
                side_name(lineup, side),
                f"{side.share.value:.3f}",
                _bounds(side.share),
                f"{side.fair:.3f}",
                verdict(side.share, side.fair),
                number_text(side.margin),
                f"{lineup.games:,}",
            )
    return table


def _bounds(interval: Interval) -> str:
    if interval.low is None or interval.high is None:
        return ""
    return f"{interval.low:.3f} to {interval.high:.3f}"


def _bots(summary: Summary) -> Table:
    table = _table("Ratings", "", ("rating", "95 %", "place", "score", "out", "seats played"))
    for bot in sorted(summary.bots, key=lambda one: -one.rating.value):
        low, high = bot.rating.low, bot.rating.high
        table.add_row(
            bot.label,
            f"{bot.rating.value:+.0f}",
            "" if low is None or high is None or low == high else f"{low:+.0f} to {high:+.0f}",
            f"{bot.place:.2f}",
            f"{bot.score:.1f}",
            f"{100 * bot.out:.1f} %",
            f"{bot.games:,}",
        )
    return table


def _cross(summary: Summary) -> Table:
    ordered = sorted(summary.bots, key=lambda one: -one.rating.value)
    table = _table("Came in ahead of", "", (bot.label for bot in ordered))
    for bot in ordered:
        cells = []
        for other in ordered:
            meeting = summary.meeting(bot.label, other.label)
            cells.append("" if meeting is None else f"{meeting.ahead.value:.3f}")
        table.add_row(bot.label, *cells)
    return table


def _seats(summary: Summary) -> Table:
    table = _table("Seats", "", ("share", "95 %", "fair", "mean score"))
    for seat in summary.seats:
        table.add_row(
            SEAT_NAMES[seat.seat],
            f"{seat.share.value:.3f}",
            _bounds(seat.share),
            f"{1 / summary.players:.3f}",
            f"{seat.score:.1f}",
        )
    return table


def _times(summary: Summary) -> Table:
    table = _table(
        "Time a decision", "", ("limit", "half within", "99 % within", "longest", "decisions")
    )
    for bot in summary.bots:
        table.add_row(
            bot.label,
            bot.limits,
            time_text(bot.median),
            time_text(bot.p99),
            time_text(bot.longest),
            f"{bot.decisions:,}",
        )
    return table


def _faults(summary: Summary) -> list[RenderableType]:
    table = _table("Faults", "", ("faults", "decisions by random", "of"))
    for bot in summary.bots:
        if bot.faults:
            kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(bot.faults.items()))
            table.add_row(bot.label, kinds, f"{bot.stood_in:,}", f"{bot.decisions:,}")
    examples = {(one.label, one.kind): one for one in reversed(summary.faults)}
    lines = [
        Text(
            printable(
                f"For example {one.label}, deal {one.deal}, decision {one.decision}: {one.message}"
            )
        )
        for one in reversed(examples.values())
    ]
    return [table, *lines]
