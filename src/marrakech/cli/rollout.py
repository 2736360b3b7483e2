"""`marrakech rollout`: the choices of a position played out, with the same dice for each, without luck."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from marrakech.cli.echo import echo
from marrakech.cli.options import Language
from marrakech.cli.workers import Command, Ray, Workers, make_runner
from marrakech.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from marrakech.analysis.rolled import RolledPosition
    from marrakech.analysis.rollout import Rollout
    from marrakech.kernel.state import State

__all__ = ["Command", "command"]

DEFAULT_GAMES: Final = 2000


def chosen_options(state: "State", only: list[str]) -> list[int]:
    """The choices that are asked for, by default all; refused if there is nothing to choose."""
    from marrakech.kernel.choices import listed
    from marrakech.kernel.state import step
    from marrakech.kernel.turn import legal
    from marrakech.record.moves import move_at

    names = {str(move_at(step(state), number)): number for number in listed(legal(state))}
    if not names:
        raise typer.BadParameter(message("commands-rollout-nothing"))
    unknown = [name for name in only if name not in names]
    if unknown:
        raise typer.BadParameter(
            message("commands-rollout-unknown", choice=unknown[0], choices=", ".join(names))
        )
    return [number for name, number in names.items() if not only or name in only]


@contextmanager
def stopped_by_interrupt() -> Iterator[Event]:
    """Ctrl-C sets an event in this block."""
    stopped = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def shown_live(total: int) -> "Iterator[Callable[[int, RenderableType], None]]":
    """A progress bar over a table that changes, while somebody watches."""
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    if not sys.stderr.isatty():
        yield lambda games, table: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns)
    task = bar.add_task(message("commands-rollout-progress"), total=total)
    with Live(bar, console=Console(stderr=True), transient=True) as live:

        def show(games: int, table: "RenderableType") -> None:
            bar.update(task, completed=games)
            live.update(Group(bar, table))

        yield show


def command(
    source: Annotated[
        list[str],
        typer.Argument(metavar="POSITION", help="A position, a file with a position or game, or -."),
    ],
    games: Annotated[int, typer.Option(min=2, help="Games of each choice.")] = DEFAULT_GAMES,
    player: Annotated[
        Literal["network", "greedy", "lookahead", "master"],
        typer.Option(help="Who plays: the master's network one turn deep, or a bot (master is slow)."),
    ] = "network",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="CHOICE", help="A choice to roll out, e.g. d4-e4; again for another."),
    ] = None,
    race: Annotated[
        bool, typer.Option("--race", help="Give choices that are beaten no further games.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
    language: Language = None,
    jobs: Workers = None,
    ray: Ray = None,
) -> None:
    """Play the choices of a position to the end, many times."""
    from marrakech.analysis.depths import STANDARD
    from marrakech.analysis.rollout import Rollout
    from marrakech.analysis.valuation import Valuer
    from marrakech.cli.files import read_source
    from marrakech.cli.seats import names_of
    from marrakech.record.game import Game

    shown = read_source(source)
    position = shown.position if isinstance(shown, Game) else shown
    options = chosen_options(position.state, only or [])
    names = names_of(shown if isinstance(shown, Game) else None, position.players)
    rollout = Rollout(position.state, options, Valuer(position.players, STANDARD), seed, by=player)
    rolled = played(rollout, games, race, jobs, ray, names)
    if rolled is None:
        raise typer.BadParameter(message("commands-rollout-none"))
    tell(rolled, names, as_json)
    if not as_json and rollout.valuer.valuation(position.state).exact:
        echo(message("commands-rollout-exact"))


def played(
    rollout: "Rollout", games: int, race: bool, jobs: int | None, ray: str | None, names: list[str]
) -> "RolledPosition | None":
    """Roll out with a table that narrows; None if it was stopped before the first round was complete."""
    from contextlib import nullcontext

    from marrakech.analysis.rollout import roll_out, rolled_position
    from marrakech.cli.choice_tables import rolled_table

    guess = rollout.valuer.valuation(rollout.state)
    one_process = jobs == 1 and ray is None
    with (
        stopped_by_interrupt() as stop,
        nullcontext() if one_process else make_runner(ray, jobs) as runner,
        shown_live(games) as show,
    ):

        def told(so_far: "Rollout") -> None:
            rolled = rolled_position(so_far, guess, games)
            show(rolled.games, rolled_table(rolled, names))

        roll_out(rollout, games, race=race, runner=runner, told=told, stop=stop)
    return rolled_position(rollout, guess, games) if rollout.playouts else None


def tell(rolled: "RolledPosition", names: list[str], as_json: bool) -> None:
    """Print what a rollout knows."""
    import msgspec
    from rich.console import Console

    from marrakech.cli.choice_tables import PIPE_WIDTH, rolled_table, rolled_verdict

    if as_json:
        echo(msgspec.json.encode(rolled).decode())
        return
    console = Console(highlight=False)
    console.width = console.width if console.is_terminal else PIPE_WIDTH
    console.print(rolled_table(rolled, names))
    echo(message("commands-rollout-played", games=rolled.games, player=rolled.by, seed=rolled.seed))
    echo(rolled_verdict(rolled))
