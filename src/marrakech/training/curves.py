"""The learning curves of a run, as SVG."""

import json
from pathlib import Path

WIDE, HIGH, EDGE = 360, 200, 42


def panel(title: str, points: list[tuple[float, float]], left: int) -> str:
    """One curve with its axes, e.g. the share of games won over the minutes."""
    if not points:
        return ""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = min(ys), max(ys)
    room = (high - low) * 0.05 or 0.01
    low, high = low - room, high + room
    longest = max(xs) or 1.0

    def spot(x: float, y: float) -> str:
        across = left + EDGE + x / longest * (WIDE - EDGE - 10)
        down = HIGH - EDGE - (y - low) / (high - low) * (HIGH - EDGE - 30)
        return f"{across:.1f},{down:.1f}"

    line = " ".join(spot(x, y) for x, y in points)
    return (
        f'<text x="{left + EDGE}" y="18" font-weight="bold">{title}</text>'
        f'<path d="M{left + EDGE},30V{HIGH - EDGE}H{left + WIDE - 10}" fill="none" stroke="#888"/>'
        f'<text x="{left + EDGE - 4}" y="38" text-anchor="end">{high:.3f}</text>'
        f'<text x="{left + EDGE - 4}" y="{HIGH - EDGE}" text-anchor="end">{low:.3f}</text>'
        f'<text x="{left + WIDE - 10}" y="{HIGH - EDGE + 16}" text-anchor="end">'
        f"{longest:.0f} min</text>"
        f'<polyline points="{line}" fill="none" stroke="#a23b2a" stroke-width="1.5"/>'
    )


def draw_curves(log: Path, picture: Path) -> None:
    """Draw the log of a run: the share against greedy and both losses over the minutes."""
    rounds = [json.loads(line) for line in log.read_text().splitlines()]

    def curve(name: str) -> list[tuple[float, float]]:
        return [(r["seconds"] / 60, r[name]) for r in rounds if r[name] is not None]

    panels = (
        panel("share of games against greedy", curve("share"), 0)
        + panel("loss: who wins", curve("win_loss"), WIDE)
        + panel("loss: scores", curve("score_loss"), 2 * WIDE)
    )
    picture.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {3 * WIDE} {HIGH}" '
        f'font-family="sans-serif" font-size="11">{panels}</svg>\n'
    )
