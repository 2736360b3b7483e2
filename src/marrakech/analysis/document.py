"""A review as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from html import escape

from marrakech.analysis.phrases import phrase
from marrakech.analysis.review import Review
from marrakech.record.position import Position

WIDTH, HEIGHT = 720, 220
COLOURS = ("#b3452c", "#34508f", "#c98a1b", "#8a6f4e")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #fbf6ec; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .25rem .5rem; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid #d9cbb0; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
"""


def curve(review: Review, who: int) -> str:
    """A player's chances of winning over the game, as the points of a line."""
    chances = [review.start[who], *(moment.win[who] for moment in review.moments)]
    last = max(1, len(chances) - 1)
    return " ".join(
        f"{WIDTH * n / last:.1f},{HEIGHT * (1 - chance):.1f}" for n, chance in enumerate(chances)
    )


def chart(review: Review, names: list[str]) -> str:
    """Everybody's chances; mistakes are marked on the line of who made them."""
    last = max(1, len(review.moments))
    lines = [
        f'<polyline fill="none" stroke="{COLOURS[who]}" stroke-width="2" points="{curve(review, who)}">'
        f"<title>{escape(names[who])}</title></polyline>"
        for who in range(len(review.players))
    ]
    for point in review.turning_points:
        moment = point.moment
        x = WIDTH * (moment.move + 1) / last
        y = HEIGHT * (1 - moment.win[moment.player])
        lines.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[moment.player]}">'
            f"<title>{escape(names[moment.player])}: {escape(moment.played)}</title></circle>"
        )
    return (
        f'<svg viewBox="-8 -8 {WIDTH + 16} {HEIGHT + 16}" role="img" aria-label="Chances of winning">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff" stroke="#d9cbb0"/>{"".join(lines)}</svg>'
    )


def accounts(review: Review, names: list[str]) -> str:
    """The accounts as a table."""
    rows = "".join(
        f"<tr><td>{escape(names[each.player])}</td><td>{each.score.result:.0f}</td>"
        f"<td>{each.win.start:.0%}</td><td>{each.win.luck:+.0%}</td><td>{each.win.own:+.0%}</td>"
        f"<td>{each.win.others:+.0%}</td><td>{each.win.result:.0%}</td>"
        f"<td>{each.loss_per_decision:.2%}</td><td>{each.decisions}</td></tr>"
        for each in review.players
    )
    heads = "<th></th><th>points</th><th>start</th><th>dice</th><th>own choices</th><th>others' choices</th>"
    heads += "<th>result</th><th>loss a decision</th><th>decisions</th>"
    return f"<table><tr>{heads}</tr>{rows}</table>"


def turning_points(review: Review, names: list[str], language: str) -> str:
    """The turning points with their boards."""
    parts = []
    for point in review.turning_points:
        moment = point.moment
        why = "; ".join(escape(phrase(reason, language)) for reason in point.reasons)
        board = Position.parse(point.position).svg(size=320)
        parts.append(
            f"<figure>{board}<figcaption>Turn {moment.turn}, {escape(names[moment.player])}: "
            f"{escape(moment.played)} cost {moment.loss:.1%}; {escape(point.better)} was better"
            f"{': ' + why if why else ''}.</figcaption></figure>"
        )
    return "".join(parts) or "<p>No choice cost more than the evaluation's own error.</p>"


def review_html(review: Review, names: list[str], language: str = "en") -> str:
    """The whole document."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Marrakech: a review</title>'
        f"<style>{STYLE}</style><h1>A game looked back at</h1>{chart(review, names)}"
        f"{accounts(review, names)}<h2>Turning points</h2>{turning_points(review, names, language)}"
        f"<p>{escape(review.depth)}: {review.turns_ahead} turns ahead.</p></html>\n"
    )
