"""Where compiled functions come from: numba's compiler, or an engine in WebAssembly that a host provides.

    provide(WasmProvider(call, digest))     # in a browser, before a bot is asked for anything

`call(entry, payload)` runs an entry of that engine and returns its answer; states, numbers and answers cross
as bytes, so neither side shares arrays with the other. What is in them is known to the modules that pack them
(`engine.packed`, `analysis.packed_values`); here it is only decided who answers.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeAlias

from marrakech.jit.background import BackgroundCompiler, CompilationError, ProgressListener
from marrakech.jit.sources import digest_of, source_of, sources
from marrakech.record.errors import MarrakechError

MADE_FROM: Final = "marrakech.analysis.entries"
"""The module whose functions an engine in WebAssembly is made from."""
TOLD: Final = Path(__file__).with_name("engine.digest")
"""The digest of its sources, in a bundle that has only their bytecode."""
NOWHERE: Final = "no compiled engine: numba is not installed, and no engine in WebAssembly was provided"

EngineCall: TypeAlias = Callable[[str, bytes], bytes]


class WrongEngineError(MarrakechError):
    """An engine that was made from other sources than those that are running."""


class WasmProvider:
    """An engine in WebAssembly, by its one function and the digest of the sources it was made from."""

    def __init__(self, call: EngineCall, digest: str) -> None:
        self.call = call
        self.digest = digest


_provided: list[WasmProvider] = []


def expected_digest() -> str:
    """The digest of the sources that an engine has to be made from to be used here."""
    if TOLD.is_file():
        return TOLD.read_text().strip()
    return digest_of(sources(source_of(MADE_FROM)))


def provide(engine: WasmProvider | None) -> None:
    """Use an engine from now on, or none; raises `WrongEngineError` for one of other sources."""
    if engine is not None and engine.digest != (expected := expected_digest()):
        raise WrongEngineError(
            f"the engine was made from other sources ({engine.digest}) than those that run here ({expected}):"
            " build it again, or load the page anew"
        )
    _provided[:] = [] if engine is None else [engine]


def provided() -> WasmProvider | None:
    """The engine that was provided, if one was."""
    return _provided[0] if _provided else None


def implementation(native: str, packed: str) -> Any:
    """One of two that do the same, as MODULE:NAME: in numpy's arrays, or asking an engine in bytes."""
    if provided() is None and not _has_numba():
        raise CompilationError(NOWHERE)
    module, _, name = (native if provided() is None else packed).partition(":")
    return getattr(import_module(module), name)


def _has_numba() -> bool:
    return find_spec("numba") is not None


class CompiledFunctions(BackgroundCompiler):
    """Compiled functions by name: by the compiler in the background, or at once by a provided engine."""

    def __init__(self, module: str, packed: str) -> None:
        super().__init__(module)
        self.packed = packed

    def prepare(self, listener: ProgressListener | None = None) -> None:
        """Start compiling, where there is anything to compile with."""
        if provided() is None and _has_numba():
            super().prepare(listener)

    def ready(self, name: str) -> Callable[..., Any] | None:
        """A compiled function by name, or None while it is not ready."""
        if provided() is not None:
            found: Callable[..., Any] = import_module(self.packed).PACKED_FUNCTIONS[name]
            return found
        return super().ready(name)

    def wait_for(self, name: str, cancel: Event | None = None) -> Callable[..., Any] | None:
        """A compiled function as soon as it is ready; None if cancelled first."""
        found = self.ready(name)
        if found is None and not _has_numba():
            raise CompilationError(f"{name} cannot be had: {NOWHERE}")
        return found or super().wait_for(name, cancel)
