"""What only the file can get wrong."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from marrakech.store import NewEntry, SqliteStore, StoredGame, StoreUnavailable, UnreadableFile
from marrakech.store.sqlite import SCHEMA_VERSION

GAME = StoredGame("game", b"a" * 32, b"secret")


def test_settings_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    connection.close()


def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    asyncio.run(SqliteStore(path).close())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_text_file_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes, not a store; " * 100)
    with pytest.raises(UnreadableFile, match=r"notes\.txt is not a Marrakech store"):
        SqliteStore(path)
    assert path.read_text().startswith("my notes")


def test_a_strange_database_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    with pytest.raises(UnreadableFile, match="another program's"):
        SqliteStore(path)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (1,)
    connection.close()


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    asyncio.run(SqliteStore(path).close())
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    with pytest.raises(UnreadableFile, match="update marrakech"):
        SqliteStore(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="cannot be opened"):
        SqliteStore(tmp_path)


def test_a_failed_commit_fails_every_writer_of_the_group(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "games.db"
        store = SqliteStore(path)
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        thief = sqlite3.connect(path)
        thief.execute("DROP TABLE log")
        thief.commit()
        thief.close()
        outcomes = await asyncio.gather(
            *(store.append("game", 2, NewEntry(1.0, b"{}")) for _ in range(3)),
            return_exceptions=True,
        )
        assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
        with pytest.raises(StoreUnavailable, match="cannot be read"):
            await store.entries("game")
        await store.close()

    asyncio.run(run())


def test_a_writer_that_went_away_is_no_trouble(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        task = asyncio.create_task(store.append("game", 2, NewEntry(1.0, b"{}")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("game", 3, NewEntry(1.0, b"{}"))
        await store.close()

    asyncio.run(run())
