"""`h` at a question: what would a strong player do, and why."""

from pathlib import Path

import pytest

from marrakech.cli.hints import hint_lines
from marrakech.engine.compiled import COMPILED
from marrakech.engine.ladder import GreedyBot
from marrakech.kernel.state import start
from marrakech.record import gamefile
from tests.cli.run import run
from tests.service.test_adviser import Sage


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMPILED, "prepare", lambda: None)
    monkeypatch.setattr(COMPILED, "_ready", {})


def test_h_gives_a_hint_and_asks_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text="h\na\nh\n\nhint\n1\nq\n")
    assert done.exit_code == 0, done.output
    assert done.output.count("Hint: ") == 2
    assert "(greedy: 1 turn ahead, 3 positions)" in done.output
    assert "There is nothing to choose: press Enter to roll the die." in done.output
    # It only speaks: the choices are the player's.
    assert gamefile.load(path).moves[0] is not None
    assert "1. A" in path.read_text(encoding="utf-8")


def test_no_hints_between_people(tmp_path: Path) -> None:
    seats = ["--seat", "you:Ana", "--seat", "you:Ben"]
    done = run("play", "--terminal", *seats, "--file", tmp_path / "g.marrakech", text="h\nq\n")
    assert "Hints are for games of one person against bots." in done.output
    assert "Hint: " not in done.output


class Quick(Sage):
    """Knows chances without being asked with a cancel."""

    def choose(self, state, limits, cancel=None):  # type: ignore[no-untyped-def]
        import threading

        return super().choose(state, limits, cancel or threading.Event())


def test_chances_are_told_where_the_bot_knows_them() -> None:
    said = hint_lines(start(3), Quick)
    assert "wins 55% of the time; expects 30 points; the next best, " in said[0]
    assert said[1] == "  (master: 3 turns ahead, 4200 positions)"


def test_points_are_told_where_it_does_not() -> None:
    said = hint_lines(start(3), GreedyBot)
    assert "as good as" in said[0] or "points more than the next best" in said[0]


def test_the_merchant_plays_until_the_master_is_ready(tmp_path: Path) -> None:
    seats = ["--seat", "you:Ana", "--seat", "bot:master:Idir"]
    done = run("play", "--terminal", *seats, "--file", tmp_path / "g.marrakech", text="a\n\n1\nq\n")
    assert done.exit_code == 0, done.output
    assert done.output.count("The master is getting ready") == 1
