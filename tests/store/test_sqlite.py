"""What only the file can get wrong."""

import asyncio
import errno
import inspect
import queue
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from marrakech.store import (
    MemoryStore,
    NewEntry,
    PostgresStore,
    SqliteStore,
    Store,
    StoredGame,
    StoreError,
    StoreUnavailable,
    UnreadableFile,
    sqlite,
)
from marrakech.store.base import LISTED
from marrakech.store.errors import DamagedFile
from marrakech.store.filelock import unusable
from marrakech.store.sqlite import APPLICATION_ID, FIRST_SCHEMA, SCHEMA_VERSION, backup, unprepared
from tests.store.database import GAME


def test_settings_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = SqliteStore(path)
    assert not store.many, "one process has the file, and needs no other's word"
    asyncio.run(store.close())
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    connection.close()
    assert path.read_bytes()[68:72] == b"Marr", "files of every release are known by it"


def test_a_process_that_forgets_to_close_ends_all_the_same(tmp_path: Path) -> None:
    script = (
        "from marrakech.store import SqliteStore\n"
        f"SqliteStore({str(tmp_path / 'games.db')!r})\n"
        "raise SystemExit(7)"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=30, check=False).returncode == 7


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


@pytest.mark.parametrize("application", [0, APPLICATION_ID - 1, APPLICATION_ID + 1])
def test_a_strange_database_is_refused_and_kept(tmp_path: Path, application: int) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {application}")
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


def test_writes_that_wait_are_committed_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[list[object]] = []
    monkeypatch.setattr(sqlite, "GROUP_LIMIT", 2)
    monkeypatch.setattr(sqlite, "_commit", lambda _, group: groups.append(list(group)))
    monkeypatch.setattr(sqlite, "_wake", lambda _: None)
    writes: queue.SimpleQueue[Any] = queue.SimpleQueue()
    for write in ("a", "b", "c", "d", "e", None):
        writes.put(write)
    sqlite._write_groups(sqlite3.connect(tmp_path / "games.db"), writes)
    assert groups == [["a", "b"], ["c", "d"], ["e"]]


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


def test_an_older_file_is_brought_forward(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    connection = sqlite3.connect(path)
    connection.executescript(
        f"{FIRST_SCHEMA} PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1;"
        "INSERT INTO games VALUES ('old', x'aa', x'01', 'play'), ('new', x'aa', x'02', 'play');"
        "INSERT INTO log VALUES ('old', 1, 5.0, NULL, '{}'), ('old', 2, 6.0, 'c', '{}'),"
        " ('new', 1, 7.0, NULL, '{}');"
        "INSERT INTO seats VALUES ('old', 0, x'bb');"
    )
    connection.close()

    async def run() -> None:
        store = SqliteStore(path)
        assert await store.games_of(b"\xaa") == ["new", "old"]
        assert await store.games_of(b"\xbb") == ["old"]
        assert await store.version_of("old", "c") == 2
        await store.append("old", 3, NewEntry(8.0, b"{}"), claim=(1, b"\xcc"))
        assert await store.games_of(b"\xaa") == ["old", "new"]
        secrets = {(await store.game(game)).code_secret for game in ("old", "new")}
        assert [len(secret) for secret in secrets] == [32, 32], "each game has its own"
        await store.close()

    asyncio.run(run())
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    assert connection.execute("SELECT id, begun FROM games ORDER BY id").fetchall() == [
        ("new", 7.0),
        ("old", 5.0),
    ]
    connection.close()


def test_a_list_looks_at_the_newest_games_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.db")
        for n in range(LISTED + 1):
            await store.create(StoredGame(f"g{n:03}", b"a", b"s"), [NewEntry(float(n), b"{}")])
        assert (await store.games_of(b"a", limit=1000))[:: LISTED - 1] == [f"g{LISTED}", "g001"]
        assert len(await store.games_of(b"a")) == 50
        await store.close()

    asyncio.run(run())


def test_advice_for_a_full_disk_and_a_read_only_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE one (x)")
    connection.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO one VALUES (zeroblob(100000))")
    connection.close()
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as read_only:
        connection.execute("CREATE TABLE two (x)")
    connection.close()
    assert "the disk is full: make room" in str(unprepared(path, full.value))
    assert "it is read-only: make the file" in str(unprepared(path, read_only.value))
    assert "the disk is full: make room" in str(unusable(path, OSError(errno.ENOSPC, "No space left")))
    assert "read-only" in str(unusable(path, OSError(errno.EROFS, "Read-only file system")))


def failure(code: int) -> sqlite3.Error:
    """An error of SQLite's, e.g. 11 for damage; the bits above the lowest eight say more."""
    error = sqlite3.DatabaseError("a failure")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "damaged"), [(11, True), (11 | 1 << 8, True), (10, False), (26, False), (0, False)]
)
def test_damage_is_told_from_what_may_pass(tmp_path: Path, code: int, damaged: bool) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise failure(code)

    async def run() -> None:
        store = SqliteStore(tmp_path / "games.db")
        with pytest.raises(StoreError, match="cannot be read: a failure") as found:
            await store._read(fail)
        assert isinstance(found.value, DamagedFile) == damaged
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("more", [0, 1, 4])
def test_advice_does_not_hang_on_the_details_of_a_failure(tmp_path: Path, more: int) -> None:
    assert "it is read-only" in str(unprepared(tmp_path, failure(8 | more << 8)))


@pytest.mark.parametrize("kind", [MemoryStore, PostgresStore, SqliteStore])
@pytest.mark.parametrize("name", ["games", "games_of", "untouched_since"])
def test_all_stores_list_as_many_games(kind: type, name: str) -> None:
    assert inspect.signature(getattr(kind, name)) == inspect.signature(getattr(Store, name))


def test_a_backup_overwrites_no_file_that_comes_into_being_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        target = tmp_path / "copy.db"
        target.touch()  # an empty file is a database to SQLite
        monkeypatch.setattr(Path, "exists", lambda path: path != target)
        with pytest.raises(UnreadableFile, match="could not be copied"):
            backup(store.path, target)
        assert target.read_bytes() == b""
        await store.close()

    asyncio.run(run())


def test_a_backup_is_a_store_of_its_own(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.create(GAME, [NewEntry(1.0, b"{}")])
        backup(store.path, tmp_path / "copy.db")
        assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
        await store.append("game", 2, NewEntry(2.0, b"{}"))
        with pytest.raises(UnreadableFile, match="never overwrites"):
            backup(store.path, tmp_path / "copy.db")
        await store.close()
        copy = SqliteStore(tmp_path / "copy.db")
        assert await copy.game("game") == GAME
        assert len(await copy.entries("game")) == 1
        await copy.close()

    asyncio.run(run())
