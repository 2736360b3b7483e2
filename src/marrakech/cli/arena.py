"""`marrakech arena`: matches between bots, and what they show."""

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import (
    CoverOwn,
    Elimination,
    EndTurn,
    KeepHeading,
    OneColour,
    Printing,
    switches,
)
from marrakech.cli.workers import Command, Ray, Workers, make_runner
from marrakech.kernel.printings import DEFAULT_PRINTING

if TYPE_CHECKING:
    from marrakech.arena.summary import Summary
    from marrakech.arena.tournament import Tournament

__all__ = ["Command", "command"]

DEFAULT_SECONDS: Final = 0.05
"""A turn has two decisions, so this is a tenth of a second per turn."""


def command(
    context: typer.Context,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Who plays: a bot by its name or level, master:FILE for the master with other weights, "
            'cmd:"python mybot.py" for a program that speaks the bot protocol. BOT@0.1s or BOT@500n sets '
            "limits for it alone, LABEL=BOT a name.",
        ),
    ],
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", min=2, max=4, help="Seats at a table.")
    ] = 2,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-g", metavar="M", min=1, help="Games of each lineup, rounded up to whole deals."
        ),
    ] = 200,
    pairing: Annotated[
        Literal["auto", "table", "alone", "first"],
        typer.Option(
            help="Who meets whom. table: different bots at every table; alone: each bot alone against "
            "a field of each other; first: the first bot alone against a field of each of the others; "
            "auto: table if there are enough bots, else alone."
        ),
    ] = "auto",
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S",
            min=0,
            help="Seconds per decision.",
            show_default="0.05 if --nodes is not given",
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Positions valued per decision; without --seconds, our bots can repeat a match exactly.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed of all dice, piles and bots.")] = "0",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep results, summary and page here; the same command resumes an interrupted match.",
        ),
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option(
            "--json",
            metavar="FILE",
            help="Write the summary as JSON; - prints it instead of the tables.",
        ),
    ] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the summary as a page of HTML.")
    ] = None,
    csv_file: Annotated[
        Path | None,
        typer.Option(
            "--csv", metavar="FILE", help="Write the results as CSV, a line for each seat of each game."
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep every game that is played here, as a game file."),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    printing: Printing = DEFAULT_PRINTING,
    one_colour: OneColour = False,
    elimination: Elimination = None,
    end_turn: EndTurn = False,
    keep_heading: KeepHeading = False,
    cover_own: CoverOwn = False,
) -> None:
    """Let bots play matches, and rate them."""
    from marrakech.arena.entrant import parse_entrants
    from marrakech.arena.html import html
    from marrakech.arena.spreadsheet import csv_text
    from marrakech.arena.tournament import Tournament
    from marrakech.engine.bot import Limits
    from marrakech.record.ruleset import Ruleset

    rules = Ruleset.of(printing, players, **switches(context))
    if seconds is None and nodes is None:
        seconds = DEFAULT_SECONDS
    entrants = parse_entrants(bots, Limits(seconds, nodes))
    match = Tournament(entrants, rules, games, seed, pairing, out, record)
    finished = _play(match, ray, workers)
    summary = match.summary()
    if summary is None:
        echo("No deal has been played in every rotation yet, so there is nothing to report.", err=True)
        raise typer.Exit(130)
    _tell(summary, json_file)
    page = html(summary, _words())
    if html_file is not None:
        _write(html_file, page)
    if csv_file is not None:
        _write(csv_file, csv_text(match.results.values()))
    if out is not None:
        (out / "summary.json").write_text(_json(summary), encoding="utf-8")
        (out / "index.html").write_text(page, encoding="utf-8")
        echo(f"Kept in {out}: results.jsonl, summary.json, index.html", err=True)
    if not finished:
        raise typer.Exit(130)


def _tell(summary: "Summary", json_file: Path | None) -> None:
    """Print the summary as tables, or as JSON if requested."""
    from rich.console import Console

    from marrakech.arena import report

    if json_file is not None and str(json_file) == "-":
        echo(_json(summary))
        return
    console = Console()
    # A pipe has no width; do not truncate tables to a guess.
    Console(width=None if console.is_terminal else 120).print(report.render(summary))
    if json_file is not None:
        _write(json_file, _json(summary))


def _play(match: "Tournament", ray: str | None, workers: int | None) -> bool:
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

    runner = make_runner(ray, workers)
    standing = _Standing()
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with progress:
        task = progress.add_task("compiling (half a minute the first time)", total=None, rate="")
        begun = time.monotonic()
        played = 0

        def begin(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description="playing")
            if done:
                progress.console.print(f"Resumed: {done:,} of {total:,} games are there already.")

        def count(result: Any) -> None:
            nonlocal played
            played += 1
            standing.add(result)
            speed = played / (time.monotonic() - begun)
            progress.update(task, advance=1, description=standing.text(), rate=f"{speed:.1f} a second")

        try:
            match.play(runner, begin, count)
        except KeyboardInterrupt:
            progress.stop()
            kept = "; the same command goes on from here" if match.directory else ""
            echo(f"Cut short after {len(match.results):,} games{kept}.", err=True)
            return False
    return True


class _Standing:
    """The shares so far, for the progress bar."""

    def __init__(self) -> None:
        self.wins: dict[str, float] = {}
        self.games: dict[str, int] = {}
        self.faults = 0

    def add(self, result: Any) -> None:
        for seat, entrant in enumerate(result.fixture.seats):
            name = entrant.label
            self.games[name] = self.games.get(name, 0) + 1
            self.wins[name] = self.wins.get(name, 0.0) + result.final.win(seat)
        self.faults += len(result.faults)

    def text(self) -> str:
        shares = sorted(
            ((wins / self.games[name], name) for name, wins in self.wins.items()), reverse=True
        )
        words = [f"{name[:16]} {share:.2f}" for share, name in shares[:2]]
        if self.faults:
            words.append(f"{self.faults} faults")
        return "  ".join(words)


def _json(summary: "Summary") -> str:
    return json.dumps(summary.to_json(), ensure_ascii=False, indent=2) + "\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    echo(f"Written: {path}", err=True)


def _words() -> str:
    """The command line, to repeat the match."""
    import shlex

    return shlex.join(["marrakech", *sys.argv[1:]])
