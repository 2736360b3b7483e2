"""A review as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from fractions import Fraction
from typing import Any, Final

from markupsafe import Markup

from marrakech.analysis.decision_list import decision_rows, sure_text
from marrakech.analysis.phrases import move_text, parts_told, phrase, verdict_text
from marrakech.analysis.reviewed import Moment, PlayerReview, Review, TurningPoint
from marrakech.analysis.verdict import verdict_of
from marrakech.kernel.board import AHEAD
from marrakech.messages import Person, decimal, language, message, percent
from marrakech.record.drawing.charts import LINE_COLOURS, Axis, filled, polyline
from marrakech.record.drawing.svg import draw_svg
from marrakech.record.position import Position
from marrakech.record.words import HEADINGS, QUARTER_WORDS

CHART_WIDTH, CHART_HEIGHT = 720, 220
UNKNOWN: Final = "–"  # noqa: RUF001
MARKED: Final = 0.05
"""Rolls that changed the chances of their player at least so much are marked."""


def chart(review: Review, names: list[str]) -> dict[str, Any]:
    """Everybody's chances; mistakes and the rolls that counted are marked on the line of their player."""
    across = Axis(0, max(1, len(review.moments)), 0, CHART_WIDTH)
    down = Axis(1, 0, 0, CHART_HEIGHT)

    def spot(moment: Moment) -> dict[str, Any]:
        who = moment.player
        place = {"x": across.at(moment.move + 1), "y": down.at(moment.win[who])}
        return place | {"colour": LINE_COLOURS[who], "name": names[who]}

    turns = {moment.turn: across.at(moment.move + 1) for moment in reversed(review.moments)}
    return {
        "wide": CHART_WIDTH,
        "high": CHART_HEIGHT,
        "shares": [(down.at(share), percent(share)) for share in (0.0, 0.5, 1.0)],
        "turns": [(turns[turn], turn) for turn in range(5, max(turns, default=0) + 1, 5)],
        "lines": [
            (LINE_COLOURS[who], name, polyline(enumerate(chances), across, down))
            for who, name in enumerate(names)
            for chances in [[review.start[who], *(moment.win[who] for moment in review.moments)]]
        ],
        "rolls": [
            spot(moment)
            | {"luck": moment.luck}
            | {"told": f"{moment.played} ({percent(moment.luck, signed=True)})"}
            for moment in review.moments
            if moment.chance and abs(moment.luck) >= MARKED
        ],
        "turning": [
            spot(point.moment) | {"told": move_text(point.moment.played)}
            for point in review.turning_points
        ],
    }


def percentile_text(each: PlayerReview) -> str:
    """The share of games with less luck."""
    return UNKNOWN if each.luckier_than is None else percent(each.luckier_than)


def like_text(each: PlayerReview) -> str:
    """The level that loses about as much per decision; empty where there is no scale."""
    return "" if each.plays_like is None else message("report-like", bot=each.plays_like)


def account(each: PlayerReview) -> tuple[str, ...]:
    """A player's row of the accounts."""
    win = each.win
    parts = parts_told(win, lambda part: percent(part, 1, signed=True))
    return (
        f"{each.score.result:.0f}",
        percent(win.start, 1),
        parts["luck"],
        percentile_text(each),
        parts["own"],
        parts["others"],
        parts["error"],
        percent(win.result, 1),
        percent(each.loss_per_decision, 2),
        str(each.decisions),
        like_text(each) or UNKNOWN,
    )


def columns() -> tuple[str, ...]:
    """The heads of the accounts."""
    return (
        message("report-columns-points"),
        message("report-columns-start"),
        message("report-columns-dice"),
        message("report-columns-luckier"),
        message("report-columns-own"),
        message("report-columns-others"),
        message("report-columns-error"),
        message("report-columns-result"),
        message("report-columns-loss"),
        message("report-columns-decisions"),
        message("report-columns-like"),
    )


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
    """What a choice cost in chances and in points, and how well that is known."""
    moment = point.moment
    return message(
        "report-cost",
        turn=moment.turn,
        who=names[moment.player],
        played=f"{move_text(moment.played)} {moment.mark}",
        cost=percent(moment.loss, 1),
        points=decimal(moment.points, 1),
        sure=sure_text(moment, chance_first=True),
        better=move_text(point.better),
    )


def reasons_text(point: TurningPoint, names: list[str]) -> list[str]:
    """What speaks for the better choice, the most telling first."""
    who = Person(names[point.moment.player])
    return [phrase(reason, who, names) for reason in point.reasons]


def odds(moment: Moment) -> str:
    """The probability of an outcome as a fraction, e.g. 1/3; piles have at most 24 rugs."""
    return str(Fraction(moment.probability).limit_denominator(24))


def choice_text(kind: str, move: str) -> str:
    """A choice that was `played` or `better`, e.g. `Better, left`."""
    return message("report-choice", kind=kind, move=move_text(move))


def depth_text(review: Review) -> str:
    """How far the review looked."""
    return message(
        "report-depth", depth=review.depth, turns=review.turns_ahead, playouts=review.playouts
    )


def mark_of(position: Position, move: str) -> dict[str, int]:
    """Where a choice is marked on a board of squares of 100: a place of a rug, or an arrow from Assam."""
    if "-" not in move:
        turns = HEADINGS.index(position.heading) + QUARTER_WORDS.index(move) - AHEAD
        x, y = corner(position.assam)
        return {"angle": 90 * turns, "x": x + 50, "y": y + 50}
    (left, top), (right, bottom) = sorted(corner(square) for square in move.split("-"))
    top, bottom = sorted((top, bottom))
    return {"x": left + 6, "y": top + 6, "wide": right - left + 88, "tall": bottom - top + 88}


def corner(square: str) -> tuple[int, int]:
    """The upper left corner of a square in the drawing."""
    return 100 * (ord(square[0]) - ord("a")), 100 * (7 - int(square[1]))


def figure(point: TurningPoint, names: list[str]) -> dict[str, Any]:
    """A turning point with its board."""
    position, moment = Position.parse(point.position), point.moment
    played, better = choice_text("played", moment.played), choice_text("better", point.better)
    after = moment.win[moment.player]
    board = draw_svg(position.state, size=340, title=f"{played}; {better}")
    return {
        "name": names[moment.player],
        "board": Markup(board.rstrip().removesuffix("</svg>")),
        "played": mark_of(position, moment.played),
        "better": mark_of(position, point.better),
        "pair": [
            ("played", played, chance_text(after)),
            ("better", better, chance_text(min(1.0, after + moment.loss))),
        ],
        "cost": cost_text(point, names),
        "why": "; ".join(reasons_text(point, names)),
    }


def chance_text(chance: float) -> Markup:
    """A chance of winning, the figure set off."""
    return Markup(message("report-toWin", chance=f"<b>{percent(chance)}</b>"))


def review_html(review: Review, names: list[str]) -> str:
    """The whole document, in the language that is spoken."""
    return filled(
        "review.html",
        language=language(),
        title=message("report-title"),
        heading=message("report-heading"),
        players=[
            (LINE_COLOURS[who], name, verdict_text(verdict_of(review, who)))
            for who, name in enumerate(names)
        ],
        chances=message("report-chances"),
        chart=chart(review, names),
        turn=message("report-turn"),
        marks=message("report-marks"),
        each=message("report-each"),
        columns=columns(),
        accounts=[(names[each.player], account(each)) for each in review.players],
        hurt=hurt_text(review.unluckiest, names) if review.unluckiest else "",
        turning=message("report-turning"),
        figures=[figure(point, names) for point in review.turning_points],
        clean=message("report-clean"),
        moves=message("report-moves"),
        rows=decision_rows(review, names),
        marked=message("report-marked"),
        depth=depth_text(review),
    )
