"""Where compiled code is kept, and the mark of a cache that has all of it."""

import os
from pathlib import Path

import numba
import pytest

from marrakech.engine import cache
from marrakech.engine.cache import cache_directory, full_mark


def test_the_folder_is_named_by_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    directory = cache_directory()
    assert directory is not None
    assert directory.parent == tmp_path / "marrakech"
    assert directory.name.startswith("compiled-")


def test_a_mark_holds_as_long_as_numba_reads_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "turn.py"
    source.touch()
    monkeypatch.setattr(cache, "sources", lambda: [source])
    mark = full_mark(tmp_path)
    assert mark.parent == tmp_path
    assert full_mark(tmp_path) == mark
    os.utime(source, (1, 1))
    touched = full_mark(tmp_path)
    assert touched != mark
    monkeypatch.setattr(numba, "__version__", "0.0")
    assert full_mark(tmp_path) not in (mark, touched)
