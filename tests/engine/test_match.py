"""Matches inside compiled code."""

import numpy as np
import pytest

from marrakech.engine.bot import UnknownBotError
from marrakech.engine.greedy import greedy_value
from marrakech.engine.lookahead import lookahead_value
from marrakech.engine.match import match_of, play_match, roll_luck, side
from marrakech.engine.search.decide import make_desk
from marrakech.engine.search.master import networks
from marrakech.engine.warm import greedy_value_compiled, lookahead_value_compiled
from marrakech.kernel.chance import DIE
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, ORIENT, step
from marrakech.kernel.turn import legal, orient
from tests.engine.games import RULES, some_choices


@pytest.mark.parametrize("rules", RULES)
def test_values_are_the_same_interpreted_and_compiled(rules: int) -> None:
    for state in some_choices(rules, 20):
        for choice in listed(legal(state)):
            assert greedy_value_compiled(state, choice) == greedy_value(state, choice)
        if step(state) != ORIENT:
            choice = listed(legal(state))[-1]
            assert lookahead_value_compiled(state, choice) == lookahead_value(state, choice)


def test_equal_bots_are_equal() -> None:
    match = play_match(2 | ELIMINATION, side("greedy", 2), side("greedy", 2), 40)
    assert (match.share, match.margin, match.games) == (0.5, 0.0, 40)
    four = play_match(4 | ELIMINATION, side("greedy", 4), side("greedy", 4), 40)
    assert four.share == pytest.approx(0.25)


def test_a_match_comes_again_from_its_seed() -> None:
    sides = side("novice", 3), side("greedy", 3)
    first = play_match(3 | ELIMINATION, *sides, 30, seed=5)
    assert first == play_match(3 | ELIMINATION, *sides, 30, seed=5)
    assert first != play_match(3 | ELIMINATION, *sides, 30, seed=6)


def test_the_ladder_leans_the_right_way() -> None:
    for lower, upper in (("random", "novice"), ("novice", "greedy")):
        assert play_match(2 | ELIMINATION, side(lower, 2), side(upper, 2), 40).share < 0.3


def test_the_interval_is_that_of_the_deals() -> None:
    wins = np.array([[1.0, 0.0], [1.0, 1.0]], np.float32)
    match = match_of(wins, np.zeros_like(wins), np.zeros_like(wins))
    assert match.share == 0.75
    assert match.interval == pytest.approx(1.96 * 0.25 * 2**0.5 / 2**0.5)
    assert match.by_seat == (1.0, 0.5)


def test_luck_taken_out_leaves_the_share_and_narrows_its_interval() -> None:
    match = play_match(2 | ELIMINATION, side("lookahead", 2), side("greedy", 2), 200)
    assert match.adjusted_interval < 0.7 * match.interval
    assert abs(match.adjusted - match.share) < match.interval + match.adjusted_interval


def test_the_luck_of_a_roll_is_nothing_on_average() -> None:
    desk = make_desk()
    for number in (2, 3, 4):
        for state in some_choices(number | ELIMINATION, 12):
            if step(state) == ORIENT:
                turned = orient(state, 2)
                lucks = [roll_luck(turned, face, 0, networks()[number], desk) for face in DIE]
                assert sum(lucks) == pytest.approx(0, abs=1e-5)
                assert any(lucks)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError):
        side("nobody", 2)
