"""Where compiled code is kept for the next process, and how one knows that all of it is there.

Machine code is kept in the user's cache directory, in a folder named by a digest of the sources. Where
nothing can be written, it is compiled in memory each time.
"""

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numba
from numba.core import registry

# How much of numba carries types differs from release to release.
_numba: Any = numba
_registry: Any = registry


def user_cache() -> Path:
    """Where this user's programs keep what they can make again."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given, "marrakech")
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "marrakech")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "marrakech"
    return Path.home() / ".cache" / "marrakech"


def sources() -> list[Path]:
    """The files that compiled code is made from."""
    package = Path(__file__).parent.parent
    return sorted([*package.glob("kernel/*.py"), *package.glob("engine/**/*.py")])


def cache_directory() -> Path | None:
    """Where machine code is kept: one directory for each state of the sources it is made from.

    numba looks only at the file of the function it compiles, and would go on using old code after an
    edit in a function that it calls. None where nothing can be written.
    """
    digest = hashlib.sha256()
    for source in sources():
        digest.update(source.name.encode() + source.read_bytes())
    try:
        directory = user_cache() / f"compiled-{digest.hexdigest()[:16]}"
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except (OSError, RuntimeError):
        return None


CACHE = cache_directory()


def full_mark(directory: Path) -> Path:
    """The file that says that all that bots use is kept in a directory and fit for this process.

    numba reads what it kept only for the same version, processor and Python, and for sources in the
    same place that were not touched since; the name of the file stands for all of these.
    """
    fit = hashlib.sha256()
    for fact in (
        sys.version,
        _numba.__version__,
        _numba.config.DISABLE_JIT,
        _registry.cpu_target.target_context.codegen().magic_tuple(),
        *((source, source.stat().st_mtime_ns) for source in sources()),
    ):
        fit.update(f"{fact}\n".encode())
    return directory / f"full-{fit.hexdigest()[:16]}"
