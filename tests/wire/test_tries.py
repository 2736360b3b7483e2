"""Puzzles: the solution is told with an answer and not before."""

import msgspec
import pytest

from marrakech.analysis.puzzles import shipped_puzzles
from marrakech.service.errors import Invalid
from marrakech.wire import tries

PUZZLE = shipped_puzzles()[0]


def test_a_puzzle_is_shown_without_its_solution() -> None:
    shown = msgspec.to_builtins(tries.shown(PUZZLE))
    assert shown["puzzle"] == PUZZLE.name
    assert shown["position"] == PUZZLE.position
    assert not {"best", "options", "reasons", "greedy"} & shown.keys()


def test_the_best_is_right_and_compared_with_greedy() -> None:
    right = tries.answer(PUZZLE, PUZZLE.best)
    assert right.right
    assert right.win_tried == right.win_best == round(PUZZLE.options[0].win, 4)
    assert right.playouts == PUZZLE.playouts
    assert {reason.code for reason in right.reasons} == {reason.code for reason in PUZZLE.reasons}
    for reason in right.reasons:
        assert {"en", "fr"} <= reason.words.keys()


def test_another_choice_is_wrong_and_told_what_would_be_better() -> None:
    other = PUZZLE.options[1].move
    wrong = tries.answer(PUZZLE, other)
    assert not wrong.right
    assert wrong.best == PUZZLE.best
    assert wrong.win_tried == round(PUZZLE.options[1].win, 4)


def test_what_is_no_choice_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        tries.answer(PUZZLE, "z9-z8")
    assert (refused.value.code, refused.value.detail) == ("illegal_move", {"move": "z9-z8"})
