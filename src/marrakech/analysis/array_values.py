"""Positions valued and played out by compiled code in arrays of numpy."""

from array import array
from collections.abc import Sequence

import numpy as np

from marrakech.analysis.appraising import Appraised
from marrakech.analysis.options import evaluate, make_options, value_options
from marrakech.analysis.warm_rollout import ROLLOUTS
from marrakech.engine.endings.array_endings import kept_arrays
from marrakech.engine.learned.shipped import networks
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.vectors import VALUES
from marrakech.kernel.state import DRAW, LAY, ROLL, TURN, State, step


class ArrayAppraiser:
    """See `analysis.appraising.Appraiser`."""

    def __init__(self, number: int) -> None:
        self._network = networks()[number]
        self._work = make_workspace()
        self._options = make_options()

    def options(self, state: State, turns: int) -> Appraised:
        """See `Appraiser.options`."""
        options, now = self._options, step(state)
        best = int(value_options(state, turns, self._network, self._work, options))
        by_step = {
            LAY: options.places,
            TURN: options.quarters,
            ROLL: options.rolls,
            DRAW: options.draws,
        }
        rows = by_step.get(now, options.headings)
        return Appraised(best, options.drawn.astype(float).tolist(), rows.astype(float).tolist())

    def beginning(self, state: State, turns: int) -> Sequence[float]:
        """See `Appraiser.beginning`."""
        value = np.zeros(VALUES, np.float32)
        evaluate(state, turns, self._network, self._work, value)
        found: list[float] = value.astype(float).tolist()
        return found

    def play_outs(
        self, state: State, rolls: Sequence[Sequence[int]], draws: Sequence[Sequence[float]]
    ) -> "array[float]":
        """See `Appraiser.play_outs`."""
        play_outs = ROLLOUTS.wait_for("play_outs")
        assert play_outs is not None
        totals = np.zeros((len(rolls), VALUES), np.float32)
        dice = np.array(rolls, np.int64), np.array(draws, np.float32)
        play_outs(state, self._network, self._work, kept_arrays(), *dice, totals)
        return array("f", totals.tobytes())
