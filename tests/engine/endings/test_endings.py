"""The interface to exact endings: what is in reach, options, limits."""

import tracemalloc
from random import Random
from threading import Event, Thread

import numpy as np
import pytest

from marrakech.engine.endings.array_endings import kept_arrays
from marrakech.engine.endings.ending_arrays import LARGE_TABLE
from marrakech.engine.endings.endings import PATIENT, Endings, SolvedEnding
from marrakech.engine.endings.reach import LARGEST_ENDING, last_turns, rugs_in_play
from marrakech.engine.search.params import AT_ONCE
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.chance import outcomes, possible
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    ELIMINATION,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    State,
    start,
    step,
    with_step,
)
from marrakech.kernel.turn import act, legal
from tests.engine.endings.late import late_positions
from tests.positions import EVERY_RULES, random_position


def with_rugs(rugs: int, now: int = ORIENT) -> State:
    """A position of three players on an empty market."""
    state = start(3 | ELIMINATION)
    return state._replace(stocks=rugs, flow=with_step(state.flow, now))


def test_three_rugs_are_in_reach_at_any_step_and_four_once_the_die_is_rolled() -> None:
    endings = Endings(AT_ONCE)
    for state in late_positions("in reach", 30, 3):
        assert endings.reaches(state), state
    assert endings.reaches(with_rugs(4, LAY))
    assert not endings.reaches(with_rugs(4))
    assert endings.solve(with_rugs(4)) is None
    assert Endings(PATIENT).reaches(with_rugs(4))
    assert not Endings(1 << 100).reaches(with_rugs(LARGEST_ENDING + 1))


def test_the_work_is_told_in_last_turns() -> None:
    assert [last_turns(with_rugs(rugs)) for rugs in (1, 2, 3)] == [1, 97, 9409]
    assert last_turns(with_rugs(3, ROLL)) == 9409 // 3
    solved = Endings().solve(with_rugs(3))
    assert solved is not None
    assert 97 < solved.turns < 2 * 9409


def bytes_of(arrays: object) -> int:
    """The memory of all arrays in a tuple of tuples."""
    if isinstance(arrays, np.ndarray):
        return arrays.nbytes
    return sum(map(bytes_of, arrays)) if isinstance(arrays, tuple) else 0


def test_the_work_needs_no_more_memory_than_the_arrays_that_are_made_once() -> None:
    endings = Endings()
    arrays, size = kept_arrays(), bytes_of(kept_arrays())
    assert LARGE_TABLE * 100 < size < 4 << 20
    late = list(late_positions("memory", 25, 3))
    endings.solve(late[0])
    tracemalloc.start()
    for state in late:
        assert endings.solve(state) is not None
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1 << 18
    assert kept_arrays() is arrays
    assert bytes_of(arrays) == size


def test_a_choice_has_all_its_options_and_the_best_is_one_of_them() -> None:
    endings = Endings()
    for state in late_positions("options", 40, 2):
        solved = endings.solve(state)
        assert solved is not None
        assert list(solved.options) == (possible(outcomes(state)) or listed(legal(state)))
        if outcomes(state):
            assert solved.best == -1
        else:
            assert solved.value == solved.options[solved.best]
        for option, value in solved.options.items():
            after = endings.value(act(state, option))
            assert after is not None
            assert after.win == pytest.approx(value.win, abs=1e-12)
            assert after.score == pytest.approx(value.score, abs=1e-9)


def test_shares_add_up_and_a_certain_win_is_exactly_one() -> None:
    endings, certain = Endings(), 0
    for state in late_positions("certain", 60, 2):
        found = endings.value(state)
        assert found is not None
        assert sum(found.win) == pytest.approx(1.0, abs=1e-12)
        certain += 1.0 in found.win
        assert not any(1.0 - 1e-6 < share < 1.0 for share in found.win)
    assert certain


def test_a_finished_game_is_its_result() -> None:
    state = next(
        after
        for before, number in random_walk(4, Random(1))
        if step(after := act(before, number)) == OVER
    )
    solved = Endings().solve(state)
    assert solved is not None
    assert (solved.options, solved.best) == ({}, -1)
    assert sum(solved.value.win) == 1.0


def test_an_ending_stops_at_its_limits() -> None:
    endings = Endings()
    state = with_rugs(3)
    assert Endings(PATIENT).solve(with_rugs(4), seconds=0.001) is None
    cancelled = Event()
    cancelled.set()
    big = with_rugs(4)._replace(purses=state.purses + 2)
    assert Endings(PATIENT).solve(big, cancel=cancelled) is None
    assert endings.solve(state) is not None


def test_threads_do_not_share_arrays() -> None:
    states = list(late_positions("threads", 6, 2))
    expected = [Endings().solve(state) for state in states]
    found: list[list[SolvedEnding | None]] = []
    threads = [
        Thread(target=lambda: found.append([Endings().solve(state) for state in states]))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for each in found:
        assert [one and one.value for one in each] == [one and one.value for one in expected]


def test_any_admitted_position_is_solved_or_out_of_reach() -> None:
    random, endings = Random("admitted"), Endings(10_000)
    for rules in EVERY_RULES:
        for _ in range(10):
            state = random_position(random, rules)
            solved = endings.solve(state)
            if solved is not None:
                assert sum(solved.value.win) == pytest.approx(1.0)
            else:
                assert rugs_in_play(state) > 2
