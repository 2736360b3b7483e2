"""What only a database server can get wrong."""

import asyncio
import os
import signal
import time
from functools import partial

import asyncpg
import pytest

from marrakech.store import LogEntry, NewEntry, NotReached, PostgresStore, StoreUnavailable
from marrakech.store.postgres import _KeptConnection, shown
from marrakech.store.postgres_schema import CHANNEL, LONGEST_NOTICE, OLD_CHANNEL
from tests.server.line import Line
from tests.server.stopwatch import Stopwatch
from tests.store.database import GAME, Database
from tests.waiting import until


class Notices:
    """A watcher that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.entries: list[LogEntry | None] = []
        self.breaks = 0

    def grown(self, game: str, version: int, entry: LogEntry | None = None) -> None:
        self.heard.append((game, version))
        self.entries.append(entry)

    def told(self, game: str, message: str) -> None:
        pass

    def missed(self) -> None:
        self.breaks += 1


def test_no_server_no_database_no_password_in_the_message() -> None:
    async def run() -> None:
        store = PostgresStore("postgresql://club:sesame@127.0.0.1:1/none")
        with pytest.raises(NotReached, match="cannot be reached") as error:
            await store.open()
        assert "sesame" not in str(error.value)
        assert "postgresql://club@127.0.0.1:1/none" in str(error.value)

    asyncio.run(run())


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://me:p@ss@host:5/db?sslmode=require") == "postgresql://me@host:5/db"
    assert shown("postgresql:///db") == "postgresql:///db"


def test_a_restart_of_the_server_loses_nothing_that_was_acknowledged(postgres: Database) -> None:
    address = postgres.fresh()

    async def run() -> None:
        store = PostgresStore(address)
        notices = Notices()
        await store.watch(notices)
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        await store.append("game", 2, NewEntry(2.0, b"2", "c2"))
        # A crash: nothing is shut down cleanly.
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        with pytest.raises(StoreUnavailable):
            await store.append("game", 3, NewEntry(3.0, b"3", "c3"))
        await asyncio.to_thread(postgres.start)
        assert await store.version_of("game", "c2") == 2
        await until(lambda: notices.breaks == 1)
        await store.append("game", 3, NewEntry(3.0, b"3", "c3"))
        await until(lambda: ("game", 3) in notices.heard)
        assert [entry.text for entry in await store.entries("game")] == [b"{}", b"2", b"3"]
        await store.close()

    asyncio.run(run())


def test_a_list_is_found_by_an_index(postgres: Database) -> None:
    address = postgres.fresh()

    async def run() -> None:
        store = PostgresStore(address)
        await store.open()
        connection = await asyncpg.connect(address)
        await connection.execute("""
            INSERT INTO games SELECT 'g' || n, 'a', 's', 'play', n FROM generate_series(1, 20000) n;
            INSERT INTO log SELECT 'g' || n, 1, n, NULL, '{}' FROM generate_series(1, 20000) n;
            ANALYZE;
        """)
        await connection.close()
        begun = time.perf_counter()
        assert (await store.games_of(b"a"))[0] == "g20000"
        assert time.perf_counter() - begun < 1.0
        await store.close()

    asyncio.run(run())


def test_whatever_the_driver_raises_fails_one_call_and_not_the_store(postgres: Database) -> None:
    """A connection that breaks at an awkward moment makes asyncpg raise what it raises for its own faults."""

    async def run() -> None:
        store = PostgresStore(postgres.fresh())
        await store.create(GAME, [NewEntry(1.0, b"{}")])

        async def awkward(*_: object) -> list[tuple[str, int]]:
            raise asyncpg.InternalClientError("another operation is in progress")

        with pytest.raises(StoreUnavailable):
            await store.ask(awkward)
        append_all = store._append_all
        for error in (asyncpg.InternalClientError("no"), ValueError("no")):
            store._append_all = partial(_raise, error)  # type: ignore[method-assign]
            with pytest.raises(StoreUnavailable):
                await store.append("game", 2, NewEntry(2.0, b"{}"))
        store._append_all = append_all  # type: ignore[method-assign]
        await asyncio.wait_for(store.append("game", 2, NewEntry(2.0, b"{}")), 30)
        await store.close()

    asyncio.run(run())


async def _raise(error: Exception, *_: object) -> list[tuple[str, int]]:
    raise error


def test_a_connection_that_hears_nothing_any_more_is_found_out_within_five_seconds(
    postgres: Database,
) -> None:
    async def run() -> None:
        address = postgres.fresh()
        line = Line(lambda: postgres.port)
        await line.start()
        here = PostgresStore(address.replace(f":{postgres.port}/", f":{line.port}/"))
        there = PostgresStore(address)
        await there.create(GAME, [NewEntry(1.0, b"{}")])
        notices = Notices()
        await here.watch(notices)
        line.deafen()
        await there.append(GAME.id, 2, NewEntry(2.0, b"{}"))
        watch = Stopwatch(lambda: [os.getpid()])
        while not notices.breaks:
            await watch.tick()
            assert watch.seconds < 5
        assert not notices.heard
        await there.append(GAME.id, 3, NewEntry(3.0, b"{}"))
        await until(lambda: notices.heard == [(GAME.id, 3)])
        await line.close()
        for store in (here, there):
            await store.close()

    asyncio.run(run())


def test_an_entry_is_carried_by_its_notification_unless_it_is_long_or_claims_a_seat(
    postgres: Database,
) -> None:
    async def run() -> None:
        address = postgres.fresh()
        here, there = PostgresStore(address), PostgresStore(address)
        notices = Notices()
        await here.watch(notices)
        await there.create(GAME, [NewEntry(1.0, b"{}")])
        longest = b"x" * (LONGEST_NOTICE - len('[2, "game", 1700000000.123456, null, ""]'))
        texts = [longest, longest + b"x", b'"' * 5000, "é".encode() * 3000, b"{}"]
        for version, text in enumerate(texts, 2):
            await there.append("game", version, NewEntry(1700000000.123456, text))
        await there.append("game", 7, NewEntry(7.0, b"{}", "c"), claim=(1, b"h" * 32))
        await until(lambda: ("game", 7) in notices.heard)
        log = await there.entries("game")
        assert notices.entries == [log[1], None, None, log[4], log[5], None]
        for store in (here, there):
            await store.close()

    asyncio.run(run())


async def overheard(
    postgres: Database, channel: str
) -> tuple[PostgresStore, Notices, asyncpg.Connection, list[str]]:
    """A store that is watched, and somebody else who hears a channel of its database."""
    address = postgres.fresh()
    store, notices = PostgresStore(address), Notices()
    await store.watch(notices)
    await store.create(GAME, [NewEntry(1.0, b"{}")])
    other = await asyncpg.connect(address)
    heard: list[str] = []
    await other.add_listener(channel, lambda *notice: heard.append(str(notice[3])))
    return store, notices, other, heard


def test_whoever_may_notify_cannot_write(postgres: Database) -> None:
    async def run() -> None:
        store, notices, stranger, heard = await overheard(postgres, CHANNEL)
        await store.append("game", 2, NewEntry(2.0, b'{"a":1}'))
        await until(lambda: heard)
        for forged in ("", "nonsense", heard[0].replace("1}", "2}"), "x" + heard[0][1:], heard[0]):
            await stranger.execute("SELECT pg_notify($1, $2)", CHANNEL, forged)
        await store.append("game", 3, NewEntry(3.0, b"{}"))
        await until(lambda: ("game", 3) in notices.heard)
        entries = [entry for entry in notices.entries if entry is not None and entry.version == 2]
        assert {entry.text for entry in entries} == {b'{"a":1}'}
        assert None in notices.entries, "what is forged has to be read"
        await stranger.close()
        await store.close()

    asyncio.run(run())


def test_processes_of_the_release_before_hear_and_are_heard(postgres: Database) -> None:
    """During an upgrade they listen to the old channel, and write by the function that they know."""

    async def run() -> None:
        store, notices, old, heard = await overheard(postgres, OLD_CHANNEL)
        await store.append("game", 2, NewEntry(2.0, b"{}"))
        await until(lambda: heard == ["2 game"])
        await old.execute(
            "SELECT append_entries($1, $2, $3, $4, $5, $6, $7)",
            ["game"], [3], [3.0], [None], ["{}"], [None], [None],
        )  # fmt: skip
        await until(lambda: ("game", 3) in notices.heard)
        assert notices.entries[-1] == LogEntry(3, 3.0, b"{}")
        await old.close()
        await store.close()

    asyncio.run(run())


def test_a_statement_is_one_round_trip(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver's reset of a connection after each would be another."""

    async def reset(*_: object, **__: object) -> None:
        raise AssertionError("a connection was reset")

    async def run() -> None:
        store = PostgresStore(postgres.fresh())
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        with monkeypatch.context() as patched:
            patched.setattr(asyncpg.Connection, "reset", reset)
            for version in range(2, 5):
                await store.append("game", version, NewEntry(2.0, b"{}"))
                await store.entries("game")
        await store.close()

    asyncio.run(run())


def test_a_connection_that_was_idle_for_long_is_replaced(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        kept = _KeptConnection(postgres.fresh())

        async def process(connection: asyncpg.Connection) -> int:
            return int(await connection.fetchval("SELECT pg_backend_pid()"))

        first = await kept.ask(process)
        assert await kept.ask(process) == first
        monkeypatch.setattr("marrakech.store.postgres.IDLE", 0.0)
        second = await kept.ask(process)
        monkeypatch.undo()
        assert second != first

        async def fails(connection: asyncpg.Connection) -> int:
            return int(await connection.fetchval("SELECT 1 / 0"))

        async def hangs(connection: asyncpg.Connection) -> int:
            return int(await connection.fetchval("SELECT pg_sleep(60)", timeout=0.05))

        with pytest.raises(StoreUnavailable, match="division by zero"):
            await kept.ask(fails)
        assert await kept.ask(process) == second
        with pytest.raises(StoreUnavailable):
            await kept.ask(hangs)
        assert await kept.ask(process) != second
        kept.close()

    asyncio.run(run())
