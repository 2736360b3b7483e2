"""`marrakech stats`: luck and loss over many games."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.cli.workers import Command, Ray, Workers, make_runner
from marrakech.messages import message, percent

__all__ = ["Command", "command"]


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Game files.")],
    depth: Annotated[
        Literal["quick", "standard"],
        typer.Option(help="How far to look: two turns where it is close, or for every choice."),
    ] = "quick",
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row for each player and game.")
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the course of luck and loss as an SVG file."),
    ] = None,
    by: Annotated[
        Literal["name", "opponents", "printing"], typer.Option(help="What to tell games apart by.")
    ] = "name",
    language: Language = None,
    jobs: Workers = None,
    ray: Ray = None,
) -> None:
    """Report the luck and the loss of each player over many games."""
    from marrakech.analysis.plots import plot_svg
    from marrakech.analysis.statistics import rows_of, summaries, to_csv
    from marrakech.cli.review import reviewed
    from marrakech.cli.seats import names_of
    from marrakech.record.printable import printable

    with make_runner(ray, jobs) as runner:
        found, unread = reviewed(files, depth, runner)
    rows = []
    for file, game, review in found:
        printing = game.ruleset.printing.id
        rows += rows_of(review, file, names_of(game), printing, printable(game.tags.get("Date", "")))
    if csv is not None:
        csv.write_text(to_csv(rows), encoding="utf-8")
    if plot is not None:
        plot.write_text(plot_svg(rows), encoding="utf-8")
    for each in summaries(rows, by):
        group = f" ({each.group})" if each.group else ""
        echo(
            message(
                "commands-stats-line",
                name=f"{each.name:>16}{group}",
                games=each.games,
                won=percent(each.won),
                luck=percent(each.luck_per_game, 1, signed=True),
                lost=percent(each.loss_per_decision, 2),
                decisions=each.decisions,
            )
        )
    if unread:
        raise typer.Exit(1)
