"""Train, judge and ship from the command line, with progress, rate and the time that remains.

python -m marrakech.training train --players 2 --minutes 30 --folder runs/two
python -m marrakech.training ship --players 2 --folder runs/two --games 2000
"""

import argparse
from pathlib import Path

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from marrakech.engine.network import WEIGHTS
from marrakech.training.gate import ship
from marrakech.training.train import Plan, Progress, load_checkpoint, train


def run(plan: Plan) -> None:
    """Train with a progress bar; an interrupted run goes on from its folder when started again."""
    with Bar(
        TextColumn(f"{plan.players} players"),
        BarColumn(),
        TextColumn("{task.fields[told]}"),
        TimeRemainingColumn(),
    ) as bar:
        task = bar.add_task("train", total=plan.minutes * 60, told="compiling, about a minute")

        def tell(progress: Progress) -> None:
            share = "" if progress.share is None else f", {progress.share:.3f} against greedy"
            told = f"{progress.positions:,} positions, {progress.rate:,.0f}/s{share}"
            bar.update(task, completed=progress.seconds, told=told)

        train(plan, tell)


def main(arguments: list[str] | None = None) -> None:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(
        prog="marrakech.training", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("train")
    one.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    one.add_argument("--minutes", type=float, default=30)
    one.add_argument("--folder", type=Path, required=True)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--start", type=Path, help="a checkpoint to begin with")
    one.add_argument("--rate", type=float, default=1e-3, help="the first learning rate")
    one.add_argument("--last-rate", type=float, default=2e-5)
    one.add_argument("--uses", type=int, default=6, help="times a position is learnt from")
    other = commands.add_parser("ship")
    other.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    other.add_argument("--folder", type=Path, required=True)
    other.add_argument("--games", type=int, default=2000)
    other.add_argument("--weights", type=Path, default=WEIGHTS / "master.npz")
    asked = parser.parse_args(arguments)
    if asked.command == "train":
        run(
            Plan(
                asked.players,
                asked.minutes,
                asked.folder,
                seed=asked.seed,
                start=asked.start,
                rate=asked.rate,
                last_rate=asked.last_rate,
                uses=asked.uses,
            )
        )
    else:
        average = load_checkpoint(asked.folder / "checkpoint.npz")[0]["average"]
        for verdict in ship(asked.weights, {asked.players: average}, asked.games):
            print(verdict)


if __name__ == "__main__":
    main()
