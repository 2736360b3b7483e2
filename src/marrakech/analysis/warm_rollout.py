"""The compiled part of a rollout, loaded from the cache of compiled code.

The code that a process has just compiled and the code that is loaded from the cache differ in the last bits of
their numbers. Rollouts are to be the same in every process, so another process compiles, once, and all load.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from marrakech.analysis.sampling import play_outs
from marrakech.engine.endings.ending_arrays import make_ending_arrays
from marrakech.engine.learned.network import fresh_network
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.vectors import VALUES
from marrakech.jit.background import BackgroundCompiler
from marrakech.kernel.state import ONE_COLOUR, start

ROLLOUTS: Final = BackgroundCompiler("marrakech.analysis.warm_rollout")
"""Provides `play_outs`."""


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Compile it."""
    rolls, draws = np.ones((1, 1), np.int64), np.zeros((1, 2), np.float32)
    work, endings, totals = make_workspace(), make_ending_arrays(), np.zeros((1, VALUES), np.float32)
    play_outs(start(2 | ONE_COLOUR), fresh_network(0), work, endings, rolls, draws, totals)
    yield "play_outs", play_outs
