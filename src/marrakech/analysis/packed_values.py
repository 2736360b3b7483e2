"""Positions valued and played out by a provided engine, asked in bytes (see `engine.packed`)."""

from array import array
from collections.abc import Sequence
from itertools import chain
from struct import pack as packed
from typing import Final

from marrakech.analysis.appraising import Appraised
from marrakech.engine.packed import ask, floats_of
from marrakech.engine.rows import in_rows
from marrakech.engine.vectors import VALUES
from marrakech.kernel.state import State

OPTIONS_ENTRY: Final = "options"
BEGINNING_ENTRY: Final = "beginning"
PLAY_OUTS_ENTRY: Final = "play_outs"

GAMES_A_CALL: Final = 128
"""Games that are played out at once."""
ROLLS_A_CALL: Final = 4096
"""The rolls of all of them; the engine has room for so many. No game has more: a rug is laid after each."""


class PackedAppraiser:
    """See `analysis.appraising.Appraiser`; the engine finds the network by the players of a position."""

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, state: State, turns: int) -> Appraised:
        """See `Appraiser.options`."""
        answer = ask(OPTIONS_ENTRY, state, turns)
        best = int.from_bytes(answer[:8], "little", signed=True)
        expected, *rows = in_rows(floats_of(answer, 8), VALUES)
        return Appraised(best, expected, rows)

    def beginning(self, state: State, turns: int) -> Sequence[float]:
        """See `Appraiser.beginning`."""
        return floats_of(ask(BEGINNING_ENTRY, state, turns), 0)

    def play_outs(
        self, state: State, rolls: Sequence[Sequence[int]], draws: Sequence[Sequence[float]]
    ) -> "array[float]":
        """See `Appraiser.play_outs`."""
        played = array("f")
        turns = len(rolls[0]) if rolls else 0
        at_once = min(GAMES_A_CALL, ROLLS_A_CALL // max(1, turns))
        for first in range(0, len(rolls), at_once):
            games = slice(first, first + at_once)
            numbers = list(chain.from_iterable(rolls[games]))
            chances = list(chain.from_iterable(draws[games]))
            more = packed(f"<{len(numbers)}q", *numbers) + packed(f"<{len(chances)}f", *chances)
            number = len(rolls[games])
            played.frombytes(ask(PLAY_OUTS_ENTRY, state, number, turns, more=more))
        return played
