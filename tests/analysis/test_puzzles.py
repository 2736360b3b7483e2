"""Puzzles: every legal choice is judged, the best is clearly ahead, and none of it is told before a try."""

from collections import Counter
from dataclasses import FrozenInstanceError, replace

import pytest

from marrakech.analysis.comparison import reasons
from marrakech.analysis.puzzles import (
    CLEAR_ERRORS,
    CLEAR_LEAD,
    SOLVERS,
    PuzzleOption,
    choice_numbers,
    daily_puzzle,
    find_puzzle,
    judge_choice,
    parse_puzzles,
    shipped_puzzles,
    write_puzzle,
)
from marrakech.engine.endings.endings import Endings
from marrakech.engine.greedy import greedy_choice
from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import COVER_OWN, END_TURN, ONE_COLOUR, players
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.position import Position

PUZZLES = shipped_puzzles()
WRONG_BEFORE = {
    # The solution that was shipped, and what is exact; each stood in the file of the first edition.
    "en2021-3-7-131",
    "en2021-4-209-137",
    "en2021-3-7-128",
    "en2021-4-134-138",
    "en2021-3-64-129",
    "en2021-3-154-125",
    "en2021-4-41-137",
}


def test_there_are_puzzles_of_every_kind() -> None:
    assert len(PUZZLES) >= 400
    by_players = Counter(players(puzzle.state) for puzzle in PUZZLES)
    assert min(by_players[number] for number in (2, 3, 4)) >= 60
    assert {puzzle.printing for puzzle in PUZZLES} == set(PRINTINGS)
    for switch, fewest in ((END_TURN, 20), (COVER_OWN, 5), (ONE_COLOUR, 3)):
        assert sum(bool(puzzle.state.rules & switch) for puzzle in PUZZLES) >= fewest
    assert {puzzle.stars for puzzle in PUZZLES} == {1, 2, 3}


def test_at_most_a_fifth_is_quiet() -> None:
    themes = Counter(puzzle.theme for puzzle in PUZZLES)
    assert themes["quiet"] <= len(PUZZLES) / 5
    assert len(themes) >= 9


def test_every_legal_choice_is_judged_and_the_best_is_clearly_ahead() -> None:
    for puzzle in PUZZLES:
        known = choice_numbers(puzzle.state)
        assert {option.move for option in puzzle.options} == set(known), puzzle.name
        assert len(known) >= 3, puzzle.name
        assert all(option.clearly_behind for option in puzzle.options[1:]), puzzle.name
        assert puzzle.margin >= CLEAR_LEAD
        assert puzzle.options[0].behind == 0
        assert known[puzzle.greedy] == greedy_choice(puzzle.state) != known[puzzle.best], puzzle.name
        assert "greedy" in puzzle.missed
        assert set(puzzle.found) <= set(SOLVERS)
        if puzzle.exact:
            assert {option.games for option in puzzle.options} == {0}
            assert {option.error for option in puzzle.options} == {0.0}
        else:
            assert min(option.games for option in puzzle.options) >= 50


@pytest.mark.parametrize("name", sorted(WRONG_BEFORE))
def test_what_was_wrong_is_gone_or_right(name: str) -> None:
    puzzle = find_puzzle(name)
    if puzzle is not None:
        solved = Endings().solve(puzzle.state)
        assert puzzle.exact or solved is None


def test_no_puzzle_comes_twice() -> None:
    assert Counter(puzzle.position for puzzle in PUZZLES).most_common(1)[0][1] == 1
    assert Counter(puzzle.name for puzzle in PUZZLES).most_common(1)[0][1] == 1
    days = [daily_puzzle(day).name for day in range(len(PUZZLES))]
    assert len(set(days)) == len(PUZZLES)


def test_a_puzzle_is_found_by_its_name_and_by_its_day() -> None:
    assert [find_puzzle(one.name) for one in PUZZLES[:3]] == list(PUZZLES[:3])
    assert find_puzzle("no such puzzle") is None
    # Servers agree on the puzzle of a day, whatever their release.
    assert daily_puzzle(0) == PUZZLES[0]
    assert daily_puzzle(len(PUZZLES) + 1) == daily_puzzle(1)


def test_a_puzzle_that_many_share_cannot_be_changed() -> None:
    puzzle = PUZZLES[0]
    for one, field in (
        (puzzle, "theme"),
        (puzzle.options[0], "win"),
        (puzzle.rating, "points"),
        (judge_choice(puzzle, puzzle.best), "right"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(one, field, None)


def test_a_lead_counts_from_four_percent_and_three_standard_errors() -> None:
    def option(behind: float, error: float) -> PuzzleOption:
        return PuzzleOption("left", 0.3, 0.01, 100, behind, error)

    assert option(CLEAR_LEAD, 0.0).clearly_behind
    assert not option(CLEAR_LEAD - 0.001, 0.0).clearly_behind
    assert option(0.09, 0.09 / CLEAR_ERRORS).clearly_behind
    assert not option(0.09, 0.031).clearly_behind
    assert option(0.09, 0.0299).clearly_behind
    assert PuzzleOption("left", 0.3) == PuzzleOption("left", 0.3, 0.0, 0, 0.0, 0.0)


def test_a_puzzle_is_solved_or_played_out() -> None:
    options = (
        PuzzleOption("left", 0.6),
        PuzzleOption("right", 0.5, behind=0.1),
        PuzzleOption("ahead", 0.4, behind=0.2),
    )
    solved = replace(PUZZLES[0], options=options)
    assert (solved.best, solved.exact, solved.margin) == ("left", True, 0.1)
    assert not replace(solved, options=(replace(options[0], games=200), *options[1:])).exact
    assert {bot for puzzle in PUZZLES for bot in puzzle.found} <= set(SOLVERS)
    assert any(SOLVERS[-1] in puzzle.found for puzzle in PUZZLES)


def test_every_try_is_answered_with_why_the_best_is_better() -> None:
    told = 0
    for puzzle in PUZZLES[::7]:
        numbers = choice_numbers(puzzle.state)
        best = numbers[puzzle.best]
        for option in puzzle.options:
            verdict = judge_choice(puzzle, option.move)
            assert verdict.right == (option.move == puzzle.best)
            assert verdict.tried == option
            against = puzzle.greedy if verdict.right else option.move
            assert verdict.reasons == reasons(puzzle.state, best, numbers[against])
            told += bool(verdict.reasons)
    assert told > len(PUZZLES[::7])
    with pytest.raises(IllegalMove, match="z9"):
        judge_choice(PUZZLES[0], "z9-z8")


def test_a_file_is_read_as_it_was_written() -> None:
    text = "# by hand\n\n" + "".join(write_puzzle(puzzle) for puzzle in PUZZLES[:5])
    again = parse_puzzles(text)
    assert again == PUZZLES[:5]
    assert all(str(Position.parse(puzzle.position)) == puzzle.position for puzzle in again)
    for broken in (
        text.replace("rating", "rated"),
        text.replace("option", "option x y"),
        text.replace("position", "position 8"),
        text.replace("\nseed", "\nseed x"),
    ):
        with pytest.raises(NotationError, match=r"line 3.*a puzzle"):
            parse_puzzles(broken)
