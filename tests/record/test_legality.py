"""Why a move is refused, and which are not."""

from random import Random

import pytest

from marrakech.kernel import board
from marrakech.kernel.board import AHEAD, LEFT, PLACES, RIGHT
from marrakech.kernel.choices import listed
from marrakech.kernel.state import (
    COVER_OWN,
    END_TURN,
    HENNA,
    INDIGO,
    KEEP_HEADING,
    LAY,
    ONE_COLOUR,
    SAFFRON,
    State,
    start,
    step,
)
from marrakech.kernel.turn import legal
from marrakech.record.errors import IllegalMove
from marrakech.record.game_events import (
    Laid,
)
from marrakech.record.legality import check, legal_choices, legal_moves
from marrakech.record.moves import (
    Draw,
    EndTurn,
    Lay,
    Move,
    Orient,
    Roll,
)
from marrakech.record.position import Position
from marrakech.record.words import parse_rug
from tests.record.games import happen
from tests.record.steps import DEALING, DRAWING, LAYING, ORIENT, OVER, ROLL, TURNING, at, lay


@pytest.mark.parametrize(
    ("state", "move", "rule", "message"),
    [
        (OVER, Orient(LEFT), "over", "the game is over: no move can follow"),
        (ORIENT, Roll(3), "step", "a heading is to be chosen, so a roll of the die cannot come now"),
        (ROLL, Orient(LEFT), "step", "the die is to be rolled, so choosing a heading cannot come now"),
        (ROLL, lay("d4-e4"), "step", "the die is to be rolled, so laying d4-e4 cannot come now"),
        (ROLL, Lay(0), "step", "the die is to be rolled, so laying a1-b1 cannot come now"),
        (ROLL, Lay(83), "step", "the die is to be rolled, so laying g6-g7 cannot come now"),
        (
            LAYING,
            EndTurn(LEFT),
            "step",
            "a rug is to be laid, so turning Assam at the end cannot come now",
        ),
        (
            TURNING,
            Draw(HENNA),
            "step",
            "Assam is to be turned, so drawing a rug from the pile cannot come now",
        ),
        (
            DEALING,
            Roll(1),
            "step",
            "the first rug of a pile is to be drawn, so a roll of the die cannot come now",
        ),
        (
            DRAWING,
            Roll(1),
            "step",
            "the next rug of the pile is to be drawn, so a roll of the die cannot come now",
        ),
        (DEALING, Draw(INDIGO), "pile", "the pile holds Henna and Saffron only"),
        (DRAWING, Draw(SAFFRON), "pile", "the pile holds Indigo and Almond only"),
        (
            TURNING,
            EndTurn(AHEAD),
            "quarter_turn",
            "Assam must be turned a quarter to the left or to the right",
        ),
        (LAYING, Lay(0), "away", "a rug on a1-b1 does not touch a side of Assam's square d5"),
        (LAYING, Lay(83), "away", "a rug on g6-g7 does not touch a side of Assam's square d5"),
        (LAYING, lay("d5-d6"), "assam", "a rug on d5-d6 would cover Assam's square d5"),
        (LAYING, lay("c4-c3"), "away", "a rug on c3-c4 does not touch a side of Assam's square d5"),
        (
            LAYING,
            lay("e5-f5"),
            "whole_rug",
            "e5-f5 is one whole Indigo rug: both halves cannot be covered in one go",
        ),
    ],
)
def test_an_illegal_move_names_the_rule_it_breaks(
    state: State, move: Move, rule: str, message: str
) -> None:
    for refuse in (check, happen):
        with pytest.raises(IllegalMove) as caught:
            refuse(state, move)
        assert caught.value.rule == rule
        assert str(caught.value) == message


def test_the_pile_that_holds_one_colour_says_so() -> None:
    last = at("7/7/7/7/7/7/7 d4N 1:deal 30,30 0,12,5,12 - ?,? 2")
    with pytest.raises(IllegalMove, match="the pile holds Saffron only"):
        check(last, Draw(HENNA))


def test_the_moves_of_each_step() -> None:
    assert legal_moves(ORIENT) == [Orient(LEFT), Orient(AHEAD), Orient(RIGHT)]
    assert legal_moves(ROLL) == [Roll(1), Roll(2), Roll(3), Roll(4)]
    assert legal_moves(DEALING) == [Draw(HENNA), Draw(SAFFRON)]
    assert legal_moves(OVER) == []
    assert lay("e5-f5") not in legal_moves(LAYING)
    assert len(legal_moves(LAYING)) == 11


def test_what_is_legal_is_what_check_lets_pass() -> None:
    allowed = legal_moves(LAYING)
    for place in range(board.PLACES):
        if Lay(place) in allowed:
            check(LAYING, Lay(place))
        else:
            with pytest.raises(IllegalMove):
                check(LAYING, Lay(place))


def test_a_whole_rug_of_ones_own_may_be_covered_by_house_rule() -> None:
    board_text = "7/7/4I>I1/7/7/7/7 d5N 2:lay 30,30,30 15,14,15 - - 3"
    with pytest.raises(IllegalMove, match="both halves cannot be covered"):
        check(at(board_text), lay("e5-f5"))
    after, events = happen(at(board_text + "+cover-own"), lay("e5-f5"))
    assert events == (Laid(1, parse_rug("e5-f5"), INDIGO, (INDIGO, INDIGO)),)
    assert Position(after).scores[1] == 32


@pytest.mark.parametrize(
    "rules", [2, 2 | ONE_COLOUR, 3 | END_TURN, 4 | COVER_OWN, 4 | END_TURN | KEEP_HEADING]
)
def test_what_is_listed_and_played_is_what_the_kernel_allows(rules: int) -> None:
    random = Random(rules)
    for _ in range(5):
        position = Position(start(rules))
        while not position.over:
            state = position.state
            allowed = listed(legal(state))
            assert [move.number for move in legal_choices(state)] == allowed
            if step(state) == LAY:
                played = [place for place in range(PLACES) if position.is_legal(Lay(place))]
                assert played == allowed
            position = position.play(position.random_move(random))
