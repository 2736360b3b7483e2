"""Puzzles: the solution is told once it is found or asked for, and not before."""

import msgspec
import pytest

from marrakech.analysis.puzzles import judge_choice, shipped_puzzles
from marrakech.service.errors import Invalid
from marrakech.wire import tries
from marrakech.wire.tries import PuzzleTry, SolverRating

PUZZLE = next(
    puzzle
    for puzzle in shipped_puzzles()
    if "-" in puzzle.best and judge_choice(puzzle, puzzle.best).reasons
)
SOLVER = SolverRating(1250, 200, 0.06)


def test_a_puzzle_is_shown_without_its_solution() -> None:
    shown = msgspec.to_builtins(tries.shown(PUZZLE))
    assert shown["puzzle"] == PUZZLE.name
    assert shown["position"] == PUZZLE.position
    assert shown["printing"] == PUZZLE.printing
    assert shown["rating"] == round(PUZZLE.rating.points)
    assert not {"best", "options", "reasons", "greedy", "found"} & shown.keys()


def test_the_best_is_right_and_compared_with_greedy() -> None:
    right = tries.answer(PUZZLE, PuzzleTry(PUZZLE.best))
    assert right.right
    assert right.best == PUZZLE.best
    assert right.win_tried == right.win_best == round(PUZZLE.options[0].win, 4)
    assert (right.behind, right.exact) == (0, PUZZLE.exact)
    assert right.solver is None
    assert right.reasons
    for reason in right.reasons:
        assert {"en", "fr"} <= reason.words.keys()


def test_another_choice_is_wrong_and_the_solution_is_kept() -> None:
    for option in PUZZLE.options[1:]:
        wrong = tries.answer(PUZZLE, PuzzleTry(option.move))
        assert not wrong.right
        assert wrong.best is None
        assert wrong.win_tried == round(option.win, 4)
        assert wrong.behind == round(option.behind, 4) > 0
        assert PUZZLE.best not in str(msgspec.to_builtins(wrong))


def test_the_solution_is_shown_when_it_is_asked_for_and_that_is_not_right() -> None:
    shown = tries.answer(PUZZLE, PuzzleTry(None))
    assert not shown.right
    assert shown.best == PUZZLE.best


def test_a_right_first_try_raises_the_rating_and_others_lower_it() -> None:
    right = tries.answer(PUZZLE, PuzzleTry(PUZZLE.best, SOLVER)).solver
    wrong = tries.answer(PUZZLE, PuzzleTry(PUZZLE.options[1].move, SOLVER)).solver
    shown = tries.answer(PUZZLE, PuzzleTry(None, SOLVER)).solver
    assert right is not None
    assert wrong is not None
    assert right.points > SOLVER.points > wrong.points
    assert shown == wrong
    assert right.deviation < SOLVER.deviation


@pytest.mark.parametrize(
    "solver", [{"points": 1e9}, {"deviation": 0}, {"volatility": -1}, {"points": "x"}, {"more": 1}]
)
def test_a_rating_that_cannot_be_is_refused(solver: dict[str, object]) -> None:
    given = {"points": 1250, "deviation": 200, "volatility": 0.06, **solver}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"choice": "left", "solver": given}, PuzzleTry)


def test_what_is_no_choice_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        tries.answer(PUZZLE, PuzzleTry("z9-z8"))
    assert (refused.value.code, refused.value.detail) == ("illegal_move", {"move": "z9-z8"})
