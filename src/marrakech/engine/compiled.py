"""The compiled functions that bots use, while they are being compiled and after."""

from typing import Final

from marrakech.jit.background import BackgroundCompiler

COMPILED: Final = BackgroundCompiler("marrakech.engine.warm")
"""Knows `greedy_value`, `lookahead_value` and `decide`, in the order in which they become ready."""
