"""The store in one SQLite file.

Writes go through one thread that commits everything waiting as one transaction (one `fsync` for
many writers: "group commit") and only then resolves the callers' futures. Reads have their own
connection and see what is committed. WAL with `synchronous=FULL`: what was acknowledged survives a
power cut. A lock file makes sure that one process at a time has the file open.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from marrakech.store.base import (
    LISTED,
    Claim,
    GameId,
    Holder,
    LogEntry,
    NewEntry,
    Order,
    Source,
    StoredGame,
    Version,
    Watcher,
)
from marrakech.store.errors import (
    CommandSeen,
    DamagedFile,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnknownGame,
    UnreadableFile,
)
from marrakech.store.filelock import FileLock, unusable
from marrakech.store.sharing import LocalShared
from marrakech.store.sqlite_calls import CALL_TABLES, SqliteCallBook, forget_game

APPLICATION_ID = 0x4D61_7272
"""`Marr` in the file's header, so that another program's SQLite file is never modified."""

FIRST_SCHEMA = """
CREATE TABLE games (
    id      TEXT PRIMARY KEY,
    creator BLOB NOT NULL,
    secret  BLOB NOT NULL,
    source  TEXT NOT NULL CHECK (source IN ('play', 'file'))
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    game    TEXT NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL CHECK (version >= 1),
    at      REAL NOT NULL,
    command TEXT,
    entry   TEXT NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_command ON log (game, command) WHERE command IS NOT NULL;

CREATE TABLE seats (
    game   TEXT NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    holder BLOB NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX games_creator ON games (creator);
CREATE INDEX seats_holder ON seats (holder);
"""

NEWEST_FIRST = """
ALTER TABLE games ADD COLUMN begun REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since REAL NOT NULL DEFAULT 0;
UPDATE games SET begun = coalesce((SELECT at FROM log WHERE game = id AND version = 1), 0);
UPDATE seats SET since = coalesce((SELECT begun FROM games WHERE id = game), 0);
DROP INDEX games_creator;
DROP INDEX seats_holder;
CREATE INDEX games_creator ON games (creator, begun);
CREATE INDEX seats_holder ON seats (holder, since);
"""
"""Indexes that find the newest games of a holder."""

REVIEWS = """
CREATE TABLE reviews (
    game TEXT NOT NULL REFERENCES games (id),
    key  TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;
"""

CODE_SECRETS = """
ALTER TABLE games ADD COLUMN code_secret BLOB NOT NULL DEFAULT x'';
UPDATE games SET code_secret = randomblob(32);
"""
"""A secret for the codes of every game, also of those that had none of their own."""

ORDERS = """
CREATE TABLE orders (
    key   TEXT PRIMARY KEY,
    text  TEXT NOT NULL,
    until REAL
) STRICT, WITHOUT ROWID;
"""

MIGRATIONS = (FIRST_SCHEMA, NEWEST_FIRST, REVIEWS, CODE_SECRETS, ORDERS, CALL_TABLES)
"""The migrations, one for each schema version. Append only: old files are migrated."""
SCHEMA_VERSION = len(MIGRATIONS)

CHECKPOINT_EVERY = 1.0
"""Seconds between checkpoints, which move the WAL into the file."""
WAL_PAGES = 8192
"""WAL pages at which the writer itself makes a checkpoint, should that thread lag behind."""
GROUP_LIMIT = 512
"""The most writes in one transaction, which bounds the wait."""
PATIENCE = 5.0
"""Seconds to wait for a file that another program has locked."""

T = TypeVar("T")


@dataclass(slots=True)
class _Write:
    change: Callable[[sqlite3.Connection], object]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None

    def settle(self) -> None:
        if self.done.done():  # the caller went away
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class SqliteStore:
    """The `Store` interface over a file. Opening creates the file if missing, or raises `UnreadableFile`."""

    many = False

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.shared = LocalShared()
        self.calls = SqliteCallBook(self)
        self._lock = FileLock(self.path)
        self.last_used = self._lock.touched
        try:
            connection = _open(self.path)
        except BaseException:
            self._lock.release()
            raise
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._read_connection: sqlite3.Connection | None = None
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Event()
        self._writer = threading.Thread(
            target=_write_groups, args=(connection, self._writes), name="store-writer", daemon=True
        )
        self._writer.start()
        self._checkpointer = threading.Thread(
            target=_checkpoint,
            args=(self.path, self._closing, self._lock),
            name="store-checkpointer",
            daemon=True,
        )
        self._checkpointer.start()

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """See `Store.create`."""
        await self.write(lambda connection: _create(connection, game, entries))

    async def append(
        self, game: GameId, version: Version, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        """See `Store.append`."""
        await self.write(lambda connection: _append(connection, game, version, entry, claim))

    async def delete(self, game: GameId) -> None:
        """See `Store.delete`."""
        await self.write(lambda connection: _delete(connection, game))

    async def game(self, game: GameId) -> StoredGame:
        """See `Store.game`."""
        return await self._read(lambda connection: _game(connection, game))

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """See `Store.entries`."""
        rows = await self.rows(
            "SELECT version, at, entry, command FROM log WHERE game = ? AND version > ? ORDER BY version",
            game,
            after,
        )
        return [LogEntry(version, at, text.encode(), command) for version, at, text, command in rows]

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """See `Store.version_of`."""
        return await self._read(lambda connection: _version_of(connection, game, command))

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """See `Store.games_of`."""
        rows = await self.rows(
            """
            SELECT id, (SELECT at FROM log WHERE game = id ORDER BY version DESC LIMIT 1) AS touched FROM (
                SELECT * FROM (SELECT id FROM games WHERE creator = ?1 ORDER BY begun DESC LIMIT ?2)
                UNION SELECT * FROM (SELECT game FROM seats WHERE holder = ?1 ORDER BY since DESC LIMIT ?2)
            ) ORDER BY touched DESC, id LIMIT ?3
            """,
            holder,
            LISTED,
            limit,
        )
        return [game for game, _ in rows]

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """See `Store.games`."""
        rows = await self.rows("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", after, limit)
        return [game for (game,) in rows]

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """See `Store.untouched_since`."""
        rows = await self.rows(
            "SELECT id FROM games WHERE (SELECT at FROM log WHERE game = id ORDER BY version DESC LIMIT 1)"
            " < ? ORDER BY id LIMIT ?",
            when,
            limit,
        )
        return [game for (game,) in rows]

    async def keep_review(self, game: GameId, key: str, text: bytes) -> None:
        """See `Store.keep_review`."""
        await self.write(lambda connection: _keep_review(connection, game, key, text))

    async def review(self, game: GameId, key: str) -> bytes | None:
        """See `Store.review`."""
        rows = await self.rows("SELECT text FROM reviews WHERE game = ? AND key = ?", game, key)
        return str(rows[0][0]).encode() if rows else None

    async def order(self, key: str, order: Order) -> None:
        """See `Store.order`."""
        await self.write(lambda connection: _order(connection, key, order))

    async def orders(self, prefix: str = "") -> dict[str, Order]:
        """See `Store.orders`."""
        rows = await self.rows(
            "SELECT key, text, until FROM orders WHERE until IS NULL OR until > ? ORDER BY key",
            time.time(),
        )
        return {key: Order(text, until) for key, text, until in rows if key.startswith(prefix)}

    async def lift(self, key: str) -> bool:
        """See `Store.lift`."""
        held = key in await self.orders(key)
        await self.write(
            lambda connection: connection.execute("DELETE FROM orders WHERE key = ?", (key,))
        )
        return held

    async def time(self) -> float:
        """See `Store.time`."""
        return time.time()

    async def watch(self, watcher: Watcher) -> None:
        """See `Store.watch`: the lock keeps other processes out, so there is nothing to report."""

    async def tell(self, game: GameId, message: str) -> None:
        """See `Store.tell`: there is nobody else."""

    async def close(self) -> None:
        """See `Store.close`."""
        if self._closed:
            return
        self._closed = True
        self._closing.set()
        self._writes.put(None)
        await asyncio.to_thread(self._checkpointer.join)
        await asyncio.to_thread(self._writer.join)
        if self._read_connection is not None:
            await asyncio.wrap_future(self._reader.submit(self._read_connection.close))
        self._reader.shutdown()
        self._lock.release()

    async def write(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Let the writer carry out a change; returns once it is durable. Raises `StoreUnavailable`."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        write = _Write(change, loop, loop.create_future())
        self._writes.put(write)
        await write.done

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        return await asyncio.wrap_future(self._reader.submit(self._ask, question))

    async def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds. Raises `StoreUnavailable`."""
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._read_connection is None:
                self._read_connection = _connect(self.path)
                self._read_connection.execute("PRAGMA query_only = ON")
            return question(self._read_connection)
        except sqlite3.Error as error:
            # The low byte is the primary result code.
            damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
            kind = DamagedFile if damaged else StoreUnavailable
            raise kind(f"the store {self.path} cannot be read: {error}") from error


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)


def _open(path: Path) -> sqlite3.Connection:
    """Open the file for writing, creating its schema if it has none."""
    try:
        # The file holds the secrets of running games: only its owner may read it.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise unusable(path, error) from error
    connection = _connect(path)
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise unprepared(path, error) from error
    except UnreadableFile:
        connection.close()
        raise
    return connection


ADVICE = {
    sqlite3.SQLITE_FULL: "the disk is full: make room, or name a file on another disk",
    sqlite3.SQLITE_READONLY: "it is read-only: make the file and its folder writable, or name another file",
    sqlite3.SQLITE_CANTOPEN: "its folder cannot be written to: name a file in a folder that you may write to",
    sqlite3.SQLITE_IOERR: "the disk cannot be written: check the disk, or name a file on another one",
    sqlite3.SQLITE_BUSY: "another program is using it: close that program, or name another file",
}
"""Advice for failures that are not about the file's contents, by SQLite's code."""


def unprepared(path: Path, error: sqlite3.Error) -> UnreadableFile:
    """Why a file could not be opened, and what to do about it."""
    # The low byte is the primary result code.
    advice = ADVICE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if advice is not None:
        return UnreadableFile(f"the store {path} cannot be opened ({error}): {advice}")
    return UnreadableFile(
        f"{path} is not a Marrakech store, or it is damaged ({error}): name another file, "
        "or move this one away to start afresh"
    )


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION_ID and tables:
        raise UnreadableFile(f"{path} is another program's SQLite file: name another file")
    if version > SCHEMA_VERSION:
        raise UnreadableFile(
            f"{path} has schema {version}; this release reads schemas up to {SCHEMA_VERSION}: "
            "update marrakech, or name another file"
        )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        # One transaction each: a crash leaves the file at the previous schema, never in between.
        connection.executescript(
            f"BEGIN IMMEDIATE; {script} PRAGMA application_id = {APPLICATION_ID};"
            f"PRAGMA user_version = {number}; COMMIT;"
        )


def backup(source: Path, target: Path) -> None:
    """Copy a store's file into a new one, consistent even while a server writes to it."""
    if target.exists():
        raise UnreadableFile(f"{target} exists already: a backup never overwrites a file")
    if not source.exists():
        raise UnreadableFile(f"there is no store {source}")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with (
            contextlib.closing(_connect(source)) as here,
            contextlib.closing(_connect(target)) as there,
        ):
            here.backup(there)
    except (OSError, sqlite3.Error) as error:
        raise UnreadableFile(f"{source} could not be copied to {target}: {error}") from error


def _write_groups(connection: sqlite3.Connection, writes: queue.SimpleQueue[_Write | None]) -> None:
    """The writer thread: commit waiting writes in groups and resolve their futures."""
    closing = False
    while not closing:
        group: list[_Write] = []
        item = writes.get()
        while item is not None:
            group.append(item)
            if len(group) == GROUP_LIMIT:
                break
            try:
                item = writes.get_nowait()
            except queue.Empty:
                break
        closing = item is None
        if group:
            _commit(connection, group)
            _wake(group)
    connection.close()


def _checkpoint(path: Path, closing: threading.Event, lock: FileLock) -> None:
    """A separate thread: a checkpoint takes two `fsync` calls, and no command should wait for them."""
    connection = _connect(path)
    while not closing.wait(CHECKPOINT_EVERY):
        with contextlib.suppress(sqlite3.Error):  # the writer will hit and report the same error
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        lock.touch()
    connection.close()


def _commit(connection: sqlite3.Connection, group: list[_Write]) -> None:
    """Commit the group; a refused write is rolled back alone, a failed commit fails the whole group."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in group:
            connection.execute("SAVEPOINT one")
            try:
                write.change(connection)
            except StoreError as error:
                connection.execute("ROLLBACK TO one")
                write.error = error
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except Exception as error:  # whatever it was, the callers must get it
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        for write in group:
            failure = StoreUnavailable(f"the store cannot be written: {error}")
            failure.__cause__ = error
            write.error = failure


def _wake(group: list[_Write]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[_Write]] = {}
    for write in group:
        by_loop.setdefault(write.loop, []).append(write)
    for loop, writes in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: no caller is waiting
            loop.call_soon_threadsafe(_settle, writes)


def _settle(writes: list[_Write]) -> None:
    for write in writes:
        write.settle()


def _create(connection: sqlite3.Connection, game: StoredGame, entries: Sequence[NewEntry]) -> None:
    begun = entries[0].at if entries else 0.0
    try:
        connection.execute(
            "INSERT INTO games (id, creator, secret, source, begun, code_secret) VALUES (?, ?, ?, ?, ?, ?)",
            (game.id, game.creator, game.secret, game.source, begun, game.code_secret),
        )
    except sqlite3.IntegrityError:
        raise GameExists(game.id) from None
    connection.executemany(
        "INSERT INTO log (game, version, at, command, entry) VALUES (?, ?, ?, ?, ?)",
        [
            (game.id, number, new.at, new.command, new.text.decode())
            for number, new in enumerate(entries, 1)
        ],
    )
    connection.executemany(
        "INSERT INTO seats (game, seat, holder, since) VALUES (?, ?, ?, ?)",
        [(game.id, seat, holder, begun) for seat, holder in game.holders.items()],
    )


def _append(
    connection: sqlite3.Connection,
    game: GameId,
    version: Version,
    entry: NewEntry,
    claim: Claim | None,
) -> None:
    command = entry.command
    if command is not None and (seen := _version_of(connection, game, command)) is not None:
        raise CommandSeen(game, command, seen)
    (current,) = connection.execute("SELECT max(version) FROM log WHERE game = ?", (game,)).fetchone()
    if current is None:
        raise UnknownGame(game)
    if version != current + 1:
        raise StaleVersion(game, version, current)
    if claim is not None:
        seat, holder = claim
        try:
            connection.execute(
                "INSERT INTO seats (game, seat, holder, since) VALUES (?, ?, ?, ?)",
                (game, seat, holder, entry.at),
            )
        except sqlite3.IntegrityError:
            raise SeatTaken(game, seat) from None
    connection.execute(
        "INSERT INTO log (game, version, at, command, entry) VALUES (?, ?, ?, ?, ?)",
        (game, version, entry.at, command, entry.text.decode()),
    )


def _delete(connection: sqlite3.Connection, game: GameId) -> None:
    connection.execute("DELETE FROM log WHERE game = ?", (game,))
    connection.execute("DELETE FROM seats WHERE game = ?", (game,))
    connection.execute("DELETE FROM reviews WHERE game = ?", (game,))
    forget_game(connection, game)
    if not connection.execute("DELETE FROM games WHERE id = ?", (game,)).rowcount:
        raise UnknownGame(game)


def _game(connection: sqlite3.Connection, game: GameId) -> StoredGame:
    row = connection.execute(
        "SELECT creator, secret, source, code_secret FROM games WHERE id = ?", (game,)
    ).fetchone()
    if row is None:
        raise UnknownGame(game)
    creator, secret, source, code_secret = row
    kept: Source = "file" if source == "file" else "play"
    seats = connection.execute("SELECT seat, holder FROM seats WHERE game = ? ORDER BY seat", (game,))
    return StoredGame(game, creator, secret, kept, dict(seats.fetchall()), code_secret)


def _order(connection: sqlite3.Connection, key: str, order: Order) -> None:
    connection.execute("DELETE FROM orders WHERE until <= ?", (time.time(),))
    connection.execute(
        "INSERT OR REPLACE INTO orders (key, text, until) VALUES (?, ?, ?)",
        (key, order.text, order.until),
    )


def _keep_review(connection: sqlite3.Connection, game: GameId, key: str, text: bytes) -> None:
    _game(connection, game)
    connection.execute(
        "INSERT OR REPLACE INTO reviews (game, key, text) VALUES (?, ?, ?)", (game, key, text.decode())
    )


def _version_of(connection: sqlite3.Connection, game: GameId, command: str) -> Version | None:
    row = connection.execute(
        "SELECT version FROM log WHERE game = ? AND command = ?", (game, command)
    ).fetchone()
    return None if row is None else int(row[0])
