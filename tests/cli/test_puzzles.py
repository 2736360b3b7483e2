"""Puzzles listed and shown."""

from typer.testing import CliRunner

from marrakech.analysis.phrases import phrase
from marrakech.analysis.puzzles import shipped_puzzles
from marrakech.cli import make_app
from marrakech.messages import speaking


def test_the_command_lists_and_shows_puzzles() -> None:
    puzzles = shipped_puzzles()
    listed_all = CliRunner().invoke(make_app("puzzles"), ["puzzles", "list"])
    assert len(listed_all.output.splitlines()) == len(puzzles)
    told = next(puzzle for puzzle in puzzles if puzzle.reasons)
    shown = CliRunner().invoke(
        make_app("puzzles"), ["puzzles", "show", told.name, "--solution", "--language", "fr"]
    )
    with speaking("fr"):
        assert phrase(told.reasons[0]) in shown.output
    assert told.best in shown.output
    assert CliRunner().invoke(make_app("puzzles"), ["puzzles", "show", "9-9-9"]).exit_code == 2
    assert CliRunner().invoke(make_app("puzzles"), ["puzzles", "make"]).exit_code == 2
