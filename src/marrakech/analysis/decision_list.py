"""The whole game as a list of decisions, in words: a row each, for a terminal and for a file."""

from marrakech.analysis.phrases import move_text
from marrakech.analysis.reviewed import SURE, Moment, Review
from marrakech.messages import decimal, message, percent


def decisions_of(review: Review) -> list[Moment]:
    """The moves at which there was something to choose, in order."""
    return [moment for moment in review.moments if moment.decision]


def decision_heads() -> tuple[str, ...]:
    """The heads of the columns."""
    return (
        message("report-turn"),
        message("report-moves-who"),
        message("report-moves-played"),
        message("report-moves-better"),
        message("report-moves-rank"),
        message("report-moves-mark"),
        message("report-moves-points"),
        message("report-moves-chance"),
        message("report-moves-sure"),
    )


def decision_row(moment: Moment, names: list[str]) -> tuple[str, ...]:
    """A decision: when, who, what, what was better, its rank, mark and loss, and how well that is known."""
    best = moment.rank == 1 or moment.best is None
    return (
        str(moment.turn),
        names[moment.player],
        move_text(moment.played),
        message("report-moves-best") if best else move_text(moment.best or ""),
        message("report-moves-of", rank=moment.rank, options=moment.options),
        moment.mark,
        decimal(-moment.points, 1) if moment.points >= 0.05 else "0",
        percent(-moment.loss, 1) if moment.loss >= 0.0005 else "0",
        sure_text(moment),
    )


def sure_text(moment: Moment, chance_first: bool = False) -> str:
    """`exact`, or the halves of the 95 % intervals in the order of the losses before it: `± 0.9, ± 2.1%`."""
    if moment.exact:
        return message("report-moves-exact")
    points = f"± {decimal(SURE * moment.points_error, 1)}"
    chance = f"± {percent(SURE * moment.error, 1)}"
    return ", ".join((chance, points) if chance_first else (points, chance))


def decision_rows(review: Review, names: list[str]) -> list[tuple[str, ...]]:
    """All decisions, below the heads of their columns."""
    return [decision_heads(), *(decision_row(each, names) for each in decisions_of(review))]
