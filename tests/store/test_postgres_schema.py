"""The schema of a database: made once, brought forward, and refused if it is newer."""

import asyncio

import asyncpg
import pytest

from marrakech.store import NewEntry, PostgresStore, UnreadableFile
from marrakech.store.postgres_schema import MIGRATIONS, SCHEMA_VERSION
from tests.store.database import GAME, Database


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
        await connection.execute(
            "INSERT INTO games VALUES ('other', $1, $2, 'play', 1.0)", GAME.creator, GAME.secret
        )
        store = PostgresStore(address)
        stored = await store.game(GAME.id)
        assert stored.secret == GAME.secret
        other = await store.game("other")
        assert len(stored.code_secret) == 32 == len(other.code_secret)
        assert len({stored.code_secret, other.code_secret}) == 2, "each game has its own"
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
