"""The board as a page gets it: rules, rounds, piles and rugs."""

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.state import start
from marrakech.record.game import Game
from marrakech.record.legality import legal_choices
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.wire import boards

SWITCHES = {
    "one_colour": kernel.ONE_COLOUR,
    "elimination": kernel.ELIMINATION,
    "end_turn": kernel.END_TURN,
    "keep_heading": kernel.KEEP_HEADING,
    "cover_own": kernel.COVER_OWN,
}


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_of_the_rules_is_told_by_its_name(switch: str) -> None:
    told = boards.rules(2 | SWITCHES[switch])
    assert told.players == 2
    assert [name for name in SWITCHES if getattr(told, name)] == [switch]


def test_a_round_ends_when_everybody_has_laid_a_rug() -> None:
    node = Node(start(3))
    assert boards.position(node).rounds == 15
    rounds = []
    for _ in range(4):
        told = boards.position(node)
        rounds.append((told.round, told.turn))
        node = node.after("left").after("1")
        node = node.after(str(legal_choices(node.state)[0]))
    assert rounds == [(1, 1), (1, 2), (1, 3), (2, 4)]


def test_the_rug_on_the_board_is_told_with_what_is_seen_of_it() -> None:
    node = Node(start(4)).after("ahead").after("2").after("c6-c5")
    told = boards.position(node)
    assert [(rug.colour, rug.squares, rug.visible, rug.neutral) for rug in told.rugs] == [
        ("H", ["c5", "c6"], ["c5", "c6"], False)
    ]
    assert (told.assam.square, told.assam.heading) == ("d6", "north")
    assert told.piles is None
    assert told.stocks == [11, 12, 12, 12]


def test_the_rugs_of_whoever_went_out_are_neutral_from_then_on() -> None:
    first_out = Position.parse("7/7/7/1I>IH>H2/7/7/7 d4N 3:orient 30,0,60 14,14,15 2 - 3+elimination")
    told = boards.position(Node(first_out.state))
    assert told.out == [1]
    assert {rug.colour: rug.neutral for rug in told.rugs} == {"H": False, "I": True}


def test_two_players_have_a_pile_of_two_colours_each() -> None:
    told = boards.position(Node(start(2)))
    assert told.piles is not None
    assert [(pile.top, pile.left) for pile in told.piles] == [
        (None, {"H": 12, "S": 12}),
        (None, {"I": 12, "A": 12}),
    ]
    assert [boards.colours(2, seat) for seat in range(2)] == [["H", "S"], ["I", "A"]]
    assert [boards.colours(3, seat) for seat in range(3)] == [["H"], ["I"], ["S"]]


def test_bare_ground_has_no_letter() -> None:
    assert [boards.cover(colour) for colour in (-1, 0, 3)] == [None, "H", "A"]


def test_the_last_round_is_told_when_the_game_is_over() -> None:
    game = Game.new(players=3, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    told = boards.position(game.node)
    assert told.round == told.rounds - min(told.stocks) == 15
