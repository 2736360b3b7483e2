"""The compiled functions that bots use, available as they finish compiling."""

from typing import Final

from marrakech.jit.background import BackgroundCompiler

COMPILED: Final = BackgroundCompiler("marrakech.engine.warm")
"""Provides `greedy_value`, `lookahead_value` and `decide`, compiled in this order."""
