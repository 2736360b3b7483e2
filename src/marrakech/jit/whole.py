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


OURS = "_ZN9marrakech"
"""What the symbols of our functions begin with."""


class UnlinkedError(Exception):
    """A function that is called is missing: better no program than one that calls nothing."""


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
        return super()._get_module_for_linking() if self._finalized else self._final_module

    def _own(self) -> set[str]:
        """The names of the functions that it defines."""
        return {each.name for each in self._final_module.functions if not each.is_declaration}

    def finalize(self) -> None:
        """Link all that is called, and compile."""
        called = list(self._called())
        # Compiled libraries offer functions, and the linker passes over those that nobody has asked for yet.
        self._linking_libraries = sorted(called, key=lambda library: library._finalized)
        self._kept = self._own()
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise the whole, in which nobody else needs what is called."""
        known = set().union(*(library._own() for library in self._linking_libraries))
        for function in self._final_module.functions:
            if function.is_declaration:
                if function.name in known or function.name.startswith(OURS):
                    raise UnlinkedError(function.name)
            elif function.name not in self._kept and function.linkage == _codegen.ll.Linkage.external:
                function.linkage = "linkonce_odr"
        super()._optimize_final_module()

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
