"""The last turn by sets of squares against the rules of the kernel, choice by choice."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from marrakech.engine.endings.ending_arrays import make_ending_arrays
from marrakech.engine.endings.last_turn import ExactNumbers, LastTurn, last_rug, last_turn
from marrakech.engine.vectors import PARTS, SEATS
from marrakech.kernel.board import place_squares
from marrakech.kernel.choices import listed
from marrakech.kernel.state import LAY, ORIENT, ROLL, State, player, players, step
from marrakech.kernel.turn import lay, legal
from tests.engine.endings.late import odd, played
from tests.engine.endings.plain import better, plain_value, result
from tests.examples import times


def rug_and_value(state: State, last: LastTurn, value: ExactNumbers) -> int:
    """The squares of the last rug (step LAY), and what the game is worth then; interpreted."""
    last_turn(state, last, value)
    return int(last_rug(state, last))


def before_the_last_rug(seed: str, number: int) -> Iterator[State]:
    """Positions in which the last rug is to be laid, of games and of such as no game reaches."""
    random, found = Random(seed), 0
    while found < number:
        state = odd(random, 1) if found % 4 else played(random, 1, greedy=False)
        if step(state) == LAY:
            found += 1
            yield state


def test_the_last_rug_lies_where_the_rules_make_it_best() -> None:
    last, value = make_ending_arrays().last, np.zeros(PARTS)
    for state in before_the_last_rug("last rug", times(400)):
        who, number = player(state), players(state)
        best = listed(legal(state))[0]
        for place in listed(legal(state)):
            if better(result(lay(state, place)), result(lay(state, best)), who):
                best = place
        assert rug_and_value(state, last, value) == place_squares(best), state
        rows = value.reshape(3, SEATS)[:, :number].T
        for row, expected in zip(rows.tolist(), result(lay(state, best)), strict=True):
            assert row == pytest.approx(expected, rel=0, abs=1e-12), state


def test_a_turn_is_worth_what_the_rules_make_it() -> None:
    random, last, value = Random("interpreted"), make_ending_arrays().last, np.zeros(PARTS)
    for nth in range(times(40)):
        state = odd(random, 1) if nth % 2 else played(random, 1, greedy=False)
        if step(state) in (ORIENT, ROLL):
            last_turn(state, last, value)
            rows = value.reshape(3, SEATS)[:, : players(state)].T
            for row, expected in zip(rows.tolist(), plain_value(state), strict=True):
                assert row == pytest.approx(expected, rel=0, abs=1e-12), state
