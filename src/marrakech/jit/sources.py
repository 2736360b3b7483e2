"""Which files compiled code is made from, and a digest of them.

These are the module of the function and every module of this package that it imports, directly or not. An edit
anywhere else changes nothing. Imports neither numba nor what is compiled.
"""

import ast
import functools
import hashlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

PACKAGE = Path(__file__).parent.parent
ALWAYS = tuple(
    Path(__file__).with_name(f"{name}.py") for name in ("decorators", "with_numba", "bounds")
)
"""The compiler's options, which every compiled function depends on."""
_PARSER = Lock()
"""Two threads must not parse at once: Python 3.11 may raise SystemError ("AST constructor recursion depth
mismatch") if a collection of garbage lets the other one go on meanwhile."""


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


def digest_of(files: Iterable[Path], besides: bytes = b"") -> str:
    """Sixteen hexadecimal digits that change with the content of the files, and with what is told besides."""
    digest = hashlib.sha256(besides)
    for path in files:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def source_of(module: str) -> Path:
    """The file of a module, without importing it."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)
