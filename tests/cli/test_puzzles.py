"""Puzzles listed, shown, made and checked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from marrakech.analysis.phrases import phrase
from marrakech.analysis.puzzlemaker import PuzzleMaker, Tally
from marrakech.analysis.puzzles import (
    Puzzle,
    judge_choice,
    parse_puzzles,
    shipped_puzzles,
    write_puzzle,
)
from marrakech.cli import make_app
from marrakech.messages import speaking

PUZZLES = shipped_puzzles()
EXACT = [puzzle for puzzle in PUZZLES if puzzle.exact]


def run(*arguments: str) -> tuple[int, str]:
    found = CliRunner().invoke(make_app("puzzles"), ["puzzles", *arguments])
    return found.exit_code, found.output


def test_the_command_lists_and_shows_puzzles() -> None:
    assert len(run("list")[1].splitlines()) == len(PUZZLES)
    told = next(
        one for one in EXACT if "-" in one.best and judge_choice(one, one.options[1].move).reasons
    )
    _, shown = run("show", told.name, "--solution", "--language", "fr")
    with speaking("fr"):
        assert phrase(judge_choice(told, told.options[1].move).reasons[0]) in shown
    assert told.best in shown
    assert "résolu exactement" in shown
    assert told.best not in run("show", told.name)[1].replace(told.name, "")
    assert run("show", "9-9-9")[0] == 2
    assert run("make")[0] == 2


def test_check_proves_a_file_again_and_fails_where_a_puzzle_does_not_stand(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text("".join(map(write_puzzle, EXACT[:3])))
    code, table = run("check", "--file", str(path))
    assert code == 0
    assert "| all | 3 | 3 |" in table
    first, second, *_ = EXACT[0].options
    text = path.read_text()
    path.write_text(text.replace(f"option {second.move} ", "option z ", 1))
    code, table = run("check", "--file", str(path))
    assert code == 1
    assert f"{EXACT[0].name}: " in table
    assert "| all | 3 | 2 |" in table
    assert first.move == EXACT[0].best


def test_check_may_be_of_a_sample(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text("".join(map(write_puzzle, EXACT[:6])))
    assert "| all | 2 | 2 |" in run("check", "--file", str(path), "--sample", "2", "--exact")[1]
    path.write_text("")
    assert run("check", "--file", str(path))[0] == 2


def test_a_run_that_was_broken_off_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def find(maker: PuzzleMaker, game: int, tally: Tally) -> Iterator[Puzzle]:
        assert maker.ruleset.printing.id == "fr57"
        assert maker.ruleset.players == 2
        asked.append(game)
        tally.choices += 10
        tally.judged += 2
        tally.kept += 1
        yield PUZZLES[game]

    monkeypatch.setattr(PuzzleMaker, "find", find)
    out = tmp_path / "puzzles.txt"
    arguments = ["make", "--printing", "fr57", "--players", "2", "--out", str(out), "--games", "3"]
    assert run(*arguments)[1].splitlines()[-1] == "3 games: 30 choices, 6 judged, 3 kept"
    whole = out.read_text()
    assert parse_puzzles(whole) == PUZZLES[1:4]
    # Game 3 had not come to its end.
    out.write_text(whole[: whole.index("# game 3")])
    run(*arguments)
    assert out.read_text() == whole
    assert asked == [1, 2, 3, 3]
