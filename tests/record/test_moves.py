"""What a move brings about, and why a move is refused."""

import copy
import pickle
import re
from dataclasses import FrozenInstanceError, fields, replace

import numpy as np
import pytest

from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.kernel.board import AHEAD, EAST, LEFT, NORTH, RIGHT, SOUTH, WEST
from marrakech.kernel.state import ALMOND, HENNA, INDIGO, SAFFRON, State
from marrakech.record.errors import ArgumentError, IllegalMove, NotationError
from marrakech.record.game import Game
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
    footsteps,
)
from marrakech.record.legality import check, legal_moves
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
from marrakech.record.position import Position
from marrakech.record.words import parse_rug, parse_square, square_text
from tests.record.games import happen


def at(text: str) -> State:
    return Position.parse(text).state


def squares(text: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in text.split())


def lay(text: str) -> Lay:
    return Lay(parse_rug(text))


ORIENT = at("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination")
ROLL = at("7/7/7/7/7/7/7 d4N 1:roll 30,30,30 15,15,15 - - 3+elimination")
LAYING = at("7/7/4I>I1/7/7/7/7 d5N 1:lay 30,30,30 15,14,15 - - 3+elimination")
TURNING = at("7/7/7/7/7/7/7 d4N 1:turn 30,30,30 14,15,15 - - 3+elimination+end-turn")
KEEPING = at("7/7/7/7/7/7/7 d4N 1:turn 30,30,30 14,15,15 - - 3+elimination+end-turn+keep-heading")
DEALING = at("7/7/7/7/7/7/7 d4N 1:deal 30,30 12,12,12,12 - ?,? 2+elimination")
DRAWING = at("7/7/7/7/7/7/7 d4N 2:draw 30,30 12,11,12,12 - H,? 2+elimination")
OVER = at("7/7/7/7/7/7/7 d4N 1:over 30,30,30 0,0,0 - - 3")


@pytest.mark.parametrize(
    ("state", "move", "rule", "message"),
    [
        (OVER, Orient(LEFT), "over", "the game is over: no move can follow"),
        (ORIENT, Roll(3), "step", "a heading is to be chosen, so a roll of the die cannot come now"),
        (ROLL, Orient(LEFT), "step", "the die is to be rolled, so choosing a heading cannot come now"),
        (ROLL, lay("d4-e4"), "step", "the die is to be rolled, so laying d4-e4 cannot come now"),
        (ROLL, Lay(0), "step", "the die is to be rolled, so laying a1-b1 cannot come now"),
        (ROLL, Lay(83), "step", "the die is to be rolled, so laying g6-g7 cannot come now"),
        (ROLL, Lay(84), "step", "the die is to be rolled, so laying a rug cannot come now"),
        (ROLL, Lay(999), "step", "the die is to be rolled, so laying a rug cannot come now"),
        (ROLL, Lay(-1), "step", "the die is to be rolled, so laying a rug cannot come now"),
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
        (ORIENT, Orient(3), "turn", "3 is not a turn; the choices are left, ahead, right"),
        (ORIENT, Orient(-1), "turn", "-1 is not a turn; the choices are left, ahead, right"),
        (TURNING, EndTurn(3), "turn", "3 is not a turn; the choices are left, ahead, right"),
        (ROLL, Roll(0), "die", "the die shows 1 to 4 steps, not 0"),
        (ROLL, Roll(5), "die", "the die shows 1 to 4 steps, not 5"),
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
        (LAYING, Lay(84), "place", "84 is not a place of a rug; places run from 0 to 83"),
        (LAYING, Lay(-1), "place", "-1 is not a place of a rug; places run from 0 to 83"),
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


def test_choosing_a_heading() -> None:
    after, events = happen(ORIENT, Orient(RIGHT))
    assert events == (Oriented(0, RIGHT, EAST),)
    assert kernel.step(after) == kernel.ROLL


def test_a_walk_on_bare_ground_pays_nothing() -> None:
    after, events = happen(ROLL, Roll(2))
    path = (Footstep(35, NORTH, None, False), Footstep(43, NORTH, None, False))
    assert events == (Walked(0, 2, board.CENTRE, path),)
    assert kernel.step(after) == kernel.LAY


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_face_of_the_die_is_walked(steps: int) -> None:
    (walked,) = happen(at("7/7/7/7/7/7/7 d1N 1:roll 30,30,30 15,15,15 - - 3"), Roll(steps))[1]
    assert isinstance(walked, Walked)
    assert [square_text(one.square) for one in walked.path] == ["d2", "d3", "d4", "d5"][:steps]


def test_a_walk_round_a_half_circle() -> None:
    # Off c7 to the north Assam comes back on d7, heading south.
    path = footsteps(parse_square("c6") * 4 + NORTH, 4)
    assert [square_text(one.square) for one in path] == ["c7", "d7", "d6", "d5"]
    assert [one.heading for one in path] == [NORTH, SOUTH, SOUTH, SOUTH]
    assert [one.left_by for one in path] == [None, NORTH, None, None]
    assert not any(one.corner for one in path)
    back = footsteps(parse_square("d6") * 4 + NORTH, 3)
    assert [square_text(one.square) for one in back] == ["d7", "c7", "c6"]
    assert [one.left_by for one in back] == [None, NORTH, None]
    assert not any(one.corner for one in back)


@pytest.mark.parametrize(
    ("corner", "leaving", "heading"),
    [("g7", NORTH, WEST), ("g7", EAST, SOUTH), ("a1", WEST, NORTH), ("a1", SOUTH, EAST)],
)
def test_a_corner_is_counted_twice(corner: str, leaving: int, heading: int) -> None:
    (first, _) = footsteps(parse_square(corner) * 4 + leaving, 2)
    assert first == Footstep(parse_square(corner), heading, leaving, True)


def test_a_tithe_is_counted_in_rings_from_assam() -> None:
    #  7 . . . . . . .
    #  6 . . I I I . .    d6 first, then its neighbours from the lowest square, then theirs;
    #  5 . . I N . I .    f5 touches e6 only at a corner.
    joined = at("7/2I>II2/2I2I1/7/7/7/7 d5N 1:roll 30,30,30 15,10,15 - - 3")
    after, events = happen(joined, Roll(1))
    assert events[1] == Paid(0, 1, 4, 4, squares("d6 c6 e6 c5"))
    assert Position(after).purses == (26, 34, 30)


def test_a_region_of_two_players_stops_at_the_owners_other_colour() -> None:
    state = at("7/2I>IA2/7/7/7/7/7 d5N 1:roll 30,30 12,11,12,11 - H,I 2")
    _, events = happen(state, Roll(1))
    assert events[1] == Paid(0, 1, 2, 2, squares("d6 c6"))


def test_nothing_is_due_on_the_other_colour_of_ones_own() -> None:
    state = at("7/3S3/7/7/7/7/7 d5N 1:roll 30,30 12,12,11,12 - H,I 2")
    _, events = happen(state, Roll(1))
    assert [type(event) for event in events] == [Walked]


POOR = "7/2I>II2/7/7/7/7/7 d5N 1:roll {},30,30 15,10,15 - - 3"


def test_a_payment_can_fall_short_of_the_tithe() -> None:
    after, events = happen(at(POOR.format(2)), Roll(1))
    assert events[1:] == (Paid(0, 1, 3, 2, squares("d6 c6 e6")),)
    assert (Position(after).purses, Position(after).step) == ((0, 32, 30), "lay")


def test_who_cannot_pay_in_full_is_out() -> None:
    after, events = happen(at(POOR.format(2) + "+elimination"), Roll(1))
    assert events[1:] == (Paid(0, 1, 3, 2, squares("d6 c6 e6")), Eliminated(0))
    assert Position(after).out == (0,)
    assert (Position(after).player, Position(after).step) == (1, "orient")
    assert Position(after).rugs_left == (0, 10, 15)


def test_who_pays_exactly_stays_with_nothing() -> None:
    after, events = happen(at(POOR.format(3) + "+elimination"), Roll(1))
    assert events[1:] == (Paid(0, 1, 3, 3, squares("d6 c6 e6")),)
    assert (Position(after).purses, Position(after).out) == ((0, 33, 30), ())


def test_nothing_to_pay_with_is_said_too() -> None:
    _, events = happen(at(POOR.format(0) + "+elimination"), Roll(1))
    assert events[1:] == (Paid(0, 1, 3, 0, squares("d6 c6 e6")), Eliminated(0))


def test_the_last_elimination_ends_the_game() -> None:
    state = at("7/2I>II2/7/7/7/7/7 d5N 1:roll 2,30,9 15,10,0 3 - 3+elimination")
    after, events = happen(state, Roll(1))
    assert events[2:] == (Eliminated(0), Ended(ranks=(2, 1, 3), scores=(0, 35, 9)))
    assert legal_moves(after) == []


def test_a_rug_says_what_it_covers() -> None:
    after, events = happen(LAYING, lay("e5-e6"))
    assert events == (Laid(0, parse_rug("e5-e6"), HENNA, (INDIGO, -1)),)
    assert happen(LAYING, lay("c5-b5"))[1] == (Laid(0, parse_rug("b5-c5"), HENNA, (-1, -1)),)
    one_each = at("7/7/1I2S2/7/7/7/7 d5N 1:lay 30,30,30 15,14,14 - - 3+elimination")
    assert happen(one_each, lay("e5-f5"))[1] == (Laid(0, parse_rug("e5-f5"), HENNA, (SAFFRON, -1)),)
    assert happen(one_each, lay("b5-c5"))[1] == (Laid(0, parse_rug("b5-c5"), HENNA, (INDIGO, -1)),)
    assert happen(one_each, lay("c5-c6"))[1] == (Laid(0, parse_rug("c5-c6"), HENNA, (-1, -1)),)
    assert Position(after).colour("e5") == "H"
    assert Position(after).colour("f5") == "I"


def test_the_last_rug_ends_the_game_with_places_and_scores() -> None:
    state = at("7/7/7/7/7/7/7 d4N 3:lay 30,31,29 0,0,1 - - 3")
    _, events = happen(state, lay("d5-e5"))
    assert events == (
        Laid(2, parse_rug("d5-e5"), SAFFRON, (-1, -1)),
        Ended(ranks=(3, 1, 2), scores=(30, 31, 31)),
    )


def test_both_piles_are_dealt_before_the_first_turn() -> None:
    first, events = happen(DEALING, Draw(SAFFRON))
    assert events == (Dealt(0, SAFFRON),)
    second, events = happen(first, Draw(INDIGO))
    assert events == (Dealt(1, INDIGO),)
    assert str(Position(second)).split(" ")[2] == "1:orient"
    assert str(Position(second)).split(" ")[6] == "S,I"


def test_the_rug_on_top_is_laid_and_the_next_one_drawn() -> None:
    state = at("7/7/7/7/7/7/7 d4N 2:lay 30,30 12,12,12,12 - H,A 2")
    after, events = happen(state, lay("d5-e5"))
    assert events == (Laid(1, parse_rug("d5-e5"), ALMOND, (-1, -1)),)
    assert legal_moves(after) == [Draw(INDIGO), Draw(ALMOND)]
    assert happen(after, Draw(INDIGO))[1] == (Drawn(1, INDIGO),)


def test_turning_at_the_end_fixes_the_next_players_way() -> None:
    after, events = happen(TURNING, EndTurn(LEFT))
    assert events == (Turned(0, LEFT, WEST),)
    assert (Position(after).player, Position(after).step) == (1, "roll")
    assert legal_moves(TURNING) == [EndTurn(LEFT), EndTurn(RIGHT)]


def test_the_heading_may_be_kept_by_house_rule() -> None:
    _, events = happen(KEEPING, EndTurn(AHEAD))
    assert events == (Turned(0, AHEAD, NORTH),)
    assert legal_moves(KEEPING) == [EndTurn(LEFT), EndTurn(AHEAD), EndTurn(RIGHT)]


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


@pytest.mark.parametrize("heading", [NORTH, EAST, SOUTH, WEST])
def test_a_walk_straight_on_leaves_by_no_side(heading: int) -> None:
    path = footsteps(board.CENTRE * 4 + heading, 3)
    along = (8, 1, -8, -1)[heading]
    assert path == tuple(Footstep(27 + steps * along, heading, None, False) for steps in (1, 2, 3))


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
    # Numbers that are no move are for `check` to refuse; they can be shown.
    assert (repr(Orient(7)), repr(Lay(84)), repr(Draw(9))) == ("Orient('7')", "Lay('84')", "Draw('9')")
    assert (str(Orient(-1)), str(Lay(-1)), str(Draw(-1)), str(Lay(83))) == ("-1", "-1", "-1", "g6-g7")
    for wrong in (1.5, None, [2]):
        with pytest.raises(ArgumentError):
            Lay(wrong)  # type: ignore[arg-type]
        with pytest.raises(ArgumentError):
            Roll(wrong)  # type: ignore[arg-type]


def test_a_move_is_made_of_a_number_or_a_text() -> None:
    assert Orient("L") == Orient(" Left ") == Orient(np.int64(LEFT)) == Orient(LEFT)
    assert type(Orient(np.int64(LEFT)).quarter) is int
    assert Lay("e4-d4") == Lay("d4-e4")
    assert Draw("+S") == Draw("saffron") == Draw(SAFFRON)
    for wrong in (lambda: Orient("back"), lambda: Lay("d4"), lambda: Draw("x")):
        with pytest.raises(NotationError):
            wrong()


def test_events_name_their_squares() -> None:
    game = Game.new(players=2, seed=4)
    seen: dict[type[Event], str] = {}
    while not game.over:
        for event in game.play(game.legal()[0]):
            seen.setdefault(type(event), repr(event))
            if isinstance(event, Walked):
                assert event.names[0] == square_text(event.start)
                assert len(event.names) == event.steps + 1
            elif isinstance(event, Paid):
                assert event.names[0] == game.position.assam
                assert len(event.names) == event.tithe
            elif isinstance(event, Laid):
                assert parse_rug(event.rug) == event.place
    assert seen[Oriented] == "Oriented(player=0, quarter='left', heading='west')"
    assert re.fullmatch(
        r"Walked\(player=0, steps=[1-4], names=\('d4', ('[a-g][1-7]',? ?)+\)\)", seen[Walked]
    )
    assert re.match(r"Laid\(player=0, rug='..-..', colour='[HS]', covers=\(None, None\)\)", seen[Laid])
    assert re.match(r"Paid\(player=., to=., tithe=\d+, paid=\d+, names=\('", seen[Paid])
    assert re.fullmatch(r"Drawn\(player=0, colour='[HS]'\)", seen[Drawn])
    assert repr(Dealt(1, INDIGO)) == "Dealt(player=1, colour='I')"
    assert repr(Turned(0, RIGHT, EAST)) == "Turned(player=0, quarter='right', heading='east')"
    assert repr(footsteps(at(ROUND).assam, 2)) == ROUND_PATH


ROUND = "7/7/7/7/7/7/7 a7N 1:orient 30,30,30 15,15,15 - - 3"
ROUND_PATH = "(<b7 round a mosaic>, <b6>)"


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
        (OVER, "3", "nothing: the game is over"),
        (OVER, "left", "nothing: the game is over"),
    ],
)
def test_a_text_that_means_nothing_here(state: State, text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(state, text)
    assert caught.value.expected == expected


def test_one_table_has_the_number_and_the_text_of_every_move() -> None:
    for step, known in MOVES.items():
        state = kernel.start(2)._replace(flow=kernel.with_step(0, step))
        for number, move in enumerate(known):
            assert move.number == number
            assert move == type(move)(number) == move_at(step, number)
            if move != Roll(0):
                assert parse_move(state, str(move)) is move
                assert parse_move(state, file_text(move)) is move
