"""A summary as one page of HTML that needs nothing else: no script, font or picture from elsewhere."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor

from marrakech.arena.report import (
    SEATS,
    footnote,
    number_text,
    share_text,
    table_name,
    time_text,
    verdict,
)
from marrakech.arena.summary import BotSummary, Meeting, Summary
from marrakech.arena.sums import Interval


def html(summary: Summary, command: str = "") -> str:
    """The page; `command` is shown as the way to repeat the match."""
    style = files("marrakech.arena").joinpath("page.css").read_text(encoding="utf-8")
    bots = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    title = "Arena: " + ", ".join(bot.label for bot in bots)
    parts = [_header(summary, bots), "<main>"]
    if len(bots) > 1:
        parts += [_ratings(bots), _cross(summary, bots), _shares(summary)]
    parts += [_seats(summary, bots), _times(bots)]
    if any(bot.faults for bot in bots):
        parts.append(_faults(summary, bots))
    parts += [_again(command), "</main>", f"<footer>{escape(footnote(summary))}</footer>"]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _header(summary: Summary, bots: Sequence[BotSummary]) -> str:
    facts = {
        "games": f"{summary.games:,}",
        "deals": f"{summary.deals:,}",
        "players": str(summary.players),
        "rules": summary.rules,
        "seed": summary.seed,
    }
    shown = "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )
    heading = " · ".join(bot.label for bot in bots)
    return (
        '<header><p class="eyebrow">Marrakech arena</p>'
        f'<h1>{escape(heading)}</h1><p class="lede">{escape(lede(summary))}</p>'
        f'<dl class="facts">{shown}</dl></header>'
    )


def lede(summary: Summary) -> str:
    """The match in a sentence."""
    first = summary.tables[0]
    if len(summary.bots) == 1:
        return f"{summary.bots[0].label} against itself: what the seats are worth."
    if len(summary.tables) == 1 and len(first.sides) == 2:
        side = first.loner or max(first.sides, key=lambda one: one.share.value)
        judged = verdict(side.share, side.fair)
        said = {
            "better": "which is more than a fair share",
            "worse": "which is less than a fair share",
        }.get(judged, "which is too near a fair share to tell the two apart")
        how = table_name(first) if first.loner else f"{side.label} against {_other(first.sides, side)}"
        return (
            f"{how} wins {100 * side.share.value:.1f} % of {first.games:,} games, {said} "
            f"({100 * side.fair:.0f} %)."
        )
    best, second, *_ = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    ahead = best.rating.value - second.rating.value
    return (
        f"{best.label} is rated highest of {len(summary.bots)} bots, {ahead:.0f} points above "
        f"{second.label}. Every deal of dice and piles was played in each rotation of the seats."
    )


def _other(sides: Sequence[object], side: object) -> str:
    return next(str(getattr(one, "label", "")) for one in sides if one is not side)


def _section(title: str, words: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(words)}</p>{body}</section>"


def _row(
    name: str, small: str, interval: Interval, low: float, high: float, value: str, fair: float | None
) -> str:
    """A line of a plot: a dot with its interval on a common scale."""

    def at(number: float) -> float:
        return round(100 * (min(max(number, low), high) - low) / (high - low), 2)

    bar = ""
    told = value
    if interval.low is not None and interval.high is not None:
        left, right = at(interval.low), at(interval.high)
        bar = f'<i class="bar" style="left:{left}%;width:{round(right - left, 2)}%"></i>'
    mark = "" if fair is None else f'<i class="mark" style="left:{at(fair)}%"></i>'
    return (
        f'<div class="row"><div class="name">{escape(name)}<small>{escape(small)}</small></div>'
        f'<div class="track" aria-hidden="true">{mark}{bar}'
        f'<i class="dot" style="left:{at(interval.value)}%"></i></div>'
        f'<div class="value">{escape(told)}</div></div>'
    )


def _axis(low: float, high: float, ticks: Sequence[float], digits: int) -> str:
    marks = "".join(
        f'<span style="left:{round(100 * (tick - low) / (high - low), 2)}%">{tick:.{digits}f}</span>'
        for tick in ticks
    )
    return (
        '<div class="row foot" aria-hidden="true"><div class="name"></div>'
        f'<div class="axis">{marks}</div><div class="value"></div></div>'
    )


def _ratings(bots: Sequence[BotSummary]) -> str:
    reached = [
        one
        for bot in bots
        for one in (bot.rating.value, bot.rating.low, bot.rating.high)
        if one is not None
    ]
    step = next(
        size for size in (50, 100, 200, 400, 1000, 5000) if max(reached) - min(reached) <= 6 * size
    )
    low, high = step * floor(min(reached) / step), step * ceil(max(reached) / step)
    if low == high:
        low, high = low - step, high + step
    lines = []
    for bot in bots:
        small = f"mean place {bot.place:.2f}, {bot.games:,} seats played"
        if bot.rating.low is not None and bot.rating.low != bot.rating.high:
            small = f"{bot.rating.low:+.0f} to {bot.rating.high:+.0f}; {small}"
        lines.append(_row(bot.label, small, bot.rating, low, high, f"{bot.rating.value:+.0f}", 0.0))
    axis = _axis(low, high, [low + step * n for n in range((high - low) // step + 1)], 0)
    anchored = any(bot.label == "greedy" for bot in bots)
    zero = "greedy, which never changes, stands at 0" if anchored else "the mean of all stands at 0"
    words = f"Plackett-Luce on Elo's scale, 400 points for odds of ten to one; {zero}."
    return _section("Ratings", words, f'<div class="plot">{"".join(lines)}{axis}</div>')


def _shares(summary: Summary) -> str:
    lines = []
    for table in summary.tables:
        sides = table.sides if table.loner is None else (table.loner,)
        if len(sides) > 2 and len(summary.tables) > 1:
            lines.append(f"<h3>{escape(table_name(table))}<small>{table.games:,} games</small></h3>")
        for side in sides:
            if table.loner is not None:
                name = table_name(table)
            elif len(sides) == 2:
                name = f"{side.label} against {_other(sides, side)}"
            else:
                name = side.label
            small = f"lead {number_text(side.margin)}"
            if side.share.low is not None and side.share.high is not None:
                small = f"{side.share.low:.3f} to {side.share.high:.3f}; {small}"
            if len(sides) <= 2:
                small = f"{small}; {table.games:,} games"
            lines.append(_row(name, small, side.share, 0, 1, f"{side.share.value:.3f}", side.fair))
    axis = _axis(0, 1, (0, 0.25, 0.5, 0.75, 1), 2)
    words = (
        "The share of games won, its interval, and the lead over the best of the others in points. The "
        "dotted line is what an average player would win."
    )
    return _section("Games won", words, f'<div class="plot">{"".join(lines)}{axis}</div>')


def _cross(summary: Summary, bots: Sequence[BotSummary]) -> str:
    head = "".join(f'<th scope="col">{escape(bot.label)}</th>' for bot in bots)
    rows = []
    for bot in bots:
        cells = []
        for other in bots:
            if other is bot:
                cells.append('<td class="self"></td>')
            else:
                cells.append(_cell(summary.meeting(bot.label, other.label)))
        rows.append(f'<tr><th scope="row">{escape(bot.label)}</th>{"".join(cells)}</tr>')
    words = "How often the bot of the row came in ahead of that of the column; a shared place is half."
    if any(meeting.alone is not None for meeting in summary.meetings):
        words += f" Alone: won by itself against a field of the other (fair {1 / summary.players:.2f})."
    table = (
        f'<div class="wide"><table class="cross"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
    return _section("Cross table", words, table)


def _cell(meeting: Meeting | None) -> str:
    if meeting is None:
        return "<td>&ndash;</td>"
    share = meeting.ahead
    small = ""
    if share.low is not None and share.high is not None:
        small = f"<small>{share.low:.2f} to {share.high:.2f}</small>"
    if meeting.alone is not None:
        small += f"<small>alone {meeting.alone.value:.3f}</small>"
    kind = "ahead" if share.value > 0.5 else "behind" if share.value < 0.5 else ""
    by = round(abs(share.value - 0.5) * 70)
    return f'<td class="{kind}" style="--by:{by}">{share.value:.3f}{small}</td>'


def _seats(summary: Summary, bots: Sequence[BotSummary]) -> str:
    fair = 1 / summary.players
    high = min(1.0, max(2 * fair, max(seat.share.high or seat.share.value for seat in summary.seats)))
    high = ceil(high * 10) / 10
    lines = [
        _row(
            f"{SEATS[seat.seat]} seat",
            f"{share_text(seat.share)}; mean score {seat.score:.1f}",
            seat.share,
            0,
            high,
            f"{seat.share.value:.3f}",
            fair,
        )
        for seat in summary.seats
    ]
    body = f'<div class="plot">{"".join(lines)}{_axis(0, high, (0, high / 2, high), 2)}</div>'
    if len(bots) > 1:
        head = "".join(f'<th scope="col">{SEATS[seat.seat]}</th>' for seat in summary.seats)
        rows = "".join(
            f'<tr><th scope="row">{escape(bot.label)}</th>'
            + "".join(f"<td>{'&ndash;' if one is None else f'{one:.3f}'}</td>" for one in bot.by_seat)
            + "</tr>"
            for bot in bots
        )
        body += (
            '<div class="wide"><table><thead><tr><th>games won by seat</th>'
            f"{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )
    return _section("Seats", "What a seat is worth, whoever sits in it.", body)


def _times(bots: Sequence[BotSummary]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(bot.label)}</th><td>{escape(bot.limits)}</td>'
        f"<td>{time_text(bot.median)}</td><td>{time_text(bot.p99)}</td>"
        f"<td>{time_text(bot.longest)}</td><td>{bot.decisions:,}</td></tr>"
        for bot in bots
    )
    head = "".join(
        f'<th scope="col">{name}</th>'
        for name in ("limit", "half within", "99 % within", "longest", "decisions")
    )
    table = (
        f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
    return _section("Time a decision", "A turn has two decisions: a heading, and a rug.", table)


def _faults(summary: Summary, bots: Sequence[BotSummary]) -> str:
    counts = "".join(
        f'<tr><th scope="row">{escape(bot.label)}</th><td class="text">'
        + ", ".join(f"{number} {escape(kind)}" for kind, number in sorted(bot.faults.items()))
        + f"</td><td>{bot.stood_in:,} of {bot.decisions:,}</td></tr>"
        for bot in bots
        if bot.faults
    )
    lines = "".join(
        f'<tr><th scope="row">{escape(one.label)}</th><td>{escape(one.kind)}</td>'
        f"<td>{escape(one.deal)}</td><td>{one.decision}</td>"
        f'<td class="text">{escape(one.message)}</td></tr>'
        for one in summary.faults
    )
    body = (
        '<div class="wide"><table><thead><tr><th></th><th>faults</th><th>decisions by random</th></tr>'
        f"</thead><tbody>{counts}</tbody></table></div>"
        '<div class="wide"><table><thead><tr><th></th><th>kind</th><th>deal</th><th>decision</th>'
        f"<th>what was wrong</th></tr></thead><tbody>{lines}</tbody></table></div>"
    )
    words = (
        "A decision that a bot did not make, or not by the rules, was drawn at random; after three in "
        "a game the rest of that game was, too."
    )
    return _section("Faults", words, body)


def _again(command: str) -> str:
    if not command:
        return ""
    return f'<section><h2>The same again</h2><pre tabindex="0">{escape(command)}</pre></section>'
