"""The store in a PostgreSQL database, which many processes may share.

A unique key on (game, version) decides between writers in different processes. Writes of one process that
wait at the same time are sent as one statement and committed together ("group commit"); the work is done
by functions in the database, so that a group costs one round trip and one flush to disk. Every entry is
announced with NOTIFY (`store.notices`), and a dedicated connection listens (`watch`); when that connection
breaks, the watcher is told that notifications may be missing.

Needs the extra `site` (asyncpg).
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from marrakech.store import notices
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
    GameExists,
    NotReached,
    SeatTaken,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnknownGame,
    UnreadableFile,
)
from marrakech.store.postgres_calls import PostgresCallBook
from marrakech.store.postgres_schema import (
    CHANNEL,
    MIGRATIONS,
    SCHEMA_LOCK,
    SCHEMA_VERSION,
    TOLD_CHANNEL,
)
from marrakech.store.postgres_shared import PostgresShared

if TYPE_CHECKING:
    import asyncpg

logger = logging.getLogger(__name__)

CONNECTIONS = 6
"""Connections besides those that append, and the one that listens."""
WRITERS = 2
"""Groups of appended entries in flight at the same time, each on a connection of its own."""
IDLE = 300.0
"""Seconds without use after which a connection is replaced: something on the way may have dropped it."""
GROUP_LIMIT = 256
"""The most writes in one group, which bounds the wait."""
PATIENCE = 10.0
"""Timeout in seconds of a statement, or of waiting for a connection."""
LISTENER_CHECK = 1.5
"""Seconds between checks whether the listening connection is alive, and the timeout of one.

What it misses meanwhile is made up for within five seconds.
"""
LISTEN_AGAIN = 0.5
"""Seconds between attempts to reconnect the listener."""
TRIES = 3
"""Attempts at a group that met a deadlock, or a connection that died before it was sent."""

T = TypeVar("T")


@dataclass(slots=True)
class _Append:
    """An entry waiting to be written."""

    game: GameId
    version: Version
    entry: NewEntry
    claim: Claim | None
    done: asyncio.Future[None]


def is_postgres(address: str) -> bool:
    """Whether a setting names a PostgreSQL database, e.g. postgresql://user@host/marrakech."""
    return address.startswith(("postgresql://", "postgres://"))


class PostgresStore:
    """The `Store` interface over a database. Connects and creates its schema on first use."""

    many = True
    last_used = None
    """Leases tell when each process was last alive."""

    def __init__(self, address: str, *, connections: int = CONNECTIONS) -> None:
        self.address = address
        self.shared = PostgresShared(self)
        self.calls = PostgresCallBook(self)
        self._connections = connections
        self._pool: asyncpg.Pool[Any] | None = None
        self._notice_key = b""
        self._opening = asyncio.Lock()
        self._failed = 0.0, UnreadableFile("")
        """The last attempt to connect that failed, and when."""
        self._waiting: list[_Append] = []
        self._woken = asyncio.Event()
        self._writers: list[asyncio.Task[None]] = []
        self._listener: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        """Connect and migrate the schema now. Raises `UnreadableFile`: `NotReached` if it may work later."""
        await self._ready()

    async def create(self, game: StoredGame, entries: Sequence[NewEntry]) -> None:
        """See `Store.create`."""
        begun = entries[0].at if entries else 0.0

        async def change(connection: Any) -> None:
            async with connection.transaction():
                made = await connection.fetchval(
                    "INSERT INTO games (id, creator, secret, source, begun, code_secret)"
                    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id",
                    game.id, game.creator, game.secret, game.source, begun, game.code_secret,
                )  # fmt: skip
                if made is None:
                    raise GameExists(game.id)
                await connection.executemany(
                    "INSERT INTO log (game, version, at, command, entry) VALUES ($1, $2, $3, $4, $5)",
                    [
                        (game.id, number, new.at, new.command, new.text.decode())
                        for number, new in enumerate(entries, 1)
                    ],
                )
                await connection.executemany(
                    "INSERT INTO seats (game, seat, holder, since) VALUES ($1, $2, $3, $4)",
                    [(game.id, seat, holder, begun) for seat, holder in game.holders.items()],
                )

        await self.ask(change)

    async def append(
        self, game: GameId, version: Version, entry: NewEntry, *, claim: Claim | None = None
    ) -> None:
        """See `Store.append`."""
        await self._ready()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(game, version, entry, claim, done))
        self._woken.set()
        await done

    async def delete(self, game: GameId) -> None:
        """See `Store.delete`."""
        if not await self.value("WITH gone AS (DELETE FROM games WHERE id = $1 RETURNING 1)"
                                 " SELECT count(*) FROM gone", game):  # fmt: skip
            raise UnknownGame(game)

    async def game(self, game: GameId) -> StoredGame:
        """See `Store.game`."""
        rows = await self.rows(
            "SELECT creator, secret, source, code_secret, seat, holder FROM games"
            " LEFT JOIN seats ON game = id WHERE id = $1 ORDER BY seat",
            game,
        )
        if not rows:
            raise UnknownGame(game)
        first = rows[0]
        kept: Source = "file" if first["source"] == "file" else "play"
        holders = {row["seat"]: row["holder"] for row in rows if row["seat"] is not None}
        return StoredGame(game, first["creator"], first["secret"], kept, holders, first["code_secret"])

    async def entries(self, game: GameId, after: Version = 0) -> list[LogEntry]:
        """See `Store.entries`."""
        rows = await self.rows(
            "SELECT version, at, entry, command FROM log WHERE game = $1 AND version > $2"
            " ORDER BY version",
            game, after,
        )  # fmt: skip
        return [
            LogEntry(row["version"], row["at"], row["entry"].encode(), row["command"]) for row in rows
        ]

    async def version_of(self, game: GameId, command: str) -> Version | None:
        """See `Store.version_of`."""
        version = await self.value(
            "SELECT version FROM log WHERE game = $1 AND command = $2", game, command
        )
        return None if version is None else int(version)

    async def games_of(self, holder: Holder, limit: int = 50) -> list[GameId]:
        """See `Store.games_of`."""
        rows = await self.rows(
            """
            SELECT id FROM (
                (SELECT id FROM games WHERE creator = $1 ORDER BY begun DESC LIMIT $3)
                UNION (SELECT game FROM seats WHERE holder = $1 ORDER BY since DESC LIMIT $3)
            ) AS mine, LATERAL (
                SELECT at FROM log WHERE game = id ORDER BY version DESC LIMIT 1
            ) AS touched ORDER BY at DESC, id COLLATE "C" LIMIT $2
            """,
            holder, limit, LISTED,
        )  # fmt: skip
        return [row["id"] for row in rows]

    async def games(self, after: GameId = "", limit: int = 1000) -> list[GameId]:
        """See `Store.games`."""
        rows = await self.rows(
            "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2",
            after, limit,
        )  # fmt: skip
        return [row["id"] for row in rows]

    async def untouched_since(self, when: float, limit: int = 1000) -> list[GameId]:
        """See `Store.untouched_since`."""
        rows = await self.rows(
            "SELECT id FROM games, LATERAL (SELECT at FROM log WHERE game = id ORDER BY version DESC"
            " LIMIT 1) AS touched WHERE at < $1 ORDER BY id LIMIT $2",
            when, limit,
        )  # fmt: skip
        return [row["id"] for row in rows]

    async def keep_review(self, game: GameId, key: str, text: bytes) -> None:
        """See `Store.keep_review`."""
        kept = await self.value(
            "INSERT INTO reviews (game, key, text) SELECT id, $2, $3 FROM games WHERE id = $1"
            " ON CONFLICT (game, key) DO UPDATE SET text = excluded.text RETURNING game",
            game, key, text.decode(),
        )  # fmt: skip
        if kept is None:
            raise UnknownGame(game)

    async def review(self, game: GameId, key: str) -> bytes | None:
        """See `Store.review`."""
        text = await self.value("SELECT text FROM reviews WHERE game = $1 AND key = $2", game, key)
        return None if text is None else str(text).encode()

    async def order(self, key: str, order: Order) -> None:
        """See `Store.order`."""
        await self.rows("DELETE FROM orders WHERE until <= clock_timestamp()")
        await self.rows(
            "INSERT INTO orders (key, text, until) VALUES ($1, $2, to_timestamp($3))"
            " ON CONFLICT (key) DO UPDATE SET text = excluded.text, until = excluded.until",
            key, order.text, order.until,
        )  # fmt: skip

    async def orders(self, prefix: str = "") -> dict[str, Order]:
        """See `Store.orders`."""
        rows = await self.rows(
            "SELECT key, text, extract(epoch FROM until)::float8 AS until FROM orders"
            " WHERE starts_with(key, $1) AND (until IS NULL OR until > clock_timestamp()) ORDER BY key",
            prefix,
        )
        return {row["key"]: Order(row["text"], row["until"]) for row in rows}

    async def lift(self, key: str) -> bool:
        """See `Store.lift`."""
        held = await self.value(
            "DELETE FROM orders WHERE key = $1 RETURNING until IS NULL OR until > clock_timestamp()",
            key,
        )
        return bool(held)

    async def time(self) -> float:
        """See `Store.time`."""
        return float(await self.value("SELECT extract(epoch FROM clock_timestamp())::float8"))

    async def watch(self, watcher: Watcher) -> None:
        """See `Store.watch`."""
        await self._ready()
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(watcher, listening))
        await listening.wait()

    async def tell(self, game: GameId, message: str) -> None:
        """See `Store.tell`."""
        await self.value("SELECT pg_notify($1, $2)", TOLD_CHANNEL, f"{game} {message}")

    async def close(self) -> None:
        """See `Store.close`."""
        if self._closed:
            return
        self._closed = True
        self._woken.set()
        await asyncio.gather(*self._writers, return_exceptions=True)
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            with contextlib.suppress(asyncio.TimeoutError, OSError):
                await asyncio.wait_for(self._pool.close(), PATIENCE)

    # Connections

    async def _ready(self) -> "asyncpg.Pool[Any]":
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if self._pool is None:
            asked = time.monotonic()
            async with self._opening:
                if self._pool is None:
                    failed_at, failure = self._failed
                    if failed_at > asked:  # one attempt does for all who waited for it
                        raise type(failure)(str(failure)) from failure
                    try:
                        self._pool = await self._connect()
                    except UnreadableFile as error:
                        self._failed = time.monotonic(), error
                        raise
                    self._writers = [asyncio.create_task(self._write()) for _ in range(WRITERS)]
        return self._pool

    async def _connect(self) -> "asyncpg.Pool[Any]":
        asyncpg = driver()
        try:
            pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=self._connections,
                max_inactive_connection_lifetime=IDLE,
                reset=_leave_as_it_is,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
            )
            try:
                async with pool.acquire() as connection:
                    await prepare(connection, self.address)
                    self._notice_key = await connection.fetchval("SELECT key FROM notice_key")
            except BaseException:
                pool.terminate()
                raise
        except _failures(ValueError) as error:
            raise _not_connected(self.address, error) from error
        return pool

    async def ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Ask something on a connection of the pool. Raises `StoreUnavailable`."""
        pool = await self._ready()
        try:
            async with pool.acquire(timeout=PATIENCE) as connection:
                return await question(connection)
        except _failures() as error:
            raise _unavailable(error) from error

    async def rows(self, query: str, *values: object) -> list[Any]:
        """The rows of a query. Raises `StoreUnavailable`."""

        async def question(connection: Any) -> list[Any]:
            return list(await connection.fetch(query, *values))

        return await self.ask(question)

    async def value(self, query: str, *values: object) -> Any:
        """The single value of a query. Raises `StoreUnavailable`."""

        async def question(connection: Any) -> Any:
            return await connection.fetchval(query, *values)

        return await self.ask(question)

    # Writing

    async def _write(self) -> None:
        """Commit waiting writes in groups and resolve their futures, until the store is closed."""
        kept = _KeptConnection(self.address)
        while not (self._closed and not self._waiting):
            await self._woken.wait()
            group, self._waiting = self._waiting[:GROUP_LIMIT], self._waiting[GROUP_LIMIT:]
            if not self._waiting and not self._closed:
                self._woken.clear()
            if group:
                await self._commit(group, kept)
        kept.close()

    async def _commit(self, group: list[_Append], kept: "_KeptConnection") -> None:
        # Every process locks rows in the same order, so that two groups cannot deadlock.
        group.sort(key=lambda one: (one.game, one.version))
        try:
            outcomes = await self._append_all(group, kept)
        except Exception as failed:
            # Whatever it was, the callers must get it, and the next group its turn.
            failure = failed if isinstance(failed, StoreError) else _unavailable(failed)
            for one in group:
                if not one.done.done():
                    one.done.set_exception(failure)
            return
        for one, (outcome, number) in zip(group, outcomes, strict=True):
            if one.done.done():  # the caller went away
                continue
            error = _refusal(one, outcome, number)
            if error is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(error)

    async def _append_all(self, group: list[_Append], kept: "_KeptConnection") -> list[tuple[str, int]]:
        values = (
            [one.game for one in group],
            [one.version for one in group],
            [one.entry.at for one in group],
            [one.entry.command for one in group],
            [one.entry.text.decode() for one in group],
            [None if one.claim is None else one.claim[0] for one in group],
            [None if one.claim is None else one.claim[1] for one in group],
        )

        async def change(connection: Any) -> list[tuple[str, int]]:
            rows = await connection.fetch(
                "SELECT outcome, number FROM append_entries($1, $2, $3, $4, $5, $6, $7)", *values
            )
            return [(row["outcome"], row["number"]) for row in rows]

        asyncpg = driver()
        for attempt in range(TRIES):
            try:
                return await kept.ask(change)
            except StoreUnavailable as failure:
                # Certainly rolled back, so safe to retry. After any other failure it may have been committed.
                rolled_back = isinstance(
                    failure.__cause__, asyncpg.DeadlockDetectedError | asyncpg.SerializationError
                )
                if not rolled_back or attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    # Listening

    async def _listen(self, watcher: Watcher, listening: asyncio.Event) -> None:
        """Listen for new entries until the store is closed, reconnecting as needed."""
        asyncpg = driver()
        first = True
        while True:
            broken = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE)
            except _failures() as error:
                logger.warning("cannot listen for entries of other processes: %s", error)
                await asyncio.sleep(LISTEN_AGAIN)
                continue
            try:
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(
                    CHANNEL, lambda *heard: self._hear(watcher, str(heard[3]))
                )
                await connection.add_listener(
                    TOLD_CHANNEL, lambda *notice: _hear_told(watcher, str(notice[3]))
                )
                listening.set()
                if not first:
                    watcher.missed()
                first = False
                await _until_broken(connection, broken)
            except _failures() as error:
                logger.warning("the connection that listens for other processes broke: %s", error)
            finally:
                connection.terminate()
            await asyncio.sleep(LISTEN_AGAIN)

    def _hear(self, watcher: Watcher, payload: str) -> None:
        try:
            notice = notices.read_notice(payload, self._notice_key)
        except ValueError as error:
            logger.warning("somebody else uses the channel %s: %s", CHANNEL, error)
            return
        watcher.grown(notice.game, notice.version, notice.entry)


class _KeptConnection:
    """A connection that is kept from one question to the next, and replaced once it has failed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None
        self._used = 0.0

    async def ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """The answer to a question, one at a time. Raises `StoreUnavailable`."""
        asyncpg = driver()
        now = time.monotonic()
        if now - self._used > IDLE:
            self.close()
        self._used = now
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._address, timeout=PATIENCE, command_timeout=PATIENCE
                )
            return await question(self._connection)
        except asyncpg.PostgresError as error:  # the database answered: the connection is good
            raise _unavailable(error) from error
        except _failures() as error:
            self.close()
            raise _unavailable(error) from error

    def close(self) -> None:
        """Drop the connection; the next question gets a new one."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def driver() -> Any:
    """The asyncpg module. Raises `UnreadableFile` that says how to install it."""
    try:
        import asyncpg
    except ImportError as error:
        raise UnreadableFile(
            "a PostgreSQL store needs asyncpg: install it with pip install 'marrakech[site]'"
        ) from error
    return asyncpg


def _failures(*others: type[Exception]) -> tuple[type[Exception], ...]:
    """What the driver raises when the database or a connection fails, and others."""
    asyncpg = driver()
    # The last is meant for faults of its own, and comes of connections that break at an awkward moment.
    return (
        OSError,
        TimeoutError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        *others,
    )


async def _leave_as_it_is(connection: Any) -> None:
    """Reset a connection for reuse: there is nothing to do, since no statement here changes its session.

    The driver's own reset would be a round trip after every statement.
    """


def _not_connected(address: str, error: Exception) -> UnreadableFile:
    """Why there is no connection: `NotReached` where waiting may help, as for a server that starts."""
    asyncpg = driver()
    passing = (
        OSError,
        TimeoutError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InsufficientResourcesError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
    )
    said = str(error) or type(error).__name__
    # A malformed address is an `InterfaceError` too.
    if isinstance(error, passing) and not isinstance(error, ValueError):
        return NotReached(
            f"the database {shown(address)} cannot be reached ({said}): check that it runs"
        )
    return UnreadableFile(
        f"the database {shown(address)} cannot be used ({said}): check the user, password and name in "
        "the address"
    )


async def prepare(connection: Any, address: str) -> None:
    """Migrate the schema, one process at a time. Raises `UnreadableFile` for a newer one."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS marrakech_schema (version integer NOT NULL)"
        )
        version = await connection.fetchval("SELECT max(version) FROM marrakech_schema") or 0
        if version > SCHEMA_VERSION:
            raise UnreadableFile(
                f"the database {shown(address)} has schema {version}; this release reads schemas up to "
                f"{SCHEMA_VERSION}: update marrakech, or name another database"
            )
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(script)
            await connection.execute("DELETE FROM marrakech_schema")
            await connection.execute("INSERT INTO marrakech_schema VALUES ($1)", number)


def shown(address: str) -> str:
    """An address without its password, for messages and logs."""
    scheme, _, rest = address.partition("://")
    login, at, place = rest.rpartition("@")
    user = login.partition(":")[0]
    return f"{scheme}://{user}{at}{place.partition('?')[0]}"


async def _until_broken(connection: Any, broken: asyncio.Event) -> None:
    """Wait until a connection is lost; a half-open one is detected by polling it."""
    while not broken.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(broken.wait(), LISTENER_CHECK)
            return
        await connection.fetchval("SELECT 1", timeout=LISTENER_CHECK)


def _hear_told(watcher: Watcher, notice: str) -> None:
    game, _, message = notice.partition(" ")
    watcher.told(game, message)


def _refusal(one: _Append, outcome: str, number: int) -> StoreError | None:
    if outcome == "stored":
        return None
    if outcome == "seen":
        return CommandSeen(one.game, one.entry.command or "", number)
    if outcome == "stale":
        return StaleVersion(one.game, one.version, number)
    if outcome == "taken":
        return SeatTaken(one.game, number)
    return UnknownGame(one.game)


def _unavailable(error: BaseException) -> StoreUnavailable:
    return StoreUnavailable(f"the database cannot be used now: {error or type(error).__name__}")
