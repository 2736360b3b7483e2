"""The kernel's own functions, made known to numba.

Importing this module is enough: a function under `numba.njit` may then call any function of the
kernel, which is compiled from the very source that the interpreter runs. `cached` compiles a function
and keeps the machine code for the next process; `compiled(function)` gives a kernel function as a
compiled one of its own, for tests that compare the two.
"""

import hashlib
import os
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import extending
from numba.core import types as nb

from marrakech.kernel import board, chance, scoring, state, symmetry, turn

Function = TypeVar("Function", bound=Callable[..., Any])

# How much of numba carries types differs from release to release.
_numba: Any = numba
_extending: Any = extending

KERNEL = (board, chance, state, turn, scoring, symmetry)
"""The modules whose functions are compiled."""


@_extending.intrinsic  # type: ignore[untyped-decorator]
def _population(typing_context: Any, mask: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return nb.int64(nb.int64), codegen


@_extending.overload_method(nb.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(squares: Any) -> Any:
    # int.bit_count is not in numba's subset; the processor's own instruction is.
    def population(squares: Any) -> Any:
        return _population(squares)

    return population


def kernel_functions() -> list[types.FunctionType]:
    """Every public function that the kernel's modules define."""
    return [
        value
        for module in KERNEL
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


for _function in kernel_functions():
    # Called, a state would go through memory; inlined, it stays in registers.
    _extending.register_jitable(forceinline=True)(_function)


def cache_directory() -> Path:
    """Where machine code is kept: one directory for each state of the sources it is made from.

    numba looks only at the file of the function it compiles, and would go on using old code after an
    edit in a function that it calls.
    """
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for source in sorted([*package.glob("kernel/*.py"), *package.glob("engine/*.py")]):
        digest.update(source.name.encode() + source.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home, "marrakech", f"compiled-{digest.hexdigest()[:16]}")


_CACHE = os.environ.get("NUMBA_CACHE_DIR") or str(cache_directory())


def cached(function: Function) -> Function:
    """A function compiled without the interpreter lock, its code kept in `cache_directory`."""
    elsewhere = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = _CACHE
    try:
        return _numba.njit(function, cache=True, nogil=True)  # type: ignore[no-any-return]
    finally:
        _numba.config.CACHE_DIR = elsewhere


def inlined(function: Function) -> Function:
    """A small function compiled into every compiled function that calls it."""
    return _numba.njit(function, forceinline=True)  # type: ignore[no-any-return]


def compiled(function: Function) -> Function:
    """A kernel function compiled by numba, e.g. `compiled(turn.roll)(state, 3)`."""
    return _numba.njit(function)  # type: ignore[no-any-return]
