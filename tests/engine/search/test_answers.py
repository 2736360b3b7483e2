"""Greedy answers where our turn never comes round: each of the others answers once, whatever they have left."""

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.engine.learned.network import Network
from marrakech.engine.search.arrays import MOST_ANSWERS, MOST_UNANSWERED, Workspace
from marrakech.kernel.board import LEFT
from marrakech.kernel.chance import MOST_STEPS
from marrakech.kernel.state import player, players
from marrakech.kernel.turn import end_turn, orient, roll, undrawn
from marrakech.record.position import Position
from tests.engine.search.slow import ALL, slow_answers
from tests.engine.search.test_decide import answers_compiled

UNEQUAL = (
    "7/7/7/7/7/7/7 d4N 1:lay 30,30 1,30 - - 2+one-colour",
    "7/7/7/2H>H3/7/7/7 d4N 2:lay 30,30 255,1 - - 2+one-colour+end-turn",
    "7/7/7/7/7/7/7 d4N 1:lay 30,30 1,30,0,30 - H,I 2",
    "7/7/7/7/7/7/7 d4N 2:lay 0,9,30 15,1,15 - - 3+elimination",
    "7/7/7/7/7/7/7 d4N 1:lay 30,30,30,30 1,255,255,255 - - 4",
    "H>HI>I3/7/7/7/7/7/7 a1N 4:lay 0,0,0,30 9,2,0,1 - - 4+end-turn+keep-heading",
)
"""Who lays has one rug left, and the others have more."""


@pytest.mark.parametrize("full_turn", [False, True])
@pytest.mark.parametrize("text", UNEQUAL)
def test_each_of_the_others_answers_once(
    text: str, full_turn: bool, network: Network, work: Workspace
) -> None:
    state = Position.parse(text).state
    who = player(state)
    laid = undrawn(Position(state).play(Position(state).legal()[0]).state)
    after = end_turn(laid, LEFT) if "turn" in Position(laid).step else laid
    assert player(after) != who
    full = full_turn and players(state) == 2
    answers_compiled(after, who, network, work, ALL._replace(full_turn=full))
    slow = slow_answers(after, who, full, network, answers=players(state) - 1)
    assert work.answers.total == pytest.approx(slow, abs=2e-3)


def test_the_stack_holds_one_position_for_each_roll_of_each_of_three_others() -> None:
    assert (MOST_ANSWERS, MOST_STEPS, MOST_UNANSWERED) == (3, 4, 10)


def test_the_master_plays_on_from_stocks_that_no_game_has() -> None:
    position = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30 1,30 - - 2+one-colour")
    for state in (position.state, roll(orient(position.state, LEFT), 2)):
        decision = make_bot("master").choose(state, Limits())
        assert decision.depth == 2
        assert decision.nodes < 100_000
