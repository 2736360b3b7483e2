"""Luck and loss over many games as SVG, which can be saved."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from marrakech.analysis.statistics import PlayerRow
from marrakech.messages import message, percent
from marrakech.record.drawing.charts import LINE_COLOURS, Axis, filled, polyline

PANEL_HEIGHT, LEFT_EDGE, RIGHT_EDGE = 220, 60, 700


def series(rows: Sequence[PlayerRow], of: Callable[[PlayerRow], float]) -> dict[str, list[float]]:
    """A figure of each name over its games, in the order of dates, then of files."""
    found: dict[str, list[float]] = {}
    for row in sorted(rows, key=lambda row: row.date):
        found.setdefault(row.name, []).append(of(row))
    return found


def statistics_panel(title: str, lines: dict[str, list[float]], top: int) -> dict[str, Any]:
    """One chart: a line for each name."""
    values = [0.0, *(value for line in lines.values() for value in line)]
    lowest, highest = min(values), max(values)
    down = Axis(highest, highest - ((highest - lowest) or 1.0), top, top + PANEL_HEIGHT)
    return {
        "title": title,
        "top": top,
        "zero": down.at(0),
        "ends": [(down.at(end), percent(end, 1, signed=True)) for end in (highest, lowest)],
        "lines": [
            {
                "name": name,
                "colour": LINE_COLOURS[nth % len(LINE_COLOURS)],
                "points": polyline(
                    enumerate(line), Axis(0, max(1, len(line) - 1), LEFT_EDGE, RIGHT_EDGE), down
                ),
            }
            for nth, (name, line) in enumerate(lines.items())
        ],
    }


def plot_svg(rows: Sequence[PlayerRow]) -> str:
    """Luck added up game by game and loss per decision of every game, a line for each name."""
    luck = {name: list(accumulate(line)) for name, line in series(rows, lambda row: row.luck).items()}
    loss = series(rows, lambda row: row.loss / row.decisions if row.decisions else 0.0)
    return filled(
        "statistics.svg",
        wide=RIGHT_EDGE + 10,
        high=2 * PANEL_HEIGHT + 120 + 20 * len(luck),
        left=LEFT_EDGE,
        right=RIGHT_EDGE,
        legend=2 * PANEL_HEIGHT + 105,
        panels=(
            statistics_panel(message("report-plot-luck"), luck, 30),
            statistics_panel(message("report-plot-loss"), loss, PANEL_HEIGHT + 80),
        ),
        names=list(luck),
        colours=LINE_COLOURS,
    )
