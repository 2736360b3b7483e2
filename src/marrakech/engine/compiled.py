"""The compiled functions that bots use, available as they finish compiling."""

from typing import Final

from marrakech.jit.provider import CompiledFunctions

GREEDY: Final = CompiledFunctions("marrakech.engine.warm_greedy", "marrakech.engine.packed")
"""Provides `greedy_values` and `seen_values`, after a few seconds the first time."""

COMPILED: Final = CompiledFunctions("marrakech.engine.warm", "marrakech.engine.packed")
"""Provides `lookahead_value`, `solve` and `decide`, in this order, after about half a minute the first time."""
