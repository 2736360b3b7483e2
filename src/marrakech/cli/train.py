"""`marrakech train`: teach the master by self-play, and ship a network that beats the old one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marrakech.cli.echo import echo
from marrakech.cli.workers import Command, Ray, Workers, make_runner

if TYPE_CHECKING:
    from marrakech.engine.learned.network import Network
    from marrakech.training.plan import Plan
    from marrakech.workers.runner import Runner

__all__ = ["Command", "command"]


def command(
    players: Annotated[int, typer.Argument(metavar="PLAYERS", min=2, max=4, help="2, 3 or 4.")],
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="FOLDER", help="Where the run is kept: checkpoint, weights, log and curves."
        ),
    ],
    minutes: Annotated[
        float,
        typer.Option(
            metavar="M", min=0.0, help="How long the whole run trains, compiling not counted."
        ),
    ] = 30.0,
    rounds: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="End after this many rounds instead of --minutes; such a run can be repeated exactly.",
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            metavar="R", min=0.0, help="The learning rate at the start; it falls to a fiftieth."
        ),
    ] = 1e-3,
    turns: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=2, help="Turns that self-play looks ahead: 1 or 2."),
    ] = 1,
    seed: Annotated[
        int, typer.Option(metavar="N", help="Seed of the first network and of all games.")
    ] = 1,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A checkpoint of another run to start from.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Learn to beat this bot, alone among as many of it as there are seats, instead of playing "
            "itself: a name, or master:FILE. The share in the log is against it.",
        ),
    ] = None,
    ship: Annotated[
        bool,
        typer.Option("--ship", help="Then play against the shipped network, and replace it if better."),
    ] = False,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games against the shipped network, for --ship.")
    ] = 2000,
    weights: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The weights to beat and replace.", show_default="those of the package"
        ),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
) -> None:
    """Train a network by self-play; run again to go on."""
    from marrakech.engine.ladder import WEIGHTS
    from marrakech.training import gate
    from marrakech.training.plan import Plan, prey_named

    if against is not None and ship:
        raise typer.BadParameter(
            "what learns to beat one bot is no better against others; leave out --ship or --against"
        )
    plan = Plan(
        players,
        minutes,
        folder,
        rounds=rounds,
        seed=seed,
        rate=rate,
        last_rate=rate / 50,
        turns=turns,
        start=start,
        prey=None if against is None else prey_named(against, players),
        # A match against a master takes minutes.
        look_every=90.0 if against is None else 600.0,
    )
    with make_runner(ray, workers) as runner:
        try:
            average = _train(plan, runner)
            echo(_where(folder))
            if ship:
                echo(f"Playing {games} games against the network that is shipped ...")
                path = weights or WEIGHTS
                for verdict in gate.ship(path, {players: average}, games, runner):
                    echo(str(verdict))
        except KeyboardInterrupt:
            echo("Cut short; the same command goes on from here.", err=True)
            raise typer.Exit(130) from None


def _where(folder: Path) -> str:
    """The files that a run left; one of no rounds has no log and no curves."""
    from marrakech.training.run import CHECKPOINT_FILE, CURVES_FILE, LOG_FILE, WEIGHTS_FILE

    left = ", ".join(
        name for name in (CHECKPOINT_FILE, LOG_FILE, CURVES_FILE) if (folder / name).exists()
    )
    return f"The run is in {folder}: {left}; play its weights as master:{folder / WEIGHTS_FILE}"


def _train(plan: "Plan", runner: "Runner") -> "Network":
    """Train with a progress bar; an interrupted run goes on from its folder when started again."""
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from marrakech.training.checkpoint import RunProgress
    from marrakech.training.run import train

    others = "greedy" if plan.prey is None else "its prey"
    with Bar(
        TextColumn(f"{plan.players} players"),
        BarColumn(),
        TextColumn("{task.fields[told]}"),
        TimeRemainingColumn(),
    ) as bar:
        task = bar.add_task("train", total=1.0, told="compiling, about half a minute")

        def tell(progress: RunProgress) -> None:
            share = "" if progress.share is None else f", {progress.share:.3f} against {others}"
            told = f"{progress.positions:,} positions, {progress.rate:,.0f}/s{share}"
            bar.update(task, completed=plan.done(progress), told=told)

        return train(plan, runner, tell)
