"""Decorators that compile a function together with the plain functions of this package that it calls.

The kernel and the hand-written bots are plain Python without numba; compiled code is made from the very
source that the interpreter runs. `cached` compiles a function and keeps the machine code for the next
process (see `jit.cache`); `entry` and `lean` do so for search and learning; `compiled(function)` compiles a
kernel function on its own, for tests that compare the two.

Where numba is not installed, as in a browser, functions stay as they are written.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING or find_spec("numba") is not None:
    from marrakech.jit.with_numba import cached, compiled, entry, inlined, lean, merged, precise
else:
    Function = TypeVar("Function", bound=Callable[..., Any])

    def as_written(function: Function) -> Function:
        """The function itself."""
        return function

    cached = compiled = entry = inlined = lean = merged = precise = as_written

__all__ = ["cached", "compiled", "entry", "inlined", "lean", "merged", "precise"]
