"""Luck and loss over many games as SVG, which can be saved."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from marrakech.analysis.statistics import PlayerRow
from marrakech.messages import message, percent

WIDE, HIGH, LEFT_EDGE = 640, 220, 60
PAINTS: Final = ("#b3452c", "#34508f", "#c98a1b", "#8a6f4e", "#17493f", "#6b4a7d", "#2b2118", "#9a9a9a")


def series(rows: Sequence[PlayerRow], of: Callable[[PlayerRow], float]) -> dict[str, list[float]]:
    """A figure of each name over its games, in the order of dates, then of files."""
    found: dict[str, list[float]] = {}
    for row in sorted(rows, key=lambda row: row.date):
        found.setdefault(row.name, []).append(of(row))
    return found


def running(values: Sequence[float]) -> list[float]:
    """The sum so far after each game."""
    total, found = 0.0, []
    for value in values:
        total += value
        found.append(total)
    return found


def panel(title: str, lines: dict[str, list[float]], top: int) -> list[str]:
    """One chart: a line for each name."""
    values = [value for line in lines.values() for value in line] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0

    def y(value: float) -> float:
        return top + HIGH * (high - value) / span

    parts = [
        f'<text x="{LEFT_EDGE}" y="{top - 8}" font-weight="bold">{escape(title)}</text>',
        f'<path d="M{LEFT_EDGE} {y(0):.1f}h{WIDE}" stroke="#d9cbb0"/>',
        f'<text x="4" y="{y(high) + 5:.1f}">{percent(high, 1, signed=True)}</text>',
        f'<text x="4" y="{y(low) + 5:.1f}">{percent(low, 1, signed=True)}</text>',
    ]
    for nth, (name, line) in enumerate(lines.items()):
        paint = PAINTS[nth % len(PAINTS)]
        last = max(1, len(line) - 1)
        points = " ".join(f"{LEFT_EDGE + WIDE * n / last:.1f},{y(v):.1f}" for n, v in enumerate(line))
        parts.append(
            f'<polyline fill="none" stroke="{paint}" stroke-width="2" points="{points}">'
            f"<title>{escape(name)}</title></polyline>"
        )
    return parts


def plot_svg(rows: Sequence[PlayerRow]) -> str:
    """Luck added up game by game and loss per decision of every game, a line for each name."""
    luck = {name: running(line) for name, line in series(rows, lambda row: row.luck).items()}
    loss = series(rows, lambda row: row.loss / row.decisions if row.decisions else 0.0)
    names = list(luck)
    high = 2 * HIGH + 120 + 20 * len(names)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + LEFT_EDGE + 10} {high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE + LEFT_EDGE + 10}" height="{high}" fill="#fbf6ec"/>',
        *panel(message("report-plot-luck"), luck, 30),
        *panel(message("report-plot-loss"), loss, HIGH + 80),
    ]
    for nth, name in enumerate(names):
        y = 2 * HIGH + 105 + 20 * nth
        parts.append(
            f'<rect x="{LEFT_EDGE}" y="{y - 10}" width="12" height="12" fill="{PAINTS[nth % len(PAINTS)]}"/>'
            f'<text x="{LEFT_EDGE + 20}" y="{y}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
