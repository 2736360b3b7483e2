"""Why one choice is better than another."""

from itertools import pairwise

import pytest

from marrakech.analysis.comparison import (
    GAINS,
    LEAST,
    LOST,
    LOST_ON_DIRHAMS,
    SHARED_WIN,
    WON,
    WON_ON_DIRHAMS,
    facts_of,
    largest_region,
    reasons,
)
from marrakech.analysis.phrases import (
    phrase,
)
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.kernel.choices import listed
from marrakech.kernel.state import END_TURN, start
from marrakech.kernel.turn import legal
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position


def finished_game(players: int = 2, seed: int = 3) -> Game:
    """A game in which everybody takes the first choice there is."""
    game = Game.new(players=players, seed=seed)
    while not game.over:
        game.play(game.legal()[seed * len(game.moves) % len(game.legal())])
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game()


def test_endings_differ_by_enough_to_be_told() -> None:
    ends = (WON, WON_ON_DIRHAMS, SHARED_WIN, LOST_ON_DIRHAMS, LOST)
    gains = [GAINS["final"]({"outcome": end, "own": 0}) for end in ends]
    assert all(better - worse >= LEAST["final"] for better, worse in pairwise(gains))


def test_a_square_is_told_and_a_dirham_on_one_of_six_rolls() -> None:
    squares = {"final", "finish", "purse", "race", "squares", "region", "cut"}
    assert {code: LEAST[code] for code in GAINS} == {
        code: 1 if code in squares else pytest.approx(1 / 6) for code in LEAST
    }


def test_a_tithe_that_is_risked_is_a_reason() -> None:
    # Somewhere in a game one way is dearer than the other.
    game = finished_game(4, 5)
    seen = set()
    for number in range(len(game.moves)):
        state = game.node.path()[number].state
        if Position(state).step == "orient":
            for best, played in ((LEFT, RIGHT), (RIGHT, LEFT)):
                for reason in reasons(state, best, played):
                    seen.add(reason.code)
                    if reason.code == "risk":
                        assert reason.best["expected"] <= reason.played["expected"] - LEAST["risk"]
                        assert f"{reason.played['highest']}" in phrase(reason)
    assert "risk" in seen


def test_a_player_without_a_rug_has_no_region() -> None:
    assert largest_region(start(3), 0) == 0


@pytest.mark.parametrize("rules", [0, END_TURN])
def test_a_toll_is_counted_where_the_heading_is_the_next_player_s_own(rules: int) -> None:
    begun = Node(start(3 | rules))  # in the variant with a roll
    node = begun.after("1") if rules else begun.after("ahead").after("1")
    place = listed(legal(node.state))[0]
    assert ("toll" in facts_of(node.state, place)) == (rules == 0)
