"""What may be done next: every place is legal, or refused with the reason that the rules have for it."""

import pytest

from marrakech.kernel import board, turn
from marrakech.kernel.state import start
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.words import rug_text
from marrakech.wire.choosing import next_choice

WHY = {turn.ON_ASSAM: "assam", turn.AWAY_FROM_ASSAM: "away", turn.WHOLE_RUG: "whole_rug"}


@pytest.mark.parametrize("cover_own", [False, True])
def test_every_place_is_legal_or_refused_as_the_rules_have_it(cover_own: bool) -> None:
    seen = set()
    for seed in range(4):
        game = Game.new(players=4, seed=seed, cover_own=cover_own)
        while not game.over:
            if game.position.step == "lay":
                state = game.position.state
                told = next_choice(state)
                why = {place: turn.refusal(state, place) for place in range(board.PLACES)}
                assert [one.rug for one in told.rugs] == [
                    rug_text(place) for place, refused in why.items() if not refused
                ]
                assert [(one.rug, one.why) for one in told.refused] == [
                    (rug_text(place), WHY[refused]) for place, refused in why.items() if refused
                ]
                seen |= {one.why for one in told.refused}
            game.play(game.legal()[seed % len(game.legal())])
    assert seen == set(WHY.values())


def test_the_path_of_a_roll_is_as_long_as_the_roll_and_ends_where_it_leads() -> None:
    for heading in next_choice(Game.new(players=3, seed=1).position.state).headings:
        for roll in heading.rolls:
            assert len(roll.path) == roll.steps
            assert roll.path[-1].square == roll.square
        assert sum(roll.weight for roll in heading.rolls) == 6


def test_a_mosaic_is_told_with_the_heading_on_which_assam_left_the_board() -> None:
    corner = Position.parse("7/7/7/7/7/7/7 a2S 1:orient 30,30,30 15,15,15 - - 3").state
    half = Position.parse("7/7/7/7/7/7/7 c6N 1:orient 30,30,30 15,15,15 - - 3").state
    told = []
    for state in (corner, half):
        [ahead] = [one for one in next_choice(state).headings if one.turn == "ahead"]
        told.append([(step.mosaic, step.left) for step in ahead.rolls[-1].path])
    bare = (None, None)
    assert told == [
        [bare, ("corner", "south"), bare, bare],
        [bare, ("half", "north"), bare, bare],
    ]


def test_a_place_tells_what_it_covers() -> None:
    state = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3").state
    node = Node(state).after("ahead").after("1").after("c5-c6").after("right").after("1")
    covered = {one.rug: one.covers for one in next_choice(node.state).rugs}
    assert (covered["c5-d5"], covered["d5-d6"]) == (["H", None], [None, None])


def test_three_headings_can_be_chosen_and_one_is_rolled_on() -> None:
    node = Node(start(3))
    for told, turns in ((node, ["left", "ahead", "right"]), (node.after("left"), ["ahead"])):
        headings = next_choice(told.state).headings
        assert [one.turn for one in headings] == turns
        assert all(one.rolls for one in headings)


def test_where_nobody_is_left_to_roll_a_heading_costs_nothing() -> None:
    text = "7/7/7/2H>H3/7/7/7 d5N 1:turn 30,30,30 0,0,0 - - 3+elimination+end-turn"
    headings = next_choice(Position.parse(text).state).headings
    assert [(one.turn, one.average, one.rolls) for one in headings] == [
        ("left", 0.0, []),
        ("right", 0.0, []),
    ]
