"""Where compiled code is cached between processes, and how to tell that the cache is complete.

Machine code is kept in the user's cache directory, in a folder named by a digest of the sources that the
code is compiled from (`jit.sources`). Code with checked indices (`jit.bounds`) has folders of its own. Where
nothing can be written, code is compiled in memory each time.
"""

import functools
import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numba
from numba.core import registry
from platformdirs import user_cache_path

from marrakech.jit.bounds import checked
from marrakech.jit.sources import digest_of, source_of, sources

# How much of numba is typed varies between releases.
_numba: Any = numba
_registry: Any = registry


def user_cache() -> Path:
    """The directory for compiled code, e.g. ~/.cache/marrakech; NUMBA_CACHE_DIR overrides it."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    return user_cache_path("marrakech", appauthor=False)


@functools.cache
def cache_directory(source: Path) -> Path | None:
    """Where the machine code of a file's functions is kept; None where nothing can be written.

    numba checks only the file of the function it compiles, and would keep using stale code after an edit
    to a function that it calls, and unchecked code where it is to be checked. So there is one directory per
    digest of all the sources and of whether indices are checked.
    """
    digest = digest_of(sources(source), b"checked" if checked() else b"")
    try:
        directory = user_cache() / f"compiled-{digest}"
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except (OSError, RuntimeError):
        return None


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
