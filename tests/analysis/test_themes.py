"""Themes are what can be counted: drawn positions whose idea is plain."""

import pytest

from marrakech.analysis.puzzles import Puzzle, choice_numbers, shipped_puzzles
from marrakech.analysis.themes import PUZZLE_THEMES, leader_of, meets_corner, theme_of
from marrakech.record.position import Position

CUT = "7/7/7/1IIIII1/3H3/7/7 d3N 1:lay 20,20 10,10 - - 2+one-colour"
"""A row of five Indigo squares beside Assam."""
BROKE = "3S3/3S3/3S3/3S3/4SSS/7/7 d3N 1:orient 2,30,30 10,10,10 - - 3+elimination"
"""Only the way to the left is free, and the purse holds two."""
LAST = "7/7/7/3H3/7/7/7 d3N 1:lay 30,30,30 1,0,0 - - 3"


def themed(text: str, choice: str) -> str:
    state = Position.parse(text).state
    return theme_of(state, choice_numbers(state)[choice])


def test_a_rug_in_the_middle_of_a_row_cuts_it() -> None:
    assert themed(CUT, "d4-d5") == "cut"


def test_a_heading_that_the_purse_can_pay_saves_it() -> None:
    assert themed(BROKE, "left") == "purse"
    rich = BROKE.replace("orient 2,", "orient 30,")
    assert themed(rich, "left") == "walk"
    assert themed(rich, "ahead") == "price"


def test_nothing_to_count_on_the_last_rug_is_told_as_such() -> None:
    state = Position.parse(LAST).state
    told = {theme_of(state, choice) for choice in choice_numbers(state).values()}
    assert "last" in told
    assert told <= {"last", "region", "squares"}


def test_the_leader_is_the_best_of_the_others() -> None:
    state = Position.parse("7/7/7/3H3/7/7/7 d3N 1:lay 99,30,31 1,1,1 - - 3").state
    assert leader_of(state) == 2


def test_corners_are_met_on_the_way() -> None:
    state = Position.parse("7/7/7/7/7/7/7 g5N 1:orient 30,30,30 15,15,15 - - 3").state
    numbers = choice_numbers(state)
    assert meets_corner(state, numbers["ahead"])
    assert not meets_corner(state, numbers["left"])


@pytest.mark.parametrize("puzzle", shipped_puzzles()[::9], ids=lambda puzzle: puzzle.name)
def test_shipped_themes_follow_from_their_positions(puzzle: Puzzle) -> None:
    state = puzzle.state
    assert puzzle.theme == theme_of(state, choice_numbers(state)[puzzle.best])
    assert puzzle.theme in PUZZLE_THEMES
