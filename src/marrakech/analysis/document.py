"""A review as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from fractions import Fraction
from html import escape
from typing import Final

from marrakech.analysis.phrases import move_text, phrase, verdict_text
from marrakech.analysis.reviewed import Moment, PlayerReview, Review, TurningPoint
from marrakech.analysis.verdict import verdict_of
from marrakech.engine.utility import BLEND
from marrakech.messages import Person, decimal, language, message, percent
from marrakech.record.drawing.svg import draw_svg
from marrakech.record.position import Position

WIDTH, HEIGHT = 720, 220
COLOURS = ("#b3452c", "#34508f", "#c98a1b", "#8a6f4e")
UNKNOWN: Final = "–"  # noqa: RUF001
MARKED: Final = 0.05
"""Rolls that changed the chances of their player at least so much are marked."""
STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#2a211b, #f4eadb); --muted: light-dark(#65553f, #bfae96);
  --line: light-dark(#d9c9ae, #43372a); --card: light-dark(#fffaf1, #201a14);
  --accent: light-dark(#17493f, #86c4ae); }
* { box-sizing: border-box; }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem;
  color: var(--ink); background: light-dark(#f6efe3, #15110d); }
h1, h2, h3 { font-family: "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.15; margin: 0 0 .5rem; }
h1 { font-size: 2.2rem; } h2 { margin-top: 2rem; }
section, figure, .players li { background: var(--card); border: 1px solid var(--line);
  border-radius: 16px; padding: 1rem; margin: 0 0 1rem; }
.players { list-style: none; padding: 0; margin: 0 0 1rem; display: grid; gap: .75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
.players li { margin: 0; border-left-width: 8px; } .players b { display: block; font-size: 1.15rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: right; padding: .3rem .45rem; white-space: nowrap; } thead th { white-space: normal; }
th:first-child { text-align: left; } tr + tr, tbody tr { border-top: 1px solid var(--line); }
svg { max-width: 100%; height: auto; display: block; } svg text { font: 14px system-ui, sans-serif; }
figure { display: grid; gap: 1rem; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  align-items: start; } figure h3 { font-size: 1.25rem; }
.pair { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); }
.pair div { border: 1.5px solid var(--muted); border-radius: 12px; padding: .5rem .75rem; }
.pair .better { border: 1.5px dashed var(--accent); } .pair small { display: block; color: var(--muted); }
.pair b { font-size: 1.5rem; } .muted { color: var(--muted); }
@media (max-width: 40rem) { figure { grid-template-columns: minmax(0, 1fr); } }
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
    up = 7 if moment.luck < 0 else -7
    told = f"{escape(name)}: {escape(moment.played)} ({percent(moment.luck, signed=True)})"
    return (
        f'<path class="roll" d="M{x - 5:.1f} {y:.1f}h10l-5 {up}z" fill="{COLOURS[moment.player]}" '
        f'stroke="#fff"><title>{told}</title></path>'
    )


def scale(review: Review) -> list[str]:
    """The lines and figures of the axes: shares to the left, turns below."""
    lines = []
    for share in (0.0, 0.5, 1.0):
        y = HEIGHT * (1 - share)
        lines.append(
            f'<path d="M0 {y:.0f}H{WIDTH}" stroke="#d9cbb0"/>'
            f'<text x="-8" y="{y + 5:.0f}" text-anchor="end">{percent(share)}</text>'
        )
    turns = max((moment.turn for moment in review.moments), default=0)
    for turn in range(5, turns + 1, 5):
        moment = next(each for each in review.moments if each.turn == turn)
        x = WIDTH * (moment.move + 1) / max(1, len(review.moments))
        lines.append(f'<text x="{x:.0f}" y="{HEIGHT + 20}" text-anchor="middle">{turn}</text>')
    word = message("report-turn")
    return [*lines, f'<text x="0" y="{HEIGHT + 20}" text-anchor="middle">{word}</text>']


def chart(review: Review, names: list[str]) -> str:
    """Everybody's chances; mistakes and the rolls that counted are marked on the line of their player."""
    lines = scale(review) + [
        f'<polyline fill="none" stroke="{COLOURS[who]}" stroke-width="2.5" stroke-linejoin="round" '
        f'points="{curve(review, who)}"><title>{escape(names[who])}</title></polyline>'
        for who in range(len(review.players))
    ]
    lines += [
        roll_mark(review, moment, names[moment.player])
        for moment in review.moments
        if moment.chance and abs(moment.luck) >= MARKED
    ]
    for number, point in enumerate(review.turning_points, 1):
        moment = point.moment
        x, y = point_of(review, moment)
        lines.append(
            f'<g><circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="#fffaf1" stroke="{COLOURS[moment.player]}" '
            f'stroke-width="3"/><text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" fill="#2a211b" '
            f'font-weight="700">{number}</text><title>{escape(names[moment.player])}: '
            f"{escape(move_text(moment.played))}</title></g>"
        )
    return (
        f'<svg viewBox="-56 -14 {WIDTH + 70} {HEIGHT + 40}" role="img" fill="currentColor" '
        f'aria-label="{message("report-chances")}">{"".join(lines)}</svg>'
        f'<p class="muted">{message("report-marks")}</p>'
    )


def percentile_text(each: PlayerReview) -> str:
    """The share of games with less luck."""
    return UNKNOWN if each.luckier_than is None else percent(each.luckier_than)


def like_text(each: PlayerReview) -> str:
    """The level that loses about as much per decision; empty where there is no scale."""
    return "" if each.plays_like is None else message("report-like", bot=each.plays_like)


def accounts(review: Review, names: list[str]) -> str:
    """The accounts as a table."""

    def row(each: PlayerReview) -> str:
        win = each.win
        cells = (
            f"{each.score.result:.0f}",
            percent(win.start),
            percent(win.luck, signed=True),
            percentile_text(each),
            percent(win.own, signed=True),
            percent(win.others, signed=True),
            percent(win.result),
            percent(each.loss_per_decision, 2),
            str(each.decisions),
            like_text(each) or UNKNOWN,
        )
        return f'<tr><th scope="row">{escape(names[each.player])}</th><td>{"</td><td>".join(cells)}</td></tr>'

    columns = (
        message("report-columns-points"),
        message("report-columns-start"),
        message("report-columns-dice"),
        message("report-columns-luckier"),
        message("report-columns-own"),
        message("report-columns-others"),
        message("report-columns-result"),
        message("report-columns-loss"),
        message("report-columns-decisions"),
        message("report-columns-like"),
    )
    heads = "".join(f'<th scope="col">{column}</th>' for column in columns)
    rows = "".join(map(row, review.players))
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{message("report-each")}"><table>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def sentences(review: Review, names: list[str]) -> str:
    """A sentence for each player, beside the colour of their line."""
    told = "".join(
        f'<li style="border-left-color: {COLOURS[each.player]}"><b>{escape(names[each.player])}</b> '
        f"{escape(verdict_text(verdict_of(review, each.player)))}</li>"
        for each in review.players
    )
    return f'<ul class="players">{told}</ul>'


def unluckiest(review: Review, names: list[str]) -> str:
    """The roll that hurt most, with its exact odds."""
    moment = review.unluckiest
    return "" if moment is None else f"<p>{escape(hurt_text(moment, names))}</p>"


def hurt_text(moment: Moment, names: list[str]) -> str:
    """A roll that hurt, in a sentence."""
    return message(
        "report-hurt",
        turn=moment.turn,
        who=names[moment.player],
        played=moment.played,
        luck=percent(moment.luck, signed=True),
        odds=odds(moment),
    )


def cost_text(point: TurningPoint, names: list[str]) -> str:
    """What a choice cost in chances and in points of the margin; where it was sampled, with a 95 % interval."""
    moment = point.moment
    cost = percent(point.gain, 1)
    if moment.playouts:
        cost += f" ± {percent(1.96 * moment.error, 1)}"
    return message(
        "report-cost",
        turn=moment.turn,
        who=names[moment.player],
        played=move_text(moment.played),
        cost=cost,
        points=decimal(-(moment.loss - point.gain) / BLEND, 1, signed=True),
        better=move_text(point.better),
    )


def reasons_text(point: TurningPoint, names: list[str]) -> list[str]:
    """What speaks for the better choice, the most telling first."""
    who = Person(names[point.moment.player])
    return [phrase(reason, who) for reason in point.reasons]


def odds(moment: Moment) -> str:
    """The probability of an outcome as a fraction, e.g. 1/3; piles have at most 24 rugs."""
    return str(Fraction(moment.probability).limit_denominator(24))


def squares_mark(move: str, style: str) -> str:
    """The outline of the place of a rug on the board, e.g. of `d4-e4`."""
    columns = sorted(ord(square[0]) - ord("a") for square in move.split("-"))
    rows = sorted(7 - int(square[1]) for square in move.split("-"))
    wide, tall = 100 * (columns[1] - columns[0] + 1) - 12, 100 * (rows[1] - rows[0] + 1) - 12
    return (
        f'<rect x="{100 * columns[0] + 6}" y="{100 * rows[0] + 6}" width="{wide}" height="{tall}" rx="6" '
        f'fill="none" {style}/>'
    )


def heading_mark(position: Position, turn: str, style: str) -> str:
    """An arrow from Assam the way that a turn points."""
    headings = ("north", "east", "south", "west")
    angle = 90 * (headings.index(position.heading) + {"left": -1, "ahead": 0, "right": 1}[turn])
    x = 100 * (ord(position.assam[0]) - ord("a")) + 50
    y = 100 * (7 - int(position.assam[1])) + 50
    return (
        f'<path transform="translate({x} {y}) rotate({angle})" d="M0 -46V-104M-22 -84L0 -106L22 -84" '
        f'fill="none" stroke-linecap="round" {style}/>'
    )


BETTER_STYLE: Final = 'stroke="#fffaf1" stroke-width="9" stroke-dasharray="16 11"'
PLAYED_STYLE: Final = 'stroke="#2a211b" stroke-width="9"'


def choice_text(kind: str, move: str) -> str:
    """A choice that was `played` or `better`, e.g. `Better, left`."""
    return message("report-choice", kind=kind, move=move_text(move))


def marked_board(point: TurningPoint) -> str:
    """The board with what was played (a whole line) and what was better (a dashed one)."""
    position = Position.parse(point.position)
    played, better = point.moment.played, point.better
    title = f"{choice_text('played', played)}; {choice_text('better', better)}"
    board = draw_svg(position.state, size=340, title=title)
    marks = []
    for move, style in ((played, PLAYED_STYLE), (better, BETTER_STYLE)):
        # A light line under a dark one and the reverse, so that both show on every rug.
        under = style.replace("9", "15", 1).replace(' stroke-dasharray="16 11"', "")
        under = (
            under.replace("#fffaf1", "#17493f")
            if "#fffaf1" in style
            else under.replace("#2a211b", "#fffaf1")
        )
        for each in (under, style):
            marks.append(
                squares_mark(move, each) if "-" in move else heading_mark(position, move, each)
            )
    return board.rstrip().removesuffix("</svg>") + "".join(marks) + "</svg>"


def turning_points(review: Review, names: list[str]) -> str:
    """The turning points with their boards."""
    parts = []
    for number, point in enumerate(review.turning_points, 1):
        moment = point.moment
        why = "; ".join(map(escape, reasons_text(point, names)))
        after = moment.win[moment.player]
        pair = "".join(
            f'<div class="{kind}"><small>{escape(choice_text(kind, move))}</small>'
            f"{message('report-toWin', chance=f'<b>{percent(chance)}</b>')}</div>"
            for kind, move, chance in (
                ("played", moment.played, after),
                ("better", point.better, min(1.0, after + point.gain)),
            )
        )
        told = escape(cost_text(point, names))
        parts.append(
            f"<figure>{marked_board(point)}<figcaption>"
            f"<h3>{number}. {escape(names[moment.player])}</h3>"
            f'<div class="pair">{pair}</div><p>{told}.</p>{f"<p>{why}.</p>" if why else ""}'
            "</figcaption></figure>"
        )
    return "".join(parts) or f"<p>{message('report-clean')}</p>"


def depth_text(review: Review) -> str:
    """How far the review looked."""
    return message(
        "report-depth", depth=review.depth, turns=review.turns_ahead, playouts=review.playouts
    )


def review_html(review: Review, names: list[str]) -> str:
    """The whole document, in the language that is spoken."""
    return (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{message("report-title")}</title>'
        f"<style>{STYLE}</style><h1>{message('report-heading')}</h1>{sentences(review, names)}"
        f"<section><h3>{message('report-chances')}</h3>{chart(review, names)}</section>"
        f"<section>{accounts(review, names)}{unluckiest(review, names)}</section>"
        f"<h2>{message('report-turning')}</h2>{turning_points(review, names)}"
        f'<p class="muted">{escape(depth_text(review))}.</p>'
        "</html>\n"
    )
