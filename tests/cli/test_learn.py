"""A learner's file in the terminal: how one plays, and mistakes that come back."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from marrakech.analysis.learnerfile import (
    A_DAY,
    KeptGame,
    LearnerFile,
    read_learner,
    write_learner,
)
from marrakech.analysis.puzzles import shipped_puzzles
from marrakech.analysis.reviewed import RankedChoice, RankedPosition
from marrakech.cli import make_app
from tests.analysis.test_learnerfile import MISTAKE, review_line

GAMES = tuple(
    KeptGame(f"g{nth}", nth, 0.1, 0.007 + nth % 2 / 1000, "Idir", "en2021", 3, 30, True)
    for nth in range(8)
)


def run(*arguments: str, typed: str = "") -> tuple[int, str]:
    found = CliRunner().invoke(make_app("learn"), ["learn", *arguments], input=typed)
    return found.exit_code, found.output


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "learner.json"


def test_an_empty_file_says_what_is_missing(path: Path) -> None:
    code, said = run("--file", str(path))
    assert code == 0
    assert "0 of 5 games" in said
    assert "None of your mistakes is back" in said
    assert not path.exists()


def test_games_say_how_one_plays(path: Path) -> None:
    write_learner(path, LearnerFile(games=GAMES))
    said = run("--file", str(path))[1]
    assert "You play like an apprentice." in said
    assert "in 8 games" in said
    assert "Vous jouez comme un apprenti." in run("--file", str(path), "--language", "fr")[1]
    uneven = tuple(
        msgspec.structs.replace(game, loss=0.0 if nth else 0.05) for nth, game in enumerate(GAMES)
    )
    write_learner(path, LearnerFile(games=uneven))
    assert "more games will tell" in run("--file", str(path))[1]


def test_reviews_are_added(path: Path, tmp_path: Path) -> None:
    reviews = tmp_path / "reviews.jsonl"
    reviews.write_text(review_line() + "\n" + review_line(file="second.marrakech") + "\n")
    code, said = run("--file", str(path), "--add", str(reviews), "--name", "Idir")
    assert code == 0
    assert "2 wait for their day" in said
    learner = read_learner(path)
    assert [game.game for game in learner.games] == ["evening", "second"]
    code, said = run("--file", str(path), "--add", str(reviews), "--name", "Nobody")
    assert code == 2
    assert "Hana, Idir, Safia" in said
    assert read_learner(path) == learner


def test_what_is_no_learners_file_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("{]")
    code, said = run("--file", str(path))
    assert code == 2
    assert "learner.json" in said
    assert path.read_text() == "{]"


def ranked(*losses: tuple[str, float]) -> RankedPosition:
    choices = tuple(
        RankedChoice(move, None, (0.5 - loss, 0.5 + loss), (0, 0), loss, (), (0, 0))
        for move, loss in losses
    )
    return RankedPosition("standard", 2, 0, (0.5, 0.5), (0, 0), choices)


def test_a_mistake_is_solved_and_comes_back_later(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(one for one in shipped_puzzles() if "-" in one.best)
    best, second, third = (option.move for option in puzzle.options[:3])
    found = ranked((best, 0.0), (second, 0.01), (third, 0.2))
    monkeypatch.setattr("marrakech.analysis.ranker.rank_choices", lambda *_: found)
    mistake = msgspec.structs.replace(MISTAKE, position=puzzle.position)
    write_learner(path, LearnerFile(mistakes=(mistake,)))
    code, said = run("--file", str(path), "--solve", typed=f"z9-z8\n{third}\n")
    assert code == 0
    assert f"No: {best} is better" in said
    (after,) = read_learner(path).mistakes
    assert (after.right, after.missed) == (0, 1)
    assert "nothing to solve" in run("--file", str(path), "--solve")[1]
    # What cannot be told from the best is right.
    write_learner(path, LearnerFile(mistakes=(mistake,)))
    assert "Right." in run("--file", str(path), "--solve", typed=f"{second}\n")[1]
    (after,) = read_learner(path).mistakes
    assert after.right == 1
    assert after.due - mistake.due > A_DAY
