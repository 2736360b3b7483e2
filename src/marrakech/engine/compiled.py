"""The kernel's own functions, made known to numba, and where compiled code is kept.

Importing this module is enough: a function under `entry` may then call any function of the kernel and
of `greedy`, which is compiled from the very source that the interpreter runs. `compiled(function)`
gives such a function as a compiled one of its own, for tests that compare the two.

Compiled code is kept in the user's cache directory, in a folder named by a digest of the kernel's and
the engine's sources: numba itself does not notice an edit in a function that another file calls. Where
nothing can be written, it is compiled in memory each time.
"""

import hashlib
import os
import sys
import tempfile
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core import types as nb
from numba.extending import intrinsic, overload, register_jitable

from marrakech.engine import greedy, lookahead
from marrakech.kernel import board, chance, scoring, state, symmetry, turn

P = ParamSpec("P")
R = TypeVar("R")

KERNEL = (board, chance, state, turn, scoring, symmetry)
"""The modules whose functions are compiled."""


def sources_digest() -> str:
    """A digest of every source that compiled code can come from."""
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for folder in ("kernel", "engine"):
        for source in sorted((package / folder).glob("*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def user_cache() -> Path:
    """Where this user's programs keep what they can make again."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given) / "marrakech"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "marrakech"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "marrakech"
    return Path.home() / ".cache" / "marrakech"


def cache_folder() -> Path | None:
    """The folder for the code compiled from these sources, or None where it cannot be written."""
    try:
        folder = user_cache() / f"compiled-{sources_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return None


CACHE = cache_folder()
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile with the kernel at the first call, keep the code, and leave other threads running."""
    jit = numba.njit(cache=CACHE is not None, nogil=True, fastmath=True, error_model="numpy")
    return cast(Callable[P, R], jit(function))


def lean(function: Callable[P, R]) -> Callable[P, R]:
    """Like `entry`, for functions that make no arrays: no time is lost counting who holds one."""
    njit: Any = numba.njit  # its stubs do not know `_nrt`, numba's own switch for this
    jit = njit(cache=CACHE is not None, nogil=True, fastmath=True, error_model="numpy", _nrt=False)
    return cast(Callable[P, R], jit(function))


@intrinsic
def _population(typing_context: Any, mask: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return nb.int64(nb.int64), codegen


population: Any = _population


@overload(board.count)
def _count(squares: Any) -> Any:
    # int.bit_count is not in numba's subset; the processor's own instruction is.
    def counted(squares: Any) -> Any:
        return population(squares)

    return counted


def public_functions(module: types.ModuleType) -> list[types.FunctionType]:
    """Every public function that a module defines."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def kernel_functions() -> list[types.FunctionType]:
    """Every public function that the kernel's modules define."""
    return [function for module in KERNEL for function in public_functions(module)]


for _function in (*kernel_functions(), *public_functions(greedy), *public_functions(lookahead)):
    if _function is not board.count:
        register_jitable(_function)


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel function compiled by numba, e.g. `compiled(turn.roll)(state, 3)`."""
    return cast(Callable[..., Any], numba.njit(function))
