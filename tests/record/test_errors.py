"""One tree of errors; each says what was wrong, where, and what would have been right."""

import copy
import pickle

import pytest

from marrakech.record.errors import IllegalMove, MarrakechError, NotationError, RulesetError

ERRORS = [
    RulesetError("unknown printing 'x'", "printing"),
    NotationError("z9", "a square a1 to g7", line=3, column=8),
    IllegalMove("assam", "a rug would cover Assam's square"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_all_errors_are_in_one_tree(error: MarrakechError) -> None:
    assert isinstance(error, MarrakechError)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_pickling_and_copying(error: MarrakechError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_a_notation_error_says_where() -> None:
    error = NotationError("z9", "a square a1 to g7", line=3, column=8)
    assert str(error) == "line 3, column 8: found 'z9', expected a square a1 to g7"


def test_nothing_found_is_the_end() -> None:
    assert str(NotationError("", "a rug")) == "line 1, column 1: found the end, expected a rug"


def test_an_error_can_be_moved_into_a_larger_text() -> None:
    assert (moved := NotationError("x", "y", line=1, column=4).at(7, 11)).line == 7
    assert moved.column == 14
    assert (moved := NotationError("x", "y", line=2, column=4).at(7, 11)).line == 8
    assert moved.column == 4


def test_an_illegal_move_names_the_rule_for_programs() -> None:
    error = IllegalMove("assam", "a rug would cover Assam's square")
    assert (error.rule, str(error)) == ("assam", "a rug would cover Assam's square")


def test_a_ruleset_error_names_the_part() -> None:
    assert RulesetError("no such thing", "players").about == "players"
    assert RulesetError("no such thing").about == ""
