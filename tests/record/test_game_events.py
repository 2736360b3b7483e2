"""What a move brings about."""

import re

import pytest

from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.kernel.board import AHEAD, EAST, LEFT, NORTH, RIGHT, SOUTH, WEST
from marrakech.kernel.state import ALMOND, HENNA, INDIGO, SAFFRON
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
from marrakech.record.legality import legal_moves
from marrakech.record.moves import (
    Draw,
    EndTurn,
    Orient,
    Roll,
)
from marrakech.record.position import Position
from marrakech.record.words import parse_rug, parse_square, square_text
from tests.record.games import happen
from tests.record.steps import DEALING, KEEPING, LAYING, ORIENT, ROLL, TURNING, at, lay, squares


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


@pytest.mark.parametrize("heading", [NORTH, EAST, SOUTH, WEST])
def test_a_walk_straight_on_leaves_by_no_side(heading: int) -> None:
    path = footsteps(board.CENTRE * 4 + heading, 3)
    along = (8, 1, -8, -1)[heading]
    assert path == tuple(Footstep(27 + steps * along, heading, None, False) for steps in (1, 2, 3))


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
