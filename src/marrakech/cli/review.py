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
from marrakech.messages import message, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.analysis.reviewed import PlayerReview, Review
    from marrakech.record.game import Game
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


class GameReview(NamedTuple):
    """A file, the game in it and its review."""

    file: str
    game: "Game"
    review: "Review"


def reviewed(
    files: "Sequence[str]", depth: str, runner: "Runner", playouts: int = DEFAULT_PLAYOUTS
) -> "tuple[list[GameReview], int]":
    """Reviews in the order of the files, and how many files could not be read: of many, each is named."""
    from marrakech.cli.files import read_game
    from marrakech.record import gamefile
    from marrakech.record.errors import MarrakechError
    from marrakech.workers.runner import in_order

    games = []
    for file in files:
        try:
            games.append((file, read_game(file)))
        except (OSError, MarrakechError) as error:
            if len(files) == 1:
                raise
            echo(message("report-bad", file=file, why=str(error)), err=True)
    tasks = [ReviewTask(gamefile.write(game), depth, playouts) for _, game in games]
    made = [review_with_progress(tasks[0])] if len(tasks) == 1 else in_order(runner, review_task, tasks)
    found = [GameReview(*game, review) for game, review in zip(games, made, strict=True)]
    return found, len(files) - len(games)


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
    moves: Annotated[
        bool, typer.Option("--moves", help="Also list every decision: rank, loss and mark.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON for each game.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write one HTML file, of one game.")
    ] = None,
    language: Language = None,
    jobs: Workers = None,
    ray: Ray = None,
) -> None:
    """Look back at finished games: luck, choices and turning points.

    Of many files, one that cannot be read is named, the others are reviewed, and the command fails at the end.
    """
    from marrakech.analysis.document import review_html
    from marrakech.cli.seats import names_of

    if html is not None and len(files) != 1:
        raise typer.BadParameter("--html writes one game; give one file")
    with make_runner(ray, jobs) as runner:
        found, unread = reviewed(files, depth, runner, playouts)
    for file, game, review in found:
        names = names_of(game)
        if html is not None:
            html.write_text(review_html(review, names), encoding="utf-8")
            echo(message("report-written", file=str(html)))
        elif as_json:
            echo(json_line(file, game, review))
        else:
            if len(files) > 1:
                echo(message("report-file", file=file, players=", ".join(names)))
            for line in lines_of(review, names, moves=moves):
                echo(line)
    if unread:
        raise typer.Exit(1)


def json_line(file: str, game: "Game", review: "Review") -> str:
    """A review as one line of JSON: file, players, printing and every figure; choices with their marks."""
    import msgspec

    from marrakech.cli.seats import names_of

    about = {"file": file, "names": names_of(game), "printing": game.ruleset.printing.id}
    fields = msgspec.to_builtins(review)
    for fact, moment in zip(fields["moments"], review.moments, strict=True):
        fact["mark"] = moment.mark
    return msgspec.json.encode(about | fields).decode()


def lines_of(review: "Review", names: list[str], *, moves: bool = False) -> list[str]:
    """A review as text, with every decision if asked for."""
    from marrakech.analysis.decision_list import decision_rows
    from marrakech.analysis.document import cost_text, depth_text, hurt_text, reasons_text

    lines = []
    for each in review.players:
        lines += account_lines(review, each, names[each.player])
    for point in review.turning_points:
        said = cost_text(point, names)
        why = "; ".join(reasons_text(point, names)[:2])
        lines.append(message("report-because", said=said, why=why) if why else said)
    if review.unluckiest is not None:
        lines.append(hurt_text(review.unluckiest, names))
    if moves:
        lines += ["", *columns_of(decision_rows(review, names)), message("report-marked")]
    return [*lines, f"({depth_text(review)})"]


def columns_of(rows: "Sequence[tuple[str, ...]]") -> list[str]:
    """Rows as lines, every column as wide as its widest cell."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(f"{cell:<{wide}}" for cell, wide in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def account_lines(review: "Review", each: "PlayerReview", name: str) -> list[str]:
    """The accounts of a player: in points, in chances, and what a decision cost."""
    from marrakech.analysis.document import like_text, percentile_text
    from marrakech.analysis.phrases import parts_told, verdict_text
    from marrakech.analysis.verdict import verdict_of

    win, like = each.win, like_text(each)
    lost = message(
        "report-perDecision",
        loss=percent(each.loss_per_decision, 2),
        decisions=each.decisions,
        mistakes=each.mistakes,
    )
    if like:
        lost = message("report-perDecision-like", lost=lost, level=like)
    chances = message(
        "report-inChances",
        start=percent(win.start, 1),
        result=percent(win.result, 1),
        share=percentile_text(each),
        **parts_told(win, lambda part: percent(part, 1, signed=True)),
    )
    points = message("report-said", who=name, verdict=verdict_text(verdict_of(review, each.player)))
    return [points, f"  {chances}", f"  {lost}"]
