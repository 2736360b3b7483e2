"""Matches inside compiled code."""

import numpy as np
import pytest

from marrakech.engine.intervals import DealSums
from marrakech.engine.learned.shipped import networks
from marrakech.engine.match import (
    DEALS,
    DealResults,
    match_of,
    match_tasks,
    play_match,
    play_task,
    roll_luck,
)
from marrakech.engine.search.arrays import make_workspace
from marrakech.engine.sides import side
from marrakech.kernel.chance import DIE
from marrakech.kernel.state import ELIMINATION, ORIENT, step
from marrakech.kernel.turn import orient
from marrakech.workers.pool import LocalPool
from tests.engine.games import some_choices
from tests.training.runs import compile_in_advance
from tests.untraced import untraced


def test_equal_bots_are_equal() -> None:
    match = play_match(2 | ELIMINATION, side("greedy", 2), side("greedy", 2), 40)
    assert (match.share.value, match.margin.value, match.games) == (0.5, 0.0, 40)
    four = play_match(4 | ELIMINATION, side("greedy", 4), side("greedy", 4), 40)
    assert four.share.value == pytest.approx(0.25)


def test_a_match_comes_again_from_its_seed() -> None:
    sides = side("novice", 3), side("greedy", 3)
    first = play_match(3 | ELIMINATION, *sides, 30, seed=5)
    assert first == play_match(3 | ELIMINATION, *sides, 30, seed=5)
    assert first != play_match(3 | ELIMINATION, *sides, 30, seed=6)


def test_the_ladder_leans_the_right_way() -> None:
    for lower, upper in (("random", "novice"), ("novice", "greedy")):
        assert play_match(2 | ELIMINATION, side(lower, 2), side(upper, 2), 40).share.value < 0.3


def test_the_interval_is_that_of_the_deals() -> None:
    wins = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 0.0], [0.0, 0.0]], np.float32)
    lucks = np.array([[0.5, 0.0], [0.5, 0.5], [0.5, 0.0], [0.0, 0.0]], np.float32)
    parts = [DealResults(wins[:n], 10 * wins[:n], lucks[:n]) for n in (1, 3)]
    match = match_of([parts[0], DealResults(*(part[1:] for part in (wins, 10 * wins, lucks)))])
    assert (match.games, match.players, match.by_seat) == (8, 2, (0.75, 0.25))
    sums = DealSums()
    for deal, shares in enumerate(wins):
        for share in shares:
            sums.add(str(deal), float(share))
    assert match.share == sums.share()
    assert match.margin.value == 10 * match.share.value == 5.0
    assert match.adjusted.value == 0.25
    assert match.adjusted.reach == pytest.approx(sums.mean().reach / 2)
    assert match_of(parts[:1]).adjusted.low is None


def test_luck_taken_out_leaves_the_share_and_narrows_its_interval() -> None:
    match = play_match(2 | ELIMINATION, side("lookahead", 2), side("greedy", 2), 80)
    assert match.adjusted.reach < 0.7 * match.share.reach
    apart = abs(match.adjusted.value - match.share.value)
    assert apart < match.share.reach + match.adjusted.reach


def test_a_match_in_tasks_is_the_same_on_one_worker_and_two() -> None:
    sides = side("novice", 3), side("greedy", 3)
    tasks = match_tasks(3 | ELIMINATION, *sides, 200, seed=5)
    assert [task.deals for task in tasks] == [DEALS, DEALS, 17]
    assert len({task.seed for task in tasks}) == 3
    compile_in_advance()
    here = [play_task(task) for task in tasks]
    with untraced(), LocalPool(2) as two:
        match = play_match(3 | ELIMINATION, *sides, 200, seed=5, runner=two)
        assert play_match(3 | ELIMINATION, *sides, 200, seed=6, runner=two) != match
    assert match.by_seat == match_of(here).by_seat
    with untraced():
        assert match == play_match(3 | ELIMINATION, *sides, 200, seed=5, runner=LocalPool(1))
    assert match.games == 201
    assert 0.0 < match.share.value < 1 / 3
    assert not (here[0].wins == here[1].wins).all(), "each task has deals of its own"


def test_the_luck_of_a_roll_is_nothing_on_average() -> None:
    work = make_workspace()
    for number in (2, 3, 4):
        for state in some_choices(number | ELIMINATION, 12):
            if step(state) == ORIENT:
                turned = orient(state, 2)
                lucks = [roll_luck(turned, face, 0, networks()[number], work) for face in DIE]
                assert sum(lucks) == pytest.approx(0, abs=1e-5)
                assert any(lucks)
