"""`marrakech dataset`: games by the million as Parquet files, and their check."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import (
    CoverOwn,
    Elimination,
    EndTurn,
    KeepHeading,
    Language,
    OneColour,
    Printing,
    switches,
)
from marrakech.cli.workers import Command, Ray, Workers, make_runner
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.messages import message

if TYPE_CHECKING:
    from marrakech.dataset.making import Manifest
    from marrakech.dataset.recipe import Recipe

__all__ = ["Command", "command"]

CARD: Final = "README.md"
"""The data card, beside the shards."""


def command(
    context: typer.Context,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", "-g", metavar="N", min=1, help="How many games the dataset is to have."
        ),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(
            metavar="DIR", help="Where it is; the same command goes on with one that is there."
        ),
    ] = Path("dataset"),
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", min=2, max=4, help="Seats at a table.")
    ] = 2,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who plays: random, novice, greedy, greedy:30 with 30 random choices in a hundred, or master; "
            "again for another, and each seat draws one of them.",
            show_default="greedy",
        ),
    ] = None,
    values: Annotated[
        int,
        typer.Option(
            metavar="TURNS",
            min=0,
            max=2,
            help="Add the master's value of every option, so many turns deep: 1 is quick, 2 is how it plays.",
        ),
    ] = 0,
    seed: Annotated[
        int, typer.Option(metavar="S", min=0, help="Seed of all dice, piles and bots.")
    ] = 0,
    shard: Annotated[int, typer.Option(metavar="K", min=1, help="Games in a file.")] = 1000,
    check: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Make nothing: play N games of the dataset again by the rules."
        ),
    ] = None,
    again: Annotated[
        int | None,
        typer.Option(metavar="K", min=0, help="Make nothing: make shard K again and compare it."),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    printing: Printing = DEFAULT_PRINTING,
    one_colour: OneColour = False,
    elimination: Elimination = None,
    end_turn: EndTurn = False,
    keep_heading: KeepHeading = False,
    cover_own: CoverOwn = False,
    language: Language = None,
) -> None:
    """Make a dataset of games between bots, or check one."""
    if check is not None or again is not None:
        if games is not None:
            raise typer.BadParameter(message("commands-dataset-either"))
        if check is not None:
            _check(out, check)
        if again is not None:
            _again(out, again)
        return
    if games is None:
        raise typer.BadParameter(message("commands-dataset-games"))
    from marrakech.dataset.recipe import Recipe
    from marrakech.record.ruleset import Ruleset

    rules = Ruleset.of(printing, players, **switches(context)).rules
    recipe = Recipe(rules, tuple(bot or ["greedy"]), values, seed, shard)
    manifest = _make(recipe, games, out, ray, workers)
    if manifest is None:
        echo(message("commands-dataset-stopped"), err=True)
        raise typer.Exit(130)
    _describe(out)


def _make(
    recipe: "Recipe", games: int, out: Path, ray: str | None, workers: int | None
) -> "Manifest | None":
    """Make what is missing; None if it was interrupted."""
    from marrakech.dataset.making import make_dataset

    with _bar(message("commands-dataset-making")) as (begin, count):

        def told(done: int, total: int) -> None:
            begin(done, total)
            if done:
                echo(message("commands-dataset-resumed", done=done, games=total), err=True)

        try:
            return make_dataset(recipe, games, out, make_runner(ray, workers), told, count)
        except KeyboardInterrupt:
            return None


def _describe(out: Path) -> None:
    """Count what is there, write the card and say where it is."""
    from marrakech.dataset.datacard import card, tally
    from marrakech.dataset.datareader import Dataset
    from marrakech.dataset.making import put

    dataset = Dataset(out)
    with _bar(message("commands-dataset-counting")) as (begin, count):
        begin(0, dataset.games)
        found = tally(dataset, count)
    put(out / CARD, card(dataset, found).encode())
    echo(
        message(
            "commands-dataset-made",
            folder=str(out),
            games=found.games,
            choices=found.choices,
            shards=len(dataset.manifest.digests),
        )
    )


def _check(out: Path, games: int) -> None:
    from marrakech.dataset.datareader import Dataset
    from marrakech.dataset.kernelcheck import check_dataset

    dataset = Dataset(out)
    number = min(games, dataset.games)
    with _bar(message("commands-dataset-checking")) as (begin, count):
        begin(0, number)
        choices = check_dataset(dataset, games, count)
    echo(message("commands-dataset-checked", games=number, choices=choices))


def _again(out: Path, nth: int) -> None:
    from marrakech.dataset.making import made_again

    same = made_again(out, nth)
    echo(message("commands-dataset-again", shard=nth, same=same))
    if not same:
        raise typer.Exit(1)


@contextmanager
def _bar(what: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[int], None]]]:
    """A progress bar of games: how to begin it, and how to go on. In a pipe there is none."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    shy = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=shy) as bar:
        task = bar.add_task(what, total=None)
        yield (
            lambda done, total: bar.update(task, completed=done, total=total),
            lambda games: bar.advance(task, games),
        )
