"""numba's code of some functions for another machine: lowered, retargeted to WebAssembly, optimised and linked.

This is the one module that uses what numba and llvmlite keep to themselves, so their versions are pinned in the
group `lite` (`check_versions`), and `tests/lite/test_wasm.py` fails where they have changed:

    codegen.CPUCodeLibrary._optimize_functions, _optimize_final_module
        passes over a library's module for this machine; replaced by nothing, so that sizes and offsets of
        structures are still symbolic when the module is given another data layout
    CPUCodeLibrary._final_module, _finalized, finalize
        a function's module with all that it calls linked in
    compiler.compile_extra, compiler.Flags
        compiling without the objects of Python around it

Import it in a process of its own, with a cache of its own (`NUMBA_CACHE_DIR`): code that this process compiles
is not optimised, and code of the cache has no module to retarget.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import cgutils, codegen, compiler, cpu_options
from numba.core import types as nb
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.extending import intrinsic
from numba.np import arrayobj

PINNED: Final = {"numba": "0.68.1", "llvmlite": "0.50.0", "ziglang": "0.17.0"}
"""The versions that this was written for; as in the group `lite`."""
TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
STACK_BYTES: Final = 1 << 16
ADDRESS: Final = nb.int64
"""Of an array, as entries are given it: WebAssembly's own addresses have 32 bits."""

# How much of numba and llvmlite is typed varies between releases.
_codegen: Any = codegen
_compiler: Any = compiler
_llvm: Any = llvm
_cgutils: Any = cgutils
_arrayobj: Any = arrayobj
_intrinsic: Any = intrinsic
_options: Any = cpu_options
_types: Any = nb


class WrongVersionError(Exception):
    """numba, llvmlite or ziglang of a version that this was not written for."""


def check_versions() -> None:
    """Raise `WrongVersionError` unless the pinned versions are installed."""
    found = {name: version(name) for name in PINNED}
    if found != PINNED:
        raise WrongVersionError(
            f"the engine is built with {PINNED}, not {found}: read lite/engine/wasm.py against the new"
            " versions, then change PINNED and the group `lite` together"
        )


def leave_unoptimised() -> None:
    """Keep numba from optimising for this machine, in this process and for good."""
    library = _codegen.CPUCodeLibrary
    for name in ("_optimize_functions", "_optimize_final_module"):
        assert callable(getattr(library, name, None)), f"numba's CPUCodeLibrary has no {name} any more"
        setattr(library, name, lambda *arguments: None)


def array_at(dtype: Any) -> Any:
    """A function for compiled code: the array of a type at an address, in a shape; nothing is allocated."""

    @_intrinsic  # type: ignore[untyped-decorator]
    def at(typing_context: Any, address: Any, shape: Any) -> Any:
        kind = nb.Array(dtype, len(shape), "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            made = _arrayobj.make_array(kind)(context, builder)
            sizes = _cgutils.unpack_tuple(builder, arguments[1])
            width = context.get_constant(nb.intp, context.get_abi_sizeof(context.get_data_type(dtype)))
            strides = [width]
            for size in sizes[:0:-1]:
                strides.insert(0, builder.mul(strides[0], size))
            _arrayobj.populate_array(
                made,
                data=builder.inttoptr(arguments[0], made.data.type),
                shape=sizes,
                strides=strides,
                itemsize=width,
                meminfo=None,
            )
            return made._getvalue()

        return kind(ADDRESS, _types.UniTuple(nb.int64, len(shape))), generate

    return at


def _flags() -> Any:
    """As `jit.decorators.lean`, without what calls from Python need."""
    flags = _compiler.Flags()
    flags.nrt = False
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.no_compile = True
    flags.release_gil = True
    flags.error_model = "numpy"
    flags.fastmath = _options.FastMathOptions(True)
    return flags


def lowered(function: Callable[..., Any], arguments: int) -> tuple[str, str]:
    """A function of so many 64-bit integers: its symbol, and its module with all that it calls, as text."""
    made = _compiler.compile_extra(
        cpu_target.typing_context,
        cpu_target.target_context,
        function,
        (nb.int64,) * arguments,
        nb.int64,
        _flags(),
        {},
    )
    with global_compiler_lock:
        if not made.library._finalized:
            made.library.finalize()
    return made.fndesc.llvm_func_name, str(made.library._final_module)


def _machine() -> Any:
    _llvm.initialize_all_targets()
    _llvm.initialize_all_asmprinters()
    target = _llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )


def _retargeted(text: str, machine: Any) -> Any:
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', text)
    return _llvm.parse_assembly(text)


def linked(modules: Mapping[str, str], folder: Path) -> bytes:
    """The WebAssembly of some modules, each with a function of its name; those and `memory` are exported."""
    machine = _machine()
    whole = None
    for text in modules.values():
        module = _retargeted(text, machine)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in modules else "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    whole.verify()
    options = _llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = _llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    (folder / "engine.o").write_bytes(machine.emit_object(whole))
    _link(folder, modules)
    return (folder / "engine.wasm").read_bytes()


def with_section(wasm: bytes, name: str, content: bytes) -> bytes:
    """A module with one more custom section at its end."""
    told = name.encode()
    body = _number(len(told)) + told + content
    return wasm + b"\0" + _number(len(body)) + body


def _number(number: int) -> bytes:
    """A number in the format of WebAssembly, seven bits a byte."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def _link(folder: Path, names: Iterable[str]) -> None:
    subprocess.run(
        [
            *(
                sys.executable,
                "-m",
                "ziglang",
                "wasm-ld",
                "--no-entry",
                "--allow-undefined",
                "--gc-sections",
            ),
            *("--strip-all", "-O3", "--export-memory", "--export=__heap_base"),
            *("-z", f"stack-size={STACK_BYTES}"),
            *(f"--export={name}" for name in names),
            *("-o", "engine.wasm", "engine.o"),
        ],
        cwd=folder,
        check=True,
    )
