"""`marrakech db`: copy, check and back up the games of a store."""

import asyncio
import sys
from collections.abc import Coroutine
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.progress import Progress


class Action(StrEnum):
    """What can be done with a store."""

    COPY = "copy"
    CHECK = "check"
    BACKUP = "backup"


def command(
    action: Annotated[Action, typer.Argument(help="What to do.", show_default=False)],
    store: Annotated[
        str,
        typer.Argument(
            metavar="STORE", help="A file, or postgresql://user@host/name.", show_default=False
        ),
    ],
    target: Annotated[
        str | None,
        typer.Argument(metavar="TARGET", help="Where to copy or back up to.", show_default=False),
    ] = None,
) -> None:
    """Copy, check or back up the games of a store.

    `copy STORE TARGET` copies all games with their logs, seats and secrets, and can be restarted after an
    interruption. `check STORE` replays every log. `backup STORE FILE` writes a new SQLite file, even while
    a server uses the store.
    """
    if (action == Action.CHECK) != (target is None):
        raise typer.BadParameter(
            "check takes one store"
            if target
            else f"{action} needs a second store: where to put the games"
        )
    work: Coroutine[Any, Any, None]
    if action == Action.CHECK:
        work = _check(store)
    elif action == Action.COPY:
        assert target is not None
        work = _copy(store, target)
    else:
        assert target is not None
        work = _backup(store, target)
    asyncio.run(work)


def _progress() -> "Progress":
    """A progress bar, unless the output is a pipe."""
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


async def _copy(source: str, target: str) -> None:
    from marrakech.store.address import store_at
    from marrakech.store.copying import copy_games

    here = store_at(source, new=False)
    try:
        there = store_at(target)
        new = old = entries = 0
        try:
            with _progress() as progress:
                task = progress.add_task("Copying games", total=None)
                async for copied in copy_games(here, there):
                    new, old = new + copied.new, old + (not copied.new)
                    entries += copied.entries if copied.new else 0
                    progress.advance(task)
        finally:
            await there.close()
    finally:
        await here.close()
    typer.echo(f"{new} games with {entries} entries copied; {old} were there already.")


async def _backup(source: str, target: str) -> None:
    from marrakech.store.postgres import is_postgres
    from marrakech.store.sqlite import backup

    path = Path(target)
    if is_postgres(target):
        raise typer.BadParameter("a backup is a file; to fill a database, use db copy")
    if not is_postgres(source):
        backup(Path(source).expanduser(), path)
        typer.echo(f"{source} is backed up in {target}.")
        return
    if path.exists():
        raise typer.BadParameter(f"{target} exists already: a backup never overwrites a file")
    await _copy(source, target)


async def _check(address: str) -> None:
    from marrakech.service.checking import game_faults
    from marrakech.store.address import store_at
    from marrakech.store.copying import all_games

    store = store_at(address, new=False)
    games = 0
    faults: list[str] = []
    try:
        with _progress() as progress:
            task = progress.add_task("Checking games", total=None)
            async for game in all_games(store):
                games += 1
                faults += [f"{game}: {fault}" for fault in await game_faults(store, game)]
                progress.advance(task)
    finally:
        await store.close()
    for fault in faults:
        typer.echo(fault)
    typer.echo(f"{games} games checked, {len(faults)} faults.")
    if faults:
        raise typer.Exit(1)
