"""Where compiled code is kept, which sources name the folder, and the mark of a complete cache."""

import gc
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest

from marrakech.jit import cache
from marrakech.jit import sources as compiled_from
from marrakech.jit.cache import cache_directory, complete_mark
from marrakech.jit.sources import PACKAGE, source_of, sources

WARM = PACKAGE / "engine" / "warm.py"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A cache of its own, and nothing remembered of the sources."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    cache_directory.cache_clear()
    compiled_from.imported.cache_clear()
    yield
    cache_directory.cache_clear()
    compiled_from.imported.cache_clear()


def names(source: Path) -> set[str]:
    return {str(path.relative_to(PACKAGE)) for path in sources(source)}


def test_the_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(cache, "user_cache_path", lambda name, appauthor: tmp_path / name)
    directory = cache_directory(WARM)
    assert directory is not None
    assert directory.parent == tmp_path / "marrakech"
    assert directory.name.startswith("compiled-")


def test_what_bots_use_compiled_is_made_from_the_kernel_and_the_engine_alone() -> None:
    made_from = names(WARM)
    assert {
        "engine/greedy.py",
        "engine/lookahead.py",
        "engine/warm.py",
        "jit/bounds.py",
        "jit/decorators.py",
        "jit/with_numba.py",
    } < made_from
    assert {f"kernel/{name}.py" for name in ("board", "chance", "scoring", "state", "turn")} < made_from
    elsewhere = {name for name in made_from if name.split("/")[0] not in ("kernel", "jit", "engine")}
    assert elsewhere <= {"record/errors.py"}
    assert not {"engine/bot.py", "engine/ladder.py"} & made_from


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package in which `search` is compiled from `rules` by way of `value`, and `protocol` is beside it."""
    root = tmp_path / "house"
    root.mkdir()
    (root / "__init__.py").touch()
    (root / "rules.py").write_text("import math\n")
    (root / "value.py").write_text("from house import rules\n")
    (root / "search.py").write_text("def f():\n    from house.value import worth\n")
    (root / "protocol.py").write_text("from house.search import f\n")
    monkeypatch.setattr(compiled_from, "PACKAGE", root)
    monkeypatch.setattr(compiled_from, "ALWAYS", ())
    return root


@pytest.mark.parametrize(
    ("edited", "compiled_again"),
    [("search", True), ("value", True), ("rules", True), ("protocol", False)],
)
def test_an_edit_compiles_only_what_is_made_from_it(
    package: Path, edited: str, compiled_again: bool
) -> None:
    before = cache_directory(package / "search.py")
    assert before is not None
    source = package / f"{edited}.py"
    source.write_text(source.read_text() + "# edited\n")
    cache_directory.cache_clear()
    compiled_from.imported.cache_clear()
    assert (cache_directory(package / "search.py") != before) is compiled_again


def test_a_mark_holds_as_long_as_numba_reads_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "turn.py"
    source.touch()
    monkeypatch.setattr(cache, "source_of", lambda module: source)
    mark = complete_mark("turn")
    assert mark is not None
    assert mark.parent == cache_directory(source)
    assert complete_mark("turn") == mark
    os.utime(source, (1, 1))
    touched = complete_mark("turn")
    assert touched != mark
    monkeypatch.setattr(numba, "__version__", "0.0")
    assert complete_mark("turn") not in (mark, touched)


def test_checked_code_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for setting in (None, 0, 1):
        monkeypatch.setattr(numba.config, "BOUNDSCHECK", setting)
        cache_directory.cache_clear()
        directory, mark = cache_directory(WARM), complete_mark("marrakech.engine.warm")
        assert directory is not None
        assert mark is not None
        assert mark.parent == directory
        found.add((directory, mark.name))
    assert len({directory for directory, _ in found}) == len({mark for _, mark in found}) == 2


def test_the_file_of_a_module_is_found_without_importing_it() -> None:
    assert source_of("marrakech.engine.warm") == WARM


class Litter:
    """Garbage that has something to do when it is collected."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        for _ in range(200):
            pass


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads that take turns all the time, and garbage that is collected all the time."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(1e-6)
    gc.set_threshold(50, 5, 5)
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)


@pytest.mark.usefixtures("restless")
def test_two_compilers_at_once_do_not_disturb_each_other() -> None:
    def read(depth: int, path: Path) -> int:
        if depth:
            return read(depth - 1, path)
        Litter()
        return len(compiled_from.imported.__wrapped__(path))

    files = sorted(PACKAGE.glob("*/*.py"))[:60]
    with ThreadPoolExecutor(3) as pool:
        found = [[pool.submit(read, depth, path) for path in files] for depth in (5, 60, 120)]
    assert len({tuple(one.result() for one in of_depth) for of_depth in found}) == 1
