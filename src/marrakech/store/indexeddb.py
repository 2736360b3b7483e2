"""A store over IndexedDB: rows of text under keys, in transactions that are on the disk before they count.

What a browser keeps is reached through `Rows` (`web/lite/rows.mjs`). A key says what a row is:

    game/ID                 the game beside its log: secrets, seats, and where its log ends
    entry/ID/00000012       an entry of its log; a key is given once, so of two writers one is refused
    command/ID/COMMAND      the version under which a command was stored
    review/ID/KEY           a review
    order/KEY               a standing order
    calls                   whom to call
    alive                   when the store was last in use

The rows of games and orders are read at the start; logs only when somebody asks. Writers take turns.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from marrakech.store.base import (
    LISTED,
    Claim,
    GameId,
    Holder,
    LogEntry,
    NewEntry,
    Order,
    Seat,
    Source,
    StoredGame,
    Version,
    Watcher,
)
from marrakech.store.calls import Call, CallRecords, Contact, ContactId, MemoryCallBook, Wait
from marrakech.store.errors import (
    CommandSeen,
    DamagedFile,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreUnavailable,
    UnknownGame,
)
from marrakech.store.memory import in_force
from marrakech.store.sharing import LocalShared

T = TypeVar("T")

RowKey: TypeAlias = str
CALLS_KEY: RowKey = "calls"
ALIVE_KEY: RowKey = "alive"
ALIVE_EVERY = 10.0
"""Seconds between signs of life, from which the next start tells how long nobody was there."""


class RowTaken(Exception):  # noqa: N818 (named by what was wrong)
    """A row that was to be new is there already; nothing was written."""


class RowsFailed(Exception):  # noqa: N818 (named by what was wrong)
    """The rows cannot be read or written, e.g. because the device has no room left; nothing was written."""


class Rows(Protocol):
    """Rows of text, in the order of their keys. Raises `RowsFailed`."""

    async def get(self, key: RowKey) -> str | None:
        """A row, or None."""

    async def within(self, prefix: RowKey, after: RowKey = "") -> list[tuple[RowKey, str]]:
        """The rows whose keys begin with a prefix, those after a key."""

    async def commit(
        self, new: Mapping[RowKey, str], changed: Mapping[RowKey, str], gone: Sequence[RowKey]
    ) -> None:
        """Add rows, write others and delete those whose keys are, or begin with, `gone`: all or nothing.

        Raises `RowTaken` if a new row is there already. What returns is on the disk.
        """

    async def close(self) -> None:
        """Let go of the database."""


class _GameRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The row of a game."""

    creator: bytes
    secret: bytes
    code_secret: bytes
    source: Source
    holders: dict[Seat, Holder]
    version: Version
    """Where its log ends."""
    at: float
    """When the last entry was made."""
    made: int
    """Games are numbered as they are made."""


class _EntryRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The row of an entry."""

    at: float
    text: str
    command: str | None = None


class IndexedDbStore:
    """The `Store` over rows. Open it before use; it belongs to one event loop, and has its rows to itself."""

    many = False

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self.last_used: float | None = None
        self.shared = LocalShared()
        self._games: dict[GameId, _GameRow] = {}
        self._orders: dict[str, Order] = {}
        self.calls = _KeptCallBook(self._reading, self._write_calls)
        self.calls.games = self._games
        self._watchers: list[Watcher] = []
        self._turn = asyncio.Lock()
        self._opened = False
        self._closed = False
        self._signs: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what there is. Raises `StoreUnavailable`."""
        if self._opened:
            return
        for key, text in await self._asked(self._rows.within("game/")):
            self._games[key.removeprefix("game/")] = _decoded(text, _GameRow)
        for key, text in await self._asked(self._rows.within("order/")):
            self._orders[key.removeprefix("order/")] = _decoded(text, Order)
        records = await self._asked(self._rows.get(CALLS_KEY))
        if records is not None:
            await self.calls.restore(_decoded(records, CallRecords))
        alive = await self._asked(self._rows.get(ALIVE_KEY))
        self.last_used = None if alive is None else _decoded(alive, float)
        self._opened = True
        self._signs = asyncio.get_running_loop().create_task(self._give_signs())

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """See `Store.create`."""
        async with self._writing():
            if game.id in self._games:
                raise GameExists(game.id)
            made = max((one.made for one in self._games.values()), default=0) + 1
            row = _GameRow(
                game.creator,
                game.secret,
                game.code_secret,
                game.source,
                dict(game.holders),
                len(entries),
                entries[-1].at,
                made,
            )
            new = {f"game/{game.id}": _encoded(row)}
            for version, entry in enumerate(entries, 1):
                new |= _entry_rows(game.id, version, entry)
            try:
                await self._commit(new)
            except RowTaken:
                raise GameExists(game.id) from None
            self._games[game.id] = row

    async def append(
        self, game: GameId, version: Version, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        """See `Store.append`."""
        async with self._writing():
            row = self._row(game)
            if entry.command is not None:
                seen = await self._version_of(game, entry.command)
                if seen is not None:
                    raise CommandSeen(game, entry.command, seen)
            if version != row.version + 1:
                raise StaleVersion(game, version, row.version)
            holders = dict(row.holders)
            if claim is not None:
                if claim[0] in holders:
                    raise SeatTaken(game, claim[0])
                holders[claim[0]] = claim[1]
            after = msgspec.structs.replace(row, version=version, at=entry.at, holders=holders)
            try:
                await self._commit(_entry_rows(game, version, entry), {f"game/{game}": _encoded(after)})
            except RowTaken:
                # Only if somebody else writes the same rows, which the page sees to that nobody does.
                raise StaleVersion(game, version, version) from None
            self._games[game] = after
        new = LogEntry(version, entry.at, entry.text, entry.command)
        for watcher in self._watchers:
            watcher.grown(game, version, new if claim is None else None)

    async def game(self, game: GameId) -> StoredGame:
        """See `Store.game`."""
        await self._reading()
        row = self._row(game)
        return StoredGame(game, row.creator, row.secret, row.source, dict(row.holders), row.code_secret)

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """See `Store.entries`."""
        await self._reading()
        if game not in self._games:
            return []
        prefix = f"entry/{game}/"
        rows = await self._asked(self._rows.within(prefix, _entry_key(game, max(after, 0))))
        return [_log_entry(int(key.removeprefix(prefix)), text) for key, text in rows]

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """See `Store.version_of`."""
        await self._reading()
        return await self._version_of(game, command)

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """See `Store.games_of`."""
        await self._reading()
        mine = [
            (row.made, game)
            for game, row in self._games.items()
            if holder == row.creator or holder in row.holders.values()
        ]
        newest = [game for _, game in sorted(mine)[-LISTED:]]
        return sorted(newest, key=lambda game: (-self._games[game].at, game))[:limit]

    async def delete(self, game: GameId) -> None:
        """See `Store.delete`."""
        async with self._writing():
            self._row(game)
            gone = [f"game/{game}", f"entry/{game}/", f"command/{game}/", f"review/{game}/"]
            await self._commit(gone=gone)
            del self._games[game]
            # Should its calls stay in their row, they are dropped when that is read: there is no such game.
            self.calls.forget_game(game)

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """See `Store.games`."""
        await self._reading()
        return sorted(game for game in self._games if game > after)[:limit]

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """See `Store.untouched_since`."""
        await self._reading()
        return sorted(game for game, row in self._games.items() if row.at < when)[:limit]

    async def keep_review(self, game: GameId, key: str, text: bytes) -> None:
        """See `Store.keep_review`."""
        async with self._writing():
            self._row(game)
            await self._commit(changed={f"review/{game}/{key}": text.decode()})

    async def review(self, game: GameId, key: str) -> bytes | None:
        """See `Store.review`."""
        await self._reading()
        text = await self._asked(self._rows.get(f"review/{game}/{key}"))
        return None if text is None else text.encode()

    async def order(self, key: str, order: Order) -> None:
        """See `Store.order`."""
        async with self._writing():
            await self._commit(changed={f"order/{key}": _encoded(order)})
            self._orders[key] = order

    async def orders(self, prefix: str = "") -> dict[str, Order]:
        """See `Store.orders`."""
        await self._reading()
        return in_force(self._orders, prefix)

    async def lift(self, key: str) -> bool:
        """See `Store.lift`."""
        held = key in await self.orders(key)
        async with self._writing():
            await self._commit(gone=[f"order/{key}"])
            self._orders.pop(key, None)
        return held

    async def time(self) -> float:
        """See `Store.time`."""
        return time.time()

    async def watch(self, watcher: Watcher) -> None:
        """See `Store.watch`."""
        self._watchers.append(watcher)

    async def tell(self, game: GameId, message: str) -> None:
        """See `Store.tell`."""
        await self._reading()
        for watcher in self._watchers:
            watcher.told(game, message)

    async def close(self) -> None:
        """See `Store.close`."""
        if self._closed:
            return
        async with self._turn:
            self._closed = True
            if self._signs is not None:
                self._signs.cancel()
            await self._rows.close()

    def _writing(self) -> "_Turn":
        """A writer's turn; the others wait."""
        return _Turn(self)

    async def _reading(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if not self._opened:
            async with self._turn:
                await self.open()

    async def _write_calls(self, records: CallRecords) -> None:
        async with self._writing():
            await self._commit(changed={CALLS_KEY: _encoded(records)})

    async def _give_signs(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            async with self._turn:
                with suppress(StoreUnavailable):  # there may be room again the next time
                    await self._commit(changed={ALIVE_KEY: repr(time.time())})

    async def _version_of(self, game: GameId, command: str) -> Version | None:
        text = await self._asked(self._rows.get(_command_key(game, command)))
        return None if text is None else _decoded(text, int)

    async def _commit(
        self,
        new: Mapping[RowKey, str] | None = None,
        changed: Mapping[RowKey, str] | None = None,
        gone: Sequence[RowKey] = (),
    ) -> None:
        await self._asked(self._rows.commit(new or {}, changed or {}, gone))

    async def _asked(self, question: Awaitable[Any]) -> Any:
        try:
            return await question
        except RowsFailed as why:
            raise StoreUnavailable(str(why)) from why

    def _row(self, game: GameId) -> _GameRow:
        try:
            return self._games[game]
        except KeyError:
            raise UnknownGame(game) from None


class _Turn:
    """Somebody's turn to write."""

    def __init__(self, store: IndexedDbStore) -> None:
        self._store = store

    async def __aenter__(self) -> None:
        await self._store._turn.acquire()
        try:
            if self._store._closed:
                raise StoreUnavailable("the store is closed")
            await self._store.open()
        except BaseException:
            self._store._turn.release()
            raise

    async def __aexit__(self, *failure: object) -> None:
        self._store._turn.release()


class _KeptCallBook(MemoryCallBook):
    """The book of calls, written as a whole after every change: on one's own device it is nearly empty."""

    def __init__(
        self, ready: Callable[[], Awaitable[None]], write: Callable[[CallRecords], Awaitable[None]]
    ) -> None:
        super().__init__()
        self._ready = ready
        self._write = write

    async def restore(self, records: CallRecords) -> None:
        """Take what was written before."""
        await super().fill(records)

    async def contact(self, id: ContactId) -> Contact | None:
        """See `CallBook.contact`."""
        await self._ready()
        return await super().contact(id)

    async def contacts(self, holders: Collection[bytes]) -> list[Contact]:
        """See `CallBook.contacts`."""
        await self._ready()
        return await super().contacts(holders)

    async def waits(self, after: str = "", limit: int = 500) -> list[Wait]:
        """See `CallBook.waits`."""
        await self._ready()
        return await super().waits(after, limit)

    async def due_waits(self, now: float, limit: int = 100) -> list[Wait]:
        """See `CallBook.due_waits`."""
        await self._ready()
        return await super().due_waits(now, limit)

    async def due_calls(self, now: float, limit: int = 50) -> list[Call]:
        """See `CallBook.due_calls`."""
        await self._ready()
        return await super().due_calls(now, limit)

    async def records(self) -> CallRecords:
        """See `CallBook.records`."""
        await self._ready()
        return await super().records()

    async def keep(self, contact: Contact) -> None:
        """See `CallBook.keep`."""
        await self._kept(super().keep(contact))

    async def drop(self, id: ContactId) -> bool:
        """See `CallBook.drop`."""
        return await self._kept(super().drop(id))

    async def wait(self, wait: Wait) -> None:
        """See `CallBook.wait`."""
        await self._kept(super().wait(wait))

    async def unwait(self, game: str) -> None:
        """See `CallBook.unwait`."""
        await self._kept(super().unwait(game))

    async def plan(self, wait: Wait, calls: Sequence[Call] = ()) -> bool:
        """See `CallBook.plan`."""
        return await self._kept(super().plan(wait, calls))

    async def take(self, call: Call) -> bool:
        """See `CallBook.take`."""
        return await self._kept(super().take(call))

    async def give_back(self, call: Call) -> None:
        """See `CallBook.give_back`."""
        await self._kept(super().give_back(call))

    async def forget_calls(self, before: float) -> None:
        """See `CallBook.forget_calls`."""
        await self._kept(super().forget_calls(before))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """See `CallBook.secret`."""
        return await self._kept(super().secret(name, fresh))

    async def fill(self, records: CallRecords) -> None:
        """See `CallBook.fill`."""
        await self._kept(super().fill(records))

    async def _kept(self, change: Coroutine[Any, Any, T]) -> T:
        """Make a change, which does not wait for anything, and write it; if that fails, it was not made."""
        await self._ready()
        before = dict(self._contacts), dict(self._waits), dict(self._calls), dict(self._secrets)
        result = await change
        after = self._contacts, self._waits, self._calls, self._secrets
        if after == before:
            return result
        try:
            await self._write(await super().records())
        except BaseException:
            self._contacts, self._waits, self._calls, self._secrets = before
            raise
        return result


def _command_key(game: GameId, command: str) -> RowKey:
    return f"command/{game}/{command}"


def _entry_key(game: GameId, version: Version) -> RowKey:
    return f"entry/{game}/{version:08d}"


def _entry_rows(game: GameId, version: Version, entry: NewEntry) -> dict[RowKey, str]:
    """The rows of an entry: itself, and where its command is found."""
    row = _EntryRow(entry.at, entry.text.decode(), entry.command)
    rows = {_entry_key(game, version): _encoded(row)}
    if entry.command is not None:
        rows[_command_key(game, entry.command)] = str(version)
    return rows


def _log_entry(version: Version, text: str) -> LogEntry:
    row = _decoded(text, _EntryRow)
    return LogEntry(version, row.at, row.text.encode(), row.command)


def _encoded(row: object) -> str:
    return msgspec.json.encode(row).decode()


def _decoded(text: str, kind: type[T]) -> T:
    """A row as it was written; what cannot be read raises `StoreUnavailable`, so that nobody writes over it."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise DamagedFile(f"a row cannot be read: {error}") from error
