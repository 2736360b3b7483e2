"""Compiling beside the game, and on a machine where nothing can be kept."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from marrakech.jit import compiler
from marrakech.jit.background import BackgroundCompiler, CompilationError


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens, in order, while the functions `quick` and `slow` are loaded from a made-up module."""
    events: list[str] = []

    def functions(module: str) -> Iterator[tuple[str, Callable[[], str]]]:
        assert module == "made.up"
        for name in ("quick", "slow"):
            events.append(f"load {name}")
            yield name, partial(str, name)

    monkeypatch.setattr(compiler, "functions", functions)
    monkeypatch.setattr(compiler, "kept", lambda module: iter(()))
    return events


@pytest.fixture
def background(happened: list[str]) -> BackgroundCompiler:
    return BackgroundCompiler("made.up")


def test_functions_become_ready_and_listeners_are_told(
    background: BackgroundCompiler, happened: list[str]
) -> None:
    assert background.ready("slow") is None
    background.prepare(lambda message: happened.append(message.split()[0]))
    slow = background.wait_for("slow")
    assert slow is not None
    assert slow() == "slow"
    assert slow is background.ready("slow")
    assert background.ready("quick") is not slow
    assert background._thread is not None
    background._thread.join()
    assert happened == ["Preparing", "load quick", "load slow", "The"]


def test_it_compiles_once_however_often_it_is_asked(
    background: BackgroundCompiler, happened: list[str]
) -> None:
    for _ in range(3):
        background.prepare()
        background.wait_for("slow")
    assert happened == ["load quick", "load slow"]


def test_a_test_without_compiled_functions_costs_the_next_one_none(
    background: BackgroundCompiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    loading, go_on = Event(), Event()

    def functions(module: str) -> Iterator[tuple[str, Callable[[], str]]]:
        loading.set()
        assert go_on.wait(30)
        yield "slow", partial(str, "slow")

    monkeypatch.setattr(compiler, "functions", functions)
    background.prepare()
    assert loading.wait(30)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background, "_ready", {})
        go_on.set()
        assert background._thread is not None
        background._thread.join(30)
        assert background.ready("slow") is None
    assert background.ready("slow") is not None


def test_waiting_can_be_cancelled(background: BackgroundCompiler) -> None:
    cancel = Event()
    cancel.set()
    assert background.wait_for("no such function", cancel) is None


def test_who_waits_for_what_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, background: BackgroundCompiler
) -> None:
    def functions(module: str) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "quick", lambda: None
        raise MemoryError("no room")

    monkeypatch.setattr(compiler, "functions", functions)
    messages: list[str] = []
    background.prepare(messages.append)
    with pytest.raises(CompilationError, match="slow could not be compiled") as error:
        background.wait_for("slow")
    assert isinstance(error.value.__cause__, MemoryError)
    assert background.wait_for("quick") is not None
    assert background._thread is not None
    background._thread.join()
    assert "could not be compiled (no room)" in messages[-1]


def test_a_function_is_loaded_once_another_process_has_kept_it(
    monkeypatch: pytest.MonkeyPatch, background: BackgroundCompiler, happened: list[str]
) -> None:
    def kept(module: str) -> Iterator[str]:
        for name in ("quick", "slow"):
            happened.append(f"keep {name}")
            yield name
        happened.append("gone")

    monkeypatch.setattr(compiler, "kept", kept)
    background._run()
    assert happened == ["keep quick", "load quick", "keep slow", "load slow", "gone"]
    assert background.ready("slow") is not None


def test_what_another_process_does_not_keep_is_compiled_here(
    monkeypatch: pytest.MonkeyPatch, background: BackgroundCompiler, happened: list[str]
) -> None:
    monkeypatch.setattr(compiler, "kept", lambda module: iter(["quick"]))
    background._run()
    assert happened == ["load quick", "load slow"]
    assert background.ready("slow") is not None


def test_it_works_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    script = (
        "from marrakech.jit import with_numba\n"
        "from marrakech.kernel import board\n"
        "from pathlib import Path\n"
        "assert with_numba.cache_directory(Path(board.__file__)) is None\n"
        "assert with_numba.entry(board.one_step)(108) == board.one_step(108)\n"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(blocked), "XDG_CACHE_HOME": str(blocked)}
    subprocess.run([sys.executable, "-c", script], check=True, env=environment)
