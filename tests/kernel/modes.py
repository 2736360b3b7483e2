"""The kernel in both of its forms: run by the interpreter, and compiled by numba.

`INTERPRETED.turn.roll` is the function itself; `COMPILED.turn.roll` is the same source compiled, once
for a session and only when a test asks for it.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from marrakech.jit.decorators import cached
from marrakech.kernel import admission, board, chance, choices, scoring, state, symmetry, tithes, turn


class Functions:
    """The functions of one module of the kernel."""

    def __init__(self, module: ModuleType, compile_them: bool) -> None:
        self._module = module
        self._compile = compile_them

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self._module, name)
        if self._compile:
            function = cached(function)
        setattr(self, name, function)
        return function


class Kernel:
    """All modules of the kernel in one form."""

    def __init__(self, name: str) -> None:
        self.name = name
        compile_them = name == "compiled"
        self.admission = Functions(admission, compile_them)
        self.board = Functions(board, compile_them)
        self.chance = Functions(chance, compile_them)
        self.choices = Functions(choices, compile_them)
        self.scoring = Functions(scoring, compile_them)
        self.state = Functions(state, compile_them)
        self.symmetry = Functions(symmetry, compile_them)
        self.tithes = Functions(tithes, compile_them)
        self.turn = Functions(turn, compile_them)

    def __repr__(self) -> str:
        return self.name


INTERPRETED = Kernel("interpreted")
COMPILED = Kernel("compiled")
