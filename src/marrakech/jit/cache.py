"""Where compiled code is cached between processes, and how to tell that the cache is complete.

Machine code is kept in the user's cache directory, in a folder named by a digest of the sources that the
code is compiled from: the module of the function and every module of this package that it imports,
directly or not. An edit anywhere else causes no recompilation. Code with checked indices (`jit.bounds`) has
folders of its own. Where nothing can be written, code is compiled in memory each time.
"""

import ast
import functools
import hashlib
import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from threading import Lock
from typing import Any

import numba
from numba.core import registry
from platformdirs import user_cache_path

from marrakech.jit.bounds import checked

# How much of numba is typed varies between releases.
_numba: Any = numba
_registry: Any = registry

PACKAGE = Path(__file__).parent.parent
ALWAYS = (Path(__file__).with_name("decorators.py"), Path(__file__).with_name("bounds.py"))
"""The compiler's options, which every compiled function depends on."""
_PARSER = Lock()
"""Two threads must not parse at once: Python 3.11 may raise SystemError ("AST constructor recursion depth
mismatch") if a collection of garbage lets the other one go on meanwhile."""


def user_cache() -> Path:
    """The directory for compiled code, e.g. ~/.cache/marrakech; NUMBA_CACHE_DIR overrides it."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    return user_cache_path("marrakech", appauthor=False)


@functools.cache
def imported(source: Path) -> frozenset[Path]:
    """The files of this package that a file imports."""
    names: set[str] = set()
    with _PARSER:
        parsed = ast.parse(source.read_bytes())
    for node in ast.walk(parsed):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found for name in names if (found := _file_of(name)) is not None)


def _file_of(module: str) -> Path | None:
    """The file of a module of this package; None for other modules and for names that are not modules."""
    top, *rest = module.split(".")
    if top != PACKAGE.name:
        return None
    path = PACKAGE.joinpath(*rest)
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if rest and candidate.is_file():
            return candidate
    return None


def sources(source: Path) -> list[Path]:
    """The files that the compiled functions of a file are made from, the file itself included."""
    found = {source, *ALWAYS}
    waiting = [source]
    while waiting:
        for path in imported(waiting.pop()) - found:
            found.add(path)
            waiting.append(path)
    return sorted(found)


@functools.cache
def cache_directory(source: Path) -> Path | None:
    """Where the machine code of a file's functions is kept; None where nothing can be written.

    numba checks only the file of the function it compiles, and would keep using stale code after an edit
    to a function that it calls, and unchecked code where it is to be checked. So there is one directory per
    digest of all the sources and of whether indices are checked.
    """
    digest = hashlib.sha256(b"checked" if checked() else b"")
    for path in sources(source):
        digest.update(path.name.encode() + path.read_bytes())
    try:
        directory = user_cache() / f"compiled-{digest.hexdigest()[:16]}"
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except (OSError, RuntimeError):
        return None


def source_of(module: str) -> Path:
    """The file of a module, without importing it."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def complete_mark(module: str) -> Path | None:
    """The file that marks the cache as complete for a module; None where nothing can be written.

    numba reuses cached code only for the same numba, CPU and Python, and for sources with the same path
    and modification time; the name of the file is a digest of all of these.
    """
    source = source_of(module)
    directory = cache_directory(source)
    if directory is None:
        return None
    digest = hashlib.sha256()
    for fact in (
        sys.version,
        _numba.__version__,
        _numba.config.DISABLE_JIT,
        checked(),
        _registry.cpu_target.target_context.codegen().magic_tuple(),
        *((path, path.stat().st_mtime_ns) for path in sources(source)),
    ):
        digest.update(f"{fact}\n".encode())
    return directory / f"complete-{digest.hexdigest()[:16]}"
