"""A review as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from fractions import Fraction
from html import escape
from typing import Final

from marrakech.analysis.phrases import LEVELS, WORDS, phrase, verdict_text
from marrakech.analysis.reference import luck_percentile, plays_like
from marrakech.analysis.review import Moment, PlayerReview, Review, TurningPoint
from marrakech.analysis.verdict import verdict_of
from marrakech.record.position import Position

WIDTH, HEIGHT = 720, 220
COLOURS = ("#b3452c", "#34508f", "#c98a1b", "#8a6f4e")
UNKNOWN: Final = "–"  # noqa: RUF001
MARKED: Final = 0.05
"""Rolls that changed the chances of their player at least so much are marked."""
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


def point_of(review: Review, moment: Moment) -> tuple[float, float]:
    """Where a moment lies on the line of its player."""
    last = max(1, len(review.moments))
    return WIDTH * (moment.move + 1) / last, HEIGHT * (1 - moment.win[moment.player])


def roll_mark(review: Review, moment: Moment, name: str) -> str:
    """A triangle for a lucky (up) or unlucky (down) roll."""
    x, y = point_of(review, moment)
    up = 5 if moment.luck < 0 else -5
    return (
        f'<path class="roll" d="M{x - 4:.1f} {y:.1f}h8l-4 {up}z" fill="{COLOURS[moment.player]}">'
        f"<title>{escape(name)}: {escape(moment.played)} ({moment.luck:+.0%})</title></path>"
    )


def chart(review: Review, names: list[str], language: str) -> str:
    """Everybody's chances; mistakes and the rolls that counted are marked on the line of their player."""
    lines = [
        f'<polyline fill="none" stroke="{COLOURS[who]}" stroke-width="2" points="{curve(review, who)}">'
        f"<title>{escape(names[who])}</title></polyline>"
        for who in range(len(review.players))
    ]
    lines += [
        roll_mark(review, moment, names[moment.player])
        for moment in review.moments
        if moment.chance and abs(moment.luck) >= MARKED
    ]
    for point in review.turning_points:
        moment = point.moment
        x, y = point_of(review, moment)
        lines.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[moment.player]}">'
            f"<title>{escape(names[moment.player])}: {escape(moment.played)}</title></circle>"
        )
    return (
        f'<svg viewBox="-8 -8 {WIDTH + 16} {HEIGHT + 16}" role="img" '
        f'aria-label="{WORDS[language]["chances"]}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff" stroke="#d9cbb0"/>{"".join(lines)}</svg>'
    )


def percentile_text(review: Review, each: PlayerReview) -> str:
    """The share of games with less luck."""
    share = luck_percentile(len(review.players), each.win.luck, review.depth)
    return UNKNOWN if share is None else f"{share:.0%}"


def like_text(review: Review, each: PlayerReview, language: str) -> str:
    """The level that loses about as much per decision; empty where there is no scale."""
    bot = plays_like(len(review.players), each.loss_per_decision, review.depth)
    return "" if bot is None else LEVELS[language][bot]


def accounts(review: Review, names: list[str], language: str) -> str:
    """The accounts as a table."""
    rows = "".join(
        f"<tr><td>{escape(names[each.player])}</td><td>{each.score.result:.0f}</td>"
        f"<td>{each.win.start:.0%}</td><td>{each.win.luck:+.0%}</td>"
        f"<td>{percentile_text(review, each)}</td><td>{each.win.own:+.0%}</td>"
        f"<td>{each.win.others:+.0%}</td><td>{each.win.result:.0%}</td>"
        f"<td>{each.loss_per_decision:.2%}</td><td>{each.decisions}</td>"
        f"<td>{like_text(review, each, language) or UNKNOWN}</td></tr>"
        for each in review.players
    )
    columns = (
        "points",
        "start",
        "dice",
        "luckier",
        "own",
        "others",
        "result",
        "loss",
        "decisions",
        "like",
    )
    heads = "".join(f"<th>{WORDS[language][column]}</th>" for column in columns)
    return f"<table><tr><th></th>{heads}</tr>{rows}</table>"


def sentences(review: Review, names: list[str], language: str) -> str:
    """A sentence for each player."""
    return "".join(
        f"<p><strong>{escape(names[each.player])}</strong>: "
        f"{escape(verdict_text(verdict_of(review, each.player), language))}</p>"
        for each in review.players
    )


def unluckiest(review: Review, names: list[str], language: str) -> str:
    """The roll that hurt most, with its exact odds."""
    moment = review.unluckiest
    return "" if moment is None else f"<p>{escape(hurt_text(moment, names, language))}</p>"


def hurt_text(moment: Moment, names: list[str], language: str) -> str:
    """A roll that hurt, in a sentence."""
    return WORDS[language]["hurt"].format(
        turn=moment.turn,
        name=names[moment.player],
        played=moment.played,
        luck=f"{moment.luck:+.0%}",
        odds=odds(moment),
    )


def cost_text(point: TurningPoint, names: list[str], language: str) -> str:
    """What a choice cost, in a sentence; where it was sampled, with a 95 % interval."""
    moment = point.moment
    cost = f"{moment.loss:.1%}" + (f" ± {1.96 * moment.error:.1%}" if moment.playouts else "")
    return WORDS[language]["cost"].format(
        turn=moment.turn,
        name=names[moment.player],
        played=moment.played,
        cost=cost,
        better=point.better,
    )


def odds(moment: Moment) -> str:
    """The probability of an outcome as a fraction, e.g. 1/3; piles have at most 24 rugs."""
    return str(Fraction(moment.probability).limit_denominator(24))


def turning_points(review: Review, names: list[str], language: str) -> str:
    """The turning points with their boards."""
    words = WORDS[language]
    parts = []
    for point in review.turning_points:
        why = "; ".join(escape(phrase(reason, language)) for reason in point.reasons)
        board = Position.parse(point.position).svg(size=320)
        told = cost_text(point, names, language)
        parts.append(
            f"<figure>{board}<figcaption>{escape(told)}{': ' + why if why else ''}.</figcaption></figure>"
        )
    return "".join(parts) or f"<p>{words['clean']}</p>"


def review_html(review: Review, names: list[str], language: str = "en") -> str:
    """The whole document."""
    words = WORDS[language]
    playouts = f", {review.playouts} {words['playouts']}" if review.playouts else ""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{words["title"]}</title>'
        f"<style>{STYLE}</style><h1>{words['heading']}</h1>{sentences(review, names, language)}"
        f"{chart(review, names, language)}{accounts(review, names, language)}"
        f"{unluckiest(review, names, language)}"
        f"<h2>{words['turning']}</h2>{turning_points(review, names, language)}"
        f"<p>{escape(review.depth)}: {review.turns_ahead} {words['ahead']}{playouts}.</p></html>\n"
    )
