"""One process at a time has a file, and the next learns when the last one was alive."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from marrakech.store import FileInUse, SqliteStore, UnreadableFile


def test_one_process_at_a_time_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = SqliteStore(path)
    script = f"from marrakech.store import SqliteStore; SqliteStore({str(path)!r})"
    second = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "FileInUse" in second.stderr
    assert "in use by another marrakech process" in second.stderr
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(FileInUse):
            SqliteStore(name)
    asyncio.run(store.close())
    for name in (path, link):
        asyncio.run(SqliteStore(name).close())


def test_a_file_that_was_refused_is_not_kept_locked(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes, not a store; " * 100)
    for _ in range(2):
        with pytest.raises(UnreadableFile, match="is not a Marrakech store"):
            SqliteStore(path)


def test_the_next_process_learns_when_the_last_one_was_alive(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = SqliteStore(path)
    assert first.last_used is None
    lock = tmp_path / "games.db-lock"
    os.utime(lock, (1000.0, 1000.0))
    begun = time.time()
    # It leaves a sign of life every second.
    while lock.stat().st_mtime < begun - 1:
        assert time.time() < begun + 30
        time.sleep(0.05)
    asyncio.run(first.close())
    second = SqliteStore(path)
    assert second.last_used is not None
    assert abs(second.last_used - time.time()) < 10
    asyncio.run(second.close())
