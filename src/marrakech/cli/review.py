"""`marrakech review`: what was luck in a game, what was choice, and what would have been better."""

import signal
import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.cli.workers import Command, Ray, Workers, make_runner
from marrakech.messages import decimal, message, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.analysis.reviewed import PlayerReview, Review
    from marrakech.workers.runner import Runner

__all__ = ["Command", "command"]

DEFAULT_PLAYOUTS: Final = 48
"""Playouts of each close choice, as `analysis.deep.PLAYOUTS`, which is not imported for --help."""


class ReviewTask(NamedTuple):
    """A game to review, as the text of its file."""

    text: str
    depth: str
    playouts: int = DEFAULT_PLAYOUTS


def review_task(task: ReviewTask) -> "Review":
    """Review a game, in any process."""
    from marrakech.analysis.review import review_game
    from marrakech.record import gamefile

    return review_game(gamefile.parse(task.text), task.depth, playouts=task.playouts)


def review_with_progress(task: ReviewTask) -> "Review":
    """Review a game here with a progress bar; Ctrl-C ends a deep review with what it has."""
    from rich.console import Console
    from rich.progress import Progress

    from marrakech.analysis.review import review_game
    from marrakech.record import gamefile

    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    stopped = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        with bar:
            shown = bar.add_task(message("report-progress", depth=task.depth), total=None)
            return review_game(
                gamefile.parse(task.text),
                task.depth,
                lambda done, total: bar.update(shown, completed=done, total=total),
                task.playouts,
                stopped.is_set,
            )
    finally:
        signal.signal(signal.SIGINT, before)


def reviewed(
    files: "Sequence[str]", depth: str, runner: "Runner", playouts: int = DEFAULT_PLAYOUTS
) -> "list[Review]":
    """Reviews in the order of the files; every file is read, and refused if need be, before work begins."""
    from marrakech.cli.files import read_game
    from marrakech.record import gamefile
    from marrakech.workers.runner import in_order

    tasks = [ReviewTask(gamefile.write(read_game(file)), depth, playouts) for file in files]
    if len(tasks) == 1:
        return [review_with_progress(tasks[0])]
    return in_order(runner, review_task, tasks)


def command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Game files; last is your last game.")
    ],
    depth: Annotated[
        Literal["quick", "standard", "deep"],
        typer.Option(
            help="How far to look: two turns where it is close, for every choice, or playouts as well."
        ),
    ] = "standard",
    playouts: Annotated[
        int, typer.Option(min=2, help="Playouts of each close choice of a deep review.")
    ] = DEFAULT_PLAYOUTS,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON for each game.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write one HTML file, of one game.")
    ] = None,
    language: Language = None,
    jobs: Workers = None,
    ray: Ray = None,
) -> None:
    """Look back at finished games: luck, choices and turning points."""
    import msgspec

    from marrakech.analysis.document import review_html
    from marrakech.cli.files import read_game
    from marrakech.cli.seats import names_of

    if html is not None and len(files) != 1:
        raise typer.BadParameter("--html writes one game; give one file")
    with make_runner(ray, jobs) as runner:
        reviews = reviewed(files, depth, runner, playouts)
    for file, review in zip(files, reviews, strict=True):
        names = names_of(read_game(file))
        if html is not None:
            html.write_text(review_html(review, names), encoding="utf-8")
            echo(message("report-written", file=str(html)))
        elif as_json:
            echo(msgspec.json.encode(review).decode())
        else:
            for line in lines_of(review, names):
                echo(line)


def lines_of(review: "Review", names: list[str]) -> list[str]:
    """A review as text."""
    from marrakech.analysis.document import cost_text, depth_text, hurt_text, reasons_text
    from marrakech.analysis.phrases import verdict_text
    from marrakech.analysis.verdict import verdict_of

    lines = [
        message(
            "report-said",
            who=names[each.player],
            verdict=verdict_text(verdict_of(review, each.player)),
        )
        for each in review.players
    ]
    for each in review.players:
        lines += account_lines(each, names[each.player])
    for point in review.turning_points:
        said = cost_text(point, names)
        why = "; ".join(reasons_text(point, names)[:2])
        lines.append(message("report-because", said=said, why=why) if why else said)
    if review.unluckiest is not None:
        lines.append(hurt_text(review.unluckiest, names))
    return [*lines, f"({depth_text(review)})"]


def account_lines(each: "PlayerReview", name: str) -> list[str]:
    """The accounts of a player: in points, in chances, and what a decision cost."""
    from marrakech.analysis.document import like_text, percentile_text

    score, win = each.score, each.win
    like = like_text(each)
    lost = message(
        "report-perDecision",
        loss=percent(each.loss_per_decision, 2),
        decisions=each.decisions,
        mistakes=each.mistakes,
    )
    if like:
        lost = message("report-perDecision-like", lost=lost, level=like)
    points = message(
        "report-inPoints",
        who=name,
        result=decimal(score.result),
        start=decimal(score.start, 1),
        luck=decimal(score.luck, 1, signed=True),
        own=decimal(score.own, 1, signed=True),
        others=decimal(score.others, 1, signed=True),
    )
    chances = message(
        "report-inChances",
        start=percent(win.start),
        result=percent(win.result),
        luck=percent(win.luck, signed=True),
        share=percentile_text(each),
        own=percent(win.own, signed=True),
        others=percent(win.others, signed=True),
    )
    return [points, f"  {chances}", f"  {lost}"]
