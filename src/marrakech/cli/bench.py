"""`marrakech bench`: a bot's rating by the fixed protocol, and a manifest from which anybody repeats it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from marrakech.cli.echo import echo
from marrakech.cli.workers import Command, Ray, Workers, make_runner

if TYPE_CHECKING:
    from marrakech.arena.benchmark import Benchmark, Table
    from marrakech.arena.entrant import Entrant
    from marrakech.arena.manifest import BenchManifest
    from marrakech.workers.runner import Runner

__all__ = ["Command", "command"]

MANIFEST_FILE: Final = "manifest.json"


def command(
    bot: Annotated[
        str | None,
        typer.Argument(
            metavar="[BOT]",
            help="What is rated: a bot by its name or level, mybot.py:NAME for one in Python, "
            'cmd:"python mybot.py" for a program that speaks the bot protocol; LABEL=BOT gives it a name, '
            "BOT@0.5s or BOT@500n limits. With --repeat, how the bot of the manifest is started here.",
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", "-g", metavar="M", min=1, help="Games at each table, whole deals."),
    ] = 200,
    table: Annotated[
        list[str] | None,
        typer.Option(
            "--table",
            "-t",
            metavar="TABLE",
            help="two, three or four players, or variant; may be given more than once. By default all four.",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S", min=0, help="Seconds per decision.", show_default="1 for other people's bots"
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Positions valued per decision.", show_default="2000 for our bots"
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed of all dice, piles and bots.")] = "0",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep results and manifest here; the same command resumes an interrupted run.",
        ),
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option(
            "--json",
            metavar="FILE",
            help="Write the manifest; - prints it instead of the tables.",
        ),
    ] = None,
    repeat: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play the games of a manifest again, and compare."),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
) -> None:
    """Rate a bot against fixed opponents, luck taken out."""
    from marrakech.arena.benchmark import Benchmark, enter
    from marrakech.arena.manifest import read_bench
    from marrakech.engine.bot import Limits

    first = None if repeat is None else read_bench(repeat)
    if first is not None:
        run = _again(first, bot, out)
    elif bot is None:
        raise typer.BadParameter("name the bot that is to be rated", param_hint="BOT")
    else:
        limits = None if seconds is None and nodes is None else Limits(seconds, nodes)
        run = Benchmark(enter(bot, limits), games, seed, _tables(table), out)
    finished = _play(run, make_runner(ray, workers))
    if not run.plans:
        echo("No table has been played to the end yet, so there is nothing to report.", err=True)
        raise typer.Exit(130)
    found = run.manifest()
    _tell(found, json_file, out)
    if not finished:
        raise typer.Exit(130)
    if first is not None:
        _compare(first, found)


def _tables(names: Sequence[str] | None) -> "tuple[Table, ...]":
    from marrakech.arena.benchmark import BY_NAME, TABLES

    for name in names or ():
        if name not in BY_NAME:
            raise typer.BadParameter(
                f"there is no table {name!r}; the tables are {', '.join(BY_NAME)}", param_hint="--table"
            )
    return tuple(table for table in TABLES if not names or table.name in names)


def _again(first: "BenchManifest", bot: str | None, out: Path | None) -> "Benchmark":
    """The run of a manifest once more."""
    from dataclasses import replace

    from marrakech.arena.benchmark import Benchmark, enter

    entered = enter(bot or first.bot)
    entrant: Entrant = replace(entered, label=first.label, seconds=first.seconds, nodes=first.nodes)
    tables = _tables([one.table for one in first.tables])
    return Benchmark(entrant, first.games, first.seed, tables, out, first.deals)


def _play(run: "Benchmark", runner: "Runner") -> bool:
    """Play with a progress bar; False if interrupted by Ctrl-C."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with progress:
        task = progress.add_task("compiling (a minute the first time)", total=None)
        faults = 0

        def begin(games: int) -> None:
            progress.update(task, total=games, completed=len(run.results), description="playing")
            if run.results:
                progress.console.print(f"Resumed: {len(run.results):,} games are there already.")

        def count(result: Any) -> None:
            nonlocal faults
            faults += len(result.faults)
            told = f"playing, {faults} faults" if faults else "playing"
            progress.update(task, advance=1, description=told)

        try:
            run.play(runner, begin, count)
        except KeyboardInterrupt:
            progress.stop()
            kept = "; the same command goes on from here" if run.directory else ""
            echo(f"Cut short after {len(run.results):,} games{kept}.", err=True)
            return False
    return True


def _tell(found: "BenchManifest", json_file: Path | None, out: Path | None) -> None:
    """Print what came of it, and write the manifest where asked."""
    from marrakech.arena.manifest import bench_row, markdown_table

    if out is not None:
        _write(out / MANIFEST_FILE, found.write())
    if json_file is not None and str(json_file) != "-":
        _write(json_file, found.write())
    if json_file is not None and str(json_file) == "-":
        echo(found.write().rstrip())
        return
    _print_tables(found)
    echo("\nTo publish:\n")
    echo(markdown_table([bench_row(found)]).rstrip())


def _print_tables(found: "BenchManifest") -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    shown = Table(title=f"{found.label}: {found.version}", title_justify="left")
    for name in (
        "table",
        "rating",
        "opponent",
        "its rating",
        "games",
        "came in ahead",
        "luck taken out",
    ):
        shown.add_column(name, justify="left" if name in ("table", "opponent") else "right")
    for one in found.tables:
        rating = "none" if one.rating is None else f"{one.rating:+.0f}"
        for met in one.met:
            shown.add_row(
                one.table,
                rating,
                met.opponent,
                f"{met.rating:+.0f}",
                f"{met.games:,}",
                f"{met.ahead:.3f}",
                f"{met.adjusted:.3f}",
            )
            rating = ""
        shown.add_section()
    Console(width=None if console.is_terminal else 120).print(shown)
    if found.rating is not None:
        echo(f"Rating {found.rating:+.0f}, the mean of {len(found.tables)} tables; greedy is 0.")
    for kind, number in found.faults.items():
        echo(f"Fault: {kind}, {number:,} times in {found.decisions:,} decisions.")
    if found.stood_in:
        echo(
            f"`random` made {found.stood_in:,} decisions in its place. First fault: {found.first_fault}"
        )
    if found.absent:
        echo("That is too much of its play for a rating of its own.")


def _compare(first: "BenchManifest", again: "BenchManifest") -> None:
    """Say whether a repetition shows the same; exit code 1 if not."""
    from marrakech.arena.manifest import agreement

    found = agreement(first, again)
    if found == "the same":
        echo("\nRepeated: the same to the bit.")
        return
    for key in sorted({*first.made, *again.made}):
        if first.made.get(key) != again.made.get(key):
            echo(f"{key}: {first.made.get(key)} then, {again.made.get(key)} now", err=True)
    if found == "different":
        echo("\nNot repeated: the ratings differ by more than their intervals.")
        raise typer.Exit(1)
    echo("\nRepeated: not to the bit, but every rating is within the interval.")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    echo(f"Written: {path}", err=True)
