"""`marrakech review`: what was luck in a game, what was choice, and what would have been better."""

import signal
import sys
from dataclasses import asdict
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple

import typer

from marrakech.cli.echo import echo
from marrakech.cli.workers import Command, Ray, Workers, make_runner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.analysis.reviewed import Review
    from marrakech.workers.runner import Runner

__all__ = ["Command", "command"]

PLAYOUTS: Final = 48
"""Playouts of each close choice, as `analysis.deep.PLAYOUTS`, which is not imported for --help."""


class ReviewTask(NamedTuple):
    """A game to be reviewed, as its file has it."""

    text: str
    depth: str
    playouts: int = PLAYOUTS


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
            shown = bar.add_task(f"{task.depth} review", total=None)
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
    files: "Sequence[str]", depth: str, runner: "Runner", playouts: int = PLAYOUTS
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
    ] = PLAYOUTS,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON for each game.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write one HTML file, of one game.")
    ] = None,
    language: Annotated[Literal["en", "fr"], typer.Option(help="The language of the reasons.")] = "en",
    jobs: Workers = None,
    ray: Ray = None,
) -> None:
    """Look back at finished games: luck, choices and turning points."""
    import msgspec

    from marrakech.analysis.document import review_html
    from marrakech.analysis.phrases import told_names
    from marrakech.cli.files import read_game
    from marrakech.cli.seats import names_of

    if html is not None and len(files) != 1:
        raise typer.BadParameter("--html writes one game; give one file")
    with make_runner(ray, jobs) as runner:
        reviews = reviewed(files, depth, runner, playouts)
    for file, review in zip(files, reviews, strict=True):
        names = told_names(names_of(read_game(file)), language)
        if html is not None:
            html.write_text(review_html(review, names, language), encoding="utf-8")
            echo(f"written to {html}")
        elif as_json:
            echo(msgspec.json.encode(review).decode())
        else:
            for line in lines_of(review, names, language):
                echo(line)


def lines_of(review: "Review", names: list[str], language: str) -> list[str]:
    """A review as text."""
    from marrakech.analysis.document import cost_text, hurt_text, like_text, percentile_text
    from marrakech.analysis.phrases import WORDS, localized, phrase, verdict_text
    from marrakech.analysis.verdict import verdict_of

    words = WORDS[language]
    colon = " :" if language == "fr" else ":"
    lines = [
        f"{names[each.player]}{colon} {verdict_text(verdict_of(review, each.player), language)}"
        for each in review.players
    ]
    for each in review.players:
        score, win = (
            {part: localized(value, language) for part, value in asdict(account).items()}
            for account in (each.score, each.win)
        )
        share = percentile_text(each, language)
        like = like_text(each, language)
        lost = words["per_decision"].format(
            loss=localized(each.loss_per_decision, language),
            decisions=each.decisions,
            mistakes=each.mistakes,
        )
        lines.append(words["in_points"].format(name=names[each.player], **score))
        lines.append("  " + words["in_chances"].format(share=share, **win))
        lines.append(f"  {lost}" + (f", {words['like']} {like}" if like else ""))
    for point in review.turning_points:
        why = "; ".join(phrase(reason, language) for reason in point.reasons[:2])
        lines.append(cost_text(point, names, language) + (f"{colon} {why}" if why else ""))
    if review.unluckiest is not None:
        lines.append(hurt_text(review.unluckiest, names, language))
    sampled = f", {review.playouts} {words['playouts']}" if review.playouts else ""
    lines.append(f"({review.depth}{colon} {review.turns_ahead} {words['ahead']}{sampled})")
    return lines
