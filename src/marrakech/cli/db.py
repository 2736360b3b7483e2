"""`marrakech db`: copy, check and back up the games of a store, and look after those that are put aside."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from marrakech.cli.echo import echo

if TYPE_CHECKING:
    from rich.progress import Progress

    from marrakech.store import Store


Action = Literal["copy", "check", "backup", "aside", "release", "delete"]

TARGETS = {
    "copy": "a second store: where to put the games",
    "backup": "a second store: where to put the games",
    "release": "the id of a game that is put aside",
    "delete": "the id of a game that is put aside",
}
"""What follows the store."""


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
        typer.Argument(
            metavar="TARGET",
            help="Where to copy or back up to, or the game to release or delete.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Copy, check or back up the games of a store.

    `copy STORE TARGET` copies all games with their logs, seats and secrets, and can be restarted after an
    interruption. `check STORE` replays every log. `backup STORE FILE` writes a new SQLite file, even while
    a server uses the store. `aside STORE` lists the games that are put aside because bots failed at them;
    `release STORE GAME` lets one go on, `delete STORE GAME` removes it.
    """
    alone: dict[Action, Callable[[str], Coroutine[Any, Any, None]]] = {
        "check": _check,
        "aside": _aside,
    }
    with_target: dict[Action, Callable[[str, str], Coroutine[Any, Any, None]]] = {
        "copy": _copy,
        "backup": _backup,
        "release": _release,
        "delete": _delete,
    }
    if action in alone:
        if target is not None:
            raise typer.BadParameter(f"{action} takes one store")
        asyncio.run(alone[action](store))
        return
    if target is None:
        raise typer.BadParameter(f"{action} needs {TARGETS[action]}")
    asyncio.run(with_target[action](store, target))


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
    echo(f"{new} games with {entries} entries copied; {old} were there already.")


async def _backup(source: str, target: str) -> None:
    from marrakech.store.postgres import is_postgres
    from marrakech.store.sqlite import backup

    path = Path(target)
    if is_postgres(target):
        raise typer.BadParameter("a backup is a file; to fill a database, use db copy")
    if not is_postgres(source):
        backup(Path(source).expanduser(), path)
        echo(f"{source} is backed up in {target}.")
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
        echo(fault)
    echo(f"{games} games checked, {len(faults)} faults.")
    if faults:
        raise typer.Exit(1)


@asynccontextmanager
async def _opened(address: str) -> "AsyncIterator[Store]":
    from marrakech.store.address import store_at

    store = store_at(address, new=False)
    try:
        yield store
    finally:
        await store.close()


async def _aside(address: str) -> None:
    from marrakech.service.aside import ASIDE, aside_reason, read_aside

    async with _opened(address) as store:
        orders = await store.orders(ASIDE)
    for key, order in orders.items():
        why = read_aside(order.text)
        when = datetime.fromtimestamp(why.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
        told = f"{key.removeprefix(ASIDE)}  {when}  {aside_reason(order.text)}  {why.position}"
        echo(told.rstrip())
    echo(f"{len(orders)} games are put aside.")


async def _release(address: str, game: str) -> None:
    from marrakech.service.aside import ASIDE

    async with _opened(address) as store:
        if not await store.lift(ASIDE + game):
            raise _not_aside(game)
    echo(f"{game} is released: it goes on.")


async def _delete(address: str, game: str) -> None:
    from marrakech.service.aside import ASIDE
    from marrakech.service.fleet import deleted_note
    from marrakech.store import UnknownGame

    async with _opened(address) as store:
        if ASIDE + game not in await store.orders(ASIDE + game):
            raise _not_aside(game)
        with suppress(UnknownGame):
            await store.delete(game)
        await store.lift(ASIDE + game)
        if store.many:
            await store.tell(game, deleted_note())
    echo(f"{game} is deleted.")


def _not_aside(game: str) -> typer.BadParameter:
    return typer.BadParameter(f"{game!r} is no game that is put aside; `aside` lists those that are")
