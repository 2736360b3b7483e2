"""Copying one store to another, game by game; games copied earlier are skipped."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from marrakech.store.base import GameId, LogEntry, NewEntry, Store
from marrakech.store.errors import StoreError

PAGE = 500


@dataclass(frozen=True, slots=True)
class Copied:
    """A game that is now in both stores."""

    game: GameId
    entries: int
    new: bool
    """Whether this run copied it."""


class DifferentGame(StoreError):  # noqa: N818 (named by what was wrong)
    """The target has a different game with the same id."""

    def __init__(self, game: GameId) -> None:
        super().__init__(
            f"game {game!r} is in both stores, and they differ: copy into an empty store, or into one "
            "that was copied from this one and not played in since"
        )


async def all_games(store: Store) -> AsyncIterator[GameId]:
    """Every id of a store, in order."""
    last = ""
    while page := await store.games(after=last, limit=PAGE):
        for game in page:
            yield game
        last = page[-1]


async def copy_games(source: Store, target: Store) -> AsyncIterator[Copied]:
    """Copy every game with its log, commands, seats and secrets. Raises `DifferentGame`.

    An interrupted copy can be restarted and continues where it stopped. Standing orders and calls come last.
    """
    async for game in all_games(source):
        stored, log = await source.game(game), await source.entries(game)
        there = await target.entries(game)
        if there:
            if there != log or await target.game(game) != stored:
                raise DifferentGame(game)
            yield Copied(game, len(log), new=False)
            continue
        await target.create(stored, [_as_new(entry) for entry in log])
        yield Copied(game, len(log), new=True)
    for key, order in (await source.orders()).items():
        await target.order(key, order)
    await target.calls.fill(await source.calls.records())


def _as_new(entry: LogEntry) -> NewEntry:
    return NewEntry(entry.at, entry.text, entry.command)
