"""Every puzzle is played: its solution is legal, is not greedy's choice, and can be explained."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from typer.testing import CliRunner

from marrakech.analysis import puzzlemaker
from marrakech.analysis.comparison import reasons
from marrakech.analysis.phrases import phrase
from marrakech.analysis.puzzlemaker import (
    CLEAR_ERRORS,
    CLEAR_MARGIN,
    FIRST_MOVE,
    MOST_PLAYOUTS,
    PER_GAME,
    PLAYOUTS_AT_ONCE,
    PuzzleMaker,
    Tally,
)
from marrakech.analysis.puzzles import (
    PUZZLE_THEMES,
    SOLVERS,
    Puzzle,
    choice_numbers,
    daily_puzzle,
    find_puzzle,
    judge_choice,
    parse_puzzles,
    shipped_puzzles,
    theme_of,
    write_puzzle,
)
from marrakech.analysis.sampling import Rollout
from marrakech.analysis.valuation import STANDARD, Valuer
from marrakech.cli import make_app
from marrakech.engine.greedy import greedy_choice
from marrakech.messages import speaking
from marrakech.record.errors import NotationError
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

PUZZLES = shipped_puzzles()


def choices(puzzle: Puzzle) -> dict[str, int]:
    """The legal choices of a puzzle by name."""
    return choice_numbers(Position.parse(puzzle.position).state)


def test_every_puzzle_is_played() -> None:
    assert len(PUZZLES) >= 300
    for puzzle in PUZZLES:
        position = Position.parse(puzzle.position)
        known = choices(puzzle)
        best, greedy = known[puzzle.best], known[puzzle.greedy]
        assert greedy == greedy_choice(position.state) != best, puzzle.name
        position.play(puzzle.best)
        assert puzzle.options[0].move == puzzle.best
        assert {option.move for option in puzzle.options} <= set(known)
        assert puzzle.greedy in {option.move for option in puzzle.options}
        assert puzzle.margin > 0
        assert "greedy" in puzzle.missed
        assert set(puzzle.missed) <= set(SOLVERS)
        assert puzzle.rating in (1, 2, 3)


def test_reasons_follow_from_the_position_and_are_told_in_both_languages() -> None:
    for puzzle in PUZZLES:
        state = Position.parse(puzzle.position).state
        known = choices(puzzle)
        best, greedy = known[puzzle.best], known[puzzle.greedy]
        found = reasons(state, best, greedy)
        assert [reason.code for reason in puzzle.reasons] == [reason.code for reason in found]
        assert puzzle.theme == theme_of(state, best, found) in PUZZLE_THEMES
        for told, reason in zip(puzzle.reasons, found, strict=True):
            assert told.best == pytest.approx(reason.best, abs=1e-4)
            for language in ("en", "fr"):
                with speaking(language):
                    assert phrase(told) == phrase(reason)


def test_no_puzzle_comes_twice() -> None:
    assert Counter(puzzle.position for puzzle in PUZZLES).most_common(1)[0][1] == 1
    assert Counter(puzzle.name for puzzle in PUZZLES).most_common(1)[0][1] == 1
    days = [daily_puzzle(day).name for day in range(len(PUZZLES))]
    assert len(set(days)) == len(PUZZLES)
    assert {len(Position.parse(puzzle.position).purses) for puzzle in PUZZLES} == {2, 3, 4}


def test_a_puzzle_is_found_by_its_name_and_by_its_day() -> None:
    assert [find_puzzle(one.name) for one in PUZZLES[:3]] == list(PUZZLES[:3])
    assert find_puzzle("no such puzzle") is None
    # Servers agree on the puzzle of a day, whatever their release.
    assert [daily_puzzle(day) for day in range(4)] == [PUZZLES[101 * day] for day in range(4)]


def test_a_puzzle_that_many_share_cannot_be_changed() -> None:
    puzzle = PUZZLES[0]
    for one, field in (
        (puzzle, "best"),
        (puzzle.options[0], "win"),
        (judge_choice(puzzle, puzzle.best), "right"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(one, field, None)


def test_other_dice_come_to_the_same_solutions() -> None:
    for puzzle in Random(5).sample(PUZZLES, 4):
        state = Position.parse(puzzle.position).state
        known = choices(puzzle)
        valuer = Valuer(len(Position.parse(puzzle.position).purses), STANDARD)
        asked = tuple(known[option.move] for option in puzzle.options)
        rollout = Rollout(state, asked, valuer, seed=987)
        rollout.extend(96)
        for other in asked[1:]:
            gap, error = rollout.gap(asked[0], other)
            assert gap > -error, puzzle.name
        assert rollout.best() == asked[0], puzzle.name


def test_a_file_is_read_as_it_was_written() -> None:
    text = "# by hand\n\n" + "".join(write_puzzle(puzzle) for puzzle in PUZZLES[:5])
    again = parse_puzzles(text)
    assert again == PUZZLES[:5]
    with pytest.raises(NotationError, match=f"line 3.*puzzle {PUZZLES[0].name}"):
        parse_puzzles(text.replace("best", "worst"))
    with pytest.raises(NotationError, match="a puzzle"):
        parse_puzzles(text.replace("option", "option x y"))


def test_a_game_gives_the_same_puzzles_again() -> None:
    rules = Ruleset.of(players=3).rules
    found = []
    for _ in range(2):
        maker = PuzzleMaker(rules, 1)
        states = [state for _, state in maker.positions(1)]
        found.append((states, [maker.promising(state) for state in states[60:70]]))
    assert found[0] == found[1]


def test_what_playouts_do_not_confirm_is_dropped() -> None:
    puzzle = PUZZLES[0]
    state = Position.parse(puzzle.position).state
    maker = PuzzleMaker(state.rules, 1)
    known = choices(puzzle)
    quick = maker.quick.valuation(state)
    kept = maker.clear_best(state, quick, known[puzzle.greedy])
    assert kept is not None
    assert kept.best() == known[puzzle.best]
    gap, error = kept.gap(known[puzzle.best], known[puzzle.greedy])
    assert gap > CLEAR_ERRORS * error
    # Were the best choice greedy's, it would be no puzzle.
    assert maker.clear_best(state, quick, known[puzzle.best]) is None
    assert Tally().kept == 0


def test_a_shipped_puzzle_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = min(PUZZLES, key=lambda each: (each.playouts, len(each.options)))
    number, game, move = map(int, puzzle.name.split("-"))
    state = Position.parse(puzzle.position).state
    maker = PuzzleMaker(Ruleset.of(players=number).rules, 1)
    monkeypatch.setattr(maker, "positions", lambda _: iter([(FIRST_MOVE - 1, state), (move, state)]))
    tally = Tally()
    assert [write_puzzle(each) for each in maker.find(game, tally)] == [write_puzzle(puzzle)]
    assert tally == Tally(choices=1, played_out=1, kept=1)
    rollout = maker.clear_best(state, *(maker.promising(state) or pytest.fail("not promising")))
    monkeypatch.setattr(maker, "clear_best", lambda *_: rollout)
    monkeypatch.setattr(maker, "positions", lambda _: iter([(move, state)] * (PER_GAME + 3)))
    assert len(list(maker.find(game, Tally()))) == PER_GAME
    monkeypatch.setattr(maker, "clear_best", lambda *_: None)
    assert list(maker.find(game, tally := Tally())) == []
    assert tally == Tally(choices=PER_GAME + 3, played_out=PER_GAME + 3)


class _Undecided:
    """Playouts that always find the same gap with the same error."""

    made: ClassVar[list[int]] = []
    found: ClassVar[tuple[float, float]] = (0.0, 0.0)

    def __init__(self, _state: object, chosen: tuple[int, ...], *_: object) -> None:
        self.chosen, self.playouts = chosen, 0

    def extend(self, number: int) -> None:
        self.playouts += number
        self.made.append(number)

    def best(self) -> int:
        return self.chosen[0]

    def gap(self, _one: int, _other: int) -> tuple[float, float]:
        return self.found


def test_what_stays_unclear_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = PUZZLES[0]
    state = Position.parse(puzzle.position).state
    maker = PuzzleMaker(state.rules, 1)
    quick = maker.quick.valuation(state)
    greedy = choices(puzzle)[puzzle.greedy]
    monkeypatch.setattr(puzzlemaker, "Rollout", _Undecided)
    for found, batches in (
        ((CLEAR_MARGIN + 0.01, 0.03), MOST_PLAYOUTS // PLAYOUTS_AT_ONCE),
        ((0.0, 0.001), 1),
    ):
        monkeypatch.setattr(_Undecided, "found", found)
        monkeypatch.setattr(_Undecided, "made", [])
        assert maker.clear_best(state, quick, greedy) is None
        assert _Undecided.made == [PLAYOUTS_AT_ONCE] * batches


def test_a_run_that_was_broken_off_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def find(_: PuzzleMaker, game: int, tally: Tally) -> Iterator[Puzzle]:
        asked.append(game)
        tally.choices += 10
        tally.played_out += 2
        tally.kept += 1
        yield PUZZLES[game]

    monkeypatch.setattr(PuzzleMaker, "find", find)
    out = tmp_path / "puzzles.txt"
    arguments = ["puzzles", "make", "--seed", "1", "--out", str(out), "--games"]
    made = CliRunner().invoke(make_app("puzzles"), [*arguments, "3"])
    assert made.output.splitlines()[-1] == "3 games: 30 choices, 6 played out, 3 kept"
    whole = out.read_text()
    assert parse_puzzles(whole) == PUZZLES[1:4]
    # Game 3 had not come to its end.
    out.write_text(whole[: whole.index("# game 3")])
    CliRunner().invoke(make_app("puzzles"), [*arguments, "3"])
    assert out.read_text() == whole
    assert asked == [1, 2, 3, 3]
