"""What only a database server can get wrong."""

import asyncio
import os
import signal
import time
from functools import partial

import asyncpg
import pytest

from marrakech.store import NewEntry, PostgresStore, StoredGame, StoreUnavailable, UnreadableFile
from marrakech.store.postgres import shown
from marrakech.store.postgres_schema import MIGRATIONS, SCHEMA_VERSION
from tests.server.line import Line
from tests.server.stopwatch import Stopwatch
from tests.store.database import Database
from tests.waiting import until

GAME = StoredGame("game", b"a" * 32, b"secret")


class Notices:
    """A watcher that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.breaks = 0

    def grown(self, game: str, version: int) -> None:
        self.heard.append((game, version))

    def told(self, game: str, message: str) -> None:
        pass

    def missed(self) -> None:
        self.breaks += 1


def test_a_newer_schema_is_refused(postgres: Database) -> None:
    address = postgres.fresh()

    async def run() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.close()
        connection = await asyncpg.connect(address)
        assert await connection.fetchval("SELECT version FROM marrakech_schema") == SCHEMA_VERSION
        await connection.execute("UPDATE marrakech_schema SET version = version + 1")
        await connection.close()
        with pytest.raises(UnreadableFile, match="update marrakech"):
            await PostgresStore(address).open()

    asyncio.run(run())


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_an_older_schema_is_brought_forward(postgres: Database, version: int) -> None:
    address = postgres.fresh()

    async def run() -> None:
        connection = await asyncpg.connect(address)
        for script in MIGRATIONS[:version]:
            await connection.execute(script)
        await connection.execute("CREATE TABLE marrakech_schema (version integer NOT NULL)")
        await connection.execute("INSERT INTO marrakech_schema VALUES ($1)", version)
        await connection.execute(
            "INSERT INTO games VALUES ($1, $2, $3, 'play', 1.0)", GAME.id, GAME.creator, GAME.secret
        )
        await connection.execute("INSERT INTO log VALUES ($1, 1, 1.0, NULL, '{}')", GAME.id)
        store = PostgresStore(address)
        assert (await store.game(GAME.id)).secret == GAME.secret
        await store.append(GAME.id, 2, NewEntry(2.0, b"{}", "command"))
        assert [entry.version for entry in await store.entries(GAME.id)] == [1, 2]
        assert await store.shared.claim("duty a", "me", 60)
        await store.close()
        assert await connection.fetchval("SELECT version FROM marrakech_schema") == SCHEMA_VERSION
        await connection.close()

    asyncio.run(run())


def test_many_processes_may_make_the_schema_at_once(postgres: Database) -> None:
    address = postgres.fresh()

    async def run() -> None:
        stores = [PostgresStore(address) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(GAME, [NewEntry(1.0, b"{}")])
        assert await stores[5].game("game") == GAME
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_no_server_no_database_no_password_in_the_message() -> None:
    async def run() -> None:
        store = PostgresStore("postgresql://club:sesame@127.0.0.1:1/none")
        with pytest.raises(UnreadableFile, match="cannot be reached") as error:
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
            await store._ask(awkward)
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
