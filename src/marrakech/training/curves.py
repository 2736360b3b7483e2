"""The learning curves of a run, as SVG."""

import json
from pathlib import Path
from typing import Any

from marrakech.record.drawing.charts import Axis, filled, polyline

WIDE, HIGH, EDGE, TOP = 360, 200, 42, 30


def curve_panel(title: str, points: list[tuple[float, float]], left: int) -> dict[str, Any]:
    """One curve on its axes, e.g. the share of games won over the minutes."""
    values = [value for _, value in points]
    room = (max(values) - min(values)) * 0.05 or 0.01
    low, high = min(values) - room, max(values) + room
    longest = max(minute for minute, _ in points) or 1.0
    across = Axis(0.0, longest, left + EDGE, left + WIDE - 10)
    return {
        "title": title,
        "left": left + EDGE,
        "right": left + WIDE - 10,
        "low": low,
        "high": high,
        "longest": longest,
        "points": polyline(points, across, Axis(low, high, HIGH - EDGE, TOP)),
    }


def draw_curves(log: Path, picture: Path) -> None:
    """Draw the log of a run: the share against greedy and both losses over the minutes."""
    rounds = [json.loads(line) for line in log.read_text().splitlines()]
    curves = {"share": "share of games in matches", "win_loss": "loss: who wins"}
    panels = []
    for nth, (name, title) in enumerate({**curves, "score_loss": "loss: scores"}.items()):
        points = [(r["seconds"] / 60, r[name]) for r in rounds if r[name] is not None]
        if points:
            panels.append(curve_panel(title, points, nth * WIDE))
    sizes = {"wide": 3 * WIDE, "high": HIGH, "top": TOP, "foot": HIGH - EDGE}
    picture.write_text(filled("curves.svg", panels=panels, **sizes))
