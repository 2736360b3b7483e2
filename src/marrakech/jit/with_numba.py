"""The decorators of `jit.decorators` where numba is installed.

Compiled code is made from the very source that the interpreter runs, together with the plain functions of this
package that it calls.
"""

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from llvmlite import ir
from numba import extending
from numba.core import types as nb
from numba.np import arrayobj

from marrakech.jit import bounds
from marrakech.jit.cache import cache_directory
from marrakech.jit.scratch import SPACE, scratch
from marrakech.kernel import admission, board, chance, choices, scoring, state, symmetry, turn

Function = TypeVar("Function", bound=Callable[..., Any])

# How much of numba carries types differs from release to release.
_numba: Any = numba
_extending: Any = extending
_ir: Any = ir
_arrayobj: Any = arrayobj

bounds.forbid_negative()

KERNEL = (board, state, choices, chance, turn, scoring, symmetry, admission)
"""The modules whose functions are compiled into every caller. Those of `tithes` are long, and called."""


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


@_extending.type_callable(scratch)  # type: ignore[untyped-decorator]
def _type_scratch(context: Any) -> Any:
    def typed(size: Any) -> Any:
        return nb.Array(nb.int64, 1, "C") if isinstance(size, nb.IntegerLiteral) else None

    return typed


@_extending.lower_builtin(scratch, nb.IntegerLiteral)  # type: ignore[untyped-decorator]
def _lower_scratch(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    # On the stack of the function that asks; in its first block, so that a loop takes no more of it.
    size = signature.args[0].literal_value
    with builder.goto_entry_block():
        space = builder.alloca(_ir.ArrayType(_ir.IntType(8 * SPACE), size))
    made = _arrayobj.make_array(signature.return_type)(context, builder)
    _arrayobj.populate_array(
        made,
        data=builder.bitcast(space, made.data.type),
        shape=[context.get_constant(nb.intp, size)],
        strides=[context.get_constant(nb.intp, SPACE)],
        itemsize=context.get_constant(nb.intp, SPACE),
        meminfo=None,
    )
    return made._getvalue()


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


for _function in kernel_functions():
    # Called, a state would go through memory; inlined, it stays in registers.
    _extending.register_jitable(forceinline=True, no_cfunc_wrapper=True)(_function)

_callable: set[Callable[..., Any]] = {*kernel_functions(), scratch}


def make_callable(function: Callable[..., Any]) -> None:
    """Let compiled code call the plain functions that a function uses, of this package or its own module."""
    code = getattr(function, "__code__", None)
    for name in code.co_names if code else ():
        used = getattr(function, "__globals__", {}).get(name)
        # A compiled function may use plain ones that were defined after it.
        plain: Any = getattr(used, "py_func", used)
        if not isinstance(plain, types.FunctionType) or plain in _callable:
            continue
        _callable.add(plain)
        package = plain.__module__.partition(".")[0]
        if package == __package__.partition(".")[0] or plain.__module__ == function.__module__:
            if used is plain:
                _extending.register_jitable(no_cfunc_wrapper=True)(plain)
            make_callable(plain)


def _kept(function: Function, **options: Any) -> Function:
    make_callable(function)
    elsewhere = _numba.config.CACHE_DIR
    directory = cache_directory(Path(function.__code__.co_filename))
    _numba.config.CACHE_DIR = str(directory or "")
    try:
        return _numba.njit(function, cache=directory is not None, nogil=True, **options)  # type: ignore[no-any-return]
    finally:
        _numba.config.CACHE_DIR = elsewhere


def cached(function: Function) -> Function:
    """A function compiled without the interpreter lock, its code kept in the cache."""
    return _kept(function)


def entry(function: Function) -> Function:
    """Like `cached`, with arithmetic that may be reordered to use the processor's vectors."""
    return _kept(function, fastmath=True, error_model="numpy")


def lean(function: Function) -> Function:
    """Like `entry`, for functions that make no arrays: no time is lost in reference counting."""
    return _kept(function, fastmath=True, error_model="numpy", _nrt=False)


def precise(function: Function) -> Function:
    """Like `lean`, with arithmetic in the order in which it is written: n / n is 1."""
    return _kept(function, error_model="numpy", _nrt=False)


def inlined(function: Function) -> Function:
    """A small function compiled into every compiled function that calls it."""
    make_callable(function)
    return _numba.njit(function, forceinline=True)  # type: ignore[no-any-return]


def merged(function: Function) -> Function:
    """A function whose source is merged into the compiled functions that call it.

    It is no unit of its own to the compiler, which spends seconds on each unit with all that it calls.
    """
    make_callable(function)
    return _numba.njit(function, inline="always")  # type: ignore[no-any-return]


def compiled(function: Function) -> Function:
    """A kernel function compiled by numba, e.g. `compiled(turn.roll)(state, 3)`."""
    return _numba.njit(function)  # type: ignore[no-any-return]
