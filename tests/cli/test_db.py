"""`marrakech db`: games are copied whole between a file and a database, and a damaged log is found."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from marrakech.store import PostgresStore, SqliteStore, Store
from tests.cli.run import run
from tests.service.play import open_lobby, people, play_out
from tests.store.database import Database


async def _play(store: Store) -> None:
    async with open_lobby(store) as lobby:
        await play_out(await people(lobby, 2))
        await people(lobby, 3)
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("db") / "games.db"
    asyncio.run(_play(SqliteStore(path)))
    return path


def test_there_and_back_again(played: Path, tmp_path: Path, postgres: Database) -> None:
    address = postgres.fresh()
    there = run("db", "copy", played, address)
    assert there.exit_code == 0, there.output
    assert there.output.startswith("2 games with ")
    assert "2 games checked, 0 faults." in run("db", "check", address).output
    again = run("db", "copy", played, address)
    assert "0 games with 0 entries copied; 2 were there already." in again.output
    assert run("db", "backup", address, tmp_path / "back.db").exit_code == 0

    async def same() -> None:
        ours, theirs, back = (
            SqliteStore(played),
            PostgresStore(address),
            SqliteStore(tmp_path / "back.db"),
        )
        games = await ours.games()
        assert games == await theirs.games() == await back.games()
        for game in games:
            assert await ours.game(game) == await theirs.game(game) == await back.game(game)
            assert await ours.entries(game) == await theirs.entries(game) == await back.entries(game)
        for store in (ours, theirs, back):
            await store.close()

    asyncio.run(same())


async def _put_aside(store: Store) -> list[str]:
    async with open_lobby(store) as lobby:
        tables = [await people(lobby, 2) for _ in range(2)]
        for table in tables:
            await lobby.shelf.put(table, "master", "SIGSEGV")
    await store.close()
    return [table.id for table in tables]


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_games_put_aside_are_listed_released_and_deleted(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "file":
        address = str(tmp_path / "games.db")
        one, other = asyncio.run(_put_aside(SqliteStore(tmp_path / "games.db")))
    else:
        address = request.getfixturevalue("postgres").fresh()
        one, other = asyncio.run(_put_aside(PostgresStore(address)))
    listed = run("db", "aside", address).output
    assert "2 games are put aside." in listed
    assert f"{one}  20" in listed
    assert "master failed: SIGSEGV  7/7/7/7/7/7/7 d4" in listed
    assert f"{one} is released" in run("db", "release", address, one).output
    assert run("db", "release", address, one).exit_code == 2
    refused = run("db", "delete", address, one)
    assert refused.exit_code == 2
    assert "no game that is put aside" in refused.output
    assert f"{other} is deleted." in run("db", "delete", address, other).output
    assert "0 games are put aside." in run("db", "aside", address).output
    assert "1 games checked, 0 faults." in run("db", "check", address).output
    assert "release needs the id of a game" in run("db", "release", address).output


def test_another_game_of_the_same_id_is_not_written_over(played: Path, tmp_path: Path) -> None:
    assert run("db", "backup", played, tmp_path / "copy.db").exit_code == 0
    connection = sqlite3.connect(tmp_path / "copy.db")
    connection.execute("DELETE FROM log WHERE version = 2")
    connection.commit()
    connection.close()
    refused = run("db", "copy", played, tmp_path / "copy.db")
    assert refused.exit_code == 2
    assert "is in both stores, and they differ" in refused.output


def test_a_damaged_log_is_found(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("db", "backup", played, copy).exit_code == 0
    connection = sqlite3.connect(copy)
    (game,) = connection.execute("SELECT game FROM log WHERE version = 5").fetchone()
    text = 'UPDATE log SET entry = \'{"type":"nonsense"}\' WHERE version = 4'
    connection.execute(text)
    connection.commit()
    found = run("db", "check", copy)
    assert found.exit_code == 1
    assert f"{game}: its log cannot be replayed" in found.output
    connection.execute("DELETE FROM log WHERE version = 4")
    connection.commit()
    assert f"{game}: its log has the versions 1 to" in run("db", "check", copy).output
    connection.close()


def test_a_forged_secret_is_found(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("db", "backup", played, copy).exit_code == 0
    connection = sqlite3.connect(copy)
    connection.execute("UPDATE games SET secret = zeroblob(32)")
    connection.commit()
    connection.close()
    found = run("db", "check", copy)
    assert found.exit_code == 1
    assert "the commitment do" in found.output
    assert "the rolls do" in found.output


def test_wrong_ways_to_ask(tmp_path: Path) -> None:
    assert "there is no store" in run("db", "check", tmp_path / "none.db").output
    assert not (tmp_path / "none.db").exists()
    assert "needs a second store" in run("db", "copy", tmp_path / "none.db").output
    assert "is not the address of a store" in run("db", "check", "mysql://host/db").output
    assert "cannot be reached" in run("db", "check", "postgresql://me@127.0.0.1:1/none").output
