"""Compiling beside the game, and on a machine where nothing can be kept."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from marrakech.engine import background
from marrakech.engine.compiled import cache_directory


def test_words_are_told_and_functions_come() -> None:
    words: list[str] = []
    background.prepare(words.append)
    assert background.wait_for("greedy_value") is background.ready("greedy_value")


def test_waiting_can_be_cancelled() -> None:
    cancel = Event()
    cancel.set()
    assert background.wait_for("no such function", cancel) is None


def test_the_folder_is_named_by_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    directory = cache_directory()
    assert directory is not None
    assert directory.parent == tmp_path / "marrakech"
    assert directory.name.startswith("compiled-")


def test_it_works_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    script = (
        "from marrakech.engine import compiled\n"
        "from marrakech.kernel import board\n"
        "assert compiled.CACHE is None\n"
        "assert compiled.entry(board.step)(108) == board.step(108)\n"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(blocked), "XDG_CACHE_HOME": str(blocked)}
    subprocess.run([sys.executable, "-c", script], check=True, env=environment)
