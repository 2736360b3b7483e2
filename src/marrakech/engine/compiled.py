"""The compiled functions that bots use, available as they finish compiling."""

from typing import Final

from marrakech.jit.background import BackgroundCompiler

GREEDY: Final = BackgroundCompiler("marrakech.engine.warm_greedy")
"""Provides `greedy_values`, after a few seconds the first time."""

COMPILED: Final = BackgroundCompiler("marrakech.engine.warm")
"""Provides `lookahead_value`, `solve` and `decide`, in this order, after about half a minute the first time."""
