"""Whole programs compiled at once, in a process that does nothing but compile.

numba optimises and compiles every function with all that it calls copied in, and again each of those it
calls: two fifths of the time go into code that is thrown away. Here only what Python can call is optimised and
compiled, once, together with all that it calls as it was lowered.

This uses what numba keeps to itself, so it is for the process that fills the cache (`jit.compiler`) and for
no other: nobody else's functions are compiled there. Where numba has become another, it compiles as it
always does; should the process fail for it, whoever wanted the functions compiles them (`jit.background`).
"""

from collections.abc import Callable, Iterator
from typing import Any

from numba.core import codegen

# How much of numba is typed varies between releases.
_codegen: Any = codegen
_Library: Any = getattr(codegen, "JITCodeLibrary", object)

USED = (
    "_ensure_finalized",
    "_get_module_for_linking",
    "_optimize_functions",
    "add_linking_library",
    "finalize",
    "get_pointer_to_function",
)
"""What of numba's library is called or replaced here."""


class WholeLibrary(_Library):  # type: ignore[misc]
    """A function as it was lowered; compiled with all that it calls only if Python is to call it."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def add_linking_library(self, library: Any) -> None:
        """Remember what is called, compiled or not."""
        self._linking_libraries.append(library)

    def _called(self) -> Iterator[Any]:
        """The libraries of all that is called, each once; those behind a compiled one are part of it."""
        met = {self}
        left = list(reversed(self._linking_libraries))
        while left:
            library = left.pop()
            if library not in met:
                met.add(library)
                yield library
                if not library._finalized:
                    left.extend(reversed(library._linking_libraries))

    def _get_module_for_linking(self) -> Any:
        if self._finalized:
            return super()._get_module_for_linking()
        module = self._final_module.clone()
        for function in module.functions:
            if not function.is_declaration and function.linkage == _codegen.ll.Linkage.external:
                # Any number of programs may have a copy.
                function.linkage = "linkonce_odr"
        return module

    def finalize(self) -> None:
        """Link all that is called, and compile."""
        self._linking_libraries = list(self._called())
        super().finalize()

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function that Python calls; 0 if there is none of this name, as numba has it."""
        defined = {
            function.name for function in self._final_module.functions if not function.is_declaration
        }
        if not self._finalized and name not in defined:
            return 0
        return int(super().get_pointer_to_function(name))


def compile_whole() -> bool:
    """Compile whole programs in this process from now on; whether numba is one that this knows."""
    maker: Any = getattr(codegen, "JITCPUCodegen", object)
    if not (
        all(callable(getattr(_Library, name, None)) for name in USED)
        and hasattr(maker, "_library_class")
        and callable(getattr(maker, "set_env", None))
    ):
        return False
    maker._library_class = WholeLibrary
    maker.set_env = _set_later(maker.set_env)
    return True


def _set_later(set_now: Callable[[Any, str, Any], None]) -> Callable[[Any, str, Any], None]:
    """Give functions their surroundings once they have an address, which they get with who calls them."""
    waiting: dict[str, Any] = {}

    def set_env(self: Any, env_name: str, env: Any) -> None:
        waiting[env_name] = env
        if self._engine.get_global_value_address(env_name):
            for name in [each for each in waiting if self._engine.get_global_value_address(each)]:
                set_now(self, name, waiting.pop(name))

    return set_env
