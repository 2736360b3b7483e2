"""Compiling beside the game, and on a machine where nothing can be kept."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from marrakech.engine import background, compiler, warm


def test_words_are_told_and_functions_come() -> None:
    words: list[str] = []
    background.prepare(words.append)
    assert background.wait_for("greedy_value") is background.ready("greedy_value")


def test_waiting_can_be_cancelled() -> None:
    cancel = Event()
    cancel.set()
    assert background.wait_for("no such function", cancel) is None


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled yet; the list fills with what happens."""
    happened: list[str] = []
    monkeypatch.setattr(background, "_ready", {})
    monkeypatch.setattr(background, "_failure", None)
    monkeypatch.setattr(background, "_listeners", [lambda word: happened.append(word.split()[0])])

    def functions() -> Iterator[tuple[str, Callable[[], None]]]:
        for name in ("quick", "slow"):
            happened.append(f"load {name}")
            yield name, lambda: None

    monkeypatch.setattr(warm, "functions", functions)
    return happened


def test_a_function_is_read_once_another_process_has_kept_it(
    monkeypatch: pytest.MonkeyPatch, afresh: list[str]
) -> None:
    def kept() -> Iterator[str]:
        for name in ("quick", "slow"):
            afresh.append(f"keep {name}")
            yield name
        afresh.append("gone")

    monkeypatch.setattr(compiler, "kept", kept)
    background._compile_all()
    kept_and_read = ["keep quick", "load quick", "keep slow", "load slow"]
    assert afresh == ["Preparing", *kept_and_read, "gone", "The"]
    assert background.ready("slow") is not None


def test_what_another_process_does_not_keep_is_compiled_here(
    monkeypatch: pytest.MonkeyPatch, afresh: list[str]
) -> None:
    monkeypatch.setattr(compiler, "kept", lambda: iter(["quick"]))
    background._compile_all()
    assert afresh == ["Preparing", "load quick", "load slow", "The"]
    assert background.ready("slow") is not None


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
