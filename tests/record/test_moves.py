"""Moves as values, numbers and texts."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, replace

import numpy as np
import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.board import AHEAD, LEFT, NORTH, RIGHT, WEST
from marrakech.kernel.state import ALMOND, HENNA, SAFFRON, State
from marrakech.record.errors import ArgumentError, IllegalMove, NotationError, OutOfRangeError
from marrakech.record.game_events import (
    Dealt,
    Drawn,
    Eliminated,
    Ended,
    Event,
    Footstep,
    Laid,
    Oriented,
    Paid,
    Turned,
    Walked,
)
from marrakech.record.moves import (
    MOVES,
    Draw,
    EndTurn,
    Lay,
    Move,
    Orient,
    Roll,
    file_text,
    move_at,
    parse_move,
)
from marrakech.record.words import parse_rug
from tests.record.steps import (
    DEALING,
    DRAWING,
    LAYING,
    ORIENT,
    OVER,
    ROLL,
    TURNING,
    lay,
)


@pytest.mark.parametrize(
    "what",
    [
        Orient(LEFT),
        Roll(1),
        Lay(0),
        Draw(HENNA),
        EndTurn(LEFT),
        Oriented(0, LEFT, WEST),
        Footstep(0, NORTH, None, False),
        Walked(0, 1, 0, ()),
        Paid(0, 1, 1, 1, (0,)),
        Eliminated(0),
        Laid(0, 0, HENNA, (-1, -1)),
        Dealt(0, HENNA),
        Drawn(0, HENNA),
        Turned(0, LEFT, WEST),
        Ended((1, 2), (30, 30)),
    ],
    ids=lambda what: type(what).__name__,
)
def test_moves_and_events_are_small_values(what: Move | Event) -> None:
    name = fields(what)[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(what, name, None)
    assert not hasattr(what, "__dict__")
    assert hash(what) == hash(replace(what))


def test_moves_are_written_as_people_say_them_and_read_back() -> None:
    for move, text, form in (
        (Orient(LEFT), "left", "Orient('left')"),
        (Roll(3), "3", "Roll(3)"),
        (Lay(parse_rug("d4-e4")), "d4-e4", "Lay('d4-e4')"),
        (Draw(SAFFRON), "+S", "Draw('S')"),
        (EndTurn(RIGHT), "right", "EndTurn('right')"),
    ):
        assert (str(move), repr(move)) == (text, form)
        assert eval(form) == move
        assert pickle.loads(pickle.dumps(move)) == move
        assert copy.copy(move) == move
    assert (str(Lay(83)), str(Roll(4))) == ("g6-g7", "4")
    for wrong in (1.5, None, [2]):
        with pytest.raises(ArgumentError):
            Lay(wrong)  # type: ignore[arg-type]
        with pytest.raises(ArgumentError):
            Roll(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "wrong", "expected"),
    [
        (Lay, (200, 84, -1), "a rug such as 'd4-e4'"),
        (Roll, (0, 5, -1), "the steps of a die, 1 to 4"),
        (Orient, (9, 3, -1), "a quarter turn such as 'left'"),
        (EndTurn, (3, -1), "a quarter turn such as 'right'"),
        (Draw, (4, -1, 2**70), "a colour such as 'S'"),
    ],
)
def test_no_move_has_a_number_that_means_nothing(
    kind: type[Move], wrong: tuple[int, ...], expected: str
) -> None:
    for number in wrong:
        with pytest.raises(OutOfRangeError) as caught:
            kind(number)
        assert str(caught.value) == f"expected {expected}, not {number}"


def test_a_move_is_made_of_a_number_or_a_text() -> None:
    assert Orient("L") == Orient(" Left ") == Orient(np.int64(LEFT)) == Orient(LEFT)
    assert type(Orient(np.int64(LEFT)).quarter) is int
    assert Lay("e4-d4") == Lay("d4-e4")
    assert Draw("+S") == Draw("saffron") == Draw(SAFFRON)
    for wrong in (lambda: Orient("back"), lambda: Lay("d4"), lambda: Draw("x")):
        with pytest.raises(NotationError):
            wrong()


@pytest.mark.parametrize(
    ("state", "text", "move"),
    [
        (ORIENT, "left", Orient(LEFT)),
        (ORIENT, "A", Orient(AHEAD)),
        (TURNING, "right", EndTurn(RIGHT)),
        (ROLL, "1", Roll(1)),
        (ROLL, " 4 ", Roll(4)),
        (LAYING, "E5-E6", lay("e5-e6")),
        (DEALING, "S", Draw(SAFFRON)),
        (DRAWING, "+a", Draw(ALMOND)),
    ],
)
def test_a_text_means_a_move_of_the_step(state: State, text: str, move: Move) -> None:
    assert parse_move(state, text) == move


@pytest.mark.parametrize(
    ("state", "text", "expected"),
    [
        (ROLL, "0", "a roll of the die 1 to 4"),
        (ROLL, "5", "a roll of the die 1 to 4"),
        (ROLL, "left", "a roll of the die 1 to 4"),
        (ORIENT, "3", "left, ahead or right"),
    ],
)
def test_a_text_that_means_nothing_here(state: State, text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(state, text)
    assert caught.value.expected == expected


def test_nothing_can_be_played_once_a_game_is_over() -> None:
    for text in ("3", "left", "nonsense"):
        with pytest.raises(IllegalMove, match="the game is over: no move can follow") as caught:
            parse_move(OVER, text)
        assert caught.value.rule == "over"


def test_one_table_has_the_number_and_the_text_of_every_move() -> None:
    for step, known in MOVES.items():
        state = kernel.start(2)._replace(flow=kernel.with_step(0, step))
        for number, move in known.items():
            assert move.number == number
            assert move == type(move)(number) == move_at(step, number)
            assert parse_move(state, str(move)) is move
            assert parse_move(state, file_text(move)) is move
