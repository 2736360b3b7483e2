"""The process that compiles: what it tells, when there is none, and that it ends with its starter."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from marrakech.engine import warm
from marrakech.jit import cache, compiler

WARM = "marrakech.engine.warm"


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache in which nothing is kept yet."""
    monkeypatch.setattr(cache, "cache_directory", lambda source: tmp_path)
    return tmp_path


def stand_in(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(compiler, "COMMAND", (sys.executable, "-c", script))


def test_each_function_is_told_of(monkeypatch: pytest.MonkeyPatch, empty: Path) -> None:
    stand_in(monkeypatch, "print('one'); print('two')")
    assert list(compiler.kept(WARM)) == ["one", "two"]


def test_a_process_that_fails_is_silent_and_tells_no_more(
    monkeypatch: pytest.MonkeyPatch, empty: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, "print('one', flush=True); raise SystemExit('no more')")
    assert list(compiler.kept(WARM)) == ["one"]
    assert capfd.readouterr() == ("", "")


def test_a_process_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch, empty: Path) -> None:
    monkeypatch.setattr(compiler, "LONGEST_COMPILATION", 0.2)
    stand_in(monkeypatch, "import time; time.sleep(60)")
    assert list(compiler.kept(WARM)) == []


def test_a_process_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch, empty: Path) -> None:
    monkeypatch.setattr(compiler, "COMMAND", (str(empty / "no such program"),))
    assert list(compiler.kept(WARM)) == []


def test_none_is_started_where_all_is_kept_or_nothing_can_be(
    monkeypatch: pytest.MonkeyPatch, empty: Path
) -> None:
    stand_in(monkeypatch, "print('one')")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert list(compiler.kept(WARM)) == []
    monkeypatch.delattr(sys, "frozen")
    assert list(compiler.kept(WARM)) == ["one"]
    mark = cache.complete_mark(WARM)
    assert mark is not None
    assert mark.parent == empty
    mark.touch()
    assert list(compiler.kept(WARM)) == []
    monkeypatch.setattr(cache, "cache_directory", lambda source: None)
    assert list(compiler.kept(WARM)) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_of_two_that_need_the_same_one_compiles(monkeypatch: pytest.MonkeyPatch, empty: Path) -> None:
    mark = cache.complete_mark(WARM)
    assert mark is not None
    stand_in(
        monkeypatch,
        "import pathlib, time; print('one', flush=True); time.sleep(0.5); "
        f"pathlib.Path({str(mark)!r}).touch()",
    )
    first = compiler.kept(WARM)
    assert next(first) == "one"
    told: list[str] = []
    second = threading.Thread(target=lambda: told.extend(compiler.kept(WARM)))
    second.start()
    second.join(0.2)
    assert second.is_alive(), "it waits for the first"
    assert list(first) == []
    second.join(20)
    assert not second.is_alive()
    assert told == [], "all is kept by then"


def test_who_goes_takes_the_process_along(monkeypatch: pytest.MonkeyPatch, empty: Path) -> None:
    stand_in(monkeypatch, "import os; print(os.getpid(), flush=True); os.read(0, 1); print('gone')")
    told = compiler.kept(WARM)
    process = int(next(told))
    told.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="other signals there")
def test_the_process_itself_ends_with_its_starter(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    # Killed, not asked to go: the pipe closes all the same.
    script = (
        "import os, signal, subprocess\n"
        "from marrakech.jit.compiler import COMMAND\n"
        "process = subprocess.Popen((*COMMAND, 'marrakech.engine.warm'), stdin=subprocess.PIPE)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    # Their output ends only once both have gone.
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment, timeout=20, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (-9, "", "")


def test_a_cache_is_complete_once_every_function_was_called(
    monkeypatch: pytest.MonkeyPatch, empty: Path
) -> None:
    for name in ("lookahead_value_compiled", "solve", "decide"):
        monkeypatch.setattr(warm, name, lambda *arguments: 0)
    mark = cache.complete_mark(WARM)
    assert mark is not None
    functions = compiler.functions(WARM)
    assert [next(functions)[0] for _ in range(3)] == ["lookahead_value", "solve", "decide"]
    assert not mark.exists()
    assert list(functions) == []
    assert mark.exists()
