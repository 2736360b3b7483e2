"""numba's code of some functions for another machine: lowered, linked, retargeted to WebAssembly and optimised.

numba would compile every function for this machine, with all that it calls. Here a function's module stays as
it was lowered, alone and not optimised, and all modules are linked once: that is ten times as quick, and sizes
and offsets of structures are still symbolic when the whole is given another data layout.

This is the one module that uses what numba and llvmlite keep to themselves, so their versions are pinned in the
group `lite` (`check_versions`), and `tests/lite/test_wasm.py` fails where they have changed:

    codegen.CPUCodeLibrary._optimize_functions, codegen.JITCodeLibrary.finalize
        passes over a function's module, linking and compiling; replaced by nothing
    cpu.CPUContext.get_executable
        a function that Python can call; replaced by one that nobody calls
    lowering.Lower.create_cpython_wrapper
        what a call from Python needs; replaced by nothing
    CPUCodeLibrary._final_module, _linking_libraries
        a function's module, and the libraries of those it calls
    compiler.compile_extra, compiler.Flags
        compiling without the objects of Python around it

Import it in a process of its own, without a cache (`NUMBA_CACHE_DIR` where nothing can be written): what this
process compiles cannot be called, and code of a cache has no module to retarget.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import cgutils, codegen, compiler, cpu, cpu_options, lowering
from numba.core import types as nb
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
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
_cpu: Any = cpu
_lowering: Any = lowering
_runtime: Any = rtsys
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


def only_lower() -> None:
    """Keep numba from compiling what it lowers, in this process and for good."""
    # What it compiles for itself it calls.
    _runtime.initialize(cpu_target.target_context)
    for owner, name, instead in (
        (_codegen.CPUCodeLibrary, "_optimize_functions", _nothing),
        (_codegen.JITCodeLibrary, "finalize", _finalized),
        (_cpu.CPUContext, "get_executable", _uncalled),
        (_lowering.Lower, "create_cpython_wrapper", _nothing),
    ):
        assert callable(getattr(owner, name, None)), f"numba's {owner.__name__} has no {name} any more"
        setattr(owner, name, instead)


def _nothing(*arguments: Any) -> None:
    """Do nothing."""


def _finalized(library: Any) -> None:
    library._finalized = True


def _uncalled(*arguments: Any) -> Any:
    """A function in C, as numba wants one; another one each time, since it knows functions by them."""
    return [].append


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


@dataclass(frozen=True)
class Lowered:
    """A function that was lowered: its symbol, and its library with those of all that it calls."""

    symbol: str
    library: Any

    def libraries(self) -> Iterator[Any]:
        """All of them, each once."""
        found, left = set(), [self.library]
        while left:
            library = left.pop()
            if library not in found:
                found.add(library)
                left += library._linking_libraries
                yield library


def lowered(function: Callable[..., Any], arguments: int) -> Lowered:
    """A function of so many 64-bit integers."""
    made = _compiler.compile_extra(
        cpu_target.typing_context,
        cpu_target.target_context,
        function,
        (nb.int64,) * arguments,
        nb.int64,
        _flags(),
        {},
    )
    return Lowered(made.fndesc.llvm_func_name, made.library)


def _machine() -> Any:
    _llvm.initialize_all_targets()
    _llvm.initialize_all_asmprinters()
    target = _llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )


def _merged(libraries: Iterable[Any], machine: Any) -> Any:
    """One module with all that libraries have, for another machine. The libraries are of no use afterwards."""
    whole = None
    for library in libraries:
        module = library._final_module
        module.triple, module.data_layout = TRIPLE, str(machine.target_data)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    return whole


def linked(functions: Mapping[str, Lowered], folder: Path) -> bytes:
    """The WebAssembly of some functions; they, by these names, and `memory` are exported."""
    machine = _machine()
    # In the order in which they are met: the same sources make the same file.
    libraries = dict.fromkeys(each for function in functions.values() for each in function.libraries())
    whole = _merged(libraries, machine)
    for name, function in functions.items():
        whole.get_function(function.symbol).name = name
    for part in (*whole.functions, *whole.global_variables):
        if not part.is_declaration:
            part.linkage = "external" if part.name in functions else "internal"
    whole.verify()
    options = _llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = _llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    (folder / "engine.o").write_bytes(machine.emit_object(whole))
    _link(folder, functions)
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
